/*
 * Company names of trades that src/words/company-fields.ts lacks, written by hand, in the same form and by the same rules: a
 * word, tool, grip, sound or idiom of the trade, never the trade's own word, nothing that fits any company. The "+"
 * of a founder's shortlist has been set within the project, by no reader from outside. Their words, where a broader trade
 * of that file has them too, ask for the narrower one alone.
 */

/** Further words by which visitors ask for the trades of src/words/company-fields.ts, by trade. */
export const moreTypedWords: Readonly<Record<string, string>> = {
  bygg: `
altaner,altanbygge,altanbyggare,pool,pooler,poolbyggare,hus,handyman,fixare,hustomte,staket,uteplats,trall,timmerhus,isolering
`,
  snickeri: "virke,sågverk,brädgård",
  murning: "stenhuggare,stenhuggeri",
  markarbete: "traktor,traktorer,brunn,brunnsborrning",
  inredning: "belysning,persienner,markiser,ljuslyktor",
  konst: "ramar,inramare",
  illustration: "kalligrafi",
  "grafisk design": "design,ux,ux-design",
  tryckeri: "kort,vykort,inbjudningar",
  musik: "skivbutik,skivor,lp-skivor,pianostämning,pianostämmare",
  spel: "vr,escape room",
  "it-support": "mobilreparation,skärmbyte",
  terapi:
    "hypnos,hypnosterapi,skilsmässa,skilsmässor,sorgbearbetning,sorgegrupp,krisstöd,utbrändhet,ätstörning,ätstörningar",
  yoga: "reiki,healing,retreat",
  friskvård: "kosttillskott,hälsokostbutik",
  friluftsliv: "skidor,skiduthyrning,skidskola,klättring,klättervägg",
  trädfällning: "skogsbruk,skogsägare",
  smide: "knivar,plåt",
  kläder: "scarf,scarves,halsduk",
  matvagn: "kebab",
  restaurang: `
hamburgare,burgare,burgers,hamburgerrestaurang,sallad,salladsbar,soppkök,vegan,veganskt
`,
  gårdsbutik: "höns,hönor,får,lamm,kor,mjölk,svamp",
  "garn och stickning": `
mössa,mössor,virkade,virkade mössor,stickade,stickade mössor,vantar,halsdukar,sockor,raggsockor,tröjor
`,
  "häst och ridning": "hovslagare,hovslageri",
};

export const moreCompanyFieldRows: string = `
trafikskola	trafikskola,körskola,körkort,körlektion,körlektioner,körlärare,trafiklärare,övningskörning,övningsköra,introduktionskurs,riskutbildning,halkbana,mc-körkort,mopedkort,am-kort,driving school,uppkörning,teoriprov,intensivkurs körkort
professionell	sammansatt	+	Dragläge	där kopplingen tar
professionell	sammansatt	+	Huvudled	vägen som har företräde
professionell	sammansatt		Vägrenen	remsan vid sidan av vägen
professionell	sammansatt		Tvåhandsgrepp	så hålls ratten
professionell	uttryck	+	Kvart i Tre	händernas plats på ratten
professionell	uttryck		Håll Avståndet	tre sekunder till bilen framför
professionell	uttryck	+	Rätt Växel	den som passar farten
professionell	uttryck	+	Lämna Företräde	triangelns budskap
professionell	par	+	Ratt & Reglage	
professionell	par	+	Spegel & Blinkers	i den ordningen
professionell	verb		Bromsa In	i god tid före korsningen
professionell	ord	+	Halvljus	på även mitt på dagen
kreativ	uttryck	+	Lugn i Rondellen	ett varv till gör inget
kreativ	uttryck		Vita Knogar	så höll alla i ratten första gången
kreativ	sammansatt	+	Fickparkering	provets svåraste minut
kreativ	sammansatt	+	Backspegeln	där det avklarade försvinner
kreativ	par	+	Koppling & Kurage	
kreativ	par		Gas & Gummisula	
kreativ	verb	+	Svänga Runt	
kreativ	verb	+	Rulla Igång	
modernt	uttryck		Nyckeln i Handen	
modernt	uttryck	+	Fri Sikt	när det är klart att köra om
modernt	uttryck	+	Först till Höger	högerregeln i tre ord
modernt	sammansatt	+	Högerregel	den från höger kör först
modernt	sammansatt		Omkörning	förbi, när det är fritt
modernt	sammansatt	+	Medtrafikant	alla andra på vägen
modernt	par		Start & Stanna	
modernt	verb	+	Blinka Vänster	
modernt	verb	+	Växla Upp	högre växel, högre fart
modernt	ord		Tvåan	växeln för kvarterets gator
simskola	simskola,simlärare,simkurs,simkurser,simundervisning,simlektion,simlektioner,babysim,vuxensim,simtränare,simning,simma,simhall,crawl,crawlkurs,vattengympa,livräddning,konstsim,swim school
professionell	sammansatt	+	Flytväst	på innan man kliver i båten
professionell	sammansatt	+	Bassängkanten	där alla börjar
professionell	sammansatt	+	Vattenvana	det första man övar
professionell	sammansatt	+	Startpallen	därifrån man dyker i
professionell	uttryck	+	Tjugofem Meter	en längd i bassängen
professionell	par		Arm & Bentag	två rörelser, en i taget
professionell	verb	+	Flyta	det svåraste och enklaste
professionell	verb	+	Glida Fram	
kreativ	uttryck	+	Doppa Näsan	första modprovet
kreativ	uttryck	+	Som en Fisk	simma kan man likna vid det
kreativ	uttryck	+	Tårna i Vattnet	försiktigt, till att börja med
kreativ	sammansatt	+	Plaskdammen	alla simmares första hav
kreativ	sammansatt		Magplask	hoppet som lät mest
kreativ	sammansatt	+	Armpuffarna	uppblåsta, orange och trygga
kreativ	sammansatt		Blötdjuret	
kreativ	par	+	Plums & Plask	
kreativ	par		Bubblor & Ben	andas ut under ytan
kreativ	verb		Skvätta	
kreativ	ord	+	Grodsim	ben som en groda, armar som en hund
modernt	uttryck		Över Ytan	där man andas
modernt	uttryck		Ett Tag Till	tag: simmarens steg
modernt	sammansatt	+	Ryggläge	stjärnan som flyter
modernt	sammansatt		Vändning	kvittot på en hel längd
modernt	par		Andas & Dyk	
modernt	par		Klor & Kakel	simhallens doft och golv
modernt	verb	+	Dyka	
modernt	ord	+	Skvalp	ljudet mot bassängens kant
skrivarkurs	skrivarkurs,skrivarkurser,skrivkurs,skrivkurser,skrivarskola,skrivcirkel,skrivarcirkel,skrivcoach,kreativt skrivande,skrivande,skrivpedagog,skrivarläger,skrivarretreat,manusutveckling,författarkurs,poesikurs,creative writing
professionell	sammansatt	+	Utkastet	första försöket, inte det sista
professionell	sammansatt		Berättarjag	rösten som säger jag i en bok
professionell	sammansatt	+	Radbrytning	där dikten tar ett andetag
professionell	sammansatt	+	Första Meningen	den svåraste av alla
professionell	uttryck	+	Röd Tråd	det som håller ihop texten
professionell	uttryck	+	Mellan Raderna	där det viktigaste står
professionell	par	+	Penna & Paus	
professionell	par	+	Kapitel & Komma	
professionell	verb		Stryka	kilen i all skrivkonst
professionell	verb	+	Skriva Om	
professionell	ord		Gestaltning	visa det, säg det inte
kreativ	uttryck	+	Bläck i Blodet	så känns det för somliga
kreativ	uttryck	+	Det Var en Gång	så börjar de äldsta
kreativ	uttryck		På Kladdpapper	
kreativ	sammansatt	+	Skrivbordslådan	där manus brukar gömma sig
kreativ	sammansatt	+	Bläckplumpen	
kreativ	sammansatt		Kråkfötterna	handstil som bara en kan läsa
kreativ	sammansatt	+	Fjäderpennan	
kreativ	par		Kladd & Klarhet	
kreativ	par		Tvekan & Tusch	
kreativ	verb	+	Fabulera	hitta på, gärna vidlyftigt
kreativ	verb		Sudda	
modernt	uttryck		Tomt Papper	där allt är möjligt
modernt	uttryck	+	Ny Rad	
modernt	sammansatt	+	Cliffhanger	kapitelslutet som håller en vaken
modernt	sammansatt		Förstautkast	
modernt	par	+	Rad & Rytm	
modernt	par		Ton & Tempus	
modernt	verb	+	Knåpa	
modernt	ord	+	Epilog	det som sägs sist
matlagningskurs	matlagningskurs,matlagningskurser,matkurs,matskola,kockkurs,kockskola,matlagning,bakkurs,bakkurser,pastakurs,sushikurs,matkreatör,laga mat,cooking class,grillkurs
professionell	sammansatt		Finhackat	kniven får göra jobbet
professionell	sammansatt		Redningen	det som tjocknar i såsen
professionell	sammansatt	+	Grundbuljong	det mesta börjar i den grytan
professionell	uttryck	+	Smaka Av	sista steget före servering
professionell	uttryck	+	Allt på Plats	mise en place, på svenska
professionell	par	+	Sked & Såspanna	
professionell	par	+	Salt & Syra	
professionell	verb	+	Sjuda	strax under kokpunkten
professionell	verb	+	Bryna	färg på ytan, smak på djupet
professionell	ord	+	Mirepoix	morot, lök och selleri i tärningar
kreativ	uttryck	+	En Nypa Salt	så mycket som får plats mellan fingrarna
kreativ	uttryck	+	Många Kockar	den här gången blir soppan god
kreativ	sammansatt	+	Förklädesknuten	
kreativ	sammansatt	+	Träsleven	äldst i lådan
kreativ	sammansatt		Stänkfläcken	receptets mest lästa sida
kreativ	par		Kavel & Kompis	
kreativ	par	+	Rör & Rosmarin	
kreativ	verb	+	Vispa Upp	
modernt	uttryck	+	Ett Kryddmått	
modernt	uttryck		Lite Mer Vitlök	
modernt	uttryck	+	Al Dente	med lite tuggmotstånd
modernt	sammansatt	+	Skärbräda	där det mesta börjar
modernt	par		Bryn & Blanda	
modernt	verb		Knådat	
förskola och barnpassning	förskola,förskolan,förskolor,barnvakt,barnvakter,barnpassning,nanny,nannies,dagmamma,dagbarnvårdare,dagis,fritids,öppen förskola,familjedaghem,pedagogisk omsorg,montessori,babysitter,barnskötare
professionell	sammansatt	+	Galonbyxan	står emot alla pölar
professionell	sammansatt	+	Sagostunden	lugnet efter maten
professionell	sammansatt	+	Vilstunden	när hela rummet andas
professionell	uttryck		Hand i Fickan	
professionell	uttryck	+	Två och Två	så går man på led
professionell	uttryck		Strumpor på Tork	
professionell	par	+	Vagga & Vila	
professionell	par		Kritor & Klister	
professionell	verb	+	Vyssja	sjunga till sömns
kreativ	uttryck		Jättemånga Frågor	
kreativ	uttryck		Varför Då	den vanligaste frågan
kreativ	uttryck	+	Hoppa i Pölen	
kreativ	sammansatt	+	Sandkakan	bakas med spade och hink
kreativ	sammansatt	+	Gungbrädan	upp och ner, i tur och ordning
kreativ	sammansatt	+	Kurragömma	blunda och räkna till tjugo
kreativ	sammansatt	+	Filtkojan	soffans bästa användning
kreativ	sammansatt		Gossnutten	tröst att hålla i
kreativ	par	+	Hink & Spade	sandlådans två verktyg
kreativ	par		Stövlar & Sång	
kreativ	verb		Kladda	
modernt	uttryck	+	Du Räknar Först	kurragömmans enda regel
modernt	uttryck	+	Nu Leker Vi	
modernt	sammansatt	+	Mellis	mellanmålets smeknamn
modernt	sammansatt	+	Vantpar	två av samma
modernt	par		Sand & Saga	
modernt	par		Ramsa & Rutschkana	
modernt	verb	+	Gunga	
smide	smide,smed,smeder,smedja,konstsmide,konstsmed,smida,smidesverkstad,svetsning,svets,svetsare,svetsa,blacksmith,welding,metallarbete,knivsmide,knivsmed
professionell	sammansatt	+	Städet	det hamrade järnet ligger på det
professionell	sammansatt		Härdvatten	där eggen blir hård
professionell	sammansatt	+	Glödfärg	färgen visar hur varmt järnet är
professionell	uttryck	+	Vid Ässjan	där elden bor
professionell	uttryck	+	Medan Det är Varmt	då ska man smida
professionell	par	+	Hammare & Härd	
professionell	par	+	Tång & Städ	verktygen som håller och bär
professionell	verb	+	Härda	göra stålet hårt
professionell	verb	+	Välla	foga ihop glödande järn
professionell	ord	+	Ässjan	härden där järnet blir glödande
kreativ	uttryck	+	Två Järn i Elden	en till, för säkerhets skull
kreativ	uttryck		Där Gnistrar Det	
kreativ	sammansatt	+	Blåsbälgen	lungan som håller glöden vid liv
kreativ	sammansatt	+	Gnistregn	kvällens bästa ljus
kreativ	sammansatt	+	Hästskosömmet	spiken som fäster skon
kreativ	sammansatt	+	Lyckoskon	hästsko ovanför dörren
kreativ	par	+	Sot & Stål	
kreativ	par	+	Kol & Klang	
kreativ	verb	+	Hamra	
kreativ	ord		Slaggen	det som stannar kvar i härden
modernt	sammansatt		Glödskal	skiktet som flagar av
modernt	sammansatt	+	Anlöpt	uppvärmt på nytt, och segare
modernt	par		Slag & Svalka	
modernt	par	+	Glöd & Grepp	
modernt	verb		Smälta	
ljusstöpning	ljus,ljusstöpning,ljusstöpare,ljusstöperi,stearinljus,värmeljus,kronljus,antikljus,blockljus,stearin,sojaljus,ljusbutik,ljustillverkning,gravljus,kandelaber,ljusstake,ljusstakar,candle,candles
professionell	sammansatt	+	Veketråd	det som lågan äter
professionell	sammansatt	+	Ljusdoppet	om och om igen i grytan
professionell	sammansatt	+	Kvällslågan	
professionell	uttryck	+	Vid Skymningen	då tänds det första
professionell	uttryck	+	Rak i Staken	
professionell	par	+	Veke & Vax	allt som behövs
professionell	par		Låga & Lugn	
professionell	verb	+	Stöpa	doppa veken, varv på varv
professionell	ord		Stearinet	
kreativ	uttryck		Blås Inte	
kreativ	sammansatt	+	Vaxdroppen	på duken, förstås
kreativ	sammansatt		Julottan	kyrkans mest tända timme
kreativ	sammansatt	+	Nattlampan	
kreativ	sammansatt	+	Tändstickan	tre centimeter senare
kreativ	par	+	Sken & Skymning	
kreativ	par		Veke & Viskning	
kreativ	verb	+	Flämta	så gör lågan i drag
kreativ	ord		Mysmörker	bästa sorten
modernt	uttryck	+	Tänd Ett Till	
modernt	uttryck	+	När Strömmen Går	då letar alla i lådan
modernt	sammansatt	+	Lågsken	
modernt	sammansatt	+	Brinntid	timmarna i varje stump
modernt	par		Veke & Vila	
modernt	par	+	Vax & Värme	
modernt	verb		Lysa Upp	
pensionat och vandrarhem	vandrarhem,pensionat,hotell,hotellet,bed and breakfast,bed breakfast,b&b,gästgiveri,gästgivargård,värdshus,gästhus,rumsuthyrning,herrgård,övernattning,hostel,hotel,lägergård,ställplats
professionell	sammansatt	+	Gästboken	
professionell	sammansatt	+	Frukostsalen	
professionell	sammansatt		Resgodset	väskorna som bärs upp
professionell	sammansatt	+	Portnyckeln	för den som kommer sent
professionell	uttryck		Halvpension	frukost och middag ingår
professionell	uttryck	+	Rum med Utsikt	det som alla ber om
professionell	uttryck	+	Inga Fler Mil	
professionell	par	+	Bädd & Bord	
professionell	par	+	Lakan & Lavendel	
professionell	verb		Övernatta	
professionell	ord		Ankomst	
kreativ	uttryck		Sovmorgon till Tio	
kreativ	uttryck	+	En Trappa Upp	
kreativ	sammansatt	+	Knarrbrädan	sjätte steget, alltid
kreativ	sammansatt		Resväskan	
kreativ	par	+	Havregröt & Havsbris	
kreativ	par	+	Frukost & Fågelsång	
kreativ	verb	+	Slumra	
kreativ	ord	+	Siestan	vilan efter lunch
modernt	uttryck		Lämna Nyckeln	sist av allt
modernt	uttryck		Stör Ej	skylten på handtaget
modernt	sammansatt		Extrasäng	
modernt	sammansatt	+	Mellanlandning	
modernt	par		Väska & Väckning	
modernt	par	+	Natt & Nyckel	
modernt	verb	+	Checka In	
festuthyrning	festuthyrning,tältuthyrning,partytält,festtält,porslinsuthyrning,möbeluthyrning,uthyrning fest,hoppborgsuthyrning,scenuthyrning,mobil bar,tält till bröllop,party rental,bordsdekoration,festdekoration
professionell	sammansatt	+	Glasbacken	
professionell	sammansatt		Duktången	
professionell	uttryck	+	Plats för Hundra	
professionell	uttryck	+	Dukat och Klart	
professionell	uttryck		Regn på Duken	
professionell	par	+	Duk & Damast	
professionell	verb		Ställa Fram	
professionell	ord		Uppställning	
kreativ	uttryck		Ingen Disk Alls	
kreativ	uttryck	+	Lånta Fjädrar	
kreativ	sammansatt	+	Vimpelrad	tygtrianglar på snöre
kreativ	sammansatt	+	Ljusslingan	
kreativ	sammansatt		Fällbordet	
kreativ	sammansatt	+	Serpentinen	
kreativ	par	+	Vimplar & Vin	
kreativ	par		Fest & Fällstol	
kreativ	verb	+	Duka Upp	
modernt	uttryck	+	Ta en Stol	
modernt	uttryck		Allt på Släp	
modernt	uttryck		Hundra Gafflar	
modernt	sammansatt	+	Tältväder	
modernt	par		Stol & Stämning	
modernt	par		Tält & Trumma	
modernt	verb		Hänga Upp	
modernt	sammansatt	+	Bordslöpare	tygremsan längs bordet
modernt	ord	+	Girlang	
bastu	bastu,bastun,bastuflotte,bastubygge,vedbastu,badtunna,badtunnor,kallbad,kallbadhus,vinterbad,sauna,badhus,varmbad,isvak,isbad,bastuvagn,hamam
professionell	sammansatt	+	Vedträna	
professionell	sammansatt	+	Badskopan	kopp med långt skaft
professionell	sammansatt	+	Kallkällan	
professionell	sammansatt		Lavens Topp	där det är varmast
professionell	uttryck	+	Nittio Grader	
professionell	uttryck	+	Ut i Snön	
professionell	uttryck	+	Ett Varv Till	in, ut och in igen
professionell	par	+	Ved & Vatten	
professionell	verb	+	Svalka	
professionell	ord	+	Löyly	finska för ångan från stenarna
kreativ	uttryck	+	Ett Kast Till	vatten på stenarna
kreativ	uttryck		Alla Samtal Hörs	
kreativ	sammansatt	+	Björkriset	kvastarna till badet
kreativ	sammansatt	+	Trätunnan	
kreativ	par		Ånga & Anekdot	
kreativ	par	+	Brygga & Björkris	
kreativ	verb	+	Fräsa	det vattnet gör på stenarna
kreativ	ord		Skopan	
modernt	uttryck	+	Ner i Vaken	
modernt	sammansatt	+	Ångmoln	
modernt	par		Het & Kall	
modernt	par	+	Lave & Lykta	
modernt	verb		Ånga Bort	
modernt	ord	+	Laven	bänken i etage
fönsterputs	fönsterputs,fönsterputsning,fönsterputsare,fönstertvätt,fönstertvättning,fönstertvättare,putsa fönster,fönsterputsfirma,window cleaning
professionell	sammansatt	+	Klarglas	glas man ser rakt igenom
professionell	sammansatt	+	Glasklart	så tydligt att det inte syns
professionell	sammansatt	+	Genomsikt	det ett rent fönster ger
professionell	sammansatt		Gummiskrapan	drar av vattnet i ett svep
professionell	uttryck	+	Fri Sikt	inget i vägen
professionell	uttryck	+	Utan Ränder	provet på ett putsat fönster
professionell	uttryck	+	Med Ren Utsikt	ren, på båda sätten
professionell	par	+	Skrapa & Skinn	putsarens två verktyg
professionell	par	+	Stege & Solsken	verktyg och väder
professionell	ord		Transparent	genomskinlig
kreativ	sammansatt	+	Solkatten	ljusfläcken som hoppar på väggen
kreativ	sammansatt	+	Fönsterskådaren	den som tittar in
kreativ	sammansatt	+	Näsavtrycket	det som är borta efteråt
kreativ	uttryck		Se Solen Igen	
kreativ	uttryck		Talgoxen Stannar	
kreativ	uttryck	+	Blankt på Båda Sidor	ute och inne
kreativ	par		Glans & Granne	
kreativ	verb	+	Glimma	lysa stilla
modernt	ord	+	Blänk	ljus som är borta strax
modernt	ord		Klar	
modernt	sammansatt	+	Dagsljus	det som kommer genom fönstret
modernt	sammansatt	+	Spegelblank	så man ser sig själv
modernt	uttryck	+	Svep för Svep	så dras skrapan över rutan
modernt	uttryck	+	Är Det Öppet	så rent att man undrar
professionell	verb	+	Torka Torrt	innan ränderna hinner dit
modernt	ord	+	Glans	
bilvård	bilvård,bilrekond,rekond,rekonditionering,bilrekonditionering,biltvätt,biltvättar,bilpolering,polering bil,lackskydd,keramiskt lackskydd,vaxning bil,bilvax,bilfolie,foliering,wrapping,bildetaljering,detailing,car detailing,car wash,bilstäd,båtrekond,lackförsegling,bilvårdsprodukter,polering
professionell	sammansatt	+	Klarlack	lagret som ger glansen
professionell	sammansatt	+	Djupglans	glans som ser ut att ha botten
professionell	sammansatt	+	Pärlvatten	droppar som rullar av nyvaxad lack
professionell	sammansatt		Blanklack	
professionell	uttryck	+	Ner till Fälgen	inget hoppas över
professionell	uttryck	+	Panel för Panel	så poleras en bil
professionell	par	+	Lack & Läder	
professionell	par	+	Vax & Varsamhet	
professionell	ord	+	Lyster	ytans sken
kreativ	sammansatt	+	Handvaxat	tar tid, och syns
kreativ	sammansatt		Krombågen	
kreativ	sammansatt	+	Handskfacket	också det blir rent
kreativ	uttryck	+	Spegel på Hjul	så blank
kreativ	uttryck		Skum till Knäna	
kreativ	par	+	Svamp & Skum	
kreativ	par		Skinn & Sken	
kreativ	verb	+	Glänsa	
modernt	ord	+	Finish	den sista ytan
modernt	ord	+	Glans	
modernt	sammansatt		Lackrent	
modernt	sammansatt	+	Nytvättad	så länge det inte regnar
modernt	uttryck		Rulla Ren	
modernt	verb	+	Skölj	sista steget efter skummet
modernt	par		Krom & Klar	
kreativ	verb		Putsa Upp	
frukt och must	äpple,äpplen,äpplena,äppelodling,äppelmust,must,musteri,musterier,juice,råsaft,saft,cider,ciderhus,päron,plommon,körsbär,frukt,frukter,fruktodling,fruktodlare,fruktgård,bär,bärodling,blåbär,hallon,jordgubbar,självplock,sylt,marmelad,fruktkorg,fruktkorgar,apple,syltkök
professionell	sammansatt	+	Fruktträdet	planteras för den som kommer sen
professionell	sammansatt	+	Kärnhuset	äpplets mitt
professionell	sammansatt	+	Skördekorgen	tung på väg hem
professionell	sammansatt	+	Mustpressen	gör äpplen till dryck
professionell	uttryck	+	Moget för Plockning	
professionell	uttryck	+	Nedersta Grenen	dit alla når
professionell	uttryck	+	Under Astrakanen	vitt, tidigt sommaräpple
professionell	par	+	Skal & Kärna	
professionell	par	+	Stam & Skaft	trädets och fruktens
professionell	verb	+	Skörda	ta in det man odlat
professionell	ord	+	Pomona	romarnas gudinna för frukt
kreativ	sammansatt	+	Fallfrukt	det som trädet bjuder på
kreativ	sammansatt	+	Pallarstegen	för den som inte når
kreativ	sammansatt	+	Äppelkinden	den röda sidan
kreativ	sammansatt	+	Klarbären	små ljusröda körsbär
kreativ	uttryck	+	Ett om Dagen	äpple, enligt ordspråket
kreativ	uttryck	+	Syrligt och Sött	äpplets två smaker
kreativ	par	+	Kart & Kaka	från omoget till dessert
kreativ	par	+	Saft & Skaft	
kreativ	ord		Krusbär	
modernt	ord	+	Kart	omogen frukt
modernt	ord		Skrutt	
modernt	ord		Fruktkött	
modernt	sammansatt	+	Solmoget	så länge på grenen som det går
modernt	sammansatt	+	Rödkind	solsidan på ett äpple
modernt	uttryck	+	Plocka Själv	skylten vid vägen
modernt	uttryck	+	Rakt av Grenen	färskare blir det inte
modernt	verb	+	Pressat	så blir det must
kreativ	verb	+	Knycka	som i grannens trädgård
hundträning	hundkurs,hundkurser,hundträning,hundtränare,hundskola,hundinstruktör,hundcoach,valpkurs,valpträning,agility,rallylydnad,hundkonsult,lydnadskurs,nosework,dog training,dog trainer,hundpsykolog,brukshund,spårkurs
professionell	sammansatt	+	Lystringsord	det som får hunden att titta upp
professionell	sammansatt	+	Spårlinan	linan som hunden drar i skogen
professionell	sammansatt	+	Inkallning	kom, på ett ögonblick
professionell	sammansatt	+	Kontaktövning	blicken upp, innan något annat
professionell	uttryck	+	Fot och Stanna	två av de första orden
professionell	uttryck	+	Fri Vid Fot	hunden följer utan koppel
professionell	uttryck	+	På Given Signal	hundens startskott
professionell	par	+	Koppel & Kontakt	
professionell	par	+	Nos & Närvaro	hundens del och din
professionell	verb	+	Lystra	höra, och komma
professionell	ord	+	Apport	det som hunden hämtar
kreativ	sammansatt		Köttbullsprovet	
kreativ	sammansatt	+	Svansföring	så ser man humöret
kreativ	uttryck	+	Vacker Tass	konsten alla frågar efter
kreativ	uttryck		Vem Tränar Vem	
kreativ	uttryck		Duktig Vovve	
kreativ	par	+	Sitt & Stanna	kursens första vecka
kreativ	verb	+	Spåra	följa en doft genom skogen
modernt	ord	+	Fot	ordet för att gå intill
modernt	sammansatt		Nosarbete	
modernt	uttryck	+	Kom Då	mest av allt en fråga om ton
modernt	uttryck	+	På Plats	dit hunden ska
modernt	verb	+	Nosa Upp	hitta, på hundens vis
modernt	ord		Visselpipa	
snöröjning	snöröjning,snöskottning,takskottning,snöröjare,plogning,ploga,sandning,halkbekämpning,vinterväghållning,snöplogning,skotta snö,isröjning,snow removal
professionell	sammansatt		Plogbilen	
professionell	sammansatt	+	Snövallen	kanten som plogen lägger upp
professionell	sammansatt	+	Barmark	det som syns efter plogen
professionell	sammansatt	+	Plogfåran	spåret genom snön
professionell	uttryck	+	Före Gryningen	då snön ska vara borta
professionell	uttryck	+	Öppen Väg	det som väntar efter plogen
professionell	uttryck	+	Innan Sju	då ska det vara klart
professionell	par	+	Plog & Plikt	
professionell	par	+	Grus & Gryning	sandat innan någon går ut
professionell	verb	+	Ploga	köra undan snön
professionell	ord		Snöflinga	
kreativ	sammansatt		Flingjakten	
kreativ	uttryck		Spaden i Drivan	
kreativ	sammansatt	+	Snögubben	den enda som får stå kvar
kreativ	sammansatt		Sandningen	
kreativ	uttryck	+	Vitt blir Svart	från snö till asfalt
kreativ	uttryck	+	Först i Drivan	spår i nyfallen snö
kreativ	par	+	Spark & Sand	två sätt att ta sig fram
kreativ	par		Vante & Vändplan	
kreativ	verb	+	Skotta	för hand, där plogen inte når
modernt	ord	+	Drivan	snön som vinden lagt upp
modernt	ord		Bart	
modernt	sammansatt	+	Gångfritt	så att alla kommer fram
modernt	sammansatt	+	Nysnö	vacker tills man ska ut
modernt	uttryck	+	Minus Tio	då ringer telefonen
modernt	uttryck		Hej Asfalt	
modernt	verb		Röj	
modernt	verb	+	Bana Väg	gå först
ventilation	ventilation,ventilationsfirma,ventilationsmontör,ovk,luft,luftbehandling,luftkonditionering,ac,kyla,kylteknik,kyltekniker,kylmontör,fläkt,fläktar,inneklimat,luftrening,ftx,köksfläkt,hvac,kanalrengöring,luftvärmepump
professionell	sammansatt	+	Tilluft	den friska luften in
professionell	sammansatt	+	Genomdrag	luft från ena sidan till den andra
professionell	sammansatt	+	Luftväxling	byta gammal luft mot ny
professionell	sammansatt	+	Korsdraget	när två fönster står öppna
professionell	uttryck	+	Frisk Fläkt	ny luft; eller någon med nya tag
professionell	uttryck	+	Rätt Tryck	i kanalen, och på jobbet
professionell	uttryck	+	Hela Huset Andas	när luften byts
professionell	par	+	Fläkt & Flöde	
professionell	par	+	Grad & Drag	
professionell	verb	+	Svalka	det man söker i juli
professionell	ord		Ventil	
kreativ	sammansatt		Luftombytet	
kreativ	sammansatt	+	Vädringsfönstret	det lilla som står på glänt
kreativ	sammansatt	+	Vindögat	gammalt ord för fönster
kreativ	sammansatt		Luftgropen	
kreativ	uttryck		Ur Luften	
kreativ	uttryck	+	Med Frisk Luft	
kreativ	uttryck	+	Bra Drag	i kanalen, och i affärerna
kreativ	par	+	Sus & Sval	
kreativ	par		Pust & Puls	
kreativ	verb	+	Fläkta	skapa svalka
modernt	sammansatt		Nyluft	
modernt	sammansatt		Luftburen	
modernt	uttryck	+	Andas In	provet på ett rum
modernt	uttryck		Luft i Luckan	
modernt	verb	+	Vädra	öppna och släppa ut
larm och bevakning	larm,inbrottslarm,hemlarm,larmfirma,villalarm,brandlarm,kameraövervakning,övervakning,bevakning,bevakningsföretag,säkerhet,säkerhetsföretag,väktare,ordningsvakt,vakt,vaktbolag,trygghet hem,passersystem,security,larminstallation,övervakningskamera
professionell	sammansatt	+	Skalskydd	lås, larm och galler runt huset
professionell	sammansatt	+	Vakthållning	att vara vaken för andra
professionell	sammansatt	+	Utkiksposten	platsen man ser allt från
professionell	sammansatt	+	Nattronden	vaktens varv
professionell	uttryck	+	På Post	där vakten står
professionell	uttryck		Dygnet Runt	
professionell	uttryck	+	Håller Vakt	
professionell	par	+	Vakt & Värn	den som ser och det som skyddar
professionell	verb	+	Värna	skydda
professionell	ord		Väktaren	
kreativ	sammansatt	+	Gårdvaren	hunden som vaktar gården
kreativ	sammansatt	+	Falkögat	ser allt på långt håll
kreativ	sammansatt	+	Grindstolpen	står kvar oavsett
kreativ	uttryck	+	Alltid Ett Öga Öppet	sömn på vaktens vis
kreativ	uttryck		Vaken om Natten	
kreativ	uttryck	+	Ugglan Ser	också mitt i natten
kreativ	par	+	Öga & Öra	allt som behövs för att märka något
kreativ	par		Grind & Glugg	
kreativ	verb	+	Vaka	hålla sig vaken för andra
modernt	ord	+	Argus	jätten med hundra ögon i myten
modernt	ord	+	Skans	en liten befästning
modernt	sammansatt	+	Nattvak	
modernt	sammansatt		Rörelsevakt	
modernt	uttryck	+	Allt Lugnt	rapporten man vill ha
modernt	uttryck	+	Sov Gott	någon annan är vaken
modernt	verb		Bevaka	
moped och mc	moped,mopeder,mopedverkstad,mopedbil,a-traktor,epa,motorcykel,motorcyklar,mc,mc-verkstad,mc-butik,vespa,skoter,scooter,snöskoter,veteranmoped,motorcykelverkstad,motorcycle,fyrhjuling,crossmotorcykel,motocross,skoterverkstad,trimning moped
professionell	sammansatt	+	Tvåtakt	motorn som smattrar
professionell	sammansatt	+	Kedjedrevet	drar bakhjulet runt
professionell	sammansatt		Vevhuset	
professionell	sammansatt	+	Förgasaren	blandar bensin och luft
professionell	uttryck	+	Full Gas	
professionell	uttryck	+	Rätt Utväxling	lagom kraft för backen
professionell	uttryck	+	På Två Hjul	
professionell	par	+	Kolv & Kedja	motorns mitt och hjulets drag
professionell	par		Styre & Stöd	
professionell	verb	+	Varva Upp	
professionell	ord	+	Kickstart	en spark så går den
kreativ	sammansatt	+	Smatterbandet	ljudet när den startar
kreativ	sammansatt		Skinnjackan	hänger kvar till våren
kreativ	sammansatt	+	Söndagsturen	ingen brådska, många kurvor
kreativ	sammansatt		Pakethållaren	
kreativ	uttryck	+	Femtio Kubik	mopedens motor
kreativ	uttryck		Håll i Hatten	
kreativ	uttryck	+	Vind i Ansiktet	halva nöjet
kreativ	par	+	Hjälm & Hemväg	
kreativ	par	+	Krom & Kurvor	
kreativ	verb	+	Puttra	mopedens sätt att prata
modernt	ord		Hoj	
modernt	ord		Ramrör	
modernt	sammansatt	+	Kurvtag	luta, och titta dit du ska
modernt	sammansatt		Landsväg	
modernt	uttryck		Gå på Tvåan	
modernt	verb		Gasa På	
husbil och husvagn	husvagn,husvagnar,husbil,husbilar,husvagnsservice,husbilsuthyrning,hyra husbil,husbilsverkstad,vanlife,campervan,campingbil,husvagnsförsäljning,husbilshandlare,motorhome,caravan,skåpbil
professionell	uttryck		Rullande Hem	
professionell	ord	+	Markisen	taket man vevar ut
professionell	sammansatt	+	Förtältet	vardagsrummet på campingen
professionell	sammansatt	+	Dragkroken	det som håller ihop ekipaget
professionell	uttryck	+	Hemma Överallt	när huset har hjul
professionell	uttryck	+	Med Huset i Släptåg	som snigeln
professionell	uttryck		Eget Rum på Väg	
professionell	par	+	Hjul & Hem	
professionell	par	+	Väg & Vila	dagens två delar
professionell	verb	+	Rulla Vidare	när utsikten är sedd
professionell	ord	+	Rastplats	
kreativ	sammansatt	+	Snigelhuset	hemmet som alltid är med
kreativ	sammansatt	+	Campingstolen	står alltid mot solen
kreativ	sammansatt		Vevlyktan	
kreativ	uttryck	+	Med Köket Bakom	och sängen ovanpå
kreativ	uttryck	+	Nästa Avfart	den med utsikten
kreativ	par	+	Kaffe & Kilometer	
kreativ	par		Solstol & Stödben	
kreativ	verb	+	Husera	hålla till, gärna lite livligt
modernt	ord	+	Etapp	en bit av resan
modernt	ord		Avtag	
modernt	ord	+	Nomad	den som flyttar jämt
modernt	sammansatt		Hemresande	
modernt	sammansatt		Utflykt	
modernt	uttryck	+	Mil efter Mil	
modernt	uttryck	+	Ny Utsikt	varje morgon
modernt	verb	+	Dra Iväg	
racketsport	padel,padelhall,padelbana,padelbanor,padeltränare,padelklubb,tennis,tennishall,tenniskurs,badminton,squash,pingis,bordtennis,tennistränare,pickleball,racket,padelbutik,tennisbana
professionell	sammansatt	+	Matchboll	poängen som kan avgöra
professionell	sammansatt	+	Grundslaget	slaget från baslinjen
professionell	sammansatt	+	Baslinjen	den bakersta linjen
professionell	sammansatt		Nätrullen	
professionell	uttryck		Nätets Båda Sidor	
professionell	uttryck	+	Första Serven	så börjar varje boll
professionell	uttryck	+	Fyrtio Lika	ställningen när allt är öppet
professionell	par	+	Nät & Närspel	
professionell	par	+	Serve & Retur	
professionell	verb	+	Serva	sätta bollen i spel
professionell	ord	+	Volley	slaget innan bollen studsat
kreativ	sammansatt		Glasväggen	den man spelar mot i padel
kreativ	sammansatt		Bollkalle	den som hämtar bollarna
kreativ	sammansatt	+	Lyckoträffen	den som ser ut som meningen
kreativ	uttryck		Ut på Linjen	
kreativ	uttryck	+	Den Var Inne	sagt av den som slog
kreativ	uttryck	+	En Boll Till	sagt när banan ska lämnas
kreativ	par	+	Lobb & Lunch	
kreativ	verb	+	Smasha	slå hårt nedåt
modernt	ord	+	Lobb	hög båge över motståndaren
modernt	ord	+	Stoppboll	dör strax bakom nätet
modernt	sammansatt		Tiebreak	
modernt	sammansatt	+	Skruvat	bollen som svänger
modernt	uttryck		Ge Mig Fem	
modernt	verb	+	Studsa	det bollen gör en gång
modernt	ord		Matchpoint	
godis	godis,godisbutik,godisaffär,lösgodis,godislåda,karameller,karamell,karamellkokeri,polkagris,polkagrisar,lakrits,lakritsbutik,kola,kolor,marmeladgodis,gelégodis,klubbor,candy,sweets,smågodis,lördagsgodis,marshmallow,tuggummi,sockervadd,popcorn
professionell	sammansatt	+	Sockerbiten	
professionell	sammansatt	+	Karamellpappret	prasslar mest i biosalongen
professionell	sammansatt	+	Lördagspåsen	veckans bästa påse
professionell	sammansatt		Kolasnittet	
professionell	uttryck	+	Vägs i Lösvikt	med skopa
professionell	uttryck	+	Randigt och Rött	som en polkagris
professionell	uttryck		En Strut Om Dagen	
professionell	par	+	Strut & Stång	
professionell	par	+	Socker & Salmiak	det söta och det salta
professionell	verb		Smaska	
kreativ	sammansatt		Tandtrollet	det som också vill ha
kreativ	sammansatt		Klubbpinnen	
kreativ	sammansatt	+	Skumbanan	den gula i påsen
kreativ	sammansatt	+	Sockerpärlan	färgprickar på allt
kreativ	uttryck	+	Bara En Till	sagt med handen i påsen
kreativ	uttryck	+	Inte Före Middan	regeln som alltid bryts
kreativ	uttryck		Mums för Två	
kreativ	par	+	Prassel & Påse	ljudet av lördag
kreativ	par	+	Surt & Sött	
kreativ	ord	+	Snaskeri	gammalt ord för godsaker
modernt	ord	+	Polka	dansen, och ränderna
modernt	sammansatt		Lösvikt	
modernt	uttryck	+	Äntligen Lördag	godisdagen
modernt	uttryck		Surast Vinner	
modernt	verb	+	Knapra	ljudet av hårda karameller
begravning	begravning,begravningar,begravningsbyrå,begravningsbyråer,begravningsentreprenör,begravningsceremoni,begravningsofficiant,gravsten,gravstenar,gravvård,urna,urnor,minnesstund,minneslund,jordfästning,funeral,borgerlig begravning
professionell	sammansatt		Minneslunden	plats att minnas på
professionell	sammansatt	+	Aftonljus	dagens sista ljus
professionell	sammansatt	+	Minnesljuset	det man tänder
professionell	uttryck		Sista Följet	
professionell	uttryck	+	Stilla Omsorg	
professionell	uttryck	+	Vid Din Sida	
professionell	uttryck	+	Nära Hela Vägen	
professionell	uttryck	+	Tid att Minnas	
professionell	uttryck		Ett Värdigt Avsked	
professionell	uttryck	+	I Ljust Minne	
professionell	par	+	Ljus & Minne	
professionell	par	+	Ro & Omtanke	
professionell	ord	+	Hågkomst	att minnas med värme
professionell	ord	+	Varsamt	med lätt hand
professionell	verb		Minnas	
kreativ	uttryck	+	Vita Liljan	avskedets blomma
kreativ	uttryck	+	Minnets Blomma	
kreativ	sammansatt	+	Aftonklang	klockor mot kvällen
kreativ	uttryck	+	Lindens Ro	lugnet under trädet
kreativ	uttryck	+	Varsam Hand	
kreativ	uttryck		Bland Almarna	
kreativ	par	+	Lugn & Närhet	
kreativ	ord	+	Kvällsro	
kreativ	verb	+	Hedra	visa vördnad
modernt	ord		Stillsam	
modernt	ord		Farväl	
modernt	sammansatt	+	Kvällsljus	
modernt	sammansatt		Minnestid	
modernt	uttryck	+	Hand i Hand	
modernt	uttryck	+	Stilla Stund	
modernt	par	+	Minne & Mening	
modernt	verb		Bevara	
antikt	antikt,antik,antikviteter,antikhandel,antikvitet,antikhandlare,antikaffär,antikvarie,auktion,auktioner,auktionshus,auktionsfirma,samlarobjekt,samlare,mynt,frimärken,kuriosa,allmoge,antique,antiques,dödsbon,brocante
professionell	ord	+	Proveniens	var ett föremål har varit förr
professionell	ord	+	Patina	ytan som bara åren ger
professionell	sammansatt	+	Klubbslaget	när auktionen är avgjord
professionell	sammansatt	+	Byrålådan	den där allt till sist hittas
professionell	uttryck	+	I Gott Skick	antikhandlarens bästa ord
professionell	uttryck	+	Från Förra Seklet	
professionell	uttryck	+	Första Andra Tredje	orden före klubban
professionell	par	+	Mässing & Minne	
professionell	par		Sekel & Skick	
professionell	verb		Bevara	
professionell	ord		Rokoko	
kreativ	sammansatt	+	Lönnfacket	lådan som ingen hittar
kreativ	sammansatt	+	Vindsfyndet	det som legat under takåsen
kreativ	ord	+	Kurbitsen	dalmålningens slingrande växt
kreativ	sammansatt		Väggklockan	
kreativ	uttryck	+	Mormors Bästa	fatet för fint främmande
kreativ	uttryck	+	Ur Gömmorna	
kreativ	uttryck		Hundra År Ung	
kreativ	par	+	Damm & Diamant	man vet inte förrän man torkat av
kreativ	par	+	Tenn & Tid	
kreativ	verb	+	Fynda	hitta det andra gick förbi
kreativ	ord	+	Rariteten	det enda i sitt slag
modernt	ord		Rar	
modernt	sammansatt	+	Nygammal	gammal, och ny hos dig
modernt	sammansatt	+	Arvegods	det som går i arv
modernt	uttryck	+	Såld till Er	auktionistens glada besked
modernt	uttryck		Äldst i Rummet	
modernt	verb	+	Ärva	få av någon före
skyltar	skyltar,skylt,skylttillverkning,skyltmakare,skyltfirma,skyltmålare,skyltmåleri,ljusskylt,ljusskyltar,neonskyltar,neon,fasadskyltar,gravyr,gravering,namnskyltar,dekor,bildekor,signs,sign,vägskyltar,reklamskyltar,skyltreklam
professionell	sammansatt	+	Blickfång	det man ser först
professionell	sammansatt	+	Versalhöjd	höjden på en stor bokstav
professionell	sammansatt		Fasadraden	
professionell	sammansatt	+	Vägvisaren	pekar ut riktningen
professionell	uttryck	+	På Håll	därifrån ska den kunna läsas
professionell	uttryck	+	Över Dörren	skyltens plats
professionell	uttryck	+	Syns från Gatan	
professionell	par		Bokstav & Båge	
professionell	par		Ljus & Läslighet	
professionell	verb		Framträda	
professionell	ord	+	Emblem	bilden som står för ett namn
kreativ	sammansatt	+	Neonröret	glasröret som böjs till bokstäver
kreativ	sammansatt	+	Gatuhörnet	där skylten gör mest nytta
kreativ	uttryck	+	Kringlan över Dörren	bagarnas gamla skylt
kreativ	sammansatt		Pekfingret	
kreativ	uttryck	+	Du Är Här	pricken på kartan
kreativ	uttryck		Här Bor Vi	
kreativ	par	+	Pil & Pensel	
kreativ	par	+	Blink & Bokstav	
kreativ	verb		Skylta Med	
modernt	ord	+	Versal	stor bokstav
modernt	ord	+	Pil	visar vägen
modernt	sammansatt	+	Synfält	det ögat når
modernt	sammansatt		Lysrör	
modernt	uttryck	+	Rakt Fram	pilens besked
modernt	uttryck	+	Öppet Nu	den vackraste skylten
modernt	ord		Signatur	
3d-print	3d-print,3d print,3d-utskrift,3d utskrift,3d-utskrifter,3d-skrivare,3d skrivare,3d-printing,3d-printer,additiv tillverkning,3d-scanning,laserskärning,cnc,friformsframställning,makerspace
professionell	uttryck	+	Skikt för Skikt	så växer formen fram
professionell	sammansatt	+	Friform	utan mall
professionell	sammansatt	+	Lagerhöjd	så tjockt är varje skikt
professionell	sammansatt	+	Byggplattan	där första lagret läggs
professionell	uttryck	+	Från Fil till Form	
professionell	uttryck		I Tre Led	
professionell	uttryck	+	På Tiondelen	så noga
professionell	par	+	Lager & Linje	
professionell	par	+	Fil & Form	
professionell	ord		Extruder	delen som matar ut plasten
kreativ	uttryck	+	Rakt ur Tomma Luften	så ser det ut
kreativ	uttryck	+	Tråd blir Ting	plasttråd som blir en sak
kreativ	uttryck		Skriv en Sak	
kreativ	par	+	Spole & Sprits	
kreativ	verb		Materialisera	
modernt	ord		Volym	
modernt	ord		Skikt	
modernt	ord	+	Solid	massiv, genomtänkt
modernt	uttryck	+	Tredje Axeln	höjden, efter längd och bredd
modernt	verb	+	Skriva Ut	också i tre dimensioner
professionell	verb	+	Modellera	forma, med lera eller mus
läxhjälp	läxhjälp,läxläsning,mattehjälp,studiehjälp,privatlärare,privatlektioner,mattelärare,studiecoach,studiestöd,tutor,tutoring,homework help,privatundervisning,nationella prov
professionell	sammansatt	+	Lathunden	papperet med svaren
professionell	sammansatt	+	Huvudräkning	utan papper
professionell	sammansatt	+	Lärospån	de första försöken
professionell	uttryck	+	Där Föll Polletten	när man plötsligt förstår
professionell	uttryck	+	Steg för Steg	
professionell	uttryck	+	Visa Hur Du Tänkt	så står det på provet
professionell	par	+	Vett & Vetande	
professionell	par		Tal & Text	
professionell	verb	+	Begripa	få grepp om
professionell	ord	+	Facit	de rätta svaren
kreativ	sammansatt	+	Suddgummit	låter en försöka igen
kreativ	sammansatt	+	Guldstjärnan	den man fick i boken
kreativ	sammansatt	+	Minnesregeln	ramsan som sitter
kreativ	uttryck		Nio Gånger Åtta	
kreativ	uttryck		Tänk Högt	
kreativ	uttryck		Mattebok och Macka	
kreativ	par	+	Kluring & Kakao	
kreativ	verb	+	Fatta Galoppen	förstå hur det hänger ihop
kreativ	ord	+	Vetgirig	den som vill veta mer
modernt	ord	+	Aha	när det lossnar
modernt	ord		Klurigt	
modernt	ord		Toppen	
modernt	sammansatt	+	Glödlampan	den som tänds ovanför huvudet
modernt	sammansatt		Kunskapssteg	
modernt	uttryck	+	Nu Sitter Det	och försvinner inte
modernt	uttryck	+	Fråga Igen	dumma frågor finns inte
modernt	verb		Plugga	
kreativ	verb		Klura Ut	
pilates	pilates,pilatesstudio,reformer,reformerpilates,pilatesinstruktör,pilateslärare,barre,rörlighet,bålstyrka,hållning,stretch,smidighet,pilateskurs,mammapilates,gyrotonic
professionell	sammansatt	+	Mittpunkt	där rörelsen börjar
professionell	sammansatt	+	Hållningen	den som syns hela dagen
professionell	sammansatt		Ryggradsvis	kota för kota
professionell	uttryck		Inre Styrka	
professionell	uttryck	+	Från Mitten	därifrån kommer kraften
professionell	uttryck	+	Kota för Kota	så rullar man upp ryggen
professionell	uttryck	+	Med Rak Rygg	på mattan, och i livet
professionell	par	+	Styrka & Stretch	
professionell	par	+	Andning & Balans	
professionell	verb	+	Balansera	stå still, och jobba ändå
professionell	ord	+	Lodlinje	rakt ner från taket
kreativ	ord	+	Bryggan	höften upp från mattan
kreativ	sammansatt		Sjöjungfrun	en av övningarna på matta
kreativ	ord		Plié	böjda knän i baletten
kreativ	sammansatt	+	Kattmjuk	sträcker på sig som en katt
kreativ	uttryck		Som en Katt	
kreativ	uttryck		Mjuk i Midjan	
kreativ	par	+	Matta & Mitt	
kreativ	par		Båge & Bål	
kreativ	verb	+	Sträcka Ut	
kreativ	ord	+	Spänst	fjädring i kroppen
modernt	ord	+	Hundra	övningen där man andas till hundra
modernt	sammansatt	+	Ryggrak	
modernt	sammansatt		Rörlig	
modernt	uttryck	+	In och Upp	naveln, enligt läraren
modernt	uttryck		Andas Lågt	
modernt	verb	+	Rulla Upp	kota för kota
trädfällning	trädfällning,trädfällare,arborist,arborister,stubbfräsning,trädbeskärning,fälla träd,sektionsfällning,trädvård,stubbfräsare,tree care,flisning,trädklättrare,trädtjänst,skogsvård,motorsåg,ved,vedklyvning,skogsavverkning,skogsmaskin
professionell	sammansatt	+	Riktskäret	det första snittet, som styr fallet
professionell	sammansatt		Topphuggaren	
professionell	sammansatt	+	Kronvård	kronan är trädets grenverk
professionell	sammansatt	+	Brytmånen	veden man sparar för att styra fallet
professionell	uttryck	+	Rätt Fall	dit det var tänkt
professionell	uttryck	+	Gren för Gren	uppifrån och ner
professionell	uttryck	+	Från Toppen	där arboristen börjar
professionell	par	+	Stam & Krona	
professionell	par	+	Såg & Sele	klätterarboristens utrustning
professionell	verb		Fälla	
professionell	ord	+	Fällkil	kilen som styr stammen
kreativ	sammansatt		Ekorrhöjd	
kreativ	sammansatt	+	Hackspetten	trädens egen hantverkare
kreativ	sammansatt		Barkspåret	
kreativ	sammansatt	+	Grenklykan	där grenen möter stammen
kreativ	uttryck		Timmer Nedanför	
kreativ	uttryck	+	Högt i Kronan	arboristens arbetsplats
kreativ	uttryck		Stå på Stubben	
kreativ	par	+	Kvist & Klätterlina	
kreativ	par	+	Lina & Löv	
kreativ	verb	+	Kvista	ta bort grenarna
modernt	sammansatt	+	Trädtopp	
modernt	sammansatt		Flisat	
modernt	uttryck	+	Mer Himmel	det man ser efteråt
modernt	uttryck	+	Fri Sikt	inget i vägen
professionell	ord		Trädkrona	
kläder	kläder,klädbutik,klädaffär,mode,modebutik,klädmärke,klänningar,klänning,damkläder,herrkläder,skjorta,jeans,fashion,clothes,clothing,t-shirt,t-shirts,streetwear,stylist,outfit,kavaj,hattar,hatt,accessoarer,boutique,modeskapare,klädkollektion,underkläder,arbetskläder
professionell	sammansatt		Sidensömmen	
professionell	sammansatt	+	Rockslaget	kragens nedvikta del
professionell	sammansatt		Klädnypan	
professionell	sammansatt	+	Passformen	hur plagget sitter
professionell	uttryck	+	Efter Mått	sytt för en enda
professionell	uttryck	+	Rätt Knäppt	rätt knapp i rätt hål
professionell	uttryck	+	Från Topp till Tå	
professionell	par	+	Skärning & Fall	så bedöms ett plagg
professionell	par	+	Fåll & Fason	
professionell	verb		Bära	
professionell	ord	+	Garderob	skåpet, och allt som ryms i det
kreativ	sammansatt	+	Rockhängaren	
kreativ	sammansatt	+	Provrummet	bakom draperiet
kreativ	sammansatt	+	Knapphålet	halva knäppningen
kreativ	sammansatt		Spegelbilden	
kreativ	uttryck		Klä Mig i Blått	
kreativ	uttryck	+	Kjol som Snurrar	provas bäst framför spegeln
kreativ	uttryck	+	Snyggt på Galgen	och ännu hellre på
kreativ	par	+	Krage & Kurage	
kreativ	par	+	Volang & Vardag	
kreativ	verb		Svassa	
kreativ	ord	+	Schal	tyg om halsen
modernt	ord	+	Fåll	nederkanten på plagget
modernt	ord		Drapering	
modernt	ord	+	Kavajslag	kavajens vikta krage
modernt	sammansatt	+	Helgfin	
modernt	sammansatt		Knappvis	
modernt	uttryck		Nästa Plagg	
modernt	uttryck	+	Sitter Fint	det man vill höra i provrummet
modernt	verb		Knäppa Upp	
professionell	verb		Bära Upp	
modernt	verb		Klä Upp	
klockor	klockor,klocka,armbandsur,urmakare,urmakeri,klockreparation,väggur,klockbutik,watch,watches,klockaffär,fickur,vintageklockor,golvur
professionell	sammansatt	+	Urverket	kugghjulen bakom tavlan
professionell	sammansatt	+	Sekundvisaren	den som aldrig vilar
professionell	sammansatt	+	Balanshjulet	hjulet som svänger fram och tillbaka
professionell	sammansatt	+	Urtavlan	klockans ansikte
professionell	uttryck	+	På Minuten	
professionell	uttryck	+	På Slaget	precis i tid
professionell	uttryck	+	Med Sjutton Stenar	rubiner i ett fint urverk
professionell	par	+	Visare & Verk	det man ser och det man inte ser
professionell	par		Fjäder & Fickur	
professionell	verb	+	Dra Upp	det man gör med ett gammalt ur
professionell	ord	+	Kronometer	ett mycket noggrant ur
kreativ	sammansatt	+	Gökuret	ropar varje hel timme
kreativ	sammansatt		Fickfodralet	
kreativ	uttryck		Golvurets Gång	
kreativ	uttryck		Fem i Tolv	i sista stund
kreativ	uttryck	+	Går som Smort	urverket behöver olja ibland
kreativ	par	+	Tick & Tack	
kreativ	par	+	Kugge & Kedja	
kreativ	verb	+	Ticka	
kreativ	ord		Gångreserv	
modernt	ord	+	Ankargång	det som ger klockan dess tickande
modernt	ord		Sekund	
modernt	sammansatt		Minutvis	
modernt	uttryck		Kvart i	
modernt	uttryck	+	I God Tid	
modernt	uttryck		Halv Åtta	
modernt	verb		Slå Tolv	
läder och väskor	läder,väskor,väska,handväskor,ryggsäckar,skinn,skinnväskor,sadelmakare,sadelmakeri,läderhantverk,plånböcker,plånbok,bälten,skärp,läderarbete,leather,bags,garvare,garveri,läderväskor,fårskinn,handskar
professionell	sammansatt	+	Sadelsöm	två nålar, en tråd, genom samma hål
professionell	sammansatt	+	Narvsidan	lädrets släta utsida
professionell	sammansatt	+	Kärnläder	ryggbiten, tätast av allt skinn
professionell	sammansatt		Remtyget	
professionell	uttryck	+	Handsytt Rakt Igenom	
professionell	uttryck	+	Vackrare med Åren	som läder blir
professionell	uttryck	+	Med Vaxad Tråd	så sys läder för hand
professionell	par	+	Syl & Söm	
professionell	par	+	Rem & Ring	
professionell	verb		Garva	
professionell	ord	+	Spänne	håller ihop remmen
kreativ	sammansatt	+	Sadelknappen	
kreativ	sammansatt	+	Doktorsväskan	väskan med stor mun
kreativ	sammansatt	+	Axelremmen	bär väskan
kreativ	sammansatt	+	Hålpipan	slår runda hål i läder
kreativ	uttryck		Näst Sista Hålet	
kreativ	uttryck		Doften av Sadel	
kreativ	uttryck		Rymmer Allt	
kreativ	par	+	Nit & Narv	
kreativ	par	+	Becktråd & Bivax	
kreativ	verb	+	Prägla	trycka mönster i skinn
kreativ	ord	+	Kappsäck	gammal resväska
modernt	ord	+	Narv	lädrets mönster
modernt	ord	+	Syl	spetsen som gör hål
modernt	ord	+	Rem	
modernt	sammansatt	+	Naturgarvad	garvad med bark
modernt	sammansatt		Fickfoder	
modernt	uttryck		Med i Handen	
modernt	uttryck		Ett Hål Till	
modernt	verb		Bära Med	
glas	glas,glasblåsning,glasblåsare,glashytta,glasbruk,glaskonst,glasstudio,konstglas,glaskonstnär,vinglas,glasvaser,blyinfattning,glass art,glasblowing,hytta
professionell	sammansatt	+	Blåspipan	röret man blåser glas med
professionell	ord	+	Hyttan	huset kring glasugnen
professionell	sammansatt	+	Anfånget	den första glasklumpen på pipan
professionell	sammansatt	+	Slipglas	glas med inskuret mönster
professionell	uttryck	+	På Pipan	där glaset börjar
professionell	uttryck	+	Rakt ur Ugnen	så börjar formen
professionell	par	+	Sand & Soda	det glas är gjort av
professionell	par	+	Kupa & Fot	glasets två delar
professionell	verb		Blåsa Form	
professionell	ord		Kristallin	
kreativ	sammansatt	+	Luftbubblan	andetaget som stannade i glaset
kreativ	sammansatt		Andetaget	
kreativ	ord		Skärvan	
kreativ	uttryck		Djup Andning	
kreativ	uttryck	+	Himlen i en Kula	
kreativ	uttryck		Röd som en Ugn	
kreativ	par	+	Glöd & Glans	
kreativ	par	+	Klang & Klarhet	provet på ett fint glas
kreativ	verb	+	Skimra	lysa mjukt
modernt	ord	+	Prisma	delar ljuset i färger
modernt	ord		Skärva	en bit som fångar ljuset
modernt	sammansatt	+	Hyttglöd	hytta: glasblåsarnas verkstad
modernt	sammansatt	+	Klarglas	glas man ser rakt igenom
modernt	uttryck		Varmt Sen Klart	
modernt	uttryck		Håll i Foten	
modernt	verb		Smält	
modernt	ord		Klarhet	
tandvård	tandläkare,tandvård,tandläkarklinik,tandhygienist,tandreglering,tandblekning,tandklinik,tandtekniker,dentist,tandläkarmottagning,folktandvård,tänder,munhygien,tandsköterska
professionell	sammansatt		Visdomstanden	
professionell	ord	+	Leendet	
professionell	ord	+	Emaljen	tandens hårda yta
professionell	uttryck		Två Gånger om Dagen	
professionell	uttryck		Bita Ihop	
professionell	uttryck		Med Ett Leende	
professionell	par		Emalj & Erfarenhet	
professionell	par		Borste & Bett	
professionell	verb		Gapa	
professionell	ord	+	Porslin	
kreativ	sammansatt	+	Tandfen	den som kommer om natten
kreativ	sammansatt	+	Mjölktanden	den första
kreativ	sammansatt		Framtanden	
kreativ	sammansatt	+	Smilgropen	den lilla gropen i kinden
kreativ	uttryck	+	Säg Ah	tandläkarens hälsning
kreativ	uttryck	+	Stort Leende	
kreativ	uttryck		Tandglas och Tråd	
kreativ	par		Mint & Mod	
kreativ	par		Gadd & Glans	
kreativ	verb		Le	
modernt	ord	+	Emalj	tandens hårda yta
modernt	ord		Glugg	
modernt	sammansatt	+	Pärlrad	tänder på rad
modernt	sammansatt		Vitstjärna	
modernt	uttryck	+	Le Brett	
professionell	par	+	Bett & Balans	
kreativ	par	+	Skratt & Skrattgrop	
modernt	par	+	Borst & Brett	
destilleri	destilleri,gin,whisky,snaps,brännvin,akvavit,sprit,likör,bränneri,spritfabrik,distillery,vodka,rom,cocktail,cocktails,cocktailbar,bartender,mixologi,punsch,glögg
professionell	sammansatt	+	Kopparpannan	där spriten kokas
professionell	ord		Hjärtat	den bästa delen av bränningen
professionell	sammansatt	+	Ekfatet	ger färg och smak
professionell	uttryck	+	Änglarnas Del	det som dunstar ur faten
professionell	uttryck	+	På Fat	där den vilar
professionell	uttryck	+	Tredje Bränningen	den renaste
professionell	uttryck	+	Ur Kopparn	ur kopparpannan
professionell	par	+	Enbär & Ek	
professionell	par		Malt & Mull	
professionell	ord		Destillat	
kreativ	sammansatt		Kryddnejlikan	
kreativ	sammansatt	+	Malörten	bittert för den som vill
kreativ	ord	+	Pluntan	fickflaskan
kreativ	uttryck	+	På Klara Isen	
kreativ	uttryck	+	Med en Skiva Citron	
kreativ	uttryck		Helan Går	
kreativ	par	+	Is & Ingefära	
kreativ	par	+	Pors & Poesi	
kreativ	verb	+	Skaka Om	bartenderns rörelse
modernt	ord	+	Enris	enens kvistar
modernt	ord	+	Pors	doftande buske vid myren
modernt	ord		Fatstyrka	
modernt	sammansatt		Nattklar	
modernt	sammansatt		Isbiten	
modernt	uttryck	+	Två Centiliter	en liten
modernt	uttryck		Utan Is	
modernt	verb		Droppa	
professionell	verb	+	Mogna	det fat och tid gör
modernt	ord	+	Enbär	ger gin dess smak
skadedjur	skadedjur,skadedjursbekämpning,sanering,råttor,möss,vägglöss,myror,getingbo,saneringsfirma,pest control,fuktsanering,mögelsanering,fukt,avfuktning,vattenskada
professionell	sammansatt		Nollvisionen	
professionell	uttryck	+	Fritt Hus	bara de som bjudits in
professionell	sammansatt		Tätningen	
professionell	uttryck	+	Inga Fler Gäster	av det objudna slaget
professionell	uttryck	+	Rent Hus	
professionell	uttryck		Grundligt Gjort	
professionell	par	+	Spår & Spärr	
professionell	ord		Saneringen	
kreativ	sammansatt	+	Råttfångaren	sagans man med flöjten
kreativ	sammansatt	+	Musfällan	
kreativ	uttryck	+	Borta Bra	resten av talesättet kan man
kreativ	uttryck		Katten Borta	
kreativ	uttryck	+	Sista Myran	den man räknar till
kreativ	par	+	Ost & List	musfällans två delar
kreativ	verb		Jaga Bort	
kreativ	ord	+	Flöjten	den som råttorna följde
modernt	sammansatt		Torrlagt	
modernt	uttryck		Lugnt Golv	
modernt	verb		Spärra	
modernt	ord		Fredad	
maskinuthyrning	uthyrning,maskinuthyrning,hyra maskiner,verktygsuthyrning,släpvagnsuthyrning,hyra släp,släpvagn,byggställningar,ställningsbyggare,liftuthyrning,rental,hyra verktyg,minigrävare hyra,bodar,containeruthyrning,hyrcenter
professionell	sammansatt		Låneverket	
professionell	uttryck	+	Rätt Verktyg	halva jobbet
professionell	sammansatt		Dagshyran	
professionell	sammansatt	+	Lyfthöjd	så högt når den
professionell	uttryck	+	Hämta och Lämna	
professionell	uttryck	+	Över Helgen	så länge behövs den
professionell	uttryck	+	Redo på Gården	tankad och klar
professionell	par	+	Släp & Spännband	
professionell	par	+	Lån & Lyft	
professionell	ord		Hyreslista	
kreativ	sammansatt	+	Verktygsboden	
kreativ	sammansatt		Lördagsslitet	
kreativ	sammansatt	+	Skottkärran	ett hjul, två händer
kreativ	uttryck	+	En Dag i Taget	så hyr man
kreativ	uttryck		Ta Hit Den Stora	
kreativ	uttryck		Grannens Avund	
kreativ	par		Kärra & Kil	
kreativ	par		Lån & Lördag	
kreativ	verb		Släpa Hem	
modernt	ord		Lån	
modernt	sammansatt		Dagslån	
modernt	sammansatt		Återlämnat	
modernt	uttryck		Mot Kvitto	
modernt	uttryck	+	Tillbaka Måndag	löftet vid hämtningen
modernt	verb		Hyr	
professionell	verb	+	Låna Hem	
däck	däck,däckbyte,däckskifte,däckverkstad,däckhotell,däckfirma,vinterdäck,sommardäck,fälgar,hjulinställning,däckservice,hjulskifte,tyres
professionell	sammansatt	+	Mönsterdjup	däckets spår, i millimeter
professionell	sammansatt		Hjulmuttern	
professionell	sammansatt	+	Slitbanan	den del av däcket som möter vägen
professionell	sammansatt	+	Domkraften	lyfter bilen vid hjulbytet
professionell	uttryck	+	Rätt Lufttryck	rullar längre
professionell	uttryck	+	Fyra Runt Om	ett i varje hörn
professionell	uttryck	+	Med Gott Grepp	däckets viktigaste egenskap
professionell	par		Fälg & Fart	
professionell	par	+	Grepp & Gummi	
professionell	verb	+	Balansera	så går hjulet jämnt
professionell	ord	+	Momentnyckel	drar muttern lagom hårt
kreativ	sammansatt	+	Reservhjulet	i bagaget, för säkerhets skull
kreativ	sammansatt		Gruskornet	
kreativ	sammansatt		Dubbdansen	
kreativ	uttryck	+	Före Första Snön	rätt tid för hjulbyte
kreativ	uttryck	+	Femte Hjulet	det man är glad att ha
kreativ	uttryck	+	Rulla Lugnt	
kreativ	par		Dubb & Duggregn	
kreativ	verb		Rulla På	
modernt	ord	+	Navet	hjulets mitt
modernt	ord	+	Fälg	hjulets metall
modernt	ord	+	Grepp	det däcket har i vägen
modernt	sammansatt	+	Vägkontakt	
modernt	sammansatt	+	Hjulspår	
modernt	uttryck		Runt Om	
modernt	uttryck	+	Nya Skor	på bilen
modernt	verb		Skifta Ner	
bärgning	bärgning,bärgare,bärgningsbil,bärgningsfirma,bilbärgning,vägassistans,assistans på väg,starthjälp,towing
professionell	sammansatt	+	Bogserlinan	ligger i bagaget
professionell	ord	+	Vinschen	spelet som drar upp bilen
professionell	sammansatt	+	Vägrenen	där man väntar
professionell	sammansatt		Varningstriangel	
professionell	uttryck	+	På Väg till Dig	det man vill höra vid vägkanten
professionell	uttryck	+	Upp ur Diket	
professionell	uttryck	+	Hela Vägen Hem	
professionell	par	+	Lina & Lykta	
professionell	par	+	Krok & Kedja	
professionell	verb	+	Bogsera	dra ett fordon efter ett annat
kreativ	sammansatt		Dikesrenen	
kreativ	sammansatt	+	Blinkljuset	det gula som man väntar på
kreativ	sammansatt	+	Startkabeln	lånar ström av en granne
kreativ	uttryck	+	Kommer Strax	
kreativ	uttryck		Lugn Jag Kommer	
kreativ	par		Regn & Räddning	
kreativ	verb		Lyfta Upp	
modernt	ord		Vinsch	
modernt	sammansatt		Flakläge	
modernt	sammansatt		Nattgult	
modernt	uttryck		Uppe Igen	
modernt	uttryck		Jour på Väg	
modernt	verb	+	Dra Loss	
vattensport	dykning,dykcenter,dykskola,dykkurs,dykare,snorkling,surf,surfing,surfskola,vindsurfing,kitesurf,wakeboard,vattenskidor,sup,paddleboard,surfshop,diving,vattensport,fridykning
professionell	sammansatt	+	Dykflaskan	luft för djupet
professionell	sammansatt		Ytläge	
professionell	sammansatt	+	Våtdräkten	
professionell	sammansatt	+	Bottentid	minuterna nere i djupet
professionell	uttryck	+	Under Ytan	där det tystnar
professionell	uttryck	+	I Vågens Riktning	
professionell	uttryck	+	Tio Meter Ner	
professionell	par	+	Bräda & Bris	
professionell	par	+	Djup & Dager	
professionell	verb	+	Dyka Ner	
professionell	ord		Dykmask	
kreativ	sammansatt	+	Luftbubblan	den visar vägen upp
kreativ	sammansatt	+	Vågryttaren	den som står på brädan
kreativ	sammansatt	+	Sjöhästen	
kreativ	sammansatt		Simfoten	
kreativ	uttryck	+	Upp på Brädan	det första man övar
kreativ	uttryck		Nästa Våg	den som är bättre
kreativ	par	+	Skum & Sand	
kreativ	par		Vax & Vågor	
modernt	ord	+	Dyning	vågorna som vinden lämnat
modernt	ord		Brytning	
modernt	ord		Djup	
modernt	sammansatt	+	Vågtopp	
modernt	uttryck	+	Ner i Blått	
modernt	uttryck		Stå på Vatten	
modernt	verb	+	Glida Ut	
kryddor och såser	kryddor,krydda,kryddbutik,kryddblandningar,sås,såser,chilisås,hot sauce,senap,ketchup,pesto,dressing,salt och peppar,vinäger,olivolja,delikatesser,delikatessbutik,örter,örtsalt,spices,marinad,glögglag,inläggningar
professionell	sammansatt	+	Mortelstöten	krossar krydda
professionell	sammansatt	+	Kryddmåttet	en milliliter
professionell	sammansatt	+	Pepparkornet	litet, men märks
professionell	ord	+	Nejlikan	kryddan som ser ut som en spik
professionell	uttryck	+	Efter Smak	så står det i receptet
professionell	uttryck	+	Nymalet för Hand	
professionell	uttryck	+	En Nypa Till	
professionell	par	+	Salt & Saffran	
professionell	par		Mortel & Mandel	
professionell	verb		Krydda	
professionell	ord	+	Kardemumma	bullens själ
kreativ	sammansatt	+	Tungspetsen	den som smakar först
kreativ	sammansatt	+	Senapsfröet	litet, men känns
kreativ	sammansatt		Starkburken	
kreativ	uttryck	+	Hetare än Så	
kreativ	uttryck		Var Är Vattnet	
kreativ	par	+	Hetta & Honung	
kreativ	par	+	Dill & Dragon	
kreativ	verb		Sticka Till	
modernt	ord	+	Saffran	pistillerna som färgar gult
modernt	ord	+	Umami	femte smaken
modernt	ord	+	Mynta	
modernt	sammansatt		Smaksatt	
modernt	uttryck		Lite Starkare	
modernt	uttryck	+	Nypa för Nypa	så kryddar man
modernt	verb	+	Strö	
coworking	coworking,kontor,kontorshotell,kontorslokaler,kontorsplats,lokaler,lokaluthyrning,mötesrum,konferenslokal,kontorsuthyrning,arbetsplats,office
professionell	sammansatt		Skrivbordet	
professionell	sammansatt	+	Mötesbordet	
professionell	sammansatt	+	Hörnrummet	med fönster åt två håll
professionell	sammansatt	+	Arbetsron	det man kommer för
professionell	uttryck	+	En Stol Ledig	
professionell	uttryck	+	Bord för Tolv	
professionell	uttryck	+	Dörr om Dörr	grannar i korridoren
professionell	par	+	Skärm & Skrivbord	
professionell	par		Möte & Middag	
professionell	verb		Sammanträda	
professionell	ord	+	Fönsterplats	den alla vill ha
kreativ	sammansatt	+	Kaffekön	där alla möts
kreativ	sammansatt	+	Anslagstavlan	
kreativ	sammansatt	+	Klätterväxten	den i hörnet
kreativ	sammansatt		Korridorsnacket	
kreativ	uttryck		Någon Sa Fika	
kreativ	uttryck	+	Vid Fönstret	
kreativ	uttryck	+	Halva Bordet Ditt	
kreativ	par		Laptop & Lunch	
kreativ	par	+	Krukväxt & Kollega	
kreativ	verb	+	Slå Sig Ner	
modernt	ord		Granne	
modernt	ord		Pult	
modernt	ord		Nyckelkort	
modernt	sammansatt		Bordsplats	
modernt	sammansatt		Delat	
modernt	uttryck		In och Jobba	
modernt	uttryck		Plats Nio	
modernt	verb		Koppla Upp	
presenter	presenter,present,presentbutik,presentaffär,presentkort,gåvor,gåva,presentkorgar,julklappar,prylar,souvenirer,souvenirbutik,gift shop,gifts,inslagning,presentlåda
professionell	sammansatt	+	Sidenrosetten	
professionell	sammansatt		Gåvobordet	
professionell	ord	+	Etiketten	till vem, från vem
professionell	ord	+	Klappen	så heter den i december
professionell	uttryck	+	Med Varm Hand	gåvan man ger medan man lever
professionell	uttryck	+	Till Någon Särskild	
professionell	uttryck	+	Inslaget och Klart	
professionell	par	+	Snöre & Sigill	
professionell	par	+	Papper & Rosett	
professionell	verb	+	Överraska	
professionell	ord	+	Sigill	lack med stämpel
kreativ	sammansatt	+	Guldsnöret	
kreativ	sammansatt		Julklappsrimmet	
kreativ	sammansatt	+	Prasselpappret	hörs innan det syns
kreativ	sammansatt		Paradasken	
kreativ	uttryck	+	Du Skulle Inte	sagt av den som får
kreativ	uttryck		Får Man Klämma	
kreativ	uttryck	+	Gissa Vad	
kreativ	par	+	Lack & Lapp	
kreativ	par		Ask & Aning	
kreativ	verb	+	Slå In	papper, tejp och tålamod
modernt	ord	+	Rosett	
modernt	ord		Klapp	
modernt	sammansatt	+	Guldpapper	
modernt	sammansatt		Gåvotid	
modernt	uttryck	+	Till Dig	det som står på lappen
modernt	uttryck		Öppna Nu	
modernt	verb	+	Ge Bort	
sociala medier	sociala medier,social media,instagram,tiktok,influencer,influencers,influencer marketing,content,contentbyrå,content creator,innehållsproduktion,community manager,ugc,vlogg,blogg,bloggare,youtube,innehållsbyrå,socialamedier
professionell	ord	+	Flödet	det som rullar förbi
professionell	sammansatt	+	Räckvidden	hur många som ser det
professionell	sammansatt	+	Bildtexten	orden under bilden
professionell	sammansatt	+	Omslagsbilden	
professionell	uttryck	+	I Rätt Flöde	
professionell	uttryck	+	Värt att Dela	
professionell	uttryck		Det Alla Delar	
professionell	par		Bild & Bildtext	
professionell	par		Ord & Omlopp	
professionell	verb	+	Nå Fram	
professionell	ord	+	Genomslag	när alla har sett det
kreativ	sammansatt	+	Tumstoppet	inlägget som hejdar tummen
kreativ	sammansatt		Kattvideon	
kreativ	sammansatt	+	Ringlampan	ljuset bakom kameran
kreativ	sammansatt		Kommentarsfältet	
kreativ	uttryck	+	Länk i Bio	där den alltid är
kreativ	uttryck	+	Alla Såg Det	
kreativ	uttryck		Tio Sekunder Till	
kreativ	par	+	Tumme & Tajming	
kreativ	par		Filter & Frukost	
kreativ	verb		Gå Runt	
modernt	ord		Flöde	
modernt	ord		Tråd	
modernt	uttryck	+	Tummen Upp	gilla, utan ord
modernt	uttryck	+	Ny Notis	
modernt	verb		Lägga Ut	
värme	värmepump,värmepumpar,bergvärme,jordvärme,golvvärme,fjärrvärme,element,radiator,radiatorer,värme,värmesystem,värmepanna,pellets,pelletspanna,heating,värmeservice
professionell	sammansatt	+	Framledning	det varma vattnet på väg ut
professionell	sammansatt		Returvattnet	svalare, på väg tillbaka
professionell	sammansatt	+	Värmeslingan	slinget under golvet
professionell	sammansatt		Innetemperatur	
professionell	uttryck	+	Lagom Inne	
professionell	uttryck	+	Jämn Värme	
professionell	uttryck	+	Ur Berget	där värmen hämtas
professionell	par	+	Grad & Golv	
professionell	par	+	Djup & Värme	
professionell	verb		Tempera	
professionell	ord	+	Termostat	
kreativ	sammansatt	+	Raggsockan	den som blir över
kreativ	sammansatt	+	Varmfotad	
kreativ	sammansatt	+	Frostrosen	den på andra sidan rutan
kreativ	uttryck	+	Barfota i Januari	
kreativ	uttryck	+	Tjugoen Grader	så varmt vill de flesta ha det
kreativ	uttryck	+	Låt Det Snöa	
kreativ	par		Vinter & Vardagsrum	
kreativ	verb	+	Tina Upp	
modernt	ord		Ljummen	
modernt	ord	+	Glöd	
modernt	ord		Varmt	
modernt	sammansatt	+	Jordvarm	
modernt	sammansatt	+	Plusgrad	
modernt	uttryck	+	Inne i Värmen	
modernt	uttryck		Ett Plus Till	
modernt	verb	+	Värma Upp	
modernt	par	+	Värme & Vila	
kakelugnar	kakelugn,kakelugnar,kakelugnen,kakelugnsmakare,kakelugnsmakeri,kakelugnssättare,kakelugnsrenovering,kakelugnsmurning,kakelugnsmontör,renovera kakelugn,täljstensugn,täljstensugnar
professionell	ord	+	Spjället	stängs när glöden är klar
professionell	ord		Frisen	bandet av mönster högt upp
professionell	ord		Sockeln	
professionell	sammansatt	+	Mässingsluckan	blänker framför elden
professionell	sammansatt	+	Lerbruket	det som håller ihop ugnen
professionell	sammansatt	+	Strålvärme	den som känns tvärs över rummet
professionell	sammansatt		Rökgången	
professionell	uttryck	+	Varm till Morgonen	
professionell	uttryck		Från Sockel till Krön	
professionell	uttryck	+	Hundra Vintrar	så länge ska den stå
professionell	uttryck	+	Bränd Lera	det som plattorna är gjorda av
professionell	uttryck		Fem Kanaler	rökens långa väg
professionell	par		Spjäll & Sockel	
professionell	par	+	Lera & Låga	
professionell	par	+	Björk & Brasa	
professionell	verb	+	Sätta Om	så säger den som bygger upp en ugn igen
professionell	verb		Elda Rätt	
kreativ	sammansatt	+	Vedkorgen	
kreativ	sammansatt	+	Glödbädden	det som blir kvar och värmer
kreativ	sammansatt	+	Vargavintern	den kallaste av alla
kreativ	sammansatt		Salongsvärmen	
kreativ	sammansatt		Farfarsbrasan	
kreativ	uttryck	+	Låt Vintern Komma	
kreativ	uttryck	+	Rygg mot Värmen	den bästa platsen i salongen
kreativ	uttryck	+	Två Brasor om Dagen	mer behövs sällan
kreativ	uttryck		När Snön Yr	
kreativ	uttryck	+	Med Öppna Luckor	
kreativ	par	+	Glasyr & Glöd	
kreativ	par		Brasa & Bok	
kreativ	verb	+	Spraka	
kreativ	verb		Knastra	
modernt	ord	+	Krön	den översta raden
modernt	ord	+	Glöd	
modernt	ord		Fris	
modernt	sammansatt	+	Eftervärme	den som stannar när elden slocknat
modernt	sammansatt	+	Långvarm	
modernt	sammansatt	+	Omsatt	plattorna på plats igen
modernt	sammansatt		Handmålat	
modernt	uttryck	+	Ännu Varm	
modernt	uttryck		Ved In	
modernt	par		Vitt & Varmt	
modernt	par		Eld & Form	
modernt	par		Lera & Ljus	
modernt	verb		Glöda	
modernt	verb		Tända Upp	
graviditet och förlossning	doula,doulan,doulor,förlossning,förlossningen,förlossningar,förlossningsförberedelse,förlossningskurs,föda,födsel,födande,profylax,profylaxkurs,gravid,gravida,graviditet,gravidcoach,amning,amma,amningshjälp,amningsrådgivare,amningsrådgivning,mammagrupp,mammagrupper,föräldragrupp,föräldrakurs,barnmorska,barnmorskor,barnmorskemottagning,mödravård,mödrahälsa,eftervård,bärsjal,bärsjalar,birth,midwife,pregnancy,hypnobirthing
professionell	ord	+	Vaggan	den allra första sängen
professionell	ord	+	Grodden	det som nyss börjat växa
professionell	ord		Trygghet	
professionell	sammansatt	+	Vaggvisan	den första sången man hör
professionell	sammansatt	+	Andetaget	det man följer genom varje våg
professionell	sammansatt	+	Hjärtljudet	det man lyssnar efter genom magen
professionell	uttryck	+	Nio Månader	
professionell	uttryck	+	Vecka Fyrtio	då det är dags, på ett ungefär
professionell	uttryck	+	I Trygga Händer	
professionell	uttryck	+	Genom Varje Våg	så tar man värkarna
professionell	uttryck		Lugn och Kraft	
professionell	par		Andetag & Närhet	
professionell	par		Famn & Förtroende	
professionell	par	+	Väntan & Vagga	
professionell	verb	+	Vyssja	sjunga till sömns
professionell	verb	+	Bära	ett barn, och varandra
professionell	verb		Andas Ut	
kreativ	ord	+	Joller	det allra första språket
kreativ	ord		Storken	
kreativ	sammansatt	+	Storkboet	dit storken kommer åter
kreativ	sammansatt	+	Storkbudet	nyheten om den som är på väg
kreativ	sammansatt	+	Ullsockan	den minsta som går att sticka
kreativ	sammansatt		Månvarvet	månens väg runt jorden, en gång i månaden
kreativ	sammansatt		Vårknoppen	snart slår den ut
kreativ	sammansatt		Vagnpromenaden	
kreativ	uttryck	+	Vi Blir Fler	
kreativ	uttryck	+	Välkommen Hit	
kreativ	uttryck	+	Lilla Du	
kreativ	uttryck	+	Hej Därinne	
kreativ	uttryck	+	Håll Min Hand	
kreativ	uttryck	+	Tio Små Tår	
kreativ	par	+	Mjölk & Måne	nattens två ljus
kreativ	par	+	Vagn & Vänner	en förmiddag med mammagruppen
kreativ	par		Stork & Stjärna	
kreativ	verb		Gulla	
modernt	ord	+	Famn	
modernt	ord	+	Ankomst	när någon äntligen är här
modernt	sammansatt	+	Boinstinkt	lusten att göra fint inför
modernt	sammansatt	+	Nykomling	den som just har kommit
modernt	sammansatt		Nytillskott	en till i familjen
modernt	sammansatt		Hudnära	
modernt	uttryck	+	Hud mot Hud	den första timmen
modernt	uttryck	+	Snart Här	
modernt	uttryck	+	Dag Ett	
modernt	uttryck	+	Ett plus Ett	blir tre
modernt	par		Mod & Famn	
modernt	verb		Lyssna In	
modernt	verb	+	Bli Fler	
drönare	drönare,drönaren,drönarfoto,drönarfotograf,drönarfotografi,drönarfotografering,drönarfilm,drönarfilmning,drönarpilot,drönarbilder,drönarvideo,drönarinspektion,drönartjänst,drönartjänster,drönarflygning,flygfoto,flygfoton,flygfotograf,flygfotografi,flygbild,flygbilder,luftfoto,flygfilm,fpv,drone,drones
professionell	ord	+	Lodrätt	rakt uppifrån
professionell	ord	+	Överblicken	allt på en gång
professionell	ord		Gimbal	upphängningen som håller kameran still
professionell	sammansatt	+	Fågelperspektiv	så ser den som flyger
professionell	sammansatt		Flyghöjd	
professionell	sammansatt		Horisontlinjen	
professionell	sammansatt		Ledarfågeln	den som flyger främst i plogen
professionell	uttryck	+	Rakt Uppifrån	
professionell	uttryck	+	Från Högre Ort	en order uppifrån; och platsen för bilden
professionell	uttryck	+	Så Långt Ögat Når	dit man ser, och dit man flyger
professionell	uttryck	+	På Hög Nivå	
professionell	uttryck		Klart för Start	
professionell	par		Höjd & Horisont	
professionell	par	+	Vind & Vy	
professionell	par		Start & Landning	
professionell	verb	+	Kretsa	flyga runt, runt
professionell	verb		Överblicka	se allt på en gång
professionell	verb		Kartlägga	
kreativ	ord	+	Gladan	rovfågeln som seglar på vinden
kreativ	ord		Lärkan	stiger rakt upp och sjunger
kreativ	ord		Surret	
kreativ	sammansatt	+	Tornfalken	står stilla i luften och spanar
kreativ	sammansatt	+	Trollsländan	flyger åt alla håll, även bakåt
kreativ	sammansatt	+	Örnblicken	missar ingenting
kreativ	sammansatt	+	Gåsryggen	därifrån sågs hela landet i sagan
kreativ	sammansatt	+	Humleflykten	lite surr, och rätt på
kreativ	sammansatt	+	Svalflykten	
kreativ	uttryck	+	Ovan Tallarna	
kreativ	uttryck	+	Hög Tid	det är dags; och högt uppe
kreativ	uttryck	+	Måsens Utsikt	
kreativ	uttryck	+	Inga Moln Idag	
kreativ	par	+	Åker & Ås	så ligger landet, uppifrån
kreativ	par	+	Moln & Megapixel	
kreativ	verb	+	Sväva	
kreativ	verb		Ryttla	stå stilla i luften, som falken
modernt	ord		Vy	
modernt	sammansatt	+	Fågelvy	
modernt	sammansatt	+	Luftlinje	den kortaste vägen
modernt	sammansatt	+	Fågelvägen	rakaste vägen från ett ställe till ett annat
modernt	sammansatt	+	Luftrum	himlen ovanför oss
modernt	sammansatt		Molnhöjd	
modernt	uttryck	+	Bara Uppåt	
modernt	uttryck		Se Ner	
modernt	par	+	Upp & Över	
modernt	par		Blad & Blick	rotorns blad, kamerans blick
modernt	verb	+	Ta Höjd	räkna med allt; och stiga
modernt	verb		Hovra	stå stilla i luften
sybehör	sybehör,sybehörsaffär,sybehörsbutik,symaskin,symaskinen,symaskiner,symaskinsservice,symaskinsreparation,symaskinsbutik,overlock,sytillbehör,sömnadstillbehör,sytråd,knappar,blixtlås,dragkedjor,symönster,tyg och garn,tygaffär,tygbutik,metervara,sybutik,sewing machine,haberdashery
professionell	ord	+	Spolen	där undertråden ligger
professionell	ord	+	Skytteln	för tråden fram
professionell	ord		Fållen	kanten som viks och sys
professionell	ord	+	Raksöm	den första man lär sig
professionell	sammansatt	+	Undertråd	den som kommer från spolen
professionell	sammansatt	+	Nålbrevet	litet häfte med nålar i storlekar
professionell	sammansatt	+	Fingerborgen	den som skyddar mot nålen
professionell	sammansatt		Pressarfot	håller tyget på plats under nålen
professionell	sammansatt	+	Trådspänning	lagom, så blir sömmen jämn
professionell	sammansatt	+	Trådrakt	längs med vävens trådar
professionell	sammansatt		Stygnlängd	
professionell	uttryck	+	Stygn för Stygn	
professionell	uttryck	+	Rätt Sida Ut	
professionell	uttryck		Från Rulle till Rock	
professionell	par	+	Spole & Skyttel	
professionell	par	+	Sax & Siden	
professionell	par	+	Tråd & Trampa	så sydde mormor, innan elen
professionell	verb		Nåla	fästa med knappnålar
professionell	verb		Fålla	vika en kant och sy
kreativ	ord		Nystanet	
kreativ	ord	+	Sicksack	stygnet som rör sig i sidled
kreativ	sammansatt	+	Knappburken	mormors skattkista
kreativ	sammansatt	+	Trådrullen	
kreativ	sammansatt	+	Nåldynan	
kreativ	sammansatt	+	Syskrinet	
kreativ	sammansatt		Stuvbiten	slutet på rullen, till bra pris
kreativ	sammansatt		Garnstumpen	
kreativ	uttryck	+	Hitta Tråden	
kreativ	uttryck	+	Nålens Öga	dit tråden ska
kreativ	uttryck	+	Bara en Meter Till	så tänker alla med ett tygskåp
kreativ	uttryck	+	Lätt på Foten	så trampar man en pedal
kreativ	par	+	Sicksack & Söndag	
kreativ	par		Knapp & Knopp	
kreativ	par		Spets & Spole	
kreativ	verb		Tråckla	sy med långa stygn, bara tills vidare
kreativ	verb		Spola Upp	fylla spolen med tråd
modernt	ord	+	Söm	
modernt	ord		Fåll	
modernt	ord	+	Stygn	
modernt	sammansatt	+	Stadkant	tygets kant, som inte repar upp sig
modernt	sammansatt	+	Sömsmån	den lilla marginalen utanför sömmen
modernt	sammansatt	+	Hemsytt	
modernt	uttryck	+	Sy Mer	
modernt	uttryck		Ny Nål	bäst inför varje nytt plagg
modernt	uttryck		Rakt Fram	
modernt	par	+	Snitt & Stygn	
modernt	par	+	Knapp & Klar	
modernt	verb		Sy Klart	
modernt	verb		Trä På	tråden på nålen
`;
