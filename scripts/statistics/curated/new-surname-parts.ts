/**
 * The newly formed surnames of /efternamn as pairs of elements: a first one, and the last ones that
 * it is joined with. Chosen by hand and read as whole names. Left out: what is an ordinary word
 * (klöveräng, strandvåg), what sounds like a place or an estate (Sandhamn, Hägerhaga), a joint that the
 * tongue stumbles over (Lärkmark), a name that sounds odd or comic, and what can be divided in two places
 * (Svan-skog, Svans-kog).
 */
export const newSurnameParts = `
alme: lycke
ankar: näs
aske: kvist liden
asp: lycke
aspe: lycke
blad: brink vik
blom: klint lund lycke sund
blå: gren hult kvist lund
brunn: brink
bäck: lycke
dagg: brink dal klint strand sund
dim: brink
fager: lycke skär våg
falk: feldt
fjäll: vall
fri: brink klint
frost: brink bäck ljung
furu: lycke våg
fyr: klint
glad: brink
guld: sund vik
hagtorns: dal
hassel: hult klint
havs: holm
holm: björk våg
humle: berg brink holm hult klint lund vall
häger: lycke skär våg
hägg: bäck klint näs
hälle: lund lycke sund
höst: fors ljung
järv: klint
klint: sund våg
klock: brink dal holm stedt vik
klöver: brink gren kvist lund lycke ström vall vik
koppar: brink gren holm kvist skär
kron: klint
källe: lund lycke sund
kärr: vik
lilje: våg
ljung: brink hult ås
ljus: brink fors holm hult mark vall vik
lund: ryd
lärk: brink bäck dal holm hult stedt strand sund vall
löv: klint
lönn: sund
lönne: lund lycke
mareld: holm sund vik
morgon: berg brink bäck holm klint lund strand ström vik
moss: fors gren hult
myrten: brink gren lund lycke vik äng
mån: björk klint våg
näver: hult
olvon: brink bäck holm hult klint lund vall vik
orr: feldt klint
oxel: hult klint äng
ros: våg
rosen: lycke våg
rönn: ljung ryd
silver: våg
sjö: björk
skär: feldt klint kvist
skön: holm lund
slån: blad brink bäck dal holm klint kvist lund
snö: björk
sol: björk hult
sommar: brink ljung
sparv: berg brink bäck
stjärn: våg
storm: brink hult klint ljung stedt
strand: björk
ström: björk hult ljung
sval: björk
svale: hult lund lycke näs sund
svan: våg
svart: brink fors lund
svärd: holm lund
syren: kvist lund
sång: brink
sälg: bäck dal vall
söder: lycke skär våg
timmer: brink hult
tjäder: fors gren hult stedt vall
trast: dal gren holm lund vall vik
tärne: feldt
udd: brink
vik: brink
vind: klint
vinter: fors strand sund
viol: brink dal holm kvist ström vall vik
våg: klint
vän: vik
väster: hult klint lycke skär
åker: lycke näs
älv: holm
ängs: holm
örn: våg
öster: lycke våg
`;
