/*
 * Fantasy names that were chosen by reading, by category. Two readers who had made none of them read 3,560 candidates
 * without seeing what they are made of, and marked each good, passable or to be rejected. In each category come first the
 * names that both found good, then those that one found good and the other passable, and last, where these are few,
 * names that both found passable. None was rejected. Of the names that the readers kept, as many were taken as the
 * limits on endings allow (docs/specification.md, "Fantasy names").
 */
export const chosenNames: Readonly<Record<string, string>> = {
  krigare:
    "adalborg adalbrand adalrun branvael cadareth galareth heidmar heidvard laurevar laurimar " +
    "lykandra morwyn norrmund norrvald norrveig ravnulf rimulf rimvard stormgeir stormvard " +
    "styrbrand styrhild styrvald svarthild taraneth thrudar thrudborg thrudmund tirbrand " +
    "tirfrid tirhild ulvdis ulvgeir ulvrun valelor valemond valira valmund åskulf örngeir " +
    "adalar alkides arianwen armelis bellimar bellira branenor branlys branwyna cadarwyn " +
    "cadoran dorander durgar erebeus fidelor galarwyn haukmar heidveig heidvor järnvor " +
    "lykandros lykides lyressa lyrethan lyruna maelenor montavin morarth norrgunn regalor " +
    "rimdis rimvor svartmar svartvald taranwen tharressa timandra timandros valgunn valrun " +
    "örnrid örnveig arianarth arianvael aristeus astereus dignela dignira dorida dorione " +
    "fidarda glewessa kallikles maelwyna maremond marora montimar montora morlys noktavin " +
    "noktelor noktora severor tharrenor therida therione",
  magiker:
    "amaureon eternelia eternius filidora himinleif lethyra lethyros lumelian lumendra lunandor " +
    "lunavora lyrelios lyrethea lyronia melanthe melenios melethea myrkandur myrkimir mystelios " +
    "nebulius nevelora nevethor nevoreth nevoria runandur runimir selenyra selenyros silentius " +
    "skugnir verella verenor amaurissa arkanavor arkania awenaira awenelyn drömnir galdleif " +
    "galdnira galdvin gwyloreth gåtnir himinvala kronidon lethelios lumastor luminelia lunella " +
    "lyragoras magnandur magnastor magnavor magnelia magnelmir magnendra melagoras myrkinna " +
    "myrknira mystalia mysteon mystethea månelmira orbelian runedis runelmira seidelmir " +
    "selenalia selenidon skugleif somnelian tenebria thaumeon thaumyra thaumyros umbrandor " +
    "umbrastor verandor angovaira angoveran angovoria aweneran awenydan bardaswyn derwydena " +
    "filagoras gwylavan gwylelyn gåtedur kronidora kronissa kronistor lethidora magnedis " +
    "nerthaira nertheran orbavora rinavan rinilor seroreth seroria skugvala thaumalia theuridon " +
    "theuronia umbredia umbrendra visgaldur visnira",
  alv:
    "albimira albindor auranor auriella aurorelle floriella florindor hesperiel iridelion " +
    "lindemira ljomiriel lyselia lyselion lysiel meleira melimor miranor mirelin mirinelle " +
    "mirorelle nefeliora nivinelle nivorelle nivorian serelyn serenimor silvalin silvaria " +
    "silvela silvelor silvimira silvindor silvorian skymir skymiriel solienna solinelle " +
    "solorian svaliriel svanemira svanir svanoriel thalasiel thalelia thalelion vesperian " +
    "vindaril vindelva vindir vindoriel albavel albiella aureris avoniwen eirlysia elegiora " +
    "eryria eryrion fageralin floravel florienna hesperine hiraelyn iridelia iridyla lindevin " +
    "lindorvel lindunna lysalis meliela melorel myrtanor nivelin orilas oriora saliana " +
    "serenelin serenian sereniela silveril skymelor solalin solavel solevin solorvel stelliana " +
    "sunnela svalevin svanelor telyndera telyndir telyneira thalinoe ventimira avoneril " +
    "elegaris hiraedir hiraethia myrtaris rodenia rodysia",
  dvarg:
    "audrik aurgrim durngrun durnor glimdur horngrim kolgrim litharok malmgar steindur steinvar " +
    "torvgar urdrik audgund aurdorn aurenna basaltur bergrak bronsrik bronsvar flintrak gembrin " +
    "gemrok glimnara gordek gravok kavernur klintvar koldin malmgund mjödrak skarndur skarngar " +
    "torvdin urdbor urdborga urdnara ardesard audborga audrona aurbrin aurdrida aurgunda " +
    "aurmura aurnar basalton bergbard bergbera bergdina dovnora durnenna durnroka flintnar " +
    "gemdina gemmon gemmunda gemmura glimbard glimrona glodorn glodrona glogrun goludor gordora " +
    "gorgaros gorgika grangura granrok gravroka jaspard jaspunda kalkorin karbroka karbunda " +
    "kavernok klintbor kolbera koldrida kromarla krysarok krysorin kvarsina lithura malmdina " +
    "mjödrona rubinrok rupander ruparla sardaros sardona sardura sideror smidnar sotbard " +
    "sotborga sotgund tomendin topasard torvbera torvnara",
  drake:
    "askefang atragor brandfang brandgor drakithar drakorath eldvorg flamaroth ignarath " +
    "ignessar infernath kerantor kerathor keraunoth kerithara pyrantora pyrathor pyrithar " +
    "skyfang smaragoth tyrannoth vulkarath vulkonar askeloge atradora atramoth atronara " +
    "basiloros basilyron deimathor deimithar eldfanga eldgora eldithor flamagon flamasora " +
    "frostorma glödgor glödloga glödorma glödvorg ignathyra ignisara imperagor imperath pyrossa " +
    "rubrath rubronar serpadora serpagor serparath skygora skyvorg sulfedra svidloga tarthagon " +
    "tarthasor tindgor tindorma vulkedra askegarda askegora baugloga baugurgan drakagone " +
    "drakysara eimgarda eimithor eimnaura eimurgan garvadain garvasor gullnaura hjalmloge " +
    "imperedra kaledysia kerysara magmadora magmisar magmonar rudagon rudothan rudothara " +
    "rutilyssa serpisara skridloge skygarda svidfanga svidithor svidurgan tanothara tarthyssa " +
    "tindfanga tindnaur torrisar tyfagone tyfantor tyfithara tyfyron uvelyssa",
  halvling:
    "elmella elmibel elmrick fernella fernibel haselwyn larkwyn mertilla moribald plumetta " +
    "rosobel roswyn tilibel alerik alerward blitheby brombo bulbert dunobin falibald fernrick " +
    "grimfast haseldin larketta larkhelm larkobin linbert meretta merward mildin plumbert " +
    "plumella rosrick rosward tamlina tamwin tildella tilibald wilobin windella wintilla " +
    "aldannis aldelle aldwald alerhild blithana blithin blithola bromik bromlina dimrilla " +
    "dimrina duneby dunola elmred faleby faltilla fenbera fenina fenkin fenlo fernin godnick " +
    "goldbo goldhild goldmer goldobel grimana grimobel grimred haselbel haselulf herthred " +
    "herthwin honigbo maltinda maltolo maltrin medubel merulf mistinda mosmina mosnick plumulf " +
    "tamannis tamnick thorndin thornik thornina thornola torinda waldbel waldhild waldmer " +
    "waldwin wilbera wildryd wilwald wintina wintrin",
  gnom:
    "blinkimus finibella glimandel glimeria glimerius gåtelius klurinka knepetta knepumbel " +
    "krutinkel kuggolina kvickulf pirrelius plingimus prydibert skruvella smygella smygibert " +
    "smyginkel snurrimus tickelius tickinka virrumbel dunkelia gnistonda gåtibella klurandel " +
    "klurumbla krutinka krutolina kuggobin kvickina pirretta pirrinkel prydella prydumbel " +
    "rotibella silverina silverulf skruvetta skruvulf smygumbla sorkolina sprakelia surrikin " +
    "tickibert trickelia trickerik virrandel bultobina bultolin dunkerik dunketto finandela " +
    "finerik finondo glimobina gnistetto gnistipo klangello klangivar klangonda klurokko " +
    "knallimma kneperia knepisto krutaskel kvickivar kvickonda mullobin pirrumbla prismivar " +
    "prydandra rappikin rappolin skruvino sorkello sorkeria sorkino sotobin spettikin spinnimma " +
    "sprakilli sprakino sprakolin surrello surrilli tickimma torvilli virrina",
  orch:
    "draugog drauguk gorunak gorzak gramzak gravraz gravrog hargruk krakmog narunak narzak " +
    "ragnog ragnosh skelluk thokarg thursak ulfthak vargraz vargrog banthak bolthak brakosh " +
    "brakug dolkarg dolkorm drenguk drottog gandruk gnyruk gorakha gorthra gramgul hargak " +
    "haugdur haugorm hoggarg kolgash krakorm morndur morngul mornuga narakha raskosh rogash " +
    "rogunak thokash thrumak vargsha banozra banzura bolakha bolazug bolozra drottur garpmog " +
    "garpoga garpsha garpvar gnynara gnyrog gnyzura gripdur gripura halazug halnara halokar " +
    "halthra hargura hargva hoggash jarloga kolokar kolulga kolumra marulga morngra narthra " +
    "ragnoka ragnuga raskorg rekkura rognara rogulga saurgra saurmog sauroga saurvar thrumur " +
    "thursga thursur trollug ulfozra ulfvar ulfzura varguga vrangug yggarga yggazug yggokar " +
    "yggumra",
  demonattling:
    "aurimora inferniel mortazar mortimira noktarius noktazar noktimora severimor severya " +
    "somniel umbramora umbrissa umbrith vesperith vulkazar vulkira abyssael enigmael enigmorin " +
    "eterniel eternira eternya fervamora furveth gloranima honoreth ignimora ignitha kalidael " +
    "kaligara lunandra lunemara malefera malefian malefissa maleforin miramora mortanima " +
    "mortorkus nebulara nokteliss regalorin severiela severonar sibyleth silentian silentith " +
    "tenebras tenebrior umbrasael vesperira vesperus vesperya votarius abyssiela abyssovar " +
    "ardander ardarius ardemara arkanaela arkaneron arkanitha arkanonar aurander aurariane " +
    "aurasael dolaela dolimor eternovar ferveron fervimira furvara furvemara furvian glorandra " +
    "honoraela honorissa honorovar infernior kalidiela kalidimon kaligeron laudandra lunignis " +
    "lunoriel mirander mireliss miroriel profanior sibylas sibylera sibylitha somnera somnetha " +
    "somnimor torremar veretha verignis violanima violardor",
  halvalv:
    "adalisia adaloran askelor brandiel brandora dimmorel falkiel glimeron havelora ljuselina " +
    "lundelor lövalina lövamira löviel molnelora månelina norrelora ravnandir ravnor rosandira " +
    "runalin runamira runevin stormelin vilderon älvalin älveron adaliona adalorel askavira " +
    "dimmiara dimmiona dröminda falkaria falkavira falkelin frostaria frostelor glimor havelis " +
    "havoran hjortevin ljungalin lundandir lundaria norrelin norrelise ravnelina rosaril " +
    "rosavira roselis runiela sannora skoganir skogelise sorgandir stormavir stormiara svaninda " +
    "svanoran vildiara vinterisa vinteror älvanira älvelise askilan askora berganir bergevina " +
    "blomilane brandiar dimmevan drömilane fagerisa flodaril flodevin flodiela glimamira " +
    "hjortind lövorel molnanira molnaril molnelis månanir månevan måniona norrevan ravnilane " +
    "sannilan sannion sannorana skogevina skogion skymniela skymnisa stormisia svanilan " +
    "synandira vildinda vinteriar",
};
