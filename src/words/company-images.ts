/*
 * Company names for images and feelings that visitors type, which say no trade: written by hand, in the form of
 * src/words/company-fields.ts. A name plays on the word or on a near sense and says no trade; the "+" is of its writer.
 */

export const imageFieldRows: string = `
lugn	lugn,lugnet,lugna,ro,stillhet,stilla,tystnad,tyst,vila,frid,harmoni,balans,paus,avkoppling,trygghet,trygg,calm,peace,andrum,mindful,sinnesro
professionell	ord	+	Stiltje	när vinden vilar
professionell	ord	+	Lä	den sida där det inte blåser
professionell	sammansatt	+	Andrum	plats och tid att hämta andan
professionell	sammansatt	+	Vindstilla	inte ett löv rör sig
professionell	sammansatt		Ankarplats	där båten ligger tryggt
professionell	uttryck	+	I Lä	skyddad för vinden
professionell	uttryck	+	På Jämn Köl	stadigt, utan krängning
professionell	uttryck	+	I Lugn Takt	utan att jäkta
professionell	par	+	Hamn & Hemväg	
professionell	verb		Varva Ner	
professionell	verb	+	Landa	komma ner och komma fram
kreativ	sammansatt	+	Hängmattan	mellan två träd, en sommardag
kreativ	sammansatt		Nattvakan	
kreativ	sammansatt	+	Dunbolstret	mjukt att luta sig mot
kreativ	uttryck		Kavlugnt	vattnet som en spegel
kreativ	uttryck	+	I Godan Ro	utan att ha bråttom
kreativ	uttryck		Mol Tyst	
kreativ	ord		Siesta	vilan när det är som varmast
kreativ	par	+	Filt & Fönster	
kreativ	par		Vass & Viskning	
modernt	ord		Vik	där vattnet är stilla
modernt	sammansatt	+	Kvällsblå	färgen strax innan natten
modernt	sammansatt	+	Mossmjuk	
modernt	uttryck		Andas Ut	
modernt	verb		Vila i Det	
modernt	par	+	Ro & Riktning	
modernt	ord	+	Vilopuls	hjärtats lugnaste takt
modernt	verb	+	Hitta Hem	
glädje	glädje,glad,glada,gladare,lycka,lycklig,fröjd,skratt,skratta,kul,roligt,joy,happy,fun,leende,livsglädje,energi,sprall,humör
professionell	ord	+	Solsida	sidan med mest ljus
professionell	sammansatt	+	Medvinden	vinden som hjälper till
professionell	sammansatt	+	Ljusglimten	det som muntrar upp
professionell	uttryck		På Gott Humör	
professionell	uttryck		Med Lätt Hand	
professionell	uttryck		I Gott Sällskap	
professionell	par		Sol & Sunnan	varmt väder och varm vind
professionell	verb	+	Stråla	lysa av glädje
professionell	ord	+	Upptakt	slaget före den första tonen
kreativ	sammansatt	+	Skrattgropen	kindens lilla gömma
kreativ	sammansatt		Glädjeskuttet	det man tar utan att tänka
kreativ	sammansatt	+	Studsmattan	högre för varje hopp
kreativ	ord		Uppsluppen	på strålande humör
kreativ	uttryck	+	Högt i Tak	plats för både skratt och idéer
kreativ	par		Hopp & Hejsan	
kreativ	verb	+	Kvittra	fåglarnas sätt att vakna
kreativ	verb	+	Skutta	hoppa av glädje
modernt	ord	+	Yster	glad och livlig
modernt	ord	+	Tralla	sjunga utan ord
modernt	sammansatt		Solglimt	
modernt	sammansatt	+	Lättfot	den som dansar fram
modernt	uttryck		Mungipor Upp	
modernt	uttryck		Hipp Hurra	
modernt	verb		Le Stort	
professionell	verb		Muntra Upp	
modernt	ord	+	Jubel	
professionell	par	+	Sång & Solsken	
modernt	verb	+	Spritta	glädjen som inte kan sitta still
natur	natur,naturen,naturlig,naturligt,äng,ängar,blomsteräng,vår,sommar,höst,grönska,jorden,fjäll,fjället,berget,dal,å,bäck,nature,vildmarken,årstider,miljö,hållbarhet,ekologi,vilda
professionell	sammansatt		Markstigen	
professionell	sammansatt	+	Fjällbäcken	kall och klar
professionell	sammansatt	+	Källsprånget	där vattnet kommer fram
professionell	ord	+	Åsen	höjden som isen lämnade kvar
professionell	uttryck	+	Vid Källan	där det börjar
professionell	uttryck	+	Högt och Fritt	
professionell	par	+	Berg & Bäck	
professionell	par		Mark & Minne	
professionell	verb	+	Gro	börja växa
kreativ	sammansatt	+	Blåklinten	åkerkantens blå blomma
kreativ	sammansatt	+	Gullvivan	vårens gula nyckelknippa
kreativ	sammansatt		Ekorrhjulet	
kreativ	sammansatt		Grässtrået	
kreativ	uttryck	+	Mitt i Ängen	
kreativ	uttryck	+	Sju Sorters Blommor	under kudden på midsommarnatten
kreativ	par	+	Klöver & Kamomill	
kreativ	par	+	Lärka & Lövsprång	två vårtecken
kreativ	ord	+	Ängsull	det vita på myren
modernt	ord	+	Fjun	det lätta i luften
modernt	ord	+	Spira	det som just kommit upp
modernt	ord	+	Glänta	ljus öppning bland träden
modernt	ord	+	Dagg	morgonens vatten
modernt	sammansatt		Bergslätt	
modernt	sammansatt	+	Vildros	nypon på sommaren
modernt	uttryck		Åt Alla Väder	
modernt	verb	+	Grönska	
modernt	verb	+	Vissla	
professionell	verb		Spira Fram	
kreativ	verb		Blomma Ut	
skog	skog,skogen,skogar,skogs,urskog,granskog,björkskog,träd,trädet,gran,tall,löv,kotte,mossa,stig,stigen,forest,trees,timmer
professionell	sammansatt	+	Kärnveden	trädets hårda mitt
professionell	sammansatt		Fururaden	
professionell	sammansatt		Kronverket	trädets alla grenar
professionell	sammansatt		Storstammen	
professionell	ord	+	Årsring	ett år i trädets minne
professionell	ord	+	Fröträd	det som får stå kvar och så
professionell	uttryck	+	Under Kronan	där trädet ger skugga
professionell	uttryck	+	Djupa Rötter	står stadigt
professionell	par	+	Rot & Krona	från början till slut
professionell	par	+	Stam & Gren	
professionell	verb	+	Slå Rot	stanna och växa
kreativ	sammansatt	+	Tjäderspelet	skogens äldsta konsert
kreativ	sammansatt		Kottkungen	
kreativ	sammansatt	+	Barkbiten	
kreativ	sammansatt	+	Skogsstjärnan	vit liten blomma bland mossan
kreativ	uttryck	+	Bland Tallar	där det doftar kåda
kreativ	uttryck	+	I Ekorrens Spår	från gren till gren
kreativ	uttryck		Tallen och Jag	
kreativ	par	+	Kotte & Kåda	skogens form och doft
kreativ	par	+	Lav & Lingon	
kreativ	ord	+	Trollsländan	glittrar över tjärnen
modernt	ord	+	Furu	tallens virke
modernt	ord	+	Näver	björkens vita ytterlager
modernt	ord	+	Barr	granens och tallens löv
modernt	ord	+	Lövsal	rummet som träden bygger
modernt	sammansatt	+	Granris	
modernt	sammansatt	+	Stigfinnare	den som hittar fram
modernt	uttryck		Fem Granar Bort	
kreativ	verb	+	Knaka	
hav	hav,havet,sjö,sjön,vatten,vattnet,våg,vågor,kust,kusten,skärgård,skärgården,strand,stranden,ö,ön,öar,hamn,ocean,sea,vind,vinden,bris,segel,salt,tidvatten,fyr,fyren
professionell	sammansatt	+	Sjömärket	det man styr efter
professionell	sammansatt		Leden	
professionell	sammansatt		Farledsljus	
professionell	sammansatt		Djuplodet	
professionell	ord		Utskär	
professionell	ord	+	Horisont	linjen där hav möter himmel
professionell	uttryck	+	I Rätt Farled	där det är djupt nog
professionell	uttryck	+	Klart Skepp	allt i ordning ombord
professionell	par	+	Fyr & Farled	ljuset och vägen
professionell	par	+	Kurs & Knop	riktning och fart
professionell	verb	+	Lovera	segla upp mot vinden
professionell	verb	+	Navigera	hitta på öppet vatten
kreativ	sammansatt	+	Måsungen	
kreativ	sammansatt	+	Flaskposten	brev med strömmen
kreativ	sammansatt	+	Saltstänket	hälsning från vågen
kreativ	sammansatt	+	Bryggnocken	ytterst på bryggan
kreativ	uttryck	+	Full Segling	alla segel satta
kreativ	par	+	Tång & Tärna	
kreativ	par		Mås & Mast	
kreativ	verb		Gunga Gott	
kreativ	ord	+	Strandskata	fågeln med röd näbb
modernt	ord	+	Dyning	vågorna som vinden lämnat
modernt	ord	+	Skvalp	vattnets småprat mot bryggan
modernt	ord	+	Krusning	vinden på vattnet
modernt	sammansatt	+	Sjöbris	vinden in från havet
modernt	sammansatt		Ytterö	
modernt	uttryck		Ett Ton Salt	
modernt	verb	+	Kasta Loss	lämna bryggan
kreativ	verb	+	Guppa	upp och ner med vågorna
modernt	ord		Havsnära	
gryning	gryning,gryningen,morgon,morgonen,soluppgång,soluppgången,otta,dagg,morgonljus,morning,dawn,sunrise
professionell	sammansatt	+	Morgonrodnad	himlens färg före solen
professionell	sammansatt		Dagbräckning	när mörkret ger vika
professionell	uttryck	+	I Ny Dager	i ett annat ljus
kreativ	uttryck		Innan Tuppen	
modernt	sammansatt		Första Ljuset	
modernt	uttryck		Upp med Solen	
modernt	verb	+	Gry	bli ljust
professionell	sammansatt	+	Österljus	ljuset från det håll där solen går upp
professionell	sammansatt	+	Morgonstund	den som har guld i mun
professionell	uttryck	+	Ny Dag	
professionell	ord	+	Ottan	timmarna före soluppgången
professionell	verb	+	Börja Dagen	
kreativ	sammansatt	+	Lärksången	hörs innan andra har vaknat
kreativ	sammansatt	+	Daggkåpan	bladet som samlar morgonens droppar
kreativ	uttryck	+	Guld i Mun	det som morgonstunden har
kreativ	uttryck		Tuppen Gol	
kreativ	par	+	Kaffe & Soluppgång	
modernt	sammansatt	+	Första Strimman	ljuset längst ner vid horisonten
modernt	verb	+	Vakna	
ljus	ljuset,ljusare,ljusa,sol,solen,solsken,måne,månen,månljus,månsken,stjärna,stjärnor,stjärnan,himmel,himlen,norrsken,dag,natt,skymning,kväll,regnbåge,gnista,glöd,strålar,light,moon,sun,star,stars,galax,rymd,rymden
professionell	sammansatt	+	Polstjärnan	den som visar norr
professionell	sammansatt	+	Ledljuset	visar in i hamnen
professionell	ord	+	Zenit	himlens högsta punkt
professionell	uttryck	+	Klar Sikt	inget i vägen
professionell	par	+	Sol & Skugga	
professionell	par		Stjärna & Stig	
professionell	verb		Lysa Upp	
kreativ	sammansatt	+	Solkatten	ljusfläcken som hoppar på väggen
kreativ	sammansatt		Lyktgubben	
kreativ	sammansatt	+	Månskäran	månen som en båge
kreativ	sammansatt	+	Karlavagnen	sju stjärnor på norra himlen
kreativ	uttryck	+	Mellan Sol och Måne	
kreativ	uttryck		Natten är Ljus	
kreativ	par	+	Glim & Gnista	
kreativ	ord	+	Midnattssol	sol hela natten
modernt	ord	+	Skimmer	ljus som rör sig
modernt	ord	+	Nymåne	månen som just börjar om
modernt	ord	+	Halo	ljusringen runt solen
modernt	sammansatt	+	Dagsljus	det som kommer genom fönstret
professionell	verb		Tindra Till	
modernt	verb	+	Blänka	
kreativ	verb	+	Skimra	lysa mjukt
äventyr	äventyr,äventyret,äventyrlig,äventyrare,upptäckt,upptäcka,utforska,expedition,nyfiken,nyfikenhet,mod,modig,våga,resan,vägen,väg,dröm,drömmar,drömma,magi,saga,sagor,fantasi,frihet,fri,explore,dream,wild,kompass,karta,möjligheter
professionell	sammansatt	+	Kompassnålen	pekar alltid mot norr
professionell	sammansatt	+	Vägvisaren	pekar ut riktningen
professionell	sammansatt	+	Kartbladet	
professionell	sammansatt	+	Utsiktspunkten	där man stannar till
professionell	ord	+	Färdväg	
professionell	ord	+	Passage	vägen igenom
professionell	uttryck	+	Ny Kurs	åt ett annat håll
professionell	uttryck	+	Bortom Kröken	det man inte ser än
professionell	par	+	Karta & Kompass	
professionell	par		Mål & Mening	
professionell	verb	+	Bana Väg	gå först
professionell	verb	+	Spana	se långt bort
kreativ	sammansatt	+	Skattkartan	krysset visar var
kreativ	sammansatt	+	Sjumilastövlar	sju mil i varje steg
kreativ	sammansatt	+	Luftslottet	drömmen som ännu inte har grund
kreativ	sammansatt	+	Vingslaget	
kreativ	uttryck		Rakt ut i Det Blå	
kreativ	uttryck	+	Öster om Solen	ur en gammal sagas namn
kreativ	uttryck	+	Över Stock och Sten	raka vägen, utan stig
kreativ	par		Krona & Kråka	
kreativ	verb		Våga Språnget	
kreativ	ord		Strapats	
modernt	ord	+	Språng	
modernt	ord	+	Etapp	en bit av vägen
modernt	ord		Okänt	
modernt	ord	+	Utfärd	en resa för nöjes skull
modernt	sammansatt		Nymark	
modernt	uttryck	+	Nästa Topp	
modernt	uttryck		Vart Vi Vill	
modernt	verb	+	Dra Vidare	
modernt	ord		Kurs	
tid	tid,tiden,tider,stund,stunden,ögonblick,ögonblicket,minne,minnen,nu,historia,tradition,traditioner,evig,evighet,klassisk,tidlös,time,timeless,år,generation,gammalt,nostalgi
professionell	sammansatt	+	Timglaset	sand som mäter tid
professionell	sammansatt	+	Pendeln	fram och tillbaka, hela tiden
professionell	sammansatt	+	Milstolpen	visar hur långt man kommit
professionell	ord		Epok	en tid med eget namn
professionell	ord	+	Sekel	hundra år
professionell	uttryck	+	I Rättan Tid	precis när det behövs
professionell	uttryck	+	Dag för Dag	
professionell	par	+	Då & Nu	
professionell	par		Minut & Minne	
professionell	verb	+	Bestå	finnas kvar
kreativ	sammansatt		Tidsfördrivet	
kreativ	sammansatt	+	Gökuret	ropar varje hel timme
kreativ	sammansatt		Kvarten	
kreativ	sammansatt	+	Söndagsbarnet	den som har tur
kreativ	uttryck	+	En Stund på Jorden	
kreativ	uttryck		Tiden Är Vår	
kreativ	uttryck		Strax Efter Fem	
kreativ	par		Klang & Kvart	
kreativ	verb	+	Dröja Kvar	
modernt	ord	+	Nyss	för en liten stund sedan
modernt	ord	+	Alltjämt	fortfarande
modernt	ord		Jämt	
modernt	ord		Stundom	då och då
modernt	sammansatt	+	Tidlöst	
modernt	sammansatt		Dygnsrytm	
modernt	uttryck	+	Just Nu	
professionell	verb		Vara Länge	
modernt	verb	+	Stanna Upp	
kvalitet	kvalitet,kvalité,hållbar,hållbart,äkta,precision,noggrann,noggrannhet,detaljer,finess,elegans,elegant,stil,lyx,lyxig,exklusiv,premium,hantverksskicklighet,skicklighet,stolthet,proffs,proffsig,bäst,bästa,styrka,stark,kraft,stabil,pålitlig,förtroende,tillit,quality,grund
professionell	sammansatt	+	Måttstocken	det man jämför med
professionell	sammansatt	+	Riktmärket	det man siktar på
professionell	sammansatt	+	Hörnstenen	den som bär huset
professionell	sammansatt	+	Lödigt	av äkta halt
professionell	ord		Halt	hur mycket det är värt
professionell	ord	+	Gedigen	äkta rakt igenom
professionell	uttryck	+	Rakt Igenom	lika på insidan
professionell	uttryck	+	In i Minsta Del	
professionell	par	+	Mått & Möda	
professionell	par	+	Lod & Linje	rakt åt båda håll
professionell	verb		Fullända	
professionell	verb	+	Förfina	göra bra bättre
kreativ	sammansatt		Finliret	
kreativ	sammansatt	+	Guldkornet	det man vaskar fram
kreativ	sammansatt		Adelsmärket	
kreativ	sammansatt		Kronjuvelen	
kreativ	uttryck		Grädden på Verket	
kreativ	par		Fint & Fast	
kreativ	par		Snits & Stadga	
kreativ	verb		Putsa Kanten	
kreativ	ord		Spetskänsla	
modernt	ord	+	Prägel	märket som trycks in
modernt	ord		Fason	
modernt	ord		Stuns	
modernt	sammansatt	+	Finslipat	
modernt	sammansatt	+	Grundton	tonen som allt vilar på
modernt	uttryck		Bra Länge	
modernt	uttryck		Ner i Detalj	
modernt	verb	+	Vässa	göra skarpare
modernt	verb	+	Slipa	
kreativ	uttryck	+	Med Råge	mer än måttet
kreativ	par	+	Finess & Fason	
familj	familj,familjen,familjer,barn,hem,hemma,hemmet,vänner,vänskap,vän,tillsammans,gemenskap,syskon,bröder,systrar,systern,släkt,släkten,mormor,farmor,mormors,farmors,kompis,kompisar,grannar,omtanke,omsorgsfull,family,friends,home,together,sällskap,kärlek
professionell	sammansatt	+	Köksbordet	där allt bestäms
professionell	sammansatt		Släktled	
professionell	sammansatt	+	Gårdslyktan	lyser för den som kommer hem
professionell	sammansatt	+	Farstubron	trappan där man slår sig ner
professionell	ord		Sippan	
professionell	ord	+	Härd	eldstaden mitt i huset
professionell	uttryck	+	Vid Samma Bord	
professionell	uttryck	+	Hand i Hand	
professionell	par		Rot & Släkt	
professionell	par		Hem & Härlighet	
professionell	verb	+	Hålla Ihop	
professionell	verb		Vårda	
kreativ	sammansatt	+	Mormorsrutan	virkad ruta i glada färger
kreativ	sammansatt	+	Fotogenlampan	
kreativ	uttryck		Alla på en Gång	
kreativ	uttryck	+	Plats för En Till	det finns det alltid
kreativ	uttryck	+	Nyckeln under Mattan	för den som är väntad
kreativ	par	+	Syskon & Saft	
kreativ	par	+	Våfflor & Vänner	
kreativ	verb	+	Kura	sitta gott och inte göra något
kreativ	ord		Lillasyster	
modernt	ord	+	Bo	hem, för fåglar och folk
modernt	ord		Varmt	
modernt	ord		Hemåt	
modernt	sammansatt		Bästisar	
modernt	sammansatt		Kvarter	
modernt	uttryck		Du och Vi	
modernt	uttryck	+	Kom In	
kreativ	sammansatt	+	Pinnstolen	
kreativ	sammansatt	+	Gungstolen	
modernt	ord		Kusin	
modernt	verb	+	Bjuda In	
professionell	ord	+	Anhang	alla som hör till
framtid	framtid,framtiden,framåt,imorgon,ny,nytt,nystart,start,början,tillväxt,växa,utveckling,förändring,innovation,idé,idéer,kreativitet,vision,mål,möjlighet,hopp,hoppet,hoppfull,future,next,hope,idea,utmaning,inspiration,resultat,framgång,succé
professionell	sammansatt		Framsteget	
professionell	sammansatt	+	Avstampet	foten mot brädan före hoppet
professionell	sammansatt	+	Startlinjen	
professionell	sammansatt	+	Språngbrädan	ger fart uppåt
professionell	ord	+	Utblick	det man ser framåt
professionell	ord	+	Ansats	löpningen före hoppet
professionell	uttryck	+	På God Väg	
professionell	uttryck	+	Ett Steg Fram	
professionell	par	+	Mål & Medvind	
professionell	par		Idé & Insats	
professionell	verb	+	Växa Vidare	
professionell	verb		Blicka Fram	
kreativ	sammansatt	+	Morgondagen	
kreativ	sammansatt	+	Knoppen	blomman innan den är
kreativ	sammansatt	+	Blanka Bladet	
kreativ	sammansatt	+	Fröpåsen	en hel sommar i en påse
kreativ	uttryck		Idag för Imorgon	
kreativ	uttryck	+	Oskrivet Blad	allt är möjligt
kreativ	uttryck	+	Runt Nästa Hörn	
kreativ	par		Fantasi & Fart	
kreativ	par		Spann & Spira	
kreativ	verb		Gro Fort	
kreativ	ord		Morgonpigg	
modernt	ord		Sedan	
modernt	ord	+	Vidare	
modernt	ord		Nästa	
modernt	ord	+	Grodd	fröets första skott
modernt	sammansatt	+	Nysådd	väntar på regn
modernt	sammansatt	+	Knoppning	strax före blomman
modernt	uttryck	+	Mot Ljuset	åt det hållet växer allt
modernt	uttryck		Här Näst	
modernt	verb	+	Ta Sats	backa ett steg för att komma längre
modernt	ord		Gryende	
längtan	längtan,längta,längtar,saknad,sakna,saknar,hemlängtan,utlängtan,trånad,trånande,väntan,longing
professionell	ord		Horisonten	dit blicken söker sig
professionell	sammansatt	+	Flyttfågeln	vet vart den ska när det är dags
professionell	sammansatt	+	Brevduvan	hittar alltid hem
professionell	sammansatt	+	Fönsterplatsen	den bästa på tåget
professionell	sammansatt	+	Perrongen	där man väntar på någon
professionell	sammansatt		Utsiktsberget	
professionell	uttryck	+	Bortom Bergen	
professionell	uttryck	+	Någon Annanstans	
professionell	uttryck	+	Över Sju Berg	så långt går sagans väg
professionell	uttryck		Vid Nästa Hållplats	
professionell	par	+	Hem & Horisont	
professionell	par		Brev & Brygga	
professionell	verb		Blicka Ut	
professionell	verb		Hoppas	
professionell	verb	+	Vända Hem	
kreativ	sammansatt	+	Mångatan	månens väg över vattnet
kreativ	sammansatt	+	Svalvägen	söderut om hösten, hem om våren
kreativ	sammansatt	+	Önskestjärnan	den som faller medan man tänker
kreativ	sammansatt	+	Maskrosfröet	reser dit vinden vill
kreativ	uttryck	+	Tills Vi Ses	
kreativ	uttryck	+	Snart Hemma	
kreativ	uttryck	+	Bara Tre Nätter Till	så räknar ett barn
kreativ	par	+	Svala & Syren	två som hör försommaren till
kreativ	par		Stjärna & Stege	
kreativ	verb	+	Drömma Bort	
kreativ	ord		Luftslott	
kreativ	ord	+	Fjärran	
modernt	ord	+	Åter	
modernt	ord	+	Bortom	
modernt	ord	+	Hägring	det man ser långt borta i värmen
modernt	ord	+	Snart	
modernt	ord	+	Ana	känna på sig
modernt	sammansatt	+	Fjärrblå	bergens färg långt borta
modernt	sammansatt	+	Nedräkning	dag för dag
modernt	uttryck		Dit Bort	
modernt	par	+	När & Fjärran	
modernt	verb		Söka Sig	röra sig åt ett håll
modernt	verb		Sikta Långt	
`;
