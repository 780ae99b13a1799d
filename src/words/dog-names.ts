/*
 * Dog names, selected and classified by hand. Each line has the marks of the names after its colon:
 *
 *   sexes  sizes  personalities  breed groups  styles: names
 *
 * An asterisk after a name: it is in the published lists of pet-top-names.ts and is drawn twice as often.
 *
 * The marks describe what the name suggests, not the dogs that have it. A name gets every mark whose
 * rule holds, and - in a column where none does. What a well-known bearer is like comes before what
 * the word means, and that before the kind of name.
 *
 * sexes: h hane, t tik
 * sizes:
 *   s små    short, playful or dainty names and small things (Pip, Smulan)
 *   m medel  names of people, and most others
 *   l stora  strong or heavy names: gods, heroes, large animals, thunder, dignified old men (Tor)
 * personalities, of all pets:
 *   l lekfull  play, pranks, wildness, dance, speed, explosives, what fizzes or stings (Busan, Raket,
 *              Peppar); animals known for play (Utter, Apan); bearers known for pranks (Pippi, Loke);
 *              nicknames of people in -e, -y, -ie, -i, -is or -an (Kalle, Molly, Sickan)
 *   g lugn     full first names that people born before 1950 have in Sweden (Doris, Gunnar); titles
 *              and rulers of old (Baron, Farao); the wise, poets and composers (Yoda, Mozart); sleep,
 *              night, still weather and autumn (Dimma); calm water and shore; stone, trees, herbs and
 *              flowers; calm animals (Dagros, a cow; the owl, the swan); faithful ones (Trofast)
 *   m modig    heroes, fighters, soldiers, police and daring trades (Rambo, Riddarn, Kapten); the
 *              mightiest gods and those of war and the hunt (Tor, Diana); monsters; large beasts of
 *              prey and birds of prey, and their young (Varg, Lejonungen, Falk); storm, thunder and
 *              fire; weapons; "tuff"
 *   k kelig    endearments, love, hugs and words for someone small (Gosan, Kram, Lillan, Skrutt); what
 *              is soft, shaggy or warm (Bomull, Lurv, Latte); bears and cuddly animals (Nalle); sweets
 *              and cakes, and the spices that are baked into them (Kola, Kanel)
 * breed groups:
 *   n nordiska   first names of Old Norse origin (Astrid, Gunnar), Norse gods and beings of Nordic
 *                folklore (Tor, Tomte), Sami and Finnish names, places in the north (Kebne), snow, ice
 *                and winter, animals of the north (Varg), sledge dogs (Balto)
 *   j jakthund   hunting, game, birds of prey and forest (Drev, Orre, Falk, Mossa); sniffing and
 *                tracking, hunters and detectives (Nosa, Diana, Sherlock); old names of hunting dogs
 *                (Ajax, Bister, Cesar, Cora, Flink, Hektor, Karo, Klinga, Krut, Kvick, Munter, Nero,
 *                Rapp, Rask, Speja, Trofast, Trogen)
 *   h herdehund  sheep, cows, wool, pasture and herdsmen (Lammet, Majros, Cowboy); guards and police
 *                (Passopp, Sheriff); herding dogs of stories (Lassie, Rex); Scottish and Welsh names
 *                and words (Angus, Skye); the short names of British sheepdogs (Ben, Bess, Cap, Dash,
 *                Flash, Floss, Fly, Glen, Jess, Meg, Moss, Nell, Roy, Shep, Swift, Tess, Tip, Zip)
 *   t terrier    pranks, mischief and rogues, sparks, fire, pepper and growls (Busan, Bandit, Gnista);
 *                cocky ones (Tuffen, Spike); English names and words in -y or -ie (Archie, Rocky), but
 *                no title; known terriers (Milou; Jack, for the Jack Russell)
 *   s sällskap   endearments, sweets, cakes and berries (Gosan, Kola); jewels, titles, flowers and
 *                French elegance (Baron, Fleur); artists and thinkers; first names and nicknames of
 *                people that are in no other group (Doris, Kalle)
 * styles, only for /husdjursnamn:
 *   k klassiska  first names and nicknames that people born before 1950 have in Sweden; old pet names
 *                (Karo, Misse); figures of stories, comics and films from before 1970 (Pippi, Lassie)
 *   u unika      what one hardly expects on a pet, and no first name: dishes, fruit and vegetables,
 *                herbs, materials and things, species, places, foreign words, figures of myth,
 *                history, art, science and film; never klassiska
 *   s svenska    Swedish words, but a loan only if English spells it otherwise (Choklad); Norse myths,
 *                places in Sweden; first names and nicknames, unless they are as usual in English
 *                (Agda and Kalle, but not Alice)
 *   o söta       endearments and small, soft or sweet things (Gosan, Smulan, Kola, Hallon); babyish
 *                sounds and doublings (Mimmi, Pip)
 *   t tuffa      beasts of prey, fighters, villains and rogues, the strongest gods, monsters, storm,
 *                fire, hard stone and ice, growls, weapons, engines, rock stars (Varg, Rocky, Tor,
 *                Granit, Turbo)
 */

export const dogNames = `
h l - - ks: Lufsen
h l - - kt: Obelix
h l - - t: Diesel
h l - - u: Sirius Texas
h l - - ut: Atlas
h l - h -: Angus Duncan
h l - h us: Gumsen
h l - j k: Nero
h l - j st: Bister
h l - j u: Argos
h l - n s: Balder
h l - n us: Gorm Kebne Sarek Sleipner Ymer
h l - s -: Boris
h l g - k: Gandalf
h l g - ks: Båtsman
h l g - st: Berg
h l g - us: Bumling
h l g j ks: Trofast
h l g n ks: Harald Jarl Vidar
h l g n us: Jökel
h l g s k: Baron Bruno Ferdinand Lord
h l g s ks: Lennart
h l g s u: Beethoven
h l k - k: Baloo
h l k - s: Brum
h l k - u: Chewie
h l m - k: Major
h l m - kt: Aslan Brutus
h l m - s: Majoren
h l m - t: Boss Tyson*
h l m - ut: Terminator Zeus
h l m h -: Wallace
h l m h kt: Rex
h l m j -: Ranger
h l m j k: Ajax Cesar Hektor
h l m j st: Örn
h l m j t: Hunter
h l m j u: Orion
h l m n k: Buck
h l m n kst: Ragnar
h l m n st: Järv Oden Tor Ulv Varg Viking
h l m n u: Balto
h l m n us: Heimdal
h l m n ust: Fenris Garm Tyr
h l m n ut: Nanuk
h l m s k: Portos
h l mk - ks: Bamse*
h l mk - ut: Kodiak Ursus
h l mk n kst: Björn
h l mk n ust: Brunbjörn Panserbjörn
h m - - k: Fido Musti
h m - - s: Birk
h m - h k: Laddie
h m - h u: Cap Moss Tweed
h m - j k: Sherlock Watson
h m - j us: Bracke Drev Hagel Orre Skall
h m - n ks: Jussi Snorre
h m - n us: Floke Hugin
h m - s -: Bob Dexter Morris Winston
h m - t -: Ruff
h m g n ks: Arne Egil Einar Eskil Folke Ivar Knut Leif Rune Sixten Ture Åke
h m g n s: Ask Frode
h m g s k: Hugo*
h m g s ks: Axel Evert Ludvig Nils Oskar Prins Svante Tage Valter Vilgot
h m g s s: Greven
h m g t k: Henry
h m k - so: Lurv
h m l - st: Blixt
h m l j ks: Mickel Munter Rask
h m l j kst: Krut
h m l s ks: Frasse Uffe
h m m h ks: Passopp
h m m j st: Hök
h ml - - k: Pompe Pongo
h ml - h -: Ben Fergus Hamish Roy
h ml - h k: Shep
h ml - h s: Herden
h ml - h u: Glen
h ml - h us: Baggen
h ml - j k: Karo
h ml - n s: Frej Korp
h ml - n us: Abisko
h ml - n ust: Grim
h ml - s -: Enzo Kenzo Lukas Sam Zack
h ml - s k: Elmer Max*
h ml - t -: Murphy Stanley
h ml - t t: Spike
h ml g - -: Shadow
h ml g - ust: Granit
h ml g h -: Douglas
h ml g j ks: Trogen
h ml g n ks: Birger Fritiof Gunnar Helge Hjalmar Holger Orvar Sven Torsten Östen
h ml g n s: Brage Frost
h ml g n us: Mimer
h ml g s k: Albert Alfred Hubert Konrad Manfred
h ml g s ks: Algot August Bengt Bertil Gustav Gösta Sture Valdemar
h ml g s u: Dante Sokrates
h ml gk s so: Gubben
h ml k - kso: Nalle
h ml k - so: Lurvas
h ml k s s: Kompis
h ml k t ko: Teddy
h ml l - -: Pumba
h ml l - k: Pluto
h ml l n s: Loke
h ml l s ks: Bosse* Hasse Lasse Melker Ragge Roffe
h ml l t k: Barney Buster
h ml l t s: Lurifax
h ml l t st: Skurk Slyngel
h ml m - kt: Zorro*
h ml m - s: Kapten
h ml m - t: Rambo Simba
h ml m h s: Väktarn
h ml m h t: Sheriff
h ml m h u: Gaucho
h ml m j st: Falk
h ml m j u: Jäger
h ml m n ks: Sigurd
h ml m n ust: Freke
h ml m s k: Atos Leo
h ml m t t: Rocky*
h s - - -: Nemo
h s - - k: Bilbo
h s - - ks: Pricken
h s - - kso: Tass
h s - - u: Bonus Dobby Gizmo Pickles
h s - - us: Nubbe
h s - ht k: Jock
h s - j so: Kotte Snuffe
h s - n ks: Plupp
h s - s k: Epelin
h s - s so: Pip
h s - t -: Scruffy
h s - t k: Idefix
h s g - u: Yoda
h s g s u: Chopin
h s k s s: Parvel
h s k s so: Nosse Plutten Skrutt Sudden Tufsen
h s l - ks: Musse
h s l - s: Svipp
h s l - so: Kurre
h s l ht -: Scottie
h s l n us: Ratatosk
h s l s -: Benji
h s l s ks: Totte
h s l s s: Mille
h s l t -: Alfie Archie Ollie Sparky
h s l t k: Milou
h s l t ks: Fnatte Knatte
h s l t us: Peppar
h s l t ust: Dynamit
h s m - k: Frodo Tintin
h s m n so: Lillviking
h s m s u: Napoleon
h s m t t: Scrappy
h sm - - -: Ringo Skipper
h sm - - k: Spot
h sm - - ks: Fläcken
h sm - - kt: Elvis*
h sm - - s: Rufs
h sm - h -: Dylan Ewan
h sm - h u: Tip
h sm - ht -: Whisky
h sm - n s: Tomte
h sm - n us: Buski
h sm - s -: Elton Milo* Otis Rufus
h sm - s k: Casper Felix
h sm - s u: Picasso
h sm - s us: Punsch
h sm - t k: Jack
h sm g h us: Timotej
h sm g s k: Otto
h sm g s ks: Albin Edvin Fridolin Malte Viggo
h sm g s u: Mozart
h sm k s s: Tryffel
h sm k s so: Bullen
h sm l - k: Dino
h sm l - ks: Snobben
h sm l - st: Raket
h sm l - t: Turbo
h sm l h u: Shaun
h sm l ht -: Jamie Robbie
h sm l j ks: Flink Kvick Rapp
h sm l n s: Trolle
h sm l s ks: Alfons Emil Jeppe Kalle Nicke Nisse Olle Pelle Rasmus Sigge* Sune Valle Ville
h sm l s s: Abbe Hobbe Molle Stickan Zigge
h sm l t -: Frankie Freddie Monty Toby Ziggy
h sm l t k: Charlie* Harry*
h sm l t s: Filur
h sm l t st: Busen Rackarn
h sm l t t: Bandit Ozzy*
h sm lk s ks: Ludde*
h sm m s k: Aramis
h sm m t sot: Tuffen
h sml - t -: Percy Smokey
h sml g j s: Tall
h sml g s s: Kejsarn
h sml k - ko: Puh
h sml l t s: Krabat
h sml m h s: Konstapel
h sml m h t: Cowboy
h sml m s s: Riddarn
ht l mk n ust: Isbjörn
ht l mk t t: Grizzly
ht m - - us: Eko
ht m k n so: Renkalv
ht m m j -: Scout
ht ml - n s: Norrsken
ht ml g - st: Klippan
ht ml g n s: Vinter
ht ml g t -: Cloudy
ht ml k h u: Merino
ht ml k h us: Getragg Lammull Vadmal
ht ml k j so: Hjortkalv
ht ml k j u: Loden
ht ml l - us: Virvelvind
ht ml l n u: Slalom
ht ml l n us: Snöracer
ht ml l t st: Vilding
ht ml l t u: Tabasco
ht ml m - st: Storm
ht ml m n so: Vargunge
ht ml m n st: Snöstorm
ht ml m t t: Stormy
ht s - - u: Pixel
ht s - n us: Lämmel
ht s - s so: Hallon Lingon Mandel
ht s k h so: Lammet Lammis Ulltuss
ht s k j so: Harpalt Harungen
ht s k n so: Snötuss
ht s k s -: Latte
ht s k s o: Biscuit Muffin Toffee
ht s k s so: Knytt Sötnos
ht s k s uo: Marshmallow
ht s k t o: Cookie Sweetie
ht s l - so: Jojo
ht s l h u: Zip
ht s l ht -: Taffy
ht s l n s: Snöboll
ht s l n so: Trollunge
ht s l t k: Puck
ht s l t so: Busfröet
ht s m h so: Vaktis
ht s m j st: Sparvhök Tornfalk
ht s m s so: Hjältis
ht s m t sot: Tuffis
ht sm g h s: Klöver Tistel
ht sm g n s: Snö
ht sm g t -: Sleepy
ht sm k j so: Rävunge
ht sm k n so: Snödun
ht sm k s s: Kanel Saffran
ht sm k s so: Kakao Lakrits
ht sm k t -: Cosy
ht sm k t o: Brownie Fluffy Honey
ht sm l - us: Virvel
ht sm l h u: Swift
ht sm l t u: Chili
ht sml g j s: Skog
ht sml k h us: Ylle
ht sml k ht -: Wooly
ht sml k n us: Lovikka
ht sml k s so: Hjärtat Teddybjörn Älskling
ht sml l h u: Dash Flash
ht sml l j s: Pil
ht sml l n s: Trolltyg
ht sml l n us: Pulka
ht sml l t st: Bråkstake
ht sml m s so: Lejonungen
t l - - u: Hera
t l m - st: Åska
t l m - ut: Athena
t l m n us: Skade
t m - - ks: Stjärna
t m - - u: Zelda
t m - h -: Bess Jess Meg Nell Tess
t m - h u: Skye
t m - h us: Valla
t m - j k: Cora
t m - j ks: Speja
t m - n s: Embla Yrsa
t m - n so: Hjortron
t m - n us: Vittra
t m - s -: Zita
t m - s s: Tilda
t m g h u: Heather
t m g n ks: Astrid Gerda Saga Sigrid
t m g s k: Matilda Nora Rosa
t m g s ks: Asta Ebba Lina Lovisa Majken Märta Rut Selma* Ulla
t m l - s: Vilda
t m l h u: Fly
t m m - t: Tigra
t m m j kst: Klinga
t ml - - s: Aska
t ml - - u: Juno Raja
t ml - h us: Kulning
t ml - n ks: Akka
t ml - n s: Freja
t ml - n us: Driva Frigg Kiruna
t ml - s -: Donna Kira Lara Nova*
t ml g - s: Dimma Skugga
t ml g h s: Dagros Gullros Kossan Majros Sommarros
t ml g h us: Tackan
t ml g n ks: Gudrun Ingrid Tora Tyra
t ml g s k: Hilda Olga
t ml g s ks: Berit Fredrika Hildegard Hulda Kerstin Majvor Svea
t ml lm - s: Ronja*
t ml m - t: Xena
t ml m h k: Lassie
t ml m j k: Diana
t ml m j u: Artemis
t ml m n st: Ylva
t ml m s ks: Blenda
t ml m t t: Ripley
t s - s -: Colette
t s - s ko: Fifi Mimmi
t s - s o: Coco Fiffi Gigi Lulu
t s - s s: Juni
t s - s so: Humlan Myran Smultron Älva Ärtan
t s - s u: Bijou Diva Odette
t s g s s: Mynta
t s g s so: Prinsessan Viol
t s g s u: Fleur
t s g t -: Poppy
t s g t ko: Daisy
t s k h so: Ullis
t s k s kso: Sessan
t s k s so: Gosan Karamell Kola Lillan Mysan Pyret Semlan Skruttan Smulan Ängla
t s k t o: Candy
t s l ht -: Maisie
t s l s ks: Fia Kicki Skrållan
t s l s so: Loppan
t s l t -: Dottie Izzy Millie Missy Penny Tilly Trixie Winnie
t s l t k: Dolly
t s l t o: Pixie
t s l t s: Gnista
t sm - - s: Isa
t sm - h -: Fiona Gwen Isla
t sm - h k: Heidi
t sm - h u: Floss
t sm - h us: Bjällra
t sm - j so: Nosa
t sm - n s: Eira Idun Liv Nanna Ripa Tova Tuva
t sm - n us: Runa
t sm - s -: Mabel Maude
t sm - s k: Bella* Cleo
t sm - s ks: Maja* Pärla Stina
t sm - s s: Lova Moa Smilla Tindra*
t sm - t -: Foxy
t sm - t st: Morran
t sm g n ks: Disa Signe Siv
t sm g s -: Luna*
t sm g s k: Agnes Alice* Doris* Edith Ella Elvira Flora Ida Iris Irma Lady Margot Stella* Vera Viola
t sm g s k: Wilhelmina Wilma*
t sm g s ks: Agda Alva Elsa* Ester Frida Greta Hedda Tekla
t sm g s s: Blomma Tanten
t sm g s u: Hazel
t sm g t -: Ivy Misty Rosie Ruby
t sm g ts k: Fanny
t sm gk j s: Mossa
t sm k s -: Mocca
t sm k s s: Kardemumma
t sm k s so: Gullan
t sm l s -: Dixi
t sm l s ks: Kajsa Lotta Sickan
t sm l s s: Majsan
t sm l t -: Bonnie Ginger Jackie Maggie Peggy Roxy
t sm l t k: Betty Molly* Nelly Polly Sally*
t sm l t so: Busan
t sm lm s ks: Madicken Tjorven
t sm lm t ks: Pippi
t sm m - -: Leia* Nala
t sm m t st: Flamma
t sml g j s: Gläntan Gran
t sml g s s: Kejsarinnan
t sml g s us: Kleopatra
t sml l n s: Snöyra
t sml l n us: Vildvittra
t sml l s -: Ballerina
t sml m h t: Cowgirl
t sml m n ust: Sköldmö
t sml m s u: Jeanne
t sml m t t: Buffy
`;
