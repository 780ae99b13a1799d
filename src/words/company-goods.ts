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
