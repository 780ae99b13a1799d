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
alla knappar: den som kan allt kan trycka
ambrosia: gudarnas mat
ampersand: tecknet &
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
arkad: valv i rad
astrolab: mätte stjärnors höjd
attiralj: allt som hör till
av och på: strömbrytarens två lägen
avspark: då börjar matchen
avstamp: foten före hoppet
avtryck: märke som blir kvar
avvägning: skäl mot skäl
ax: sädesstråets topp
axet: sädesstråets topp
axiom: sats som inte behöver bevis
bakat i stenugn: på varm sten
bakom kulisserna: där det görs
bakom siffrorna: vad de egentligen säger
bakstugan: gårdens hus för bröd
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
bergfast: orubblig
bergsalt: salt ur gruvan
berså: lövsal att fika i
besinning: lugn eftertanke
besman: våg med arm och krok
bestående värde: det håller
beständig: det varar
betula: björk på latin
bikupan: där alla arbetar
bildegard: bild + Hildegard
biotop: plats som växter trivs på
bit för bit: så byggs det stora
bittan: bit + smeknamnet Bittan
bjud in: öppna dörren för fler
björkved: bränner med klar låga
blinka: ge ett tecken
blipp: ljud från en maskin
blixtlås: tänder som griper i varandra
blå timmen: ljuset efter solnedgången
blåeld: blå vildblomma
blåmarmor: mönstret i en ädel ost
bläck på papper: skrivet för hand
bläckert: bläck + -ert, som i Albert
bläckfisk: åtta armar
blänk: ljus som är borta strax
bohag: allt man har hemma
bokmal: den som slukar böcker
bollhav: barnens djupaste vatten
bollplanket: svarar på varje idé
bomärke: gårdens tecken förr
bonusbana: den man får när allt är klart
boskett: klippta buskar i park
bra fråga: köper en stunds betänketid
brandmur: stoppar eld, och intrång
brasan: elden man sitter vid
bred på: smör, och lite överdrift
brevduvan: flög hem med post
brigantin: segelfartyg med två master
brobyggare: för dem samman
brusfri: bara det man vill höra
brygga: göra kaffe, och binda ihop
bryggstugan: där gården bryggde öl
bryna: ge färg i pannan
brödkaveln: med knoppar, för tunnbröd
brödkorgen: först på bordet
buggfri: programmerarens dröm
bullplåten: den som töms först
bunden form: vers med fast mått
burspråk: fönster som skjuter ut
butilda: butik + Matilda
byssan: skeppets kök
byt spår: tåget, och tanken
bärbar: får plats i väskan
bärkraft: förmåga att hålla
bärnsten: kåda som blev sten
bärvåg: vågen som radion åker på
ceremoni: högtidlig ordning
cheviot: tyg av ull
chiffer: hemlig skrift
chiffonjé: skrivbord med klaff
citadell: fästning i fästningen
citerad: den andra hänvisar till
credo: latin för ”jag tror”
crescendo: allt starkare
dagg: morgonens vatten
dagsetapp: så långt man går på en dag
degspaden: skrapar rent bunken
delsumma: hur det ser ut just nu
det gror: något är på gång
det ordnar sig: tröst som stämmer
dill och grädde: höjden av svensk potatis
diod: släpper ström åt ett håll
dirigenten: håller ihop orkestern
diskretion: att kunna tiga
ditt och datt: lite av varje
djupa rötter: står stadigt
dra och släpp: musens handgrepp
draghjälp: den som ligger först tar vinden
dragtid: så länge teet står
drakflyg: ute på fältet när det blåser
dramaturgi: läran om hur en berättelse byggs
duka: göra fint på bordet
duka upp: allt på bordet
dukat: ett guldmynt, och bordet
därför: svaret på varför
efter gammal sed: som man alltid gjort
efter moget övervägande: tänkt först, bestämt sedan
efter regnet: då växer det
efter säsong: det som växer just nu
eftertanke: tanken som kommer sist
egen kvarn: mjölet malt hemma
egen skörd: odlat på gården
egen ugn: bakat på plats
ekfat: där vin mognar
ekipage: häst och vagn
eko: ljud som kommer tillbaka
ekolod: mäter djup med ljud
ekvation: två sidor som väger lika
eld och järn: så smids det, och steks
eldfast: tål hetta
eldflugan: lyser i mörkret
emalj: glas på metall
emblem: märke med mening
emporium: stort varuhus
en bit till: det är svårt att låta bli
en dans på rosor: det går lätt
en klok uggla: vishetens fågel
en knapp till: nej, det räcker
en kopp till: påfyllning, tack
en nypa salt: ta det med en
en tugga till: det är svårt att sluta
enrisrök: doften av rökt
epikuré: den som njuter av mat
espalj: träd längs en vägg
ett knapptryck: så enkelt
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
fast mark: står stadigt
fast punkt: Arkimedes bad om en
fatbur: gårdens förråd
felfri: inget kvar att rätta
fem rätter: en hel kväll
fernissa: målningens sista lager
fikarasten: dagens bästa kvart
fingertoppskänsla: att känna vad som är rätt
fixpunkt: den man mäter från
fixstjärnan: den som alltid syns stå still
fjäll: berg över trädgränsen
flambera: tända på i pannan
flaskposten: kommer fram till slut
flimra: blinka snabbt
flipperspelet: kulan som inte får falla
florin: guldmynt från Florens
flöde: det som rinner utan stopp
foliant: bok i största format
folio: ark vikt en gång
fotfäste: där man kan stå
fraktal: mönster i mönstret
framdukat: bara att sätta sig
framsynt: ser vad som kommer
framåt: åt det håll man vill
frekvens: svängningar i sekunden
fresk: målad i våt puts
fri hand: utan linjal, utan order
fria händer: ingen bestämmer
frilandet: odling utan tak
fråga först: och svara sedan
från ax till ark: från ax till limpa, i tryck
från egen åker: sått och skördat själv
från grunden: inget halvfabrikat
från när och fjärran: från hela världen
fräsa: steka på hög värme
frö till frukt: från början till slut
frönika: frö + Veronika
full gryta: räcker till alla
full insyn: allt får synas
full last: hela skeppet fullt
full redundans: dubbelt, om ett går sönder
full signal: alla streck i mobilen
full skärpa: varje detalj syns
full täckning: alla streck, överallt
fullmakt: rätt att företräda någon
fullträff: mitt i prick
fundament: det som bär
fyr: leder skepp rätt
fyrbåk: sjömärke som tändes med eld
fyrsken: ljuset som visar hamnen
fyrskepp: fartyg som var fyr
fyrvaktaren: höll ljuset tänt
fågelperspektiv: sett uppifrån
fågelvägen: kortast mellan två punkter
fåll: vikt kant på tyg
fäboden: sommargården i skogen
färdig för tryck: inget mer att rätta
färgus: färg + Fergus
följ flödet: låt strömmen visa
förankra: fästa, och få alla med
föresats: det man bestämt sig för
förfining: att slipa det goda
förgätmigej: blomman ”förgät mig ej”
försprång: före från start
först fika: sedan besluten
först till kvarn: får först mala
första kaffet: dagen börjar här
första skörden: årets tidigaste
första sorteringen: det bästa urvalet
första spadtaget: då börjar bygget
förtroende: att någon litar på en
gabardin: tätt vävt tyg
gambit: offer i schackets öppning
garnhild: garn + Gunhild
gedigen: äkta rakt igenom
geléhallon: lösgodisets röda
genklang: när någon svarar
gestalt: helhet större än delarna
gillestugan: rum för fest
gjutjärn: grytan som går i arv
glasyr: det blanka på lera
glimt: ljus som är borta strax
gloriett: lusthus på pelare
glänta: öppen plats i skogen
glöd: det som är kvar av elden
glöden: det som är kvar av elden
glödlampan: lyser när idén kommer
gnista: början på en eld
gnistgap: där gnistan hoppar över
gnistra: kasta gnistor
gnomon: visaren på ett solur
gobeläng: vävd bild på vägg
god affär: båda är nöjda
god härkomst: man vet varifrån det kommer
god kontakt: mellan folk, och i uttaget
god marginal: mer än nog
god sed: så som man bör
god årgång: ett år att minnas
gott anseende: andra talar väl om en
gott om gott: mycket av det goda
gott omdöme: att kunna bedöma
gott sällskap: den bästa kryddan
gott värdskap: gäster som vill stanna
gravitas: tyngd och värdighet, på latin
gravyr: bild ristad i metall
griffel: penna till skiffertavlan
griffeltavlan: skolans första
gro: börja växa
grodd: det första som växer
grodda: av grodd
grundbult: den allt hänger på
grundsats: regel man håller
grundton: tonen allt vilar på
grunkan: sak utan bättre namn
grytlapp: skolslöjdens första
grytlocket: lyfts när man är nyfiken
grytvante: handen i ugnen
grädde på moset: det lilla extra
gräddklick: pricken över pajen
gräddnos: grädde på nosen
gräsmånad: gammalt namn på juli
gräv djupt: gå till botten
grön lampa: klart att köra
grön lunga: stadens park
gröna fingrar: allt man sår växer
grönare gräs: på andra sidan staketet
grönfink: grön fågel i häcken
grönt ljus: klart att köra
guld värt: ovärderligt
guldkornet: det lilla och värdefulla
guldläge: chansen man inte missar
gullris: gul vild höstblomma
gulsippa: gul vårblomma
gyllene snittet: skönhetens proportion
gå live: nu ser alla
gångjärn: det dörren vrids på
gårdsnära: runt knuten
gästabud: fest för många
gästfri: dörren står öppen
göken: ropar på försommaren
gökotta: tidig tur för att höra göken
haiku: dikt på tre rader
hamstern: samlar på allt
hand i hand: tillsammans
handfast: bestämd och praktisk
handlag: känslan i fingrarna
handslaget: avtal utan papper
hansan: medeltidens köpmansförbund
harlekin: clown i rutig dräkt
hav: stort vatten
hedersord: löfte som håller
hela kedjan: från första till sista länken
hela rasket: alltihop
heltal: tal utan decimaler
helylle: ull rakt igenom
hem ljuva hem: som på bonaden
hembagarna: de som bakar själva
herbarium: pressade växter
hjärta och hjärna: båda behövs
hjärterum: där det finns plats
hjärtslag: livets takt
hopprep: gården, en rast
hovmästaren: leder matsalen
hugg in: börja äta
humlebo: där humlorna bor
huvudet kallt: att tänka klart
huvudled: den andra lämnar företräde åt
huvudnyckeln: den passar i alla lås
huvudspår: det viktigaste av flera
hålkort: data när den var av papp
håll kurs: låt inget rubba
hållbart: varar, och skonar
hållplats: där man kliver på
hållpunkt: det man kan utgå från
hägg: vitt träd i maj
hängt och vikt: garderobens ordning
härbre: gårdens förrådshus
härd: eldstad
härden: eldstaden
härdig: tål vintern
hävarm: lyfter mer än man orkar
hävd: gammal sed
hävstång: lyfter mer än man orkar
högt i tak: alla får tycka
högtid: stor dag
högvinst: lotten alla vill ha
höj blicken: se längre fram
hörnstenen: den som bär huset
höstskörd: det sista från åkern
i arv: från den ena till den andra
i balans: varken plus eller minus
i bersån: där sommarens kaffe dricks
i blickfånget: där alla ser
i full blom: när allt är som bäst
i förtroende: stannar mellan oss
i hundra år: så länge kan ett träd stå
i maskinrummet: där kraften finns
i original: inte en kopia
i rampljuset: där alla ser
i relief: höjt ur ytan
i samma båt: samma öde
i samråd: man bestämmer ihop
i sitt esse: när man trivs som bäst
i skyltfönstret: det bästa längst fram
igång: redan på väg
ihop: tillsammans
indigo: blått ur en växt
induktans: spolens motstånd mot ändring
infall: idé från ingenstans
inga krusiduller: rakt och enkelt
inifrån: från den som vet
inkunabel: bok tryckt före 1501
inloggad: inne i systemet
inom toleransen: inom det tillåtna måttet
insatt: den som vet hur det ligger till
insikt: att förstå på djupet
intarsia: mönster av inlagt trä
inte en smula: inte alls, och inget kvar
integral: summan av oändligt många delar
inventarium: förteckning över det som finns
is i magen: att vänta lugnt
jord under naglarna: trädgårdens märke
jordfast: sten som inte går att rubba
jordkällaren: sval året runt
jämka: mötas på halva vägen
jämn gång: maskinen låter som den ska
jämn spänning: inga toppar, inga dalar
jämna pengar: ingen växel
jämvikt: när vågen står still
jäsa: växa i värme
kadens: slutfall i musik
kaffe med dopp: med något att doppa
kaffekvarnen: dagens första ljud
kaffepannan: på elden, med sump
kaffepaus: där besluten fattas
kaffepratet: det som sägs över koppen
kafferast: en kvart ihop
kafferepet: sju sorters kakor
kajutan: rummet ombord
kalejdoskop: rör med mönster av speglar
kalibra: av kalibrera
kameleont: ödla som byter färg
kamreren: den som skötte räkenskaper
kanelia: kanel + kamelia
kanelstången: hel bark ur träd
kantarellstället: hemligt för alla utom en
kapitäl: pelarens krön, och små versaler
kappsäcken: resväska förr
kapriol: glädjesprång
karaffen: flaska för vin och vatten
karavanen: handelsresa på kameler
kastanj: nöt som rostas
katten på tangenterna: medarbetaren som skriver jjjjj
kattmynta: mynta som katter älskar
kaveldun: vattnets bruna kolvar
kavla: platta ut deg
kavlat och bakat: kavel och ugn
klar sikt: inget i vägen
klara besked: inget oklart kvar
klarhet: att se och bli förstådd
klarsikt: långt utan dimma
klarspråk: rakt på sak
klarsynt: ser hur det är
klartext: utan chiffer
klarvaken: efter första koppen
klenod: dyrgrip
klicket: musens ljud
klint: brant klippa
klipp och klistra: två kommandon
klippt och klart: häcken, och saken
klivet: ett stort steg
klubbslaget: så avgörs en auktion
klurhatt: den man tänker i
kluringen: liten gåta
klä upp: göra fin
knagg: krok att hänga på
knappert: knapp + -ert, som i Albert
knapra: äta något knaprigt
kniffen: det smarta handgreppet
knoppa: börja slå ut
knutpunkt: där vägarna möts
knyt an: knut och känsla
knåda: arbeta degen
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
kolora: av kolorera
kolorita: kolorit + Rita
koltrast: sjunger i skymningen
kolumn: spalt i tidningen
kometen: himlakropp med svans
kometsvans: ljuset efter kometen
kompanjon: den man delar bröd med
kompassrosen: alla väderstreck på en gång
komposition: delar som blir en helhet
kontinuum: utan avbrott
kontrollsiffra: den sista i personnumret
kontur: linjen runt formen
konvergens: att närma sig samma punkt
kopp: den man håller om
koppar: kärl och metall
koppla: förbinda, och förstå
koppla upp: få kontakt
kornelius: korn + Cornelius
kort och gott: sammanfattat
kort sagt: utan omsvep
korten på bordet: inget att dölja
kostbar: dyrbar, och kost
krattat och klart: krattat och allt klart
kredens: skåp vid matbordet
krims och krams: krimskrams
krimskrams: lite av varje
kringelkrok: väg som svänger
kringlan: bagarens gamla skylt
krokan: hög tårta till fest
kronometer: ur som går exakt
krumelur: snirklig figur
krydda: ge smak
kryddgården: örterna närmast köket
kråkfötter: svårläst stil
krön: backens högsta punkt
kuggfrågan: den man fastnar på
kullerbytta: ett varv på gräsmattan
kulramen: räknade före miniräknaren
kulör: finare ord för färg
kurio: kuriosa i kortform
kuriosa: udda saker
kursiv: stil som lutar
kursula: kurs + Ursula
kustnära: med havet intill
kvadratrot: talet gånger sig självt
kvanne: högt doftande ört
kvant: minsta möjliga del
kvarken: Kvarken, och en kvark
kvarnhjul: vattnets hjul
kvarnsten: den tunga som maler
kvist: liten gren
kvorum: så många som krävs för beslut
kvot: resultatet av en division
kypert: vävd med sneda linjer
källarmästaren: värden på krogen
kärna: det innersta
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
lanternan: ljuset på båten
lantvete: gammal svensk sort
lasyr: färg som träet syns igenom
lav: växer på sten och bark
ledfyr: visar vägen in
ledord: ordet man går efter
ledtråd: det som för en vidare
legato: toner i ett enda andetag
lejongap: blomma som kan öppna munnen
lemma: hjälpsats, och uppslagsord
likström: går alltid åt samma håll
linjär: rakt fram, som en linje
linnea: Linnés blomma, och linne
linneduk: den för söndagar
liten felmarginal: nästan ingen alls
ljudlös: hörs inte
ljusfart: snabbare går det inte
logga in: visa vem du är
logikum: logik + -um, som i latin
lots: visar fartyg in i hamn
luftballong: lyfter av varm luft
luftskepp: seglade bland moln
luftslottet: dröm utan grund
lugn i stormen: trygg när det blåser
luppen: förstorar det lilla
lyhörd: den som lyssnar noga
lyssna: det viktigaste
låga: elden i det lilla
lågmäld: talar tyst, hörs ändå
lång horisont: plan för många år
lång räckvidd: når långt
långbord: plats för alla
långjäst: fick den tid den behövde
långkok: timmar på svag värme
långlunch: när ingen behöver gå tillbaka
långsam mognad: det får ta tid
låt jäsa: ge det tid
lägereld: där historier berättas
länka: binda ihop
läppja: dricka i små klunkar
lättfotad: rör sig lätt
lös knuten: reda ut det svåra
lövisa: löv + Lovisa
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
manufaktur: verkstad före fabriken
manuskript: texten före tryck
maten är klar: ropet från köket
matglad: äter med lust
matlådan: gårdagen till lunch
matsäck: maten man bär med sig
med glimten: i ögat: med ett leende
med mästarbrev: intyg på hantverket
med råge: mer än nog
medlaren: får två att enas
medsols: åt samma håll som solen
mellan fyra ögon: bara vi två
mellan raderna: det som inte skrivs ut
mellanmål: mat mellan måltider
mellanslag: tangentbordets längsta
mer smör: kockens råd
meridian: linje från pol till pol
merit: något att vara stolt över
merkura: av Merkurius, handelns gud
meteor: stjärnfallets ljus
middag hos oss: inbjudan
mikrometer: en tusendels millimeter
mjöl på näsan: bagarens kännetecken
mjölner: mjöl + Mjölner, Tors hammare
mogna: bli klar i egen takt
mognad: när tiden gjort sitt
mojängen: sak utan bättre namn
molna: moln som verb
molnfri: klar himmel
molnhöjd: så högt molnen når
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
myrstack: många som bygger ihop
målva: mål, och blomman malva
många bäckar: små, som blir en stor å
många kockar: ju fler, desto sämre soppa
månlandare: farkosten Örnen var en
mått och form: båda rätt
mått och vikt: handelns två bevis
måttstock: det man mäter efter
mässen: matsal ombord
mästernyckeln: den passar i alla lås
mätbar: går att sätta siffror på
nano: en miljarddel
nattmacka: det man äter efter festen
nattuggla: vaken när andra sover
navigera: hitta på öppet vatten
nektar: det söta i blomman
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
nu äter vi: ropet från köket
numrerad upplaga: varje exemplar har sitt nummer
nya tongångar: något nytt hörs
nya ögon: se det som för första gången
nybakat: ännu varmt
nyckeltal: de siffror som styr
nyfiken: vill veta mer
nygräddat: just ur ugnen
nymald: bönor nyss
nyrostat: doften från kaffetrumman
nysilver: legering med silvrets färg
nysta: reda ut en tråd
nystart: en ny chans
nystekt: fräser ännu
nytänkt: en idé som inte funnits
nå ut: komma fram till folk
något blått: ur bröllopets ramsa
nära och kär: den man tycker om
närodlat: från åkern intill
näver: björkens ytterbark
objektiv: kamerans lins, och saklig
obruten: hel hela vägen
obruten kedja: varje länk håller
obruten linje: ingenting emellan
odlette: odla + Odette
oktant: mätte vinklar till sjöss
ombord: med på resan
ombudet: den som för ens talan
omdöme: att kunna bedöma
omrört: i grytan, och i branschen
omstart: av och på igen
omtyckt: det som många vill ha
orakel: svarade på frågor i Delfi
orbit: bana runt en himlakropp
ord och handling: som sagt, så gjort
ordhållig: håller det som lovats
ordning i pärmen: allt på sin flik
ordningstal: första, andra, tredje
origami: att vika papper
ornament: utsmyckning
orubblig: går inte att rubba
ostindiefararen: skepp till Kina
ostkupan: glaset över osten
ostrid: ost + Astrid
ouvertyr: musiken före första akten
paketra: paket + Petra
pakt: avtal att hålla ihop
palett: bricka för färger
pallplats: på lagret, och på prispallen
panorera: svepa med kameran
pantomim: teater utan ord
papper och penna: allt man behöver
parentes: tecknen ( och )
parhästarna: drar tillsammans
parlör: fraser till resan
parterr: blommor i mönster
partitur: noter för alla på en gång
passbit: måttet som mätdon prövas mot
patina: skönhet av ålder
paviljong: litet hus i parken
pejl: en riktning ut från läget
pejla: ta reda på läget
pendylen: klocka på en byrå
penselope: pensel + Penelope
pepparkvarn: två varv räcker
pergament: skinn att skriva på
pergola: gång under klätterväxter
perimeter: den yttre gränsen
periskop: ser över ytan
picknicka: äta på filt
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
primfaktor: tal som delar ett annat
primtal: delbart bara med ett och sig själv
prokura: rätt att teckna firman
prolog: orden före första akten
proportion: delarna i rätt mått
proveniens: varifrån något kommer
proviant: mat till resan
prägel: avtryck som syns
pröva: se om det håller
puls: hjärtats takt
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
på hörnet: närmaste affären
på lång sikt: tänkt för år framåt
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
påfyllt: koppen full igen
pålstek: knop som aldrig glider
påläst: den som har läst på
påtår: kopp nummer två
quercus: ek på latin
radarpar: två som hittar varandra
rak kurs: rakt mot målet
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
reläet: strömbrytare som styr en annan
ren logik: inget annat
rena fyndet: billigt och bra
rent mjöl: i påsen: inget att dölja
rent spel: ärligt spel
resona: av resonera
resonans: när något svänger med
resonemang: tanke i flera led
retorik: konsten att tala
ridå upp: nu börjar det
ridån: går upp före föreställningen
riktmärke: det man siktar på
rim och reson: sans och vett
ris och ros: kritik och beröm
rockad: kungen och tornet byter plats
roddarlaget: i takt
roder: styr båten
rodret: styr båten
rorsman: den som styr båten
rosarium: trädgård för rosor
rosmarie: rosmarin + Rosmarie
rota dig: stanna och växa
runda bordet: alla sitter lika
runt bordet: där alla möts
russinet i kakan: det bästa av allt
ryggrad: det som håller en upprätt
rykande färskt: nyss ur ugnen
rymdhund: som Lajka
rymdkapseln: landar med fallskärm
råd och dåd: både tanke och handling
rådell: råd + -ell, som i efternamn
rådslag: möte för att bestämma
råga: råg, och full till råga
rågax: rågstråets topp
rågnar: råg + Ragnar
räckvidd: så långt det når
ränsel: ryggsäck förr
rätsida: det man får på saken
rätt fråga: halva svaret
rättesnöret: murarens raka snöre
rättrådig: rättvis, med råd i
röda knappen: den man inte får trycka på
rödpennan: lärarens
rökhuset: där fisken hänger
rölleka: vit ängsblomma
rör om: i grytan, och i branschen
saftkalas: barndomens fest
sagt och gjort: från ord till handling
saklig: håller sig till saken
sakta eld: det som tar tid blir gott
salix: sälg och vide på latin
salt och peppar: bordets två
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
schackdrag: ett steg i en plan
schatull: skrin för smycken
sekretär: skrivbord med lådor
semafor: signalmast med armar
semikolon: tecknet ;
sherpan: vägvisare i Himalaya
sicksack: fram och tillbaka, och en söm
sidfot: det sista på sidan
sigill: stämpel i lack
signatur: namnteckning
signet: sigill att stämpla med
sikta: rikta mot målet
siktlinje: fri väg för blicken
silhuett: bild av bara skuggan
silverfat: för det allra finaste
sista handen: det som gör det färdigt
sju lås: så säkert bakom
sju sorters blommor: midsommarens bukett
sju sorters kakor: kafferepets regel
sju sorters ting: som kafferepets kakor
sjuda: nästan koka
sjumilakliv: sagans stövlar
självlärd: lärde sig på egen hand
sjöboden: där näten torkar
skafferiet: matens rum
skala: karta, och noter
skala upp: bli större utan att byta form
skalbagge: hårt skal, och en snäll bugg
skalbar: växer när det behövs
skarp blick: ser det som är litet
skarp linje: tydlig kant
skarpsyn: att se det andra missar
skatan: fågeln som gillar glitter
skattkarta: kryss där man ska gräva
skeppsbron: där skeppen lade till
skeppund: gammal vikt på 20 lispund
skifte: från ett till ett annat
skiftnyckeln: svensk uppfinning som passar allt
skissela: skiss + Gisela
skruv och mutter: två som hör ihop
skutan: litet segelfartyg
skåla: höja glaset
skär: klippa i havet
skärpa: att se tydligt
skörd: det som åkern ger
skörden: det som åkern ger
skördetid: när allt är moget
slev: den stora skeden
slickepott: skrapan, och pekfingret
slinga: kod som går runt
slå in: packa i papper
slå rot: stanna och växa
slå ut: blomma, och vinna
slående likt: porträttet stämmer
slån: taggig buske med blå bär
smaka: pröva
smaka av: kockens sista koll
smakbit: ett prov, bara ett
smaksatt: kryddat och klart
smula: liten bit bröd
smör på bröd: det enklaste goda
smörblomma: gul ängsblomma
smörklick: den som smälter på gröten
snabbval: ett tryck, rätt nummer
snilleblixten: idén från ingenstans
snirkel: slingrande linje
snitslat: märkt hela vägen i skogen
snurrebocken: leksak som snurrar
sockerbit: den som smälter på tungan
sockertopp: socker i kon förr
sockrates: socker + Sokrates
solitär: träd som står ensamt
solkatt: ljus som leker på väggen
solvarv: ett år
solvända: gul blomma på torra backar
som hittat: nästan gratis
sonett: dikt på fjorton rader
soppa på spik: sagan om god mat av inget
sorbus: rönn på latin
sovmorgon: frukost klockan elva
spaljé: stöd för klätterväxter
spana: leta efter det nya
spara som: ur menyn Arkiv
spatium: mellanrum mellan bokstäver
spektrum: ljusets alla färger
spelrum: plats att röra sig
spira: börja växa
språngbräda: där hoppet tar fart
stadga: fasthet, och regler
stadig hand: darrar inte
stafettpinnen: lämnas vidare
stamnät: de största ledningarna
starta: första steget
startskottet: nu går det
steglös: inga lägen emellan
stegsvar: systemets reaktion på en knuff
stegvis: ett i taget
stenhäll: flat sten att baka på
stenugnen: håller värmen länge
stigbygeln: hjälper upp i sadeln
stigfinnaren: hittar vägen först
stjärnfall: då får man önska sig något
stjärnkikare: ser långt bort
stora penseldrag: helheten först
stringens: klar och sammanhållen tanke
stråle: ljus i en rak linje
strömbrytaren: av och på
studsa: komma tillbaka
styra: hålla i rodret
styrhytt: där kaptenen står
styrkors: knappen under vänster tumme
styrman: näst efter kaptenen
ställ skarpt: kamerans fokus
ställverk: där tågens växlar styrs
stäm av: kolla att alla är med
stämgaffel: ger rätt ton
substans: det väsentliga
sufflör: viskar rätt replik
summa summarum: allt sammanräknat
summan: allt sammanräknat
sund: smalt vatten
sunt förnuft: gott omdöme
surdegen: matas varje dag
surret: ljudet av en maskin i gång
svart på vitt: skrivet och säkert
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
så i maj: när jorden är varm
så tätt: sådd, och trångt
sädesärla: kommer med våren
säg omelett: fotografens skämt
säkra spår: det går rätt
säkring: bryter när det blir för mycket
sälta: smaken av salt
sätt dig: det finns plats
sätt fart: börja springa
sätt punkt: säga det viktiga, och sluta
söder: väderstreck
sökbar: går att hitta
sökljus: lampa som letar i mörkret
söm: där tyg möter tyg
sömlös: man ser inte var delarna möts
söndagssteken: veckans middag
sötma: smaken av sött
sött och salt: motsatser som gillar varandra
ta höjd: räkna med mer
ta om: en portion till
ta rodret: börja styra
ta sats: fart före hoppet
ta steget: våga börja
ta ton: börja sjunga
tagning ett: scenens första försök
takt: slagen i musik
talföljd: tal i ordning
tandemcykeln: två som trampar åt samma håll
tangens: kvot i en rätvinklig triangel
tangenten: trycks ner på tangentbordet
tankenöten: svår att knäcka
tankestreck: paus i texten
tankeställare: det som får en att stanna upp
tankred: tanke + Tankred
tefatet: koppens fat, och ett i rymden
telegrafen: första snabba nätet
teodolit: mäter vinklar på fältet
teorem: sats som är bevisad
terrakotta: bränd lera
terrin: soppskål, och paté i form
tidlös: står sig genom åren
tidshopp: raka vägen till framtiden
till bords: nu äter vi
till rors: vid rodret
till saken: det man är här för
tillit: att lita på
tilltugg: det lilla till glaset
tolka: göra begripligt
tombola: lotteri ur en trumma
tomtebloss: stjärnor på en pinne
ton i ton: samma färg i nyanser
tona: ge en ton
torgny: torg + Torgny
trakten: platsen runt omkring
traktören: värd på krog förr
trappsteg: ett i taget
tredje decimalen: så noga är det
tredje koppen: den som behövs efter två
tredje korrekturet: läst tre gånger
tredje utgåvan: omläst och omtryckt
trefas: tre strömmar i takt
triod: radiorör med tre poler
triptyk: bild i tre delar
trollformeln: hokuspokus
trollspö: pinne som kan allt
trudelutt: liten melodi
trumf: kortet som vinner
trumfesset: högsta kortet
trumvirvel: före det stora numret
tryck start: första knappen
trådlös: inget att snubbla på
träslev: kökets äldsta verktyg
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
tyst kraft: märks utan att höras
tyst tagning: ropas före filmscenen
tårta på tårta: mer än nog
tälja: forma trä med kniv
tänd: med ljuset på, eller ivrig
tändstift: gnistan i motorn
tänk om: ångra sig, och drömma
ugglan: vishetens fågel
ugnsluckan: där barnen sitter och tittar
ullrika: ull + Ulrika
ullva: ull + Ulva
ulmus: alm på latin
under huven: där motorn sitter
under kontroll: inget att oroa sig för
under lind: där byn möttes
under sigill: förseglat
under syrenen: försommarens bänk
underjäst: så blir en ljus lager till
upplaga: alla exemplar av ett tryck
uppslag: kant på ärm, och idé
uppvind: luften som lyfter
ur lådan: färdigt att använda
ur ugnen: nybakat
urkund: handling som bevisar något
urverket: kugghjulen i en klocka
ut i det gröna: på utflykt
utan omsvep: utan omvägar
utanför ramen: nytänkt
utantill: så man aldrig glömmer
utväxling: liten rörelse, stor verkan
vadmal: tjockt ylletyg
vallgraven: vattnet kring borgen
valör: färgens ljushet, och värde
vandra: gå långt
varaktig: det varar länge
varför inte: början på något
varm om fötterna: i sockor
varma bullar: det säljer alltid bra
varmt hjärta: bryr sig om folk
varva: vara, och att varva
vassa verktyg: bra redskap biter
vattenpasset: visar vad som är rakt
vedeld: värmen man hör
vederhäftig: går att lita på
vektor: riktning med längd
versal: stor bokstav
vett och sans: sunt förnuft
vid härden: där elden brinner
vid långbordet: alla vid samma
vid rodret: den som styr
vidd: stort och öppet
vidsynt: öppen för andra sätt
vind i seglen: framgång
vindsnurra: går på det som blåser
vinjett: liten bild i kapitlets början
virvarr: glad oordning
visthus: bod för mat förr
vita dukar: dukat fint
vithatt: hackaren på rätt sida
vitrin: skåp med glas
vitrymd: tomrummet som låter sidan andas
vitt linne: duken till fest
volang: rynkad kant
vrid upp: mer av samma
vridmoment: kraften som får något att snurra
våffelhjärta: ett av våfflans hjärtan
våga: ta steget
vågform: ljudets kurva
våglängd: att vara på samma
vågrätt: våg, rätt och alldeles rakt
vårplock: teets första blad
väckarklocka: ringer när det är dags
väg in: ta med i beräkningen
väl grundat: med skäl bakom
väl lagrat: fick mogna
väl rotad: sitter djupt
vänd blad: börja på nytt
vända: byta riktning
vändpunkt: där allt byter riktning
värdskap: konsten att ta emot
värm upp: före match, och i kastrull
värna: ta hand om
vässa: göra skarpare
väva: nätets eget verb
växelspaken: den man lägger i nästa med
växelström: byter håll hela tiden
växla: byta spår, eller pengar
växla upp: högre fart
watt: mått på effekt
ympa: sätta gren på annat träd
ysteriet: där osten görs
ånga: det som stiger ur grytan
årets skörd: det som åkern gav i år
årgång: vinets år
årsringar: trädets ålder
åtagande: löfte att göra något
ängla: äng, och en ängel
ängsklocka: blå ängsblomma
äppelkind: rund och röd kind
äppelskrutt: det som blir kvar av äpplet
ät långsamt: det finns ingen brådska
ögonhöjd: där man möts
ögonstenen: den allra käraste
ögonöppnaren: det som får en att förstå
öppen spis: elden mitt i rummet
öppet sinne: redo att ändra sig
öppna kort: inget att dölja
öst: väderstreck
övat öga: ser det andra missar
över disk: från den som säljer
över häcken: där grannar pratar
över öppen eld: så lagades allt förr
överblick: att se helheten
överens: när alla är med
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
