/*
 * How a visitor's own word becomes a part of a company name, written by hand. Each list states its rule. Entries are
 * separated by commas; line breaks around them do not count.
 */
/** Words whose form before another one no rule gives: the word, and that form. */
export const joiningForms = `
blomma blom,resa rese,kyrka kyrko,gata gatu,saga sago,kvinna kvinno,vara varu,hälsa hälso,vecka vecko,
människa människo,olja olje,vilja vilje,sida sido,lära läro,vila vilo,måla målar,media medie,
skog skogs,stad stads,hav havs,kväll kvälls,bröllop bröllops,företag företags,arbete arbets,handel handels,
liv livs,kök köks,rum rums,bord bords,fred freds,tid tids,frid frids,gods gods,trav trav,
himmel himla,äpple äppel,öga ögon,öra öron,hjärta hjärt,rike riks,möte mötes,minne minnes,bälte bältes,
nöje nöjes,läge läges,smycke smyckes,mode mode,kaffe kaffe,te te,grädde grädd,timme tim,choklad choklad,
skor sko,kläder klädes,böcker bok,möbler möbel,växter växt,smycken smyckes,glasögon glasögon,verktyg verktygs,
sommar sommar,hammar hammar,altar altar,radar radar,samovar samovar,pizza pizza,pasta pasta,yoga yoga,
tonår tonårs,dator dator,skor sko,resor rese,revisor revisor,siffra siffer,mussla mussel,humla humle,semla semmel,
butiker butik,kliniker klinik,teater teater,porter porter,charter charter,
tempera tempera,firma firma,firmor firma,serier serie,papper pappers,tavla tavel,barnböcker barnboks,bilder bild,platser plats,tomater tomat,data data,soda soda,mocka mocka,salsa salsa,veranda veranda,drama drama,tema tema,schema schema,kola kola,
cola cola,opera opera,kamera kamera,villa villa,sofa sofa,bröd bröd,surdeg surdegs,längtan längtans,
början början,bonde bond,ande ande,hjälte hjälte,kollega kollega,sylt sylt,saffran saffrans,midsommar midsommar,
grönsak grönsaks,grönsaker grönsaks,leksak leksaks,leksaker leksaks,cykla cykel,sy sy,jul jul,dans dans,
motor motor,rotor rotor,mentor mentor,kontor kontors,kantor kantor,professor professor,sponsor sponsor,sensor sensor,
junior junior,senior senior,humor humor,dekor dekor,marmor marmor,outdoor outdoor,nektar nektar,bazar bazar,basar basar,
dollar dollar,solar solar,catering catering,styling styling,training training,tuning tuning,bowling bowling,
engineering engineering,mässing mässings,limonad limonad,lemonad lemonad,marinad marinad,promenad promenad,
cafe cafe,online online,home home,bike bike,cake cake,cupcake cupcake,game game,style style,lifestyle lifestyle,
fika fika,fiske fiske,mamma mamma,pappa pappa,gala gala,panda panda,vodka vodka,paprika paprika,arena arena,alpacka alpacka,
avtal avtals,samtal samtals,kontrakt kontrakts,ombud ombuds,bokslut boksluts,bygglov bygglovs,lön löne,skatt skatte,friluft frilufts,
porträtt porträtt,timmerman timmermans,smide smides,bönder bond,fötter fot,händer hand,eldstäder eldstads,bin bi,foton foto,frön frö,
aktier aktie,studier studie,controller controller,sommelier sommelier,skjuts skjuts,livsstil livsstils,svensexa svensexe,
möhippa möhippe,matcha matcha,latte latte,ale ale,ipa ipa,poké poké,zumba zumba,henna henna,manga manga,tabata tabata,
ricotta ricotta,mascara mascara,hatha hatha,vinyasa vinyasa,ashtanga ashtanga,akne akne,calzone calzone,kimchi kimchi,
raskatt raskatts,huskatt huskatts,spinning spinning,peeling peeling,trolling trolling,mastering mastering,relining relining,
linne linne,ylle ylle,värme värme,skytte skytte,guide guide,mete mete,barnmode barnmode,kalastema kalastema,marina marina,
silversmide silversmides,testamente testaments,akvarium akvarie,terrarium terrarie,hemsida hemsides,hemsidor hemsides,
flaskor flask,väskor väsk,elbil elbils,lastbil lastbils,husbil husbils,veteranbil veteranbils,ridstall ridstalls
`;

/** Last parts of compounds after which another part is joined by an s: trädgård, trädgårdsboden. */
export const lastElements = `
deg,gård,boll,verk,bord,berg,dag,skog,stad,land,liv,mål,råd,bygd,skåp,stånd,vård,tid,kraft,drift,fart,rätt,skydd,syn,
drag,bruk,rum,värld,torg,fält,namn,slag,sikt,spel,lag,fisk,bolag,mark,hamn,handel,kost,tvätt,jakt,sak,plåt,
film,vakt,cell,vagn,båt,träd,bröd,golv,dörr,tyg,garn,kött,hund,katt,kort,bild,tak,vägg,bok,tåg,väg,ved,mjöl,korv,färg,smed,
salong,kök,bad,krog,ugn,pump
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

/** Islands, and parts of towns that are or were islands: one is on them, not in them. */
export const islands = `
Adelsö,Alnön,Aspö,Brännö,Djurgården,Donsö,Ekerö,Frösön,Fårö,Färingsö,Gotland,Gräsö,Hasslö,Hisingen,Holmön,Hönö,Ingarö,Island,
Koster,Kungsholmen,Lidingö,Ljusterö,Lovön,Långholmen,Möja,Muskö,Nämdö,Ornö,Orust,Rindö,Runmarö,Seskarö,Singö,Smögen,Sturkö,
Styrsö,Södermalm,Tjörn,Torö,Utö,Ven,Visingsö,Vrångö,Väddö,Värmdö,Åland,Öckerö,Öland,Östermalm
`;

/**
 * After the word, in one compound, by industry, where the word's trade has none of its own; "alla" suits a word of any trade
 * or of none. Only what firms are called: modern names have none.
 */
export const endings: Readonly<Record<string, string>> = {
  alla: "kompaniet,bolaget,magasinet",
  tech: "kompaniet,bolaget,verkstan,labbet",
  konsult: "byrån,kontoret",
  kreativ: "studion,ateljén,verkstan,kollektivet",
  handel: "handeln,magasinet,boden,skåpet",
  mat: "kompaniet,magasinet,boden,skafferiet",
  tradgard: "gården,mästarna,täppan,ängen",
  halsa: "studion,rummet",
  bygg: "kompaniet,bolaget,mästarna,makarna",
  skonhet: "studion,salongen,rummet",
  djur: "gården,huset,stugan",
  transport: "kompaniet,bolaget,depån",
  utbildning: "skolan,verkstan,stugan",
  event: "bolaget,byrån,fabriken,makarna",
  fastighet: "kompaniet,bolaget",
};

/** The same of trades that those of their industry do not suit, by the trades. */
export const tradeEndings: Readonly<Record<string, string>> = {
  "restaurang,pizza,sushi och asiatisk mat": "köket,krogen",
  "catering,matvagn": "köket",
  djurbutik: "huset,boden",
  "veterinär,förskola och barnpassning": "huset",
  florist: "boden,täppan",
  "musik,ljudstudio,podd,film": "studion,verkstan,fabriken",
  "cykel,båt": "kompaniet,depån,boden,verkstan",
  "solceller,el,vvs": "kompaniet,bolaget,teknikerna",
  "skomakeri,sömnad": "ateljén,verkstan,boden",
  drönare: "bolaget,byrån",
  "friluftsliv,resor,bastu,racketsport,festuthyrning": "kompaniet,bolaget",
  "hundtrim": "salongen",
  "hundträning,läxhjälp": "skolan",
};

/** After the name of a person, for the industry that is chosen: Eks Mat. */
export const industryEnds = {
  tech: "Teknik,Data",
  konsult: "Konsult",
  kreativ: "Studio,Form",
  handel: "Handel",
  mat: "Mat",
  tradgard: "Trädgård",
  halsa: "Hälsa",
  bygg: "Bygg,Hantverk",
  skonhet: "Skönhet",
  djur: "Djurservice",
  transport: "Transport",
  utbildning: "Utbildning",
  event: "Event",
  fastighet: "Fastigheter",
} as const satisfies Readonly<Record<string, string>>;

/** What the firm of someone with a trade is called after a name: the word for the person, and that of the firm. */
export const firmsOfPersons = `
bagare bageri,målare måleri,snickare snickeri,finsnickare finsnickeri,möbelsnickare möbelsnickeri,skomakare skomakeri,murare mureri,
skräddare skrädderi,konditor konditori,rörmokare rör,elektriker el,fotograf foto,städare städ,städerska städ,keramiker keramik,
trädgårdsmästare trädgård,florist blommor,takläggare tak,golvläggare golv,plattsättare kakel,smed smide,mekaniker bilverkstad,
bilmekaniker bilverkstad,krukmakare krukmakeri,bryggare bryggeri,biodlare honung,fiskare fiske,jurist juridik,arkitekt arkitektur,
översättare översättning,massör massage,sotare sotning,sömmerska sömnad,illustratör illustration,tapetserare möbeltapetsering,
hundfrisör hundtrim,barberare barbershop,veterinär djurklinik,tryckare tryckeri,tandläkare tandvård,optiker optik,
personlig tränare träning,coach coachning,glasmästare glasmästeri,låssmed lås,åkare åkeri,kock kök,revisor revision
`;

/**
 * What a word ends in that already is a firm or a place of work, to which nothing is joined: no Bagerikrogen beside a bageri.
 */
export const firmEnds = `
affär,ateljé,bar,bod,bolag,butik,byrå,café,kafé,center,centrum,dagis,gym,spa,hall,stall,firma,företag,förlag,pizzeria,hjälp,hotell,jour,klinik,klubb,konsult,krog,
lager,mottagning,pensionat,restaurang,salong,service,skola,studio,stuga,tjänst,tjänster,uthyrning,verkstad,eri
`;

/** Verbs that visitors type for a trade; no word that is a noun as well, as resa is. Those in -era and -dla need no list. */
export const typedVerbs = `
bygga,måla,städa,flytta,klippa,rida,baka,virka,sticka,dansa,sy,väva,jaga,fiska,rita,packa,tälja,träna,köra,hyra,sälja,köpa,laga,
översätta,återvinna,tvätta,fotografera,filma,sjunga,spela,undervisa,massera,designa,mura,putsa,gräva,schakta,sota,inreda,slöjda,
snida,spara,anställa,panta,leka,trimma,gadda,mixa,dreja,meka,tälta,raka,sprutmåla,cykla
`;

/** Words of trades that no Swedish part is joined to: English ones, adjectives, and those whose stem is misread. */
export const unjoinedWords = `
bed,breakfast,construction,builder,building,carpenter,carpentry,woodwork,joinery,electrician,electrical,plumber,plumbing,roof,roofing,roofer,
painter,painting,floors,floor,flooring,tiles,tiler,tiling,bathroom,bricklayer,mason,masonry,brick,windows,window,glazier,
kitchen,kitchens,locksmith,lock,keys,excavation,groundwork,chimney,architect,architects,architecture,shoemaker,cobbler,
furniture,woodworking,upholstery,upholsterer,interior,preloved,thrift,handmade,craft,handicraft,knitting,knit,wool,yarn,crochet,
accounting,bookkeeping,accountant,lawyer,legal,law,consulting,consultant,recruiting,recruiter,recruitment,staffing,leader,
leadership,finance,investment,developer,developers,website,games,engineer,engineers,cake,pastry,bakery,cheese,dairy,seafood,
fishing,beer,brewery,wine,tea,roastery,farm,farmshop,honey,bee,bees,beekeeper,butcher,groomer,grooming,cat,cats,horse,equestrian,
pets,pet,hunting,hunter,gardening,gardener,greenhouse,landscaping,hair,hairdresser,beard,skincare,facial,beauty,nails,lashes,lash,
brows,foundation,soap,fragrance,perfume,health,therapy,counseling,chiropractor,eyewear,glasses,optician,photography,photo,movie,
music,ceramics,pottery,clay,potter,fabric,textile,weaving,jewelry,jewellery,goldsmith,art,gallery,artist,drawing,cartoon,
marketing,advertising,print,printing,bookstore,bookshop,publishing,publisher,translation,translations,translator,interpret,
interpreter,bike,bicycle,boat,sailing,yacht,cab,trucking,waste,recycling,toys,toy,birthday,wedding,travel,trips,vacation,vacations,
tour,cabin,cottage,course,languages,english,dance,events,cleaning,moving,movers,janitor,flowers,flowershop,laundry,launderette,
tailor,sewing,seamstress,chocolate,adventure,hiking,analytics,restaurant,candle,candles,hotel,hostel,blacksmith,welding,
sauna,
asiatisk,asiatiskt,koreanskt,elektrisk,elektriska,agil,agila,agilt,progressiva,bifokala,stickat,virkat,begagnat,platsbyggt,
handgjort,långjäst,vildjäst,kallskuret,mousserande,närodlat,handspunnet,utelåst,måttsytt,närsynt,handpoke,fineline,sleeve,hotstone,kisse,nystan,garnnystan,dyna,dynor,båtdyna,båtdynor,soffdynor,stolsdynor
`;

/** Known brands that are ordinary words as well: a name may be built on them, and its card says so. */
export const ordinaryBrands = `
amplitud,ballerina,bandit,bravo,bring,chilli,diesel,flora,fossil,glitter,granit,gräddan,himla,holmen,hummel,indiska,jaguar,karma,
klippan,klövern,kompass,konsensus,kraft,kuriren,kvadrat,leopard,lyft,mango,mars,max,meta,monster,nimbus,nordiska,norrsken,odla,omega,
opal,opus,pelikan,plopp,polo,primus,pulsen,puma,safari,sigma,signal,silva,soja,stampen,stilleben,svea,tanka,tempo,ticket,
tingest,tofs,trampolin,vinge,visa,volcano,växa,zoom
`;

/** The trades (src/words/company-fields.ts, src/words/more-company-fields.ts) of each industry of the filter. Each trade is of exactly one. */
export const fieldIndustries = {
  tech: `
it-support,apputveckling,webb,data och ai,spel,it-säkerhet,teknikkonsult,3d-print
`,
  konsult: `
redovisning,juridik,managementkonsult,rekrytering,ledarskap och coachning,ekonomisk rådgivning,projektledning,pr,
översättning,begravning
`,
  kreativ: `
arkitekt,inredning,slöjd,foto,film,musik,ljudstudio,keramik,textil,konst,illustration,grafisk design,reklam,
tryckeri,podd,smycken,skyltar,glas,sociala medier,drönare
`,
  handel: `
second hand,garn och stickning,e-handel,tvål och doft,bokhandel och förlag,barnkläder,leksaker,jakt,fiske,ljusstöpning,godis,antikt,kläder,klockor,läder och väskor,presenter,sybehör
`,
  mat: `
café,bageri,surdeg,konditori,choklad,glass,restaurang,pizza,sushi och asiatisk mat,catering,matvagn,vin,öl,kafferosteri,
tehandel,gårdsbutik,honung,ost,fisk,chark,frukt och must,destilleri,kryddor och såser
`,
  tradgard: `
växthus och odling,trädgårdsskötsel,florist,handelsträdgård,trädfällning
`,
  halsa: `
massage,yoga,gym och personlig tränare,friskvård,terapi,naprapat,fotvård,optiker,hemtjänst och omsorg,pilates,tandvård,racketsport,graviditet och förlossning
`,
  bygg: `
bygg,snickeri,el,vvs,tak,måleri,golv,kakel,murning,fönster,köksrenovering,låssmed,markarbete,sotning,solceller,
skomakeri,möbelsnickeri,tapetserare,sömnad,smide,ventilation,värme,maskinuthyrning,kakelugnar
`,
  skonhet: "frisör,barberare,hudvård,naglar,makeup och fransar,tatuering,bastu",
  djur: `
hunddagis,hundtrim,katter,häst och ridning,veterinär,djurbutik,hundträning
`,
  transport: `
cykel,bilverkstad,båt,taxi,åkeri,flytt,återvinning,bilvård,däck,bärgning,moped och mc,husbil och husvagn
`,
  utbildning: `
kurser och utbildning,språkundervisning,dans,trafikskola,simskola,skrivarkurs,matlagningskurs,förskola och barnpassning,läxhjälp
`,
  event: "eventbyrå,bröllop,barnkalas,resor,friluftsliv,festuthyrning,vattensport",
  fastighet: `
mäklare,fastighetsskötsel,stuguthyrning,städ,tvätteri,pensionat och vandrarhem,coworking,larm och bevakning,fönsterputs,snöröjning,skadedjur
`,
} as const satisfies Readonly<Record<string, string>>;

/**
 * What a trade's word is joined with, at the end of what visitors type: frisörsalong, ostbutik. A shorter word of a trade
 * is only read in such a compound: vinbutik, not vinter.
 */
export const tradeHeads = `
affär,affären,ateljé,bar,baren,bod,boden,bolag,bolaget,butik,butiken,butiker,byrå,byrån,café,kafé,center,centrum,centralen,
design,designer,entreprenör,expert,experten,experter,fabrik,fabriken,festival,firma,firman,förening,försäljning,företag,
företaget,grossist,grupp,gruppen,handel,handeln,handlare,hjälp,hotell,hus,huset,import,installation,installatör,jobb,jour,
kiosk,klinik,klubb,klubben,konsult,konsulten,konsulter,kurs,kurser,labb,lager,lokal,makare,marknad,mekaniker,mottagning,
mästare,mästaren,montage,montering,montör,pensionat,praktik,produktion,proffs,proffsen,reparation,reparationer,restaurang,
rådgivare,rådgivning,salong,salongen,service,skola,skolan,studio,studion,specialist,tillverkare,tillverkning,tjänst,tjänster,
uthyrning,utbildning,vagn,verkstad,verkstaden,vård,vän,vänner,arbete,arbeten,renovering,underhåll,inspelning,producent,paket
`;

/** How visitors misspell the words of trades: the slip, and the word that is meant. */
export const slips = `
snikeri snickeri,elektiker elektriker,electriker elektriker,rörmockare rörmokare,rormokare rörmokare,takläggere takläggare,
taklagning takläggning,malare målare,gålv golv,kackel kakel,plattsätning plattsättning,muring murning,fonster fönster,
låsmed låssmed,lassmed låssmed,makarbete markarbete,sotnig sotning,sottare sotare,akitekt arkitekt,arketikt arkitekt,
skomackare skomakare,möbelsnikeri möbelsnickeri,tapitserare tapetserare,tapetserarre tapetserare,slögd slöjd,sløjd slöjd,
redovisnign redovisning,bokforing bokföring,advokatbyra advokatbyrå,juridk juridik,mangementkonsult managementkonsult,
rekrytring rekrytering,rekryttering rekrytering,aputveckling apputveckling,maklare mäklare,bagerri bageri,surdej surdeg,
conditori konditori,konditeri konditori,shoklad choklad,resturang restaurang,restuarang restaurang,pizzaria pizzeria,
pitsa pizza,katering catering,kattering catering,catring catering,kafferåsteri kafferosteri,honnung honung,vetrinär veterinär,
veternär veterinär,frissör frisör,barbarare barberare,masage massage,taturering tatuering,joga yoga,napprapat naprapat,
gymm gym,optikker optiker,hemtjenst hemtjänst,fotgraf fotograf,flim film,kermik keramik,smyken smycken,konstner konstnär,
reklambyro reklambyrå,trykeri tryckeri,bokandel bokhandel,oversättning översättning,cyckel cykel,sykel cykel,taksi taxi,
solsceller solceller,atervinning återvinning,barnklader barnkläder,leksakker leksaker,bröllopp bröllop,kusrer kurser,
stugutyrning stuguthyrning,språkundervisnig språkundervisning,stadning städning,fastighetskötsel fastighetsskötsel,
trädgårdskötsel trädgårdsskötsel,tvateri tvätteri,kemtvatt kemtvätt,skraddare skräddare,byg bygg
`;

/** Before a noun in the definite form, in a phrase that is kept whole: röda huset. */
export const phraseAdjectives = `
röda,gröna,blå,blåa,vita,svarta,gula,rosa,bruna,grå,gråa,gyllene,lilla,stora,små,gamla,nya,unga,glada,goda,sköna,snälla,kloka,
tysta,varma,kalla,söta,vilda,fria,rika,fina,vackra,höga,låga,långa,korta,breda,djupa,rätta,sista,första,andra,tredje,hela,
halva,heliga,trygga,raka,runda,skarpa,lätta,tunga,mjuka,hårda,ljusa,mörka,klara,rena,friska,starka,lugna
`;

/** Before a name, as a part of it: af Klint, von Sydow. */
export const nameParticles = "af,av,von,van,de,del,della,di,da,du,der,den,la,le,al,el,bin,ben,ibn";

/** Before a surname, for those who bear it: Bröderna Berg. */
export const kinWords = "bröderna,systrarna,syskonen,kusinerna,familjen";

/** Given names that are ordinary words as well: in lower case they may be either. */
export const ordinaryGivenNames = `
alm,april,ask,august,aurora,bella,björn,bo,dag,eden,flora,frid,glenn,hassel,iris,jasmin,jul,juni,kalla,kim,klara,kör,lilja,lind,
linn,liv,loke,love,lova,luna,maj,mark,max,mio,mira,my,natta,nova,opal,otter,pim,ros,rosa,rut,saga,sara,sagan,siv,sol,stella,
sten,stig,storm,tindra,tiger,tor,tova,tuva,ulla,varg,vide,vilja,viola,vera,viking,ylva,örn,falk,ren,sky,sed,ly,is,vind,art,
nils,mimer,troll,fin,pil,klang,vår,pan,lin,love,kit,lo,mini,mellan,may,hope,joy,grace,dawn,summer,lily,violet,ruby,jade,amber
`;

/** Towns and provinces before another part of a compound, which no rule gives. */
export const townForms = "Falun falu,Dalarna dala,Skåne skåne,Kalmar kalmar,Gällivare gällivare";
