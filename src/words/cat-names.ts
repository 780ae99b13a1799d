/*
 * Cat names, selected and classified by hand. Lines and asterisks as in dog-names.ts:
 *
 *   sexes  colours  personalities  styles: names
 *
 * The marks describe what the name suggests, not the cats that have it; - where no rule holds.
 *
 * sexes: h hane, f hona
 * colours: s svart, v vit, o orange, g grå, b brun, f flerfärgad or patterned. The name is a colour,
 *   or a thing, animal or figure that everyone pictures in it (Lakrits, Räven); at most two
 * personalities:
 *   l lekfull, g lugn: the rules of dog-names.ts
 *   m mysig    the rule of kelig in dog-names.ts, and what is cosy at home (Kudden, Brasan)
 *   n nyfiken  detectives, spies, scientists and explorers (Sherlock, Darwin) and their instruments;
 *              asking, searching, sniffing and sneaking (Spanarn, Nosan, Smyg); foxes, mice and rats,
 *              squirrels, the marten family, raccoons, monkeys, crows, gulls and the robin (Skatan)
 *   d modig    the rule of dog-names.ts; only for /husdjursnamn
 * styles, only for /husdjursnamn: the rules of dog-names.ts
 */

export const catNames = `
f - - -: Mitzi Nova
f - - k: Bella Cleo
f - - ko: Mimmi*
f - - ks: Lisa Maja* Mymlan Stina Tofslan Vifslan
f - - o: Fiffi Mini
f - - s: Freja Idun Siri Smilla Tindra
f - - so: Pingla
f - - u: Minou Zelda*
f - d -: Leia
f - d s: Lovis
f - d t: Xena
f - g -: Luna*
f - g k: Doris* Edith Ella Iris Irma Lady Stella Vera Wilhelmina Wilma
f - g ks: Agda Alma Astrid Ebba Elsa* Ester Fredrika Greta Hedvig Majken Saga Selma Signe Svea Tyra
f - g s: Drottning Grevinnan
f - g so: Prinsessan Viol
f - g us: Kleopatra
f - gn k: Alice
f - l -: Bonnie Ellie Emmy Millie Penny Tilly
f - l k: Dolly Kitty Molly Nelly Polly Sally
f - l ks: Fia Kajsa Lotta Sickan Skrållan
f - l o: Pixie
f - l s: Majsan
f - l so: Busan Loppan Snurran Vimsan
f - ld ks: Madicken My
f - ld s: Ronja
f - m kso: Missan Sessan
f - m so: Gosan Lillan Misan Nussan Pyret Skruttan Smulan Tussan
f - n k: Marple
f - n s: Smygan
f - n so: Nosan
f - n u: Curie Dora Scully
f b - o: Coco
f b - us: Dadel Kastanj Murkla
f b g u: Hazel
f b g us: Brunkulla
f b m s: Kardemumma Mocka
f b m so: Kola Limpan Pepparkaka Pralin
f b m u: Chai
f b n us: Vessla
f bf - u: Granola
f bf m uo: Tiramisu
f f - s: Brokan Spräckla Strimma
f f - so: Fjäril Prickan Pusslan
f f - u: Calico Zebra
f f - us: Batik Kalikå Palett Regnbåge Trikå
f f g so: Sköldis
f f l -: Dotty Polka
f f l o: Tutti
f g - s: Aska Grållan
f g - us: Platina
f g d st: Ylva Åska
f g g -: Misty
f g g s: Dimma Skymning
f g g st: Flinta
f g g us: Lavendel
f g l s: Delfin
f g n so: Musen
f gf d st: Lo
f o - -: Goldie
f o - s: Pumpa
f o - so: Räkan
f o - u: Amber Papaya
f o - us: Apelsin Aprikos Klementin Paprika Persika
f o d -: Nala*
f o d st: Flamma
f o d ut: Lava
f o g s: Ringblomma Solros Tigerlilja
f o g us: Bärnsten
f o l -: Ginger
f o l s: Gnista
f o l u: Fanta
f o l us: Ingefära
f o ld ks: Pippi
f o m so: Gullan
f o n -: Foxy
f ob - u: Sienna
f ob m so: Karamell
f of - so: Fräken
f of d st: Tigris
f of d t: Tigra
f of g s: Hösten
f s - s: Sotan
f s - st: Häxan
f s - u: Nori
f s g s: Natta Skugga
f s g so: Nattis
f s g u: Bastet
f s m us: Sammet
f s n s: Kråkan
f sb - us: Soja
f sf n s: Skatan
f sg n s: Kaja
f v - -: Alba Bianca Blanche Perla
f v - ks: Pärla Snövit
f v - s: Blanka Grädda
f v - so: Pärlan
f v - u: Brie Mozzarella
f v - us: Krita
f v g -: Jasmin
f v g ko: Daisy
f v g s: Isdrottning Lilja Svan
f v g so: Flinga Liljekonvalj Sippa Snödroppe Snöflinga Vitsippa
f v g u: Opal
f v g us: Kamomill Kristall Prästkrage
f v m so: Gräddnos Maräng Ängla
f v n us: Hermelin
h - - -: Milo Ringo
h - - k: Bilbo Fritz Watson
h - - ks: Isak Jussi Måns Plupp
h - - kso: Tass
h - - kt: Elvis
h - - s: Frej
h - - so: Tassen
h - - t: Jagger
h - - u: Dobby Gizmo
h - d k: Aramis Atos Frodo Portos
h - d ks: Mio
h - d kt: Tarzan
h - d sot: Tuffen
h - d st: Oden Tor
h - d t: Rambo Rocky Tyson
h - g k: Baron Hugo Konrad Otto
h - g ks: Albin Bertil Gösta Ludvig Malte Mumrik Nils Oskar Sixten Sture Tage Teodor Ture Valter
h - g ks: Viggo Vilgot
h - g s: Friherrn Kejsarn
h - g u: Mozart Ramses Vivaldi Yoda Zen
h - g us: Farao
h - l -: Ziggy
h - l k: Charlie
h - l ks: Alfons Bosse Emil Frasse Hasse Kalle Kasper Lasse Nicke Nisse* Olle Pelle Rasmus Sigge*
h - l ks: Totte Ville
h - l s: Filur Krabat Loke Lurifax Sebbe Trulle
h - l st: Buse Rackarn Skurk Slyngeln
h - l t: Ozzy
h - lm ks: Ludde
h - ln s: Findus
h - m ko: Puh
h - m ks: Murre
h - m kso: Kisse Mirre Misse Tusse
h - m so: Plutten Skrutt Spinn Sudden
h - m us: Kudden
h - md ut: Ursus
h - n k: Columbo Poirot Sherlock
h - n ks: Sniff
h - n s: Spanarn
h - n u: Darwin Edison Einstein Gagarin Hubble Magellan Mulder Newton Radar Sputnik
h - n us: Celsius Kolumbus Linné Nobel Snoken
h - nd k: Tintin
h b - ks: Brunte Jösse
h b - s: Havre
h b - so: Kotte
h b - us: Bävern Järpe Karljohan Knäcke Kummin Malt Muskot
h b g k: Bruno
h b g s: Hassel
h b m kso: Nalle
h b m o: Fudge
h b m s: Brum
h b m so: Bulle Kex Knäck Teddybjörn
h b m u: Chewie
h b md kst: Björn
h b md s: Skorpan
h b md t: Grizzly
h b md ust: Brunbjörn
h b md ut: Kodiak
h b n s: Mården
h f - k: Pongo
h f - ks: Fläcken Pricken
h f - s: Stänk
h f - u: Matisse Mix Monet Picasso Pierrot Tartan
h f l s: Kludd Pajas
h f l t: Joker
h f l us: Harlekin
h f m so: Pytt
h g - -: Smokey
h g - k: Dumbo Jumbo
h g - ks: Grålle
h g - s: Gråtass Rök Röken
h g - us: Blyerts Grus Merkurius Sillen Strömming
h g d st: Gråben Ulv Varg
h g g -: Earl
h g g st: Berg
h g g us: Kisel Skiffer
h g g ust: Granit
h g l k: Flipper Tom
h g l ks: Musse
h g m u: Totoro
h gf - us: Makrill
h o - -: Nemo Rufus Rusty
h o - so: Rödis
h o - u: Cheddar Mango
h o - us: Laxen
h o d k: Leo
h o d kt: Aslan
h o d st: Lejonet
h o d t: Mufasa Simba*
h o g ks: Gustaf
h o g u: Garfield
h o l so: Kurre
h o l u: Curry
h o ln ks: Mickel
h o n s: Räven
h of d t: Tiger
h of l k: Tigger
h s - -: Blackie
h s - k: Nero
h s - s: Kolbit Sot Sotarn
h s - u: Noir Salem
h s - us: Kaviar Mullvad
h s d kt: Bagheera Batman Zorro
h s d st: Panter
h s d t: Vader
h s g u: Obsidian
h s l k: Puck
h s m so: Salmiak
h s n s: Beck Korpen
h sb - u: Porter
h sb m s: Tryffel
h sf - k: Felix Sylvester
h sf - u: Smoking
h sf - us: Frack Pingvin
h sf d st: Pirat
h sf l t: Bandit
h sg - us: Asfalt
h v - k: Casper
h v - ks: Laban Mumin
h v - s: Balder Mjölke Spöket
h v - us: Mjöl
h v d ut: Yeti
h v g so: Snögubbe
h v g us: Jökel
h v md ust: Isbjörn
h v n us: Fjällräv
hf - - s: Maskot
hf - - ut: Bowie
hf - d so: Hjältis
hf - d sot: Tuffis
hf - d t: Puma
hf - g us: Sfinx
hf - l s: Bus Skoj
hf - l so: Busfröet Jojo
hf - l st: Bråkstake
hf - m kso: Kissemiss
hf - m so: Goding Gos Gosis Knytt Kram Lillis Mjukis Mys Puss Raring Sötnos
hf - m us: Pläd Soffan
hf - n s: Agenten Frågvis Smyg Spion
hf - n so: Nos
hf - n us: Kikaren Kompass Lupp Teleskop
hf - nd t: Indiana
hf b - ko: Bambi
hf b - s: Jord
hf b - so: Mandel Russin
hf b - us: Ekollon Torv Valnöt
hf b g s: Ugglan
hf b g u: Teak
hf b g us: Ekstubbe Mahogny
hf b gd st: Berguv Uven
hf b l u: Cola
hf b l us: Colaflaska Julmust Svagdricka
hf b ln s: Apan
hf b ln so: Apungen
hf b ln us: Jordekorre Utter
hf b m -: Latte
hf b m o: Brownie Muffin Toffee
hf b m s: Kaffe Sirap
hf b m so: Choklad Kakao Kanelbulle
hf b n s: Brunråtta Mård
hf b n us: Iller
hf bf - u: Tabby
hf bf - us: Müsli
hf bf m o: Cookie
hf f - u: Pixel
hf f - us: Akvarell Mosaik Ruter
hf f d t: Leopard
hf f g s: Blomsterkrans Blomsteräng
hf f g us: Marmor Sköldpadda
hf f l u: Ludo
hf f l us: Konfetti
hf f m so: Godis Gottepåse Marmorkaka Polkagris
hf f m us: Lapptäcke Trasmatta
hf f n u: Prisma
hf f n us: Grävling Kalejdoskop
hf g - s: Silver
hf g - so: Blåbär
hf g d so: Vargunge
hf g d st: Storm
hf g g s: Regn Vide
hf g g us: Gråsten
hf g l us: Säl Tumlare
hf g ln s: Gråapa
hf g m o: Koala
hf g m s: Gråull Ludd
hf g m so: Dammtuss
hf g m u: Chinchilla
hf g m us: Raggsocka
hf g n s: Gråkråka Råttan
hf g n so: Mus
hf gb - s: Igelkott
hf gf ln us: Tvättbjörn
hf gf n so: Tvättis
hf o - -: Sunny
hf o - s: Rödtott
hf o - so: Hjortron Nypon
hf o - us: Kantarell Morot
hf o d so: Lejonungen
hf o d st: Glöd
hf o g s: Lönn Solnedgång
hf o l u: Chili Zest
hf o l us: Basketboll Clownfisk
hf o m s: Brasan Saffran
hf o m so: Honung Honungskaka Morotskaka Pumpapaj Saffransbulle
hf o mn so: Rävunge
hf o n s: Räv Rödhaken Rödräv
hf ob - us: Koppar
hf ob ln s: Ekorren
hf ob m s: Kanel
hf of d so: Tigerunge
hf of g s: Höst Höstlöv Höstskog Oktober
hf s - so: Björnbär
hf s - u: Vinyl
hf s g -: Shadow
hf s g s: Midnatt Stjärnnatt
hf s g u: Onyx
hf s g us: Ebenholts
hf s l kst: Krut
hf s l u: Jinx
hf s l us: Hockeypuck Nattsudd
hf s m so: Lakrits Lakritskola Sotis Sotnos
hf s md ust: Svartbjörn
hf s n s: Korpungen
hf s n u: Raven
hf s nd t: Ninja
hf sb m u: Espresso
hf sf l u: Domino
hf sf m o: Oreo Panda
hf sf n s: Skatungen
hf v - -: Snowy
hf v - so: Snöis
hf v - u: Tofu Yuki
hf v - us: Isbit Keso Kokos
hf v d ust: Snöleopard
hf v g s: Vinter
hf v g st: Isberget
hf v l s: Snöboll Snöbollskrig Snöyra
hf v l u: Pingpong Popcorn
hf v l us: Golfboll Pingis Visp
hf v m s: Vanilj
hf v m so: Bomull Bomullstuss Dun Dunis Fjun Snötuss Socker Sockervadd Ängel
hf v m uo: Marshmallow
hf v m us: Vadd
hf v n s: Fiskmås Mås Måsen
hf v n u: Astronaut
hf v n us: Snövessla
hf vg g s: Frost Moln
hf vg g so: Molntuss
hf vg m so: Sälkut
hf vg n s: Gråtrut
`;
