/*
 * Words of the body and of sex in Swedish, Danish, Norwegian, Finnish, English, German, Dutch, French, Spanish, Italian,
 * Polish and Russian in Latin letters, without accents, written by hand. A coined company name is none of them and has none
 * in it: a harmless word and an ending can make one (skrot, skrotum). Those of four letters and fewer are only the whole name.
 */
export const bodyWords = `
anus,vagina,vagin,penis,skrotum,scrotum,rektum,rectum,klitoris,clitoris,klitta,labia,uterus,urina,urin,sperma,sperm,semen,
testis,testikel,testis,prostata,mamma,mammae,pubis,vulva,fallos,phallus,fallus,glans,hymen,ovum,ovarium,placenta,genital,
genitalia,anal,analis,oral,coitus,koitus,libido,erotia,erotica,seksi,peppu,pillu,pimppi,kulli,kyrpa,tissi,tissit,perse,
kikkeli,bagge,rumpe,rompe,rov,fisse,kusse,patte,pupper,pik,diller,mose,arsch,arsche,busen,brust,brueste,titten,moese,muschi,
fotze,schwanz,pimmel,hoden,hintern,popo,kont,borsten,tieten,lul,piemel,eikel,billen,ballen,poepen,sein,seins,fesse,fesses,
cul,chatte,bite,bitte,couille,couilles,nichon,zizi,teton,tetons,culo,culos,teta,tetas,pene,pito,polla,verga,chocha,chocho,
cono,concha,nalga,nalgas,huevos,cojones,pija,tetta,tette,cazzo,figa,fica,fregna,passera,minchia,palle,coglione,seno,seni,
chiappa,chiappe,dupa,dupsko,cipa,cipka,cyc,cycki,kutas,jajo,jaja,fiut,pupa,zopa,zhopa,siski,sisia,pizda,pisia,pisya,chlen,
huj,jajca,jaitsa,mosse,rassel,ollon,balle,bajsa,kissa,fisa,pissa,pisso,runka,penisia,urinella,urinum,skitia,vagina,boobs,
butto,butta,bumia,poopia,poopo,titia,titta,titis,tittis,dickia,cockio,cocko,pussia
`;
