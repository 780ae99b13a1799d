/*
 * What the words and phrases of company names mean or play on, written by hand, for the line on each card. Only what a
 * dictionary or an everyday idiom says; what says it itself has no entry.
 */

/** A word or a phrase, a colon and its meaning; an entry a line. */
export const glosses = `
affischpelaren: stadens runda anslagstavla
akribi: noggrannhet i minsta detalj
akvatint: etsning med mjuka toner
algebra: räkning med bokstäver
algoris: algoritm + Doris
alla knappar: den som kan allt kan trycka
ambrosia: gudarnas mat
ampersand: tecknet &
andra utkastet: bättre än det första
andrahand: får ett andra liv
andrum: tid att hämta andan
anrik: med lång historia
ansa: klippa och vårda
ansats: fart före språnget
anslagstavlan: där stan läser nytt
antikva: bokstäver med klackar
antologi: många texter i en bok
apicius: kokboken från antikens Rom
aptit: lust att äta
arabesk: slingrande mönster
arbetsro: tyst i rummet
arboret: arboretum i kortform
arboretum: samling av träd
argument: skäl för en sak
ark: ett papper
arkad: valv i rad
arv: det man får efter någon
arvegods: det som går i släkten
arvsilver: bestick i generationer
astrolab: mätte stjärnors höjd
attiralj: allt som hör till
av och på: strömbrytarens två lägen
avhärdad: planta som vant sig vid kyla
avspark: då börjar matchen
avstamp: foten före hoppet
avtryck: märke som blir kvar
avvägning: skäl mot skäl
ax: sädesstråets topp
axet: sädesstråets topp
axiom: sats som inte behöver bevis
bakat i stenugn: på varm sten
bakgården: där det växer i smyg
bakom kulisserna: där det görs
bakom siffrorna: vad de egentligen säger
bakom skärmen: där människorna sitter
bakplåt: det som bullarna åker in på
bakstugan: gårdens hus för bröd
baktakt: slaget mellan slagen
balans: jämvikt, och bokföringens
balansaxel: dämpar motorns skakningar
balanskonst: att gå på lina
balustrad: räcke med små pelare
barkbåt: båt täljd av bark
barr: granens och tallens löv
basläger: där klättringen börjar
bastion: befästningens utbyggda hörn
begrunda: tänka igenom
belvedere: utsiktsplats i en park
beprövad: har klarat provet
beprövad teknik: den har hållit förut
bergfast: orubblig
bergrum: tryggt sprängt i sten
bergsalt: salt ur gruvan
berså: lövsal att fika i
berätta: det var en gång
berättarröst: den som för historien framåt
besinning: lugn eftertanke
besman: våg med arm och krok
bestående intryck: det man minns länge
bestående värde: det håller
beständig: det varar
betula: björk på latin
bihotell: rum för vildbin
bikupan: där alla arbetar
bildegard: bild + Hildegard
bildgåta: rebus
bildsatt: text som fått bilder
bildspråk: metaforer, och bilder
biotop: plats som växter trivs på
bit för bit: så byggs det stora
bittan: bit + smeknamnet Bittan
bitvis: lite här och där, och i bitar
bjud in: öppna dörren för fler
björkfanér: tunna skivor av björk
björkved: bränner med klar låga
blad: grönt och platt
bladgrönt: det gröna i bladen
bladnerv: linjerna i ett löv
bland rosor: taggar och doft
blick: ögonkast
blickfång: det ögat fastnar på
blindtryck: prägling utan färg
blinka: ge ett tecken
blipp: ljud från en maskin
blixtlås: tänder som griper i varandra
blomma: slå ut
blå timmen: ljuset efter solnedgången
blåeld: blå vildblomma
blåklocka: ängens ringklocka
blåmarmor: mönstret i en ädel ost
blåtryck: vitt mönster på indigoblått
bläck på fingrarna: tecknarens kännetecken
bläck på papper: skrivet för hand
bläckert: bläck + -ert, som i Albert
bläckfisk: åtta armar
bläckhornet: där pennan doppades
bläckplump: olyckan på arket
bländartal: så mycket ljus som släpps in
blänk: ljus som är borta strax
bohag: allt man har hemma
bokmal: den som slukar böcker
bokrygg: det som syns i hyllan
bokstaven: det minsta som kan läsas
bokstavssoppan: man äter alfabetet
boktryck: Gutenbergs konst
bollhav: barnens djupaste vatten
bollplanket: svarar på varje idé
bomärke: gårdens tecken förr
bonusbana: den man får när allt är klart
bordssilver: bestick för fest
borstad mässing: metall med mjuk glans
boskett: klippta buskar i park
bouquet: vinets doft
bra att ha: någon gång
bra fråga: köper en stunds betänketid
brandmur: stoppar eld, och intrång
brasan: elden man sitter vid
bred på: smör, och lite överdrift
bredvid: närmaste grannen
brevduvan: flög hem med post
brigantin: segelfartyg med två master
brobyggare: för dem samman
brodera: nål och tråd, eller överdriva
brovalvet: bär över vattnet
brusfri: bara det man vill höra
brusfritt: bara rösten
brygga: göra kaffe, och binda ihop
bryggstugan: där gården bryggde öl
bryn smöret: tills det doftar nöt
bryna: ge färg i pannan
brännvidd: avståndet som avgör bilden
brödkaveln: med knoppar, för tunnbröd
brödkorgen: först på bordet
brödtext: den löpande texten
buggfri: programmerarens dröm
bulle till kaffet: fikats grund
bullplåten: den som töms först
bunden form: vers med fast mått
burspråk: fönster som skjuter ut
busken: lägre än träd
butilda: butik + Matilda
bygg vidare: lägg till på det som finns
byrålåda: där det bästa göms
byssan: skeppets kök
byt fokus: se åt ett nytt håll
byt om: kläder, eller ordning
byt spår: tåget, och tanken
byt vinkel: se det på nytt
bär länge: hel i många år
bära: ha på sig, och hålla upp
bärbar: får plats i väskan
bärbusken: vinbär och krusbär
bärkraft: förmåga att hålla
bärnsten: kåda som blev sten
bärvåg: vågen som radion åker på
börja om: blankt papper
ceremoni: högtidlig ordning
cheviot: tyg av ull
chiffer: hemlig skrift
chiffonjé: skrivbord med klaff
cirkustältet: rest på en dag
citadell: fästning i fästningen
citerad: den andra hänvisar till
credo: latin för ”jag tror”
crescendo: allt starkare
dager: ljuset i en bild
dagg: morgonens vatten
daggdroppen: morgonens pärla
daggfrisk: pigg som morgonen
daggmask: jordens bästa arbetare
daggvått: gräs i gryningen
dagsetapp: så långt man går på en dag
dagsljus: det som kommer genom fönstret
dansbana: sommarens trägolv
degspaden: skrapar rent bunken
delsumma: hur det ser ut just nu
det gror: något är på gång
det ordnar sig: tröst som stämmer
dill och grädde: höjden av svensk potatis
diod: släpper ström åt ett håll
dirigenten: håller ihop orkestern
diskretion: att kunna tiga
ditt och datt: lite av varje
djup insikt: att förstå på riktigt
djup rot: hämtar vatten långt ner
djupa rötter: står stadigt
djuptryck: färgen ligger i fåran
dockskåp: ett hem i miniatyr
dofta: säga något utan ord
dra och släpp: musens handgrepp
draghjälp: den som ligger först tar vinden
dragkärran: lastar från marknaden
dragspel: luft som blir musik
dragtid: så länge teet står
drakflyg: ute på fältet när det blåser
dramaturgi: läran om hur en berättelse byggs
drivbänk: låda med lock av glas
dubbelsöm: två rader tråd
duk: bio, och målarens yta
duka: göra fint på bordet
duka upp: allt på bordet
dukat: ett guldmynt, och bordet
durkslaget: vatten ut, pasta kvar
därför: svaret på varför
därhemma: hos de sina
därute: i det fria
efter gammal sed: som man alltid gjort
efter moget övervägande: tänkt först, bestämt sedan
efter regnet: då växer det
efter säsong: det som växer just nu
eftertanke: tanken som kommer sist
egen kvarn: mjölet malt hemma
egen skörd: odlat på gården
egen stämpel: märket som visar vem
egen ugn: bakat på plats
ek och granit: hårt och hårt
ek och lind: två svenska ädellövträd
ekallé: vägen mellan ekarna
ekdungen: en samling ekar
ekfat: där vin mognar
ekipage: häst och vagn
eko: ljud som kommer tillbaka
ekolod: mäter djup med ljud
ekorrboet: samlat inför vintern
ekvation: två sidor som väger lika
eld och järn: så smids det, och steks
eldfast: tål hetta
eldflugan: lyser i mörkret
emalj: glas på metall
emblem: märke med mening
emporium: stort varuhus
en bit till: det är svårt att låta bli
en dans på rosor: det går lätt
en gång till: återbruk
en klok uggla: vishetens fågel
en knapp till: nej, det räcker
en kopp till: påfyllning, tack
en nypa salt: ta det med en
en tugga till: det är svårt att sluta
enrisrök: doften av rökt
epikuré: den som njuter av mat
espalj: träd längs en vägg
ett knapptryck: så enkelt
ett penseldrag: så lite kan räcka
ettor och nollor: allt en dator kan
etui: litet fodral
evidens: det som styrker
evighetsmaskin: uppfinnarens dröm
exakt tid: Fröken Ur
exlibris: märke i en boks pärm
fabel: saga med sensmoral
facett: slipad yta på en sten
facit: de rätta svaren
fajans: glaserat lergods
faktoriet: handelsplats i fjärran land
farleden: vattenvägen in i hamn
fas: läge i en svängning
fast frekvens: samma kanal hela tiden
fast förbindelse: som en bro
fast grund: står stadigt
fast kurs: samma håll i all sjö
fast mark: står stadigt
fast punkt: Arkimedes bad om en
fatbur: gårdens förråd
felfri: inget kvar att rätta
fem kritor: det räcker till en regnbåge
fem rätter: en hel kväll
fernissa: målningens sista lager
fiberrik: full av tråd
fickan: hål för händerna
fickuret: klocka i kedja
fikarasten: dagens bästa kvart
filmduk: vit tills det börjar
fina fynd: billigt och bra
fingerborg: skydd vid sömnad
fingerfärg: målat utan pensel
fingertoppskänsla: att känna vad som är rätt
finskåpet: det man inte rör
finsnickeri: trä utan glipor
fixpunkt: den man mäter från
fixstjärnan: den som alltid syns stå still
fjäderlätt: väger nästan inget
fjäll: berg över trädgränsen
fjärilshus: varmt och fladdrigt
fjärilshåven: nätet på pinne
flambera: tända på i pannan
flaskposten: kommer fram till slut
flerårig: kommer igen varje vår
flimra: blinka snabbt
flipperspelet: kulan som inte får falla
florin: guldmynt från Florens
flytta in: kartonger i hallen
flöde: det som rinner utan stopp
foliant: bok i största format
folio: ark vikt en gång
fontän: vatten som dansar
formspråk: så talar en form
fotfäste: där man kan stå
fotnot: det finstilta längst ner
fraktal: mönster i mönstret
framdukat: bara att sätta sig
framsynt: ser vad som kommer
framvuxen: kom av sig själv
framåt: åt det håll man vill
frekvens: svängningar i sekunden
fresk: målad i våt puts
fri hand: utan linjal, utan order
fria händer: ingen bestämmer
frilandet: odling utan tak
frivuxen: aldrig klippt
frostfri: där inget fryser
fråga först: och svara sedan
från ax till ark: från ax till limpa, i tryck
från egen åker: sått och skördat själv
från grunden: inget halvfabrikat
från när och fjärran: från hela världen
fräsa: steka på hög värme
frö till frukt: från början till slut
frönika: frö + Veronika
fröpåsen: en hel sommar i en påse
full gryta: räcker till alla
full insyn: allt får synas
full korg: mycket med hem
full last: hela skeppet fullt
full redundans: dubbelt, om ett går sönder
full signal: alla streck i mobilen
full skärpa: varje detalj syns
full täckning: alla streck, överallt
full vikt: inget fattas på vågen
fullmakt: rätt att företräda någon
fullt mått: inget fattas
fullträff: mitt i prick
fundament: det som bär
fynd: det man letat efter
fynda: hitta billigt
fyr: leder skepp rätt
fyrbåk: sjömärke som tändes med eld
fyrklövern: ger tur
fyrsken: ljuset som visar hamnen
fyrskepp: fartyg som var fyr
fyrvaktaren: höll ljuset tänt
fyrverkeri: himlen i färg
fågelbad: skål med vatten
fågelholk: hus på en spik
fågelperspektiv: sett uppifrån
fågelsång: vårens musik
fågelvägen: kortast mellan två punkter
fåll: vikt kant på tyg
fånga: ta det i flykten
fånga ljus: det fotografen gör
fäboden: sommargården i skogen
färdig för tryck: inget mer att rätta
färg på tillvaron: det gråa blir roligare
färgklick: det som lyser upp
färglåda: tolv kulörer
färglära: läran om rött, gult och blått
färgus: färg + Fergus
följ flödet: låt strömmen visa
följ solen: som solrosen
för generationer: längre än en människa
för nästa generation: planterat för barnbarnen
förankra: fästa, och få alla med
föresats: det man bestämt sig för
förfining: att slipa det goda
förgrodd: har fått försprång
förgätmigej: blomman ”förgät mig ej”
förklädet: kockens rustning
försprång: före från start
först fika: sedan besluten
först till kvarn: får först mala
första akten: där allt börjar
första kaffet: dagen börjar här
första skissen: där allt börjar
första skörden: årets tidigaste
första sorteringen: det bästa urvalet
första spadtaget: då börjar bygget
första upplagan: den samlare söker
förtroende: att någon litar på en
gabardin: tätt vävt tyg
gambit: offer i schackets öppning
gamla träd: de som stått längst
garnhild: garn + Gunhild
garnnystanet: kattens favorit
ge vidare: låta det få en ny ägare
gedigen: äkta rakt igenom
gediget kök: mat lagad från grunden
geléhallon: lösgodisets röda
genklang: när någon svarar
gestalt: helhet större än delarna
gesällprov: visar att man kan sitt yrke
gillestugan: rum för fest
gjutjärn: grytan som går i arv
glaskula: kulspelets finaste
glasyr: det blanka på lera
glimma: lysa svagt
glimt: ljus som är borta strax
glimten: i ögat
gloriett: lusthus på pelare
glänta: öppen plats i skogen
glöd: det som är kvar av elden
glöden: det som är kvar av elden
glödlampan: lyser när idén kommer
gnista: början på en eld
gnistan: det som tänder
gnistgap: där gnistan hoppar över
gnistra: kasta gnistor
gnomon: visaren på ett solur
gobeläng: vävd bild på vägg
god affär: båda är nöjda
god härkomst: man vet varifrån det kommer
god jord: den man får skörd av
god kontakt: mellan folk, och i uttaget
god marginal: mer än nog
god sed: så som man bör
god skörd: fulla lador
god smak: på tungan, och i valet
god ton: det passar sig
god årgång: ett år att minnas
goda skäl: argument som håller
gott anseende: andra talar väl om en
gott byte: båda blir nöjda
gott om gott: mycket av det goda
gott omdöme: att kunna bedöma
gott sällskap: den bästa kryddan
gott värdskap: gäster som vill stanna
gravitas: tyngd och värdighet, på latin
gravyr: bild ristad i metall
gren: trädets arm
griffel: penna till skiffertavlan
griffeltavlan: skolans första
grindstolpe: bär grinden
gro: börja växa
gro vidare: mer är på väg
grodd: det första som växer
grodda: av grodd
grundbult: den allt hänger på
grundsats: regel man håller
grundstam: roten man ympar på
grundtal: ett, två, tre
grundton: tonen allt vilar på
grunkan: sak utan bättre namn
grusad gång: stigen som krasar
grytlapp: skolslöjdens första
grytlocket: lyfts när man är nyfiken
grytvante: handen i ugnen
grädde på moset: det lilla extra
gräddklick: pricken över pajen
gräddnos: grädde på nosen
gräshoppan: sommarens spelman
gräsmånad: gammalt namn på juli
gräv djupt: gå till botten
gräva: ner i jorden
grön lampa: klart att köra
grön lunga: stadens park
grön ordning: allt i rader
gröna fingrar: allt man sår växer
grönare gräs: på andra sidan staketet
grönfink: grön fågel i häcken
grönska: allt som blivit grönt
grönt arv: träd efter mormor
grönt hjärta: bryr sig om det som växer
grönt ljus: klart att köra
guld värt: ovärderligt
guldkanten: det lilla extra
guldkornet: det lilla och värdefulla
guldläge: chansen man inte missar
guldsnittet: bokens gyllene kant
guldvåg: för det som väger tungt
gullris: gul vild höstblomma
gullviva: gul vårblomma i knippe
gulsippa: gul vårblomma
gummistämpel: samma bild om och om igen
gummistöveln: står i vattenpölen
gunghästen: barnkammarens sto
gungstol: gungar medan man läser
gyllene snittet: skönhetens proportion
gå live: nu ser alla
gå ut: luften är gratis
gå vidare: lämna det som var
gångjärn: det dörren vrids på
gårdsnära: runt knuten
gåspenna: fjädern man skrev med
gärdsgården: staket av stör och slana
gästabud: fest för många
gästfri: dörren står öppen
göken: ropar på försommaren
gökotta: tidig tur för att höra göken
gökur: fågeln som ropar timmen
gömstället: det bästa i leken
hage: inhägnat bete
hagmarken: djurens bete
haiku: dikt på tre rader
halvdager: varken ljust eller mörkt
halvlinne: lin och bomull
halvton: rasterprickar som blir grått
halvädel: som ametist och granat
hamstern: samlar på allt
hand i hand: tillsammans
handfast: bestämd och praktisk
handgjort: inget är exakt likt
handgjort papper: med ojämna kanter
handlag: känslan i fingrarna
handritat: utan mall
handskmakaren: hantverk för händer
handskrift: ingen skriver likadant
handslaget: avtal utan papper
handvalt: en i taget
hansan: medeltidens köpmansförbund
harlekin: clown i rutig dräkt
hatt och rock: redo att gå ut
hattask: rund och dammfri
hatthyllan: högst i hallen
hav: stort vatten
hedersord: löfte som håller
hela kedjan: från första till sista länken
hela rasket: alltihop
helgfin: skjorta och bugning
helsida: hela uppslagets ena hälft
heltal: tal utan decimaler
helylle: ull rakt igenom
hem ljuva hem: som på bonaden
hembagarna: de som bakar själva
hemifrån: utan att åka någonstans
hemkänsla: som att komma hem
hemkär: är helst hemma
hemma: där man bor
hemma bäst: borta bra
hemmavid: på egen mark
hemåt: åt rätt håll
herbarium: pressade växter
hittegods: tappat och hittat
hittelön: tack för att du hittade
hjärta och hjärna: båda behövs
hjärterum: där det finns plats
hjärtslag: livets takt
honungsburk: nallebjörnens skatt
hoppklipp: tvär övergång mitt i scenen
hopprep: gården, en rast
hovmästaren: leder matsalen
hugg in: börja äta
huggen sten: form med mejsel
humlebo: där humlorna bor
humlesurr: ljudet av juni
humlor och bin: två som pollinerar
huvudboken: bokföringens stora bok
huvudet kallt: att tänka klart
huvudled: den andra lämnar företräde åt
huvudnyckeln: den passar i alla lås
huvudroll: den med flest repliker
huvudspår: det viktigaste av flera
hylla: plats, och beröm
hyllmeter: så mäts böcker
hålkort: data när den var av papp
håll kurs: låt inget rubba
hållbart: varar, och skonar
hållplats: där man kliver på
hållpunkt: det man kan utgå från
hägg: vitt träd i maj
häll upp: till brädden
häng upp: rocken, eller tavlan
hänga: på krok, och med vänner
hängbro: bärs av linor över djupet
hängmattan: trädgårdens bästa plats
hängt och vikt: garderobens ordning
härbre: gårdens förrådshus
härd: eldstad
härden: eldstaden
härdig: tål vintern
härute: under bar himmel
hävarm: lyfter mer än man orkar
hävd: gammal sed
hävstång: lyfter mer än man orkar
höga kronor: träd som når himlen
högerklick: menyn som göms
högsommar: mitt i juli
högt gräs: det man går vilse i
högt i tak: alla får tycka
högtid: stor dag
högvinst: lotten alla vill ha
höj blicken: se längre fram
hörnskåpet: gör nytta av vrån
hörnstenen: den som bär huset
hörvärd: värd att höra, och programvärd
hörvärt: värt att lyssna på
höstskörd: det sista från åkern
höstsådd: gror först i vår
höstvete: sås i september
i allén: mellan träden
i arv: från den ena till den andra
i balans: varken plus eller minus
i bersån: där sommarens kaffe dricks
i blickfånget: där alla ser
i blom: när det är som bäst
i full blom: när allt är som bäst
i färg: inte svartvitt
i förtroende: stannar mellan oss
i gräset: på rygg
i hagen: där djuren går
i hundra år: så länge kan ett träd stå
i knopp: snart blommar det
i lunden: där träden står tätt
i maskinrummet: där kraften finns
i original: inte en kopia
i rabatten: bland blommor
i rampljuset: där alla ser
i relief: höjt ur ytan
i rätt ljus: då syns det bästa
i samma båt: samma öde
i samråd: man bestämmer ihop
i sitt esse: när man trivs som bäst
i skyltfönstret: det bästa längst fram
i ton: rent, inte falskt
igelkotten: taggig granne
igång: redan på väg
ihop: tillsammans
inblick: att få se hur det är
inbodd: som någon bott in
inbyggd: följer med från början
indigo: blått ur en växt
induktans: spolens motstånd mot ändring
infall: idé från ingenstans
infångat: ögonblicket i bilden
inga krusiduller: rakt och enkelt
inga sladdar: inget att snubbla på
inifrån: från den som vet
inkunabel: bok tryckt före 1501
inloggad: inne i systemet
innanför grinden: den lilla världen
inom toleransen: inom det tillåtna måttet
inramat: bild på väggen
insatt: den som vet hur det ligger till
insikt: att förstå på djupet
inslaget: i papper och snöre
inspelat: kan höras igen
intarsia: mönster av inlagt trä
inte en smula: inte alls, och inget kvar
integral: summan av oändligt många delar
inventarium: förteckning över det som finns
is i magen: att vänta lugnt
jord under naglarna: trädgårdens märke
jordfast: sten som inte går att rubba
jordgubbslandet: bär för den tåliga
jordkällaren: sval året runt
jordmån: markens sort
jordnära: med båda fötterna på marken
jämka: mötas på halva vägen
jämn gång: maskinen låter som den ska
jämn spänning: inga toppar, inga dalar
jämna kanter: gräsmattans stolthet
jämna pengar: ingen växel
jämsides: sida vid sida
jämvikt: när vågen står still
jäs långsamt: smaken tar tid
jäsa: växa i värme
kadens: slutfall i musik
kaffe med dopp: med något att doppa
kaffe och kaka: eftermiddagens par
kaffe och kalkyl: påtår medan man räknar
kaffekvarnen: dagens första ljud
kaffepannan: på elden, med sump
kaffepaus: där besluten fattas
kaffepratet: det som sägs över koppen
kafferast: en kvart ihop
kafferepet: sju sorters kakor
kajaken: en sittbrunn, en paddel
kajutan: rummet ombord
kakfatet: töms under tystnad
kalejdoskop: rör med mönster av speglar
kalibra: av kalibrera
kallmur: sten utan bruk
kameleont: ödla som byter färg
kameraögat: det som ser allt
kamgarn: slätt garn av lång ull
kamreren: den som skötte räkenskaper
kanelia: kanel + kamelia
kanelstången: hel bark ur träd
kantarellstället: hemligt för alla utom en
kapitäl: pelarens krön, och små versaler
kappsäcken: resväska förr
kapriol: glädjesprång
karaffen: flaska för vin och vatten
karavanen: handelsresa på kameler
kardad ull: utredd, redo att spinnas
karusell: runt, runt
kastanj: nöt som rostas
kastanjeallén: vägen in till godset
kastrullen: kökets arbetshäst
katten på tangenterna: medarbetaren som skriver jjjjj
kattmynta: mynta som katter älskar
kavajslaget: där nålen sitter
kaveldun: vattnets bruna kolvar
kavla: platta ut deg
kavlat och bakat: kavel och ugn
kikaren: det som är långt bort kommer nära
kladdpapper: för det som inte är klart
klang: tonen efter tonen
klangbotten: trät som får strängen att höras
klangfärg: det som skiljer flöjt från fiol
klar sikt: inget i vägen
klara besked: inget oklart kvar
klara linjer: man vet vad som gäller
klarhet: att se och bli förstådd
klarsikt: långt utan dimma
klarspråk: rakt på sak
klarsynt: ser hur det är
klart språk: går att förstå
klartext: utan chiffer
klarvaken: efter första koppen
klenod: dyrgrip
klick: kamerans ljud
klicket: musens ljud
klint: brant klippa
klipp ihop: scener blir en film
klipp och klistra: två kommandon
klipp till: snabbt beslut, eller sax
klippdockan: byter kläder med flikar
klippt och klart: häcken, och saken
klivet: ett stort steg
klok: ser både skog och träd
klokskap: vett som kommer med åren
klostergård: medeltidens odling
klubbslaget: så avgörs en auktion
klurhatt: den man tänker i
klurigt: svårt, men roligt
kluringen: liten gåta
klä: göra fin
klä upp: göra fin
klädkammaren: vintern på galge
knagg: krok att hänga på
knappar i burk: farmors samling
knappert: knapp + -ert, som i Albert
knapphål: där knappen bor
knapplådan: en av varje
knapptryck: så lite kan räcka
knapra: äta något knaprigt
knepet: det smarta sättet
kniffen: det smarta handgreppet
knoppa: börja slå ut
knoppas: börja slå ut
knoppen: snart ett löv
knuffen: det som får en att börja
knutpunkt: där vägarna möts
knyt an: knut och känsla
knyt om: ett nytt försök
knyta: göra en knut
knyte: allt man äger i en duk
knåda: arbeta degen
knåda länge: tio minuter till
knäckfrågan: den allt hänger på
kockmössan: hög och vit
koda om: koda igen
kodelius: kod + Cornelius
kodex: handskriven bok, och samling lagar
kodfri: byggt utan att programmera
kodrik: kod + Fredrik
kofferten: stor resväska
kolbulle: kolarens fläskpannkaka
koll på läget: vet vad som händer
kollegium: krets av kolleger
kolofon: orden sist i boken
kolonialvaror: te, kaffe och kryddor förr
kolora: av kolorera
kolorita: kolorit + Rita
koltrast: sjunger i skymningen
kolumn: spalt i tidningen
kom in: dörren är öppen
kometen: himlakropp med svans
kometsvans: ljuset efter kometen
kompanjon: den man delar bröd med
kompassrosen: alla väderstreck på en gång
komposition: delar som blir en helhet
konfetti: papper som regnar
konstsmide: järn som blivit prydnad
kontinuum: utan avbrott
kontrollsiffra: den sista i personnumret
kontur: linjen runt formen
konvergens: att närma sig samma punkt
kopp: den man håller om
koppar: kärl och metall
kopparstick: bild ristad i koppar
koppla: förbinda, och förstå
koppla upp: få kontakt
koppvis: en i taget
kornelius: korn + Cornelius
korsstygn: broderiets pixlar
kort och gott: sammanfattat
kort sagt: utan omsvep
korten på bordet: inget att dölja
kostbar: dyrbar, och kost
kotten: granens frö i paket
kratta: dra ihop löv
krattat och klart: krattat och allt klart
kredens: skåp vid matbordet
krims och krams: krimskrams
krimskrams: lite av varje
kringelkrok: väg som svänger
kringlan: bagarens gamla skylt
kritcirkel: domen i Brechts pjäs
krok: där allt hänger
krokan: hög tårta till fest
kronometer: ur som går exakt
krumelur: snirklig figur
krumsprång: hopp åt oväntat håll
krydda: ge smak
kryddgården: örterna närmast köket
kryddhyllan: allt från anis till timjan
kryddkvast: örter i ett knippe
kråkfötter: svårläst stil
krön: backens högsta punkt
kuddkriget: fjädrar överallt
kuggfrågan: den man fastnar på
kugghjulet: driver nästa
kullerbytta: ett varv på gräsmattan
kulramen: räknade före miniräknaren
kulspel: leken på skolgården
kulturväxt: odlad av människor
kulör: finare ord för färg
kulört: i färg
kungsljuset: hög gul sommarblomma
kurio: kuriosa i kortform
kuriosa: udda saker
kursiv: stil som lutar
kursula: kurs + Ursula
kustnära: med havet intill
kuverten: platserna vid bordet
kvadratrot: talet gånger sig självt
kvanne: högt doftande ört
kvant: minsta möjliga del
kvarken: Kvarken, och en kvark
kvarnhjul: vattnets hjul
kvarnsten: den tunga som maler
kvist: liten gren
kvorum: så många som krävs för beslut
kvot: resultatet av en division
kvällssol: dagens sista ljus
kypert: vävd med sneda linjer
källarmästaren: värden på krogen
känt ursprung: man vet varifrån det kommer
kärleksörten: tålig höstblomma
kärna: det innersta
kärnan: det innersta
kärnved: trädets hårda mitt
köpenskap: gammalt ord för handel
kör igång: så börjar det
ladan: rummet för skörden
ladda: fylla på kraft
ladda hem: till den egna datorn
lagerblad: kryddan, och segrarens krans
lagom vilt: vild trädgård, men inte för
lagrat på ek: smak av fat
lampett: ljushållare på vägg
land i sikte: målet syns
landa: komma ner mjukt
lanternan: ljuset på båten
lantvete: gammal svensk sort
lapptäcke: många bitar blir ett
lasyr: färg som träet syns igenom
lav: växer på sten och bark
leda: gå först
ledfyr: visar vägen in
ledord: ordet man går efter
ledtråd: det som för en vidare
legato: toner i ett enda andetag
lejongap: blomma som kan öppna munnen
lekstuga: hus i barnstorlek
lemma: hjälpsats, och uppslagsord
likström: går alltid åt samma håll
lindallé: vägen mellan lindarna
lindansaren: balanserar högt upp
linjär: rakt fram, som en linje
linnea: Linnés blomma, och linne
linneduk: den för söndagar
linneskåpet: lakan och dukar
lite av varje: det mesta
liten felmarginal: nästan ingen alls
ljud och bild: två som ska vara i takt
ljudlös: hörs inte
ljudspår: filmens andra hälft
ljus och skugga: så får en form djup
ljusfart: snabbare går det inte
ljuskrona: rummets krona i taket
ljuslykta: låga i glas
ljusmätare: visar rätt exponering
ljusmätt: rätt exponerat, och mätt på ljus
ljussatt: lampor på rätt plats
ljusstaken: bär ljuset
logga in: visa vem du är
logikum: logik + -um, som i latin
loppcirkus: minsta föreställningen
lots: visar fartyg in i hamn
luckra: göra jorden luftig
luftballong: lyfter av varm luft
luftskepp: seglade bland moln
luftslottet: dröm utan grund
lugn i stormen: trygg när det blåser
lundflora: blommorna under träden
luppen: förstorar det lilla
lustgården: trädgård för nöje
lyckofynd: det man inte letade efter
lyckträff: tur
lyhörd: den som lyssnar noga
lyssna: det viktigaste
lystring: hör hit
lådbilen: byggd av spik och hopp
låga: elden i det lilla
lågmäld: talar tyst, hörs ändå
lång horisont: plan för många år
lång räckvidd: når långt
långbord: plats för alla
långjäst: fick den tid den behövde
långkok: timmar på svag värme
långlunch: när ingen behöver gå tillbaka
långsam mognad: det får ta tid
lås upp: vrid om nyckeln
låt blomma: klipp inte än
låt gro: tanken, och fröet
låt jäsa: ge det tid
lägereld: där historier berättas
länka: binda ihop
läppja: dricka i små klunkar
lärksång: vår över åkern
läshörnan: en stol och en lampa
läsvärt: svårt att lägga ifrån sig
lätt handlag: känsla utan kraft
lättfotad: rör sig lätt
lättodlad: gror för alla
löpsedel: dagens största rubrik
lös knuten: reda ut det svåra
löv: trädets sommar
lövhögen: den man hoppar i
lövisa: löv + Lovisa
lövprassel: ljudet av höst
lövrikt: gott om löv
lövsal: rum med tak av grenar
lövvalv: grenar som möts
lövverk: allt det gröna i kronan
lövängen: hamlade träd och blommor
mackapär: krånglig apparat
magkänsla: det man vet utan att veta
mahogny: rött ädelträ
makalös: utan like, och utan make
malgrad: från grovt till fint
mandat: uppdrag att bestämma
mandelblom: liten vit vårblomma
mandolin: skär tunt, och spelar
manick: liten apparat
manschett: skjortärmens kant
manschettknapp: skjortans smycke
manufaktur: verkstad före fabriken
manuskript: texten före tryck
marknadsståndet: bord, tak och varor
marmorbänken: sval yta för deg
maskrosen: växer genom asfalt
maten är klar: ropet från köket
matglad: äter med lust
matlådan: gårdagen till lunch
matsäck: maten man bär med sig
med andra ord: samma sak, bättre sagt
med glimten: i ögat: med ett leende
med mästarbrev: intyg på hantverket
med rosett: inslaget till någon
med råge: mer än nog
medlaren: får två att enas
medsols: åt samma håll som solen
mellan fyra ögon: bara vi två
mellan raderna: det som inte skrivs ut
mellanakt: paus på teatern
mellanmål: mat mellan måltider
mellanslag: tangentbordets längsta
mer smör: kockens råd
meridian: linje från pol till pol
merit: något att vara stolt över
merkura: av Merkurius, handelns gud
meteor: stjärnfallets ljus
middag hos oss: inbjudan
mikrometer: en tusendels millimeter
mitt i grönskan: omgiven av löv
mittemot: rakt över gatan
mjöl på näsan: bagarens kännetecken
mjölner: mjöl + Mjölner, Tors hammare
moderträd: det man tar kvistar av
moget beslut: fick den tid det behövde
mogna: bli klar i egen takt
mognad: när tiden gjort sitt
mojängen: sak utan bättre namn
molna: moln som verb
molnfri: klar himmel
molnhöjd: så högt molnen når
monogram: initialer i ett märke
monokrom: i en enda färg
monolit: pelare av en enda sten
morgonkaffet: då vaknar tanken
morgonsol: dagens första värme
mormors byrå: där allt fanns
mossa: skogens mjuka golv
motljus: solen bakom motivet
motvikt: det som håller balansen
mullin: mull + -in, som i efternamn
mullrikt: jord som ger
mumsa: äta med förtjusning
mumsan: den som äter med lust
munsbit: borta i en tugga
musmattan: under handen hela dagen
muttern: skruvens andra hälft
myllra: mylla, och att myllra
mynna: rinna ut i något större
myrstack: många som bygger ihop
myrstigen: smal väg, många trampar
måla: färg på en yta
måla om: ny färg på gammal vägg
målva: mål, och blomman malva
månbasen: nästa hemadress
måndag morgon: en ny vecka
månfärd: tur och retur till månen
många bäckar: små, som blir en stor å
många kockar: ju fler, desto sämre soppa
månlandare: farkosten Örnen var en
månsten: stenen med blått sken
mått och form: båda rätt
mått och vikt: handelns två bevis
måttstock: det man mäter efter
måttsytt: bara för dig
mässen: matsal ombord
mästernyckeln: den passar i alla lås
mästerprov: sista steget till mästare
mätbar: går att sätta siffror på
möblera om: soffan under fönstret
mönster: samma form om och om
mötesfri: en hel dag att arbeta
nano: en miljarddel
narvläder: skinnets släta sida
nattläst: utläst före gryningen
nattmacka: det man äter efter festen
nattuggla: vaken när andra sover
navigera: hitta på öppet vatten
nejlikan: knapphålets blomma
nektar: det söta i blomman
neonrör: skylten som lyser i natten
nestor: den äldste och klokaste
nipper: små smycken
njut: ta det lugnt och känn efter
nod: punkt i ett nät
noda: nod som verb
noga räknat: till sista öret
noll avvikelse: precis som det ska
noll och ett: datorns två siffror
nord: väderstreck
norr: väderstreck
norrljus: ateljéns jämna ljus
notblad: musik på papper
notställ: bär musikerns papper
nu gror det: det första gröna
nu äter vi: ropet från köket
numrerad upplaga: varje exemplar har sitt nummer
nya tongångar: något nytt hörs
nya ögon: se det som för första gången
nybakat: ännu varmt
nyckelpigan: röd med svarta prickar
nyckeltal: de siffror som styr
nyfiken: vill veta mer
nygräddat: just ur ugnen
nyklippt gräs: doften av juni
nymald: bönor nyss
nymålat: akta kläderna
nyplockat: ur skogen i morse
nypon: rosens frukt
nyrostat: doften från kaffetrumman
nysatt: i jorden nyss
nysilver: legering med silvrets färg
nyskördat: ur jorden i dag
nyslaget: gräset efter lien
nysta: reda ut en tråd
nystan: tråd i boll
nystanet: tråd i boll
nystart: en ny chans
nystekt: fräser ännu
nystickat: just av stickorna
nysådd: väntar på regn
nytryckt: svärtan knappt torr
nytänkt: en idé som inte funnits
nå fram: till den man talar med
nå ut: komma fram till folk
något blått: ur bröllopets ramsa
nål och tråd: det lagar det mesta
nåldynan: full av stick
nära: alldeles intill
nära och kär: den man tycker om
närbild: så nära man kan komma
närodlat: från åkern intill
näver: björkens ytterbark
objektiv: kamerans lins, och saklig
oblekt: med naturens egen färg
obruten: hel hela vägen
obruten kedja: varje länk håller
obruten linje: ingenting emellan
odlette: odla + Odette
odlingsröse: stenar ur åkern
ogräsfri: rena rader
ogräsjägarna: mot maskros och kirskål
oktant: mätte vinklar till sjöss
oljad ek: trä med varm ton
ombord: med på resan
ombudet: den som för ens talan
ombyte: kläder att byta till
ombytt: med nya kläder
omdöme: att kunna bedöma
omformad: samma lera, ny figur
omritad: tänkt en gång till
omrört: i grytan, och i branschen
omsatt: i ny kruka, och i pengar
omskolad: planta i större kruka
omslaget: det första man ser
omstart: av och på igen
omsydd: gammalt blev nytt
omtalat: alla pratar om det
omtyckt: det som många vill ha
orakel: svarade på frågor i Delfi
orbit: bana runt en himlakropp
ord och bild: två sätt att säga det
ord och handling: som sagt, så gjort
ordagrant: precis som det sades
ordförråd: alla ord man kan
ordhållig: håller det som lovats
ordlek: skoj med dubbla betydelser
ordna: få på plats
ordning i pärmen: allt på sin flik
ordningstal: första, andra, tredje
origami: att vika papper
ornament: utsmyckning
orubblig: går inte att rubba
ostindiefararen: skepp till Kina
ostkupan: glaset över osten
ostrid: ost + Astrid
ouvertyr: musiken före första akten
ovanpå: överst i högen
packa: fylla väskan
packhus: magasinet i hamnen
paketra: paket + Petra
pakt: avtal att hålla ihop
palett: bricka för färger
palettkniven: blandar färgen
pallplats: på lagret, och på prispallen
pannkaksstapel: torsdagens torn
panorera: svepa med kameran
pantomim: teater utan ord
papper och penna: allt man behöver
pappersdraken: flyger i snöre
pappersplan: vikt på en minut
paraplyet: skydd för regn
parentes: tecknen ( och )
parhästarna: drar tillsammans
parkbänken: en paus i det gröna
parlör: fraser till resan
parterr: blommor i mönster
partitur: noter för alla på en gång
passbit: måttet som mätdon prövas mot
patina: skönhet av ålder
paviljong: litet hus i parken
pejl: en riktning ut från läget
pejla: ta reda på läget
pendylen: klocka på en byrå
penndrag: linjen som avslöjar handen
pennskrinet: skolbänkens låda
pennvässaren: spets på en halv minut
penselope: pensel + Penelope
pepparkvarn: två varv räcker
pergament: skinn att skriva på
pergola: gång under klätterväxter
perimeter: den yttre gränsen
periskop: ser över ytan
picknicka: äta på filt
pigment: kornen i färgen
piltangent: fyra håll att välja på
pinga: fråga om någon är där
piruett: snurr på en tå
pivot: punkten allt vrids kring
planta: en liten växt
plantera: ner i jorden
plenum: när alla är samlade
pling: ljudet av något nytt
plommonstop: rund svart hatt
plättlagg: stekpanna för plättar
pokalen: bägare på fot
polhem: som uppfinnaren Polhem
polletten: när den trillar ner
pomona: frukternas gudinna
pompom: boll av garn
pondus: tyngd och värdighet
pors: doftande buske på myren
porslinshund: stod i fönstret
port: stor dörr
portfölj: väskan för papper
praktband: boken man visar upp
prassla: ljudet av torra löv
pratbubblan: seriefigurens röst
pratstund: en kvart till
precis lagom: varken för stor eller liten
preludium: förspel
premiss: det man utgår från
premiärkväll: alla är nervösa
pricken: över i, eller mitt i
pricken över i: det som gör det färdigt
primfaktor: tal som delar ett annat
primtal: delbart bara med ett och sig själv
princip: det man inte viker från
prokura: rätt att teckna firman
prolog: orden före första akten
propeller: snurrar och lyfter
proportion: delarna i rätt mått
protokoll: det som sades, på papper
proveniens: varifrån något kommer
proviant: mat till resan
provtryck: det första, före upplagan
prägel: avtryck som syns
prästkragen: älskar, älskar inte
pröva: se om det håller
puls: hjärtats takt
punkt: slut på meningen
puttra: koka sakta
pyra: brinna långsamt
på andra sidan bron: när man kommit över
på egna ben: att klara sig själv
på friland: ute, utan glas
på fötterna: skor, och igen efter ett fall
på god fot: vänner
på god svenska: rätt ord, rätt sagt
på goda grunder: med skäl som håller
på grön kvist: det går bra
på hyllan: på sin plats
på hörnet: närmaste affären
på krok: rocken hänger på sin plats
på lång sikt: tänkt för år framåt
på pricken: exakt
på pränt: i skrift
på rak arm: utan att förbereda sig
på räls: går av sig självt
på rätt hylla: där man trivs
på rätt köl: båten flyter rakt
på silverfat: serverat och klart
på studs: genast
på säker grund: byggt för att stå
på tal om: när vi ändå pratar
på torget: där alla möts
på öret: exakt rätt
påbörjat: det svåraste är gjort
påfyllt: koppen full igen
påfågel: fågeln med ögon i stjärten
påhitt: idé som ingen bad om
pålstek: knop som aldrig glider
pålägg: ljud ovanpå ljud
påläst: den som har läst på
påslagen: lampan lyser
påtår: kopp nummer två
pärlskrin: där halsbanden ligger
quercus: ek på latin
rabarberlandet: stort blad, syrligt skaft
radarpar: två som hittar varandra
raggsockan: varm vintersocka
rak häck: klippt efter snöre
rak kurs: rakt mot målet
rak rygg: stå för det man säger
rak stam: det snickaren vill ha
rak söm: enkelt, och svårt
raka rader: som landet ska vara
raketen: tre, två, ett
ram: det som håller bilden
rama in: göra till en bild
rampljus: lampor längst fram på scen
ramslök: skogens vitlök
randigt och rutigt: tyger i hög
raritet: något sällsynt
raster: prickar som blir bild
redbar: ärlig och pålitlig
refektoriet: klostrets matsal
regnbåge: sol och regn på en gång
regntunnan: sparar vatten från taket
regulator: håller gången jämn
relief: bild som höjer sig ur ytan
relä: strömbrytare som styr en annan
reläet: strömbrytare som styr en annan
ren form: inget i onödan
ren logik: inget annat
rena fyndet: billigt och bra
rent mjöl: i påsen: inget att dölja
rent spel: ärligt spel
resona: av resonera
resonans: när något svänger med
resonemang: tanke i flera led
resväskan: redo att ge sig av
retorik: konsten att tala
ridå upp: nu börjar det
ridån: går upp före föreställningen
rik jord: mörk och bördig
riktmärke: det man siktar på
rim och reson: sans och vett
rimsmed: den som gör verser
ris och ros: kritik och beröm
rita upp: visa hur det ska bli
robotar på rast: också de behöver laddas
rockad: kungen och tornet byter plats
roddarlaget: i takt
roder: styr båten
rodret: styr båten
rorsman: den som styr båten
rosarium: trädgård för rosor
rosenbågen: båge att gå under
rosmarie: rosmarin + Rosmarie
rot och krona: hela trädet
rota dig: stanna och växa
rotad: har rötter, och hemma
rotfast: går inte att rycka upp
rotäkta: ros på sina egna rötter
rulla ut: mattan, eller nästa version
runda bordet: alla sitter lika
runt bordet: där alla möts
russinet i kakan: det bästa av allt
ryggrad: det som håller en upprätt
rykande färskt: nyss ur ugnen
rymdhund: som Lajka
rymdkapseln: landar med fallskärm
rytm: takten i det hela
råd och dåd: både tanke och handling
rådell: råd + -ell, som i efternamn
rådig: vet vad som ska göras
rådslag: möte för att bestämma
råga: råg, och full till råga
rågax: rågstråets topp
rågnar: råg + Ragnar
råklipp: filmen före finslipen
räckvidd: så långt det når
räkna rätt: summan stämmer
ränsel: ryggsäck förr
rätsida: det man får på saken
rätt fråga: halva svaret
rätt jordmån: rätt jord åt rätt planta
rätt mått: passar precis
rätt ton: låter som det ska
rättesnöret: murarens raka snöre
rättrådig: rättvis, med råd i
rättstavat: inget rött streck under
röda knappen: den man inte får trycka på
rödpennan: lärarens
rökhuset: där fisken hänger
rökkvarts: sten med brungrå ton
rölleka: vit ängsblomma
rör om: i grytan, och i branschen
sadelmakaren: hantverk i läder
sadelsöm: två nålar, en tråd
saftkalas: barndomens fest
sagolik: för bra för att vara sann
sagostunden: biblioteket klockan tio
sagt och gjort: från ord till handling
saklig: håller sig till saken
sakta eld: det som tar tid blir gott
salix: sälg och vide på latin
salt och peppar: bordets två
salta lagom: lite till går alltid
salteriet: där fisk saltas
saltkaret: står alltid framme
saltkorn: det lilla som gör skillnad
samförstånd: när man är överens
samklang: när tonerna passar ihop
samråd: att rådgöra tillsammans
samvetsgrann: noga i allt
sant eller falskt: logikens två svar
satt i bly: som i det gamla tryckeriet
sav: trädets blod
sax och lim: klippbord förr
scen: där det händer
schackdrag: ett steg i en plan
schatull: skrin för smycken
se längre: bortom nästa krön
sekretär: skrivbord med lådor
semafor: signalmast med armar
semikolon: tecknet ;
serpentin: slingrar vid fest
sevärt: värt en omväg
sherpan: vägvisare i Himalaya
sicksack: fram och tillbaka, och en söm
sidenpapper: tunt och prasslande
sidfot: det sista på sidan
sigill: stämpel i lack
signatur: namnteckning
signerat: konstnärens namn i hörnet
signet: sigill att stämpla med
sikta: rikta mot målet
sikta högt: mot stjärnorna
siktlinje: fri väg för blicken
silhuett: bild av bara skuggan
silverfat: för det allra finaste
silverskåpet: där bordssilvret ligger
silverstämpel: bevis på äkta silver
sista handen: det som gör det färdigt
sju lås: så säkert bakom
sju sorters blommor: midsommarens bukett
sju sorters kakor: kafferepets regel
sju sorters ting: som kafferepets kakor
sjud länge: nästan koka, i timmar
sjuda: nästan koka
sjumilakliv: sagans stövlar
självlärd: lärde sig på egen hand
självsådd: kom av sig själv
sjöboden: där näten torkar
sjökortet: visar var grunden ligger
skafferiet: matens rum
skala: karta, och noter
skala upp: bli större utan att byta form
skalbagge: hårt skal, och en snäll bugg
skalbar: växer när det behövs
skarp blick: ser det som är litet
skarp linje: tydlig kant
skarpsyn: att se det andra missar
skatan: fågeln som gillar glitter
skatboet: allt som glittrar
skattjakten: följ kartan
skattkammare: det finaste samlat
skattkarta: kryss där man ska gräva
skattkistan: full av guld
skeppsbron: där skeppen lade till
skeppskistan: sjömannens allt
skeppslasten: allt ombord
skeppund: gammal vikt på 20 lispund
skifte: från ett till ett annat
skiftnyckeln: svensk uppfinning som passar allt
skimra: lysa svagt i många färger
skinnband: bok i läder
skiss: första försöket på papper
skissbok: där idéerna ligger
skissela: skiss + Gisela
skogsbrynet: där skogen börjar
skottkärran: ett hjul, mycket jord
skottår: år med ovanligt många skott
skrin: liten låda för det bästa
skriv vidare: nästa kapitel
skriva: tankar på papper
skrivmaskinen: klatter och pling
skruv och mutter: två som hör ihop
skruven: sitter säkrare än spiken
skuggspel: teater med ljus och händer
skuggteatern: figurer mot en duk
skutan: litet segelfartyg
skylt: visar vägen in
skåla: höja glaset
skär: klippa i havet
skärmsläckaren: det som syns när man fikar
skärmån: kanten som skärs bort
skärpa: att se tydligt
skärpedjup: så mycket som blir skarpt
skörd: det som åkern ger
skörda: ta in det man sått
skörden: det som åkern ger
skördetid: när allt är moget
sladdis: minstingen, och en kabel
slev: den stora skeden
sleven: delar ut soppan
slickepott: skrapan, och pekfingret
slinga: kod som går runt
slingra: växa krokigt
slitstark: håller för barn
slå ihop: två blir en
slå in: packa i papper
slå på: tänd, och pang
slå rot: stanna och växa
slå ut: blomma, och vinna
slående likt: porträttet stämmer
slån: taggig buske med blå bär
slåtterängen: slås med lie
släpljus: ljus som visar varje ojämnhet
smaka: pröva
smaka av: kockens sista koll
smakbit: ett prov, bara ett
smaksatt: kryddat och klart
smula: liten bit bröd
smulan: det sista på fatet
smultronstrået: bär på rad
små ting: det som gör ett hem
smör på bröd: det enklaste goda
smörblomma: gul ängsblomma
smörklick: den som smälter på gröten
snabbval: ett tryck, rätt nummer
snilleblixten: idén från ingenstans
snirkel: slingrande linje
snitslat: märkt hela vägen i skogen
snitt: linje genom något
snurrebocken: leksak som snurrar
snödroppe: först på våren
snöglob: vinter man skakar
socker på toppen: det lilla extra
sockerbit: den som smälter på tungan
sockerskålen: en bit eller två
sockertopp: socker i kon förr
sockrates: socker + Sokrates
soffhörn: bästa platsen i rummet
sol och skugga: båda behövs
solfjäder: vika ut och svalka
solhatten: blomma, och skugga
solitär: träd som står ensamt
solkatt: ljus som leker på väggen
solläge: platsen med mest ljus
solmogen: mogen av sol
solur: tid som skugga
solvarmt: som tomater på väggen
solvarv: ett år
solvända: gul blomma på torra backar
som hittat: nästan gratis
sommarregn: varma droppar
sonett: dikt på fjorton rader
soppa på spik: sagan om god mat av inget
sorbus: rönn på latin
sovmorgon: frukost klockan elva
spade och kratta: odlarens två
spadtag: ett tag ner i jorden
spaljé: stöd för klätterväxter
spaltmeter: så mätte man text
spana: leta efter det nya
spara som: ur menyn Arkiv
sparbössan: för en bra dag
spatium: mellanrum mellan bokstäver
spegeldammen: stilla vatten
spegelvänd: höger blir vänster
spegla: visa tillbaka
spektrum: ljusets alla färger
spela in: fånga ljudet
spela upp: låt höra
speldosa: veva och lyssna
spelplan: där matchen avgörs
spelrum: plats att röra sig
spira: börja växa
spreta: växa åt alla håll
språngbräda: där hoppet tar fart
stadga: fasthet, och regler
stadig hand: darrar inte
stadig takt: varken fort eller långsamt
stafettpinnen: lämnas vidare
stamnät: de största ledningarna
stapelstad: stad med rätt att handla utrikes
starka rötter: tål storm
starta: första steget
starta om: hjälper nästan alltid
startskottet: nu går det
steglös: inga lägen emellan
stegsvar: systemets reaktion på en knuff
stegvis: ett i taget
stengärde: åkerns gräns av sten
stenhäll: flat sten att baka på
stenmur: sten på sten
stentryck: litografi på svenska
stenugnen: håller värmen länge
sticka: nålar och garn, och ge sig av
stig in: dörren är öppen
stig på: välkommen
stigbygeln: hjälper upp i sadeln
stigfinnaren: hittar vägen först
stilla elegans: fint utan att synas
stjärnfall: då får man önska sig något
stjärnkikare: ser långt bort
stora ord: lova mycket
stora penseldrag: helheten först
storformat: bild som fyller väggen
stort och smått: allt från skepp till knapp
streck: kortaste bilden
stringens: klar och sammanhållen tanke
strå: gräsets stjälk
stråhatten: sommarens skugga
stråle: ljus i en rak linje
strömbrytaren: av och på
studsa: komma tillbaka
styckegods: last i lådor och säckar
styra: hålla i rodret
styrhytt: där kaptenen står
styrkors: knappen under vänster tumme
styrman: näst efter kaptenen
ställ skarpt: kamerans fokus
ställverk: där tågens växlar styrs
stäm av: kolla att alla är med
stämgaffel: ger rätt ton
substans: det väsentliga
suddgummi: ångerknappen i pennskrinet
sufflén: stiger, om ingen smäller i dörren
sufflör: viskar rätt replik
summa summarum: allt sammanräknat
summan: allt sammanräknat
sund: smalt vatten
sunt förnuft: gott omdöme
surdegen: matas varje dag
surret: ljudet av en maskin i gång
svart på vitt: skrivet och säkert
svartmylla: den bördigaste jorden
svedjeråg: såddes i bränd skog
svänghjul: lagrar fart
svängrum: plats att dansa
sväva: lättare än luft
syd: väderstreck
syltburk: sommaren på hylla
syltvester: sylt + Sylvester
symmetri: lika på båda sidor
synaps: där hjärnans celler möts
synka: gå i takt
synkra: av synkron
syrenbersån: saft under blommor
syskrinet: nål, tråd och knappar
sytt för hand: stygn för stygn
så i maj: när jorden är varm
så mer: det finns plats
så tätt: sådd, och trångt
sädesärla: kommer med våren
säg det: rakt ut
säg omelett: fotografens skämt
säker smak: väljer rätt utan att tveka
säker stil: vet vad den vill
säkerhetsnålen: klarar nästan allt
säkert öga: ser direkt vad som stämmer
säkra spår: det går rätt
säkring: bryter när det blir för mycket
sälgpipa: visselpipa man täljer om våren
sälta: smaken av salt
sängkant: där sagan läses
säsongen: när allt är som bäst
sätt dig: det finns plats
sätt fart: börja springa
sätt ihop: delarna på plats
sätt punkt: säga det viktiga, och sluta
söder: väderstreck
sök solen: som alla blad
sökbar: går att hitta
sökljus: lampa som letar i mörkret
söm: där tyg möter tyg
sömlös: man ser inte var delarna möts
söndag: veckans ledigaste dag
söndagsbullen: veckans vetebröd
söndagskostymen: den som sitter stramt
söndagssteken: veckans middag
sötma: smaken av sött
sött och salt: motsatser som gillar varandra
ta höjd: räkna med mer
ta med: mat på språng
ta om: en portion till
ta rodret: börja styra
ta sats: fart före hoppet
ta steget: våga börja
ta ton: börja sjunga
tagning ett: scenens första försök
tak av löv: skugga i lager
takt: slagen i musik
taktart: tre fjärdedelar, till exempel
taktpinne: dirigentens redskap
talföljd: tal i ordning
tandemcykeln: två som trampar åt samma håll
tangens: kvot i en rätvinklig triangel
tangenten: trycks ner på tangentbordet
tankenöten: svår att knäcka
tankestreck: paus i texten
tankeställare: det som får en att stanna upp
tankred: tanke + Tankred
teckna: med penna, och med händer
tefatet: koppens fat, och ett i rymden
telegrafen: första snabba nätet
tenn och linne: dukat som förr
tennsoldaten: stod på ett ben
teodolit: mäter vinklar på fältet
teorem: sats som är bevisad
terrakotta: bränd lera
terrin: soppskål, och paté i form
testa först: lita på det sedan
tidig vår: snödroppar och sol
tidlös: står sig genom åren
tidshopp: raka vägen till framtiden
tigersprång: ett språng framåt
till bords: nu äter vi
till hands: när man behöver det
till kajen: där båten väntar
till rors: vid rodret
till saken: det man är här för
till vardags: varje dag, inte bara fest
tillbaka: som boomerangen
tillit: att lita på
tilltugg: det lilla till glaset
tolka: göra begripligt
tombola: lotteri ur en trumma
tomtebloss: stjärnor på en pinne
ton i ton: samma färg i nyanser
tona: ge en ton
tonart: dur eller moll
tonfall: så det låter, inte vad det säger
tonsatt: text som blev musik
toppnot: doften man möter först
torgny: torg + Torgny
torrnål: linje ristad rakt i plåten
trakten: platsen runt omkring
traktören: värd på krog förr
trappsteg: ett i taget
tredje akten: där det löser sig
tredje decimalen: så noga är det
tredje koppen: den som behövs efter två
tredje korrekturet: läst tre gånger
tredje utgåvan: omläst och omtryckt
trefas: tre strömmar i takt
triod: radiorör med tre poler
triptyk: bild i tre delar
trollerilådan: där kaninen bor
trollformeln: hokuspokus
trollhassel: blommar på bar kvist
trollspö: pinne som kan allt
trudelutt: liten melodi
trumf: kortet som vinner
trumfesset: högsta kortet
trumvirvel: före det stora numret
tryck start: första knappen
tryckt på bomull: papper av bomull
trådlös: inget att snubbla på
trädgräns: där fjället börjar
trädkojan: hus bland grenar
trädkramarna: de som håller av en ek
trädkrona: trädets huvud
träslev: kökets äldsta verktyg
träsnitt: bild skuren i trä
tugga: en munfull
tullkammare: där varor förtullades
tumstocken: mäter i verkstaden
tungan på vågen: avgör hur det går
tungt vägande: skäl som avgör
tusch: bläck, och fanfar
tusen ord: så mycket säger en bild
tusensköna: liten blomma i gräs
tussilago: vårens första gula
tuva: gräs i en boll
tygla: tyg, och att tygla
tygve: tyg + Tryggve
tyngdlös: som i rymden
tyngdpunkt: där allt väger jämnt
typsnitt: bokstävernas utseende
tyst kraft: märks utan att höras
tyst tagning: ropas före filmscenen
tågbana: resor på golvet
tårta på tårta: mer än nog
tårtspaden: fördelar rättvist
tälja: forma trä med kniv
tänd: med ljuset på, eller ivrig
tändstift: gnistan i motorn
tänk efter: en gång till
tänk högt: säg det medan du tänker
tänk om: ångra sig, och drömma
tänkt och gjort: från idé till handling
tät häck: ingen ser in
tät väv: släpper inte in vinden
ugglan: vishetens fågel
ugnsbakat: het luft runt om
ugnsluckan: där barnen sitter och tittar
ullrika: ull + Ulrika
ullva: ull + Ulva
ulmus: alm på latin
under eken: skugga i hundra år
under huven: där motorn sitter
under kontroll: inget att oroa sig för
under lind: där byn möttes
under sigill: förseglat
under syrenen: försommarens bänk
underjäst: så blir en ljus lager till
undertext: det som står under, och emellan
uppdukat: bara att sätta sig
uppifrån: som en fågel ser det
upplaga: alla exemplar av ett tryck
upplyst: med ljus på, och kunnig
uppodlat: där det var snår
uppslag: kant på ärm, och idé
uppvind: luften som lyfter
uppvuxen: stor nog
uppåt: dit allt växer
ur egen källare: sparat för rätt kväll
ur lådan: färdigt att använda
ur ugnen: nybakat
urkund: handling som bevisar något
urverket: kugghjulen i en klocka
ut i det gröna: på utflykt
utan omsvep: utan omvägar
utanför ramen: nytänkt
utantill: så man aldrig glömmer
utforska: gå dit ingen varit
utifrån: med andra ögon
utkastet: det första försöket
utomhus: under bar himmel
uträknat: svaret finns
utstakat: vägen är märkt
utställt: på väggen, för alla
uttryckt: sagt med andra medel
utvalt: det bästa av många
utväxling: liten rörelse, stor verkan
vackra ting: sådant man vill ha
vadmal: tjockt ylletyg
vallgraven: vattnet kring borgen
valör: färgens ljushet, och värde
vandra: gå långt
varaktig: det varar länge
vardagsro: en lugn tisdag
varför inte: början på något
varm om fötterna: i sockor
varm palett: rött, gult och orange
varma bullar: det säljer alltid bra
varmt hjärta: bryr sig om folk
varva: vara, och att varva
vassa verktyg: bra redskap biter
vattenfärg: akvarell på vardagsspråk
vattenkannan: regn ur en pip
vattenpasset: visar vad som är rakt
vattenspegel: himlen i en damm
vattenstämpeln: syns mot ljuset
vattna: ge det som törstar
vattna lagom: svårare än det låter
veck: linjen i tyget
veckla: vika ut, eller in
veckla ut: se hela tyget
vedeld: värmen man hör
vederhäftig: går att lita på
vektor: riktning med längd
verktygslådan: allt som behövs, ibland en hammare
versal: stor bokstav
vett och sans: sunt förnuft
vid härden: där elden brinner
vid långbordet: alla vid samma
vid rodret: den som styr
vidd: stort och öppet
vidga: göra större
vidsynt: öppen för andra sätt
vidvinkel: när alla ska få plats
vild och vacker: som den är
vilda idéer: de som ibland är bäst
vildvin: klättrar och blir rött
vildvuxen: får växa som den vill
vind i seglen: framgång
vindsfynd: dammigt och dyrbart
vindskupa: rummet högst upp
vindsnurra: går på det som blåser
vinjett: liten bild i kapitlets början
vinkel: sättet att se
vinkla: se från sidan
vinterbonad: redo för kyla
vinterhärdig: tål frost
virka: en krok och garn
virvarr: glad oordning
virvla: dansa runt
vispen: luft i grädden
visthus: bod för mat förr
vita arket: ännu är allt möjligt
vita dukar: dukat fint
vita duken: bion
vithatt: hackaren på rätt sida
vitrin: skåp med glas
vitrymd: tomrummet som låter sidan andas
vitt linne: duken till fest
volang: rynkad kant
vrid upp: mer av samma
vridmoment: kraften som får något att snurra
våffelhjärta: ett av våfflans hjärtan
våga: ta steget
våga mer: än i går
vågform: ljudets kurva
våglängd: att vara på samma
vågrätt: våg, rätt och alldeles rakt
vågskål: halva vågen
vår i luften: man känner det
vårbruk: plöja, harva, så
vårdträd: vakar över gården
vårplock: teets första blad
vårskott: det första gröna
väckarklocka: ringer när det är dags
väg in: ta med i beräkningen
väl avvägt: lika mycket av varje
väl bevarat: som nytt, fast gammalt
väl grundat: med skäl bakom
väl lagrat: fick mogna
väl rotad: sitter djupt
välansat: klippt med omsorg
välanvänt: älskat länge
välja: ta en av många
välrotad: sitter djupt
vänd blad: börja på nytt
vänd jorden: så börjar våren
vända: byta riktning
vändpunkt: där allt byter riktning
värdskap: konsten att ta emot
värm upp: före match, och i kastrull
värna: ta hand om
vässa: göra skarpare
väva: nätets eget verb
väx långsamt: som eken
växelspaken: den man lägger i nästa med
växelström: byter håll hela tiden
växla: byta spår, eller pengar
växla upp: högre fart
växtföljd: olika grödor varje år
växtglad: vill uppåt
växtvärk: det känns att bli större
växtzon: kartans siffra för klimatet
watt: mått på effekt
ympa: sätta gren på annat träd
ympkvist: en gren på väg till nytt träd
ysteriet: där osten görs
zooma in: se närmare
zooma ut: se helheten
åkerbruk: att leva av jorden
åkerholme: ö i åkern
ånga: det som stiger ur grytan
årets skörd: det som åkern gav i år
årgång: vinets år
årsring: ett år i trädet
årsringar: trädets ålder
årsskott: det som växte i år
åtagande: löfte att göra något
åter: igen
åter i blom: ett år till
återbruk: använt igen
ädelträ: ek, valnöt, mahogny
ängla: äng, och en ängel
ängsklocka: blå ängsblomma
äppelhagen: fruktträd och gräs
äppelkind: rund och röd kind
äppelskrutt: det som blir kvar av äpplet
ärliga varor: inget är förskönat
ärligt talat: utan omskrivningar
ärtskidan: ärtor på rad
ät långsamt: det finns ingen brådska
ögonhöjd: där man möts
ögonmått: att mäta med blicken
ögonstenen: den allra käraste
ögonöppnaren: det som får en att förstå
öppen dörr: alla är välkomna
öppen spis: elden mitt i rummet
öppet: kom in
öppet sinne: redo att ändra sig
öppna kort: inget att dölja
örtagård: klostrets trädgård
öst: väderstreck
övat öga: ser det andra missar
över disk: från den som säljer
över häcken: där grannar pratar
över öppen eld: så lagades allt förr
överblick: att se helheten
överens: när alla är med
överljus: ljus från taket
översta hyllan: det man inte når
överväxel: lägre varv, högre fart
`;

/** The parts of compounds that begin or end with a word of company-goods.ts, for the remark on registering them. */
export const parts = `
knapp+tryck kod+konfetti kod+poesi kod+köket kod+snickarna kod+smedjan kod+knäckaren te+fatet kod+namn mandel+blom
råg+ax silver+fat salt+karet kaffe+kvarnen peppar+kvarn saft+kalas smör+klick sylt+burk bröd+kaveln te+koppen
kaffe+repet honungs+skeden mjöl+påse söndags+bullen gelé+hallon kanel+stången trä+slev saft+kannan smör+asken
kaffe+pannan söndags+steken ost+kupan deg+spaden kaffe+pratet bröd+korgen salt+korn lång+jäst natt+macka råd+slag
jord+fast kaffe+paus kaffe+rast bild+språk trä+snitt affisch+pelaren blind+tryck bild+gåta siden+papper lin+dansaren
när+bild film+duk prov+tryck efter+text under+text bröd+text linne+skåpet silver+skåpet hatt+hyllan siden+skon
manschett+knapp fin+porslinet kaffe+servisen kolonial+varor hatt+ask porslins+hund garn+nystanet gummi+stöveln
tenn+soldaten glas+kula sommar+klänning dans+skorna ljus+lykta fin+kläder jord+mån frö+påsen jord+nära kod+fri
bild+satt text+satt bild+vis mull+rikt frö+rikt klar+text ost+källaren jord+källaren svedje+råg höst+vete lant+vete
berg+salt linne+duk sten+tryck djup+tryck bok+tryck silver+stämpel arv+silver kam+garn halv+linne narv+läder ädel+trä
björk+fanér bords+silver konst+smide fin+snickeri jord+art idé+frö klur+hatt
`;
