/*
 * What the words and phrases of company names mean or play on, written by hand, for the line on each card. Only what a
 * dictionary or an everyday idiom says; what says it itself has no entry.
 */

/** A word or a phrase, a colon and its meaning; an entry a line. */
export const glosses = `
akribi: noggrannhet i minsta detalj
akvatint: etsning med mjuka toner
algebra: räkning med bokstäver
algoris: algoritm + Doris
almgård: alm + gård
ambrosia: gudarnas mat
ampersand: tecknet &
amplitud: svängningens höjd
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
arboret: arboretum i kortform
arboretum: samling av träd
argument: skäl för en sak
arkad: valv i rad
astrolab: mätte stjärnors höjd
attiralj: allt som hör till
avstamp: foten före hoppet
avtryck: märke som blir kvar
avvägning: skäl mot skäl
ax: sädesstråets topp
axet: sädesstråets topp
axiom: sats som inte behöver bevis
bakat i stenugn: på varm sten
bakom kulisserna: där det görs
balans: jämvikt, och bokföringens
balustrad: räcke med små pelare
barkbåt: båt täljd av bark
barr: granens och tallens löv
bastion: befästningens utbyggda hörn
begrunda: tänka igenom
belvedere: utsiktsplats i en park
berså: lövsal att fika i
besinning: lugn eftertanke
besman: våg med arm och krok
bestående värde: det håller
beständig: det varar
betula: björk på latin
bildegard: bild + Hildegard
bildgren: bild + gren
biotop: plats som växter trivs på
bitra: bit + -ra
bittan: bit + smeknamnet Bittan
bitvall: bit + vall
bjud in: öppna dörren för fler
blipp: ljud från en maskin
bläck på papper: skrivet för hand
bläckert: bläck + -ert, som i Albert
blänk: ljus som är borta strax
blå timmen: ljuset efter solnedgången
blåeld: blå vildblomma
bodra: bod + -ra
bohag: allt man har hemma
bokmal: den som slukar böcker
bomärke: gårdens tecken förr
boskett: klippta buskar i park
botanell: botanik + -ell
brasan: elden man sitter vid
brigantin: segelfartyg med två master
bryggstugan: där gården bryggde öl
bryna: ge färg i pannan
brödra: bröd + -ra
bunden form: vers med fast mått
burspråk: fönster som skjuter ut
butilda: butik + Matilda
byssan: skeppets kök
bärnsten: kåda som blev sten
ceremoni: högtidlig ordning
cheviot: tyg av ull
chiffer: hemlig skrift
chiffonjé: skrivbord med klaff
citadell: fästning i fästningen
credo: latin för ”jag tror”
crescendo: allt starkare
dagg: morgonens vatten
det gror: något är på gång
diod: släpper ström åt ett håll
dirigenten: håller ihop orkestern
diskretion: att kunna tiga
ditt och datt: lite av varje
djupa rötter: står stadigt
dra och släpp: musens handgrepp
dramaturgi: läran om hur en berättelse byggs
dukat: ett guldmynt, och bordet
därför: svaret på varför
efter moget övervägande: tänkt först, bestämt sedan
efter regnet: då växer det
egen skörd: odlat på gården
ekenäs: ek + näs
ekipage: häst och vagn
eko: ljud som kommer tillbaka
emalj: glas på metall
emblem: märke med mening
emporium: stort varuhus
en dans på rosor: det går lätt
en klok uggla: vishetens fågel
en tugga till: det är svårt att sluta
epikuré: den som njuter av mat
espalj: träd längs en vägg
ettor och nollor: allt en dator kan
etui: litet fodral
evidens: det som styrker
evighetsmaskin: uppfinnarens dröm
exlibris: märke i en boks pärm
fabel: saga med sensmoral
facett: slipad yta på en sten
facit: de rätta svaren
fajans: glaserat lergods
faktoriet: handelsplats i fjärran land
farleden: vattenvägen in i hamn
fas: läge i en svängning
fast punkt: Arkimedes bad om en
fatbur: gårdens förråd
fernissa: målningens sista lager
fjäll: berg över trädgränsen
florell: flora + -ell
florin: guldmynt från Florens
florio: flora + -io
flöde: det som rinner utan stopp
flödra: flöde + -ra
foliant: bok i största format
folio: ark vikt en gång
formio: form + -io
fraktal: mönster i mönstret
frekvens: svängningar i sekunden
fresk: målad i våt puts
fri hand: utan linjal, utan order
fria händer: ingen bestämmer
frilandet: odling utan tak
fräsa: steka på hög värme
från ax till ark: från ax till limpa, i tryck
från grunden: inget halvfabrikat
från när och fjärran: från hela världen
frö till frukt: från början till slut
frönika: frö + Veronika
full insyn: allt får synas
full last: hela skeppet fullt
full redundans: dubbelt, om ett går sönder
full signal: alla streck i mobilen
full skärpa: varje detalj syns
fullmakt: rätt att företräda någon
fundament: det som bär
fyndela: fynd + -ela
fyndra: fynd + -ra
fyr: leder skepp rätt
fyrvaktaren: höll ljuset tänt
fäboden: sommargården i skogen
färdig för tryck: inget mer att rätta
färgus: färg + Fergus
fåll: vikt kant på tyg
förankra: fästa, och få alla med
förfining: att slipa det goda
förgätmigej: blomman ”förgät mig ej”
först till kvarn: får först mala
första sorteringen: det bästa urvalet
första spadtaget: då börjar bygget
förtroende: att någon litar på en
gabardin: tätt vävt tyg
gambit: offer i schackets öppning
garnhild: garn + Gunhild
garnia: garn + -ia
gedigen: äkta rakt igenom
genklang: när någon svarar
gestalt: helhet större än delarna
gillestugan: rum för fest
glasyr: det blanka på lera
glimt: ljus som är borta strax
gloriett: lusthus på pelare
glänta: öppen plats i skogen
glöd: det som är kvar av elden
glöden: det som är kvar av elden
gnista: början på en eld
gnistgap: där gnistan hoppar över
gnistra: kasta gnistor
gnomon: visaren på ett solur
gobeläng: vävd bild på vägg
god affär: båda är nöjda
god härkomst: man vet varifrån det kommer
god marginal: mer än nog
gott om gott: mycket av det goda
gott omdöme: att kunna bedöma
grafell: grafik + -ell
gravitas: tyngd och värdighet, på latin
gravyr: bild ristad i metall
griffel: penna till skiffertavlan
gro: börja växa
grodd: det första som växer
grodda: av grodd
grundbult: den allt hänger på
grunkan: sak utan bättre namn
grädde på moset: det lilla extra
gräddnos: grädde på nosen
gräddo: grädde + -o
gräsmånad: gammalt namn på juli
gräv djupt: gå till botten
grön lampa: klart att köra
grön lunga: stadens park
gröna fingrar: allt man sår växer
grönare gräs: på andra sidan staketet
grönfink: grön fågel i häcken
grönt ljus: klart att köra
guld värt: ovärderligt
gullris: gul vild höstblomma
gulsippa: gul vårblomma
gyllene snittet: skönhetens proportion
göken: ropar på försommaren
gökotta: tidig tur för att höra göken
haiku: dikt på tre rader
hamstern: samlar på allt
hand i hand: tillsammans
hansan: medeltidens köpmansförbund
harlekin: clown i rutig dräkt
hav: stort vatten
havregren: havre + gren
hela rasket: alltihop
helylle: ull rakt igenom
hem ljuva hem: som på bonaden
hemio: hem + -io
herbarium: pressade växter
hugg in: börja äta
humlebo: där humlorna bor
huvudet kallt: att tänka klart
hägg: vitt träd i maj
hängt och vikt: garderobens ordning
härbre: gårdens förrådshus
härd: eldstad
härden: eldstaden
härdig: tål vintern
hävd: gammal sed
högt i tak: alla får tycka
högtid: stor dag
höj blicken: se längre fram
hörnstenen: den som bär huset
i arv: från den ena till den andra
i bersån: där sommarens kaffe dricks
i blickfånget: där alla ser
i full blom: när allt är som bäst
i förtroende: stannar mellan oss
i hundra år: så länge kan ett träd stå
i original: inte en kopia
i rampljuset: där alla ser
i relief: höjt ur ytan
i samma båt: samma öde
i samråd: man bestämmer ihop
i sitt esse: när man trivs som bäst
i skyltfönstret: det bästa längst fram
indigo: blått ur en växt
infall: idé från ingenstans
inga krusiduller: rakt och enkelt
inkunabel: bok tryckt före 1501
inom toleransen: inom det tillåtna måttet
insatt: den som vet hur det ligger till
insikt: att förstå på djupet
intarsia: mönster av inlagt trä
inte en smula: inte alls, och inget kvar
integral: summan av oändligt många delar
inventarium: förteckning över det som finns
is i magen: att vänta lugnt
jord under naglarna: trädgårdens märke
jämka: mötas på halva vägen
jämna pengar: ingen växel
jästra: jäst + -ra
kadens: slutfall i musik
kajutan: rummet ombord
kalejdoskop: rör med mönster av speglar
kalibra: av kalibrera
kameleont: ödla som byter färg
kamreren: den som skötte räkenskaper
kanelia: kanel + kamelia
kapitäl: pelarens krön, och små versaler
kappsäcken: resväska förr
kapriol: glädjesprång
karaffen: flaska för vin och vatten
karavanen: handelsresa på kameler
kastanj: nöt som rostas
kattmynta: mynta som katter älskar
kaveldun: vattnets bruna kolvar
kavlat och bakat: kavel och ugn
klarhet: att se och bli förstådd
klenod: dyrgrip
klint: brant klippa
klipp och klistra: två kommandon
klippt och klart: häcken, och saken
klubbslaget: så avgörs en auktion
kluringen: liten gåta
klä upp: göra fin
klädra: kläder + -ra
knagg: krok att hänga på
knappert: knapp + -ert, som i Albert
knapra: äta något knaprigt
kniffen: det smarta handgreppet
knoppa: börja slå ut
knoppio: knopp + -io
knyt an: knut och känsla
knåda: arbeta degen
koda om: koda igen
kodelius: kod + Cornelius
kodex: handskriven bok, och samling lagar
kodholm: kod + holm
kodio: kod + -io
kodrik: kod + Fredrik
kodvall: kod + vall
kofferten: stor resväska
kolbulle: kolarens fläskpannkaka
kollegium: krets av kolleger
kolofon: orden sist i boken
kolora: av kolorera
kolorell: kolorera + -ell
kolorita: kolorit + Rita
koltrast: sjunger i skymningen
kolumn: spalt i tidningen
kometen: himlakropp med svans
kommerell: kommers + -ell
kompanjon: den man delar bröd med
komposition: delar som blir en helhet
konsensus: när alla är överens
kontinuum: utan avbrott
kontur: linjen runt formen
konvergens: att närma sig samma punkt
kornelius: korn + Cornelius
kornia: korn + -ia
kornlund: korn + lund
kort och gott: sammanfattat
korten på bordet: inget att dölja
kostbar: dyrbar, och kost
krattat och klart: krattat och allt klart
kredens: skåp vid matbordet
kretsio: krets + -io
kretslund: krets + lund
krims och krams: krimskrams
krimskrams: lite av varje
kringelkrok: väg som svänger
kringlan: bagarens gamla skylt
krokan: hög tårta till fest
kronometer: ur som går exakt
krumelur: snirklig figur
kråkfötter: svårläst stil
krön: backens högsta punkt
kullerbytta: ett varv på gräsmattan
kulör: finare ord för färg
kurio: kuriosa i kortform
kuriosa: udda saker
kursiv: stil som lutar
kursula: kurs + Ursula
kvadratrot: talet gånger sig självt
kvanne: högt doftande ört
kvant: minsta möjliga del
kvanta: kvant + -a
kvarken: Kvarken, och en kvark
kvist: liten gren
kvorum: så många som krävs för beslut
kvot: resultatet av en division
kypert: vävd med sneda linjer
kärna: det innersta
köpenskap: gammalt ord för handel
ladan: rummet för skörden
ladda hem: till den egna datorn
lagom vilt: vild trädgård, men inte för
lampett: ljushållare på vägg
land i sikte: målet syns
lanternan: ljuset på båten
lasyr: färg som träet syns igenom
lav: växer på sten och bark
ledord: ordet man går efter
legato: toner i ett enda andetag
lejongap: blomma som kan öppna munnen
lemma: hjälpsats, och uppslagsord
linjelund: linje + lund
linjär: rakt fram, som en linje
linnea: Linnés blomma, och linne
linneo: linne + -o
ljusvall: ljus + vall
logikum: logik + -um, som i latin
logiva: logik + -va
lots: visar fartyg in i hamn
lotsio: lots + -io
luftslottet: dröm utan grund
lugn i stormen: trygg när det blåser
luppen: förstorar det lilla
lyhörd: den som lyssnar noga
långsam mognad: det får ta tid
låt jäsa: ge det tid
läppja: dricka i små klunkar
lös knuten: reda ut det svåra
lövia: löv + -ia
lövisa: löv + Lovisa
lövlund: löv + lund
lövra: löv + -ra
mackapär: krånglig apparat
mahogny: rött ädelträ
makalös: utan like, och utan make
mandat: uppdrag att bestämma
mandolin: skär tunt, och spelar
manick: liten apparat
manschett: skjortärmens kant
manufaktur: verkstad före fabriken
manuskript: texten före tryck
med glimten: i ögat: med ett leende
med mästarbrev: intyg på hantverket
med råge: mer än nog
medlaren: får två att enas
medsols: åt samma håll som solen
mellan fyra ögon: bara vi två
mellan raderna: det som inte skrivs ut
mellanmål: mat mellan måltider
mellanslag: tangentbordets längsta
meridian: linje från pol till pol
merit: något att vara stolt över
merkura: av Merkurius, handelns gud
meteor: stjärnfallets ljus
mikrometer: en tusendels millimeter
mjölner: mjöl + Mjölner, Tors hammare
mognad: när tiden gjort sitt
mojängen: sak utan bättre namn
molna: moln som verb
molnio: moln + -io
monogram: initialer i ett märke
monokrom: i en enda färg
monolit: pelare av en enda sten
motvikt: det som håller balansen
mullin: mull + -in, som i efternamn
mumsa: äta med förtjusning
munsbit: borta i en tugga
muttern: skruvens andra hälft
myllra: mylla, och att myllra
mynna: rinna ut i något större
mått och form: båda rätt
mått och vikt: handelns två bevis
mässen: matsal ombord
målva: mål, och blomman malva
många bäckar: små, som blir en stor å
många kockar: ju fler, desto sämre soppa
nano: en miljarddel
nektar: det söta i blomman
nestor: den äldste och klokaste
nipper: små smycken
nod: punkt i ett nät
noda: nod som verb
nodio: nod + -io
nodra: nod + -ra
noll avvikelse: precis som det ska
nonius: skalan på ett skjutmått
nord: väderstreck
norr: väderstreck
numrerad upplaga: varje exemplar har sitt nummer
nya tongångar: något nytt hörs
nya ögon: se det som för första gången
nysilver: legering med silvrets färg
nysta: reda ut en tråd
nära och kär: den man tycker om
något blått: ur bröllopets ramsa
näver: björkens ytterbark
objektiv: kamerans lins, och saklig
obruten kedja: varje länk håller
obruten linje: ingenting emellan
odlette: odla + Odette
oktant: mätte vinklar till sjöss
ombudet: den som för ens talan
omdöme: att kunna bedöma
omrört: i grytan, och i branschen
orakel: svarade på frågor i Delfi
orbit: bana runt en himlakropp
ord och handling: som sagt, så gjort
ordhållig: håller det som lovats
ordio: ord + -io
ordlund: ord + lund
ordvall: ord + vall
origami: att vika papper
ornament: utsmyckning
orubblig: går inte att rubba
ostindiefararen: skepp till Kina
ostrid: ost + Astrid
ouvertyr: musiken före första akten
paketra: paket + Petra
pakt: avtal att hålla ihop
palett: bricka för färger
panorera: svepa med kameran
pantomim: teater utan ord
parentes: tecknen ( och )
parlör: fraser till resan
parterr: blommor i mönster
partitur: noter för alla på en gång
patina: skönhet av ålder
paviljong: litet hus i parken
pejl: en riktning ut från läget
pejla: ta reda på läget
pendylen: klocka på en byrå
penselope: pensel + Penelope
pergament: skinn att skriva på
pergola: gång under klätterväxter
perimeter: den yttre gränsen
periskop: ser över ytan
pigment: kornen i färgen
pinga: fråga om någon är där
piruett: snurr på en tå
pivot: punkten allt vrids kring
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
port: stor dörr
portfölj: väskan för papper
preludium: förspel
premiss: det man utgår från
pricken över i: det som gör det färdigt
prokura: rätt att teckna firman
prolog: orden före första akten
proportion: delarna i rätt mått
proveniens: varifrån något kommer
proviant: mat till resan
prägel: avtryck som syns
puls: hjärtats takt
puttra: koka sakta
pyra: brinna långsamt
på egna ben: att klara sig själv
på friland: ute, utan glas
på fötterna: skor, och igen efter ett fall
på god fot: vänner
på god svenska: rätt ord, rätt sagt
på goda grunder: med skäl som håller
på grön kvist: det går bra
på hörnet: närmaste affären
på pricken: exakt
på pränt: i skrift
på rak arm: utan att förbereda sig
på räls: går av sig självt
på rätt hylla: där man trivs
på rätt köl: båten flyter rakt
på silverfat: serverat och klart
på studs: genast
på tal om: när vi ändå pratar
på öret: exakt rätt
pålstek: knop som aldrig glider
påläst: den som har läst på
påtår: kopp nummer två
quercus: ek på latin
radarpar: två som hittar varandra
rak rygg: stå för det man säger
rama in: göra till en bild
ramslök: skogens vitlök
raritet: något sällsynt
raster: prickar som blir bild
redbar: ärlig och pålitlig
refektoriet: klostrets matsal
regulator: håller gången jämn
relief: bild som höjer sig ur ytan
relä: strömbrytare som styr en annan
rena fyndet: billigt och bra
rent mjöl: i påsen: inget att dölja
rent spel: ärligt spel
resona: av resonera
resonans: när något svänger med
resonemang: tanke i flera led
retorik: konsten att tala
ridå upp: nu börjar det
ridån: går upp före föreställningen
rim och reson: sans och vett
ris och ros: kritik och beröm
rockad: kungen och tornet byter plats
roder: styr båten
rodret: styr båten
rorsman: den som styr båten
rosarium: trädgård för rosor
rosmarie: rosmarin + Rosmarie
rosvall: ros + vall
rosvik: ros + vik
rota dig: stanna och växa
rotvik: rot + vik
runda bordet: alla sitter lika
russinet i kakan: det bästa av allt
ränsel: ryggsäck förr
rättesnöret: murarens raka snöre
råd och dåd: både tanke och handling
rådell: råd + -ell, som i efternamn
rådgren: råd + gren
rådgård: råd + gård
rådvik: råd + vik
råga: råg, och full till råga
rågnar: råg + Ragnar
rågsund: råg + sund
rättrådig: rättvis, med råd i
rölleka: vit ängsblomma
rör om: i grytan, och i branschen
sagt och gjort: från ord till handling
saklig: håller sig till saken
sakta eld: det som tar tid blir gott
salix: sälg och vide på latin
salteriet: där fisk saltas
saltvall: salt + vall
samråd: att rådgöra tillsammans
samvetsgrann: noga i allt
satt i bly: som i det gamla tryckeriet
sav: trädets blod
schatull: skrin för smycken
sekretär: skrivbord med lådor
semafor: signalmast med armar
semikolon: tecknet ;
sherpan: vägvisare i Himalaya
sicksack: fram och tillbaka, och en söm
sidengren: siden + gren
sidenvall: siden + vall
sifferlund: siffra + lund
sigill: stämpel i lack
signatur: namnteckning
signet: sigill att stämpla med
silhuett: bild av bara skuggan
sista handen: det som gör det färdigt
sju sorters blommor: midsommarens bukett
sju sorters kakor: kafferepets regel
sju sorters ting: som kafferepets kakor
sjuda: nästan koka
sjumilakliv: sagans stövlar
skafferiet: matens rum
skarp linje: tydlig kant
skatan: fågeln som gillar glitter
skeppsbron: där skeppen lade till
skeppund: gammal vikt på 20 lispund
skissela: skiss + Gisela
skutan: litet segelfartyg
skär: klippa i havet
skörd: det som åkern ger
skörden: det som åkern ger
slickepott: skrapan, och pekfingret
slå in: packa i papper
slå rot: stanna och växa
slå ut: blomma, och vinna
slående likt: porträttet stämmer
slån: taggig buske med blå bär
smula: liten bit bröd
smulia: smula + -ia
smörblomma: gul ängsblomma
snilleblixten: idén från ingenstans
snirkel: slingrande linje
snurrebocken: leksak som snurrar
sockertopp: socker i kon förr
sockrates: socker + Sokrates
solitär: träd som står ensamt
solkatt: ljus som leker på väggen
solvända: gul blomma på torra backar
som hittat: nästan gratis
sonett: dikt på fjorton rader
soppa på spik: sagan om god mat av inget
sorbus: rönn på latin
spaljé: stöd för klätterväxter
spara som: ur menyn Arkiv
spatium: mellanrum mellan bokstäver
spektrum: ljusets alla färger
spira: börja växa
språngbräda: där hoppet tar fart
stadga: fasthet, och regler
stigfinnaren: hittar vägen först
stora penseldrag: helheten först
stringens: klar och sammanhållen tanke
stråle: ljus i en rak linje
ställ skarpt: kamerans fokus
stäm av: kolla att alla är med
substans: det väsentliga
sufflör: viskar rätt replik
summa summarum: allt sammanräknat
summan: allt sammanräknat
sund: smalt vatten
sunt förnuft: gott omdöme
surret: ljudet av en maskin i gång
svart på vitt: skrivet och säkert
syd: väderstreck
syltvester: sylt + Sylvester
symmetri: lika på båda sidor
synaps: där hjärnans celler möts
synkra: av synkron
sädesärla: kommer med våren
säg omelett: fotografens skämt
säkra spår: det går rätt
säkring: bryter när det blir för mycket
sälta: smaken av salt
sätt punkt: säga det viktiga, och sluta
så i maj: när jorden är varm
så tätt: sådd, och trångt
söder: väderstreck
söm: där tyg möter tyg
sötma: smaken av sött
ta höjd: räkna med mer
ta om: en portion till
ta rodret: börja styra
ta sats: fart före hoppet
ta steget: våga börja
ta ton: börja sjunga
tagning ett: scenens första försök
tangenten: trycks ner på tangentbordet
tankred: tanke + Tankred
telegrafen: första snabba nätet
teodolit: mäter vinklar på fältet
teorem: sats som är bevisad
terrakotta: bränd lera
terrin: soppskål, och paté i form
tidlös: står sig genom åren
till bords: nu äter vi
till rors: vid rodret
tillit: att lita på
tombola: lotteri ur en trumma
tomtebloss: stjärnor på en pinne
ton i ton: samma färg i nyanser
tona: ge en ton
torglund: torg + lund
torgny: torg + Torgny
torgvik: torg + vik
trakten: platsen runt omkring
traktören: värd på krog förr
tredje decimalen: så noga är det
tredje korrekturet: läst tre gånger
tredje utgåvan: omläst och omtryckt
triod: radiorör med tre poler
triptyk: bild i tre delar
trudelutt: liten melodi
trumf: kortet som vinner
trumvirvel: före det stora numret
tuggo: tugga + -o
tungan på vågen: avgör hur det går
tungt vägande: skäl som avgör
tusch: bläck, och fanfar
tusen ord: så mycket säger en bild
tusensköna: liten blomma i gräs
tussilago: vårens första gula
tuva: gräs i en boll
tygla: tyg, och att tygla
tygo: tyg + -o
tygve: tyg + Tryggve
tyst tagning: ropas före filmscenen
tälja: forma trä med kniv
tänk om: ångra sig, och drömma
tårta på tårta: mer än nog
ugglan: vishetens fågel
ullrika: ull + Ulrika
ullva: ull + Ulva
ulmus: alm på latin
under huven: där motorn sitter
under lind: där byn möttes
under sigill: förseglat
under syrenen: försommarens bänk
upplaga: alla exemplar av ett tryck
uppslag: kant på ärm, och idé
ur ugnen: nybakat
urkund: handling som bevisar något
ut i det gröna: på utflykt
utan omsvep: utan omvägar
utanför ramen: nytänkt
vadmal: tjockt ylletyg
valör: färgens ljushet, och värde
varaktig: det varar länge
varm om fötterna: i sockor
varva: vara, och att varva
vederhäftig: går att lita på
versal: stor bokstav
vett och sans: sunt förnuft
vid härden: där elden brinner
vid rodret: den som styr
vind i seglen: framgång
vinjett: liten bild i kapitlets början
virvarr: glad oordning
visthus: bod för mat förr
vita dukar: dukat fint
vitrin: skåp med glas
volang: rynkad kant
väg in: ta med i beräkningen
väl rotad: sitter djupt
vänd blad: börja på nytt
vässa: göra skarpare
våffelhjärta: ett av våfflans hjärtan
watt: mått på effekt
ympa: sätta gren på annat träd
ysteriet: där osten görs
årets skörd: det som åkern gav i år
årgång: vinets år
åtagande: löfte att göra något
ängla: äng, och en ängel
ängsklocka: blå ängsblomma
ängvall: äng + vall
ängvik: äng + vik
äppelkind: rund och röd kind
äppelskrutt: det som blir kvar av äpplet
ögonstenen: den allra käraste
öppna kort: inget att dölja
öst: väderstreck
övat öga: ser det andra missar
över disk: från den som säljer
över häcken: där grannar pratar
överens: när alla är med
`;

/** The parts of compounds and of names of houses. */
export const parts = `
fyr+båk prim+tal rygg+rad ställ+verk sväng+hjul växel+ström kontroll+rummet ur+verket styr+hytt brand+mur vall+graven
huvud+nyckeln mäster+nyckeln växel+spaken ström+brytaren fix+stjärnan fyr+skepp vrid+moment verktygs+lådan bär+våg
bläck+fisk knapp+tryck kod+konfetti kod+poesi luft+skepp myr+stack mån+landare natt+uggla pil+tangent pixel+konfetti
rymd+hund stjärn+kikare vind+snurra kod+köket kod+snickarna kod+smedjan pixel+verkstan pryl+boden mån+basen bi+kupan
mån+färd mus+mattan skärm+släckaren flipper+spelet brev+duvan flask+posten skift+nyckeln troll+formeln kod+knäckaren
glöd+lampan eld+flugan raket+basen rymd+kapseln höger+klick komet+svans luft+ballong kugg+frågan väckar+klocka
stjärn+fall blixt+lås tids+hopp troll+spö te+fatet eko+lod våg+längd om+start tre+fas lik+ström räck+vidd moln+fri
moln+höjd över+växel sök+ljus tråd+lös tyngd+lös våg+form tal+följd hel+tal kod+namn ny+start snabb+val ljus+fart
kvarn+sten lager+blad mandel+blom råg+ax silver+fat skörde+tid krydd+gården sten+ugnen bak+stugan
salt+karet sur+degen hem+bagarna källar+mästaren hov+mästaren krydd+hyllan kaffe+kvarnen
gjut+järn grädd+klick mat+säck pannkaks+stapel peppar+kvarn saft+kalas smör+klick socker+bit sylt+burk kak+burken
bull+plåten bröd+kaveln mat+lådan te+koppen våffel+stugan kaffe+repet honungs+skeden mjöl+påse söndags+bullen
kantarell+stället gelé+hallon kanel+stången gryt+locket gryt+lapp trä+slev saft+kannan bär+plockarna tårt+spaden
ugns+luckan bak+plåt kock+mössan smör+asken kaffe+pannan söndags+steken ost+kupan gryt+vante deg+spaden socker+skålen
kaffe+pratet bröd+korgen fika+rasten lång+bord lång+kok ny+bakat salt+korn eld+köket ved+eld smak+bit lång+jäst
ny+rostat sov+morgon natt+macka glöd+köket eld+fast ät+bart mat+glad balans+konst bro+byggare efter+tanke hand+lag
led+tråd råd+slag sam+förstånd schack+drag styr+man vänd+punkt kompass+rosen klar+språk heders+ord hand+slaget
sjö+kortet vatten+passet huvud+boken jord+fast berg+fast hand+fast klar+synt fram+synt stig+bygeln
håll+punkt bro+valvet tyngd+punkt fyr+sken skarp+syn kaffe+paus läger+eld skatt+karta stäm+gaffel tanke+streck
tänd+stift boll+planket tanke+verkstan kugg+hjulet kul+ramen fingertopps+känsla röd+pennan knäck+frågan ögon+öppnaren
guld+kornet tum+stocken morgon+kaffet tandem+cykeln par+hästarna fågel+vägen fågel+perspektiv drag+hjälp
mag+känsla hjärte+rum tanke+ställare tanke+nöten prat+stund kaffe+rast hög+vinst full+träff start+skottet
stafett+pinnen roddar+laget trumf+esset upp+vind griffel+tavlan guld+läge
hjärt+slag trapp+steg nyckel+tal fix+punkt jäm+vikt häv+stång för+språng klar+sikt grund+ton bär+kraft
fot+fäste sväng+rum spel+rum sikt+linje låg+mäld ögon+höjd gång+järn klar+vaken vid+synt håll+plats spel+plan
över+blick in+blick om+bord sol+varv års+ringar sam+klang bas+läger led+fyr lätt+fotad huvud+spår arbets+ro
ut+växling bild+språk bok+rygg färg+lära hel+sida koppar+stick ord+förråd ramp+ljus spalt+meter ton+art trä+snitt
ögon+mått bläck+hornet tecknar+bordet skiss+bok vatten+stämpeln guld+snittet reservoar+pennan penn+drag skriv+maskinen
affisch+pelaren kamera+ögat norr+ljus över+ljus palett+kniven blind+tryck typ+snitt not+ställ not+blad huvud+roll
berättar+röst stil+gjuteriet rätt+stavat premiär+kväll bild+gåta bläck+plump gås+penna krit+cirkel krit+streck
siden+papper skugg+spel takt+pinne färg+klick pappers+plan pappers+draken idé+köket prat+bubblan färg+låda
penn+vässaren påhitts+byrån skugg+teatern finger+färg sago+stunden vatten+färg kladd+papper klipp+dockan sudd+gummi
gummi+stämpel spegel+vänd lin+dansaren cirkus+tältet fyr+verkeri trolleri+lådan tiger+språng bokstavs+soppan
fjäder+lätt krum+språng rim+smed tusch+flaskan penn+skrinet fågel+sång snö+glob sago+lik dans+bana regn+båge när+bild
blick+fång halv+ton vit+rymd färg+ton film+duk sido+ljus dags+ljus rå+klipp ljud+spår ut+kastet prov+tryck mellan+akt
mot+ljus släp+ljus bak+takt efter+text under+text ton+fall orda+grant ord+knapp fot+not bröd+text löp+sedel
halv+dager hand+ritat om+slaget ljus+satt handels+vind pack+hus linne+skåpet guld+våg våg+skål handsk+makaren
sadel+makaren skepps+lasten silver+skåpet kläd+kammaren kassa+apparaten ljus+staken paraply+stället hatt+hyllan
siden+skon manschett+knapp kavaj+slaget fick+uret skepps+kistan ek+skåpet hörn+skåpet söndags+kostymen fin+porslinet
kaffe+servisen kolonial+varor nyckel+skåpet stycke+gods byrå+låda dock+skåp finger+borg gung+stol gök+ur
hatt+ask lapp+täcke ljus+krona lycko+fynd porslins+hund pärl+skrin tråd+rulle vinds+fynd skatt+kistan knapp+lådan
garn+nystanet nål+dynan sy+skrinet sko+kartongen kudd+kriget fin+skåpet ragg+sockan gummi+stöveln säkerhets+nålen
spel+dosa gung+hästen tenn+soldaten glas+kula lopp+cirkus skat+boet ekorr+boet göm+stället skatt+jakten hitte+gods
hitte+lön kläd+samt sommar+klänning dans+skorna guld+kanten pärl+bandet marknads+ståndet drag+kärran lek+stuga
drag+spel tåg+bana kul+spel ljus+lykta vind+skupa spar+bössan klipp+docka låd+bilen åter+bruk hem+känsla knapp+hål
hemma+vid hem+kär dubbel+söm ny+struket mått+sytt soff+hörn läs+hörnan helg+fin hyll+meter arve+gods om+sydd
upp+vikt fin+kläder ny+sytt andra+hand hall+krok säng+kant vardags+ro hyll+kant fynd+korg ny+målat
slit+stark om+bytt ek+allé grind+stolpe höst+sådd jord+mån lind+allé löv+sal löv+valv rosen+gång sol+ur sten+gärde
träd+krona vatten+spegel äppel+gård örta+gård rosen+bågen driv+bänk kastanje+allén vård+träd gärds+gården
kärleks+örten slåtter+ängen hag+marken löv+ängen skogs+brynet spegel+dammen fågel+bad
park+bänken körsbärs+dalen kungs+ljuset vår+bruk terrass+muren lust+gården
ek+dungen bi+hotell blå+klocka dagg+mask fjärils+hus fågel+holk pil+flöjt snö+droppe spad+tag sälg+pipa troll+hassel
ängs+blom rosen+kärran dagg+droppen mask+rosen gull+viva präst+kragen frö+påsen vild+vin häng+mattan vatten+kannan
skott+kärran syren+bersån nyckel+pigan fyr+klövern rabarber+landet jordgubbs+landet träd+kojan gräs+klipparna
ogräs+jägarna strå+hatten smultron+strået ärt+skidan sommar+regn regn+tunnan sol+hatten sädes+ärlan träd+kramarna
löv+högen fjärils+håven gräs+hoppan solros+fröet pumpa+landet vild+vuxen själv+sådd sommar+buketten pil+korgen
träd+svala löv+krona bär+busken myr+stigen dagg+frisk gro+bar jord+nära års+skott löv+verk blad+verk
sol+läge vild+äng växt+zon växt+värk blad+grönt bak+gården ny+sådd morgon+sol kvälls+sol blad+nerv träd+gräns års+ring
hög+sommar sol+timme vår+skott sol+vik alm+vik ek+haga björk+haga lind+haga sjö+vik gran+vik björk+vik tall+åsen
sten+vik alm+näs vide+vik ängs+vik in+loggad på+loggad in+kopplad på+slagen om+laddad om+kodad ut+rullad
om+byggd på+byggd ut+byggd in+byggd fel+fri sladd+fri skarv+fri brus+fri i+gång fram+åt sök+bar ladd+bar del+bar
länk+bar flytt+bar kod+nära bit+nära data+nära webb+nära kod+klart app+klart moln+smart kod+smart webb+lätt
app+lätt data+lätt kod+mera moln+redo webb+redo app+redo kod+redo klick+rätt bit+vis nod+vis
ladda+hem klick+hem skal+bar mät+bar kör+bar bär+bar söm+lös steg+lös ljud+lös bugg+fri kod+fri själv+lärd
ny+kokt ny+skuret ny+bryggt ny+plockat ny+skördat upp+lagt upp+dukat fram+dukat smak+satt smak+rikt mat+nära fika+nära
kust+nära gårds+nära torg+nära mat+klart fika+klart vego+klart mat+fram fika+fram mat+mera fika+mera vego+mera
smak+mera mat+lätt fika+lätt sopp+lätt vego+lätt fika+hem kaffe+hem tugg+vis kopp+vis fika+redo mat+redo lunch+redo
ät+vidare ät+enkelt ät+hemma ät+smart fika+smart vego+smart smak+rätt när+odlat när+bakat
när+lagat på+fyllt njut+bart i+hop lunch+nära lunch+lätt kaffe+nära ny+tänkt väl+tänkt fram+tänkt ut+tänkt om+räknat
ut+räknat in+räknat ut+stakat upp+styrt av+stämt av+klarat av+gjort på+börjat ut+rett sam+stämt väl+vägt här+ifrån
fram+över in+ifrån ut+ifrån rakt+fram råd+nära mål+nära steg+nära svar+nära tal+nära mål+klart plan+klart
svar+klart plan+smart råd+smart mål+smart tal+smart tänk+mera råd+mera tänk+fritt tänk+fram sikt+fram steg+fram
tänk+nytt tänk+bart tala+klart steg+vis mötes+fri tala+rakt räkna+rätt mål+direkt plan+redo start+redo
mål+redo håll+bart mät+bart gång+bart utan+till dess+utom ton+satt färg+satt bild+satt text+satt form+satt ny+ritat
om+ritat ny+tryckt om+skrivet ny+skrivet in+spelat in+ramat upp+målat upp+ritat in+zoomat ut+tryckt se+värt
läs+värt hör+värt läs+bart syn+bart mitt+emot bred+vid ovan+på upp+ifrån här+näst rakt+på ord+nära bild+nära ljud+nära
färg+nära film+nära form+nära ord+klart bild+klart ton+klart film+klart ord+smart form+smart ord+lätt form+lätt
ton+lätt ord+mera bild+mera färg+mera foto+mera ord+vis bild+vis form+fritt ljud+rent form+rent ton+rent ord+redo
film+redo scen+redo tryck+redo upp+lyst om+formad in+läst upp+läst ut+talat om+talat ut+ställt in+fångat
hand+gjort in+slaget ny+packat om+packat på+klätt väl+klätt ny+köpt hem+buret ny+funnet ut+valt hand+valt
bär+bart tid+löst ny+putsat hem+ifrån där+hemma här+hemma till+baka par+vis styck+vis meter+vis korg+vis hem+nära
korg+nära hyll+nära tyg+nära fynd+nära tråd+nära korg+klar hyll+klart
bär+lätt plagg+lätt hem+smart tyg+smart fynd+smart korg+redo bära+hem ny+vävt
väl+sytt väl+använt om+tyckt rot+fast mull+rikt blad+rikt löv+rikt frö+rikt ny+satt
ny+klippt ny+vattnat ny+grävt om+grävt in+sått väl+ansat ny+ansat löv+grönt här+ute där+ute upp+åt odl+bart växt+glad
fram+vuxen fri+vuxen hög+vuxen ängs+nära rot+nära frö+nära löv+nära blad+nära sol+nära växt+nära frö+klart vår+klart
växt+klart grön+mera löv+mera frö+mera odla+mera grön+smart odla+smart växt+smart frö+smart
odla+fritt växa+fritt gro+fram knopp+vis kvist+vis blad+vis upp+odlat växt+rikt fler+årig för+grodd pass+bit
mått+stock knut+punkt stam+nät berg+rum huvud+led rikt+märke fin+mekanik klar+text kontroll+siffra prim+faktor
grund+tal ordnings+tal kvarn+hjul höst+skörd ost+källaren jord+källaren mun+skänken svedje+råg höst+vete lant+vete
sjö+boden rök+huset värd+skap gästa+bud gäst+fri ek+fat berg+salt korn+bod linne+duk åker+bruk enris+rök björk+ved
sten+häll sak+skäl grund+sats grund+syn form+språk form+lära sten+tryck djup+tryck bok+tryck torr+nål takt+art
bränn+vidd skärpe+djup bländar+tal ljus+mätare stor+format rad+fall hand+skrift klang+färg klang+botten mäster+prov
gesäll+prov linje+föring pensel+föring ljus+dunkel skinn+band prakt+band stapel+stad tull+kammare
silver+stämpel arv+silver kam+garn halv+linne sadel+söm kapp+söm håll+fast vinter+bonad narv+läder ädel+trä
björk+fanér bords+silver konst+smide fin+snickeri sten+mur kall+mur kloster+gård moder+träd jord+art växt+följd
växt+riket mark+vård grund+stam kärn+ved lund+flora sikt+axel mitt+gång svart+mylla kultur+växt åker+holme
odlings+röse ymp+kvist vinter+härdig väl+rotad lätt+odlad
idé+frö idé+soppa fika+plan hopp+rep klur+hatt boll+hav drak+flyg
`;
