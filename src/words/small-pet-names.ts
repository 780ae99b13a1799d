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
 *   fagel  feathers, wings, beak, crest, egg, seeds; the sky; song and chatter; birds, and those of
 *          stories; no person, machine or weather
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
ks -: Flopsan Fläcken Grålle Jösse Mopsan Pelle Sniff
ks k: Ludde
ks l: Hoppetossa Kvick Rapp Skutt Snurre Sprätt Stampe
o -: Bunny
o k: Fluff
s -: Basilika Grållan Haren Havre Hermelin Hötapp Kanel Långöra Morot Mullvad Rova Rädisa Salladen
s -: Selleri Sparris Spenat Vitnos Vitsvans
s g: Blomma Blåklint Daggkåpa Dill Fyrklöver Gräset Harsyra Kamomill Klöver Körvel Lavendel Ljung
s g: Maskros Mynta Persilja Prästkrage Rosmarin Rölleka Salvia Timjan Timotej Tussilago
s k: Filten Kudden Lammull Puder Raggsocka Sammet Siden Silke Vadd Ylle
s l: Hopp Hoppborg Hoppe Hoppetoss Hopprep Pingis Snöboll Spring Vildhare Vildkanin Vips Virvel
s m: Lejonhjärta
so -: Havregryn Knaper Mumsan Nosan Slokan Slokis Sloköra Snuffe Tofsen
so g: Blåsippa Förgätmigej Gullviva Sippa Smörblomma Tusensköna Viol Vitsippa
so k: Bomull Bomullstuss Choklad Dammtuss Dun Dunis Duntuss Fjun Fluffis Gos Gosan Gosen Gosis Kakao
so k: Kola Kram Kramis Lillan Ludden Lurv Lurvas Mjukis Mys Nosis Nosse Plysch Pyret Raring Skrutt
so k: Skruttan Smulan Snötuss Sockervadd Sötnos Teddybjörn Tussan Tussen Ullis Ulltuss Vante
so l: Gnagis Hoppelihopp Hoppsan Skuttan Studs Vippan
so m: Lejonis Lejonungen
st l: Blixten Raket
st m: Lejonet Sabeltand
t l: Turbo
u -: Antenn Koriander Müsli Oregano Pompong Radar Rucola
u k: Alpacka Angora Flanell Kashmir Merino Mohair Velour
u l: Pogo Trampolin Zigzag
uo k: Marshmallow
`,
  fagel: `
k -: Figaro Lora Polly
ko -: Tweety
ks -: Akka Kajsa
ks g: Hedvig Jakob Mårten
ks l: Fnatte Hacke Kalle Knatte Tjatte
ks lm: Pippi Pippilotta
o -: Coco Kiki
s -: Blåmes Bofink Domherre Eko Entita Fiskmås Fjädern Flöjten Guldvinge Gärdsmygen Göken Harpa Hirs
s -: Hugin Kajan Koltrast Korpen Kråkan Kärleksfågel Lärkan Melodi Munin Måsen Näbben Näktergal
s -: Nötskrika Pingvin Påfågel Rödhaken Sidensvans Skatan Staren Steglits Storken Svalan Talgoxe
s -: Trasten Tuppen Tärnan Undulat Vinge Visan Ärlan
s g: Duvan Himmel Molnet Svan Tranan Ugglan
s k: Turturduva
s l: Babbel Drill Kuckeliku Papperlapapp Pladder Poppe Prat Trudelutt Visselpipan Visslan
s m: Berguv Slaguggla Uven
so -: Fjädra Fröet Näbbis Pip Pippin Pipsan Siskan Sparven Tjippen Tofs Tofsan Tofsen Tuppis Ägget
so g: Molntuss Ugglis Vaggvisa
so k: Dun Dunis Fjun Frötuss Kyckling Näbbpuss Solstråle Ängel
so l: Kvitter Kvittra Pratis Småkvitter Tjirp Trallan
so m: Örnis Örnungen
st m: Falken Höken Kungsörn Örnen
u -: Ara Aria Dodo Flamingo Iago Kakadua Kanari Kiwi Papageno Pelikan Piccolo Raven Tukan Woodstock
u -: Zazu
u l: Kolibri
u m: Fenix
ut m: Kondor
`,
  fisk: `
- -: Ariel Glitter Goldie Marina Nemo Sebastian Silver
k -: Cleo Flipper Molly
k g: Doris Jonas Wanda
k m: Haddock Moby Popeye Sinbad
ks -: Plupp Pärla
ks g: Båtsman Kaj
ks l: Hoppetossa Sprätt
s -: Abborren Alg Ankaret Ansjovis Bojen Braxen Brisen Bränning Delfin Fenan Gösen Jollen Jungman
s -: Kaviar Kobben Korall Krabban Laxen Lotsen Löja Makrill Malen Matrosen Musslan Mörten Njord
s -: Näcken Pärlemor Ran Regnbåge Röding Rödspätta Sardin Sidenfena Sillen Sjöhästen Sjöjungfrun
s -: Sjöman Sjöstjärna Skepparn Skimmer Skum Slöjan Spiggen Strömming Stören Säl Torsken Tång Ubåten
s -: Vasa Våg Ägir Ål
s g: Bryggan Böljan Dyning Flundran Fyren Göl Hamnen Havet Holmen Karpen Maneten Sjö Stiltje Valen
s k: Kyssen
s l: Clownen Jetbåten Plask Skvalp Skvätt Virvel
s m: Dykarn Kapten Neptunus
so -: Blubb Bläckis Droppe Fenis Firren Fjällis Guldis Guldkorn Krabbis Pärlan Räkan Snäckan
so -: Snäckskal
so g: Sjögull
so k: Gosfisk Gullefena Kelfisk Kramfisk Kyssis Sälkut Trutmun
so l: Bubbel Bubblan Plaskis Plop Plums Plumsan Simmis Småplask
so m: Hajis Lillhajen
st -: Isberg Isberget
st l: Sjöbuse
st m: Gäddan Haj Hajen Pirat Sjörövarn Svärdfisk Torpeden Viking
t m: Bruce Orca
u -: Atlantis Azur Ciklid Diskus Guppy Koi Kolumbus Kyssgurami Magellan Maki Marlin Nautilus Neon
u -: Nori Periskop Undine Zebra
u g: Anemon Laguna Ocean
u l: Clownfisk Jetski Svampbob
u m: Triton
ut m: Ahab Barracuda Kraken Piraya Poseidon Tsunami
`,
} as const;
