/*
 * Company names that say neither a trade nor an image, written by hand, in the form of src/words/company-fields.ts. Those
 * for any firm fill the pages that have too few names of their own, so each must suit a midwife, an undertaker, a church, a
 * lawyer and a shop alike: positive and plain, of no mood, standstill, sport or trade. The kind ones are for words of
 * illness, grief, birth and faith. No typed words follow the titles.
 */

export const fieldsWithoutTradeRows: string = `
any firm	
professionell	ord	+	Gedigen	äkta rakt igenom
professionell	ord	+	Redbar	ärlig och att lita på
professionell	ord	+	Vidsyn	förmågan att se åt fler håll
professionell	ord	+	Framsyn	förmågan att tänka längre
professionell	ord	+	Samklang	toner som passar ihop
professionell	sammansatt	+	Handslaget	ett löfte så gott som ett papper
professionell	sammansatt	+	Ledstjärnan	den man går efter
professionell	sammansatt	+	Ledstången	något att hålla i
professionell	sammansatt	+	Hörnstenen	den som bär huset
professionell	sammansatt	+	Vägvisaren	pekar ut riktningen
professionell	sammansatt	+	Hållpunkten	något fast att utgå från
professionell	sammansatt	+	Fotfästet	där man står säkert
professionell	sammansatt	+	Milstolpen	visar hur långt man kommit
professionell	sammansatt	+	Kompassnålen	pekar alltid mot norr
professionell	uttryck	+	Hela Vägen	från början till slut
professionell	uttryck	+	I Goda Händer	väl omhändertagen
professionell	uttryck	+	På Goda Grunder	med bra skäl; och stadigt
professionell	uttryck	+	På Fast Mark	där man står säkert
professionell	uttryck	+	Råg i Ryggen	mod och självförtroende
professionell	uttryck	+	I Rätt Riktning	
professionell	uttryck	+	Klar Sikt	inget i vägen
professionell	uttryck	+	Sida vid Sida	
professionell	uttryck	+	Steg för Steg	
professionell	uttryck	+	Med Omsorg	
professionell	par	+	Råd & Dåd	så hjälper man någon på riktigt
professionell	par	+	Ord & Handling	det man säger och det man gör
professionell	par	+	Hjärta & Handlag	
professionell	par	+	Mål & Mening	vart man ska, och varför
professionell	par	+	Tid & Omtanke	
professionell	verb	+	Värna	vara rädd om
professionell	verb	+	Bistå	stå vid någons sida
professionell	verb	+	Bana Väg	gå först
professionell	verb	+	Hålla Ord	göra som man har lovat
professionell	verb	+	Slå Rot	stanna och växa
kreativ	ord	+	Lyktan	ljuset man bär med sig
kreativ	ord	+	Bryggan	från land till vatten
kreativ	ord	+	Glänta	ljus öppning bland träden
kreativ	sammansatt	+	Vårdträdet	trädet som vakar över gården
kreativ	sammansatt	+	Ljuspunkten	det ljusaste i bilden
kreativ	sammansatt	+	Kompassrosen	stjärnan med alla väderstreck
kreativ	sammansatt	+	Följeslagaren	den som går med
kreativ	sammansatt	+	Gårdslyktan	lyser för den som kommer hem
kreativ	uttryck	+	Röda Tråden	det som håller ihop allt
kreativ	uttryck	+	Öppen Dörr	alla är välkomna in
kreativ	uttryck	+	Ljus i Fönstret	tecknet på att någon är hemma
kreativ	uttryck	+	Tre Lindar	
kreativ	uttryck	+	Stora Eken	
kreativ	uttryck	+	Gröna Grinden	
kreativ	uttryck	+	Hand på Hjärtat	ärligt talat
kreativ	uttryck	+	Vid Samma Bord	
kreativ	par	+	Bro & Brygga	
kreativ	par	+	Lykta & Lind	
kreativ	verb	+	Bygga Broar	föra folk samman
kreativ	verb	+	Öppna Dörrar	göra något möjligt
kreativ	verb	+	Hjälpas Åt	
kreativ	verb	+	Räcka Handen	erbjuda sin hjälp
modernt	ord	+	Klokt	
modernt	ord	+	Lyhört	med öra för det som sägs
modernt	ord	+	Prägel	märket som trycks in
modernt	ord	+	Vidare	
modernt	ord	+	Riktning	
modernt	sammansatt	+	Omtänkt	tänkt en gång till, med omtanke
modernt	sammansatt	+	Genomtänkt	
modernt	sammansatt	+	Välgrundat	byggt på goda skäl
modernt	sammansatt	+	Helhjärtat	utan att hålla igen
modernt	sammansatt	+	Klarspråk	ord som alla förstår
modernt	sammansatt	+	Grundton	tonen som allt vilar på
modernt	sammansatt	+	Rotfast	står stadigt
modernt	uttryck	+	Till Din Tjänst	
modernt	uttryck	+	Väl Mött	en gammal hälsning
modernt	uttryck	+	Här för Dig	
modernt	par	+	Klart & Tydligt	
modernt	par	+	Rätt & Rimligt	
modernt	par	+	Stort & Smått	
modernt	verb	+	Bidra	
modernt	verb	+	Mötas	
modernt	verb	+	Göra Gott	
modernt	verb	+	Ta Vid	fortsätta där någon slutat
kind	
professionell	ord	+	Tillit	
professionell	ord	+	Närhet	
professionell	ord	+	Förtröstan	tron på att det ordnar sig
professionell	sammansatt	+	Ledljuset	visar in i hamnen
professionell	sammansatt	+	Vårdträdet	trädet som vakar över gården
professionell	sammansatt	+	Följeslagaren	den som går med
professionell	sammansatt	+	Hjärterum	finns det, så finns det plats
professionell	sammansatt	+	Ljusglimten	det som muntrar upp
professionell	uttryck	+	Hand i Hand	
professionell	uttryck	+	I Goda Händer	väl omhändertagen
professionell	uttryck	+	Vid Din Sida	
professionell	uttryck	+	Sida vid Sida	
professionell	uttryck	+	Med Varsam Hand	
professionell	uttryck	+	Steg för Steg	
professionell	par	+	Tid & Omtanke	
professionell	par	+	Ljus & Omtanke	
professionell	par	+	Värme & Tillit	
professionell	verb	+	Värna	vara rädd om
professionell	verb	+	Bistå	stå vid någons sida
professionell	verb	+	Finnas Nära	
professionell	verb	+	Bära Varandra	
kreativ	ord	+	Lyktan	ljuset man bär med sig
kreativ	ord	+	Blåsippan	vårens första blå
kreativ	ord	+	Gullvivan	vårens gula nyckelknippa
kreativ	sammansatt	+	Gårdslyktan	lyser för den som kommer hem
kreativ	sammansatt	+	Morgonljuset	
kreativ	sammansatt	+	Solstrimman	ljuset som letar sig in
kreativ	sammansatt	+	Vårtecknet	det man ser först
kreativ	uttryck	+	Ljus i Fönstret	tecknet på att någon är hemma
kreativ	uttryck	+	Öppen Famn	
kreativ	uttryck	+	Arm i Arm	
kreativ	uttryck	+	Plats för Dig	
kreativ	uttryck	+	En Dag i Taget	
kreativ	par	+	Hand & Hjärta	
kreativ	par	+	Sippa & Sol	
kreativ	par	+	Lykta & Lind	
kreativ	verb	+	Hålla Handen	
kreativ	verb	+	Gå Bredvid	följa med, utan att leda
kreativ	verb	+	Räcka Handen	erbjuda sin hjälp
modernt	ord	+	Famn	
modernt	ord	+	Nära	
modernt	ord	+	Närvaro	
modernt	sammansatt	+	Helhjärtat	utan att hålla igen
modernt	sammansatt	+	Varmhjärtat	
modernt	sammansatt	+	Ljusglimt	lite ljus, precis när det behövs
modernt	uttryck	+	Här för Dig	
modernt	uttryck	+	Nära Dig	
modernt	uttryck	+	I Din Takt	
modernt	par	+	Varm & Nära	
modernt	verb	+	Lyssna	
modernt	verb	+	Mötas	
modernt	verb	+	Lysa Upp	
`;
