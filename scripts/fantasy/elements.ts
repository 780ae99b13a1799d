/*
 * Elements of fantasy names, written by hand: Norse and Swedish (nordisk), Welsh (keltisk), Greek (klassisk) and
 * Latin (modern), spelt as a Swede would say them (hrímr is rim, lloer is loer). Each is followed by its meaning in
 * Swedish, or by = if it is an ending of our own without a meaning. "run/runa" are two forms of one element: the
 * second is for endings that would be hard to say after the first. An element that begins a name has the style that
 * its meaning suits; those that end one are of men and of women.
 */

export const STYLES = ["maktig", "mystisk", "nobel", "mork"] as const;

export type Elements = Readonly<Record<(typeof STYLES)[number] | "men" | "women", string>>;

/** By category and origin. */
export const elements: Readonly<Record<string, Readonly<Record<string, Elements>>>> = {
  krigare: {
    nordisk: {
      maktig: "järn järn, thrud styrka, åsk åska, styr strid, storm storm",
      mystisk: "rim rimfrost, norr norr, hauk hök",
      nobel: "adal ädel, heid heder, tir ära, örn örn",
      mork: "ravn korp, svart svart, val fallen, ulv varg",
      men: "vard vakt, ulf varg, mund skydd, geir spjut, brand svärd, vald härskare, mar ryktbar, ar krigare",
      women:
        "gunn strid, hild strid, veig kraft, vor värn, run hemlighet, borg skydd, rid skön, dis gudaväsen, frid fred",
    },
    keltisk: {
      maktig: "cad strid, taran åska, cadar stark, dur stål",
      mystisk: "lyr hav, mor hav",
      nobel: "arian silver, glew modig, mael furste",
      mork: "bran korp, galar sorg",
      men: "arth björn, wyn vit, gar älskande, vael furste, oran =, enor =, ethan =",
      women: "wen vit, lys hov, wyna vit, una =, eth =, essa =",
    },
    klassisk: {
      maktig: "alk styrka, dor spjut, tharr mod",
      mystisk: "aster stjärna, ther vilddjur",
      nobel: "arist bäst, tim ära, kalli skön",
      mork: "ereb mörker, lyk varg",
      men: "andros man, enor manlig, ides son, kles ryktbar, ander man, eus =",
      women: "andra man, ida =, ione =, essa =",
    },
    modern: {
      maktig: "val stark, bell krig, arm vapen",
      mystisk: "mar hav, mont berg",
      nobel: "laur lager, fid trogen, dign värdig, regal kunglig",
      mork: "nokt natt, sever sträng",
      men: "or =, imar =, emond =, avin =, elor =, evar =",
      women: "ora =, arda =, ira =, ela =, elis =",
    },
  },
  magiker: {
    nordisk: {
      maktig: "gald trollsång, himin himmel, magn kraft",
      mystisk: "run runa, seid sejd, mån måne, dröm dröm",
      nobel: "vis vis, gåt gåta",
      mork: "skug skugga, myrk mörk",
      men: "leif arv, galdur trollsång, vin vän, nir =, andur =, elmir =, imir =, edur =",
      women: "vala sierska, nira =, elmira =, edis =, inna =",
    },
    keltisk: {
      maktig: "nev himmel, nerth styrka",
      mystisk: "rin hemlighet, ser stjärnor",
      nobel: "awen ingivelse, derwyd druid, bard skald",
      mork: "angov glömska, gwyl skymning",
      men: "eran =, ydan =, oreth =, ilor =, avan =, aswyn =, ethor =",
      women: "aira ord, ena =, elyn =, oria =, elora =",
    },
    klassisk: {
      maktig: "theur gudaverk, thaum under",
      mystisk: "selen måne, myst hemlig, mel sång, lyr lyra",
      nobel: "kron tid, fil kärlek",
      mork: "leth glömska, amaur dunkel",
      men: "agoras torg, istor kunnig, eon =, idon =, elios =, yros =, enios =",
      women: "issa =, alia =, yra =, idora =, ethea =, onia =, anthe =",
    },
    modern: {
      maktig: "orb värld, magn stor",
      mystisk: "lun måne, arkan hemlig, silent tyst, nebul dimma",
      nobel: "lumin/lum ljus, ver sann, etern evig",
      mork: "umbr skugga, somn sömn, tenebr mörker",
      men: "ius =, andor =, elian =, avor =, astor =, enor =",
      women: "ia =, endra =, ella =, elia =, avora =, edia =",
    },
  },
  alv: {
    nordisk: {
      maktig: "sol sol, vind vind, sunn sol",
      mystisk: "silv/silver silver, ljom glans",
      nobel: "lind lind, svan svan, fager fager",
      mork: "skym skymning, sval sval",
      men: "ir =, aril =, evin =, elor =, il =, orvel =",
      women: "elva älv, unna våg, alin =, ela =, iriel =, emira =, oriel =",
    },
    keltisk: {
      maktig: "avon flod, eryr örn",
      mystisk: "seren/sere stjärna, eirlys snödroppe",
      nobel: "mel honung, telyn harpa",
      mork: "hirae/hiraeth längtan",
      men: "lyn sjö, dir land, ion =, eril =, orel =, imor =",
      women: "dera ekar, eira snö, ia =, iwen =, iela =",
    },
    klassisk: {
      maktig: "thal/thalas hav, or berg",
      mystisk: "irid regnbåge, nefel moln, lys frigörelse",
      nobel: "rod ros, myrt myrten",
      mork: "hesper afton, eleg klagan",
      men: "elion =, anor =, ilas =, iel =, aris =",
      women: "yla skog, elia =, ine =, alis =, inoe =, ysia =, enia =, iora =",
    },
    modern: {
      maktig: "vent vind, sol sol",
      mystisk: "stell stjärna, mir underbar, seren klar, silv skog",
      nobel: "flor blomma, alb vit, aur guld",
      mork: "vesper afton, niv snö, sal vide",
      men: "ian =, avel =, eris =, indor =, anor =, elin =, orian =",
      women: "iella =, iana =, imira =, ienna =, aria =, orelle =, inelle =",
    },
  },
  dvarg: {
    nordisk: {
      maktig: "malm malm, berg berg, stein sten, horn horn, klint klint",
      mystisk: "glim glimmer, urd stenras, skarn skarn, flint flinta",
      nobel: "brons brons, smid smide, aud rikedom, mjöd mjöd",
      mork: "kol kol, sot sot, aur grus, torv torv",
      men: "grim mask, rik mäktig, bor borg, gar spjut, var vakt, din =, dur =, nar =, rak =, bard =, gund =",
      women: "borga borg, bera björninna, dina =, nara =, drida =, gunda =, rona =",
    },
    keltisk: {
      maktig: "gord slägga, durn näve",
      mystisk: "dovn djup, golud rikedom",
      nobel: "aur guld, gem ädelsten",
      mork: "glo kol, tomen hög",
      men: "brin kulle, din fäste, or =, ek =, rok =, grun =, dorn =",
      women: "mura mur, dina fäste, ora =, roka =, enna =, drona =",
    },
    klassisk: {
      maktig: "lith sten, sider järn",
      mystisk: "sard karneol",
      nobel: "krys guld, kalk koppar, krom färg",
      mork: "gorg skräcklig",
      men: "or =, orin =, aros =, arok =",
      women: "ona =, ura =, ika =, arla =",
    },
    modern: {
      maktig: "rup klippa, grav tung, gran granit",
      mystisk: "kavern håla, gemm ädelsten, kvars kvarts",
      nobel: "rubin rubin, topas topas, jasp jaspis",
      mork: "karb kol, basalt basalt, ardes skiffer",
      men: "ok =, on =, ur =, ard =, ander =, rok =",
      women: "ura =, arla =, ina =, unda =, roka =, gura =",
    },
  },
  drake: {
    nordisk: {
      maktig: "eld eld, glöd glöd, skrid skred, brand brand",
      mystisk: "eim ånga, tind tinne, sky moln, frost frost",
      nobel: "baug ring, gull guld, hjalm hjälm",
      mork: "svid brännsår, aske aska",
      men: "loge låga, fang grepp, gor =, naur =, ithor =, urgan =, vorg =",
      women: "orma orm, loga låga, fanga grepp, gora =, naura =, garda =",
    },
    keltisk: {
      maktig: "flam låga, tan eld",
      mystisk: "tarth dimma, uvel gnista",
      nobel: "rud röd",
      mork: "garv grov, kaled sträng",
      men: "adain vinge, agon =, othan =, asor =, aroth =",
      women: "othara =, asora =, yssa =, ysia =",
    },
    klassisk: {
      maktig: "pyr eld, keraun åskvigg",
      mystisk: "tyf rök",
      nobel: "basil kung, smarag smaragd, tyrann härskare, drak drake",
      mork: "deim skräck, ker dödsgudinna",
      men: "oros berg, yron =, antor =, ithar =, oth =, athor =, orath =",
      women: "agone =, antora =, ithara =, ossa =, ysara =",
    },
    modern: {
      maktig: "ign eld, vulk vulkan, torr brännande, magm magma",
      mystisk: "serp orm",
      nobel: "rubr röd, imper välde, rutil rödglänsande",
      mork: "atr svart, sulf svavel, infern helvete",
      men: "agor =, ath =, isar =, onar =, arath =, amoth =, essar =",
      women: "isara =, edra =, onara =, yssa =, adora =, athyra =",
    },
  },
};

/** Of the peoples that only /dnd-namn has: Old English, Swedish, Norse and Latin elements, by people. */
export const peopleElements: Readonly<Record<string, Readonly<Record<string, Elements>>>> = {
  halvling: {
    fornengelsk: {
      maktig:
        "dun kulle, wil vilja, brom ginst, tor klippa, bul tjur, aler al, herth härd, wald skog",
      mystisk:
        "elm alm, fen kärr, mist dimma, mos mossa, mer sjö, lin lin, hasel hassel, fern ormbunke, medu mjöd",
      nobel:
        "god god, mild mild, blith glad, til god, win vän, ros ros, plum plommon, tam tam, lark lärka, malt malt, ald gammal, gold guld, honig honung",
      mork: "thorn törne, fal brun, grim mask, wint vinter, dim dunkel, mor hed",
      men: "bert klar, fast fast, win vän, rick mäktig, ward vakt, helm hjälm, bo =, din =, kin =, lo =, nick =, rin =, ik =, obin =, eby =, in =, olo =, ibald =, red råd, wald makt, ulf varg, mer ryktbar",
      women:
        "wyn glädje, bera björninna, bel =, della =, ella =, ina =, lina =, mina =, rina =, rilla =, tilla =, etta =, inda =, obel =, ola =, ana =, hild strid, dryd kraft, ibel =, elle =, annis =",
    },
  },
  gnom: {
    svensk: {
      maktig:
        "bult bult, kugg kugge, skruv skruv, spett spett, knall knall, klang klang, sprak sprak, krut krut, pling pling, spinn spinn",
      mystisk:
        "gnist gnista, glim glimmer, tick tick, virr virrvarr, prism prisma, surr surr, trick trick, gåt gåta, blink blink, snurr snurr",
      nobel: "knep knep, kvick kvick, klur klurig, rapp rapp, fin fin, silver silver, pryd prydlig",
      mork: "mull mull, rot rot, sork sork, dunk dunkel, sot sot, smyg smyg, torv torv, pirr pirr",
      men: "olin =, ikin =, ibert =, ondo =, erik =, imus =, etto =, askel =, umbel =, isto =, obin =, andel =, ipo =, ulf =, elius =, ivar =, okko =, inkel =, ello =, ino =, erius =",
      women:
        "olina =, ibella =, onda =, imma =, etta =, umbla =, obina =, andela =, illi =, elia =, inka =, ella =, ina =, eria =, andra =",
    },
  },
  orch: {
    nordisk: {
      maktig:
        "thurs jätte, brak brak, bol bål, gny dån, rog strid, rask rask, skell smäll, hogg hugg, thrum åska, grip grepp",
      mystisk:
        "draug gengångare, gand trollstav, mar mara, ygg skräck, haug hög, nar lik, troll troll, ulf varg, varg varg, thok dimma, harg offerplats",
      nobel:
        "gram vred, garp våghals, dreng kämpe, rekk kämpe, hal man, jarl jarl, ragn gudamakter, drott härskare",
      mork: "gor slem, saur smuts, vrang skev, dolk dolk, ban bane, grav grav, krak kråka, morn sorg, kol kol",
      men: "ak =, uk =, ash =, og =, ur =, gul =, rog =, zak =, dur =, mog =, gash =, thak =, var =, osh =, ug =, ruk =, arg =, org =, azug =, okar =, unak =, orm =, raz =",
      women:
        "ga =, sha =, uga =, oka =, ura =, akha =, gra =, thra =, va =, zura =, ulga =, oga =, umra =, arga =, ozra =, nara =",
    },
  },
  demonattling: {
    latinsk: {
      maktig: "kalid het, ferv hetta, ign eld, vulk vulkan, torr brännande, viol våldsam, ard glöd",
      mystisk:
        "somn sömn, umbr skugga, arkan hemlig, enigm gåta, lun måne, nebul dimma, sibyl sierska, silent tyst, mir underbar, etern evig",
      nobel:
        "regal kunglig, glor ära, vot löfte, honor heder, aur guld, laud lov, ver sann, profan ohelig",
      mork: "tenebr mörker, kalig mörker, sever sträng, vesper afton, malef ond, nokt natt, mort död, furv mörk, dol sorg, infern helvete, abyss avgrund",
      men: "ardor glöd, orkus dödsrike, ignis eld, ael =, ander =, arius =, as =, emar =, eron =, eth =, ian =, iel =, imor =, ior =, ith =, onar =, orin =, us =, azar =, asael =, imon =, oriel =, ovar =",
      women:
        "anima själ, aela =, amora =, andra =, ara =, emara =, era =, etha =, iela =, imora =, ira =, itha =, ya =, issa =, ariane =, eliss =, imira =",
    },
  },
  halvalv: {
    blandad: {
      maktig:
        "flod flod, skog skog, ask ask, hav hav, storm storm, brand eld, ravn korp, berg berg, hjort hjort, älv älv, falk falk, lund lund, vild vild",
      mystisk: "run runa, mån måne, dröm dröm, glim glimmer, norr norr, syn syn, ljus ljus",
      nobel: "svan svan, blom blomma, sann sann, ros ros, fager fager, adal ädel, ljung ljung",
      mork: "skymn skymning, sorg sorg, löv löv, vinter vinter, moln moln, dimm dimma, frost frost",
      men: "elis =, iel =, ion =, aril =, evin =, anir =, elor =, andir =, eron =, ilan =, oran =, ind =, or =, avir =, elin =, iar =, orel =, evan =, alin =",
      women:
        "isia =, elise =, iela =, iona =, aria =, evina =, anira =, elora =, andira =, ilane =, orana =, inda =, ora =, isa =, avira =, elina =, iara =, alina =, amira =",
    },
  },
};
