/*
 * Names of rabbits, birds and fish, selected and classified by hand. Lines as in dog-names.ts:
 *
 *   styles  personalities: names
 *
 * A name is listed for an animal only if it brings that animal to mind:
 *   kanin  ears, nose, tail, teeth, leaps, speed and digging; fur, wool, down and soft cloth, and
 *          the colours of its coat; herbs, roots, greens and meadow flowers, which it eats; hares and
 *          rabbits of stories; the lion, for the lionhead rabbit; endearments for something small
 *          and soft
 *   fagel  feathers, wings, beak, crest, egg, seeds; flight, sky, wind and what flies; song,
 *          instruments, singers and composers; chatter; birds, those of stories and their riders;
 *          many colours
 *   fisk   fish and other animals of the water, those of stories; fins, scales, bubbles, splashes,
 *          gold and silver; sea, shore, boats and seafarers; gods and beings of the sea; seafood
 *
 * styles (k klassiska, u unika, s svenska, o söta, t tuffa) and personalities (l lekfull, g lugn,
 * m modig, k kelig): the rules of dog-names.ts; - where no rule holds
 */

export const smallPetNames = {
  kanin: `
k l: Bugs
ko -: Miffy
ks -: Flopsan Fläcken Grålle Jösse Mopsan Sniff
ks l: Hoppetossa Kvick Pelle Rapp Skutt Snurre Sprätt Stampe
ks lk: Ludde
o -: Bunny
o k: Fluff
s -: Grållan Haren Havre Långöra Vitnos Vitsvans
s g: Blomma Blåklint Gräset Klöver Ljung Maskros Mynta
s k: Kanel
s l: Hopp Hoppe Hoppetoss Snöboll Spring Vips
s m: Lejonhjärta
so -: Havregryn Knaper Mumsan Nosan Slokan Slokis Sloköra Snuffe Tofsen
so g: Blåsippa Förgätmigej Gullviva Sippa Smörblomma Tusensköna Viol Vitsippa
so k: Bomull Bomullstuss Choklad Dammtuss Dun Dunis Duntuss Fjun Fluffis Gos Gosan Gosen Gosis
so k: Kakao Kola Kram Kramis Lillan Ludden Lurv Lurvas Mjukis Mys Nosis Nosse Plysch Pyret
so k: Raring Skrutt Skruttan Smulan Snötuss Sockervadd Sötnos Teddybjörn Tussan
so k: Tussen Ullis Ulltuss Vante
so l: Gnagis Hoppelihopp Hoppsan Skuttan Studs Vippan
so m: Lejonis Lejonungen
st l: Blixten Raket Vildhare Vildkanin
st m: Lejonet Sabeltand
t l: Turbo
u -: Radar Rucola
u g: Oregano Salvia
u k: Angora Merino Mohair Velour
u l: Pogo Zigzag
uo k: Marshmallow
us -: Antenn Hermelin Hötapp Morot Mullvad Müsli Pompong Rova Rädisa Salladen Selleri Sparris Spenat
us g: Basilika Daggkåpa Dill Fyrklöver Harsyra Kamomill Koriander Körvel Lavendel Persilja
us g: Prästkrage Rosmarin Rölleka Timjan Timotej Tussilago
us k: Alpacka Filten Flanell Kashmir Kudden Lammull Puder Raggsocka Sammet Siden Silke Vadd Ylle
us l: Hoppborg Hopprep Pingis Trampolin Virvel
`,
  fagel: `
k -: Figaro Lora
k l: Polly
ko -: Tweety
ks -: Akka Jussi
ks g: Hedvig Jakob Mårten Nils
ks l: Fnatte Hacke Kajsa Kalle Knatte Tjatte
ks lm: Pippi Pippilotta
o -: Coco Kiki
s -: Blåmes Bofink Brisen Fiskmås Fjädern Guldvinge Göken Harpa Kajan Koltrast Korpen Kråkan Lärkan
s -: Melodi Måsen Näbben Näktergal Rödhaken Skatan Staren Storken Svalan Trasten Tuppen Tärnan
s -: Vinden Vinge Visan Ärlan
s g: Duvan Himmel Molnet Solros Svan Tranan Ugglan
s k: Turturduva
s l: Poppe Prat Visslan
s m: Flygarn Piloten
so -: Fjädra Fröet Näbbis Pip Pippin Pipsan Siskan Sparven Tjippen Tofs Tofsan Tofsen Tuppis Ägget
so g: Molntuss Ugglis Vaggvisa
so k: Dun Dunis Fjun Frötuss Kyckling Näbbpuss Solstråle Ängel
so l: Kvitter Kvittra Pratis Småkvitter Tjirp Trallan
so m: Örnis Örnungen
st gm: Berguv Uven
st l: Blixten Jetten Raket Stuntpilot
st m: Falken Flint Höken Kungsörn Orkan Pirat Storm Örnen
t l: Jet
u -: Ara Aria Azur Callas Caruso Dodo Flamingo Iago Kiwi Papageno Pavarotti Piccolo Raven Rio
u -: Sinatra Solo Tenor Ukulele Woodstock Zarah Zazu Zeppelin
u g: Bach Beethoven Mozart Vivaldi
u k: Amor Cupido
u l: Beatbox Jazz Propeller
us -: Domherre Eko Entita Fanfar Flöjten Gärdsmygen Hirs Hugin Jojk Kakadua Kanari Munin Nötskrika
us -: Operett Palett Paradis Pelikan Pingvin Påfågel Refräng Regnbåge Serenad Sidensvans Sopran
us -: Steglits Talgoxe Tukan Undulat
us g: Sonat
us k: Kärleksfågel
us l: Babbel Drill Harlekin Kolibri Konfetti Kuckeliku Loopen Papperlapapp Pladder Trudelutt
us l: Virvelvind Visselpipan
us m: Ikaros
ust gm: Slaguggla
ust m: Fenix Kondor
ut -: Bowie
`,
  fisk: `
- -: Ariel Goldie Marina Nemo Sebastian
k -: Cleo
k g: Doris Jonas Wanda
k l: Flipper Molly
k m: Haddock Moby Sinbad
ks -: Plupp Pärla
ks g: Båtsman Kaj
ks l: Hoppetossa Sprätt
kt m: Popeye
s -: Ankaret Bojen Brisen Fenan Glitter Jollen Jungman Korall Krabban Lotsen Matrosen Musslan Mörten
s -: Näcken Silver Sjöjungfrun Sjöman Sjöstjärna Skepparn Skimmer Skum Slöjan Våg
s g: Bryggan Fyren Hamnen Havet Holmen Sjö Valen
s k: Kyssen
s l: Clownen Delfin Plask Skvalp Skvätt
s m: Dykarn Kapten Neptunus
so -: Blubb Bläckis Droppe Fenis Firren Fjällis Guldis Guldkorn Krabbis Pärlan Räkan Snäckan
so -: Snäckskal
so g: Sjögull
so k: Gosfisk Gullefena Kelfisk Kramfisk Kyssis Sälkut Trutmun
so l: Bubbel Bubblan Plaskis Plop Plums Plumsan Simmis Småplask
so m: Hajis Lillhajen
st g: Isberg Isberget
st l: Jetbåten Sjöbuse
st m: Gäddan Haj Hajen Pirat Sjörövarn Svärdfisk Torpeden Viking
t m: Bruce Orca
u -: Atlantis Azur Guppy Koi Magellan Maki Marlin Nautilus Neon Nori Undine Zebra
u g: Ocean
us -: Abborren Alg Ansjovis Braxen Bränning Ciklid Diskus Gösen Kaviar Kolumbus Laxen Löja Makrill
us -: Malen Njord Periskop Pärlemor Ran Regnbåge Röding Rödspätta Sardin Sidenfena Sillen Sjöhästen
us -: Spiggen Strömming Stören Torsken Tång Ubåten Vasa Ål Ägir
us g: Anemon Böljan Dyning Flundran Göl Karpen Kobben Laguna Maneten Stiltje
us k: Kyssgurami
us l: Clownfisk Svampbob Säl Virvel
ust m: Piraya
ut l: Jetski
ut m: Ahab Barracuda Kraken Poseidon Triton Tsunami
`,
} as const;
