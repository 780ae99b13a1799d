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
 * sizes, one for each name, though a name says little about the size of a dog:
 *   l stora  large by meaning: gods and heroes, rulers and titles, large and strong animals, storm,
 *            mountains and rock, engines (Tor, Bamse)
 *   s små    small by meaning: small things, animals and people, endearments, sweets (Smulan, Frodo);
 *            otherwise by sound: two syllables of which the last is an i (Molly, Fifi)
 *   m medel  all others, names of people above all
 * personalities, of all pets:
 *   l lekfull  play, pranks, wildness, dance, speed and explosives (Busan, Raket); animals known for
 *              play (Utter, Apan); bearers known for pranks, tricks or comedy (Pippi, Loke, Charlie); no
 *              other nickname of people (Bosse, Molly)
 *   g lugn     full first names that people born before 1950 have in Sweden (Doris, Gunnar); titles
 *              and rulers of old (Baron, Farao), but no conqueror (Cesar); the wise, poets and composers
 *              (Yoda, Mozart); sleep, night, still weather and autumn (Dimma); calm water and shore;
 *              trees, herbs and flowers, but none that pricks (Tistel); calm animals (Dagros, a cow;
 *              the owl, the swan); faithful ones (Trofast)
 *   m modig    heroes, fighters, soldiers, police and daring trades (Rambo, Riddarn, Kapten); the
 *              mightiest gods and those of war and the hunt (Tor, Diana); monsters; large beasts of
 *              prey and birds of prey, and their young (Varg, Lejonungen, Falk); storm, thunder and
 *              fire; weapons; "tuff"
 *   k kelig    endearments, love, hugs and words for someone small (Gosan, Kram, Lillan, Skrutt); what
 *              is soft, shaggy or warm (Bomull, Lurv); toy bears, the kind bears of stories and
 *              cuddly animals (Nalle, Baloo), but no bear of the woods; sweets and cakes (Kola),
 *              but no spice or drink
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
 *   u unika      what one hardly expects on a pet, and neither a first name nor a plainly Swedish word:
 *                loans and foreign words (dishes, fruit, materials, species, music), places, figures of
 *                myth, history, art, science and film; never klassiska or svenska
 *   s svenska    plainly Swedish words, a loan only if it has long been one (Choklad); Norse myths,
 *                places in Sweden; first names and nicknames, unless they are as usual in English
 *                (Agda and Kalle, but not Alice)
 *   o söta       endearments and small, soft or sweet things (Gosan, Smulan, Kola, Hallon); babyish
 *                sounds and doublings (Mimmi, Pip)
 *   t tuffa      beasts of prey, fighters, villains and rogues, the strongest gods, monsters, storm,
 *                fire, hard stone and ice, growls, weapons, engines, rock stars (Varg, Rocky, Tor,
 *                Granit, Turbo)
 */

export const dogNames = `
h l - - k: Dumbo Jumbo
h l - - ks: Lufsen
h l - - kt: Obelix
h l - - s: Bumling
h l - - st: Berg Granit
h l - - t: Diesel
h l - - u: Baymax Chewie Sirius Texas
h l - - ut: Atlas
h l - h -: Angus
h l - j k: Nero
h l - n s: Balder Frej Gorm Jökel Kebne Sarek Sleipner Ymer
h l g - k: Gandalf
h l g - ks: Båtsman
h l g n ks: Jarl Vidar
h l g n s: Brage Mimer
h l g s k: Baron Bruno Ferdinand Lord
h l g s s: Kejsarn
h l g s u: Beethoven
h l gm - kt: Aslan
h l k - k: Baloo
h l k - s: Brum Brumme
h l k - u: Totoro
h l l - -: Pumba
h l l - k: Tigger
h l l n s: Loke
h l m - k: Major
h l m - kt: Brutus Zorro*
h l m - s: Majoren
h l m - t: Boss Rambo Simba Tyson*
h l m j kt: Cesar
h l mk - ut: Sulley
h l m - ut: Kodiak Terminator Ursus Zeus
h l m h -: Wallace
h l m h kt: Rex
h l m j k: Ajax Hektor
h l m j st: Örn
h l m j u: Orion
h l m n k: Buck
h l m n ks: Sigurd
h l m n kst: Björn Ragnar
h l m n s: Heimdal
h l m n st: Brunbjörn Fenris Freke Garm Järv Oden Panserbjörn Tor Tyr Ulv Varg Viking
h l m n u: Balto Nanuk
h l m s k: Leo Portos
h l m s s: Riddarn
h l m t t: Rocky*
h l mk - ks: Bamse*
h m - - -: Ringo Skipper
h m - - k: Fido Pompe Pongo Spot
h m - - ks: Fläcken
h m - - kt: Elvis*
h m - - s: Birk Rufs
h m - - u: Bonus
h m - h -: Ben Duncan Dylan Ewan Fergus Hamish Roy Shep
h m - h s: Baggen Gumsen Herden
h m - h u: Cap Glen Moss Tweed
h m - ht k: Jock
h m - j k: Karo Sherlock Watson
h m - j s: Bracke Drev Hagel Orre Skall
h m - j st: Bister
h m - j u: Argos
h m - n ks: Snorre
h m - n s: Abisko Hugin Korp
h m - n st: Grim
h m - n u: Floke
h m - s -: Bob Boris Dexter Elton Enzo Epelin Kenzo Lukas Milo* Morris Otis Rufus Sam Winston Zack
h m - s k: Casper Elmer Felix Max*
h m - s ks: Bosse* Frasse Hasse Jeppe Lasse Melker Nicke Olle Pelle Ragge Rasmus Roffe Sigge* Uffe
h m - s ks: Valle Ville
h m - s s: Abbe Kompis Mille Molle Punsch Stickan Zigge
h m - s u: Picasso
h m - t -: Ruff
h m - t k: Jack
h m - t t: Spike
h m - t ut: Dynamit
h m g - -: Shadow
h m g h -: Douglas
h m g h s: Timotej
h m g j ks: Trofast Trogen
h m g j s: Tall
h m g n ks: Arne Birger Egil Einar Eskil Folke Fritiof Gunnar Harald Helge Hjalmar Holger Ivar Knut
h m g n ks: Leif Orvar Rune Sixten Sven Torsten Ture Åke Östen
h m g n s: Ask Frode Frost
h m g s k: Albert Alfred Hubert Hugo* Konrad Manfred Otto
h m g s ks: Albin Algot August Axel Bengt Bertil Edvin Evert Fridolin Gustav Gösta Lennart Ludvig
h m g s ks: Malte Nils Oskar Prins Sture Svante Tage Valdemar Valter Viggo Vilgot
h m g s s: Greven
h m g s u: Chopin Dante Mozart Sokrates
h m gk s so: Gubben
h m k - ko: Puh
h m k - kso: Nalle
h m k - so: Lurv Lurvas
h m k s ks: Ludde*
h m l - k: Dino Pluto
h m l - ks: Snobben
h m l - st: Blixt Raket
h m l - t: Turbo
h m l h u: Shaun
h m l j ks: Flink Kvick Mickel Munter Rapp Rask
h m l j kst: Krut
h m l n s: Trolle
h m l s ks: Alfons Emil Kalle Nisse Sune
h m l s s: Hobbe
h m l t -: Buster
h m l t s: Filur Krabat Lurifax
h m l t st: Busen Rackarn Skurk Slyngel
h m l t t: Bandit
h m m - s: Kapten
h m m h ks: Passopp
h m m h s: Konstapel Väktarn
h m m h t: Cowboy Sheriff
h m m h u: Gaucho
h m m j -: Ranger
h m m j st: Falk Hök
h m m j t: Hunter
h m m j u: Jäger
h m m n ks: Orm
h m m s k: Aramis Atos
h m m t sot: Tuffen
h s - - -: Nemo
h s - - k: Bilbo Musti
h s - - ks: Pricken
h s - - kso: Tass
h s - - s: Nubbe
h s - - u: Dobby Gizmo Pickles
h s - h k: Laddie
h s - h u: Tip
h s - ht -: Jamie Robbie Scottie Whisky
h s - j so: Kotte Snuffe
h s - n ks: Jussi Plupp
h s - n s: Tomte
h s - n u: Buski
h s - s -: Benji
h s - s ks: Totte
h s - s s: Tryffel
h s - s so: Pip
h s - t -: Alfie Archie Frankie Freddie Monty Murphy Ollie Percy Scruffy Smokey Stanley Toby Ziggy
h s - t k: Barney Harry* Idefix
h s - t s: Peppar
h s g - u: Yoda
h s g s so: Lillprinsen
h s g t k: Henry
h s k s s: Parvel
h s k s so: Bullen Nosse Plutten Skrutt Sudden Tufsen
h s k t ko: Teddy
h s l - ks: Musse
h s l - s: Svipp
h s l - so: Kurre
h s l n s: Ratatosk
h s l t -: Charlie* Sparky
h s l t k: Milou
h s l t ks: Fnatte Knatte
h s l t t: Ozzy*
h s m - k: Frodo Tintin
h s m n so: Lillviking
h s m s ut: Napoleon
h s m t t: Scrappy
ht l - n s: Myskoxen
ht l - n u: Mammut
ht l g - st: Klippan
ht l l - s: Virvelvind
ht l m - st: Storm
ht l m n st: Isbjörn Snöstorm
ht l m t t: Grizzly Stormy
ht m - - s: Eko
ht m - h s: Getragg Tistel Vadmal
ht m - j u: Loden
ht m - n s: Norrsken
ht m - s -: Latte
ht m - s s: Kanel Saffran
ht m - t u: Tabasco
ht m g j s: Skog
ht m g n s: Snö Vinter
ht m k h s: Lammull Ylle
ht m k h u: Merino
ht m k j so: Hjortkalv
ht m k n s: Lovikka
ht m k n so: Renkalv
ht m k s so: Hjärtat Kakao Älskling
ht m l - s: Virvel
ht m l h u: Dash Flash Swift
ht m l j s: Pil
ht m l n s: Pulka Trolltyg
ht m l n u: Slalom Snöracer
ht m l t st: Bråkstake Vilding
ht m m j -: Scout
ht s - - u: Pixel
ht s - n s: Lämmel
ht s - s so: Hallon Lingon Mandel
ht s - t u: Chili
ht s g h s: Klöver
ht s g t -: Cloudy Sleepy
ht s k h so: Lammet Lammis Ulltuss
ht s k ht -: Taffy Wooly
ht s k j so: Harpalt Harungen Rävunge
ht s k n so: Snödun Snötuss
ht s k s o: Biscuit Muffin Toffee
ht s k s so: Knytt Lakrits Sötnos Teddybjörn
ht s k s uo: Marshmallow
ht s k t -: Cosy
ht s k t o: Brownie Cookie Fluffy Honey Sweetie
ht s l - so: Jojo
ht s l h u: Zip
ht s l j s: Ekorren
ht s l n s: Snöboll
ht s l n so: Trollunge
ht s l t k: Puck
ht s l t so: Busfröet
ht s m h so: Vaktis
ht s m j st: Sparvhök Tornfalk
ht s m n so: Vargunge
ht s m s so: Hjältis Lejonungen
ht s mk t sot: Tuffis
t l - - u: Hera Juno
t l - n s: Freja Frigg
t l g h s: Dagros Gullros Kossan Majros Sommarros
t l g s s: Kejsarinnan
t l g s u: Kleopatra
t l m - -: Nala
t l m - st: Åska
t l m - t: Tigra Xena
t l m - ut: Athena
t l m j k: Diana
t l m j u: Artemis
t l m n s: Skade Ylva
t l m n st: Sköldmö
t m - - s: Aska Isa Stjärna
t m - - u: Raja Zelda
t m - h -: Bess Fiona Gwen Isla Jess Meg Nell Tess
t m - h s: Kulning Valla
t m - h u: Floss Skye
t m - j k: Cora
t m - j ks: Speja
t m - j so: Nosa
t m - n ks: Akka
t m - n s: Driva Eira Embla Idun Kiruna Liv Nanna Ripa Runa Tova Tuva Vittra Yrsa
t m - s -: Colette Donna Kira Lara Mabel Maude Mocca Nova* Zita
t m - s k: Bella* Cleo
t m - s ks: Kajsa Maja* Stina
t m - s o: Coco Lulu
t m - s s: Kardemumma Lova Majsan Moa Smilla Tilda Tindra*
t m - s u: Diva Odette
t m - t -: Ginger
t m - t st: Morran
t m g - s: Dimma Skugga
t m g h s: Tackan
t m g h u: Heather
t m g j s: Gläntan Gran
t m g n ks: Astrid Disa Gerda Gudrun Ingrid Saga Signe Sigrid Siv Tora Tyra
t m g s -: Luna*
t m g s k: Agnes Alice* Doris* Edith Ella Elvira Flora Hilda Ida Iris Irma Margot Matilda Nora Olga
t m g s k: Rosa Stella* Vera Viola Wilhelmina Wilma*
t m g s ks: Agda Alva Asta Berit Ebba Elsa* Ester Fredrika Frida Greta Hedda Hildegard Hulda Kerstin
t m g s ks: Lina Lovisa Majken Majvor Märta Rut Selma* Svea Tekla Ulla
t m g s s: Tanten
t m g s u: Hazel
t m gk j s: Mossa
t m l - s: Vilda
t m l h u: Fly
t m l n s: Snöyra Vildvittra
t m l s -: Ballerina
t m l s ks: Fia Lotta Sickan
t m l t so: Busan
t m lm - s: Ronja*
t m lm s ks: Madicken Tjorven
t m lm t ks: Pippi
t m m - -: Leia*
t m m h -: Cowgirl
t m m h k: Lassie
t m m j kst: Klinga
t m m n ut: Lagertha
t m m s ks: Blenda
t m m s u: Jeanne
t m m t st: Flamma
t m m t t: Buffy Ripley
t s - h k: Heidi
t s - h s: Bjällra
t s - ht -: Maisie
t s - n so: Hjortron
t s - s -: Dixi
t s - s ko: Fifi Mimmi
t s - s ks: Kicki Pärla
t s - s o: Fiffi Gigi
t s - s s: Juni
t s - s so: Humlan Myran Smultron Älva Ärtan
t s - s u: Bijou
t s - t -: Bonnie Dottie Foxy Izzy Jackie Maggie Millie Missy Peggy Penny Roxy Tilly Winnie
t s - t k: Betty Dolly Molly* Nelly Polly Sally*
t s - t ko: Daisy
t s g n so: Snöflinga
t s g s k: Lady
t s g s s: Blomma Mynta
t s g s so: Prinsessan Viol
t s g s u: Fleur
t s g t -: Ivy Misty Poppy Rosie Ruby
t s g ts k: Fanny
t s k h so: Ullis
t s k s so: Gosan Gullan Karamell Kola Lillan Mysan Pyret Semlan Sessan Skruttan Smulan Ängla
t s k t o: Candy
t s l s ks: Skrållan
t s l s so: Loppan
t s l t -: Trixie
t s l t o: Pixie
t s l t s: Gnista
`;
