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
      mystisk: "run runa, seid sejd, mån måne, dröm dröm, thul siare",
      nobel: "vis vis, gåt gåta, od diktning",
      mork: "skug skugga, myrk mörk",
      men: "leif arv, galdur trollsång, nir =, andur =, elmir =, imir =, finn same, endil =",
      women: "vala sierska, nira =, elmira =, inna =, lind =, andra =",
    },
    keltisk: {
      maktig: "nev himmel",
      mystisk: "rin hemlighet, ser stjärnor",
      nobel: "awen ingivelse, bard skald",
      mork: "gwyl skymning, rith vålnad",
      men: "oreth =, avan =, ethor =, evar =",
      women: "aira ord, elyn =, oria =, elora =",
    },
    klassisk: {
      maktig: "thaum under, them lag",
      mystisk: "selen måne, myst hemlig, mel sång, lyr lyra",
      nobel: "kron tid, fil kärlek, aret dygd",
      mork: "leth glömska, amaur dunkel",
      men: "eon =, idon =, elios =, yros =, enios =, anthos blomma, ador =, ion =",
      women: "issa =, alia =, yra =, idora =, ethea =, onia =, anthe =, edra =",
    },
    modern: {
      maktig: "orb värld, magn stor",
      mystisk: "lun måne, arkan hemlig, silent tyst, nebul dimma",
      nobel: "lumin/lum ljus, ver sann, etern evig, aev tidsålder",
      mork: "umbr skugga, tenebr mörker",
      men: "ius =, andor =, elian =, avor =, astor =, enor =, ael =, athor =, endor =",
      women: "ia =, endra =, ella =, elia =, avora =, andra =, issa =, elune =",
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
      maktig: "malm malm, berg berg, stein sten, horn horn, klint klint, ram stark",
      mystisk: "glim glimmer, urd stenras, skarn skarn, flint flinta, arin härd",
      nobel: "aud rikedom, mjöd mjöd",
      mork: "kol kol, aur grus, torv torv, grim mask",
      men: "grim mask, rik mäktig, gar spjut, var vakt, din =, dur =, rak =, bard =, gund =, dorn =",
      women: "borga borg, dina =, nara =, drida =, gunda =, rona =",
    },
    keltisk: {
      maktig: "gord slägga, durn näve, garth ås",
      mystisk: "dovn djup, kel dold",
      nobel: "aur guld, gem ädelsten",
      mork: "glo kol, tomen hög",
      men: "brin kulle, din fäste, or =, ek =, rok =, grun =, dorn =, gorn =",
      women: "ora =, roka =, enna =, drona =",
    },
    klassisk: {
      maktig: "lith sten",
      mystisk: "sard karneol",
      nobel: "krys guld, krom färg",
      mork: "gorg skräcklig",
      men: "aros =, arok =",
      women: "ona =, ura =, ika =, arla =",
    },
    modern: {
      maktig: "grav tung, ferr järn",
      mystisk: "kavern håla, gemm ädelsten",
      nobel: "topas topas, jasp jaspis",
      mork: "karb kol, basalt basalt",
      men: "ok =, ur =, ard =, adon =",
      women: "unda =, roka =",
    },
  },
  drake: {
    nordisk: {
      maktig: "eld eld, glöd glöd, brand brand, brim bränning",
      mystisk: "tind tinne, sky moln, frost frost",
      nobel: "gull guld, hjalm hjälm",
      mork: "svid brännsår, aske aska, etter gift",
      men: "loge låga, fang grepp, gor =, vorg =, rath =, gorm =",
      women: "orma orm, loga låga, fanga grepp, gora =, naura =, mora =",
    },
    keltisk: {
      maktig: "flam låga, tan eld",
      mystisk: "tarth dimma",
      nobel: "rud röd",
      mork: "brath bett",
      men: "agon =, othan =, asor =, aroth =",
      women: "othara =, asora =, yssa =, orga =",
    },
    klassisk: {
      maktig: "pyr eld, keraun åskvigg",
      mystisk: "tyf rök",
      nobel: "basil kung, smarag smaragd, tyrann härskare, drak drake, krat makt",
      mork: "deim skräck, ker dödsgudinna, nekr död",
      men: "oros berg, yron =, antor =, ithar =, oth =, athor =, orath =, aroth =",
      women: "agone =, antora =, ithara =, ysara =, odra =, ondra =",
    },
    modern: {
      maktig: "ign eld, vulk vulkan, vorak glupsk",
      mystisk: "serp orm, vort virvel",
      nobel: "rubr röd, imper välde",
      mork: "atr svart, sulf svavel, infern helvete, saev vild",
      men: "agor =, ath =, onar =, arath =, amoth =, essar =",
      women: "edra =, onara =, yssa =, adora =, athyra =",
    },
  },
};

/** Of the peoples that only /dnd-namn has: Old English, Swedish, Norse and Latin elements, by people. */
export const peopleElements: Readonly<Record<string, Readonly<Record<string, Elements>>>> = {
  halvling: {
    fornengelsk: {
      maktig: "dun kulle, wil vilja, brom ginst, aler al",
      mystisk: "elm alm, mos mossa, mer sjö, lin lin, hasel hassel, fern ormbunke",
      nobel:
        "mild mild, blith glad, til god, win vän, ros ros, plum plommon, tam tam, lark lärka, malt malt, ald gammal, glad glad",
      mork: "thorn törne, grim mask, mor hed",
      men: "bert klar, fast fast, win vän, rick mäktig, ward vakt, helm hjälm, bo =, din =, nick =, rin =, ik =, obin =, eby =, in =, ibald =, red råd, wald makt, ulf varg",
      women:
        "wyn glädje, bel =, della =, ella =, lina =, tilla =, etta =, inda =, obel =, ola =, ana =, ibel =, annis =, inna =",
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
        "thurs jätte, brak brak, bol bål, rog strid, skell smäll, hogg hugg, ram stark, lurk klubba",
      mystisk:
        "draug gengångare, mar mara, haug hög, nar lik, ulf varg, varg varg, thok dimma, harg offerplats",
      nobel: "gram vred, garp våghals, dreng kämpe, hal man, ragn gudamakter, drott härskare",
      mork: "gor slem, dolk dolk, ban bane, grav grav, krak kråka, morn sorg, kol kol, grim mask, nid hån",
      men: "ak =, uk =, ash =, og =, ur =, gul =, rog =, zak =, dur =, mog =, gash =, thak =, osh =, ug =, ruk =, arg =, unak =, orm =, raz =, rosh =, zog =, kash =, thok =, grom =",
      women: "sha =, uga =, akha =, gra =, thra =, ulga =, oga =, ozra =, nara =, zula =",
    },
  },
  demonattling: {
    latinsk: {
      maktig: "ferv hetta, ign eld, vulk vulkan, ard glöd, flagr brinnande, vindik hämnare",
      mystisk:
        "somn sömn, umbr skugga, enigm gåta, lun måne, nebul dimma, sibyl sierska, silent tyst, mir underbar, etern evig",
      nobel: "regal kunglig, glor ära, vot löfte, aur guld, laud lov, feral dödlig",
      mork: "tenebr mörker, kalig mörker, sever sträng, vesper afton, malef ond, nokt natt, mort död, furv mörk, infern helvete, nefar skändlig, ruin ruin",
      men: "ael =, arius =, eth =, ian =, iel =, imor =, ior =, ith =, orin =, azar =, amiel =, adiel =, athiel =, arion =, uriel =",
      women:
        "anima själ, amora =, andra =, ara =, emara =, era =, iela =, imora =, ira =, itha =, ya =, issa =, eliss =, imira =, elith =, azura =",
    },
  },
  halvalv: {
    blandad: {
      maktig:
        "skog skog, ask ask, hav hav, storm storm, brand eld, ravn korp, hjort hjort, älv älv, falk falk, lund lund, vild vild, alm alm, ulv ulv",
      mystisk:
        "run runa, mån måne, dröm dröm, glim glimmer, norr norr, ljus ljus, mistel mistel, sag saga",
      nobel: "svan svan, sann sann, ros ros, adal ädel, ljung ljung, lind lind",
      mork: "löv löv, vinter vinter, moln moln, dimm dimma, rim rimfrost",
      men: "elis =, iel =, aril =, evin =, anir =, elor =, andir =, eron =, oran =, or =, avir =, elin =, orel =, alin =, oriel =, orian =, elian =, imor =",
      women:
        "isia =, elise =, iona =, aria =, elora =, andira =, inda =, ora =, isa =, avira =, elina =, iara =, alina =, amira =, emira =, orina =",
    },
  },
};
