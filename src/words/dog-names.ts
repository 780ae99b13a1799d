/*
 * Dog names, selected and classified by hand. One name per line, in alphabetical order:
 *
 *   name  sexes  sizes  personalities  breed groups  styles  (weight, unless it is 1)
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
 * weight: 2 for the names in the published lists of pet-top-names.ts
 */

export const dogNames = `
Abbe h sm l s s
Abisko h ml - n us
Agda t sm g s ks
Agnes t sm g s k
Ajax h l m j k
Akka t ml - n ks
Albert h ml g s k
Albin h sm g s ks
Alfie h s l t -
Alfons h sm l s ks
Alfred h ml g s k
Algot h ml g s ks
Alice t sm g s k 2
Alva t sm g s ks
Angus h l - h -
Aramis h sm m s k
Archie h s l t -
Argos h l - j u
Arne h m g n ks
Artemis t ml m j u
Ask h m g n s
Aska t ml - - s
Aslan h l m - kt
Asta t m g s ks
Astrid t m g n ks
Athena t l m - ut
Atlas h l - - ut
Atos h ml m s k
August h ml g s ks
Axel h m g s ks
Baggen h ml - h us
Balder h l - n s
Ballerina t sml l s -
Baloo h l k - k
Balto h l m n u
Bamse h l mk - ks 2
Bandit h sm l t t
Barney h ml l t k
Baron h l g s k
Beethoven h l g s u
Bella t sm - s k 2
Ben h ml - h -
Bengt h ml g s ks
Benji h s l s -
Berg h l g - st
Berit t ml g s ks
Bertil h ml g s ks
Bess t m - h -
Betty t sm l t k
Bijou t s - s u
Bilbo h s - - k
Birger h ml g n ks
Birk h m - - s
Biscuit ht s k s o
Bister h l - j st
Bjällra t sm - h us
Björn h l mk n kst
Blenda t ml m s ks
Blixt h m l - st
Blomma t sm g s s
Bob h m - s -
Bonnie t sm l t -
Bonus h s - - u
Boris h l - s -
Boss h l m - t
Bosse h ml l s ks 2
Bracke h m - j us
Brage h ml g n s
Brownie ht sm k t o
Brum h l k - s
Brunbjörn h l mk n ust
Bruno h l g s k
Brutus h l m - kt
Bråkstake ht sml l t st
Buck h l m n k
Buffy t sml m t t
Bullen h sm k s so
Bumling h l g - us
Busan t sm l t so
Busen h sm l t st
Busfröet ht s l t so
Buski h sm - n us
Buster h ml l t k
Båtsman h l g - ks
Candy t s k t o
Cap h m - h u
Casper h sm - s k
Cesar h l m j k
Charlie h sm l t k 2
Chewie h l k - u
Chili ht sm l t u
Chopin h s g s u
Cleo t sm - s k
Cloudy ht ml g t -
Coco t s - s o
Colette t s - s -
Cookie ht s k t o
Cora t m - j k
Cosy ht sm k t -
Cowboy h sml m h t
Cowgirl t sml m h t
Dagros t ml g h s
Daisy t s g t ko
Dante h ml g s u
Dash ht sml l h u
Dexter h m - s -
Diana t ml m j k
Diesel h l - - t
Dimma t ml g - s
Dino h sm l - k
Disa t sm g n ks
Diva t s - s u
Dixi t sm l s -
Dobby h s - - u
Dolly t s l t k
Don-Don h s - s k
Donna t ml - s -
Doris t sm g s k 2
Dottie t s l t -
Douglas h ml g h -
Drev h m - j us
Driva t ml - n us
Duncan h l - h -
Dylan h sm - h -
Dynamit h s l t ust
Ebba t m g s ks
Edith t sm g s k
Edvin h sm g s ks
Egil h m g n ks
Einar h m g n ks
Eira t sm - n s
Eko ht m - - us
Ella t sm g s k
Elmer h ml - s k
Elsa t sm g s ks 2
Elton h sm - s -
Elvira t sm g s k
Elvis h sm - - kt 2
Embla t m - n s
Emil h sm l s ks
Enzo h ml - s -
Epelin h s - s k
Eskil h m g n ks
Ester t sm g s ks
Evert h m g s ks
Ewan h sm - h -
Falk h ml m j st
Fanny t sm g ts k
Felix h sm - s k
Fenris h l m n ust
Ferdinand h l g s k
Fergus h ml - h -
Fia t s l s ks
Fido h m - - k
Fiffi t s - s o
Fifi t s - s ko
Filur h sm l t s
Fiona t sm - h -
Flamma t sm m t st
Flash ht sml l h u
Fleur t s g s u
Flink h sm l j ks
Floke h m - n us
Flora t sm g s k
Floss t sm - h u
Fluffy ht sm k t o
Fly t m l h u
Fläcken h sm - - ks
Fnatte h s l t ks
Folke h m g n ks
Foxy t sm - t -
Frankie h sm l t -
Frasse h m l s ks
Freddie h sm l t -
Fredrika t ml g s ks
Frej h ml - n s
Freja t ml - n s
Freke h ml m n ust
Frida t sm g s ks
Fridolin h sm g s ks
Frigg t ml - n us
Fritiof h ml g n ks
Frode h m g n s
Frodo h s m - k
Frost h ml g n s
Gandalf h l g - k
Garm h l m n ust
Gaucho h ml m h u
Gerda t m g n ks
Getragg ht ml k h us
Gigi t s - s o
Ginger t sm l t -
Gizmo h s - - u
Glen h ml - h u
Gläntan t sml g j s
Gnista t s l t s
Gorm h l - n us
Gosan t s k s so
Gran t sml g j s
Granit h ml g - ust
Greta t sm g s ks
Greven h m g s s
Grim h ml - n ust
Grizzly ht l mk t t
Gubben h ml gk s so
Gudrun t ml g n ks
Gullan t sm k s so
Gullros t ml g h s
Gumsen h l - h us
Gunnar h ml g n ks
Gustav h ml g s ks
Gwen t sm - h -
Gösta h ml g s ks
Hagel h m - j us
Hallon ht s - s so
Hamish h ml - h -
Harald h l g n ks
Harpalt ht s k j so
Harry h sm l t k 2
Harungen ht s k j so
Hasse h ml l s ks
Hazel t sm g s u
Heather t m g h u
Hedda t sm g s ks
Heidi t sm - h k
Heimdal h l m n us
Hektor h l m j k
Helge h ml g n ks
Henry h m g t k
Hera t l - - u
Herden h ml - h s
Hilda t ml g s k
Hildegard t ml g s ks
Hjalmar h ml g n ks
Hjortkalv ht ml k j so
Hjortron t m - n so
Hjältis ht s m s so
Hjärtat ht sml k s so
Hobbe h sm l s s
Holger h ml g n ks
Honey ht sm k t o
Hubert h ml g s k
Hugin h m - n us
Hugo h m g s k 2
Hulda t ml g s ks
Humlan t s - s so
Hunter h l m j t
Hök h m m j st
Ida t sm g s k
Idefix h s - t k
Idun t sm - n s
Ingrid t ml g n ks
Iris t sm g s k
Irma t sm g s k
Isa t sm - - s
Isbjörn ht l mk n ust
Isla t sm - h -
Ivar h m g n ks
Ivy t sm g t -
Izzy t s l t -
Jack h sm - t k
Jackie t sm l t -
Jamie h sm l ht -
Jarl h l g n ks
Jeanne t sml m s u
Jeppe h sm l s ks
Jess t m - h -
Jock h s - ht k
Jojo ht s l - so
Juni t s - s s
Juno t ml - - u
Jussi h m - n ks
Jäger h ml m j u
Järv h l m n st
Jökel h l g n us
Kajsa t sm l s ks
Kakao ht sm k s so
Kalle h sm l s ks
Kanel ht sm k s s
Kapten h ml m - s
Karamell t s k s so
Kardemumma t sm k s s
Karo h ml - j k
Kebne h l - n us
Kejsarinnan t sml g s s
Kejsarn h sml g s s
Kenzo h ml - s -
Kerstin t ml g s ks
Kicki t s l s ks
Kira t ml - s -
Kiruna t ml - n us
Kleopatra t sml g s us
Klinga t m m j kst
Klippan ht ml g - st
Klöver ht sm g h s
Knatte h s l t ks
Knut h m g n ks
Knytt ht s k s so
Kodiak h l mk - ut
Kola t s k s so
Kompis h ml k s s
Konrad h ml g s k
Konstapel h sml m h s
Korp h ml - n s
Kossan t ml g h s
Kotte h s - j so
Krabat h sml l t s
Krut h m l j kst
Kulning t ml - h us
Kurre h s l - so
Kvick h sm l j ks
Laddie h m - h k
Lady t sm g s k
Lakrits ht sm k s so
Lammet ht s k h so
Lammis ht s k h so
Lammull ht ml k h us
Lara t ml - s -
Lasse h ml l s ks
Lassie t ml m h k
Latte ht s k s -
Leia t sm m - - 2
Leif h m g n ks
Lejonungen ht sml m s so
Lennart h l g s ks
Leo h ml m s k
Lillan t s k s so
Lillviking h s m n so
Lina t m g s ks
Lingon ht s - s so
Liv t sm - n s
Loden ht ml k j u
Loke h ml l n s
Loppan t s l s so
Lord h l g s k
Lotta t sm l s ks
Lova t sm - s s
Lovikka ht sml k n us
Lovisa t m g s ks
Ludde h sm lk s ks 2
Ludvig h m g s ks
Lufsen h l - - ks
Lukas h ml - s -
Lulu t s - s o
Luna t sm g s - 2
Lurifax h ml l t s
Lurv h m k - so
Lurvas h ml k - so
Lusekofta ht ml k n us
Lämmel ht s - n us
Mabel t sm - s -
Madicken t sm lm s ks
Maggie t sm l t -
Maisie t s l ht -
Maja t sm - s ks 2
Majken t m g s ks
Major h l m - k
Majoren h l m - s
Majros t ml g h s
Majsan t sm l s s
Majvor t ml g s ks
Malte h sm g s ks
Mandel ht s - s so
Manfred h ml g s k
Margot t sm g s k
Marshmallow ht s k s uo
Matilda t m g s k
Maude t sm - s -
Max h ml - s k 2
Meg t m - h -
Melker h ml l s ks
Merino ht ml k h u
Mickel h m l j ks
Mille h s l s s
Millie t s l t -
Milo h sm - s - 2
Milou h s l t k
Mimer h ml g n us
Mimmi t s - s ko
Missy t s l t -
Misty t sm g t -
Moa t sm - s s
Mocca t sm k s -
Molle h sm l s s
Molly t sm l t k 2
Monty h sm l t -
Morran t sm - t st
Morris h m - s -
Moss h m - h u
Mossa t sm gk j s
Mozart h sm g s u
Muffin ht s k s o
Munter h m l j ks
Murphy h ml - t -
Musse h s l - ks
Musti h m - - k
Mynta t s g s s
Myran t s - s so
Mysan t s k s so
Märta t m g s ks
Nala t sm m - -
Nalle h ml k - kso
Nanna t sm - n s
Nanuk h l m n ut
Napoleon h s m s u
Nell t m - h -
Nelly t sm l t k
Nemo h s - - -
Nero h l - j k
Nicke h sm l s ks
Nils h m g s ks
Nisse h sm l s ks
Nora t m g s k
Norrsken ht ml - n s
Nosa t sm - j so
Nosse h s k s so
Nova t ml - s - 2
Nubbe h s - - us
Obelix h l - - kt
Oden h l m n st
Odette t s - s u
Olga t ml g s k
Olle h sm l s ks
Ollie h s l t -
Orion h l m j u
Orre h m - j us
Orvar h ml g n ks
Oskar h m g s ks
Otis h sm - s -
Otto h sm g s k
Ozzy h sm l t t 2
Panserbjörn h l mk n ust
Parvel h s k s s
Passopp h m m h ks
Peggy t sm l t -
Pelle h sm l s ks
Penny t s l t -
Peppar h s l t us
Percy h sml - t -
Picasso h sm - s u
Pickles h s - - u
Pil ht sml l j s
Pip h s - s so
Pippi t sm lm t ks
Pixel ht s - - u
Pixie t s l t o
Plupp h s - n ks
Pluto h ml l - k
Plutten h s k s so
Polly t sm l t k
Pompe h ml - - k
Pongo h ml - - k
Poppy t s g t -
Portos h l m s k
Pricken h s - - ks
Prins h m g s ks
Prinsessan t s g s so
Puck ht s l t k
Puh h sml k - ko
Pulka ht sml l n us
Pumba h ml l - -
Punsch h sm - s us
Pyret t s k s so
Pärla t sm - s ks
Rackarn h sm l t st
Ragge h ml l s ks
Ragnar h l m n kst
Raja t ml - - u
Raket h sm l - st
Rambo h ml m - t
Ranger h l m j -
Rapp h sm l j ks
Rask h m l j ks
Rasmus h sm l s ks
Ratatosk h s l n us
Renkalv ht m k n so
Rex h l m h kt
Riddarn h sml m s s
Ringo h sm - - -
Ripa t sm - n s
Ripley t ml m t t
Robbie h sm l ht -
Rocky h ml m t t 2
Roffe h ml l s ks
Ronja t ml lm - s 2
Rosa t m g s k
Rosie t sm g t -
Roxy t sm l t -
Roy h ml - h -
Ruby t sm g t -
Ruff h m - t -
Rufs h sm - - s
Rufus h sm - s -
Runa t sm - n us
Rune h m g n ks
Rut t m g s ks
Rävunge ht sm k j so
Saffran ht sm k s s
Saga t m g n ks
Sally t sm l t k 2
Sam h ml - s -
Sarek h l - n us
Scottie h s l ht -
Scout ht m m j -
Scrappy h s m t t
Scruffy h s - t -
Selma t m g s ks 2
Semlan t s k s so
Sessan t s k s kso
Shadow h ml g - -
Shaun h sm l h u
Shep h ml - h k
Sheriff h ml m h t
Sherlock h m - j k
Sickan t sm l s ks
Sigge h sm l s ks 2
Signe t sm g n ks
Sigrid t m g n ks
Sigurd h ml m n ks
Simba h ml m - t
Sirius h l - - u
Siv t sm g n ks
Sixten h m g n ks
Skade t l m n us
Skall h m - j us
Skipper h sm - - -
Skog ht sml g j s
Skrutt h s k s so
Skruttan t s k s so
Skrållan t s l s ks
Skugga t ml g - s
Skurk h ml l t st
Skye t m - h u
Sköldmö t sml m n ust
Slalom ht ml l n u
Sleepy ht sm g t -
Sleipner h l - n us
Slyngel h ml l t st
Smilla t sm - s s
Smokey h sml - t -
Smulan t s k s so
Smultron t s - s so
Snobben h sm l - ks
Snorre h m - n ks
Snuffe h s - j so
Snö ht sm g n s
Snöboll ht s l n s
Snödun ht sm k n so
Snöracer ht ml l n us
Snöstorm ht ml m n st
Snötuss ht s k n so
Snöyra t sml l n s
Sokrates h ml g s u
Sommarros t ml g h s
Sparky h s l t -
Sparvhök ht s m j st
Speja t m - j ks
Spike h ml - t t
Spot h sm - - k
Stanley h ml - t -
Stella t sm g s k 2
Stickan h sm l s s
Stina t sm - s ks
Stjärna t m - - ks
Storm ht ml m - st
Stormy ht ml m t t
Sture h ml g s ks
Sudden h s k s so
Sune h sm l s ks
Svante h m g s ks
Svea t ml g s ks
Sven h ml g n ks
Svipp h s l - s
Sweetie ht s k t o
Swift ht sm l h u
Sötnos ht s k s so
Tabasco ht ml l t u
Tackan t ml g h us
Taffy ht s l ht -
Tage h m g s ks
Tall h sml g j s
Tanten t sm g s s
Tass h s - - kso
Teddy h ml k t ko
Teddybjörn ht sml k s so
Tekla t sm g s ks
Terminator h l m - ut
Tess t m - h -
Texas h l - - u
Tigra t m m - t
Tilda t m - s s
Tilly t s l t -
Timotej h sm g h us
Tindra t sm - s s 2
Tintin h s m - k
Tip h sm - h u
Tistel ht sm g h s
Tjorven t sm lm s ks
Toby h sm l t -
Toffee ht s k s o
Tomte h sm - n s
Tor h l m n st
Tora t ml g n ks
Tornfalk ht s m j st
Torsten h ml g n ks
Totte h s l s ks
Tova t sm - n s
Trixie t s l t -
Trofast h l g j ks
Trogen h ml g j ks
Trolle h sm l n s
Trolltyg ht sml l n s
Trollunge ht s l n so
Tryffel h sm k s s
Tuffen h sm m t sot
Tuffis ht s m t sot
Tufsen h s k s so
Turbo h sm l - t
Ture h m g n ks
Tuva t sm - n s
Tweed h m - h u
Tyr h l m n ust
Tyra t ml g n ks
Tyson h l m - t 2
Uffe h m l s ks
Ulla t m g s ks
Ullis t s k h so
Ulltuss ht s k h so
Ulv h l m n st
Ursus h l mk - ut
Vadmal ht ml k h us
Vaktis ht s m h so
Valdemar h ml g s ks
Valla t m - h us
Valle h sm l s ks
Valter h m g s ks
Varg h l m n st
Vargunge ht ml m n so
Vera t sm g s k
Vidar h l g n ks
Viggo h sm g s ks
Viking h l m n st
Vilda t m l - s
Vilding ht ml l t st
Vildvittra t sml l n us
Vilgot h m g s ks
Ville h sm l s ks
Vinter ht ml g n s
Viol t s g s so
Viola t sm g s k
Virvel ht sm l - us
Virvelvind ht ml l - us
Vittra t m - n us
Väktarn h ml m h s
Wallace h l m h -
Watson h m - j k
Whisky h sm - ht -
Wilhelmina t sm g s k
Wilma t sm g s k 2
Winnie t s l t -
Winston h m - s -
Wooly ht sml k ht -
Xena t ml m - t
Ylle ht sml k h us
Ylva t ml m n st
Ymer h l - n us
Yoda h s g - u
Yrsa t m - n s
Zack h ml - s -
Zelda t m - - u
Zeus h l m - ut
Zigge h sm l s s
Ziggy h sm l t -
Zip ht s l h u
Zita t m - s -
Zorro h ml m - kt 2
Åke h m g n ks
Åska t l m - st
Älskling ht sml k s so
Älva t s - s so
Ängla t s k s so
Ärtan t s - s so
Örn h l m j st
Östen h ml g n ks
`;
