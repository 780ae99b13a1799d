/*
 * Words and given names that very many people have tried as usernames, written by hand: English and
 * international words of games and social media, English words that people describe themselves and what they like
 * with, and given names that are common in Sweden or abroad.
 * Lower case, a to z. src/generators/usernames/username-guess.ts counts them.
 */

export const internationalWords = `
alfa alpha ancient arcade arcane astral atlas atom athlete beat beats boss boxer captain circle city
club coach codex cool cosmo creative crew cyber daily data delta design digital disco dragon druid
electro enigma expert flow focus forest frozen funk gamer games gaming ghost golf grafik gym hacker hidden hub hunter
hyper indie indigo iron jazz king knight lab laser legend lifter lunar mage magma master media
mega meta metro mix moon moonlit music mystic neon ninja nitro nova official omega onyx opal oracle orion
panda party phantom photo pilot pixel plasma player polar power prisma pro puls quest queen racer radio
ranger raven real remix retro rider riff robot rock runner samba samurai secret session shadow show silent
sonic soul spirit sport sprint squad star starlit storm story studio summit sunset super tech the titan trail
turbo twilight ultra urban vektor velvet vertex vibe vibes viking vinyl vision volt weekend whisper wolf yoga zenit
`;

/** Everyday English: two or three of them are a name that somebody has. */
export const englishWords = `
adventure angel animal apple art artist baby baker bear beauty best bird black blessed blog blond blue bloom
book books boy boys brave bright broken bunny butterfly cake candy car cats cat cherry child chill chocolate
cloud code coder coffee color cookie couple craft crazy crystal curly cute dad dance dancer dark day dead
deep dear diary dog dogs dragon dream dreamer dreams drive earth easy endless epic eye eyes evil fairy family famous fan
fantasy farm fashion fast fire fish fit fitness flower fly food forever fox free fresh friend fun funny garden girl girls
glow god gold golden good great green grey guitar guy guys hair hand happy hard heart heaven hello hero hiking
holy home honey horse horses hot hour house hungry hunt ice idea island joy journey kid kids killer
kind kitchen kitten kitty knit lady lake land last lazy leaf life lifestyle light lily lion little living
lonely lord lost lover loves lucky lunch machine mad made magic makeup mama man mind mindful mint modern mom mommy money monkey
monster mother mountain movie music nails nature new nice night north ocean official old one only outdoor owl paint painter paper
passion peace pet phoenix pink pirate pizza place plant planet poet positive pretty prince princess pure purple rain rainbow random rebel
red rich river road rose royal run running sad sailor salty salt savage school sea secret shark shop shot silent silver simple singer
skate skin sky slayer sleepy slow small smart smile snow soft song space sparkle speed spring star stars stone street
strong style sugar summer sun sunny sweet swim sword tea team tiger time tiny top toy travel traveler tree true
unicorn vegan vintage wanderer warrior water wave wild wind wine winter witch wonder wood world writer yellow young
`;

/** Short words that stand between the others: designbyanna. */
export const joiningWords = `
a and at by for i im in is it its just me mr mrs ms miss my not of on so the this to with xo you your
`;

export const commonNames = `
adam agnes alex alexander alexandra amanda alice alma alva anders andreas anna astrid ava axel ben bella bjorn carl charlie daniel
david ebba elias ella elis elsa emil emma erik eva felix filip freja gustav hanna hugo ida ines isak jack
jakob jenny johan johanna john jonas julia kalle karin kim lars leo liam lina linnea lisa love lovisa lucas lukas
malin maria markus marie martin max maya mia mika milo moa mohammed nils noa noah nora olivia olle oscar
oskar otto per peter robin saga sam sara simon sofia stella theo thomas tova ture vera victor viktor wilma
anette angelica anneli anton arvid bengt bjarne bosse camilla caroline cecilia charlotte chris christian christoffer
edvin elin elina elisabeth ellen ellinor emelie emilia emily fanny fredrik frida gabriel gunnar gustaf hampus helen helena
henrik ingrid isabella isabelle jan jens jesper jessica joakim joel johnny jonathan josefin kevin klara kristina kristoffer
lars leif lena leon lilly linda liv lotta louise ludvig lucia magnus maja marcus mats matilda mattias melissa michael mikael monica
niklas oliver pelle pernilla petra rasmus rebecca richard sandra sarah sebastian signe sigrid sven tess
therese tilda tim tobias tomas tommy ulf ulrika viktoria vincent william
`;
