/*
 * Cat names, selected and classified by hand. Lines and asterisks as in dog-names.ts:
 *
 *   sexes  colours  personalities  styles: names
 *
 * No other animal that is nothing like a cat, and no thing that is known for its colour alone (Golfboll).
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
f - - -: Bonnie Ellie Emmy Millie Mitzi Nova Penny Tilly
f - - k: Bella Cleo Dolly Kitty Molly Nelly Polly Sally
f - - ko: Mimmi*
f - - ks: Kajsa Lisa Maja* Mymlan Stina Tofslan Vifslan
f - - o: Coco Fiffi Mini Tutti
f - - s: Blanka Freja Häxan Idun Ingefära Kardemumma Majsan Siri Smilla Tindra Trikå
f - - so: Pingla
f - - u: Kristall Minou Opal Paprika Zelda*
f - d -: Leia
f - d s: Lovis Ylva
f - d st: Åska
f - d t: Xena
f - g -: Luna*
f - g k: Alice Doris* Edith Ella Iris Irma Lady Stella Vera Wilhelmina Wilma
f - g ks: Agda Alma Astrid Ebba Elsa* Ester Fredrika Greta Hedvig Majken Saga Selma Signe Svea Tyra
f - g s: Drottning Grevinnan Lavendel Natta Skymning Solros
f - g so: Prinsessan Sippa Viol
f - g u: Kleopatra
f - l ks: Fia Lotta Sickan Skrållan
f - l o: Pixie
f - l s: Gnista
f - l so: Busan Loppan Snurran Vimsan
f - ld ks: Madicken My
f - ld s: Ronja
f - m kso: Missan
f - m s: Sammet
f - m so: Gosan Gullan Lillan Misan Nussan Pyret Sessan Skruttan Smulan Tussan
f - n k: Marple
f - n s: Smygan
f - n so: Nosan
f - n u: Curie Dora Scully
f b - s: Kastanj Mocka Murkla
f b - so: Limpan
f b - u: Chai Dadel Granola Soja
f b - uo: Tiramisu
f b g s: Brunkulla
f b g u: Hazel
f b m so: Karamell Kola Pepparkaka Pralin
f f - -: Dotty Polka
f f - s: Brokan Regnbåge Spräckla Strimma
f f - so: Fjäril Fräken Prickan Pusslan
f f - u: Batik Calico Kalikå Palett Zebra
f f d st: Lo
f f n s: Skatan
f g - s: Aska Grållan
f g - st: Flinta
f g - u: Platina
f g g -: Misty
f g g s: Dimma
f g n so: Musen
f o - -: Ginger Goldie
f o - s: Apelsin Aprikos Bärnsten Persika Pumpa Tigerlilja
f o - u: Amber Fanta Klementin Papaya
f o d -: Nala*
f o d st: Flamma
f o d ut: Lava
f o g s: Hösten Ringblomma
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
f v - -: Alba Bianca Blanche Perla
f v - ko: Daisy
f v - ks: Pärla Snövit
f v - s: Grädda Krita
f v - so: Pärlan
f v - u: Brie Mozzarella
f v g -: Jasmin
f v g s: Isdrottning Kamomill Lilja Prästkrage
f v g so: Flinga Liljekonvalj Snödroppe Snöflinga Vitsippa
f v m so: Gräddnos Maräng Ängla
f v n s: Hermelin
h - - -: Milo Ringo Ziggy
h - - k: Bilbo Fritz Watson
h - - ks: Bosse Frasse Hasse Isak Jussi Jösse Lasse Måns Nicke Olle Pelle Plupp Rasmus Sigge* Sniff
h - - ks: Totte Ville
h - - kso: Tass
h - - kt: Elvis
h - - s: Balder Frej Havre Kisel Sebbe Sillen Strömming
h - - so: Tassen
h - - t: Jagger
h - - u: Dobby Gizmo Matisse Merkurius Monet Picasso Pierrot
h - d k: Aramis Atos Frodo Portos
h - d ks: Mio
h - d kt: Tarzan
h - d sot: Tuffen
h - d st: Oden Pirat Tor
h - d t: Rambo Rocky Tyson
h - g -: Earl
h - g k: Baron Hugo Konrad Otto
h - g ks: Albin Bertil Gösta Ludvig Malte Mumrik Nils Oskar Sixten Sture Tage Teodor Ture Valter
h - g ks: Viggo Vilgot
h - g s: Friherrn Kejsarn
h - g u: Farao Mozart Ramses Vivaldi Yoda Zen
h - l -: Charlie
h s l k: Puck
h - l ks: Alfons Emil Kalle Kasper Musse Nisse*
h - l s: Filur Krabat Loke Lurifax Pajas Trulle
h - l st: Buse Rackarn Skurk Slyngeln
h - l t: Bandit Joker Ozzy
h - ln s: Findus
h - m ko: Puh
h - m ks: Ludde Murre
h - m kso: Kisse Mirre Misse Tusse
h - m s: Kudden
h - m so: Plutten Pytt Skrutt Spinn Sudden
h - n k: Columbo Poirot Sherlock
h - n s: Linné Nobel Spanarn
h - n u: Celsius Darwin Edison Einstein Hubble Kolumbus Magellan Mulder Newton Radar Sputnik
h - nd k: Tintin
h b - ks: Brunte
h b - s: Karljohan Knäcke Kummin Malt Muskot Tryffel
h b - so: Kotte
h b - u: Chewie
h b d kst: Björn
h b d s: Skorpan
h b g k: Bruno
h b g s: Hassel
h b m kso: Nalle
h b m o: Fudge
h b m s: Brum
h b m so: Bulle Kex Knäck Teddybjörn
h f - k: Felix Pongo Sylvester
h f - ks: Fläcken Pricken
h f - s: Stänk
h f - u: Mix Tartan
h f l s: Kludd
h f l u: Harlekin
h g - -: Smokey
h g - k: Dumbo Jumbo
h g - ks: Grålle
h g - s: Blyerts Gråtass Rök Röken
h g - st: Granit
h g d st: Gråben Ulv Varg
h g l k: Tom
h g m u: Totoro
h o - -: Nemo Rufus Rusty
h o - so: Rödis
h o - u: Cheddar Curry Mango
h o d k: Leo
h o d st: Lejonet
h o d t: Mufasa Simba*
h o gd kt: Aslan
h o g ks: Gustaf
h o g u: Garfield
h o l so: Kurre
h o ln ks: Mickel
h o n s: Räven
h of d t: Tiger
h of l k: Tigger
h s - -: Blackie
h s - k: Nero
h s - s: Frack Kaviar Kolbit Mullvad Sot Sotarn
h s - u: Noir Obsidian Porter Salem Smoking
h s d kt: Bagheera Batman Zorro
h s d st: Panter
h s d t: Vader
h s m so: Salmiak
h s n s: Beck
h v - k: Casper
h v - ks: Laban Mumin
h v - s: Jökel Mjölke Spöket
h v d ut: Yeti
h v g so: Snögubbe
h v n s: Fjällräv
hf - - -: Sunny
hf - - s: Maskot Oktober Visp
hf - - so: Blåbär
hf - - u: Akvarell Chili Müsli Pixel
hf - - ut: Bowie
hf - d so: Hjältis
hf - md sot: Tuffis
hf - d st: Storm
hf - d t: Puma
hf - g s: Blomsterkrans Lönn Vide
hf - g u: Sfinx
hf - l s: Bus Skoj
hf - l so: Busfröet Jojo
hf - l st: Bråkstake
hf - l u: Jinx
hf - m kso: Kissemiss
hf - m s: Ludd Pläd Soffan
hf - m so: Goding Godis Gos Gosis Knytt Kram Lillis Mjukis Mys Puss Raring Sötnos
hf - n s: Agenten Frågvis Kompass Lupp Smyg Spion
hf - n so: Nos
hf - nd t: Indiana
hf b - -: Latte
hf b - ko: Bambi
hf b - s: Ekollon Julmust Kaffe Kanel Sirap Svagdricka Valnöt
hf b - so: Mandel Russin
hf b - u: Cola Mahogny Teak
hf b g s: Ekstubbe
hf b ln s: Utter
hf b m o: Brownie Cookie Muffin Toffee
hf b m so: Choklad Kakao Kanelbulle
hf f - s: Ruter
hf f - u: Kalejdoskop Marmor Mosaik Prisma Tabby
hf f d st: Snöleopard
hf f d t: Leopard
hf f g s: Blomsteräng
hf f l u: Domino Konfetti Ludo
hf f n s: Tvättbjörn
hf f m o: Panda
hf f m s: Lapptäcke Trasmatta
hf f m so: Gottepåse Marmorkaka Polkagris
hf g - -: Silver
hf g - s: Gråsten
hf g d so: Vargunge
hf g g s: Dimslöja Regn
hf g l s: Kvicksilver
hf g m s: Gråull Raggsocka
hf g m so: Dammtuss
hf g n so: Mus
hf o - s: Kantarell Koppar Morot Rödtott Saffran
hf o - so: Hjortron Nypon
hf o - u: Zest
hf o d so: Lejonungen
hf o d st: Glöd
hf o g s: Höst Höstlöv Solnedgång
hf o m s: Brasan
hf o m so: Honung Honungskaka Morotskaka Pumpapaj Saffransbulle
hf o mn so: Rävunge
hf o n s: Räv Rödräv
hf ob ln s: Ekorren
hf of d so: Tigerunge
hf of g s: Höstskog
hf s - s: Nattsudd
hf s - so: Björnbär
hf s - u: Ebenholts Onyx Vinyl
hf s g -: Shadow
hf s g s: Midnatt Stjärnnatt
hf s l kst: Krut
hf s m so: Lakrits Lakritskola Sotis Sotnos
hf s n u: Raven
hf s nd t: Ninja
hf sb - u: Espresso
hf sf m o: Oreo
hf v - -: Snowy
hf v - s: Isbit Vanilj
hf v - so: Snöis
hf v - st: Isberget
hf v - u: Keso Kokos Popcorn Tofu Yuki
hf v g s: Frost Moln Vinter
hf v g so: Molntuss
hf v l s: Snöboll Snöbollskrig Snöyra
hf v m s: Vadd
hf v m so: Bomull Bomullstuss Dun Dunis Fjun Snötuss Socker Sockervadd Ängel
hf v m uo: Marshmallow
`;
