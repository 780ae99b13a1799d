/*
 * Cat names, selected and classified by hand. Lines and asterisks as in dog-names.ts:
 *
 *   sexes  colours  personalities  styles: names
 *
 * The marks describe what the name suggests, not the cats that have it; - where no rule holds.
 *
 * sexes: h hane, f hona
 * colours: s svart, v vit, o orange, g grå, b brun, f flerfärgad or patterned. The name is a colour,
 *   or a thing, animal or figure that everyone pictures in it (Lakrits, Räven); at most two. What is
 *   black and white (Pingvin, Panda), striped or spotted is f, not the colours in it; s and o too only
 *   where the one colour is pictured first (Oreo, Tiger)
 * personalities:
 *   l lekfull, g lugn: the rules of dog-names.ts
 *   m mysig    the rule of kelig in dog-names.ts, and what is cosy at home (Kudden, Brasan)
 *   n nyfiken  detectives, spies, scientists and explorers (Sherlock, Darwin) and their instruments;
 *              asking, searching, sniffing and sneaking (Spanarn, Nosan, Smyg); foxes, mice and rats,
 *              squirrels, the marten family, raccoons, monkeys, crows and the robin (Skatan)
 *   d modig    the rule of dog-names.ts; only for /husdjursnamn
 * styles, only for /husdjursnamn: the rules of dog-names.ts
 */

export const catNames = `
f - - -: Mitzi Nova
f - - k: Bella Cleo
f - - ko: Mimmi*
f - - ks: Lisa Maja* Mymlan Stina Tofslan Vifslan
f - - o: Coco Fiffi Mini
f - - s: Blanka Freja Idun Siri Smilla Tindra
f - - so: Pingla
f - - st: Häxan
f - - u: Minou Zelda*
f - - us: Paprika Trikå
f - d -: Leia
f - d s: Lovis
f - d st: Ylva Åska
f - d t: Xena
f - g -: Luna*
f - g k: Alice Doris* Edith Ella Iris Irma Lady Stella Vera Wilhelmina Wilma
f - g ks: Agda Alma Astrid Ebba Elsa* Ester Fredrika Greta Hedvig Majken Saga Selma Signe Svea Tyra
f - g s: Drottning Grevinnan Natta Skymning Solros
f - g so: Prinsessan Sippa Viol
f - g u: Opal
f - g us: Kleopatra Kristall Lavendel
f - l -: Bonnie Ellie Emmy Millie Penny Tilly
f - l k: Dolly Kitty Molly Nelly Polly Sally
f - l ks: Fia Kajsa Lotta Sickan Skrållan
f - l o: Pixie Tutti
f - l s: Gnista Majsan
f - l so: Busan Loppan Snurran Vimsan
f - l us: Ingefära
f - ld ks: Madicken My
f - ld s: Ronja
f - m kso: Missan
f - m s: Kardemumma
f - m so: Gosan Gullan Lillan Misan Nussan Pyret Sessan Skruttan Smulan Tussan
f - m us: Sammet
f - n k: Marple
f - n s: Smygan
f - n so: Nosan
f - n u: Curie Dora Scully
f b - u: Granola
f b - us: Dadel Kastanj Murkla Soja
f b g u: Hazel
f b g us: Brunkulla
f b m s: Mocka
f b m so: Karamell Kola Limpan Pepparkaka Pralin
f b m u: Chai
f b m uo: Tiramisu
f b n us: Vessla
f f - s: Brokan Spräckla Strimma
f f - so: Fjäril Fräken Prickan Pusslan
f f - u: Calico Zebra
f f - us: Batik Kalikå Palett Regnbåge
f f d st: Lo
f f g so: Sköldis
f f l -: Dotty Polka
f f n s: Skatan
f g - s: Aska Grållan
f g - us: Platina
f g g -: Misty
f g g s: Dimma
f g g st: Flinta
f g l s: Delfin
f g n so: Musen
f o - -: Goldie
f o - s: Pumpa
f o - so: Räkan
f o - u: Amber Papaya
f o - us: Apelsin Aprikos Klementin Persika
f o d -: Nala*
f o d st: Flamma
f o d ut: Lava
f o g s: Hösten Ringblomma Tigerlilja
f o g us: Bärnsten
f o l -: Ginger
f o l u: Fanta
f o ld ks: Pippi
f o n -: Foxy
f ob - u: Sienna
f of d st: Tigris
f of d t: Tigra
f s - s: Sotan
f s - u: Nori
f s g s: Skugga
f s g so: Nattis
f s g u: Bastet
f s n s: Kaja Kråkan
f v - -: Alba Bianca Blanche Perla
f v - ks: Pärla Snövit
f v - s: Grädda
f v - so: Pärlan
f v - u: Brie Mozzarella
f v - us: Krita
f v g -: Jasmin
f v g ko: Daisy
f v g s: Isdrottning Lilja Svan
f v g so: Flinga Liljekonvalj Snödroppe Snöflinga Vitsippa
f v g us: Kamomill Prästkrage
f v m so: Gräddnos Maräng Ängla
f v n us: Hermelin
h - - -: Milo Ringo
h - - k: Bilbo Fritz Watson
h - - ks: Isak Jussi Jösse Måns Plupp Sniff
h - - kso: Tass
h - - kt: Elvis
h - - s: Balder Frej Havre
h - - so: Tassen
h - - t: Jagger
h - - u: Dobby Gizmo Matisse Monet Picasso Pierrot
h - - us: Merkurius Sillen Strömming
h - d k: Aramis Atos Frodo Portos
h - d ks: Mio
h - d kt: Tarzan
h - d sot: Tuffen
h - d st: Oden Pirat Tor
h - d t: Rambo Rocky Tyson
h - d ut: Ursus
h - g -: Earl
h - g k: Baron Hugo Konrad Otto
h - g ks: Albin Bertil Gösta Ludvig Malte Mumrik Nils Oskar Sixten Sture Tage Teodor Ture Valter
h - g ks: Viggo Vilgot
h - g s: Friherrn Kejsarn
h - g u: Mozart Ramses Vivaldi Yoda Zen
h - g us: Farao Kisel
h - l -: Charlie Ziggy
h - l k: Puck
h - l ks: Alfons Bosse Emil Frasse Hasse Kalle Kasper Lasse Musse Nicke Nisse* Olle Pelle Rasmus
h - l ks: Sigge* Totte Ville
h - l s: Filur Krabat Loke Lurifax Pajas Sebbe Trulle
h - l st: Buse Rackarn Skurk Slyngeln
h - l t: Bandit Joker Ozzy
h - lm ks: Ludde
h - ln s: Findus
h - m ko: Puh
h - m ks: Murre
h - m kso: Kisse Mirre Misse Tusse
h - m so: Plutten Pytt Skrutt Spinn Sudden
h - m us: Kudden
h - n k: Columbo Poirot Sherlock
h - n s: Spanarn
h - n u: Darwin Edison Einstein Gagarin Hubble Magellan Mulder Newton Radar Sputnik
h - n us: Celsius Kolumbus Linné Nobel Snoken
h - nd k: Tintin
h b - ks: Brunte
h b - so: Kotte
h b - us: Bävern Järpe Karljohan Knäcke Kummin Malt Muskot
h b d kst: Björn
h b d t: Grizzly
h b d ust: Brunbjörn
h b d ut: Kodiak
h b g k: Bruno
h b g s: Hassel
h b m kso: Nalle
h b m o: Fudge
h b m s: Brum Tryffel
h b m so: Bulle Kex Knäck Teddybjörn
h b m ut: Chewie
h b md s: Skorpan
h b n s: Mården
h f - k: Felix Pongo Sylvester
h f - ks: Fläcken Pricken
h f - s: Stänk
h f - u: Mix Tartan
h f - us: Pingvin
h f l s: Kludd
h f l us: Harlekin
h g - -: Smokey
h g - k: Dumbo Jumbo
h g - ks: Grålle
h g - s: Gråtass Rök Röken
h g - us: Blyerts Grus
h g d st: Gråben Ulv Varg
h g g st: Berg
h g g us: Skiffer
h g g ust: Granit
h g l k: Flipper Tom
h g m u: Totoro
h gf - us: Makrill
h o - -: Nemo Rufus Rusty
h o - so: Rödis
h o - u: Cheddar Curry Mango
h o - us: Laxen
h o d k: Leo
h o d kt: Aslan
h o d st: Lejonet
h o d t: Mufasa Simba*
h o g ks: Gustaf
h o g u: Garfield
h o l so: Kurre
h o ln ks: Mickel
h o n s: Räven
h of d t: Tiger
h of l k: Tigger
h s - -: Blackie
h s - k: Nero
h s - s: Kolbit Sot Sotarn
h s - u: Noir Porter Salem Smoking
h s - us: Asfalt Frack Kaviar Mullvad
h s d kt: Bagheera Batman Zorro
h s d st: Panter
h s d t: Vader
h s g u: Obsidian
h s m so: Salmiak
h s n s: Beck Korpen
h v - k: Casper
h v - ks: Laban Mumin
h v - s: Mjölke Spöket
h v - us: Mjöl
h v d ust: Isbjörn
h v md ut: Yeti
h v g so: Snögubbe
h v g us: Jökel
h v n us: Fjällräv
hf - - -: Sunny
hf - - s: Maskot
hf - - so: Blåbär
hf - - u: Pixel
hf - - us: Akvarell Müsli Visp
hf - - ut: Bowie
hf - d so: Hjältis
hf - d sot: Tuffis
hf - d st: Storm
hf - d t: Puma
hf - g s: Blomsterkrans Lönn Oktober Vide
hf - g us: Sfinx
hf - l s: Bus Skoj
hf - l so: Busfröet Jojo
hf - l st: Bråkstake
hf - l u: Chili Jinx Pingpong
hf - l us: Pingis
hf - ln us: Tvättbjörn
hf - m kso: Kissemiss
hf - m s: Ludd
hf - m so: Goding Godis Gos Gosis Knytt Kram Lillis Mjukis Mys Puss Raring Sötnos
hf - m us: Pläd Soffan
hf - n s: Agenten Frågvis Smyg Spion
hf - n so: Nos Tvättis
hf - n us: Kikaren Kompass Lupp Teleskop
hf - nd t: Indiana
hf b - ko: Bambi
hf b - s: Igelkott Jord
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
hf b m o: Brownie Cookie Muffin Toffee
hf b m s: Kaffe Kanel Sirap
hf b m so: Choklad Kakao Kanelbulle
hf b n s: Brunråtta Mård
hf b n us: Iller
hf f - u: Prisma Tabby
hf f - us: Kalejdoskop Mosaik Ruter
hf f d t: Leopard
hf f d ust: Snöleopard
hf f g s: Blomsteräng
hf f g us: Marmor Sköldpadda
hf f l u: Domino Ludo
hf f l us: Konfetti
hf f m o: Panda
hf f m so: Gottepåse Marmorkaka Polkagris
hf f m us: Lapptäcke Trasmatta
hf f n s: Skatungen
hf f n us: Grävling
hf g - s: Gråtrut Silver
hf g d so: Vargunge
hf g g s: Regn
hf g g us: Dimslöja Gråsten
hf g l us: Säl Tumlare
hf g ln s: Gråapa
hf g m o: Koala
hf g m s: Gråull
hf g m so: Dammtuss
hf g m u: Chinchilla
hf g m us: Raggsocka
hf g n s: Gråkråka Råttan
hf g n so: Mus
hf o - s: Rödtott
hf o - so: Hjortron Nypon
hf o - u: Zest
hf o - us: Kantarell Koppar Morot
hf o d so: Lejonungen
hf o d st: Glöd
hf o g s: Höst Höstlöv Solnedgång
hf o l us: Basketboll Clownfisk
hf o m s: Brasan Saffran
hf o m so: Honung Honungskaka Morotskaka Pumpapaj Saffransbulle
hf o mn so: Rävunge
hf o n s: Räv Rödhaken Rödräv
hf ob ln s: Ekorren
hf of d so: Tigerunge
hf of g s: Höstskog
hf s - so: Björnbär
hf s - u: Vinyl
hf s d ust: Svartbjörn
hf s g -: Shadow
hf s g s: Midnatt Stjärnnatt
hf s g u: Onyx
hf s g us: Ebenholts
hf s l kst: Krut
hf s l us: Hockeypuck Nattsudd
hf s m so: Lakrits Lakritskola Sotis Sotnos
hf s n s: Korpungen
hf s n u: Raven
hf s nd t: Ninja
hf sb m u: Espresso
hf sf m o: Oreo
hf v - -: Snowy
hf v - s: Fiskmås Mås Måsen
hf v - so: Snöis
hf v - u: Tofu Yuki
hf v - us: Isbit Keso Kokos
hf v g s: Frost Moln Vinter
hf v g so: Molntuss
hf v g st: Isberget
hf v l s: Snöboll Snöbollskrig Snöyra
hf v l u: Popcorn
hf v l us: Golfboll
hf v m s: Vanilj
hf v m so: Bomull Bomullstuss Dun Dunis Fjun Snötuss Socker Sockervadd Sälkut Ängel
hf v m uo: Marshmallow
hf v m us: Vadd
hf v n u: Astronaut
hf v n us: Snövessla
`;
