/**
 * The newly formed surnames of /efternamn as pairs of elements: a first one, and the last ones that
 * it is joined with. Chosen by hand and read as whole names. Left out: what is an ordinary word
 * (klöveräng, strandvåg), a place that everybody knows (Sandhamn), a name that sounds odd or comic, and
 * what can be divided in two places (Svan-skog, Svans-kog).
 */
export const newSurnameParts = `
alme: lycke
ankar: liden näs skog
aske: heden kvist liden
asp: lycke skär våg
aspe: heden liden lycke skär
björke: liden
blad: brink haga klint ryd vik
blom: fjäll hamn klint lund lycke sund våg
blå: fjäll gren heden hult kvist lund
brunn: brink klint sund
bäck: lycke våg
dagg: brink dal haga hult klint lid strand sund äng
dim: brink haga hamn klint lid
fager: haga heden liden lycke skär våg
falk: feldt fjäll liden lycke
fjäll: hult vall våg
fri: brink haga klint liden
frost: björk brink bäck heden hult liden ljung våg
furu: hamn lycke våg
fyr: klint liden
glad: brink haga klint lycke ryd strand sund
granit: heden holm lund strand vik
guld: fjäll heden hult kvist lycke sund vik
gull: fjäll hult våg
hagtorns: dal holm lund
hassel: haga hamn heden hult klint skär våg
havs: haga holm liden
hjort: hed liden ljung lycke
holm: björk liden våg
humle: berg brink haga hamn heden holm hult klint lund lycke näs ryd strand ström sund vall
häger: haga hamn heden liden lycke skär våg
hägg: bäck hamn heden klint liden lycke näs
hälle: haga heden liden lund lycke sund
hök: haga heden liden lycke ryd sjö
höst: fjäll fors haga ljung lycke våg äng
järn: haga
järv: haga klint
klint: brink kvist liden ljung lycke sund våg
klock: brink dal haga holm lid liden näs ryd stedt sund vik
klöver: brink gren haga hamn heden klint kvist lund lycke strand ström sund vall vik
koppar: brink fjäll gren haga heden holm hult kvist lid lycke näs skär strand våg
korp: fjäll haga hult liden sjö skär sund
kron: haga klint
kvist: brink fors haga lid liden äng
källe: haga heden liden lund lycke sund
kärr: heden liden vik
lager: haga heden liden lycke
lilje: liden våg
lin: fjäll liden
linde: liden
ljung: brink hult äng ås
ljus: brink fjäll fors haga hed heden holm hult liden mark näs ryd vall vik äng
lund: liden ryd
lärk: brink bäck dal haga hamn heden holm hult lid liden lycke löv mark näs stedt strand sund vall
löv: fjäll hamn klint ljung skär
lönn: liden sund våg
lönne: liden lund lycke näs sund våg
mareld: hamn heden holm klint lund näs strand sund vall vik våg
moln: fjäll skär ström sund
morgon: berg brink bäck dal fjäll haga hamn heden holm hult klint kvist lid lund ryd skär strand ström sund vall vik ås
moss: fors gren haga hult liden löv näs
myrten: brink gren lund lycke ryd strand sund vik äng
mån: björk fjäll haga hult klint våg
mård: kvist liden lycke sund
näs: bäck heden
näver: heden hult klint liden
olvon: brink bäck haga hamn heden holm hult klint lund ryd strand sund vall vik ås
orr: feldt klint lycke sund
oxel: hamn heden hult klint sund våg äng ås
regn: brink haga ljung ryd sund
ros: björk våg
rosen: heden liden lycke ryd våg
rönn: hamn ljung ryd våg
rönne: hamn näs sund våg
silver: våg
sjö: björk
skogs: fjäll haga ljung
skog: klint ljung
skär: feldt haga klint kvist ljung lycke
skön: fjäll holm lid lund ryd sund äng
slån: blad brink bäck dal haga heden holm hult klint kvist lund lycke ryd strand sund äng
snö: björk haga hult lid lycke ryd
sol: björk hamn hult ryd sund
sommar: brink hult liden ljung lycke näs skär ås
sparv: berg brink bäck fjäll haga heden klint kvist lid lycke ryd stedt strand sund äng
stjärn: björk fjäll haga hamn ryd våg
storm: brink haga hamn hult klint liden ljung lycke näs ryd stedt strand
strand: björk hult liden ryd
ström: björk fjäll hamn heden hult liden ljung lycke löv ryd
sund: hult
sval: björk haga hamn sund
svale: haga heden hult lund lycke näs sund
svan: björk haga liden lycke våg
svart: brink dal fjäll fors hult klint kvist lund ryd strand sund
svärd: heden holm lund näs
syren: haga heden hult klint kvist lund lycke ryd sund äng
sång: brink liden
säv: feldt liden lycke ryd
sälg: bäck dal liden lycke vall
söder: haga heden lycke näs skär våg
timmer: brink haga heden hult näs sund
tjäder: fjäll fors gren haga heden hult lid liden lycke stedt sund vall äng
tran: liden våg
trast: brink dal fjäll fors gren haga hed heden holm hult klint kvist lid lund mark näs ryd vall vik ås
tuve: haga heden liden lycke sund
tärn: haga
tärne: feldt haga heden liden lycke näs
udd: brink liden lycke stedt
vide: haga heden liden
vik: brink haga heden liden ryd
vild: klint liden näs
vind: haga klint ryd
vinter: fors haga strand sund
viol: brink dal fors haga heden holm hult kvist näs ryd strand ström sund vall vik
våg: fjäll haga klint kvist liden lycke ryd
vår: hamn hult klint liden ljung
vän: heden vik
väster: fjäll haga heden hult klint liden lycke skär våg
åker: liden lycke näs
älv: haga holm liden skär
älve: hamn heden
ängs: holm liden näs
örn: våg
öster: fjäll haga heden liden lycke näs våg
`;
