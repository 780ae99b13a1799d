/*
 * Sounds of fantasy names, and the Swedish bynames of their styles. Written by hand for this site.
 *
 * A name is a beginning and an ending of its category and origin; every beginning is meant to go
 * with every ending, apart from those that src/generators/fantasy.ts refuses. The sounds follow
 * rules, so that a reader can tell the categories and the origins apart.
 *
 * Category
 *   krigare  hard: b, d, g, k, t or p, and two consonants at the start or after the first vowel
 *   magiker  flowing: three or four syllables, an m, and a single consonant after the first vowel
 *   alv      soft: l, n, r, s, f and v (and w, j, x or z by origin), no hard sound, no m
 *   dvarg    deep: o or u as the first vowel, two consonants or an x after it, and a hard sound
 *   drake    growling or hissing: rr or ss, which no other category has
 *
 * Origin
 *   nordisk   ends in a part of Norse names: -ulf, -ald, -ir, -ivar, -arik, -hild, -dis, -unn, -run
 *   keltisk   has a w or a ch in its ending: -wyn, -owan, -ach, -wen, -owena; hard c in many
 *   klassisk  ends as in Greek or Latin: -os, -ius, -ias, -es, -edon, -andros, -ia, -ea, -ine,
 *             -ene, -one, -andra, -ora
 *   modern    has an x or a z, which no other origin has
 *
 * A name is said at sight: two or three syllables, four of the magicians and the Greek names, and
 * no more than two consonants at a joint. Sounds that were misread are left out: -weth, -wal and
 * -chan, -ope and -ippe, gw, ph and rh, -lz-, and the dwarves' dd, gg, kk and zz.
 *
 * The style is told by the byname alone: iron, storm, thunder and fire are mäktig; moon, stars,
 * mist, dreams and runes mystisk; gold, silver, crowns and lilies nobel; shadows, night, ravens,
 * graves and soot mörk. Of the epithets, those of strength and victory are mäktig, those of riddles and
 * sight mystisk, those of virtue and birth nobel, those of evil and grief mörk.
 *
 * Every string is a space-separated list in lower case.
 */

export interface FantasySounds {
  readonly beginnings: string;
  readonly men: string;
  readonly women: string;
}

/** Sounds by category and origin. */
export const fantasySounds: Readonly<Record<string, Readonly<Record<string, FantasySounds>>>> = {
  krigare: {
    nordisk: {
      beginnings:
        "ragn hald vald hjalt trald drald bragn grim brand stein skjald bryn brald bjark magn sverd yngv garm skeld tjalv trygg eld kald gald harg dagv sverk hjard bjarg hadd svend brend",
      men: "ulf ald eir ir ivar amund arik avind andir",
      women: "eid unn ahild agerd ifrid alda eira aborg idis adis",
    },
    keltisk: {
      beginnings:
        "bran bren brin bryn brel dran dren dryn drel dral tren trel trev glen cald card cand carn bard brand bald bern berd dard darn dern dalv delv tald tard tern tirn telv gald keld kern dald beld",
      men: "wyn ewyn owyn owan ewan ach",
      women: "wen wena awen owen iwen owena awena",
    },
    klassisk: {
      beginnings:
        "strat strel krat krel kren kest kald kand kerd kert ark arkt pert perd trid trel dral gral tald tark mald gald hald pald bald dard tard parth mend",
      men: "os ios ias andros edes arios akos eros",
      women: "ia ine andra ena oria adia ea elia",
    },
    modern: {
      beginnings:
        "draz drez drax drix drex grez kraz krez straz trenz drenz krenz karz kerz terz darz derz garz skarz zald zalk zard zerd zerk zarg zark zelk zelg zend zert",
      men: "on or an ek ador aron elan",
      women: "a ia ara ena ira anya elia adora",
    },
  },
  magiker: {
    nordisk: {
      beginnings:
        "mal mel mer mir myr mil dim him tim nim nem tem ym lom jom rim heim lum elim ulim velim erim orim ylim ivim arim alim",
      men: "ivar ovar arik orik avald ivald anir",
      women: "adis idis ihild ahild irun arun aveig ifrid",
    },
    keltisk: {
      beginnings:
        "mal mel mer mir mor mar mael mil tam tem nem nim lem lum im talim calim calem corim dolem galim belim derim taram emer elam olam belam velam delam telam golim torim perim verim lorim corem marem selim",
      men: "awyn iwyn owyn owan ewyn",
      women: "awen iwen owen owena awena ewen",
    },
    klassisk: {
      beginnings:
        "mal mel mer mil tam tem tim nem nim lem lum kim im nikom palem kalem tolom emar ilum tamor solem alem elam temar telam pelam helam nelim kalim palim talem ilem ulem elim",
      men: "orius elius anius odoros agoras edon eros andros",
      women: "oria elia inea odora adora andra",
    },
    modern: {
      beginnings:
        "mizel mazen razim zamin azam azim ezim izam ozim uzem axim vezim tazim nezim dazim lazem moraz meliz malaz vizam lezim tezam zimer zamel zimar zemar zemir mezor mizar morax malex temaz lumez zimel zomar zomir vezam nozem fezim nexam izum uzam ozam milaz moriz molez mirez",
      men: "or on an ador aron elan ar",
      women: "a ia ara ena ira elia anya ila",
    },
  },
  alv: {
    nordisk: {
      beginnings:
        "fjal ljos lin sil sol val vel nel nir njal njor alv elv ylv erl eil eir svan svil frel frin lor rin niv nev lyr lyn lir nar rein svein fjor sval ulv silv solv arn erv",
      men: "ir alf evar arin ovar ulf erin",
      women: "unn ilja eira elinn arun irun elja",
    },
    keltisk: {
      beginnings:
        "lor lir lyr lin nar nor nir nel nol vel vil rel rin sil sel fen ael aer eil eir fael nael sael vael rael ilan elan eran niv faer vaer saer naer neil reil",
      men: "wyn ewyn owyn awyn elwyn owan",
      women: "wen wena iwen awen elwen owen owena",
    },
    klassisk: {
      beginnings:
        "lys sil sel sol nel nar lir lyr nev ner aril elar elan ilar olin oril orel alir alor aran selin seran solin velar velin veren loran liran neril narel nilar selar silor verin lorel olar elor velor",
      men: "ios ias elios iros ilas",
      women: "ia ine ione ene iane ilea anea irea",
    },
    modern: {
      beginnings:
        "zael zaer zel zer zyl zev zen zor zul vex lux nyx ilex elex olex elaz ilaz iraz velaz nelaz leraz viraz soraz feraz ferez lorez norez verez nirez azel izel loraz niraz vilaz seraz nolez solez fenez arex orex",
      men: "iel ian ael aris oren elan alen",
      women: "ia ira ara iana ena ila ea",
    },
  },
  dvarg: {
    nordisk: {
      beginnings:
        "drold gruld bruld torv durg durn gorn dorn grond drond brond dulg durm trund gorm bolg dolg tolg turg thorg thord thorm thrond kord kolb tund gord holg skold rolg fjord strond thurg thulg skurd",
      men: "in ur ir alin orin ulf arik avar",
      women: "unn adis idis ahild arun ilda agerd",
    },
    keltisk: {
      beginnings:
        "colm corm cord donn dorn gorn gord gorm bronn brond bolg tolm torl durn drond curn tond dorl gorl durl morg durg burn torm dord bolm thorm thorn dolg tolg dulg durm gurn golm colg borm",
      men: "ach awyn ewyn owyn owan ewan",
      women: "awen ewen owen iwen owena awena",
    },
    klassisk: {
      beginnings:
        "bront brond drond grond krond kront gront trond tund durg dorn gorn kolm kord gord dorg turg thold thond strond durm gorm tolm lokr kodr nokt prokl dord thorm torm dorm thorg golm bolm told",
      men: "os ios ius ades akos eros andros ates",
      women: "ia ine ena ora andra oria adia elia aria",
    },
    modern: {
      beginnings:
        "drux brux grux drox grox strux throx thrux skrux dronz gronz drunz durz dorz borz gorz turz torz gurz burz thurz thorz zord zorg zurd zurk zork zolk zolg zulg zulk skurz sturz",
      men: "ek an or on ar ador aron",
      women: "a ia ina ara ena ira adora",
    },
  },
  drake: {
    nordisk: {
      beginnings:
        "hurr ravarr skarr skerr svarr sterr varr vorr vyrr verr tyrr tharr thyrr thorr gyrr gorr garr jorr jarr aurr murr nyrr fjorr bjorr bjarr nidarr tivarr ulvarr odarr",
      men: "avnir ovnir agand ungand undir andir ogrim ulf ald",
      women: "agunn ynja avild unn ahild adis idis ilda",
    },
    keltisk: {
      beginnings:
        "narr brarr carr corr tarr tyrr derr darr morr merr murr myrr gorr gerr garr kerr nyrr berr verr vyrr bress cress gless ness ross liss thess kess sarr sorr starr sterr tharr thorr kress fless",
      men: "awyn ewyn owyn owan ewan iwyn",
      women: "awen ewen owen iwen owena awena ewena",
    },
    klassisk: {
      beginnings:
        "marass doriss tharr thess tyrr tarr kyrr korr larr sarr varr vorr verr vyrr marr murr morr gorr garr karass talyss kalyss pelass volyss thalass starr sterr thyrr kerr kress lyss taress",
      men: "os ios ius ates andros ides edon akos",
      women: "ia andra ena adia onia ea ina elia ania",
    },
    modern: {
      beginnings:
        "norr larr skarr svarr vyrr varr vorr verr zarr zyrr gorr gyrr garr korr kyrr karr tyrr tarr tharr tavarr savarr morr myrr marr murr nyrr zavarr dravarr starr sterr darr derr thorr jarr",
      men: "ax ox ix azor azan ozan azon ezan",
      women: "axa ixa ixia aza oza azia izana ezia",
    },
  },
};

/**
 * Bynames by style: epithets after "den" in the form for women, and by category the rest. A pair is
 * man's form/woman's form, a single word is the same for both, and _ is a space.
 */
export const bynames: Readonly<
  Record<
    string,
    { readonly epithets: string; readonly byCategory: Readonly<Record<string, string>> }
  >
> = {
  maktig: {
    epithets:
      "väldiga starka okuvliga orubbliga obesegrade oövervinneliga segerrika mäktiga obändiga kraftfulla järnhårda stormande",
    byCategory: {
      krigare:
        "Järnnäve Stormhand Åskklinga Stålhjärta Stormsköld Eldspjut Bronssköld Järnklinga Stormryttaren/Stormryttarinnan Järnväktaren/Järnväktarinnan Åskjägaren/Åskjägarinnan av_Stormheden av_Järnborgen av_Åskfjorden av_Stålvallen",
      magiker:
        "Eldtunga Stormstav Åskhand Stormöga Eldhand Järnstav Åskröst Stormbesvärjaren/Stormbesvärjerskan Blixtvävaren/Blixtväverskan Eldtämjaren/Eldtämjerskan Åsktydaren/Åsktyderskan av_Stormtornet av_Järntornet av_Eldvalvet av_Åskberget",
      alv:
        "Stormbåge Eldpil Åskpil Stormröst Järnbåge Stålpil Eldbåge Stormspejaren/Stormspejerskan Eldvandraren Åskvandraren Stormväktaren/Stormväktarinnan av_Stormskogen av_Stormdalen av_Åskdalen av_Eldskogen",
      dvarg:
        "Järnskägg/Järnfläta Stålnäve Stenhammare Åskhammare Bronsyxa Järnbälte Stormyxa Stennäve Stålsmeden Järnbrytaren Stenkrossaren Bergklyvaren av_Järnhallen av_Stenhallen av_Stålgruvan av_Eldberget",
      drake:
        "Stormvinge Eldvinge Åskvinge Järnklo Stålfjäll Bronsfjäll Eldstrupe Järntand Stormhärskaren/Stormhärskarinnan Bergkrossaren Eldhärskaren/Eldhärskarinnan av_Stormklippan av_Eldberget av_Åskgrottan av_Järnbranten",
    },
  },
  mystisk: {
    epithets:
      "gåtfulla osedda drömmande beslöjade outgrundliga hemlighetsfulla månbelysta stjärnkunniga fjärrskådande förtrollade dimhöljda sägenomspunna",
    byCategory: {
      krigare:
        "Månklinga Stjärnspjut Dimsköld Månsköld Stjärnhand Runsköld Stjärnklinga Dimryttaren/Dimryttarinnan Månväktaren/Månväktarinnan Stjärnjägaren/Stjärnjägarinnan av_Dimheden av_Månborgen av_Stjärnfjorden av_Norrskensvallen",
      magiker:
        "Månöga Stjärnöga Drömstav Dimkåpa Runstav Månstav Stjärnhand Drömvävaren/Drömväverskan Stjärntydaren/Stjärntyderskan Runtydaren/Runtyderskan av_Måntornet av_Drömtornet av_Stjärncirkeln av_Dimvalvet",
      alv:
        "Månblad Stjärnblad Dimsteg Månbåge Drömröst Stjärnröst Månsteg Dimvandraren Månsångaren/Månsångerskan Stjärnspejaren/Stjärnspejerskan Drömvandraren av_Månskogen av_Dimdalen av_Stjärnlunden av_Drömskogen",
      dvarg:
        "Stjärnhammare Runyxa Runbälte Dimskägg/Dimfläta Månhammare Stjärnbälte Runhammare Runristaren Runsmeden Stjärnsmeden Månsmeden av_Månhallen av_Runhallen av_Stjärngruvan av_Dimberget",
      drake:
        "Månvinge Stjärnvinge Dimvinge Månfjäll Stjärnfjäll Stjärnöga Månöga Norrskensvinge Månhärskaren/Månhärskarinnan Drömslukaren Stjärnslukaren av_Månklippan av_Dimgrottan av_Stjärntoppen av_Drömgrottan",
    },
  },
  nobel: {
    epithets:
      "ädla visa rättrådiga trofasta högborna milda ärofulla ädelmodiga rättfärdiga storsinta hedersamma högättade",
    byCategory: {
      krigare:
        "Silverklinga Guldspjut Ädelhjärta Guldsköld Silversköld Liljesköld Silverhand Guldklinga Silverryttaren/Silverryttarinnan Kronväktaren/Kronväktarinnan Guldryttaren/Guldryttarinnan av_Silverborgen av_Kungsborgen av_Liljeborgen av_Guldheden",
      magiker:
        "Silvertunga Guldstav Silverstav Guldöga Silverkåpa Guldhand Liljestav Silvervävaren/Silverväverskan Guldtydaren/Guldtyderskan av_Silvertornet av_Guldtornet av_Krontornet av_Silverkällan av_ätten_Guldkälla",
      alv:
        "Silverblad Guldblad Silverbåge Liljeblad Guldpil Silverröst Silversteg Silversångaren/Silversångerskan Guldsångaren/Guldsångerskan av_Silverskogen av_Liljedalen av_Guldlunden av_Kungsskogen av_ätten_Silverlilja",
      dvarg:
        "Guldskägg/Guldfläta Silverskägg/Silverfläta Guldhammare Silverbälte Ädelsten Guldbälte Silverhammare Kronsmeden Silversmeden Guldristaren av_Guldhallen av_Silverhallen av_Kungshallen av_Silvergruvan av_Kronberget",
      drake:
        "Guldvinge Silvervinge Guldfjäll Silverfjäll Silverklo Guldöga Kronfjäll Pärlfjäll Guldhärskaren/Guldhärskarinnan Kronväktaren/Kronväktarinnan Silvertand av_Guldklippan av_Silvertoppen av_Kungsklippan av_Silvergrottan",
    },
  },
  mork: {
    epithets:
      "dystra grymma hemsökta fördömda bleka tröstlösa mörka onda hämndlystna fredlösa skoningslösa glädjelösa",
    byCategory: {
      krigare:
        "Skuggklinga Nattklinga Svarthand Korpsköld Skuggspjut Svarthjärta Nattspjut Sotklinga Skuggryttaren/Skuggryttarinnan Nattjägaren/Nattjägarinnan Gravväktaren/Gravväktarinnan av_Skuggheden av_Nattborgen av_Korpborgen av_Svartfjorden",
      magiker:
        "Skuggöga Svarttunga Nattkåpa Korpstav Skuggstav Nattöga Svarthand Skuggvävaren/Skuggväverskan Skuggbesvärjaren/Skuggbesvärjerskan Gravtydaren/Gravtyderskan av_Skuggtornet av_Korptornet av_Gravvalvet av_Svartkällan",
      alv:
        "Skuggblad Nattblad Skuggsteg Svartbåge Korppil Nattpil Skuggpil Skuggvandraren Nattvandraren Nattsångaren/Nattsångerskan Skuggspejaren/Skuggspejerskan av_Skuggskogen av_Nattskogen av_Korplunden av_Svartdalen",
      dvarg:
        "Nattskägg/Nattfläta Skuggskägg/Skuggfläta Sothammare Skuggyxa Nattyxa Korpskägg/Korpfläta Svarthammare Sotnäve Skuggsmeden Nattsmeden Gravristaren av_Skugghallen av_Gravdjupet av_Nattgruvan av_Svartberget",
      drake:
        "Skuggvinge Nattvinge Korpvinge Svartfjäll Sotfjäll Svartklo Skuggfjäll Nattfjäll Skugghärskaren/Skugghärskarinnan Nattslukaren Ljusslukaren Skuggklo av_Skuggrottan av_Nattklippan av_Korpbranten",
    },
  },
};

/** Well-known characters from books, films, games and sagas, in lower case. */
export const knownCharacters =
  "gandalf radagast saruman sauron frodo bilbo samwise thorin thrain thror durin balin dwalin " +
  "fili kili dori nori oin gloin gimli bifur bofur bombur dain azog smaug glaurung ancalagon " +
  "legolas thranduil tauriel elrond elladan elrohir arwen galadriel celeborn celebrian " +
  "glorfindel haldir cirdan earendil elwing idril turgon luthien beren feanor fingon fingolfin " +
  "maedhros melian melkor morgoth aragorn arathorn boromir faramir denethor theoden theodred " +
  "eowyn eomer isildur elendil anarion gollum smeagol balrog balrok daenerys viserys drogon " +
  "rhaegal viserion rhaegar rhaenyra aegon aemond daemon syrax caraxes vhagar meleys balerion " +
  "meraxes arrax vermax sunfyre tyrion cersei tywin arya sansa brandon brienne melisandre jorah " +
  "khal drogo dumbledore albus severus snape hermione voldemort bellatrix sirius lucius draco " +
  "minerva merlin morgana nimue arthur lancelot guinevere geralt ciri yennefer triss vesemir " +
  "eredin alduin paarthurnax odahviing parthurnax deathwing neltharion alexstrasza ysera " +
  "nozdormu malygos sylvanas arthas thrall illidan tyrande malfurion khadgar medivh jaina " +
  "muradin magni varian anduin drizzt elminster raistlin caramon tasslehoff fizban tiamat " +
  "bahamut eragon saphira murtagh brom galbatorix glaedr shruikan zelda ganon kratos atreus " +
  "conan sonja xena spyro falkor kalessin orm toothless belgarion kvothe vin kelsier rand " +
  "moiraine lanfear elric aslan jadis tarkus hagrid ragnar rollo ivar floki lagertha asterix " +
  "obelix fafner fafnir nidhogg jormungand odin thor loki freja freya balder heimdall tyr " +
  "sigurd brynhild regin skuld verdandi urd hermod volund brokk eitri sindri andvari dvalin " +
  "medusa circe medea hydra ares hektor hector achilles akilles herkules perseus theseus jason " +
  "orion branwen zarkon zordon";

/** Words and real names that a beginning and an ending make by accident, in lower case. */
export const takenNames =
  "bolmades elvir garrina gormades karzan kraza marrina naerwen narwen nelia ragnarik saerwen styrrena " +
  "varrandra varria zaeriel zaldon zarga zenila zeriel zorkar";
