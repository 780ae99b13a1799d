/**
 * Words of names that are not said as they are spelt, reviewed one by one: the sounds, written as in ./sounds.ts, and
 * the spellings that have them.
 */

import { lettersOf } from "./spellings.ts";

/** Swedish names, and names of other languages in their Swedish form. */
const SWEDISH = `
'Av af
'Evelin evelin
'Ols ols
'an anne
'elinår elinor elinore
'iŋela ingela
b'arbara barbara
b'elfraʃ belfrage
b'enjamin benjamin
b'irjer birger
b'om bom
bl'om blom
d'Agny dagny
eleon'År eleonor
elen'År elenor ellenor
ewj'En eugen eugene
f'ån von
fr'Om from
fr'ans frans
fredr'Ika fredrika fredrica
g'un gun
g'ustav gustaf
h'Elena helena
h'ajdi heidi
h'ans hans
hel'En helen helené
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
l'ars lars
l'ilian lilian
l'in lin
m'an man
m'artin martin
m'ats mats
m'åns måns
madel'En madelen
madel'Än madelein
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
r'ikard ricard richard rikard
r'Åbert robert roberth
r'Åger roger
r'åbin robin robyn
ren'Ate renate
s'Esar caesar ceasar
s'Olvej solveig solvej solweig
s'Olvig solvig
st'En steen
sv'en sven
t'omas thomas tomas
t'Åb taube
ter'Es teres theres theresé
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
b'arns barnes
b'el belle
b'en ben
b'åb bob
bl'ejk blake
br'ajan brian bryan
br'awn brown
br'ok brooke
d'In dean
d'ejl dale
d'ejsy daisy
d'ejv dave
d'ilan dylan
d'uglas douglas
d'åjl doyle
f'Eniks phoenix
f'Ibi phoebe
f'ej fay faye
g'aj guy
gl'en glen
gr'In green
gr'ejs grace
h'ejs hayes
h'even heaven
h'Åms holmes
h'Åp hope
hj'U hugh
hj'Us hughes
j'Ud jude
j'Un june
j'ej jay
j'ejd jade
j'ejk jake
j'ejmi jamie
j'ejms james
j'ejn jane
j'ejsån jason
j'Å joe
j'Åns jones
j'årj george
k'It keith
k'ajl kyle
k'ejt kate
k'ejti katie
k'en ken
k'imberly kimberly
k'Ål cole
k'ålin colin
kl'ajv clive
kl'ark clarke
kl'awd cloud
kr'ejg craig
l'I lee leigh
l'Uis lewis
l'Uk luke
l'ili lili
l'ily lily
l'is liz
l'Åis lois
m'Or moore
m'ajk mike
m'ajls miles
m'atju mathew matthew
m'ejsån mason
m'Äry mary
n'Il neil
r'ajan ryan
r'ajli riley
r'ej ray
sk'aj sky skye
sk'arlet scarlet scarlett
sk'awt scout
sn'Up snoop
sp'åt spot
st'Iv steve
st'Iven stephen steven
st'Ån stone
t'ajler tyler
t'ed ted
t'Åni toni tonie
t'Åny thony tony
tajr'Ån tyrone
v'ajt white
v'ejn wayne
ç'Arli charlie
ç'Arls charles
ç'Arly charly
ç'elsi chelsea
ʃ'Ul jules
ʃ'ejn shane
ʃ'Ån sean shaun shawn
`;

/** French and Spanish spellings. */
const ROMANCE = `
'Oliv olive
'el elle
ad'Äl adele adéle
aim'E aimee
aleh'andra alejandra
aleh'andro alejandro
ana'Is anais anaïs
andr'E andre andree
antv'an antoine
beatr'Is beatriz
bl'aŋʃ blanche
desir'E desire desiree
di'Ego diego
elo'Is eloise
enr'Ike enrique
fil'ip philippe
gars'Ia garcia
h'ajme jaime
h'århe jorge
havi'er javier
hoak'In joaquin
hos'E jose josé
hu'An juan
katr'In catherine katherine
kl'Är clair claire clare
kl'Åd claude
klo'E chloe chloë
l'Eån león
l'Oi louis
lu'Is luis
m'Åd maud maude
maks'im maxime
mars'el marcel
marg'Å margot
mart'Ines martinez
mig'el miguel
min'O minou
mir'ej mireille
miʃ'el michel michele
mor'is maurice
pj'Är pierre
r'Ås rose
rak'el raquel
ren'E rene renee
rodr'Iges rodriguez
s'Oe zoé
sel'est celeste
sim'Ån simone
sol'aŋʃ solange
ʃ'ak jacques
ʃ'an jeanne
ʃ'aŋ jean
ʃ'årʃ georges
ʃakl'In jacqueline jaqueline
ʃan'et janette
ʃer'Åm jerome
`;

/** Other languages. */
const OTHER = `
'andrej andrey
'anjelo angelo
'atila attila atilla
'aws aous
'Åge aage
'Åse aase
'åsman osman
'iʃtvan istvan istván
a'Ida aida
berh'Ane berhane
el'aja elijah
ehs'An ehsan
em'Ine emine
f'Atima fatima fatimah
h'Atise hatice
g'Abår gabor gábor
h'ajns heinz
kad'Ia khadija
ki'Ara chiara
kid'Ane kidane
korn'Elis cornelis kornelis
l'aslo laszlo lászló lazlo
m'ehmet mehmet
m'ustafa moustafa mustafa mustapha
m'åstafa mostafa
med'Ine medine
moh'amad mohamad
moh'amed md mhd mohamed
muh'amed muhamed
na'Ima naima
r'Akel rachel
r'ahman rahman
ra'Isa raisa
ra'Ul raoul raul
s'abå szabo szabó
s'åltan zoltan zoltán
s'alman salman
s'ergej sergey
sa'Id saeid said saied
sa'Ida saida
salvat'Åre salvatore
t'ajm taim
v'eŋke wenche
ŋ'Yen nguyen
`;

let bySpelling: ReadonlyMap<string, string> | undefined;

/** The sounds of a word that is not said as it is spelt; undefined for any other. */
export function exceptionalSounds(letters: string): string | undefined {
  bySpelling ??= new Map(readLines().map(([spelling, sounds]) => [lettersOf(spelling), sounds]));
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
