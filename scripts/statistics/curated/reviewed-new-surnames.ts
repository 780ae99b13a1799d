/**
 * The newly formed surnames of /efternamn as pairs of elements: a first one, and the last ones that it is joined
 * with. Two readers marked 1,230 candidates from new-surname-parts.ts as whole names; these 500 are the best of
 * those that neither rejected (docs/name-quality.md, "Newly formed surnames"). They are not changed by taste.
 */
export const reviewedNewSurnames = `
afton: alm berg björk brink bäck dal gren klint kvist lind ljung lund mark stedt sten strand ström sund vall vik
akleje: berg ström vik
blom: klint sund
blå: björk blom brink falk fjäll gren kvist ljung ros skog sund
bris: blad blom gren
bölje: berg
dagg: dal löv ros
duve: blom kvist ljung
ejder: strand
falke: blom
flint: falk lind lund sund
flinte: dal stedt ström
fläder: berg blad bäck dal gren lund mark sjö stedt sten strand vall vik
fri: björk brink klint ljung
frid: björk brink falk löv
fride: dal falk klint kvist ljung löv
frost: bäck ros
glimmer: alm blom holm klint kvist lind lund ström
guld: falk lind löv ros sund vik
hagtorn: berg vik
havs: falk holm
havtorn: berg vik
himle: stedt
himmel: dal sten ström vall
hjorte: stedt
humle: berg holm lund stedt ström
häger: ljung
hägg: bäck
hägge: bäck
hälle: blom lind
klar: björk fjäll ljung
klint: sund
klinte: björk blad blom dal kvist lind lund sund
klöver: brink gren klint kvist lund sten strand ström vall vik
koppar: alm blad blom brink bäck falk gren kvist ljung löv skog stedt sten strand
kron: klint ljung
kust: holm lind
ljus: björk blad blom brink falk fjäll fors holm mark ros vall vik
lupin: berg dal ström vik
lyse: blom kvist lind lund ström
lärk: borg bäck dal holm lind
lärke: berg blom brink bäck gren holm kvist lind ljung lund skog stedt sten ström sund
lönne: klint lund sund
mandel: blad bäck dal gren sten strand vall vik
mareld: alm berg holm lind mark ros vik
mild: lind lund
mistel: berg blad bäck dal mark sten strand ström vall
moln: lind mark
morgon: alm berg björk blom brink bäck dal falk gren holm klint kvist lind lund mark stedt strand ström vall vik
mosse: gren strand ström
myrten: borg brink gren klint lund löv mark stedt sten strand sund vall vik
mån: björk fjäll klint ljung
måne: björk bäck ljung sten
natt: ros
nordan: blom dal kvist
olvon: berg blad strand ström vall
pärl: berg mark sund vall
rim: björk ljung
ripe: bäck gren klint kvist lind vik
rönne: sund
silver: alm blom
skimmer: berg
skir: brink klint kvist ljung sund
skön: lund sten
slån: blad brink bäck dal gren holm klint kvist löv skog stedt strand
sol: björk
sommar: alm björk brink falk ljung löv stedt sten
sparv: berg borg bäck lind sund
still: ros
stille: lind lund sten strand
stjärn: mark
stjärne: mark ros stedt
storm: falk löv ros
strand: falk
stål: holm sund
sunnan: berg björk blad brink bäck falk fors gren holm klint mark ros stedt sten strand ström vall
sval: sund
svale: brink gren lund sund
svall: bäck
syren: blad lund
sälg: bäck dal holm vall
sälge: sten strand
söder: ljung
talle: lund
tistel: berg ström vik
trane: holm sten sund
trast: holm lind lund mark vik
tärne: lind ljung
udde: dal
vallmo: blad bäck dal gren holm kvist lund stedt strand ström
vesper: alm brink skog stedt vik
vindel: alm björk blom brink falk gren klint kvist mark skog sund
vinge: blom klint
vinter: alm björk fors strand
viol: dal holm sten strand ström vall vik
vång: falk
vånge: blom brink bäck falk klint kvist mark stedt sten
vår: björk klint ljung
västan: berg björk blad blom brink dal falk gren holm klint kvist lind mark ros stedt sten strand ström vall vik
väster: alm fjäll skog
ädel: alm dal stedt
älv: holm
älve: falk
ärle: blom gren ljung
östan: björk blad blom brink falk fjäll gren holm kvist ljung mark ros stedt sten strand ström sund vall
öster: alm björk falk
`;
