/*
 * Company names of trades that src/words/company-fields.ts lacks, written by hand, in the same form and by the same rules: a
 * word, tool, grip, sound or idiom of the trade, never the trade's own word, nothing that fits any company. No other reader
 * has marked them, so that none has the "+" of a founder's shortlist.
 */

/** Further words by which visitors ask for the trades of src/words/company-fields.ts, by trade. */
export const moreTypedWords: Readonly<Record<string, string>> = {
  städ: "fönstertvätt,fönstertvättning,fönstertvättare,fönstertvät",
  gårdsbutik: "äpple,äpplen,äppelodling,päron,plommon,frukt,frukter,fruktodling,fruktodlare,bär,bärodling",
};

export const moreCompanyFieldRows: string = `
trafikskola	trafikskola,körskola,körkort,körlektion,körlektioner,körlärare,trafiklärare,övningskörning,övningsköra,introduktionskurs,riskutbildning,halkbana,mc-körkort,mopedkort,am-kort,driving school,uppkörning,teoriprov,intensivkurs körkort
professionell	sammansatt		Dragläge	där kopplingen tar
professionell	sammansatt		Huvudled	vägen som har företräde
professionell	sammansatt		Vägrenen	remsan vid sidan av vägen
professionell	sammansatt		Tvåhandsgrepp	så hålls ratten
professionell	uttryck		Kvart i Tre	händernas plats på ratten
professionell	uttryck		Håll Avståndet	tre sekunder till bilen framför
professionell	uttryck		Rätt Växel	den som passar farten
professionell	uttryck		Lämna Företräde	triangelns budskap
professionell	par		Ratt & Reglage	
professionell	par		Spegel & Blinkers	i den ordningen
professionell	verb		Bromsa In	i god tid före korsningen
professionell	ord		Halvljus	på även mitt på dagen
kreativ	uttryck		Lugn i Rondellen	ett varv till gör inget
kreativ	uttryck		Vita Knogar	så höll alla i ratten första gången
kreativ	sammansatt		Fickparkering	provets svåraste minut
kreativ	sammansatt		Backspegeln	där det avklarade försvinner
kreativ	par		Koppling & Kurage	
kreativ	par		Gas & Gummisula	
kreativ	verb		Svänga Runt	
kreativ	verb		Rulla Igång	
modernt	uttryck		Nyckeln i Handen	
modernt	uttryck		Fri Sikt	när det är klart att köra om
modernt	uttryck		Först till Höger	högerregeln i tre ord
modernt	sammansatt		Högerregel	den från höger kör först
modernt	sammansatt		Omkörning	förbi, när det är fritt
modernt	sammansatt		Medtrafikant	alla andra på vägen
modernt	par		Start & Stanna	
modernt	verb		Blinka Vänster	
modernt	verb		Växla Upp	högre växel, högre fart
modernt	ord		Tvåan	växeln för kvarterets gator
simskola	simskola,simlärare,simkurs,simkurser,simundervisning,simlektion,simlektioner,babysim,vuxensim,simtränare,simning,simma,simhall,crawl,crawlkurs,vattengympa,livräddning,konstsim,swim school
professionell	sammansatt		Flytväst	på innan man kliver i båten
professionell	sammansatt		Bassängkanten	där alla börjar
professionell	sammansatt		Vattenvana	det första man övar
professionell	sammansatt		Startpallen	därifrån man dyker i
professionell	uttryck		På Djupt Vatten	dit man når till sist
professionell	uttryck		Tjugofem Meter	en längd i bassängen
professionell	par		Arm & Bentag	två rörelser, en i taget
professionell	verb		Flyta	det svåraste och enklaste
professionell	verb		Glida Fram	
kreativ	uttryck		Doppa Näsan	första modprovet
kreativ	uttryck		Som en Fisk	simma kan man likna vid det
kreativ	uttryck		Tårna i Vattnet	försiktigt, till att börja med
kreativ	sammansatt		Plaskdammen	alla simmares första hav
kreativ	sammansatt		Magplask	hoppet som lät mest
kreativ	sammansatt		Armpuffarna	uppblåsta, orange och trygga
kreativ	sammansatt		Blötdjuret	
kreativ	par		Plums & Plask	
kreativ	par		Bubblor & Ben	andas ut under ytan
kreativ	verb		Skvätta	
kreativ	ord		Grodsim	ben som en groda, armar som en hund
modernt	uttryck		Över Ytan	där man andas
modernt	uttryck		Ett Tag Till	tag: simmarens steg
modernt	sammansatt		Ryggläge	stjärnan som flyter
modernt	sammansatt		Vändning	kvittot på en hel längd
modernt	par		Andas & Dyk	
modernt	par		Klor & Kakel	simhallens doft och golv
modernt	verb		Dyka	
modernt	ord		Skvalp	ljudet mot bassängens kant
skrivarkurs	skrivarkurs,skrivarkurser,skrivkurs,skrivkurser,skrivarskola,skrivcirkel,skrivarcirkel,skrivcoach,kreativt skrivande,skrivande,skrivpedagog,skrivarläger,skrivarretreat,manusutveckling,författarkurs,poesikurs,creative writing
professionell	sammansatt		Utkastet	första försöket, inte det sista
professionell	sammansatt		Berättarjag	rösten som säger jag i en bok
professionell	sammansatt		Radbrytning	där dikten tar ett andetag
professionell	sammansatt		Första Meningen	den svåraste av alla
professionell	uttryck		Röd Tråd	det som håller ihop texten
professionell	uttryck		Mellan Raderna	där det viktigaste står
professionell	par		Penna & Paus	
professionell	par		Kapitel & Komma	
professionell	verb		Stryka	kilen i all skrivkonst
professionell	verb		Skriva Om	
professionell	ord		Gestaltning	visa det, säg det inte
kreativ	uttryck		Bläck i Blodet	så känns det för somliga
kreativ	uttryck		Det Var en Gång	så börjar de äldsta
kreativ	uttryck		På Kladdpapper	
kreativ	sammansatt		Skrivbordslådan	där manus brukar gömma sig
kreativ	sammansatt		Bläckplumpen	
kreativ	sammansatt		Kråkfötterna	handstil som bara en kan läsa
kreativ	sammansatt		Fjäderpennan	
kreativ	par		Kladd & Klarhet	
kreativ	par		Tvekan & Tusch	
kreativ	verb		Fabulera	hitta på, gärna vidlyftigt
kreativ	verb		Sudda	
modernt	uttryck		Tomt Papper	där allt är möjligt
modernt	uttryck		Ny Rad	
modernt	sammansatt		Cliffhanger	kapitelslutet som håller en vaken
modernt	sammansatt		Förstautkast	
modernt	par		Rad & Rytm	
modernt	par		Ton & Tempus	
modernt	verb		Knåpa	
modernt	ord		Epilog	det som sägs sist
matlagningskurs	matlagningskurs,matlagningskurser,matkurs,matskola,kockkurs,kockskola,matlagning,bakkurs,bakkurser,pastakurs,sushikurs,matkreatör,laga mat,cooking class,grillkurs
professionell	sammansatt		Finhackat	kniven får göra jobbet
professionell	sammansatt		Redningen	det som tjocknar i såsen
professionell	sammansatt		Grundbuljong	det mesta börjar i den grytan
professionell	uttryck		Smaka Av	sista steget före servering
professionell	uttryck		Allt på Plats	mise en place, på svenska
professionell	par		Sked & Såspanna	
professionell	par		Salt & Syra	
professionell	verb		Sjuda	strax under kokpunkten
professionell	verb		Bryna	färg på ytan, smak på djupet
professionell	ord		Mirepoix	morot, lök och selleri i tärningar
kreativ	uttryck		En Nypa Salt	så mycket som får plats mellan fingrarna
kreativ	uttryck		Många Kockar	den här gången blir soppan god
kreativ	sammansatt		Förklädesknuten	
kreativ	sammansatt		Träsleven	äldst i lådan
kreativ	sammansatt		Stänkfläcken	receptets mest lästa sida
kreativ	par		Kavel & Kompis	
kreativ	par		Rör & Rosmarin	
kreativ	verb		Vispa Upp	
modernt	uttryck		Ett Kryddmått	
modernt	uttryck		Lite Mer Vitlök	
modernt	uttryck		Al Dente	med lite tuggmotstånd
modernt	sammansatt		Skärbräda	där det mesta börjar
modernt	par		Bryn & Blanda	
modernt	verb		Knådat	
förskola och barnpassning	förskola,förskolan,förskolor,barnvakt,barnvakter,barnpassning,nanny,nannies,dagmamma,dagbarnvårdare,dagis,fritids,öppen förskola,familjedaghem,pedagogisk omsorg,montessori,babysitter,barnskötare
professionell	sammansatt		Galonbyxan	står emot alla pölar
professionell	sammansatt		Sagostunden	lugnet efter maten
professionell	sammansatt		Vilstunden	när hela rummet andas
professionell	uttryck		Hand i Fickan	
professionell	uttryck		Två och Två	så går man på led
professionell	uttryck		Strumpor på Tork	
professionell	par		Vagga & Vila	
professionell	par		Kritor & Klister	
professionell	verb		Vyssja	sjunga till sömns
kreativ	uttryck		Jättemånga Frågor	
kreativ	uttryck		Varför Då	den vanligaste frågan
kreativ	uttryck		Hoppa i Pölen	
kreativ	sammansatt		Sandkakan	bakas med spade och hink
kreativ	sammansatt		Gungbrädan	upp och ner, i tur och ordning
kreativ	sammansatt		Kurragömma	blunda och räkna till tjugo
kreativ	sammansatt		Filtkojan	soffans bästa användning
kreativ	sammansatt		Gossnutten	tröst att hålla i
kreativ	par		Hink & Spade	sandlådans två verktyg
kreativ	par		Stövlar & Sång	
kreativ	verb		Kladda	
modernt	uttryck		Du Räknar Först	kurragömmans enda regel
modernt	uttryck		Nu Leker Vi	
modernt	sammansatt		Mellis	mellanmålets smeknamn
modernt	sammansatt		Vantpar	två av samma
modernt	par		Sand & Saga	
modernt	par		Ramsa & Rutschkana	
modernt	verb		Gunga	
smide	smide,smed,smeder,smedja,konstsmide,konstsmed,smida,smidesverkstad,svetsning,svets,svetsare,svetsa,plåtslageri,blacksmith,welding,metallarbete,knivsmide,knivsmed
professionell	sammansatt		Städet	det hamrade järnet ligger på det
professionell	sammansatt		Härdvatten	där eggen blir hård
professionell	sammansatt		Glödfärg	färgen visar hur varmt järnet är
professionell	uttryck		Vid Ässjan	där elden bor
professionell	uttryck		Medan Det är Varmt	då ska man smida
professionell	par		Hammare & Härd	
professionell	par		Tång & Städ	verktygen som håller och bär
professionell	verb		Härda	göra stålet hårt
professionell	verb		Välla	foga ihop glödande järn
professionell	ord		Ässjan	härden där järnet blir glödande
kreativ	uttryck		Två Järn i Elden	en till, för säkerhets skull
kreativ	uttryck		Där Gnistrar Det	
kreativ	sammansatt		Blåsbälgen	lungan som håller glöden vid liv
kreativ	sammansatt		Gnistregn	kvällens bästa ljus
kreativ	sammansatt		Hästskosömmet	spiken som fäster skon
kreativ	sammansatt		Lyckoskon	hästsko ovanför dörren
kreativ	par		Sot & Stål	
kreativ	par		Kol & Klang	
kreativ	verb		Hamra	
kreativ	ord		Slaggen	det som stannar kvar i härden
modernt	sammansatt		Glödskal	skiktet som flagar av
modernt	sammansatt		Anlöpt	uppvärmt på nytt, och segare
modernt	par		Slag & Svalka	
modernt	par		Glöd & Grepp	
modernt	verb		Smälta	
ljusstöpning	ljus,ljusstöpning,ljusstöpare,ljusstöperi,stearinljus,värmeljus,kronljus,antikljus,blockljus,stearin,sojaljus,ljusbutik,ljustillverkning,gravljus,kandelaber,ljusstake,ljusstakar,candle,candles
professionell	sammansatt		Veketråd	det som lågan äter
professionell	sammansatt		Ljusdoppet	om och om igen i grytan
professionell	sammansatt		Kvällslågan	
professionell	uttryck		Vid Skymningen	då tänds det första
professionell	uttryck		Rak i Staken	
professionell	par		Veke & Vax	allt som behövs
professionell	par		Låga & Lugn	
professionell	verb		Stöpa	doppa veken, varv på varv
professionell	ord		Stearinet	
kreativ	uttryck		Blås Inte	
kreativ	sammansatt		Vaxdroppen	på duken, förstås
kreativ	sammansatt		Julottan	kyrkans mest tända timme
kreativ	sammansatt		Nattlampan	
kreativ	sammansatt		Tändstickan	tre centimeter senare
kreativ	par		Sken & Skymning	
kreativ	par		Veke & Viskning	
kreativ	verb		Flämta	så gör lågan i drag
kreativ	ord		Mysmörker	bästa sorten
modernt	uttryck		Tänd Ett Till	
modernt	uttryck		När Strömmen Går	då letar alla i lådan
modernt	sammansatt		Lågsken	
modernt	sammansatt		Brinntid	timmarna i varje stump
modernt	par		Veke & Vila	
modernt	par		Vax & Värme	
modernt	verb		Lysa Upp	
pensionat och vandrarhem	vandrarhem,pensionat,hotell,hotellet,bed and breakfast,gästgiveri,gästgivargård,värdshus,gästhus,rumsuthyrning,herrgård,övernattning,hostel,hotel,lägergård,ställplats
professionell	sammansatt		Gästboken	
professionell	sammansatt		Frukostsalen	
professionell	sammansatt		Resgodset	väskorna som bärs upp
professionell	sammansatt		Portnyckeln	för den som kommer sent
professionell	uttryck		Halvpension	frukost och middag ingår
professionell	uttryck		Rum med Utsikt	det som alla ber om
professionell	uttryck		Inga Fler Mil	
professionell	par		Bädd & Bord	
professionell	par		Lakan & Lavendel	
professionell	verb		Övernatta	
professionell	ord		Ankomst	
kreativ	uttryck		Sovmorgon till Tio	
kreativ	uttryck		En Trappa Upp	
kreativ	sammansatt		Knarrbrädan	sjätte steget, alltid
kreativ	sammansatt		Resväskan	
kreativ	par		Havregröt & Havsbris	
kreativ	par		Frukost & Fågelsång	
kreativ	verb		Slumra	
kreativ	ord		Siestan	vilan efter lunch
modernt	uttryck		Lämna Nyckeln	sist av allt
modernt	uttryck		Stör Ej	skylten på handtaget
modernt	sammansatt		Extrasäng	
modernt	sammansatt		Mellanlandning	
modernt	par		Väska & Väckning	
modernt	par		Natt & Nyckel	
modernt	verb		Checka In	
festuthyrning	festuthyrning,tältuthyrning,partytält,festtält,porslinsuthyrning,möbeluthyrning,uthyrning fest,hoppborgsuthyrning,scenuthyrning,mobil bar,tält till bröllop,party rental,dukning,bordsdekoration,festdekoration
professionell	sammansatt		Glasbacken	
professionell	sammansatt		Duktången	
professionell	uttryck		Plats för Hundra	
professionell	uttryck		Dukat och Klart	
professionell	uttryck		Regn på Duken	
professionell	par		Duk & Damast	
professionell	verb		Ställa Fram	
professionell	ord		Uppställning	
kreativ	uttryck		Ingen Disk Alls	
kreativ	uttryck		Lånta Fjädrar	
kreativ	sammansatt		Vimpelrad	tygtrianglar på snöre
kreativ	sammansatt		Ljusslingan	
kreativ	sammansatt		Fällbordet	
kreativ	sammansatt		Serpentinen	
kreativ	par		Vimplar & Vin	
kreativ	par		Fest & Fällstol	
kreativ	verb		Duka Upp	
modernt	uttryck		Ta en Stol	
modernt	uttryck		Allt på Släp	
modernt	uttryck		Hundra Gafflar	
modernt	sammansatt		Tältväder	
modernt	par		Stol & Stämning	
modernt	par		Tält & Trumma	
modernt	verb		Hänga Upp	
modernt	sammansatt		Bordslöpare	tygremsan längs bordet
modernt	ord		Girlang	
bastu	bastu,bastun,bastuflotte,bastubygge,vedbastu,badtunna,badtunnor,kallbad,kallbadhus,vinterbad,sauna,badhus,varmbad,isvak,isbad,bastuvagn,hamam
professionell	sammansatt		Vedträna	
professionell	sammansatt		Badskopan	kopp med långt skaft
professionell	sammansatt		Kallkällan	
professionell	sammansatt		Lavens Topp	där det är varmast
professionell	uttryck		Nittio Grader	
professionell	uttryck		Ut i Snön	
professionell	uttryck		Ett Varv Till	in, ut och in igen
professionell	par		Ved & Vatten	
professionell	verb		Svalka	
professionell	ord		Löyly	finska för ångan från stenarna
kreativ	uttryck		Ett Kast Till	vatten på stenarna
kreativ	uttryck		Alla Samtal Hörs	
kreativ	sammansatt		Björkriset	kvastarna till badet
kreativ	sammansatt		Trätunnan	
kreativ	par		Ånga & Anekdot	
kreativ	par		Brygga & Björkris	
kreativ	verb		Fräsa	det vattnet gör på stenarna
kreativ	ord		Skopan	
modernt	uttryck		Ner i Vaken	
modernt	sammansatt		Ångmoln	
modernt	par		Het & Kall	
modernt	par		Lave & Lykta	
modernt	verb		Ånga Bort	
modernt	ord		Laven	bänken i etage
`;
