/**
 * Texts on origins that take the place of those in origin_texts.csv, by name. A reader who had not written the texts
 * mended them, kind by kind: the text of a form begins with its name and does not refer to other pages ("också",
 * "även"), what is first attested in Sweden says so, titles are in quotation marks, name elements and words of other
 * languages are between asterisks and Swedish words are not, and no form is more certain than its row. The import
 * stops at a text that the file has too.
 */
export const originTexts: Readonly<Record<string, string>> = {
  Aaliyah:
    "Aaliyah förs till det arabiska *ʿāliya*, hög, upphöjd, och är troligen femininform till mansnamnet *ʿĀlī*. Det kan också höra till Ali (*ʿAlī*), ett annat namn med samma betydelse. Namnet har spritts genom sångerskan Aaliyah (1979–2001).",
  Adel: "Adel återger det arabiska *ʿādil*, rättvis. Det ska inte blandas ihop med det europeiska Adel. Det namnet är en kortform av namn som börjar på *Adel-*, till exempel Adelheid, och har ett annat ursprung.",
  Adelina: "Adelina är bildat till Adela med en förminskande ändelse.",
  Adeline: "Adeline är en fransk och engelsk förminskningsform av Adela (Adèle).",
  Agnetha: "Agnetha är en stavning av Agneta, med th.",
  Amanda:
    "Amanda betyder älskvärd: det är latinets *amanda*, femininform av *amandus*, till verbet *amāre*, älska. Mansnamnet Amandus har samma ursprung. I Sverige är Amanda belagt 1735.",
  Amelie:
    "Amelie räknas som en fransk form av Amalia och infördes i Sverige i slutet av 1700-talet.",
  Andreas:
    "Andreas, på grekiska *Andréas*, är en kortform av namn på *Andr-*, bildade till *anḗr*, man. I Sverige finns det redan på en runsten från 1100-talet, i formen *Andræs*.",
  Andréas: "Andréas är en stavning av Andreas, med accent över e.",
  Anette: "Anette är en stavning av Annette, med ett enda n.",
  Angelina: "Angelina är en utvidgad form av Angela.",
  Anja: "Anja är troligen en rysk smekform av Anna.",
  Anne: "Anne är en form av Anna, med e på slutet.",
  Annelie: "Annelie är en stavning av Anneli, med ie på slutet.",
  Baltsar:
    "Baltsar är den svenska formen av Balthasar. Namnet brukar återföras på babyloniska *Bēl-šarra-uṣur*, ”må guden Bel skydda kungen”. Till Sverige kom det från tyskan, efter en av de tre vise männen.",
  Belle:
    "Engelskans Belle var troligen först en kortform av Isabel och andra namn på *-bel*, men förknippades tidigt med franskans *belle*, vacker.",
  Benyamin: "Benyamin är troligen en form av Benjamin, närmare hebreiskans *Binyamin*.",
  Berthold:
    "Två fornhögtyska ord har satts samman till Berthold. Det första är *beraht*, som betyder ljus, glänsande. Det andra är *walt*, härska eller härskare, som i namnet har fått formen *-old*.",
  Birk: "Vad Birk betyder vet man inte. Kanske är det en kortform av tyska Burkhard, men till formen är det också danskans ord för björk, *birk*. Hos oss spreds namnet genom Birk Borkason i Astrid Lindgrens ”Ronja rövardotter” (1981), men i Norden fanns det redan tidigare.",
  Boris:
    "Namnet Boris är ryskt, men ursprunget är omstritt. Enligt Klintberg är det en kortform av Borislav, av ord för strid och beröm; enligt en ordboksartikel hos Whitepages Names var det först ett tatariskt binamn, *Bogoris*, liten, och uppfattades senare som Borislav. Till Finland kom namnet i början av 1800-talet, något senare till Sverige.",
  Britta: "Britta är en sammandragen svensk form av Birgitta.",
  Börje:
    "Börje har utvecklats ur Birger i svenskan. Namnet är belagt 1529 och var länge ett bondenamn i västra och södra Sverige.",
  Camilla:
    "Camilla brukar tolkas som ett latinskt ord för offertjänarinna, *camilla*, som kan vara etruskiskt från början. I Sverige är namnet känt sedan början av 1800-talet; redan 1761 kom Creutz herdedikt ”Atis och Camilla”.",
  Catharina: "Catharina är en stavning av Katarina, med c och th.",
  Cathrin: "Cathrin är en stavning av Katrin, med c och th.",
  Catrine: "Catrine är en stavning av Katrine, den danska och norska formen av Katarina.",
  Charlott: "Charlott är en form av Charlotta, utan a på slutet.",
  Chloe:
    "Det grekiska ordet *chlóē*, späd grönska, har blivit namnet Chloe. Det var tillnamn på gudinnan Demeter, och i Nya testamentet heter en kristen kvinna så.",
  Chris:
    "Chris är troligen en engelsk kortform av Christopher, Christian, Christina och andra namn på *Chris-*. De tre som nämns här hör alla till grekiskans *Christós*, Kristus, egentligen ”den smorde”.",
  Christina: "Christina är en stavning av Kristina, med ch.",
  Christos:
    "Namnet Christos skrivs på två sätt på grekiska, med samma uttal. Ursprunget är omstritt: det ena hör till *christós*, smord, och knyts till Kristus, det andra till *chrēstós*, god, nyttig.",
  Clas: "Clas är en stavning av Klas, med c i stället för k.",
  Cleo: "Cleo är troligen en kortform av Cleopatra, på grekiska *Kleopátra*, av *kléos*, ryktbarhet eller ära, och *patḗr*, far. Namnet kan också höra till andra namn på *Cleo-*, till exempel Cleonice.",
  Daga: "Daga är Dag i femininform; ibland kan det också vara en kortform av Dagmar. Namnet är känt i Sverige sedan 1862.",
  Daniella: "Daniella är en form av Daniela, som är femininform till Daniel.",
  Danuta:
    "Danuta är ett litauiskt namn. Vad det betyder vet man inte, och ursprunget är inte klarlagt; *-ut* är en förminskande ändelse. I Polen har namnet spritts genom Sienkiewicz roman ”Krzyżacy”.",
  Dawid: "Dawid räknas som en polsk stavning av David.",
  Denis: "Denis är den franska formen av latinets *Dionysius* och samma namn som Dennis.",
  Dewin:
    "Dewin är troligen en stavning av Devin, ett engelskt namn som kommer av ett efternamn. Efternamnets ursprung är omstritt: irländska *Ó Daimhín*, till *damh*, oxe eller hjort (Dineen), eller ett franskt ord som betyder ”utmärkt”.",
  Dina: "Dina, hebreiskans *Dîynâh*, är i Bibeln en dotter till Jakob. Namnet hör troligen till ett ord för rätt eller dom. Dina är också en italiensk kortform av namn på *-dina*, som Bernardina.",
  Dino: "Dino är troligen en italiensk kortform av namn på *-dino*. Vilket namn som ligger till grund växlar: Bernardino är ett av dem, Corradino och Rinaldino är andra.",
  Disa: "Disa hör troligen till det fornnordiska *dís*, gudinna, som kortform av namn på *-dis*. Hellquist och Klintberg ser det som bildat ur ordet disting, men enligt Leibring är det känt redan från runstenar. I Messenius skådespel ”Disa” på 1600-talet är Disa en sagodrottning; som dopnamn återkom namnet i slutet av 1700-talet.",
  Ebbe: "Ebbe är en kortform, men av vilket namn är omstritt. Klintberg för det dels till de nordiska Esbjörn och Ärnbjörn, dels till det fornhögtyska *Ebbo*, av Eberhard; Hellquist håller det för ytterst tyskt. Namnet kom från Danmark och är belagt i Sverige på 1300-talet.",
  Edda: "Flera ursprung är tänkbara för Edda, och vilket som gäller är omstritt. Det fornnordiska *edda* förstås i dikten Rigstula som mormors eller farmors mor, men ordets ursprung är oklart. Namnet kan också vara en kortform av namn på *Ed-* eller en italiensk form av Hedda.",
  Eddie:
    "Eddie brukar räknas som en engelsk smekform av Edward, på svenska Edvard, men används också för andra namn på *Ed-*.",
  Eden: "Lustgårdens landskap i Bibeln heter Eden, på hebreiska *ʻÊden*. Enligt Hellquist är det troligen ett assyriskt ord för slättland, uppfattat som hebreiskans *ʻēden*, lust eller sällhet; A. R. Millard för i stället (i Vetus Testamentum, 1984) namnet till ett semitiskt *ʿdn*, riklig eller frodig.",
  Edwin: "Edwin är en stavning av Edvin, med w i stället för v.",
  Eila: "Vad Eila betyder vet man inte. Det finska namnet kan vara en form av Aila eller av norska Eili, en sidoform till Eli, som är Helena. Det spreds efter Väinö Katajas roman ”Tuskaa” från 1907.",
  Eleonor: "Eleonor är en form av Eleonora, utan a på slutet.",
  Eli: "En överstepräst i Bibeln heter Eli, ett hebreiskt namn som brukar tolkas som hög eller upphöjd. Eli kan också vara en kortform av Elias och andra namn som börjar på *Eli-*, ”min Gud”.",
  Eliah: "Eliah är en form av Elia, alltså Elias.",
  Ellie:
    "Ellie är troligen en engelsk smekform av namn som börjar på *El-*, till exempel Eleanor och Elizabeth. Grundnamnen har olika ursprung, och vad Eleanor kommer av är omstritt.",
  Ellinor:
    "Den engelska formen Eleanor, av samma ursprung som Eleonora, har på svenska blivit Ellinor. Namnet spreds bland annat genom Evert Taubes visor om dottern Ellinor.",
  Ellinore: "Ellinore är en form av Ellinor, med e på slutet.",
  Elliott: "Elliott är en stavning av Elliot, med två t.",
  Elly: "Elly är troligen en kortform av namn på *El-*. Vad det betyder är omstritt, för grundnamnet kan vara Eleonora, vars eget ursprung är omstritt, eller Elisabet, som Gesellschaft für deutsche Sprache för det till.",
  Elsy: "Elsy är en stavning av Elsie, med y på slutet.",
  Elvin: "Elvin är ett engelskt efternamn och förnamn, troligen av samma ursprung som Alvin.",
  Eman: "Eman är troligen en stavning av Iman.",
  Emil: "Emil är ett romerskt släktnamn, *Aemilius*, som har kommit till oss över franskans Émile. Vad släktnamnet betyder vet man inte säkert. Den förste kände bäraren i Sverige är generalen Charles Émile Lewenhaupt, född 1691, och namnet spreds efter Rousseaus ”Émile”.",
  Eric: "Eric är en stavning av Erik, med c.",
  Erica: "Erica är en stavning av Erika, med c i stället för k.",
  Erika:
    "Erika är en femininform av Erik, i Sverige känd från 1686. I nyare tid har den också förknippats med växtnamnet *erica*, ljung.",
  Estrid:
    "Estrid är en form av Astrid, känd från runinskrifter i Uppland på 1000-talet. Den finns också i danskan.",
  Ethel:
    "Ethel är en engelsk kortform av namn på *Æthel-*, till exempel Etheldreda. I dem ingår det fornengelska ordet för ädel, *æðel*. Ett namn för sig blev Ethel i mitten av 1800-talet.",
  Evy: "Evy brukar räknas som smekform av Eva och av Evelina, ett namn med annat ursprung; den är känd i Sverige från mitten av 1800-talet.",
  Fanny:
    "Fanny är en engelsk smekform av Franciska. I Sverige är den belagd 1788 och har fått ny spridning efter filmen ”Fanny och Alexander”.",
  Filippa: "Filippa är femininformen till Filip, i Sverige belagd 1447 i stavningen *Philippa*.",
  Frank:
    "Frank är troligen en engelsk kortform av Francis, av latinets *Franciscus*, frank eller fransman. Frank är också ett gammalt tyskt namn, efter folknamnet franker, på 700-talet skrivet *Francho* eller *Franko*. I Sverige är Frank känt från början av 1800-talet.",
  Freddie:
    "Freddie är en engelsk smekform, troligen av Fredrik (Frederick), men den används också för Alfred.",
  Frej: "Guden Frej, fornnordiska *Freyr*, har gett namnet Frej. Gudanamnet betyder egentligen ”herre”. I äldre tid användes det inte som personnamn; som dopnamn är det belagt i Sverige 1827, då i stavningen Frey.",
  Gerda:
    "Om ursprunget till Gerda går meningarna isär. Det kan vara en sentida bildning till Gerd, med tillägg av -a, eller en smekform av Gertrud, via *Gerdeke*. I Sverige är Gerda belagt 1822, och i almanackan kom det in 1901.",
  Gina: "Namn på *-gina*, som Giorgina, Luigina och Georgina, har troligen gett kortformen Gina. Vilket av dem som är grundnamnet växlar, och även Regina kan ligga bakom.",
  Grace:
    "Det engelska ordet *grace*, nåd eller ynnest, är troligen källan till Grace; ordet kommer av latinets *gratia*. De medeltida formerna *Grece* och *Gracia* kan enligt namnforskaren Evans vara ett annat namn, till ett germanskt ord för grå.",
  Grim: "Grim, fornnordiska *Grímr*, hör troligen till *gríma*, mask, och betyder då ”maskerad”. Det var även ett av Odens namn. I Sverige ingår Grim i ortnamn som Grimstorp.",
  Gudrun:
    "Gudrun, fornnordiska *Guðrún*, är satt samman av *guð*, gud, och *rún*, som betyder både runa och hemlighet. Namnet är känt från runinskrifter. I Sverige togs det upp på nytt under 1800-talet och är belagt 1866.",
  Gun: "Till formen motsvarar Gun det fornisländska *gunnr*, strid, men namnet är snarast en kortform av Gunhild och andra namn på *Gun-*. I Sverige togs det upp omkring 1900.",
  "Gun-Britt":
    "Gun-Britt är sammansatt av Gun, kortform av Gunhild och andra namn på *Gun-*, och Britt, kortform av Birgitta eller Britta. I den förra delen ligger det fornisländska *gunnr*, strid, i den senare det iriska *Brigit*.",
  Gunbritt: "Gunbritt är Gun-Britt skrivet i ett ord.",
  Gustaf: "Gustaf är en stavning av Gustav, med f.",
  Göte: "Göte är samma ord som folknamnet göt, särskilt om en västgöte, och var från början ett tillnamn; på runstenar skrivs det *gauti*. Det kan även vara en kortform av namn på *Göt-*. Under medeltiden fanns namnet i Småland, Halland och Bohuslän, och i början av 1800-talet togs det upp på nytt.",
  Hanna:
    "Hanna är det hebreiska *Channâh*, nåd, i Bibeln namnet på en kvinna. Det kan också vara en kortform av Johanna. I Sverige är Hanna belagt 1583.",
  Haylie: "Haylie brukar ses som en stavning av Hailey.",
  Hermine:
    "Hermine är en tysk femininform till Herman, bildad på 1700-talet. Till Sverige kom den på 1800-talet.",
  Hilda:
    "Med latinsk ändelse har Hild, fornnordiska *hildr*, strid, blivit Hilda. Namnet kan också vara en kortform av namn på *-hild*. I Sverige är det belagt från slutet av 1700-talet.",
  Hilding:
    "Det fornisländska *hildingr* betyder hövding och är avlett av *hildr*, strid; av det ordet kommer Hilding. Namnet är belagt i Sverige 1842 och hämtat från fosterfadern i Tegnérs ”Frithiofs saga”.",
  Holmfrid:
    "I fornsvenskan var Holmfrid ett kvinnonamn. Förleden är troligen *holm*, holme, medan efterleden är omstridd: Klintberg tolkar *frid* som fred, skydd, men i nordiska kvinnonamn på *-frid* ser Hellquist ordet för fager, älskad. Mansnamnet är känt från början av 1900-talet, mest i Dalarna och Norrland.",
  Ida: "Vad Ida betyder vet man inte; det är en kortform av tyska namn på *Ida-* eller *Idu-*. Samma rot som i *hild*, strid, *itis*, kvinna, eller *id*, flit, har föreslagits. I Sverige är namnet belagt 1351, och det spreds på nytt genom ”Emil i Lönneberga”.",
  "Ing-Marie":
    "Ing-Marie är sammansatt av Inga, en nordisk kortform av namn på *Ing(e)-*, och Marie, en form av Maria. Den senare delen har sin grund i det hebreiska *Mirjam*.",
  Inga: "Fornsvenska namn på *Ing(e)-*, som Ingrid och Ingeborg, har gett kortformen Inga. I dem ingår namnet på guden Ing. Redan runinskrifterna har Inga, och i slutet av 1800-talet kom det åter i bruk.",
  Inge: "Till fornnordiska namn på *Ing(e)-*, som Ingemar, hör kortformen Inge. Förleden är troligen namnet på guden Ing; Hellquist nämner också en motsvarighet till *Yngvin*. I Sverige finns Inge i runinskrifter och var kunganamn på 1000- och 1100-talen.",
  Irja: "Ursprunget till Irja är omstritt. Finlands språkinstitut Kotus utgår från ett finskt mansnamn motsvarande Georg, som blev kvinnonamn genom hjältinnan i von Numers skådespel 1889. Andra ser i stället en rysk smekform av Irina, det vill säga Irene.",
  Isac: "Isac är en stavning av Isak, med c på slutet.",
  Jack: "Jack är troligen en engelsk smekform av John; Hellquist ställde namnet till Jakob. Det är officiellt förnamn i Sverige sedan 1883 och spreds bland annat genom Ulf Lundells roman ”Jack” (1976).",
  Jane: "Jane är den engelska formen av Johanna, i Sverige belagd 1833.",
  Janne: "Janne är en svensk smekform av Jan och Johan.",
  Jasper: "Jasper är en tysk sidoform till Kasper.",
  Jax: "Jax är troligen en kortform av Jaxon.",
  Jean: "Jean är den franska formen av Johannes.",
  Jennie: "Jennie är troligen en stavning av Jenny.",
  Jimmie: "Jimmie är en stavning av Jimmy, en engelsk smekform av James.",
  Johan:
    "Johan är troligen den svenska formen av Johannes, men namnet kan även återgå på tyskans Johann. Det finns på runstenar från 1000-talet och var kunganamn från 1200-talet.",
  Joline:
    "Joline är troligen en form av det engelska Jolene. Det namnet består av Jo, kortform av namn på *Jo-*, och ändelsen *-lene* som i Marlene. Det är mest amerikanskt och blev känt genom en sång av Dolly Parton.",
  Jonny: "Jonny är en stavning, utan h, av Johnny, den engelska smekformen av John.",
  Josefin: "Josefin är en femininform till Josef.",
  Josefine: "Josefine är en form av Josefina, med e på slutet.",
  Kajsa: "Kajsa är en svensk smekform av Karin, känd sedan 1500-talet.",
  Karam:
    "Det arabiska ordet *karam*, givmildhet eller ädelhet, har troligen gett namnet Karam. Roten är *k-r-m*, densamma som i namnen Karim och Akram.",
  Karoline: "Karoline är en form av Karolina, densamma som i tyskan.",
  Kasper:
    "Kasper har kommit från tyskan och är medeltidslatinets *Casparus*, namnet på en av de tre vise männen. Vad det betyder är omstritt: ett persiskt ursprung, ”skattmästare”, är osäkert enligt Klintberg, och Hellquist stannar vid latinet. I Sverige är namnet känt från stjärngossespelen.",
  Kenneth: "Kenneth är en stavning av Kennet, med th.",
  Kian: "Kian är troligen ett persiskt namn, *Kiān*, efter Kayaniderna, den sagolika kungaätten, vars namn hör till *kay*, kung. Det kan också vara en stavning av iriska Cian, till forniriska *cían*, avlägsen eller långvarig.",
  Krister: "Krister är en nordisk form av Kristian, i Sverige belagd 1484.",
  Laura:
    "Laura är ett italienskt namn, men hur det är bildat är omstritt. Enligt Klintberg är det en kortform av Laurentia, till stadsnamnet Laurentum, enligt en ordboksartikel hos Whitepages Names en femininform av senlatinets *Laurus*, lager. Petrarcas dikter spred namnet, som finns i Sverige sedan slutet av 1700-talet.",
  Leia: "Leia är troligen en form av Lea. Den blev känd genom prinsessan Leia i filmen ”Star Wars” (1977), där namnet valdes efter klangen.",
  Leija: "Leija är troligen en stavning av Leia.",
  Leon: "Leon är troligen en fransk sidoform till Leo men kan även vara en kortform av Napoleon eller av tyska namn på *Leon-*.",
  Leonel: "Leonel är troligen den spanska formen av Lionel.",
  Leyla: "Leyla är en form av Leila.",
  León: "León är den spanska formen av Leo.",
  Lia: "Lia är troligen en italiensk form av Lea. Det är också en kortform av namn på *-lia*, som Rosalia och Amalia, och har då annat ursprung.",
  Lillie: "Lillie är troligen en stavning av Lilly, på engelska Lily.",
  Lina: "Lina är troligen en kortform av Karolina, men den kan också höra till andra namn på *-lina*.",
  Line: "Från danskan och norskan kommer Line, troligen en kortform av Karoline, Nikoline och andra namn på *-line*.",
  Lisbet: "Lisbet är en svensk form av Elisabet, belagd 1423 i formen *Lisebet*.",
  Lola: "Lola är troligen en spansk smekform av Dolores, efter jungfru Marias tillnamn *Nuestra Señora de los Dolores*, av ordet för smärtor eller sorger. Det kan även vara kortform av Karolina, Charlotte eller tyskans Aloisia. I Centralasien finns ett annat namn Lola, ”tulpan”.",
  Louie: "Louie är troligen en engelsk form av Louis (Ludvig).",
  Lovis: "Lovis är troligen en kortform av Lovisa.",
  Lucia:
    "Lucia betyder ”den lysande” och är femininform till *Lucius*, som hör till latinets ord för ljus, *lux*. Ett helgon med namnet dog år 304. I Sverige är Lucia belagt 1254, och under medeltiden sade man *Lussi*.",
  Luis: "Luis är den spanska formen av Ludvig, på franska Louis.",
  Madelen: "Madelen är en stavning av Madelene, utan e på slutet.",
  Magda: "Magda är en kortform av Magdalena.",
  Maher:
    "Det arabiska ordet *māhir*, skicklig, har blivit namnet Maher. I gamla arabiska ordböcker gäller skickligheten både läsning och arbete av alla slag.",
  Maja: "Maja är i första hand en smekform av Maria, men också av Margareta. Den finns redan i fornsvenskan, i namnet Anund *Maiobonde* 1352.",
  Majken:
    "Lågtyskans smekform av Maria, *Mariken*, har gett Majken. I Sverige finns namnet redan på 1500-talet, då som *Moiken*.",
  Manuel: "Manuel är en kortare form av Emanuel, bland annat spansk.",
  Marc: "Marc räknas som den franska formen av Markus.",
  Marcel:
    "Marcel är den franska formen av *Marcellus*, och därifrån har vi troligen namnet. Ursprunget till *Marcellus* är inte säkert känt; möjligen är det en förminskningsform av *Marcus* och hör då ytterst till guden Mars.",
  Margareta:
    "Margareta betyder pärla: namnet är latinets *margarita*, av grekiskans *margaritēs*. Det grekiska ordet är i sin tur lånat österifrån, enligt Klintberg ur persiskan. Den äldsta kända bäraren i Sverige är kung Inges dotter Margareta Fredkulla, död omkring 1135.",
  Mariam: "Mariam är en form av Mirjam, och därmed samma namn som Maria.",
  Marianne:
    "Marianne är en fransk smekform av Marie som senare har uppfattats som Marie och Anne; även bibliska Mariamne och latinets Mariana har nämnts. I Sverige är namnet känt sedan 1675.",
  Marielle: "Marielle är troligen en fransk form av Marie.",
  Marija: "Marija är en slavisk stavning av Maria.",
  Marika:
    "Marika är en förminskningsform av Maria, sannolikt lågtyskans *Marieke*. En äldre svensk form är Maricken; Marika är belagt i Sverige 1836.",
  Marina:
    "Marina brukar tolkas som ”av havet” och är då femininform till latinets *Marinus*, som Klintberg för till *mare*, hav. Oxford Names Companion utgår i stället från släktnamnet *Marius*. I Sverige är Marina belagt 1304.",
  Markku: "Markku räknas som en finsk form av Markus.",
  Marwan:
    "Marwan, på arabiska *Marwān*, är ett gammalt namn som bars av två umayyadiska kalifer. Troligen hör det till *marw*, vit sten, flinta eller väldoftande ört; under det ordet tar ordböckerna upp det, men de säger inte vad själva namnet betyder.",
  Maryama: "Maryama hör troligen till Maryam, en form av Mirjam.",
  Matts: "Matts är en stavning av Mats, med två t.",
  Maxine: "Maxine är en engelsk nybildning till Max, med den feminina ändelsen *-ine*.",
  Maya: "Maya är en stavning av Maja. Även grekiska, romerska och indiska gudinnenamn brukar nämnas.",
  Mia: "Mia är en kortform av Maria.",
  Micaela: "Micaela är en stavning av Mikaela, med c.",
  Michael: "Michael är en stavning av Mikael, i Sverige den äldsta, från 1200-talet.",
  Mickael: "Mickael är en stavning av Mikael, med ck.",
  Mika: "Mika är troligen en finsk kortform av Mikael, i Sverige även av Mikaela. Mika är också ett profetnamn i Bibeln, och i Japan finns ett annat namn Mika.",
  Mikail: "Mikail är en form av Mikael.",
  Milena: "Milena är troligen en femininform till Milan, bildad till samma slaviska ord.",
  Mina: "Mina är troligen en kortform av Vilhelmina; ett likadant namn av annat ursprung finns också.",
  Miranda:
    "Miranda brukar räknas som Shakespeares skapelse: så heter hjältinnan i ”Stormen”, från 1611. Troligen hade han det latinska ordet *mirandus*, som betyder beundransvärd, som förebild för namnet.",
  Mohamad: "Mohamad räknas som en stavning av Muhammad.",
  Mohammad: "Mohammad räknas som en stavning av profetens namn, Muhammad.",
  Musa: "Musa är den arabiska formen av Moses, *Mūsā*.",
  Märtha: "Märtha är en stavning av Märta, med th.",
  Nadja:
    "Nadja är en rysk kortform av *Nadezjda*, hos Runeberg skrivet *Nadeschda*, som egentligen är ordet för hopp. I Sverige har Nadja använts sedan slutet av 1800-talet.",
  Naima:
    "Naima är troligen en svensk ombildning av Naemi, belagd 1822 som Naema. Det finns också ett arabiskt Naima, oberoende av Naemi.",
  Nea: "Nea är troligen en kortform av Linnea.",
  Neah: "Neah är en stavning av Nea, med h på slutet; Nea är troligen en kortform av Linnea.",
  Niclas: "Niclas är en stavning av Niklas, med c.",
  Nicolas: "Nicolas är en form av Nikolaus, skriven med c.",
  Nicole: "Nicole är en fransk femininform till Nicolas, alltså Nikolaus.",
  Nikolina: "Nikolina är troligen en femininform till Nikolaus.",
  Nova: "Latinets *nova*, ny, är troligen ursprunget till Nova; ordet är femininum av *novus*. Också en ny stjärna heter så, på latin *nova stella*. Den finlandssvenska almanackan tog in namnet 2020.",
  Ole: "Ole är den danska och norska formen av Olof.",
  Osman:
    "Osman är den turkiska formen av Uthman, arabiskans *ʿUthmān*, som den tredje kalifen hette. Ursprunget är omstritt: Khalīl, som Ibn Fāris återger i sin ordbok, förde namnet till ett ord för läkt benbrott, medan andra ordböcker har trappunge eller ormunge.",
  Otilia: "Otilia är troligen en stavning av Ottilia, med ett enda t.",
  Pamela:
    "Philip Sidney skapade namnet Pamela för sin herderoman ”Arcadia” i slutet av 1500-talet, och Richardsons roman ”Pamela” från 1740 spred det. Ofta förklaras det med grekiskans *pan*, all, och *meli*, honung, men vad Sidney avsåg vet man inte.",
  Patric: "Patric är en stavning av Patrik, med c på slutet.",
  Philippa: "Philippa är en stavning av Filippa, i Sverige belagd redan 1447.",
  Polly: "Polly är en engelsk smekform, en variant av Molly.",
  René: "René är den franska formen av latinets *Renatus*, pånyttfödd. Det syftade på dopet, som sågs som en ny födelse, och var från början bara mansnamn.",
  Reza: "Bakom Reza ligger arabiskans *riḍā*, välbehag eller belåtenhet. Ordet var tillnamn på imamen ʿAlī ibn Mūsā. Till samma rot, *r-ḍ-y*, hör också namnet Morteza.",
  Ricardo: "Ricardo är den spanska och portugisiska formen av Rikard.",
  Romeo:
    "Romeo är ett italienskt ord för den som drog på pilgrimsfärd till Rom; egentligen betyder det romare, av grekiskans *Rhōmaîos*. Som namn är det känt genom Shakespeares ”Romeo och Julia”.",
  Ronja:
    "Astrid Lindgren bildade troligen Ronja ur sjönamnet Juronjaure. Oberoende av henne har namnet funnits tidigare i Finland, och på ryska är det en smekform av Miron. I Sverige kom det med ”Ronja rövardotter” (1981).",
  Ronnie: "Ronnie är en stavning, med ie på slutet, av Ronny, den engelska smekformen av Ronald.",
  Rosita: "Rosita är en spansk smekform av Rosa, använd i Sverige sedan 1786.",
  Samantha:
    "I Amerika finns Samantha sedan 1700-talet, men ursprunget är omstritt. Kanske består namnet av Sam, av Samuel, och en nybildad senare del, *-antha*, efter mönster av Anthea.",
  Samar:
    "Arabiskans *samar*, samtal om natten, har troligen gett namnet Samar. Till samma rot, *s-m-r*, hör Samir och Samira, ”den som samtalar om natten”.",
  Signhild:
    "Ur folkvisorna om Hagbard och Signe kommer troligen Signhild, en utbyggnad av Signe (Signelill) med -hild efter andra namn. I Sverige är Signild belagt 1838, Signhild 1859.",
  Sissela: "Sissela är en försvenskad form av Cecilia.",
  Siv: "Siv är troligen taget efter Tors maka i den fornnordiska mytologin, gudinnan *Sif*. Vad hennes namn betyder är omstritt; Klintberg anger ”brud, hustru” och jämför med isländska *sifjar*, släktskap. I Sverige är namnet belagt 1871, då i formen Sif.",
  Sivert: "Sivert är en tysk sidoform till Sigvard, i Sverige använd från 1500-talet.",
  Sofi: "Sofi är en form av Sofia, utan a på slutet.",
  Solveig:
    "Solveig är ett fornnordiskt namn vars tolkning är omstridd. Förleden är enligt Hellquist inte sol utan *Sal-*, som Klintberg tolkar som ”hus, sal”; efterleden har tolkats som ”rusgivande dryck” (Hellquist) eller som ”den stridande”. Namnet kom från Norge och är i Sverige först belagt 1880, efter Ibsens ”Peer Gynt”.",
  Staffan: "Staffan är en nordisk form av Stefan, i Sverige känd från medeltiden.",
  Steven: "Steven är en stavning av Stephen, en engelsk form av Stefan.",
  Susanne: "Susanne är en form av Susanna, med e på slutet.",
  Sven: "Sven är det fornnordiska *Sveinn*, samma ord som svenskans sven, med betydelsen ung man eller yngling. Namnet förekommer redan i runinskrifter, där det står skrivet *Suain*.",
  Tatjana: "Tatjana är den ryska formen av Tatiana.",
  Tea: "Kortformen Tea hör till Dorotea eller Teodora, någon gång till Teresia. Som officiellt namn är den känd i Sverige sedan 1840-talet.",
  Teodora: "Teodora är femininformen till Teodor, i Sverige belagd 1642.",
  Thelma:
    "Thelma är en litterär bildning, spridd genom Marie Corellis roman ”Thelma” (1887), men ursprunget är omstritt. Enligt en ordboksartikel hos Whitepages Names är det först belagt där, kanske efter grekiskans *thélēma*, vilja. Wiktionary finner det redan i Emilie Flygare-Carléns ”Kyrkoinvigningen i Hammarby” (1840–41) och ser det grekiska ordet som folketymologi.",
  Theodor: "Theodor är en stavning av Teodor, med th.",
  Thommy: "Thommy är en stavning av Tommy, med th.",
  Thyra: "Thyra är en stavning av Tyra, med th som i forndanskans *Thyrwi*.",
  Tina: "Tina brukar räknas som kortform av Kristina, men kan även höra till andra namn på *-tina*, som Martina och Bertina.",
  Tindra:
    "Tindra är en svensk nybildning, troligen av verbet *tindra*, glittra. Verbet används om ljuskällor, som solen och stjärnorna, och hör till samma ordstam som tända.",
  Tomas:
    "Tomas i Bibeln är den grekiska formen av arameiskans *toma*, tvilling. I Sverige står namnet på en runsten från omkring 1200.",
  Truls:
    "Truls är samma namn som Torgils, av gudanamnet Tor och *-gisl*, *-gils*, som Hellquist för till ett ord för stav. Från den fornsvenska och forndanska växelformen *Thrugils* gick utvecklingen över Truels och Troels till Truls.",
  Tuula:
    "Bakom det finska namnet Tuula ligger troligen orden *tuuli* och *tuulonen*, vind. Av samma slag är Tuulikki, som är äldre. Enligt Vilkuna kan även Larin-Kyöstis sång ”Tuulan tei” ha påverkat namnet.",
  Tyra: "Tyra är en latiniserad form av forndanska *Thyrwi*. Förleden är gudanamnet Tor, men efterleden är omstridd: enligt Hellquist är den densamma som i Hedvig och inte *vi*, helgedom; Klintberg tolkar den som ”präst” eller ”kämpe”, namnforskare i Köpenhamn snarast som ”prästinna”. Namnet kom från danskan, fanns länge i Skåne och spreds under senare 1800-talet.",
  Ulla: "Ulla är en svensk kortform av Ulrika, känd sedan 1770-talet.",
  Ulrik:
    "Ulrik är den svenska formen av tyska *Ulrich*, på fornhögtyska *Uodalrîh*. Förleden *uodal* betyder arvegods, odal, och efterleden *rîch* betyder mäktig. Till Sverige kom namnet på 1400-talet.",
  Uno: "Det nordiska Une, på runstenar skrivet *Uni*, har i latiniserad form blivit Uno. Namnet hör troligen till verbet *una*, trivas eller vara tillfreds, men har också uppfattats som latinets *unus*, en. Formen Uno är belagd i Sverige 1586.",
  Vanessa:
    "Jonathan Swift diktade namnet Vanessa för Esther Vanhomrigh. *Van-* tog han ur hennes släktnamn, och *-essa* är en smekform av Esther. I tryck kom namnet 1726, i dikten ”Cadenus and Vanessa”.",
  Victor: "Victor är en stavning av Viktor, med c som i latinet.",
  Viktor:
    "Viktor är latinets *victor*, segrare, ett ord som är bildat till verbet *vincere*, segra. I Sverige är namnet belagt 1640.",
  Vilja:
    "För Vilja finns flera möjliga ursprung, och vilket som gäller är omstritt. Namnet kan vara det svenska och norska ordet vilja, det finska *vilja*, säd eller gröda, eller den tyska smekformen Wilja av namn på *Wil-*, som Wilhelmine.",
  Ville: "Ville är en svensk smekform av Vilhelm.",
  Vilma: "Vilma är en kortform av Vilhelmina.",
  Vivi: "Vivi är troligen en smekform av Vivianne, ett franskt namn som förs till latinets *vivus*, levande, eller till släktnamnet *Vibius*. Men Vivi kan också vara bildat till Lovisa, Viola eller Viveka.",
  Volmar: "Volmar kommer av Wollmar, en lågtysk form av Valdemar som är känd i Sverige sedan 1570.",
  Wera: "Wera är en stavning av det ryska namnet Vera, med w.",
  Wiggo: "Wiggo är en stavning av det danska namnet Viggo, med w.",
  Yasir:
    "Yasir är ett gammalt arabiskt namn, *yāsir*, som troligen hör till roten *y-s-r*, lätthet. Ordet *yāsir* står i ordböckerna också för den som spelar med lotter.",
  Yasmin: "Yasmin är troligen en form av blomnamnet Jasmin.",
  Yasmine: "Yasmine är en stavning av Yasmin, med e på slutet; Yasmin hör till Jasmin.",
  Younes: "Younes är troligen den arabiska formen av Jona, *Yūnus*.",
  Youssef: "Youssef är en stavning av *Yusuf*, den arabiska formen av Josef.",
  Zain: "Zain är det arabiska ordet *zayn*, skönhet eller prydnad, motsatsen till fulhet. Det hör ihop med ett verb för att pryda.",
  Zakaria:
    "Zakaria är en form av det bibliska Sakarias, hebreiskans *Zekaryah*. Däri ingår *zakar*, minnas, och *Yah*, Herren (Jahve), så att betydelsen blir ”Herren har kommit ihåg”.",
};
