/**
 * The newly formed surnames of /efternamn as pairs of elements: a first one, and the last ones that
 * it is joined with. Chosen by hand and read as whole names. Left out: what is an ordinary word
 * (klöveräng, strandvåg), what sounds like a place or an estate (Sandhamn, Hägerhaga), a joint that the
 * tongue stumbles over (Lärkmark), a name that sounds odd or comic, and what can be divided in two places
 * (Svan-skog, Svans-kog).
 */
export const newSurnameParts = `
alme: lycke
aske: kvist
aspe: lycke
blad: brink vik
blom: klint lund lycke sund
blå: gren kvist lund
brunn: brink
bäck: lycke
dagg: brink strand sund
dim: brink
fager: lycke skär våg
falk: feldt
fjäll: vall
fri: brink klint
frost: brink bäck ljung
fyr: klint
glad: brink
guld: sund vik
hagtorns: dal
hassel: hult klint
havs: holm
holm: björk våg
humle: berg brink holm hult klint vall
häger: lycke våg
hägg: klint näs
hälle: lund lycke
höst: fors ljung
järv: klint
klint: sund våg
klock: brink dal holm stedt vik
klöver: brink gren lund ström vall vik
koppar: brink gren holm kvist skär
kron: klint
källe: lund lycke sund
lilje: våg
ljung: brink hult ås
ljus: brink fors holm mark vall vik
lund: ryd
lärk: brink bäck dal holm hult stedt strand sund vall
löv: klint
lönn: sund
lönne: lund lycke
mareld: holm sund
morgon: berg brink bäck holm klint lund strand ström vik
moss: fors gren hult
myrten: gren lund lycke vik äng
mån: björk klint våg
näver: hult
olvon: brink bäck holm hult klint lund vik
orr: feldt klint
oxel: hult klint äng
ros: våg
rosen: lycke våg
rönn: ljung ryd
silver: våg
sjö: björk
skär: feldt klint kvist
skön: holm lund
slån: blad brink bäck holm klint kvist lund
snö: björk
sol: björk hult
sommar: brink ljung
sparv: brink bäck
storm: brink hult klint ljung stedt
strand: björk
ström: björk hult ljung
sval: björk
svale: hult lund lycke sund
svan: våg
svart: brink fors lund
svärd: holm lund
syren: kvist lund
sälg: bäck dal vall
söder: lycke skär
timmer: hult
tjäder: fors gren hult stedt vall
trast: gren holm lund vall vik
tärne: feldt
udd: brink
vik: brink
vind: klint
vinter: fors strand sund
viol: brink dal holm kvist ström vall
våg: klint
vän: vik
väster: hult klint
åker: lycke
älv: holm
öster: lycke
`;
