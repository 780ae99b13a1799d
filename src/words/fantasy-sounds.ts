/*
 * Sounds of fantasy names, by category and origin, and the parts of their Swedish bynames.
 * Written by hand for this site.
 *
 * Every string is a space-separated list; a piece listed twice is drawn twice as often.
 *   beats   number of syllables
 *   roots   first syllables that end in a consonant; their vowel decides in which styles they occur
 *   onsets  consonants before the vowel of the style; "-" means none
 *   links   consonants between two vowels
 *   m, f    endings of men's and women's names
 */

interface OriginSounds {
  readonly beats: string;
  readonly roots: string;
  readonly onsets: string;
  readonly links: string;
  readonly m: string;
  readonly f: string;
}

export interface CategorySounds {
  /** Least and greatest number of letters. */
  readonly length: readonly [number, number];
  /** Vowels after the first syllable. */
  readonly vowels: string;
  readonly origins: Readonly<Record<string, OriginSounds>>;
}

export const fantasySounds: Readonly<Record<string, CategorySounds>> = {
  krigare: {
    length: [4, 9],
    vowels: "a e i o",
    origins: {
      nordisk: {
        beats: "2",
        roots:
          "ragn hald vald stark svar brand thor hrod skold storm vig hild skir sten sverk steig bryn hyrn skyrm skuld gunn hrut strum skorp",
        onsets: "sk sv st str br hr thr v h skr hj",
        links: "rn gn rv ld rd lg st nd lv rk",
        m: "ulf ulf geir gard vald vard mar brand kell var rek skald orm stav",
        f: "gerd gerd hild vor trud run ilda iva alva frid borg vara rid yrsa",
      },
      keltisk: {
        beats: "2 2 2 3",
        roots:
          "bran bran cad garv cald conn corm tor fer tren brec brin fint trev bryn gwyr taer craedh drust cul rud murch",
        onsets: "br c cr tr f dr m g str cl",
        links: "rc lg rd rn nn ch lm rv dr gn",
        m: "ric gal varn ard arth vran mael owan wald turn ulch",
        f: "nia eva ara enna via briga eda wyn owa rica artha",
      },
      klassisk: {
        beats: "3 3 2",
        roots:
          "strat marc alc cast prom tor fort cor dekt terk prisk virt hekt styrk pyrr tyrt drus brut furt krot",
        onsets: "str cr pr tr k t v d m p",
        links: "rt st kt rk nt ndr mn l rm n d",
        m: "os os ander idas astor edon ikles arkos omer agor andros ekton ultor eron",
        f: "andra eina ippe ikla ata astra este ona tara arka omene edra ulta",
      },
      modern: {
        beats: "2",
        roots:
          "strak kar tarn rav drask kor stav krom kel rek sterk brek tris krit kyr stryk tryn raek kru strun drusk trom",
        onsets: "str kr tr br dr sk k r sl v j st",
        links: "rk v st sk nd rn d t l rv ld",
        m: "ek ik ash iv on and os ok ard ez kan rn st ev orn",
        f: "ika ara ya ess eva isa via enna ova yra eska",
      },
    },
  },
  magiker: {
    length: [6, 12],
    vowels: "a e i o u a e i",
    origins: {
      nordisk: {
        beats: "3 3 4",
        roots:
          "gald sval vard mag mog vol spor vet mim vit kver seid sid rym myl dyl spaek run hul mug vug",
        onsets: "m v s sp g h r t kv m",
        links: "m r l d sv dr st ldr n gr",
        m: "imir adir amund osvid arek aldur emund ovir udur isvard",
        f: "amora avala ivala isida eidra olva agalda urda elvara imora ospa",
      },
      keltisk: {
        beats: "3 3 4",
        roots: "tal cathb car mab mor cor gor mer kel emr vid myrd gwyd kyr maeg mur cul tug odr",
        onsets: "m t c g gw m v b - p",
        links: "l r dd m n ss v rd br thr b",
        m: "iddon essin ovar emrys ogan orfan obryn uvan ezdan ardoc amael",
        f: "idwen ianwen evra origa ennora amora imora odwen urwen abrida",
      },
      klassisk: {
        beats: "3 3 4 4",
        roots: "mag bal cass val mand cophr vol mel ben sim vit ez myst sym zyl phaedr lum num obsk umbr",
        onsets: "m m z v b p s ph c d -",
        links: "l r n m b d st mbr x lv g sm ct",
        m: "us ius orius imus ezar ax andor idonax elius umbrus acus amantus omagus",
        f: "ira mora ora ista enora imera ulia adora istra umbra amanta oxena",
      },
      modern: {
        beats: "3",
        roots: "zan max kaz mav zor mox vok zef vez mik jin ez zyn vyx myr jaev zum mux vuk",
        onsets: "z m v k j m ph z -",
        links: "x z l r m n v d ph sm",
        m: "azar exor emus izar ador oven ario oxen axo uzor imax omir",
        f: "exa yra izza amia ovia ezra inka oxia ulia omira azara umira",
      },
    },
  },
  alv: {
    length: [5, 11],
    vowels: "e i a e i ia ae",
    origins: {
      nordisk: {
        beats: "2 3 3",
        roots:
          "alv fal var sol ljos lind vil idr sil eil lyng syl ylv fyr lun hul ljun fjol nul",
        onsets: "l l v f fj lj n nj s r -",
        links: "l r n v lv rn ll ndr lf nj ld",
        m: "andir var vin endil eril leif inir ior arin irand elvar",
        f: "veig linn eira ilja elja irid anja ynja invei sil elinn",
      },
      keltisk: {
        beats: "2 3 3",
        roots: "fal gal lan cal lor nol fin lin rhen sel rhyl gwyl lyn ael fael eil lun nuil rhos sul",
        onsets: "l l n f gl gw s r rh m -",
        links: "l r n ll nn v th rl lw",
        m: "ien aen eon irian evan ethin lan fael olan elian ior",
        f: "wen wen nia lyn enna eth iane inneth elwy iwen",
      },
      klassisk: {
        beats: "3 3 4",
        roots: "thal phal cal lor thel phil lin sel nel lys syl thyl aeth thol phor lun sul nuth",
        onsets: "l l th s ph n r v -",
        links: "l r n th s ll nth ndr ss v",
        m: "ion ion andir anthil elion ethias anor orian eron iol",
        f: "iel iel ithea elia anthe ilene issa eloe inoe arethe esia",
      },
      modern: {
        beats: "2 2 3",
        roots: "fal val lav sol ren nev sel nim lir syl lyr nyv fael lun nol rul vol",
        onsets: "l l n f v s r sh j th -",
        links: "l r n v l r n ll th",
        m: "ael ir aen ias il ian oril enor ath avir",
        f: "ia iel ys elle wyn ara ily ea ila",
      },
    },
  },
  dvarg: {
    length: [3, 7],
    vowels: "o u a i",
    origins: {
      nordisk: {
        beats: "2 2 2 3",
        roots:
          "bal brag dag bar bor brod dorr tor berg grett ged brim bild dyr bryn gyl dur brum grun bur mum",
        onsets: "b b d d g br dr gr th t n h sn kn",
        links: "dd gg rr mb rd rg ld bb nn mm kk rk",
        m: "in in ur ur grim bor rin rok nir dur",
        f: "dis dis unn bera gunn runa inna borg ura dda",
      },
      keltisk: {
        beats: "2 2 2 3",
        roots: "brac dag gar dall bor cor dorr berr ked deg brig dyb gryn myg brug dun dub grug",
        onsets: "b b d d g c br dr gr cr t m",
        links: "dd gg rr bb nn rd rg lg ch rm",
        m: "och och ach dach ug ug oc doc gach urch",
        f: "oda nait nait ega erra orga brida unna ocha ugga",
      },
      klassisk: {
        beats: "2 2 2 3",
        roots: "bad gran dar carb bor cor dom gord derk terr grit dim dyr bryb tyrg bur dur gur drub",
        onsets: "b b d d g c br dr gr cr t p",
        links: "rd rg mb nd ld tt dd bb rr rb",
        m: "um ord dor bor gor on tor dum ak obro ruk",
        f: "ora ona dora gora bra urna enda agda umba odra",
      },
      modern: {
        beats: "2",
        roots: "brakk dragg gadd dorg brogg tokk gedd brekk brikk digg brykk dygg brugg dukk tugg bumb",
        onsets: "b b d d g k br dr gr kr t",
        links: "dd gg kk bb rr rk nk rg ld",
        m: "ok un ek ug ak o rik gg kk rk um ob",
        f: "a i ika odda unka dda gga bba urra okka",
      },
    },
  },
  drake: {
    length: [6, 13],
    vowels: "a y o a o u",
    origins: {
      nordisk: {
        beats: "3",
        roots: "skath garz hraf jorm gorm skoz grez drek nidh skriz yss skyr hryz aesk urg hruz sluz",
        onsets: "sk skr hr z s gr sv -",
        links: "rz sk rr gr ss x rg sh rth",
        m: "orm azorm agand osnir arrax yskor ungaz uzgor ethrask ormir",
        f: "orma isska axna ylgja osska agrissa uthra yrsja azra ezkara",
      },
      keltisk: {
        beats: "3 3 4",
        roots: "draz rhag gwar rhov droch rhez zer drith rhix rhyz gwyz drych rhug zur drum",
        onsets: "rh rh dr gw z ch x s gr",
        links: "ch rch ss x th rr sk rdr z",
        m: "yrach ochar axoch authrach edrax ysgor ruach izoch azwyr ugorach",
        f: "yrcha ossa axenna yssia rhyssa azwen ochra uscha izara",
      },
      klassisk: {
        beats: "3 4",
        roots: "zant xar sarth zor xon thoz xer zeth phex zith zyth xyr saeth zur suth xul",
        onsets: "z x z ph s th chr rh t -",
        links: "x th z ss ph rr str rx zr rth",
        m: "onax ythrax rax thys axion azeus oryx arxes othys ydrax",
        f: "axia yssa ythia xantha essyra othyra zara oxis ixia yxe",
      },
      modern: {
        beats: "2 3 3",
        roots: "vraz skarx zarr zor vox skoz zek rezz vix skizz zyrr vyx skryz zur skuz vurx",
        onsets: "z x v sk sh kr r zh",
        links: "x z rk sh zz rx ss rz",
        m: "ax yx azor oz arok rex axor uzz ixor",
        f: "ixa yza azia asha oxi essa uxa ezza yxia",
      },
    },
  },
};

/** A style: the vowels of the first syllable, and the weights of letters in the rest. */
export interface StyleSounds {
  /** Vowels of the first syllable. */
  readonly vowels: string;
  /** Letters, each followed by the factor of the weight of a piece that contains it. */
  readonly leanings: string;
}

export const fantasyStyles: Readonly<Record<string, StyleSounds>> = {
  maktig: {
    vowels: "a a a a o o",
    leanings: "a1.6 o1.4 r1.3 d1.2 g1.2 b1.2 k1.2 t1.1 e.7 i.5 y.2 l.8 s.7",
  },
  mystisk: {
    vowels: "y y y y ae ae ae i ei",
    leanings: "y3 e1.2 i1.5 h1.6 l1.3 s1.4 v1.3 n1.2 a.8 o.4 u.3 k.5 g.5 b.5 d.6 r.8",
  },
  nobel: {
    vowels: "e e e e i i a ei",
    leanings: "e1.6 i1.3 a1.2 l1.3 n1.2 d1.1 v1.2 o.7 u.3 y.4 k.6 g.6 z.5 x.5",
  },
  mork: {
    vowels: "o o o u u u u",
    leanings: "o2 u3 m1.6 g1.5 z1.5 k1.4 x1.3 r1.2 e.4 i.3 y.5 l.7 v.8 a.8",
  },
};

/*
 * Bynames. First parts are in their compound form (skymnings-, grav-, mån-), so that a second part
 * can follow directly. A pair is man's form/woman's form; a single word is the same for both.
 */

/** By style: first parts for things and realms, and epithets after "den" in the form for women. */
export const bynameStyles: Readonly<
  Record<string, { readonly things: string; readonly realms: string; readonly epithets: string }>
> = {
  maktig: {
    things: "Järn Stål Storm Eld Åsk Brons",
    realms: "Storm Eld Åsk Sten Blixt Glöd",
    epithets: "väldiga starka okuvliga orubbliga obesegrade oförvägna",
  },
  mystisk: {
    things: "Mån Stjärn Dim Run Dröm Skymnings",
    realms: "Mån Stjärn Dim Dröm Skymnings Norrskens",
    epithets: "tysta gåtfulla osedda drömmande beslöjade outgrundliga",
  },
  nobel: {
    things: "Guld Silver Sol Grynings Kristall Bärnstens",
    realms: "Sol Grynings Silver Ljus Himmels Guld",
    epithets: "ädla visa rättrådiga trofasta högborna milda",
  },
  mork: {
    things: "Skugg Natt Korp Sot Ask Frost",
    realms: "Skugg Natt Korp Grav Sorg Frost",
    epithets: "dystra grymma hemsökta fördömda bleka tröstlösa",
  },
};

/** By category: last parts for a possession or body part, for a doer, and for a place. */
export const bynameCategories: Readonly<
  Record<string, { readonly things: string; readonly doers: string; readonly places: string }>
> = {
  krigare: {
    things: "hand näve klinga sköld hjärta spjut",
    doers: "ryttaren/ryttarinnan väktaren/väktarinnan jägaren/jägarinnan",
    places: "marken heden borgen vallen fjorden",
  },
  magiker: {
    things: "öga tunga stav hand kåpa",
    doers: "vävaren/väverskan siaren/sierskan tydaren/tyderskan besvärjaren/besvärjerskan",
    places: "tornet cirkeln valvet källan",
  },
  alv: {
    things: "blad gren båge röst steg",
    doers: "vandraren sångaren/sångerskan spejaren/spejerskan",
    places: "skogen dalen lunden ängen",
  },
  dvarg: {
    things: "skägg/fläta näve bälte hammare yxa",
    doers: "smeden ristaren brytaren",
    places: "berget hallen djupet gruvan",
  },
  drake: {
    things: "vinge klo tand fjäll strupe",
    doers: "härskaren/härskarinnan slukaren ruvaren",
    places: "klippan branten grottan toppen",
  },
};

/** Last parts of noble houses: "av ätten Silverspira". */
export const houses = "spira vinge källa stjärna";

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

/** Words and real names that the sounds can make by accident, in lower case. */
export const takenNames =
  "alissa allis animera anneth annien arian ariel badda bagga bambin banka banko bankok bardum " +
  "barin barista barka barra berga bergek bergin beton bexelius bilda bilista birka birro bodum " +
  "boggi boggin borga borin borra borrigg brandya branka branko bredda brigga brinka brodda " +
  "brodin brodyra brudand brukan brutala brutton brygga bryndis brynja bugga bumbo burak burka " +
  "burra button bygga carbona carron coric corona dabba dagga danait danka darin darko darra " +
  "dator debora digga dobba dolda drabba dragga drilon drinka driton drivisa dubba dugga dumbon " +
  "dunka durka durra dyrka elenor elian elias elissa ellenor ellis elvira erasmus erdogan " +
  "estimera evelyn fallan faris fathia febriga ferien fibriga filan filea fullis furien furir " +
  "gabor gadda gallan garbon gardin gebera gedda gedin genia gerdin gergi getton gibbon gilda " +
  "godis gordon gordona grabba gregor gregora grodda grogga grunka gubbo gulda guldur gunnar " +
  "gurka hagar halvar hamar harun hedda herrur hildur humar hydda ilias ivorian jalil janis " +
  "jasminka jeton julia julian julost junia junian junis juris justast kalander kalash kandara " +
  "kanona karro kavern kediv keton ketos kilander kilos kinka kirra kivia kivik kodek kodexa " +
  "kogga kolik kolika kolon kondisa konka korala korist korka korkan korkek korra krabba kranka " +
  "kristyra kritik kritika krokan krubba krukan krydda kubba kugga kurki kurra kylander kylda " +
  "kyrka kyrkan kyrko labba larissa lavin lavina lavinia levia levien levin levis linea livia " +
  "livian ljuvar lorian lovelia lovelian lovis madrigal malan mania manien marcos maric marica " +
  "marien marilyn maximera maximus melander melona milan mileon milos minia minimera minimus " +
  "minior modista molander monarka monia monira munira murdoch muric mutara narin nathaniel nelia " +
  "nelian nella nevin nivin nolan nollan nordin norea norin novelia novis nudda nyborg nyriven " +
  "oliven ollila oloven oranien ovilja palander pandora pardon pastora pastos patton peruk " +
  "prelata radara radon rafael rakan rania ravenna ravin rekan rekon relik revir revision revya " +
  "riskorn rivala roland ronia rustik rustika ruvar rykan sadista salan salvadora samira samora " +
  "savarin sebelius semira senil senila sharia silan siren siria sirien skandala skedala skedand " +
  "skodon skoland skrivar skrivara slakan slavisa slukan snedda snudda solan solaris solista " +
  "solveig sonia stakan stamar standara standard starkvara statist stativ stekan stenborg stevia " +
  "stilist storkok stormarna stormrika stridisa stukan stylist sulan syrian syrien tabba tagga " +
  "tambur tambura tanka tannin tarik telander telomer termos terrin thalia theresia thorborg " +
  "tibor tidur tigga tilander tilda toledon torborg torga torin torka torra toruna tretorn " +
  "tristess trivia trolova tubba tuborg tugga tumbon turin turka turkos umamia uroxen vakan " +
  "valand valeria valon vandala vania vanilja varia varior varis varnara velander verista vestala " +
  "veton viborg victora vidast vidimera vikan vilander vildand vindros viril virila viskos vitala";
