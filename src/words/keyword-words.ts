/*
 * How a visitor's own word becomes a part of a company name, written by hand. Each list states its rule. Entries are
 * separated by commas; line breaks around them do not count.
 */
import type { Tone } from "./company-words.ts";

/** Words whose form before another one no rule gives: the word, and that form. */
export const joiningForms = `
blomma blom,resa rese,kyrka kyrko,gata gatu,saga sago,kvinna kvinno,vara varu,hälsa hälso,vecka vecko,
människa människo,olja olje,vilja vilje,sida sido,lära läro,vila vilo,måla målar,media medie,
skog skogs,stad stads,hav havs,kväll kvälls,bröllop bröllops,företag företags,arbete arbets,handel handels,
liv livs,kök köks,rum rums,bord bords,fred freds,tid tids,frid frids,gods gods,trav trav,
himmel himla,äpple äppel,öga ögon,öra öron,hjärta hjärt,rike riks,möte mötes,minne minnes,bälte bältes,
nöje nöjes,läge läges,smycke smyckes,mode mode,kaffe kaffe,te te,grädde grädd,timme tim,choklad choklad,
skor sko,kläder kläd,böcker bok,möbler möbel,växter växt,smycken smyckes,glasögon glasögon,verktyg verktygs,
sommar sommar,hammar hammar,altar altar,radar radar,samovar samovar,pizza pizza,pasta pasta,yoga yoga,
data data,soda soda,mocka mocka,salsa salsa,veranda veranda,drama drama,tema tema,schema schema,kola kola,
cola cola,opera opera,kamera kamera,villa villa,sofa sofa,bröd bröd,surdeg surdegs,längtan längtans,
början början,bonde bond,ande ande,hjälte hjälte,kollega kollega,sylt sylt,saffran saffrans,midsommar midsommar,
grönsak grönsaks,grönsaker grönsaks,leksak leksaks,leksaker leksaks,cykla cykel,sy sy,jul jul,dans dans,
motor motor,rotor rotor,mentor mentor,kontor kontors,kantor kantor,professor professor,sponsor sponsor,sensor sensor,
junior junior,senior senior,humor humor,dekor dekor,marmor marmor,outdoor outdoor,nektar nektar,bazar bazar,basar basar,
dollar dollar,solar solar,catering catering,styling styling,training training,tuning tuning,bowling bowling,
engineering engineering,mässing mässings,limonad limonad,lemonad lemonad,marinad marinad,promenad promenad,
cafe cafe,online online,home home,bike bike,cake cake,cupcake cupcake,game game,style style,lifestyle lifestyle,
fika fika,fiske fiske,mamma mamma,pappa pappa,gala gala,panda panda,vodka vodka,paprika paprika,arena arena,alpacka alpacka
`;

/** Last parts of compounds after which another part is joined by an s: trädgård, trädgårdsboden. */
export const lastElements = `
deg,gård,boll,verk,bord,berg,dag,skog,stad,land,liv,mål,råd,bygd,skåp,stånd,vård,tid,kraft,drift,fart,rätt,skydd,syn,
drag,bruk,rum,värld,torg,fält,namn,slag,sikt,spel,lag,fisk,bolag,mark,hamn,handel,kost,tvätt,jakt,sak,plåt
`;

/** Goods (src/words/company-goods.ts) that a compound may end in: no other word ends as they do, as skola does in kola. */
export const goodsAsLastParts = `
bröd,bulle,choklad,deg,honung,kaffe,karamell,kavring,lakrits,marmelad,mjöl,nougat,semla,smör,sylt,klänning,kruka,linne,
dahlia,klematis,pelargon,perenn,tulpan,vallmo,dator,hemsida,molntjänst,webb,bokföring,konsult,redovisning,rådgivning,
strategi,affisch,foto,illustration,keramik,logotyp,reklam
`;

/** Towns that are known without "i" before them. */
export const towns = `
Alingsås,Arboga,Arvika,Avesta,Boden,Bollnäs,Borgholm,Borlänge,Borås,Båstad,Eksjö,Enköping,Eskilstuna,Eslöv,Falkenberg,
Falköping,Falun,Filipstad,Flen,Gällivare,Gävle,Göteborg,Halmstad,Haparanda,Helsingborg,Hjo,Hudiksvall,Hultsfred,
Härnösand,Hässleholm,Höganäs,Jokkmokk,Jönköping,Kalix,Kalmar,Karlshamn,Karlskoga,Karlskrona,Karlstad,Katrineholm,
Kiruna,Kramfors,Kristianstad,Kristinehamn,Kumla,Kungsbacka,Kungälv,Köping,Landskrona,Leksand,Lerum,Lidingö,Lidköping,
Lindesberg,Linköping,Ljungby,Ludvika,Luleå,Lund,Lycksele,Lysekil,Malmö,Malung,Mariestad,Mjölby,Mora,Motala,Mölndal,
Mönsterås,Nacka,Nora,Norrköping,Norrtälje,Nybro,Nyköping,Nynäshamn,Nässjö,Orsa,Oskarshamn,Oxelösund,Piteå,Ronneby,
Rättvik,Sala,Sandviken,Sigtuna,Simrishamn,Skara,Skellefteå,Skövde,Sollefteå,Solna,Stockholm,Strängnäs,Strömstad,
Sundsvall,Säffle,Säter,Söderhamn,Södertälje,Sölvesborg,Tierp,Tranås,Trelleborg,Trollhättan,Trosa,Uddevalla,Ulricehamn,
Umeå,Uppsala,Vadstena,Varberg,Vaxholm,Vetlanda,Vilhelmina,Vimmerby,Visby,Vänersborg,Värnamo,Västervik,Västerås,Växjö,
Ystad,Åmål,Ängelholm,Åre,Örebro,Örnsköldsvik,Östersund,Östhammar,Öland,Gotland,Skåne,Dalarna,Småland,Jämtland,Värmland
`;

/** After the word, in one compound, by industry and tone; "alla" suits a word of any trade. */
export const endings: Readonly<Record<string, Readonly<Record<Tone, string>>>> = {
  alla: {
    professionell: "verket,kompaniet,huset,magasinet,bolaget,kontoret,depån,gruppen,centralen,mästarna",
    kreativ: "boden,verkstan,smedjan,hörnan,klubben,lådan,kollektivet,stugan,fabriken,makarna",
    modernt: "lab,form,rum,puls,spår,torg,takt,lyft",
  },
  tech: {
    professionell: "verket,bolaget,tekniken,centralen,systemet,ingenjörerna",
    kreativ: "labbet,verkstan,snickarna,smedjan,maskinen,knappen",
    modernt: "lab,kod,app,nod,puls,tech,spår",
  },
  konsult: {
    professionell: "byrån,kontoret,rådgivarna,rådet,gruppen,ledning",
    kreativ: "coachen,smedjan,idén,verkstan,lotsen,bollplanket",
    modernt: "råd,lots,koll,lyft,puls,takt",
  },
  kreativ: {
    professionell: "ateljén,studion,tryckeriet,formgivarna,byrån",
    kreativ: "verkstan,vävarna,makarna,drömmen,konsten,kollektivet",
    modernt: "form,bild,ton,ljus,rum",
  },
  handel: {
    professionell: "handeln,magasinet,kompaniet,huset,depån,butiken",
    kreativ: "boden,gömman,lådan,skåpet,kistan,hörnan",
    modernt: "torg,hylla,hem,fynd",
  },
  mat: {
    professionell: "bruket,krogen,gården,bageriet,matsalen,mästarna",
    kreativ: "boden,köket,stugan,kalaset,vagnen,hörnan",
    modernt: "baren,deli,köket,glöd,bar",
  },
  tradgard: {
    professionell: "gården,mästarna,odlarna,parken,skolan",
    kreativ: "täppan,lunden,ängen,gläntan,landet,kärran",
    modernt: "odling,äng,grönt,grodd,jord",
  },
};

/** Before the word, in one compound, by tone. */
export const beginnings: Readonly<Record<Tone, string>> = {
  professionell: "mäster,riks,heders,kron",
  kreativ: "guld,lycko,sago,söndags,hjärte,favorit",
  modernt: "ny,snabb,smart,fin",
};

/** After the word without its last vowel, by tone: cykel, Cyklia. */
export const coinedEndings: Readonly<Record<Tone, string>> = {
  professionell: "ell,um,ia",
  kreativ: "ina,ette,ulina",
  modernt: "io,o,ia,is",
};

/** Phrases with the word in the place of _, which needs no article and no agreement there. */
export const phrases: Readonly<Record<Tone, string>> = {
  professionell: "_ från Grunden,_ i Fokus,_ för Livet,_ på Riktigt,_ med Omsorg",
  kreativ: "_ med Råge,_ till Tusen,_ i Sikte,_ på Rak Arm,_ utan Krusiduller,_ på Hjärnan",
  modernt: "Tänk _,Bara _,Först _,_ Direkt,Alltid _,_ Nu,Hej _,Mer än _",
};

/** After the word and &, for a word of any trade. */
export const partners: Readonly<Record<"professionell" | "kreativ", string>> = {
  professionell: "hantverk,omsorg,tradition,kvalitet,precision",
  kreativ: "kärlek,glädje,ro,lust,hjärta,sånt",
};

/** Trades that do not follow a name in the genitive: Lindqvist Partner, but not Lindqvists Partner. */
export const neverOwned =
  "Partner,Ledning,Råd,Data,System,Digital,Automation,Produktion,Interiör,Import,Park,Handel,Textil";

/** Known brands that are ordinary words as well: a name may be built on them, and its card says so. */
export const ordinaryBrands = `
ballerina,bandit,bravo,bring,chilli,diesel,flora,fossil,glitter,granit,gräddan,himla,holmen,hummel,indiska,jaguar,karma,
klippan,klövern,kompass,kraft,kuriren,kvadrat,leopard,lyft,mango,mars,max,meta,monster,nimbus,nordiska,norrsken,odla,omega,
opal,opus,pelikan,plopp,polo,primus,pulsen,puma,safari,sigma,signal,silva,soja,stampen,stilleben,svea,tanka,tempo,ticket,
tofs,vinge,visa,volcano,zoom
`;
