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
addict adventure american angel animal apple army art artist baby baker ball band bass beach bear beauty bee best
biker bird bite black blessed blog blond bloom blue boat body bone book books bookworm bot bow box boxing boy boys
brave bright broken brother buddy bug builder bunny butterfly cake candy car cat cats chef cherry chick child chill
chocolate cloud code coder coffee color cookie cosy couple cowboy craft crazy crystal curious curly cute dad dance
dancer dark day dead dear deep diary dog dogs dream dreamer dreams drive drummer dude eagle earth easy editor endless
epic evil explorer eye eyes fairy family famous fan fantasy farm farmer fashion fast fighter fire fish fisherman fit
fitness flower fly food foodie football forever fox free fresh friend fun funny garage garden gardener geek ghosts
girl girls glam glow god gold golden good great green grey guitar guru guy guys hair hand happy hard heart heaven
hello hero hiking hockey holic holy home honey hood horse horses hot hour house hungry hunt ice idea island italian
journey joy jungle kid kids killer kind kitchen kitten kitty knit knitter lady lake land last lazy leaf life lifestyle
light lil lily lion little living lonely lord lost lover loves lucky lunch machine mad made magic maker makeup mama
man mermaid mind mindful mint model modern mom mommy money monkey monster moonlight mother mountain movie nails nature
nerd new nice night north nurse ocean old one only outdoor outdoors owl paint painter paper passion peace pet phoenix
phone photographer photography photos pink pirate pixie pizza place planet planner plant poet positive pretty prince
princess pure purple rain rainbow random raver reader rebel red rich ride river road rocker roller rose royal run
running sad sailor salt salty savage school scout sea seeker shark shine shooter shop shot silver simple singer sister
skate skater skin skull sky slayer sleepy slow small smart smile snake snow soccer soft soldier solo song space
sparkle speed sports spring stars stone street strong studios style stylist sugar summer sun sunny surfer swede
swedish sweet swim sword tea teacher team tennis thunder tiger time tiny top tough toy track trader trainer travel
traveler traveller tree trip true twin unicorn valley vegan vintage vlog voice walk walker wanderer warrior water wave
wear wild wind wine winter witch wolves wonder wood worker workout world worm writer yellow young zombie
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
