/*
 * Words for what an industry sells, written by hand: a name that only says them would not set a company apart there.
 */
export const goods = {
  mat: `
anis,bröd,bulle,choklad,deg,dinkel,emmer,flädersaft,fläder,fänkål,hallongrotta,havre,honung,honungskaka,isop,jäst,kaffe,
kanel,kanelbullen,kanelknut,kapris,karamell,kardemumma,kardemummaknut,kavring,kola,kompott,koriander,krasse,kroppkakan,
kummin,körvel,lakrits,levain,libbsticka,malt,maräng,marmelad,marsipan,mejram,mjöl,mocka,muskot,must,nougat,nyponsoppan,
ost,polkagrisen,pralin,prinsesstårtan,pyttipanna,rabarberpajen,raggmunken,rosmarin,rulltårtan,råg,råghavre,räkmacka,
saffran,saft,salt,semla,sirap,smör,strössel,sylt,te,timjan,tunnbrödsrullen,umami,vanilj
`,
  handel: `
batist,brokad,damast,denim,dörrmatta,flanell,garn,halsduk,klänning,kruka,lakansväv,linne,pall,poplin,regnrock,rullkrage,
sammet,siden,skohorn,tekanna,trasmatta,tweed,tyg,tygkasse,tyll,ull,vas,ylle,örngott,överkast
`,
  tradgard: `
akleja,avenboken,blåregn,buxbom,dahlia,frö,hagtorn,humus,jord,kaprifol,klematis,klätterrosen,klängrosen,kornell,krokus,
kungslilja,lagerhägg,luktärt,lupin,malva,matjord,mull,murgröna,pelargon,perenn,riddarsporre,ros,salvia,sekatör,spirea,
stamros,stockros,syrenhäcken,tulpan,vallmo
`,
  tech: "app,data,dator,hemsida,it,kod,molntjänst,program,system,teknik,webb",
  konsult: "bokföring,konsult,redovisning,revision,rådgivning,råd,strategi",
  kreativ: "affisch,bild,film,foto,illustration,keramik,logotyp,reklam,text,tryck",
} as const satisfies Readonly<Record<string, string>>;

/**
 * Kinds of goods and what they are made of. They are offered as names, alone or at the end of a compound, narvläder, and marked
 * as descriptive.
 */
export const kinds = {
  mat: `
bulle,bullen,citron,dill,fikon,grädde,hallon,kaka,kastanj,krokan,macka,mandel,mellanmål,peppar,ramslök,råg,salt,steken,sufflén,
surdeg,surdegen,terrin,tilltugg,vete
`,
  handel: `
cheviot,chiffonjé,ekskåpet,emalj,etui,fajans,fanér,fickuret,gabardin,garn,glas,gobeläng,gungstol,gökur,halvädel,hatt,hattask,helylle,
hörnskåpet,kappsäcken,kläder,klänning,kofferten,kypert,lampett,lanternan,lapptäcke,lin,linne,ljuskrona,ljusstaken,lykta,läder,
mahogny,manschett,manschettknapp,mässing,paraplyet,pendylen,porslin,porslinet,portfölj,ränsel,schatull,sekretär,servisen,silver,
skorna,smide,snickeri,speldosa,stöveln,tenn,trä,vadmal,varor,vitrin,ylle
`,
  tradgard: `
blåklocka,förgätmigej,gullviva,kattmynta,kastanj,kvanne,kärleksörten,lejongap,lövkoja,maskrosen,nejlikan,prästkragen,rölleka,
solhatten,tusensköna,vildvin
`,
  tech: "brandmur",
  kreativ: `
akvatint,emblem,exlibris,fingerfärg,fresk,glasyr,gravyr,kopparstick,monogram,månsten,ornament,relief,rökkvarts,signet,terrakotta,
torrnål,triptyk,tryck,träsnitt,vattenfärg
`,
} as const satisfies Readonly<Record<string, string>>;
