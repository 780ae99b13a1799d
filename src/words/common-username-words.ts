/*
 * Words and given names that very many people have tried as usernames, written by hand: English and
 * international words of games and social media, and given names that are common in Sweden or abroad.
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

export const commonNames = `
adam alex alexander alice alma alva anders andreas anna astrid ava axel ben bella bjorn carl charlie daniel
david ebba elias ella elis elsa emil emma erik eva felix filip freja gustav hanna hugo ida ines isak jack
jakob jenny johan johanna john jonas julia kalle karin kim lars leo liam lina linnea lisa love lovisa lucas lukas
malin maria markus marie martin max maya mia mika milo moa mohammed nils noa noah nora olivia olle oscar
oskar otto per peter robin saga sam sara simon sofia stella theo thomas tova ture vera victor viktor wilma
`;
