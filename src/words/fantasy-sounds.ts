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
 *   keltisk   has a w or a ch in its ending: -wyn, -wal, -achan, -wen, -weth; hard c in many
 *   klassisk  ends as in Greek or Latin: -os, -us, -eus, -ias, -es, -edon, -andros, -ia, -ea,
 *             -ine, -ene, -one, -ope, -andra, -ora
 *   modern    has an x or a z, which no other origin has
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
        "ragn hald vald sverk hjalt grim brand stein skjald bryn hjard svald brald bjark herg vigm magn sverd yngv eldr bard gard garm tjald trym skir",
      men: "ulf olf ald eir ir ivar amund astein arik avind andir",
      women: "eid unn ahild agerd ifrid ivor alda eira aborg idis adis",
    },
    keltisk: {
      beginnings:
        "brag brand bard cald card cart carg cran crad crag dard gart grad tard trad treg trag tarn carn carv tarv brin breg cant gand treb crend glend bart calg",
      men: "wyn wan wal wic ach achan awan owyn",
      women: "wen wena weth winn wenna awen iwen eweth owena ewinn",
    },
    klassisk: {
      beginnings:
        "strat krat krot kard kest kleit klyt kalp kyrn mard mendr pert perg pyrg tyrt virt vestr arkt dekt tarp ardr leukt thrask glaukt drent brent",
      men: "os us es ias eus ios ius andros edes ikles arios akos",
      women: "ia ine andra ippe one ena oria eira adia ea elia",
    },
    modern: {
      beginnings:
        "braz brez drez draz drix grax grez grix kraz krez krix kryz straz stryz strez traz trez tryz karz kerz kirz terz zard zerk zert zald zerd",
      men: "ek ik on or an ok ad ev ak",
      women: "a ia ika ara ena ira ela ova",
    },
  },
  magiker: {
    nordisk: {
      beginnings:
        "mal mel mer mir mav mev miv mov myr myl mod mog alim elam orim odim adem ulim olem evim avim erim arim ylem velim valim dalem delim rodim kadim",
      men: "ivar ovar arik orik adulf anulf avald ivald ileif anir udir ogeir",
      women: "adis idis ihild ahild irun arun ivor avor iveig aveig ifrid",
    },
    keltisk: {
      beginnings:
        "mal mel myr myl maed med mod mog mael calim calem corim corem cadem cadom galem galim tolem talim taram tegim tirim dolem derim dylem emyr emer olam garim golim belim",
      men: "awyn iwyn awan iwan owan awal ewal owal achan ochan ichan",
      women: "awen iwen ewena iwena awena aweth iweth oweth iwinn awinn ewinna",
    },
    klassisk: {
      beginnings:
        "mal mel mer mor myr mid myl mav nikom palem kalem tolom demar demel limar emar emel ilum lum ramel tamor kamar amed idom edom alem orem temar limor solem",
      men: "orius elius anius erius odoros agoras enes edon eros aneus",
      women: "oria elia idora onia inea odora agone edora",
    },
    modern: {
      beginnings:
        "maz mez miz moz myx myz zam zem zim zum zym azam ezim izam ozim uzem axim axem vezim vazim razim tazim lozim nezim nexim rexim dazem dazim jazim lazem moraz meliz malaz vizam lezim",
      men: "ador idor aron iron alor elor odan imar elan olan",
      women: "adora elara ilora onira anya edira avela arela orina ilena",
    },
  },
  alv: {
    nordisk: {
      beginnings:
        "fjal fal ljos ljun lin sil syl sol sal vil val vel nal nel nil nir njal njor alv elv ylv erl eil eir svan svil svel fen frel frin lor rin ril niv nev lyr",
      men: "ir alf eif ivin ivar unir inir evar ulf arin ovar",
      women: "unn ilja eira elinn arun irun ivor inja ynja elja",
    },
    keltisk: {
      beginnings:
        "lor lar lir lyr nar nor nir ner nyr sar ser sor far fir fyr val vel vil vyl ral rel ril ryl ael aer eil eir fael lael nael sael vael ilan elan eran",
      men: "wyn wyr wan wain ewyn iwyr awan elwyn alwyr olwyn",
      women: "wen wena winn iwen ewen awen elwen alwen awyla",
    },
    klassisk: {
      beginnings:
        "lys lel sil sel sol fil fel fal val nel nal nar ner lir lyr nev aril elar elan ilar olin oril orel alir alor aran selin seran solin velar velin veren filar falen loran liran neril narel",
      men: "ios ias eos eus elios anos iros esias enos ilas",
      women: "ia ine ione ene iane ilea elis anea irine",
    },
    modern: {
      beginnings:
        "zael zel zil zal zir zer zyl laz raz rez lex nex elz alz elaz arez ariz ilex ilaz oriz velz valz falz relz zaer velaz loriz feriz elriz nariz",
      men: "ael ian iel in elan alen oren aris",
      women: "ia ira ara elle iana yra ena ila ea",
    },
  },
  dvarg: {
    nordisk: {
      beginnings:
        "brokk drokk drodd drudd stokk grokk grudd bogg rudd stogg skrodd gromm dronn groll grull durg durn gorn gurn dorn grond drond dund dromb gromb brond borm dulg durm trund",
      men: "in ur ir alin urin orin ulf olf arik avar",
      women: "unn adis idis eid ahild arun ivor avor",
    },
    keltisk: {
      beginnings:
        "crodd crunn crull clodd clunn colm corb corm curn durm dorn drunn drodd dunn dulg glodd glunn gorn gulm brogg bronn burg trund tronn murg rudd drund",
      men: "ach achan ochan ichan uchan owan uwan awal owal uwyn",
      women: "awen iwen uwen owena ewena aweth iweth oweth ewinn awinn",
    },
    klassisk: {
      beginnings:
        "brokk drokk grokk gromb kromb dolb dond dorb gorb golg kolk korb kolm bront kront gront brond drond grond borb torb tond tund durg gurn dorn gorn durm krond",
      men: "os us ios ius eus ades akos eros",
      women: "ia ine ona ena ora isia onia andra enia",
    },
    modern: {
      beginnings:
        "brozz drozz grozz krozz drux brux grux trox brox drox grox duzz stozz stux bronz dronz gronz durz dorz borz gorz gurz dolz golz grunz krunz trunz torz drunz korz",
      men: "ek ak ok ik an un or",
      women: "a ika ina ara una ela ona ena",
    },
  },
  drake: {
    nordisk: {
      beginnings:
        "skarr svarr vyss vyrr varr vorr tyrr syrr sarr sorr dross dryss gyrr gorr gryss garr aurr myrr marr murr larr styrr storr bross glyss nidarr nidyss odarr adyrr jorass volarr valyss sterr jorr isarr avarr tivarr ravarr ulvarr",
      men: "orm avnir ovnir ivnir agand ungand undir andir ogrim ulf",
      women: "orma agunn idrun ynja avild arun ivor unn eidra ahild",
    },
    keltisk: {
      beginnings:
        "carr corr cadarr cadyss corass galyss garyss gwarr gwyss glyss tolarr talyss tyrr dyrr dross myrr rhoss rhyss rhavarr lyrr larr calarr cavarr coryss donarr dunyss farr feryss gadarr gwelarr gwenyss kerr tavarr taryss bryss gorr",
      men: "ach achan owyn awyr owan ewal awal ichan",
      women: "awen iwen owena aweth oweth ewinn acha iweth",
    },
    klassisk: {
      beginnings:
        "pharr phyrr phoss sarr syrr serr tyrr tharr thess thass tyrass sarass savarr soryss talyss malyss kalyss karass koryss kyrr korr larr lassyr pelass pyrr peross vorass volyss",
      men: "os ius eus ates andros ynos odon ides eos",
      women: "ia one andra ena ynia adia ope onia",
    },
    modern: {
      beginnings:
        "skarr svarr vyrr varr vorr verr zarr zyrr zorr drarr dryrr gorr gyrr korr kyrr tyrr tharr tavarr savarr sorarr ryvarr morr myrr marr murr nyrr volyrr zavarr dravarr",
      men: "ax ox yx ix azor azan ozan uzan izon",
      women: "axa yxa ixia aza oza izana yza oxia uxa",
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
        "Månklinga Stjärnspjut Dimsköld Månsköld Stjärnhand Runsköld Drömspjut Stjärnklinga Dimryttaren/Dimryttarinnan Månväktaren/Månväktarinnan Stjärnjägaren/Stjärnjägarinnan av_Dimheden av_Månborgen av_Stjärnfjorden av_Norrskensvallen",
      magiker:
        "Månöga Stjärnöga Drömtunga Dimkåpa Runstav Månstav Stjärnhand Drömvävaren/Drömväverskan Stjärntydaren/Stjärntyderskan Månsiaren/Månsierskan Runtydaren/Runtyderskan av_Måntornet av_Drömtornet av_Stjärncirkeln av_Dimvalvet",
      alv:
        "Månblad Stjärnblad Dimsteg Månbåge Drömröst Stjärnröst Månsteg Dimvandraren Månsångaren/Månsångerskan Stjärnspejaren/Stjärnspejerskan Drömvandraren av_Månskogen av_Dimdalen av_Stjärnlunden av_Drömskogen",
      dvarg:
        "Månskägg/Månfläta Stjärnhammare Runyxa Runbälte Dimskägg/Dimfläta Månhammare Stjärnbälte Runhammare Runristaren Runsmeden Stjärnsmeden Månsmeden av_Månhallen av_Runhallen av_Stjärngruvan av_Dimberget",
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
        "Silvertunga Guldstav Silverstav Guldöga Silverkåpa Guldhand Liljestav Kronsiaren/Kronsierskan Silvervävaren/Silverväverskan Guldtydaren/Guldtyderskan av_Silvertornet av_Guldtornet av_Krontornet av_Silverkällan av_ätten_Guldkälla",
      alv:
        "Silverblad Guldblad Silverbåge Liljeblad Guldgren Silverröst Silversteg Silversångaren/Silversångerskan Guldsångaren/Guldsångerskan Kronspejaren/Kronspejerskan av_Silverskogen av_Liljedalen av_Guldlunden av_Kungsskogen av_ätten_Silverlilja",
      dvarg:
        "Guldskägg/Guldfläta Silverskägg/Silverfläta Guldhammare Silverbälte Ädelsten Guldbälte Silverhammare Kronsmeden Silversmeden Guldristaren av_Guldhallen av_Silverhallen av_Kungshallen av_Silvergruvan av_Kronberget",
      drake:
        "Guldvinge Silvervinge Guldfjäll Silverfjäll Silverklo Guldöga Kronfjäll Pärlfjäll Guldhärskaren/Guldhärskarinnan Kronväktaren/Kronväktarinnan Guldruvaren av_Guldklippan av_Silvertoppen av_Kungsklippan av_Silvergrottan",
    },
  },
  mork: {
    epithets:
      "dystra grymma hemsökta fördömda bleka tröstlösa mörka onda hämndlystna fredlösa skoningslösa glädjelösa",
    byCategory: {
      krigare:
        "Skuggklinga Nattklinga Svarthand Korpsköld Skuggspjut Svarthjärta Nattsköld Sotklinga Skuggryttaren/Skuggryttarinnan Nattjägaren/Nattjägarinnan Gravväktaren/Gravväktarinnan av_Skuggheden av_Nattborgen av_Korpborgen av_Svartfjorden",
      magiker:
        "Skuggöga Svarttunga Nattkåpa Korpstav Skuggstav Nattöga Svarthand Skuggvävaren/Skuggväverskan Nattsiaren/Nattsierskan Skuggbesvärjaren/Skuggbesvärjerskan Gravtydaren/Gravtyderskan av_Skuggtornet av_Korptornet av_Gravvalvet av_Svartkällan",
      alv:
        "Skuggblad Nattblad Skuggsteg Svartbåge Korppil Nattröst Skuggpil Skuggvandraren Nattvandraren Nattsångaren/Nattsångerskan Skuggspejaren/Skuggspejerskan av_Skuggskogen av_Nattskogen av_Korplunden av_Svartdalen",
      dvarg:
        "Nattskägg/Nattfläta Sotskägg/Sotfläta Sothammare Skuggyxa Nattyxa Korpskägg/Korpfläta Svarthammare Sotnäve Skuggsmeden Nattsmeden Gravristaren av_Skugghallen av_Gravdjupet av_Nattgruvan av_Svartberget",
      drake:
        "Skuggvinge Nattvinge Korpvinge Svartfjäll Sotfjäll Svartklo Skuggfjäll Nattfjäll Skugghärskaren/Skugghärskarinnan Nattslukaren Ljusslukaren Gravruvaren av_Skuggrottan av_Nattklippan av_Korpbranten",
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
  "orion";

/** Words and real names that a beginning and an ending make by accident, in lower case. */
export const takenNames =
  "brynolf brynastein elvir falunir grimastein karzan kordes morelius nelia ragnarik razia";
