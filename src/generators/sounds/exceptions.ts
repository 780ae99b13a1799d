/**
 * Words of names that are not said as they are spelt, reviewed one by one: the sounds, written as in ./sounds.ts, and
 * the spellings that have them.
 */

/** Swedish names, and names of other languages in their Swedish form. */
const SWEDISH = `
'Av af
'Evelin evelin
'Ols ols
'an anne
'elinår elinor elinore
'iŋela ingela
b'arbara barbara
b'enjamin benjamin
b'irjer birger
bl'om blom
b'om bom
d'Agny dagny
eleon'År eleonor
ewj'En eugen
f'ån von
fr'ans frans
fredr'Ika fredrika fredrica
g'un gun
g'ustav gustaf
h'Elena helena
h'ajdi heidi
h'ans hans
hel'En helen
j'Isela gisela
j'Oakim joacim
j'Ohan johann
j'ens jens
j'ort hjort hjorth
j'öns jöns
jan'et janet
jasm'In jasmin yasmin
jol'In jolin
k'evin kevin kewin
kl'As claes klaes
kr'is chris kris
krist'åfer christofer christopher cristofer cristopher kristofer kristopher
l'ars lars
l'ilian lilian
l'in lin
m'an man
m'artin martin
m'ats mats
m'åns måns
madel'En madelen
mal'O malou
mar'Ika marica marika
marl'En marlen
n'ils nils
n'Åmi noomi
p'Amela pamela
p'Er peer
p'Är pehr per
pern'ile pernille
r'Omeo romeo
r'ikard richard rikard
r'Åbert robert
r'Åger roger
r'åbin robin robyn
ren'Ate renate
s'Esar caesar ceasar
s'Olvej solveig solvej
st'En steen
sv'en sven
t'omas thomas tomas
ter'Es teres theres
ulr'Ika ulrica ulrika
v'Iveka viveca viveka wiveca wiveka
v'alentin valentin
v'endela vendela wendela
`;

/** English spellings. */
const ENGLISH = `
'elenår eleanor
'endro andrew
'Ådri audrey
b'el belle
b'en ben
b'åb bob
bl'ejk blake
br'ajan brian bryan
br'awn brown
br'ok brooke
d'In dean
d'Uk duke
d'ejl dale
d'ejsy daisy
d'ejv dave
d'ilan dylan
d'uglas douglas
f'Eniks phoenix
f'Ibi phoebe
g'aj guy
gl'en glen
gr'In green
gr'ejs grace
h'even heaven
h'Åp hope
j'Un june
j'ej jay
j'ejd jade
j'ejk jake
j'ejmi jamie
j'ejms james
j'ejn jane jayne
j'ejsån jason
j'Å joe
j'årj george
k'It keith
k'ajl kyle
k'ejt kate
k'ejti katie
k'en ken
k'imberli kimberley
k'imberly kimberly
k'Ål cole
k'ålin colin
kl'ajv clive
kr'ejg craig
l'I lee leigh
l'Ia leah
l'Uis lewis
l'Uk luke
l'ili lili
l'ily lily
l'is liz
l'Åis lois
m'Äry mary
m'ajk mike
m'ajls miles myles
m'atju mathew matthew
m'ejsån mason
m'ejv maeve
n'Il neil
r'Is reese rhys
r'ajan ryan
r'ajli riley
r'ej ray
sp'ajk spike
sk'aj sky skye
st'Iv steve
st'Iven stephen steven
t'ajler tyler
t'ed ted
t'Åni toni
t'Åny thony tony
tajr'Ån tyrone
v'ejn wayne
ç'Arli charli charlie
ç'Arls charles
ç'Arly charly
ç'elsi chelsea
ʃ'ejn shane
ʃ'Ån sean shaun shawn
`;

/** French and Spanish spellings. */
const ROMANCE = `
'el elle
ad'Äl adele adéle
adel'ajd adelaide
aim'E aimee
aleh'andra alejandra
aleh'andro alejandro
ana'Is anais anaïs
andr'E andre
antv'an antoine
beatr'Is beatriz
desir'E desire desiree
di'Ego diego
elo'Is eloise éloise
enr'Ike enrique
fil'ip philippe
gars'Ia garcia
h'ajme jaime
h'århe jorge
havi'er javier
hos'E jose josé
hoak'In joaquin
hu'An juan
katr'In catherine katherine
kl'Är clair claire
kl'Åd claude
klo'E chloe chloë
l'Eån león
l'Oi louis
lu'Is luis
m'Åd maud maude
maks'im maxime
marger'it marguerite
mars'el marcel
mart'Ines martinez
mig'el miguel
min'O minou
mir'ej mireille
miʃ'el michel michele michéle
mor'is maurice
pj'Är pierre
r'Ås rose
rak'el raquel
ren'E rene renee
rodr'Iges rodriguez
s'Oe zoé
sel'est celeste
sim'Ån simone
ʃ'Ul jules
ʃ'ak jacques jaques
ʃ'an jeanne
ʃ'aŋ jean
ʃ'årʃ georges
ʃakl'In jacquelin jacqueline jaqueline jaquline
ʃan'et janette
ʃer'Åm jerome jérôme
`;

/** Other languages. */
const OTHER = `
'andrej andrey
'aws aous
'Åge aage
'Åse aase
'åsman osman
a'Ida aida
berh'Ane berhane
el'aja elijah
em'Ine emine
f'Atima fatima fatimah
fit'Ore fitore
h'Atise hatice
h'Åkån haakon
h'ajns heinz
jem'Ane yemane
k'Åre kaare
k'Öler köhler
kad'Ia khadija khadijah
ki'Ara chiara
kid'Ane kidane
m'ehmet mehmet
med'Ine medine
moh'amad mohamad
moh'amed md mhd mohamed
muh'amed muhamed
na'Ima naima
r'Akel rachel
r'ahman rahman
ra'Isa raisa
ra'Ul raoul raul
s'abå szabo
s'alman salman
s'ergej sergey
sa'Id saeid said saied
sa'Ida saida
t'ajm taim
v'eŋke wenche
ŋ'Yen nguyen
`;

let bySpelling: ReadonlyMap<string, string> | undefined;

/** The sounds of a word that is not said as it is spelt; undefined for any other. */
export function exceptionalSounds(letters: string): string | undefined {
  bySpelling ??= new Map(readLines());
  return bySpelling.get(letters);
}

/** Every spelling with its sounds. */
export function readLines(): [spelling: string, sounds: string][] {
  return [SWEDISH, ENGLISH, ROMANCE, OTHER].flatMap((lines) =>
    lines
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [sounds = "", ...spellings] = line.split(" ");
        return spellings.map((spelling): [string, string] => [spelling, sounds]);
      }),
  );
}
