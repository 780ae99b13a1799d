/*
 * Elements of fantasy names, written by hand: Norse and Swedish (nordisk), Welsh (keltisk), Greek (klassisk), and for
 * modern Latin words, of which the first has an x or a z. Spelling is simplified (hrímr is rim, blaidd is
 * blaid). Each is followed by its meaning in Swedish. An element that begins a name has the style that its
 * meaning suits; those that end one are of men and of women.
 */

export const STYLES = ["maktig", "mystisk", "nobel", "mork"] as const;

type Elements = Readonly<Record<(typeof STYLES)[number] | "men" | "women", string>>;

/** By category and origin. */
export const elements: Readonly<Record<string, Readonly<Record<string, Elements>>>> = {
  krigare: {
    nordisk: {
      maktig: "jarn järn, thrud styrka, storm storm, brynj brynja",
      mystisk: "rim rimfrost, thok dimma, draum dröm, undr under",
      nobel: "hird hird, sigur seger, adal ädel, hedr ära",
      mork: "natt natt, svart svart, harm sorg, nifl mörk dimma",
      men: "vard vakt, geir spjut, ulf varg, brand svärd, hjalm hjälm, mund skydd, bjorn björn",
      women:
        "varda vakt, gunn strid, hild strid, gerda värn, brynja brynja, skjalda sköld, veig kraft",
    },
    keltisk: {
      maktig: "nerth styrka, cadar stark, taran åska, dur stål",
      mystisk: "niwl dimma, breud dröm, barug rimfrost, sibr viskning",
      nobel: "clod ära, gwrol tapper, arian silver, brenin kung",
      mork: "galar sorg, braw skräck, cadug mörker",
      men: "mael furste, arth björn, lew lejon, gryf stark, dewr modig, blaid varg, aryf vapen",
      women:
        "maela furstinna, artha björn, lewa lejon, gryfa stark, blaida varg, arfa vapen, wen vit",
    },
    klassisk: {
      maktig: "krat makt, bront åska, keraun åskvigg, sthen styrka",
      mystisk: "oneir dröm, aster stjärna, hypn sömn, ainig gåta",
      nobel: "arist bäst, klei ära, timo ära, argyr silver",
      mork: "melan svart, nykt natt, ereb mörker, deim skräck",
      men: "machos strid, andros man, alkos styrka, damas kuvare, archos härskare, stratos här, nikes seger",
      women:
        "macha strid, andra man, alkea styrka, damea kuverska, archa härskarinna, strata här, nikea seger",
    },
    modern: {
      maktig: "ferox vild, audax djärv, torax bröstpansar, pugnax stridslysten",
      mystisk: "lynx lodjur, zenit zenit, zen stillhet",
      nobel: "rex kung, dux ledare, tenax ihärdig, pax fred",
      mork: "atrox grym, falx lie, vindex hämnare, nox natt",
      men: "ensis svärd, ursus björn, ignis eld, umbo sköldbuckla, arcus båge, ardor glöd",
      women: "arma vapen, ursa björn, igna eld, aquila örn, ira vrede, ensa svärd",
    },
  },
  magiker: {
    nordisk: {
      maktig: "megin kraft, himin himmel, elding blixt, dunur dån",
      mystisk: "run runa, seid sejd, mani måne, stjarn stjärna",
      nobel: "vis vis, minn minne, frod kunnig, lof lov",
      mork: "skug skugga, myrk mörk, rokk mörker, dul fördold",
      men: "rad råd, mal tal, leif arv, galdur trollsång, hugi sinne, ljod sång, stav stav",
      women:
        "rada råd, mala tal, leifa arv, galda trollsång, vala sierska, ljoda sång, disa gudaväsen",
    },
    keltisk: {
      maktig: "gallu kraft, mellt blixt, wybr himmel, tanwyd glöd",
      mystisk: "rhith skenbild, rhin hemlighet, loer måne, swyn besvärjelse",
      nobel: "doeth vis, awen ingivelse, dysg lärdom",
      mork: "gwyl skymning, cudd dold, hwyr kväll, lwyd grå",
      men: "dewin trollkarl, lais röst, air ord, enaid själ, alaw melodi, amser tid, sain klang",
      women:
        "dewina trollkvinna, laisa röst, aira ord, enaida själ, alawa melodi, amsera tid, seren stjärna",
    },
    klassisk: {
      maktig: "dynam kraft, kosm värld, theur gudaverk",
      mystisk: "krypt dold, selen måne, myst hemlig, telet invigning",
      nobel: "soph vishet, gnos kunskap, noem tanke, aleth sanning",
      mork: "skot mörker, amaur dunkel, leth glömska, kelain mörk",
      men: "mantes siare, phron sinne, phemos tal, mathes lärdom, logon ord, medes råd, semos tecken",
      women:
        "mantia spådom, phrona sinne, phema tal, mythea saga, logea ord, meda råd, sema tecken",
    },
    modern: {
      maktig: "vortex virvel, vivax levande, fugax flyktig, apex topp",
      mystisk: "hex häxa, galax galax, onyx onyx, zodiak djurkrets",
      nobel: "lux ljus, lex lag, judex domare, vox röst",
      mork: "styx dödsflod, nyx natt, fallax bedräglig, obex hinder",
      men: "animus sinne, orbis värld, omen förebud, augur spåman, astrum stjärna, auris öra",
      women: "anima själ, astra stjärnor, umbra skugga, idea tanke, omina förebud, orba värld",
    },
  },
  alv: {
    nordisk: {
      maktig: "sol sol, vind vind, fjell fjäll, foss fors",
      mystisk: "tindr glitter, ljos ljus, sky sky, norr norr",
      nobel: "lind lind, svan svan, fager fager, lilj lilja",
      mork: "haust höst, myr myr, skym skymning, kveld kväll",
      men: "lauf löv, elfur älv, lund lund, alf alv, falk falk, sval sval, sior sjö",
      women: "laufa löv, elva älv, unn våg, alva alv, svana svan, fura fura, lilja lilja",
    },
    keltisk: {
      maktig: "haul sol, gwynt vind, afon flod, eryr örn",
      mystisk: "enfys regnbåge, gwawr gryning, seren stjärna, gloyn fjäril",
      nobel: "alarch svan, lili lilja, rhos rosor, elain hind",
      mork: "hydref höst, noswyl vaka, lwyn snår",
      men: "deri ekar, lyn sjö, onnen ask, eos näktergal, helyg vide, awel bris, fryn kulle",
      women: "dera ekar, lyna sjö, onna ask, eosa näktergal, helya vide, awela bris, eira snö",
    },
    klassisk: {
      maktig: "heli sol, anem vind, thalass hav, ornith fågel",
      mystisk: "iris regnbåge, aur bris, neph moln, phaid skimrande",
      nobel: "anth blomma, rhodo ros, ione viol, lirio lilja",
      mork: "hesper afton, opor höst, keim vinter, orphn mörker",
      men: "hylos skog, neros vatten, phoros bärare, thallos skott, elaios oliv, linos lin, earos vår",
      women:
        "hyle skog, nera vatten, phora bärarinna, thallia skott, elaia oliv, lina lin, earina vår",
    },
    modern: {
      maktig: "zefyr västanvind, kortex bark, vertex topp, oryx antilop",
      mystisk: "azur himmelsblå, helix spiral, hazel hassel, fenix fenix",
      nobel: "salix vide, larix lärk, flox flox, azal azalea",
      mork: "taxus idegran, ilex järnek, radix rot, nix snö",
      men: "olor svan, ulmus alm, alnus al, amnis flod, imber regn, auster sunnanvind",
      women: "unda våg, ulma alm, alna al, alba vit, uva druva, aura bris",
    },
  },
  dvarg: {
    nordisk: {
      maktig: "stein sten, malm malm, hamar hammare, bjarg berg",
      mystisk: "gljuf klyfta, glim glimmer, djup djup, dolg dold",
      nobel: "gull guld, silfr silver, korund korund, smid smide",
      mork: "kol kol, sot sot, grof gruva, aur grus",
      men: "sted städ, hall häll, smid smed, skegg skägg, grim mask, gard gård, rik mäktig",
      women: "stedda städ, borga borg, halla häll, smida smide, fletta fläta, gulla guld",
    },
    keltisk: {
      maktig: "maen sten, craig klippa, morth hammare, haiarn järn",
      mystisk: "ogof grotta, dofn djup, grisal kristall, hollt spricka",
      nobel: "aur guld, efyd brons, euryn smycke",
      mork: "glo kol, huddyg sot, rhwd rost, tomen grushög, dued svärta",
      men: "gof smed, bal bergstopp, pridd jord, mur mur, tal panna, lech häll",
      women:
        "gofa smed, bala bergstopp, prida jord, mura mur, plethen fläta, tala panna, lecha häll",
    },
    klassisk: {
      maktig: "lith sten, sider järn, petro klippa, sphyr hammare",
      mystisk: "byth djup, antr grotta, kryst kristall, magnes magnet",
      nobel: "chrys guld, chalk brons, sard karneol, techn konst",
      mork: "asbol sot, orykt gruva, anthrak kol",
      men: "akmon städ, ergos verk, tekton byggare, pyros eld, kamnos arbete, domos hus, bathos djup",
      women: "akma egg, ergea verk, tektona byggerska, pyra eld, kamine ugn, doma hus, bathea djup",
    },
    modern: {
      maktig: "silex flinta, bronz brons, bazal basalt, fornax ugn",
      mystisk: "kvarz kvarts, zirk zirkon, pumex pimpsten, zeol zeolit",
      nobel: "topaz topas, ametiz ametist, artifex hantverkare, granaz granat",
      mork: "zink zink, kalx kalk, pix beck",
      men: "incus städ, opus verk, aurum guld, antrum grotta, acus nål, altor fostrare",
      women: "auria guld, antra grottor, arca kista, alta djup, ossa ben, ampla stor",
    },
  },
  drake: {
    nordisk: {
      maktig: "brann brand, gnyr dån, hridar storm, skrid skred",
      mystisk: "eim rök, gufa ånga, tind tinne, glod glöd",
      nobel: "drott härskare, skatt skatt, baug ring, prud ståtlig",
      mork: "eitr etter, svid brännsår, osk aska, hel dödsrike",
      men: "orm orm, logi låga, venge vinge, klo klo, tann tand, fang grepp, bruni brand",
      women: "orma orm, loga låga, venja vinge, eisa glöd, hronna våg, tanna tand, kolga våg",
    },
    keltisk: {
      maktig: "flam låga, tan eld, tymest storm, esgyl vinge",
      mystisk: "tarth dimma, nuden dis, ager ånga, huan sol",
      nobel: "trysor skatt, ysblen glans, rhud röd",
      mork: "garw grov, tywyl mörk, dychryn skräck, erch hemsk",
      men: "sarf orm, adain vinge, dant tand, crafang klo, losg brand, kaur jätte",
      women:
        "sarfa orm, adaina vinge, danta tand, losga brand, crafa klo, kaura jättinna, tana eld",
    },
    klassisk: {
      maktig: "phlog låga, pyr eld, thyell storm, gigant jätte",
      mystisk: "kapn rök, aithr eter, typh rök",
      nobel: "thesaur skatt, basil kung, porphyr purpur, tyrann härskare",
      mork: "ophi orm, kaust bränd, sparag söndersliten",
      men: "drakon drake, pteros vinge, aithos glöd, keras horn, stomos mun, ophis orm, kauma hetta",
      women:
        "drakaina drake, ptera vinge, aithra glöd, kera horn, stoma mun, ophia orm, oura svans",
    },
    modern: {
      maktig: "maxil käke, vorax glupsk, velox snabb, saxum klippa",
      mystisk: "sphinx sfinx, kalyx bägare, exal utandning",
      nobel: "anax härskare, crux kors, zaffir safir",
      mork: "edax frätande, trux hotfull, nex död",
      men: "anguis orm, unguis klo, ardens brinnande, uncus krok, aestus hetta",
      women: "ala vinge, ara altare, anguia orm, arda glöd, unca krok, atra svart",
    },
  },
};

/** Of the peoples that only /dnd-namn has: Old English, Swedish, Norse and Latin elements, by people. */
export const peopleElements: Readonly<Record<string, Readonly<Record<string, Elements>>>> = {
  halvling: {
    fornengelsk: {
      maktig: "eald gammal, wil vilja, stan sten, dun kulle, trum fast",
      mystisk: "elm alm, fen kärr, mist dimma, dew dagg, wude skog",
      nobel: "leof kär, god god, mild mild, blith glad, treow trogen",
      mork: "mor hed, sund avskild, hol ihålig, fald fålla, thorn törne",
      men: "wick by, bert klar, fast fast, win vän, rick mäktig, helm hjälm, ward vakt, mund skydd",
      women:
        "burga borg, wyn glädje, linda lind, hera ljuv, gifa gåva, swith stark, rose ros, lufa kärlek",
    },
  },
  gnom: {
    svensk: {
      maktig: "bolt bult, spett spett, tand tand, stift stift, skruv skruv",
      mystisk: "gnist gnista, glim glimmer, tick tick, virr virrvarr, prism prisma",
      nobel: "knep knep, kvick kvick, fiff fiffig, klur klurig, pigg pigg",
      mork: "mull mull, rot rot, sork sork, lurk lur, dunk dunkel",
      men: "ling liten, nock nock, spole spole, wick veke, fin fin, topp topp, ratt ratt, lo lodjur",
      women:
        "linga liten, nocka nock, spola spole, veka veke, fina fin, tippa tipp, ratta ratt, ella eld",
    },
  },
  orch: {
    nordisk: {
      maktig: "thurs jätte, brak brak, hrugg rygg, grjot sten, bol bål",
      mystisk: "draug gengångare, gand trollstav, skrok spöke, trold troll, nifl dimma",
      nobel: "gram vred, hord hord, throng trängsel, dreng kämpe, garp våghals",
      mork: "gor slem, saur smuts, vrang skev, hrok krok, dolk dolk",
      men: "nagg gnag, krok krok, skalli skalle, neva näve, klov klyfta, bak rygg, gard gård, hogg hugg",
      women:
        "beina ben, gyga jättinna, ylga varghona, kroka krok, klova klyfta, naga gnag, skora skåra, ulga våg",
    },
  },
  demonattling: {
    latinsk: {
      maktig: "fulg blixt, potes makt, ferv hetta, tonit åska, vigor kraft",
      mystisk: "somn sömn, umbr skugga, arkan hemlig, enigm gåta, lun måne",
      nobel: "virt dygd, glor ära, fid tro, vot löfte, klar klar",
      mork: "tenebr mörker, fumar rök, kruor blod, kiner aska, malef ond",
      men: "ardor glöd, orkus dödsrike, kornu horn, ignis eld, ater svart, animus sinne, oris mun",
      women: "ignia eld, korna horn, arda glöd, atra svart, anima själ, ora mun, ira vrede",
    },
  },
};
