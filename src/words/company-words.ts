/*
 * Stems, links and endings that company names are composed of, written by hand.
 *
 * All lists are separated by commas. First parts of compounds are in their compound form, with
 * a joining letter after a plus sign: trädgård+s gives Trädgårdsmästarna. Trades are written
 * stem/definite ending (kodbyrå/n) or stem/indefinite ending/definite ending (verksta/d/n).
 */

/**
 * firsts: first parts that suit any industry; the `heads` of an industry follow them.
 * links, endings: of coined words, between the stem and the ending, and after it.
 */
export const toneWords = {
  professionell: {
    firsts:
      "björk,ek,sten,nord,berg,kron,norr,väst,syd,lind,alm,rönn,hassel,fjäll,hamn,strand,ström,skans,sund,dal,sjö,holm,lund,mälar,roslag+s,bergslag+s,norrland+s,västkust,mälardal+s,skärgård+s",
    links: ",al,or,en,av,er",
    endings: "ia,ora,oria,anta,entia,alis,on,ium,iva,ensia",
  },
  kreativ: {
    firsts:
      "räv,mån,sol,moln,humle,ekorr,igelkott+s,koltrast,gnist,virvel,sago,dröm,regnbåg+s,fjäder,karusell,komet,raket,norrsken+s,lykt,stjärn,vind,lärk,bubbel,fläder,smultron,kastanje,månsken+s,midsommar",
    links: ",el,im,ol,an",
    endings: "ola,ilo,umi,olo,ika,ella,illa,inka,ombo,ando,oni,ippo,uma",
  },
  modernt: {
    firsts:
      "nord,nova,fri,klar,puls,alfa,delta,duo,hej,mer,nu,smart,flex,direkt,horisont,zenit,prima,meridian,moment,neo,kvadrat,kontinent",
    links: ",in,al,er,on",
    endings: "eo,ix,io,o,ex,ivo,ero,yx,ino,ax,ea,ovo,enzo",
  },
};

/**
 * stems: beginnings of coined words, each ending in a consonant. By tone: firsts name the industry,
 * and lasts follow them; heads name the industry themselves; trades are whole words, for
 * descriptive names.
 */
export const industryWords = {
  tech: {
    stems: "kod,pix,nod,bit,dat,net,signal,logik,tekn,byt,digit,kub,klick,volt,krets,skript,robot,modul,kvant,pixel",
    professionell: {
      firsts: "kod,data,krets,system,server,teknik,signal,mjukvaru,algoritm,dator,digital",
      lasts: "verk,verket,hus,huset,byrå,byrån,gruppen,partner,bolaget,centralen,kontoret,kraft,konsult,vakt,bas",
      heads: "data,system,teknik,kod,mjukvara,programmering,automation,elektronik",
      trades: "kodbyrå/n,datatjänst/en,systembyrå/n,webbyrå/n,IT-byrå/n,teknikkontor/et,programbyrå/n",
    },
    kreativ: {
      firsts: "kod,pixel,robot,bit,skärm,siffer,knapp,klick,data",
      lasts: "smedjan,verkstan,labbet,labb,kiosken,boden,kojan,karusellen,snickarna,bruket,fabriken,lek,magi,smed,magikern",
      heads: "kod,pixel,pixlar,pixlarna,kodarna,data,appen,roboten,kodaren,datorn",
      trades: "kodverksta/d/n,pixelkiosk/en,kodstuga/n,datastuga/n,robotlabb/et,webbverksta/d/n,kodkammar/e/en",
    },
    modernt: {
      firsts: "kod,bit,pixel,nod,data,webb,mikro,giga,krets,moln,app,mjukvaru,algoritm",
      lasts: "lab,hub,box,form,punkt,linje,zon,skift,port,puls,loop,nord,studio,kraft,fabrik,sfär",
      heads: "kod,bit,data,app,tech,webb,logik,system,mjukvara,plattform",
      trades: "Kod,Data,Webb,App,IT,System,Teknik,Mjukvara",
    },
  },
  konsult: {
    stems: "plan,kurs,strat,fokus,merit,insikt,lots,ledar,analys,konsil,kompet,mentor,optim,råd,norm",
    professionell: {
      firsts: "råd,plan,mål,kurs,ledning+s,affär+s,ekonomi,analys,beslut+s,strategi,balans,resultat,insikt+s,rådgivning+s",
      lasts: "verk,hus,byrå,byrån,gruppen,partner,huset,bolaget,kontoret,konsult,forum,akademin,kompaniet,råd",
      heads: "råd,plan,analys,partner,konsult,revision,ledning,strategi,rådgivning,ekonomi",
      trades: "rådgivning/en,revisionsbyrå/n,ekonomibyrå/n,konsultbyrå/n,analysbyrå/n,ledarskola/n,strategibyrå/n",
    },
    kreativ: {
      firsts: "kompass,kurs,lots,idé,mål,tanke,kart,råd,insikt+s,fråge,plan",
      lasts: "smedjan,verkstan,labbet,lyktan,kojan,stugan,fyren,kiosken,snickarna,kompisen,bod,fyr,lab,koja,resan",
      heads: "råd,lots,idé,plan,rådet,lotsen,planen,idéer,kompassen,rådgivarna,coachen",
      trades: "idéverksta/d/n,rådstuga/n,tankesmedja/n,idékontor/et,samtalsrum/met,tankekontor/et,framtidsverksta/d/n",
    },
    modernt: {
      firsts: "plan,mål,fokus,kurs,insikt+s,strategi,tillväxt,affär+s,balans,råd,ledar",
      lasts: "lab,hub,punkt,linje,skift,kraft,bas,zon,puls,steg,kompass,studio,arena",
      heads: "råd,plan,fokus,insikt,strategi,coach,analys,tanke,ledarskap,rådgivning",
      trades: "Råd,HR,Plan,Analys,Coach,Strategi,Ekonomi,Ledarskap",
    },
  },
  kreativ: {
    stems: "form,färg,ljus,skiss,krit,graf,prism,kolor,nyans,palett,kontur,art,bild,pigment,pensel,kamer",
    professionell: {
      firsts: "form,bild,film,tryck,reklam,text,design,grafik,media,ljud,annons",
      lasts: "byrå,byrån,hus,huset,verk,verket,gruppen,bolaget,kontoret,partner,produktion,kompaniet,teamet",
      heads: "design,form,media,reklam,grafik,foto,bild,tryck,film,produktion,formgivning,kommunikation",
      trades: "reklambyrå/n,designbyrå/n,fotostudio/n,formbyrå/n,bildbyrå/n,tryckeri/et,mediebyrå/n",
    },
    kreativ: {
      firsts: "färg,penn,skiss,pensel,papper+s,ljus,krit,bläck,mönster,akvarell,palett",
      lasts: "ateljén,smedjan,verkstan,boden,kojan,lådan,labbet,skogen,hyllan,magi,lek,stugan,fabriken,bod,labb,konfekt",
      heads: "studion,ateljén,form,färg,bild,penseln,skiss,film,tryck,foto,pennan,paletten,målarna,tecknarna",
      trades: "ateljé/n,ritstuga/n,bildverksta/d/n,färgkammar/e/en,skisskontor/et,pennbod/en,målarstuga/n",
    },
    modernt: {
      firsts: "form,ljus,linje,kontrast,bild,grafik,färg,typ,text,foto",
      lasts: "lab,studio,verk,box,punkt,nord,zon,skift,rum,fabrik,hub,kub,kollektiv",
      heads: "form,design,media,studio,bild,foto,grafik,film,formgivning,reklam",
      trades: "Form,Foto,Film,Bild,Ord,Ljud,Text,Design,Grafik,Studio",
    },
  },
  handel: {
    stems: "torg,butik,korg,fynd,kund,handel,market,basar,vend,kommers,pack,bod",
    professionell: {
      firsts: "handel+s,varu,import,lager,butik+s,gods,torg,köpman+na,export,bod",
      lasts: "hus,verk,huset,bolaget,gruppen,magasinet,kompaniet,kontoret,centralen,partner,verket,gården,kajen,kaj",
      heads: "handel,varor,lager,import,export,magasin,kompani,gods,agentur,grossisten",
      trades: "handelshus/et,handelsbod/en,varumagasin/et,butik/en,varula/ger/gret,importfirma/n,handelskontor/et",
    },
    kreativ: {
      firsts: "fynd,pryl,torg,korg,paket,kuriosa,prassel,skylt,snör,loppis,krimskram+s",
      lasts: "boden,lådan,torget,basaren,skrinet,kiosken,hyllan,gömman,ladan,fickan,bod,låda,skrin,ask",
      heads: "boden,bod,lådan,torget,basaren,korgen,butiken,skrinet,hyllan,marknaden,korg,torg",
      trades: "krambod/en,lanthandel/n,presentbod/en,fyndlåda/n,loppis/en,garnbod/en,kuriosabod/en",
    },
    modernt: {
      firsts: "köp,varu,torg,pack,kund,shop,paket,butik+s,handel+s,marknad+s",
      lasts: "box,hub,torg,punkt,zon,linje,port,skåp,direkt,plats,lab,fabrik,station",
      heads: "shop,köp,box,varor,handel,butik,marknad,leverans,sortiment",
      trades: "Shop,Tyg,Mode,Garn,Skor,Handel,Butik,Import,Marknad",
    },
  },
  mat: {
    stems: "mat,smak,smul,bröd,krydd,kanel,sylt,råg,deg,kök,kulin,mjöl,salt,vanilj,saft,bagar",
    professionell: {
      firsts: "smak,bröd,råg,mat,råvaru,kök+s,krydd,måltid+s,delikatess,bageri",
      lasts: "hus,bruk,verk,huset,bruket,köket,kompaniet,verket,mästarna,bageriet,magasinet,bolaget,gruppen",
      heads: "mat,bröd,kök,bageri,krog,råvaror,catering,delikatesser,måltider",
      trades: "bageri/et,matservice/n,delikatessbod/en,råvarubod/en,brödbod/en,saluhall/en,krog/en",
    },
    kreativ: {
      firsts: "smul,sylt,kanel,honung+s,kardemumma,saft,bull,deg,matsäck+s,lakrit+s,rabarber,kak",
      lasts: "boden,kojan,köket,stugan,kannan,kiosken,fabriken,festen,burken,kalaset,vagnen,bod,fest,smedjan,bageriet",
      heads: "köket,skafferiet,bageriet,krogen,kaféet,krog,kök,kafé,brödet,konditoriet",
      trades: "bageri/et,kakkök/et,syltbod/en,kafferum/met,bullstuga/n,krog/en,matverksta/d/n",
    },
    modernt: {
      firsts: "smak,mat,råg,salt,deg,surdeg+s,bröd,kost,måltid+s,skafferi",
      lasts: "lab,bar,box,kraft,deli,rum,linje,bistro,skåp,studio,fabrik,verk",
      heads: "mat,kök,smak,bröd,lunch,kost,deli,bar,servering,skafferi,bistro,luncher,bageri",
      trades: "Mat,Kök,Bröd,Te,Deli,Kaffe,Bageri,Catering",
    },
  },
  tradgard: {
    stems: "rot,löv,flor,ros,grön,mull,ört,blom,moss,klöver,botan,plant,odl,jord,lind",
    professionell: {
      firsts: "trädgård+s,park,växt,grön,mark,odling+s,plant,träd,jord,frukt,skog+s",
      lasts: "verk,bruk,vård,verket,gruppen,bruket,mästarna,odlarna,bolaget,partner,service,skötsel,gården,gård",
      heads: "park,odling,växter,trädgård,plantor,trädgårdar,odlingar,planteringar",
      trades: "trädgård/en,plantskola/n,parkvård/en,odling/en,trädvård/en,markvård/en,trädgårdsservice/n",
    },
    kreativ: {
      firsts: "löv,frö,blom,klöver,moss,äppel,mull,kompost,pion,vallmo,luktärt+s,tulpan",
      lasts: "täppan,boden,kojan,smedjan,skogen,kalaset,lyckan,gläntan,kärran,bod,glänta,lycka,koja,dröm,verkstan,karusellen",
      heads: "lunden,rabatten,trädgården,löv,täppan,krukan,spaden,plantan,odlarna,knopp,blom,frö",
      trades: "fröbod/en,täppa/n,blomsterbod/en,odlarstuga/n,kryddgård/en,växtverksta/d/n,rosengård/en",
    },
    modernt: {
      firsts: "rot,löv,grön,växt,plant,frö,flora,gro,blad,ört,trädgård+s,blomster",
      lasts: "lab,kraft,verk,zon,rum,punkt,linje,studio,bas,box,fabrik,kollektiv",
      heads: "odling,löv,växt,flora,grönska,trädgård,botanik,park,trädgårdar,plantering",
      trades: "Frö,Ört,Träd,Flora,Park,Odling,Trädgård,Plantskola",
    },
  },
};

/** Owners and places, for descriptive names. */
export const descriptiveWords = {
  /** Towns that take the preposition "i" and, unlike `bareTowns`, a genitive: Lunds kodbyrå. */
  towns:
    "Lund,Uppsala,Göteborg,Stockholm,Västerås,Borås,Karlstad,Norrköping,Linköping,Sundsvall,Östersund,Ystad,Simrishamn,Halmstad,Marstrand,Vaxholm,Mariefred,Söderköping,Leksand",
  /** Towns without a genitive ending before a trade: Umeå Data. */
  bareTowns: "Åre,Hjo,Åby,Eda,Ydre,Hova,Boda,Umeå,Mora,Sala,Nora,Täby,Habo,Malmö,Luleå,Piteå,Nacka,Solna,Visby,Gävle,Trosa,Nybro,Ekerö,Osby,Kalmar,Örebro,Växjö,Sigtuna,Vadstena,Kiruna",
  districts: "Södermalm,Kungsholmen,Vasastan,Möllevången,Östermalm,Österlen,Gotland,Öland,Roslagen,Värmland,Dalsland",
  surnames:
    "Ek,Alm,Lind,Berg,Holm,Dahl,Palm,Lindgren,Wallin,Åkesson,Sandberg,Nyström,Norén,Forsberg,Lundin,Öberg,Sjögren,Holmgren,Strandberg,Roos,Fors,Marklund,Hedin,Ekblad,Rydell,Wiklund",
  firstNames:
    "Ida,Eva,Åsa,Mia,Leo,Bea,Pia,Ulf,Siv,Kim,Åke,Ove,Per,Tor,Jan,Ina,Bo,Max,Nils,Mats,Klas,Alex,Ebba,Maja,Greta,Elsa,Signe,Märta,Astrid,Agnes,Matilda,Kajsa,Pelle,Olle,Gösta,Doris,Hannes,Tyra,Alva,Vilgot,Henning,Svea",
  definite: "Norra,Södra,Västra,Östra,Nya,Gamla,Nordiska",
  spots:
    "på Torget,på Hörnet,vid Ån,vid Bäcken,i Backen,på Höjden,vid Sjön,i Gränden,på Bryggan,i Hamnen,vid Kajen,i Parken,under Eken",
  compass: "Syd,Norr,Väst,Nord,Öst",
  /** Short trades, after a town and after an owner, which make short names possible. */
  afterTown: {
    tech: "IT,Kod,Data,Webb,System,Teknik",
    konsult: "HR,Råd,Plan,Analys,Ledning,Rådgivning",
    kreativ: "Ord,Form,Foto,Film,Bild,Reklam",
    handel: "Bod,Tyg,Skor,Garn,Handel,Import",
    mat: "Mat,Kök,Te,Ost,Bröd,Bageri",
    tradgard: "Frö,Ört,Träd,Park,Odling,Trädgård",
  },
  afterOwner: {
    tech: "kod,data,webb,teknik",
    konsult: "råd,idé,plan,idéer,tankar",
    kreativ: "ord,duk,foto,form,film",
    handel: "bod,tyg,garn,skor,mode",
    mat: "kök,te,ost,bröd,kakor",
    tradgard: "frö,träd,örter,rosor,blommor",
  },
};

/** Compositions that happen to be a word, a person's name or the name of something else. */
export const takenNames =
  "rådhus,rådhuset,nätverk,nätverket,databas,varuhus,växthus,kraftverk,matlab,lagerhus,filmhuset,skogsbruk,jordbruk,jordverk,bitola,digitalis,planera,olivia,mateo,florida,prisma,kritika,arton,studio,florian,rosalia,kursiva,optimera,robotika,logika,logiko,grafika,markera,formera,logikern,markus,linda,trädgård,trädgården,jordbruket,skogsbruket,trädvård,skogsvård,materia,arteria,formalia,normalis,bladverk,handelshus,handelsplats,torgplats,designbyrå,designbyrån,reklambyrå,reklambyrån,filmproduktion,reklamfilm,ekonomibyrå,ekonomibyrån,normalia,varubod,livsform,arto,mateo,matea";

/** Well-known brands, without spaces; names equal or close to them are ruled out. */
export const knownBrands =
  "volvo,ikea,klarna,spotify,ericsson,telia,tele2,zalando,lindex,kappahl,systembolaget,nordea,swedbank,scania,electrolux,saab,mojang,skanska,peab,icamaxi,coop,willys,hemköp,mathem,foodora,tradera,blocket,hemnet,avanza,nordnet,izettle,trustly,polestar,northvolt,oatly,arla,findus,pågen,polarbröd,fazer,marabou,cloetta,gevalia,zoegas,löfbergs,plantagen,granngården,blomsterlandet,bauhaus,hornbach,jula,biltema,clasohlson,elgiganten,netonnet,webhallen,dustin,adlibris,bokus,apotea,bambuser,storytel,truecaller,viaplay,bonnier,schibsted,canva,adobe,figma,google,microsoft,nintendo,nokia,oracle,cisco,siemens,bosch,lego,pandora,nestle,danone,formica,formika,formex,voltaren,pixar,pixum,vimeo,kodak,nikon,dropbox,netflix,kivra,fortnox,visma,bokio,deloitte,accenture,capgemini,sweco,afry,norconsult,norrmejerier,skånemejerier,marketo,plantix,vegeta,olivetti,bitvavo,dataton,datema,netgear,netatmo,robotech,pixelmator,kvantum,martela,artek,byredo,asket,tictail,sinch,tink,wolt,lantmännen,semper,abba,wasabröd,wasa,polarn,gudrun,odla";
