/*
 * Fantasy names that were chosen by reading, by category. Two of four readers, who had made none of them, read each of
 * 4,208 candidates without seeing what it is made of, and marked it good, passable or to be rejected. In each category
 * come first the names that both found good, then those that one found good and the other passable, and last, where
 * these are few or a choice of filters has none, names that both found passable. None was rejected. Of the names that
 * the readers kept, as many good ones were taken as the limits on elements and endings allow (docs/specification.md,
 * "Fantasy names").
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
    "aevastor aevelia aevendra amaureon arkanael eternelia eternius filidora galdfinn " +
    "himinleif letheon lethyra lethyros lumelian lumendor lumendra lunael lunandor lunavora " +
    "lyranthos lyrelios lyrethea lyronia melanthe melanthos melenios melethea myrkandur " +
    "myrkimir mystelios nebulius nevelora nevethor nevoreth nevoria rithevar runendil runimir " +
    "runvala selenedra selenyra selenyros silentius skugimir skugnir thaumador thaumedra " +
    "themion themyros thulandur umbrathor verelian verella verenor vislind amaurissa " +
    "aretelios arkanavor arkania arkanissa awenaira awenelyn bardoreth drömnir galdandra " +
    "galdleif galdnira gwyloreth gåtnir himinvala kronidon luminelia lunella magnandur " +
    "magnastor magnavor magnelmir magnendra myrkinna myrknira mystalia mystethea månelmira " +
    "månleif odgaldur orbelian rithelora runelmira seidelmir selenidon tenebria thaumeon " +
    "thaumyra thulnira umbrandra umbrastor verelune rinavan seroria",
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
    "aringrim audrik audvar aurgrim durngrun durnor garthor glimdur grimdorn grimrik horngrim " +
    "kelgorn litharok malmdorn malmgar steindur steinvar torvgar urdgar urdrik aurdorn " +
    "aurenna basaltur bergrak ferradon flintrak gembrin gemrok glimnara gordek gravok " +
    "kavernur klintvar kolbard koldin mjödrak ramgund skarndur torvdin urdborga urdnara " +
    "audborga audrona aurdrida aurgunda bergdina dovnora durnroka gemmunda glodrona gordora " +
    "gorgaros gorgika gravroka jaspunda karbunda kromarla krysarok lithura malmdina mjödrona " +
    "sardaros sardona tomendin topasard torvnara",
  drake:
    "askerath atragor brandfang brandgor brimgor drakithar drakorath eldrath eldvorg " +
    "flamaroth glödfang ignarath ignessar ignyssa infernath kerantor keraroth keraunoth " +
    "kerithara pyrantora pyrathor pyrithar pyrondra saevarath serpath skyfang smaragoth " +
    "tanaroth tyrannoth vorakath vortarath vulkessar vulkonar askeloge askemora atradora " +
    "atramoth atronara basiloros basilyron brathagon brathyssa deimathor deimithar eldfanga " +
    "eldgora ettergorm flamagon flamasora flamyssa frostorma glödloga glödorma glödvorg " +
    "ignathyra imperagor nekrathor rubronar serpadora serpagor skygora skyvorg sulfedra " +
    "svidloga tarthagon tarthasor tindgor tindloga tindorma tindrath vulkedra basilodra " +
    "drakysara gullnaura hjalmloge imperedra kratagone rudothan rudothara tarthorga tyfantor " +
    "tyfithara",
  halvling:
    "dunibald dunibel elmella elminna elmrick fernella fernibel gladbert haselwyn larkwyn " +
    "mertilla moribald plumetta rosobel roswyn tilibel alerik alerward blitheby brombo " +
    "dunobin fernrick grimfast haseldin larketta larkhelm larkobin linbert meretta merward " +
    "mildin plumbert plumella rosrick rosward tamlina tamwin tildella tilibald wilobin " +
    "windella wintilla aldannis aldwald blithana blithola bromlina dunola elmred grimana " +
    "grimobel grimred haselbel haselulf maltinda maltrin mosnick plumulf thornola wilwald",
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
    "bolgrom draugog drauguk gorunak gorzak gramzak gravraz gravrog grimosh hargruk krakmog " +
    "marthok mornak mornruk narunak narzak narzula ragnog ragnosh rogak rogrosh skelluk " +
    "thokarg thokruk thursak ulfthak vargraz vargrog banthak bolthak brakosh brakug dolkarg " +
    "dolkorm drenguk drottog gorakha gorthra gramgul hargzog haugdur haugorm hoggarg kolgash " +
    "krakorm lurkash mornuga narakha nidgash ramkash vargsha bolozra garpoga halnara morngra " +
    "ragnuga rognara rogulga thursur varguga",
  demonattling:
    "ardamora ardathiel aurimora feralith inferniel mirathiel mortael mortazar mortelith " +
    "mortimira nefarael nefaritha noktarion noktarius noktimora severazar severimor severya " +
    "somniel tenebreth umbramiel umbrazura umbrissa umbrith vesperael vesperith vulkazar " +
    "vulkira auradiel enigmorin eterniel eternira eternya fervamora flagrimor furveth " +
    "gloranima ignimora ignitha kaligara lunandra lunemara malefera malefian malefissa " +
    "maleforin miramora nebulara nokteliss regalorin ruinelith severiela sibyleth silentian " +
    "somnuriel tenebrior vesperira vesperya vindikara votarius laudandra",
  halvalv:
    "adalisia adaloran almoriel askelor brandiel brandora dimmorel falkandir falkiel " +
    "glimandir glimeron havelora lindelian lindelise lindimor ljuselina lundelor lundorian " +
    "lövalina lövamira löviel mistelora molnelora månelina norrelora ravnamira ravnandir " +
    "ravnor rimelor rimoriel rosandira runalin runamira runandira runevin sagaria stormelin " +
    "ulvelin vilderon älvalin älvelina älvemira älveron adaliona adalorel askavira dimmiara " +
    "dimmiona dröminda falkaria falkavira havelis havoran hjortevin lindorina ljungalin " +
    "lundaria norrelin norrelise rosaril rosavira roselis sannora skoganir skogelise " +
    "stormavir stormiara svaninda svanoran vildiara vinterisa vinteror",
};
