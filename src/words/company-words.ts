/*
 * The words of company names, written by hand. Each list states its rule. Entries are separated by
 * commas; line breaks around them do not count. No name is invented at random: each is either
 * written here as it is, or joined from a set in which every first part suits every second part.
 */

/** Words and sets for a tone, in any industry. */
interface ToneWords {
  /** Real words moved to a new field, and plays on a person's name: Ekolod, Penselope. */
  readonly words: string;
  /** Coined words, of two or three syllables, that keep a word or a name one recognizes. */
  readonly coined: string;
  /** Real compounds moved to a new field. */
  readonly compounds: string;
  /** First parts | second parts; every compound of a set makes sense. Joining letters included. */
  readonly pairs: readonly string[];
}

export const toneWords: Readonly<Record<"professionell" | "kreativ" | "modernt", ToneWords>> = {
  professionell: {
    words: `
meridian,pejling,lovart,landkänning,båken,lotsen,horisonten,zenit,riktmärke,fixpunkt,hörnsten,valvet,
arkaden,pelaren,avenbok,rönnen,almen,eken,gnejs,diabas,porfyr,skiffer,kvarts,basalt,malmen,mässing,
brons,falken,tjädern,tranan,svalan,storlom,fiskgjuse,lodjuret,stadga,sigillet,signum,insegel,emblem,
urkund,krönika,pergament,arvegods,årsring,kärnvirke,skonaren,karavell,fregatt,sunnan,västan,östan,
passad,dyning,åsen,krönet,udden,näset,sundet,älven,källan,gläntan,pondus,gradus,ordo,fides,certus,
clarus,lumen,civis,porta,arx,mimer,gimle,embla,forsete,kvasir,bifrost,gungner,draupner,heimdal,
kardinal,ankargrund,fästet,kajutan,rodret,sextanten,loggbok,relingen,stäven,farleden,ledfyr,rösen,
milstolpe,gränssten,landmärke,vårdkas,klockspel,kungsljus,järneken,cederträ,ebenholts,furan,bergek,
ljungheden,fjällripan,strandråg,lagerblad,olivkvist,vinranka,kalmus,akvarell,folio,oktav,passare,
vattenpass,lodlinje,vågskål,jämvikt,hävstång,dagjämning,midnattssol,polstjärnan,karlavagnen,
vintergatan,altair,vikbo,åkerbo,snäckan,borealis
`,
    coined: `
vidora,ekora,solvara,norvara,hedera,silvana,sondera,ponera,resona,klarvik,ledvik,trovik,fyrsund,
klarsund,målsund,fastvik,bergona,vindel,ledana,altira,solander,vidala,lovena,stensund,kronvik,almira
`,
      compounds: `
ledstjärna,vägvisaren,hörnsten,riktmärke,landkänning,fyrsken,årsring,kompassros,grundton,klarsyn,
framsyn,hållpunkt,fotfäste,tyngdpunkt,brofäste,landfäste,vattendelare,vattenlinje,farvatten,djuphamn,
hemmahamn,ytterskär,storsegel,toppsegel,fullriggare,bergfast,stenfot,nyckelsten,valvbåge,stenbro,
stenvalv,milstolpe,milsten,gränssten,runsten,kungsväg,kungsled,kungsljus,kungsörn,kronhjort,storskog,
stamträd,bärkraft,handslag,hedersord,lagerkrans,bläckhorn,fjäderpenna,stadsport,nordanvind,
västanvind,medvind,vindros,stjärnbild,polstjärna,nordstjärna,karlavagn,morgonstjärna,fjällrygg,
ledljus,fyrljus,ankarplats,ankargrund,högland,fastland,inlandsis,havsband,skärgårdsljus,styrbord,
rorsman,kajplats,vårdträd,gårdsträd,stamfrö,kärnfuru,kvistfri,rotfast,stormfast,landmärke,hävstång,
jämvikt,vattenpass,vågskål,valvslag,byggsten,takstol,loftgång,syllsten,timmerman,bergsman,riksplank,
grundsyn,helhetssyn,överblick,vidsyn,långsikt,säkerhamn,ordhållig,handfast,jordfast,välgrundad
`,
    pairs: [
      "ek,alm,lind,björk,rönn,hassel,furu,lönn|höjden,porten,åsen,kronan,brynet,lunden,hagen",
      "nord,syd,väst,öst|fyren,porten,leden,kajen,udden,bryggan,hamnen",
      "sten,berg,klipp,strand|porten,fyren,udden,bryggan,fästet",
      "nord,väst,berg,strand,sten|fyr,ankar,krona,fäste,port,led",
      "klar,vid,fri,hög,fram|sikt",
      "ek,alm,sten,berg,furu,malm|fästet,porten,valvet,bron",
    ],
  },
  kreativ: {
    words: `
kvitter,virvel,piruett,kullerbytta,hopprep,studsboll,såpbubbla,karusellen,parasoll,luftballong,
papperssvan,kurragömma,lyktan,eldfluga,lysmask,trollsländan,nyckelpigan,syrsan,göktyta,domherre,
talgoxe,blåmes,steglits,sidensvans,rödhake,näktergal,lärkan,gärdsmyg,kungsfiskare,ärlan,bofink,räven,
igelkott,ekorren,hermelin,uttern,mården,månsken,stjärnfall,solkatt,solstråle,sockervadd,konfetti,
serpentin,girland,lampion,tomtebloss,kaleidoskop,trollspö,simsalabim,galopp,polska,hambo,schottis,
refräng,tamburin,speldosa,gnistan,glimten,skimmer,dagdröm,krumelur,krusidull,snirkel,filur,spjuver,
lurifax,busfrö,hurra,jubel,upptåg,skattkista,flaskpost,kikaren,molntuss,picknick,höskulle,hängmatta,
trädkojan,vindskupan,pärlemor,bärnsten,opalen,ametist,turkos,saffran,indigo,mimosa,vallmo,blåklint,
solrosen,fyrklöver,ringblomma,prästkrage,gullviva,blåsippa,tussilago,hoppetossa,pimpinella,
trumpetsvan,gycklare,lindansare,ekvilibrist,kolibri,fjällräv,tralla,kvittra,skutta,virvla,dingla,
surra,pirra,glädjeskutt,tuttifrutti,kattfot,kattguld,ängsull,åkervinda,vildvin,pusselbit,färgklick,
spelevink,tofs,bubblan,stänk
`,
    coined: `
tindrella,molnika,trallvik,lekvik,sagolin,snurrika,krumla,snirkla,hoppla,gnistella,solvippa,fjärilla,
virvelin,drömvik,sagosund,lyktina,kvittra,glimra,snirkelin,sprakel,fantasund,solbritt
`,
      compounds: `
smultronställe,solkatten,flaskpost,luftballong,stjärnfall,månsken,trollslända,eldfluga,lysmask,
blåklint,fyrklöver,ängsull,daggdroppe,fjäderlätt,molntuss,trollspö,kattguld,drömfångare,hoppetossa,
gunghäst,kullerbytta,papperssvan,tomtebloss,kulörlykta,trädkojan,sommarlov,badbrygga,barfota,
glasveranda,vindskupa,rosenknopp,äppelblom,syrenberså,fjärilsvinge,lärksång,koltrast,kungsfiskare,
igelkott,snöstjärna,frostros,isblomma,guldkorn,pärlband,klöverblad,hjärterum,glädjeskutt,solstänk,
ögonfröjd,hjärtefröjd,vildvin,vildros,skogsrået,älvdans,trollskog,månsten,stjärnstoft,nattljus,
morgondagg,busfrö,färgklick,pusselbit,såpbubbla,speldosa,skattkista,höskulle,lindans,ringlek,hopprep,
studsboll,drakflygare,lyckosten,önskebrunn,önsketräd,silvertråd,sidensvans,gärdsmyg,gullviva,
blåsippa,ormbunke,gökotta,rimfrost,sagobok,solvända,fågelbo,svalbo,humlebo,ugglan,dagslända
`,
    pairs: [
      "sol,mån,stjärn|dans,stig,glimt,skimmer,lykta,fågel,vandraren,leken,stigen",
      "räv,uggle,lärk,ekorr,bäver,kråk,svan|gården,huset,boden",
      "räv,lärk,svan,trast,humle|dansen,stigen,lunden",
      "sago,dröm,troll,älv,rosen|stigen,lunden,porten,lyktan",
      "saffrans,honungs,pärlemor,sammets,silver|vingen,fågeln,lyktan,månen",
      "lek,fantasi,upptågs,glädje|fabriken,verkstan,smedjan",
    ],
  },
  modernt: {
    words: `
ljusna,mogna,vakna,stillna,kvickna,grönska,svalka,spira,sväva,sikta,spana,lotsa,länka,knyta,nysta,
spinna,tvinna,foga,skarva,vässa,härda,gjuta,snida,tälja,hyvla,slöjda,lyfta,reda,skärpa,värna,hägna,
glimma,skimra,klinga,tona,susa,gry,randas,rask,skir,len,sval,vaken,snar,stadig,klarvaken,intill,
invid,framåt,härnäst,bortom,utmed,längs,samman,hitom,vidare,tjärn,bryn,fjäll,skär,näs,fjärd,dagg,
bris,kuling,flamma,kvist,kotte,nav,eker,kugge,ögla,knop,båge,vinkel,skruvstäd,spiral,prisma,sjutton,
elva,arton,tjugo,varv,halvvarv,avstamp,ansats,språng,försprång,genväg,genklang,tonart,motljus,
dagsljus,andrum,svängrum,handlag,gryning,skymning,sommarnatt,barmark,nysnö,halm,ljung,vide,sälg,säv,
tuva,flis,spån,stubin,tändsats,glödtråd,mareld,kornblixt,åska,dallra,lystra,lyssna,peka,laga,bruka,
hysa,rama,vika,falsa,väga,stava,tyda,ana,undra,våga,mana,nyvaken,tonsäker,fog,spett,hävert,kontur,
skikt,raster,allegro
`,
    coined: `
nyva,lyva,skirva,vidda,ljunga,bryna,skymra,klaro,tjärna,sälga,svala,höja,lyckas,havra,videva,friva,
kvickra,ljusa
`,
      compounds: `
mellanrum,genklang,genväg,försprång,avstamp,tonart,ljusår,ljusglimt,dagsljus,motljus,andrum,spelrum,
svängrum,handlag,fågelväg,stigfinnare,ljuspunkt,glödtråd,sidospår,fotspår,spårsnö,nysnö,barmark,
kornblå,halvton,trefot,medström,uppvind,nyvind,friskvind,solvind,stjärnljus,nattljus,norrljus,
gryningsljus,klarblå,himmelsblå,havsblick,utblick,infall,anslag,avsats,halvvarv,helvarv,rundtur,
omväg,landsväg,gångstig,skogsbryn,skogsstig,vattenbryn,strandlinje,horisontlinje,nollpunkt,mittpunkt,
startspår,långspår,dubbelspår,språngbräda,stålram,träfiber,glasfiber,bomull,råsiden,linneväv,ylleväv,
kypert,pappersark,kvadratfot,vindfång,ljusgård,ljusschakt,takljus,norrsida,solsida,vårljus,molnfri,
nyfiken,lättfotad,snabbfotad,tonsäker,klarvaken,vidvinkel,närbild,helbild
`,
    pairs: [
      "björk,ek,alm,tall,sälg,lönn,vide|spår,rum,form,linje,verk",
      "ny,hel,fri,ren,klar|klang,form,ton",
      "nord,väst,syd,öst|spår,rum,ljus,linje,klang",
      "sol,hav,fjäll,skogs,sten,dag|spår,linje,ljus,rum",
      "fram,upp,sam,halv|takt,klang,steg",
      "morgon,sommar,vinter,höst|ljus,klang,spår",
    ],
  },
};

/** Words and sets of an industry. */
interface IndustryWords {
  /** After a distinctive word, by tone: Mareld Teknik. */
  readonly suffixes: Readonly<Record<keyof typeof toneWords, string>>;
  /** What the company is, in the definite form: Bageriet Kajen. */
  readonly definite: string;
  /** After a first name or a surname in the genitive: Signes Kakbod. */
  readonly owned: string;
  /** The same, short enough for a short name: Idas Ord. */
  readonly ownedShort: string;
  /** Before a name or a word: Studio Vide. */
  readonly leading: string;
  /** Two sets, joined by &; each of the first suits each of the second: Råg & Rosmarin. */
  readonly couples: readonly [string, string];
  /** After an adjective in the definite form: Gyllene Kringlan. */
  readonly things: string;
  /** Idioms and fixed phrases moved to the trade: Rent Mjöl. */
  readonly phrases: string;
  readonly professionell: ToneWords;
  readonly kreativ: ToneWords;
  readonly modernt: ToneWords;
}

export const industryWords: Readonly<
  Record<"tech" | "konsult" | "kreativ" | "handel" | "mat" | "tradgard", IndustryWords>
> = {
  tech: {
    suffixes: {
      professionell: "IT,Data,Teknik,System,Digital,Automation",
      kreativ: "Labb,Kod,Digital,Studio,Webb",
      modernt: "Labs,Tech,Kod,Studio,Digital,IT",
    },
    definite:
      "kodbyrån,datastugan,kodverkstan,webbyrån,kodsmedjan,datakontoret,ingenjörerna,programmerarna",
    owned: "kodbyrå,kodstuga,webbverkstad,datastuga,robotverkstad",
    ownedShort: "kod,app,webb",
    leading: "studio,byrå,kodbyrå,kodstudio",
    couples: [
      "kod,data,logik,teknik,kretsar,pixlar,siffror,moln",
      "kaffe,känsla,hantverk,tanke,själ,hjärta,lek,mod,sans,fantasi,ljus,glädje",
    ],
    things: "roboten,knappen,kodstugan,pixeln,spaken,uggleklon,kugghjulet,raketen,grindvakten",
    phrases: `
röda tråden,grönt ljus,klart slut,kort varsel,ett steg före,första versionen,nästa rad,plan b,
rena linjer,hela bilden,fri väg,ljus idé,ny våglängd,ettor & nollor,alla knappar,tredje handen,
enkel match,tyst motor,nästa drag,rätt knapp,öppna data,raka rör,smarta drag,nya spår,full signal,
snabba ryck,vaken kod,kod i hand,hel kedja,god ordning,i fas,på nät,ny kod,ren kod,god kod,i synk,
på rad,ett klick,i molnet
`,
    professionell: {
      words: `
vektor,primtal,axiom,teorem,lemma,rotor,stator,dynamo,semafor,telegrafen,knutpunkt,navet,kulram,
räknesticka,algebra,chiffer,grindvakt,portvakt,slussen,ställverk,spolen,urverk,kugghjul,svänghjul,
pendeln,vattenpass,passaren,celsius,kvadratrot,fyrbåken,signalbron,nyckeln,låskolven,reglaget,
konstant,paritet,paragon,koefficient,dekad,epsilon,lambda,beviset,polhem,kvoten,kuben,summa,kompilat,
magnetit,ferrit,ledstång,stamnätet,minnet,ordning,kodelius
`,
      coined: `
nodell,kretsell,algoris,kodvik,nodvik,kretslund,bitvall,kodvall,nodgren,kodholm,kretsgren,sifferlund,
teknika,kalibra,logikum
`,
      compounds: `
kulram,räknesticka,urverk,kugghjul,svänghjul,ställverk,knutpunkt,grindvakt,portvakt,signalbro,
primtal,växelström,likström,stamnät,fyrbåk,nyckelhål,låskolv,passbit,mätsticka,ryggrad,kopplingsur,
drivaxel,tandhjul,skjutmått,ledningstråd,koppartråd,guldtråd,spårväxel,tidtabell,minnesbank,
radarskärm
`,
      pairs: [
        "kod,data,system,moln,server,signal|lotsen,fyren,hamnen,valvet,nyckeln,navet,porten,bryggan,väktaren",
        "kod,data,moln,nät,bit|fyr,lots,nav,valv,port,kaj,hamn",
        "klar,trygg,nord,berg,norr,fjäll|kod,data,logik",
        "kod,krets,data,system|verket,smedjan,bruket,kompaniet,hantverket",
        "algoritm,mjukvaru,maskin,sensor|smedjan,verket,lotsen,bruket",
      ],
    },
    kreativ: {
      words: `
manick,mackapär,grunkan,blipp,plingplong,kvarken,gnistgap,nattugglan,myrstack,bikupa,spindeln,
månlandare,raketen,kometen,luftskepp,periskop,magneten,mellanslag,semikolon,snabela,måsvinge,
parentes,asterisk,ampersand,meteor,stjärnkikare,bläckfisken,bävern,vindsnurra,propeller,snurran,
tangenten,joddla,gnistra,tärningen,jokern,rymdhunden,spindelväv,fyrklangen,myran,surret,kuckeluren,
blinkern,kugghjulet,fjärrkontroll,lysdiod,knappen,robotilda,algorita,signalisa
`,
      coined: `
kodrik,bittan,bitella,nollan,kodette,robotto
`,
      compounds: `
robotkatt,måsvinge,piltangent,nattuggla,myrstack,bikupa,månlandare,luftskepp,rymdhund,stjärnkikare,
bläckfisk,pixelmoln,vindsnurra,trollkod,kodboll,sladdhärva,sifferdans,knapptryck,rävspel,minneslucka,
mellanslag,pixelkonfetti,kodkonfetti,datadröm,dataräv,kodpoesi,robotpolka,skärmtango
`,
      pairs: [
        "kod,pixel,robot,bit,moln,data|kojan,verkstan,köket,labbet,trollet,räven,kiosken",
        "kod,bit,moln,pixel|troll,räv,uggla,lek,koja,smed,myra",
        "kod,pixel,robot,data,skärm|karusellen,fabriken,sagan,dansen,orkestern",
        "klick,tangent,robot,pixel|baletten,jazzen,sagan,tangon",
      ],
    },
    modernt: {
      words: `
koda,koppla,synka,ladda,nod,krets,puls,takt,slinga,raster,fält,fas,spann,skikt,rutnät,vy,kärna,hylsa,
eko,ekolod,signal,linjär,binär,parallell,fokal,sensor,puck,tabell,etta,pivot,stegra,mikron,flöde,
trådlös,gnista,tråden,kabel,kanal,våg,ton,blänk,slag,spel,skärm,knapp,lampa,glimt,språk,kod,kvant,
laddat
`,
      coined: `
noda,bitra,synkra,molna,datra,kvanta,kodlin,kretsa,bitva,teknova,nodra
`,
      compounds: `
rutnät,ekolod,gränssnitt,kodrad,bitflöde,nollställ,glödtråd,molnfritt,tidslinje,måttband,datapuls,
bitström,strömlinje,ljusfiber,mätpunkt,nätpunkt,våglängd,tonfrekvens,radavstånd,kodblad
`,
      pairs: [
        "kod,bit,data,moln,pixel,nod,krets,volt|nav,spår,verk,rum,takt,fält,kraft",
        "kod,data,moln,pixel,signal|linje,form,bruk,skift,studion,navet",
        "mjukvaru,algoritm,sensor,digital|verket,navet,studion,bruket,spåret",
      ],
    },
  },
  konsult: {
    suffixes: {
      professionell: "Råd,Revision,Ledning,Rådgivning,Konsult,Ekonomi,Partner",
      kreativ: "Idé,Tanke,Möten,Ledarskap,Coaching",
      modernt: "Råd,HR,Partner,Strategi,Advisory,Ekonomi",
    },
    definite:
      "rådgivarna,byrån,ekonomerna,revisorerna,tankesmedjan,kontoret,idéverkstan,strategerna",
    owned: "ekonomibyrå,rådgivning,idéverkstad,tankesmedja,redovisning",
    ownedShort: "råd,idé,plan",
    leading: "byrå,studio,kontor",
    couples: [
      "råd,mål,kurs,mod,tanke,plan,insikt,kompass,fokus,samtal",
      "riktning,mening,handling,tillit,klokskap,driv,balans,kraft,karta,tempo,vett,växtkraft",
    ],
    things: "ugglan,kompassen,kursen,räven,lotsen,trappan,rådgivaren,ledstången,cirkeln",
    phrases: `
klara besked,raka besked,goda råd,rätt kurs,fast mark,fast grund,säker hamn,fri sikt,full fart,
ny giv,röda tråden,hela vägen,öppna kort,rak rygg,varm hand,ett steg till,nästa kapitel,kloka ord,
gott omdöme,bästa vägen,högt i tak,bord & bjälke,rent spel,i god tid,god ton,på rätt köl,i medvind,
god ordning,stadig hand,ny horisont,lugn i stormen,mellan raderna,tänkt & gjort,sagt & gjort,i mål,
på kurs,rätt väg,god väg,ny väg,på spåret,i takt
`,
    professionell: {
      words: `
styrman,rodret,lotsen,kompassen,vågskålen,avvägning,rådslag,samråd,konklav,mandat,protokoll,mentor,
nestor,kvestor,måttstock,ledtråd,lackmus,facit,merit,credo,maxim,konsens,insikten,besked,klarläge,
utsikten,vidsyn,rådrum,taktik,gambit,rockad,springaren,löparen,schackdrag,tornet,signatur,kontrasign,
stringens,sonden,borgen,adjutant,summan,balans,räkenskap,lagrum,valör,kapitlet,paragraf,rådsherren,
klokskap,ordet,stafetten,kursen,utgångsläge,rådelius
`,
      coined: `
rådvik,kursvik,målgren,tankell,prudenta,rådgren,kurslund,rådlund,kvorum,rådholm,målvik
`,
      compounds: `
rådslag,ledtråd,riktlinje,mätsticka,måttstock,styrman,klarläge,eftertanke,schackdrag,vändpunkt,
handlag,brobyggare,brygga,målbild,målgång,måltavla,ledarskap,omdöme,grundbult,hörnpelare,bärlina,
kursändring,kassavalv,balanskonst,räkenskap,samförstånd,gemensam,förtroende,ordningsman,nyckeltal
`,
      pairs: [
        "kurs,mål,besluts,affärs,lednings,kunskaps,insikts,strategi|lotsen,kompassen,fyren,nyckeln,bryggan,navet",
        "råd,mål,kurs,plan|fyr,lots,sten,nav,huset,verket",
        "nord,berg,ek,alm,strand,sund|råd,revision,ledning,ekonomi",
        "klar,fram,mål,rätt|kurs,sikt,linje",
        "resultat,förändrings,utvecklings,ledar|lotsarna,kompaniet,kompassen,bryggan",
      ],
    },
    kreativ: {
      words: `
bollplank,vändkors,vägskäl,idéfrö,tankestreck,frågetecken,aha,eureka,polletten,lyktan,knuffen,
hejarklack,trampolin,språngbräda,stämgaffel,dirigenten,ouvertyr,premiär,avspark,medvind,kajaken,
stigfinnaren,skattkarta,orakel,ugglan,snilleblixt,gnistregn,lägereld,lägerbål,kaffepaus,påtår,
bryggkaffe,modig,tändstift,startblock,klurig,kluringen,finurlig,tankegång,vändning,hängbro,repstege,
rodd,paddla,lagspel,kompanjon,medspelare,stafett,lagkapten,stigbygel,färdkost,rådolf,coachim
`,
      coined: `
kursula,tankred,målin,klokrik,planita,modesta,viljo,rådbert,frågan,idella,målvina
`,
      compounds: `
idéburk,tankestreck,bollplank,hejarklack,stämgaffel,lägereld,kaffepaus,snilleblixt,gnistregn,
skattkarta,vändkors,vägskäl,tändstift,startblock,språngbräda,tankegång,pratkvarn,tankekvarn,modkraft,
nyfikenhet,klokbok,frågelåda,rundabordet,hjärnstorm,idékompost,idébukett
`,
      pairs: [
        "tanke,idé,mod|verkstan,köket,fröet,lyktan,gnistan,bryggan,trädgården,kojan,resan",
        "idé,tanke,mod,ord|glöd,frö,lykta,skutt,fabrik,gnista",
        "idé,tanke,samtals,framtids|verkstan,lotsen,trädgården,karusellen,köket",
        "klok,nyfiken,mod|rummet,kojan,huset",
      ],
    },
    modernt: {
      words: `
sikta,styra,väga,peila,driv,fart,enas,våga,mena,kvitt,plus,saldo,facit,rytm,riktning,skjuts,knuff,
steget,växla,vända,vidga,höja,stärka,skärpa,leda,rådig,rask,jämsides,samspel,avstamp,upptakt,nästa,
närmast,träff,kärnan,helhet,dialog,tillit,väsen,mäkta,idka,medspel,drag,öppna,landa,förankra,mynna,
ledord,vägval,halvtid,kvartal,tydlig,ärlig,intill,framåt
`,
      coined: `
målva,driva,kursa,rådra,insia,viljan,planva,målra,styra,siktra
`,
      compounds: `
avstamp,växelspel,samspel,lagspel,medskick,andrum,språngsteg,stegvis,vägval,helgrepp,nytanke,
framtanke,eftertakt,medtakt,egenkraft
`,
      pairs: [
        "tanke,mål,kurs,sam,fram,insikts|spår,rum,verk,takt,steg",
        "tanke,driv,växt,lag,sam|kraft,språng,spår",
        "mål,råd,kurs,plan|rum,verk,spår,steg,studion",
        "tillväxt,strategi,ledarskaps,förändrings|rummet,navet,studion,spåret",
      ],
    },
  },
  kreativ: {
    suffixes: {
      professionell: "Form,Design,Foto,Film,Tryck,Reklam,Grafik,Produktion",
      kreativ: "Ateljé,Bild,Form,Illustration,Keramik,Foto",
      modernt: "Studio,Form,Film,Ord,Foto,Design",
    },
    definite:
      "ateljén,tryckeriet,studion,formgivarna,bokbinderiet,byrån,fotografen,bildverkstan,tecknarna",
    owned: "ateljé,tryckeri,fotostudio,bildverkstad,ritkontor,bokbinderi",
    ownedShort: "ord,foto,bild,form",
    leading: "ateljé,studio,byrå,galleri",
    couples: [
      "form,färg,bläck,bild,ord,linje,ljus,papper,ton,krita",
      "känsla,berättelse,rytm,lek,skugga,själ,fantasi,klang,mod,funktion,rum,tanke",
    ],
    things: "penseln,pennan,linjen,bläckplumpen,räven,skissen,färgklicken,saxen,duken,kritan",
    phrases: `
röda tråden,mellan raderna,ljus & skugga,ren form,fri hand,fria händer,stora ord,tusen ord,
vita duken,utanför ramen,innanför ramen,skarp linje,bläck på papper,vackra ting,sagt i bild,god form,
på pränt,tredje akten,första skissen,sista handen,höga toner,ny ton,rätt ton,svart på vitt,
halva himlen,stora penseldrag,en tunn linje,lätt handlag,varm palett,skissat & klart,i ton,i bild,
i färg,ny form,en idé,på duk,i ljuset,ett ark
`,
    professionell: {
      words: `
antikva,kursiv,versal,gemen,spatium,kolofon,folio,foliant,exlibris,vinjett,stick,träsnitt,gravyr,
pigment,kobolt,ockra,sepia,terrakotta,fernissa,staffli,palett,pensel,relief,fris,kapitäl,ornament,
arabesk,valör,kontrast,bländare,ridån,rampljus,ouvertyr,preludium,tonart,partitur,legato,kontur,
gestalt,silhuett,signet,bokstaven,upplaga,originalet,prägel,inkunabel,lazur,cinnober,indigo,skiffer,
stereoskop,formelius,penselius
`,
      coined: `
grafell,bildvik,ordlund,bildgren,linjelund,ljusvall,kolorell,ordvall,bildlund
`,
      compounds: `
träsnitt,bläckhorn,fjäderpenna,rampljus,bokmärke,spaltmeter,blyertspenna,kolteckning,kopparstick,
tonart,ögonmått,formkänsla,ordförråd,bildspråk,formspråk,färglära,ljusbild,tidsbild,helsida,bokrygg,
försättsblad,titelblad,förlaga,pappersbruk,tryckbokstav,stilsort,sättkasten,rubrikstil,satsyta
`,
      pairs: [
        "form,bild,ord,text,tryck,ljud,färg|verket,huset,smedjan,kompaniet,gården,fabriken",
        "ord,bild,text,ljud,film|makarna,hantverket,verket,huset",
        "form,ord,bild,text,ljud,tryck|verk,bruk,hus",
        "reklam,design,grafik,berättar|kompaniet,verket,smedjan,hantverket",
        "nord,ek,alm,lind,norr,strand,lärk|form,tryck,film,bild",
      ],
    },
    kreativ: {
      words: `
bläckplump,färgklick,klotter,kråkfötter,gåspenna,bläckfisken,kritstreck,pappersdrake,origami,
sidenpapper,collage,kulört,tusch,guldpensel,skissboken,pappersrosen,maskerad,harlekin,pantomim,
lanterna,skuggspel,kameleont,påfågel,prisman,taktpinne,trumvirvel,mandolin,balladen,sonett,limerick,
haiku,ordlek,bokmal,fabel,lyrik,fotogen,glimtar,solfjäder,snilleblixt,trollkrita,karusell,fantast,
tecken,brokad,konfetti,kalejdoskop,penselope,bildegard,kolorita
`,
      coined: `
färgus,skissela,bildur,bläckert,ordette
`,
      compounds: `
bläckplump,färgklick,gåspenna,kritstreck,pappersdrake,sidenpapper,guldpensel,skissbok,skuggspel,
taktpinne,trumvirvel,bokmal,trollkrita,bläckfisk,pappersros,vattenfärg,färgkalas,penndrag,linjedans,
bildgåta,ordkarusell,sagoväv,drömväv,mönsterlek,kritcirkel,penselrus
`,
      pairs: [
        "färg,penn,skiss,pensel,pappers,bläck,krit,mönster|skogen,kojan,boden,köket,kalaset,räven,dansen",
        "färg,krit,ord,bild,bläck,ton|lek,lya,dans,räv,saga,lykta",
        "färg,pensel,pappers,mönster|karusellen,fabriken,trädgården,sagan",
        "bild,ord,sago,ton|karusellen,väven,verkstan,smedjan,trädgården",
      ],
    },
    modernt: {
      words: `
rita,tona,snitt,kontur,raster,valör,ruta,kub,båge,kurva,prisma,gråskala,monokrom,dager,motljus,
halvton,klang,ark,fals,präg,serif,versal,kolon,mellanrum,marginal,radie,perspektiv,närbild,panorera,
scen,akt,replik,manér,fason,objekt,lasyr,glasyr,kol,tusch,gips,lera,väv,varp,inslag,penna,linjespel,
ljusbord,tittskåp,klippbord,tagning,takt,refräng,ton,dubbel exponering,beskära,teckna,prägla
`,
      coined: `
bildra,ordra,kolora,formo,grafo,ordva,penna,bildva,tecka,tona
`,
      compounds: `
mellanrum,motljus,halvton,gråskala,närbild,helbild,vidvinkel,tidsrum,formlära,linjespel,ljusspel,
skuggspel,pappersark,blindram,passepartout,kontaktkarta
`,
      pairs: [
        "form,ljus,bild,ord,ton,rytm,typ,färg|rum,verk,spår,takt,bruk,fält",
        "form,bild,ord,ljud,ljus|kollektivet,studion,navet,bruket,rummet",
        "linje,kontrast,berättar,perspektiv|rummet,studion,verket,kollektivet",
      ],
    },
  },
  handel: {
    suffixes: {
      professionell: "Handel,Import,Interiör,Agentur,Tyg,Textil",
      kreativ: "Butik,Garn,Tyg,Leksaker,Kuriosa,Hem",
      modernt: "Store,Goods,Hem,Butik,Interiör,Mode",
    },
    definite:
      "handelsboden,lanthandeln,garnboden,tyghuset,antikboden,bokhandeln,järnboden,tehuset,butiken",
    owned: "handelsbod,lanthandel,garnbod,antikbod,tygbod,kuriosa",
    ownedShort: "bod,garn,tyg,ting",
    leading: "butik,magasin,galleri,bod",
    couples: [
      "ull,lin,läder,trä,tyg,garn,glas,keramik,papper,te,siden",
      "tråd,mässing,ljus,ting,hantverk,lera,ro,sten,minnen",
    ],
    things: "lådan,korgen,knappen,hyllan,nyckeln,kistan,boden,byrålådan,dörren,lanternan",
    phrases: `
goda ting,vackra ting,fina fynd,över disk,öppen dörr,nära & kär,hem ljuva hem,från när & fjärran,
rätt sak,sju sorters ting,små ting,andra varvet,gott skick,hög hylla,översta hyllan,full korg,
rikt utbud,bra att ha,väl valt,ärliga varor,långt bortifrån,på torget,en till,nytt & nött,äkta vara,
fynd & fröjd,i skyltfönstret,hängt & vikt,allt i ett,lådan full,i lager,i butik,nya fynd,bra ting,
ett fynd,nya ting,i skick,i korgen
`,
    professionell: {
      words: `
magasinet,kompaniet,karavanen,sidenvägen,ostindia,brigantin,lastkajen,packhus,gillet,hansan,
stapelstad,salutorget,börsen,basaren,emporium,alnen,famnen,tjog,riksdaler,dukat,florin,damast,brokad,
kattun,siden,sammet,vadmal,kypert,kretong,mahogny,valnöt,rotting,fajans,köpmannen,postorder,proviant,
ekipage,koggen,skutan,fullriggaren,kompassrosen,fregatten,frakten,konossement,merkurius,kravell,
dragoman,silverleden,bärnsten,skeppsbron,lanternan
`,
      coined: `
torgvik,varulund,sidenvall,merkura,torgell,varuvik,kommerell,linvall,torglund,sidengren,handelin,
varugren
`,
      compounds: `
packhus,sidenväg,stapelstad,salutorg,handslag,vågskål,måttstock,lastkaj,kryddvåg,silversked,
linneskåp,skeppsklocka,kompassros,varvsklocka,alnmått,tygrulle,varuprov,stämpelmärke,pappersbruk,
glasbruk,järnbruk,bruksvara,bruksting,kvalitetstid,handelsväg,handelsvind,torgklocka,marknadsdag
`,
      pairs: [
        "tyg,garn,ull,lin,läder,porslins,te,bok,lamp,möbel,järn|magasinet,kompaniet,huset,handeln",
        "tyg,garn,ull,lin,te,glas,järn|bod,hus,kaj,torg",
        "siden,linne,läder,glas,mässings|kontoret,magasinet,gården,kompaniet",
        "hamn,torg,kaj,sjö,strand|boden,handeln,magasinet",
        "nord,väst,ek,alm,lind,strand|handel,magasin,kompaniet",
      ],
    },
    kreativ: {
      words: `
skattkammare,krimskrams,pinal,makalös,kurio,loppan,skatan,hamstern,samlaren,knappask,trådrulle,
fingerborg,garnnystan,nystanet,sykorgen,knytet,ränsel,kappsäcken,kofferten,resväskan,byrålådan,
hemlisen,rosetten,paketet,julafton,tombola,lyckohjul,fiskdamm,karamellen,gungstolen,tekannan,gökuret,
pendylen,porslinshund,hatten,lapptäcke,trasmattan,dockskåp,skattletare,nipper,krims,fyndet,
pärlbandet,snörstump,skyltdocka,skrinet,guldkorn,lyckträff,hattasken,korgelia
`,
      coined: `
torgny,ullrika,tygve,garnhild,paketra,fyndela,knappert,butilda,prylle,fyndrik,skattilda,tygbert,
varuna
`,
      compounds: `
trådrulle,fingerborg,garnnystan,sykorg,byrålåda,lyckohjul,fiskdamm,dockskåp,lapptäcke,trasmatta,
gökur,tekanna,gungstol,ljuskrona,porslinshund,hattask,skokartong,skattlåda,pärlskrin,kortlek,
leksaksdisk,lekplats,vindsfynd,källarfynd,torgfynd,lyckofynd,vildfynd,snörstump,bandrosett
`,
      pairs: [
        "fynd,pryl,knapp,kuriosa,garn,loppis,pärl,skatt|lådan,kistan,hyllan,boden,gömman,korgen,skåpet",
        "fynd,knapp,garn,ull,tyg,pärl|ask,koja,lya,lek,räv,bod",
        "kuriosa,knapp,hatt,lykt,leksaks|karusellen,kabinettet,magasinet,skrinet",
        "skat,räv,uggle,kråk,igelkotts|boden,gömman,skrinet,butiken",
      ],
    },
    modernt: {
      words: `
ting,urval,fynda,hysa,krok,knagg,kappa,tyll,tweed,denim,ylle,filt,frotté,rips,söm,fåll,spänne,emalj,
glasyr,rotting,hemåt,intill,söndag,årstid,säsong,torget,hörnet,slitstark,återfunnet,åter,igen,omgång,
varv,kvar,bestå,beständig,duk,väv,fransen,sadel,bomull,linneväv,varm,vika,bära,skänk,skåp,spegel,
bord,ljusstake,mässing,nära,tygpåse,favorit,lördag,andrahand,arv
`,
      coined: `
tygla,varva,byta,ullva,fyndra,torga,ullna,hemva,brukna,sidna
`,
      compounds: `
bruksting,hemväg,skyltfönster,galge,klädstreck,klädnypa,favoritplagg,ylleplagg,lintyg,återbruk,
kretslopp,andrahand,säsongsfynd,torgdag,lördagstorg,söndagsrum,ullstrumpa,linneskåp
`,
      pairs: [
        "hem,vardags,lin,ull,helg,siden|ting,form,verk,bruk,känsla",
        "hem,tyg,lin,ull,glas,lamp|rum,verk,form,studion",
        "vardags,årstids,söndags,hemma|tinget,torget,handeln,magasinet",
        "torg,korg,varu,kvarters|rum,spår,navet,handeln,magasinet",
      ],
    },
  },
  mat: {
    suffixes: {
      professionell: "Bageri,Krog,Matsal,Mat,Catering,Delikatesser",
      kreativ: "Kafé,Kök,Konditori,Glass,Bageri",
      modernt: "Kök,Deli,Bar,Kaffe,Bageri,Mat,Bistro",
    },
    definite:
      "bageriet,krogen,ostboden,brödboden,konditoriet,köket,rosteriet,kafferosteriet,värdshuset,matsalen",
    owned: "bageri,brödbod,konditori,kakbod,krog,kafé,ostbod,matsal",
    ownedShort: "kök,bar,mat,ost",
    leading: "bageri,kafé,krog,bar,konditori,rosteri",
    couples: [
      "råg,smör,salt,honung,kanel,bröd,ost,surdeg,vanilj,timjan,kaffe",
      "eld,tid,kärlek,ro,rosmarin,citron,mandel,fikon,glädje,hjärta,lust,ljung",
    ],
    things: "kringlan,grytan,bagaren,kannan,brödkorgen,kocken,kaveln,skeden,ugnen,brickan",
    phrases: `
rent mjöl,varma bullar,gott bord,dukat bord,rent bord,sju sorter,hela bullen,sött & salt,rök & salt,
salt & surt,färsk & frasig,första kaffet,varm limpa,en nypa salt,gott & blandat,långt bord,
mätt & glad,full gryta,stekt & kokt,ur ugnen,från grunden,på jäsning,skål & vägnar,raka spåret,
stora kakan,tredje koppen,smör på bröd,i sitt esse,söndagsstek,gräddan av,kavlat & bakat,
hett ur ugnen,bror bagare,i jäst,på rost,ny deg,i ugnen,en tugga,på bordet
`,
    professionell: {
      words: `
kavring,levain,malört,libbsticka,isop,körvel,dragon,kummin,muskot,mandelblom,dinkel,emmer,axet,
kvarnsten,stenugn,bakugn,glöden,härden,kopparkitteln,terrin,skafferiet,visthus,saltkar,smörkärna,
rökeriet,bryggstugan,kallskänken,gästgivaren,taffel,silverfat,karaffen,humlegård,äppellund,mjöd,
solera,umami,fond,kulinar,epikuré,menyn,kvarnhjulet,långbord,brödspaden,råglimpa,tistel,ättika,
enbärsris,dukat,kopparpanna,servetten,skörden,fäboden,gillestugan,matklockan,kornelius,mjölner
`,
      coined: `
rågvik,smakell,kryddell,brödlund,rågvall,kornlund,havregren,rågsund,kavlund,saltvall
`,
      compounds: `
kvarnsten,stenugn,bakugn,visthus,saltkar,smörkärna,mandelblom,kopparkittel,silverfat,råglimpa,
jordkällare,enbärsris,kryddgård,humlegård,äppellund,brödkorg,vedugn,rökugn,vinranka,silversked,
knäckebröd,rågax,veteax,kornax,havreax,lagerblad,gåsbord,långbord,dukbord,skördetid,matlust,
matglädje
`,
      pairs: [
        "råg,bröd,krydd,surdegs,ost,fisk,smör,honungs,kaffe,smak|bruket,kompaniet,huset,mästarna,gården",
        "råg,bröd,ost,fisk,krydd,malt,salt|bod,hus,bruk,kvarn",
        "råvaru,delikatess,måltids,surdegs|kompaniet,verket,smedjan,magasinet",
        "hamn,torg,slott,kvarn,sjö,strand,ek,alm,lind|krogen,köket,bageriet,bordet",
        "vedugns,stenugns,lant,kvarn|bageriet,brödet,köket",
      ],
    },
    kreativ: {
      words: `
smulan,kringlan,kaveln,kanelknut,sockertopp,sockerbit,strössel,maräng,hallongrotta,syltburken,
saftkalas,krusbäret,fläder,flädersaft,våffelhjärta,gräddklick,vispen,slickepott,ärtskidan,krokan,
pralin,nougat,mumma,matsäcken,kaffetår,påtår,pepparkvarn,ramslök,kantarell,trattkantarell,plättlagg,
kaffekask,smultronsylt,honungsburk,sockervadd,äppelkart,äppelkind,slåttermat,sju sorter,brunnsvatten,
blåbärsris,matglad,aptitlig,kakburken,tårtspade,sockerkaka,björnbär,skafferimus,trollmors kök,
kanelia,brödolf,bakarina
`,
      coined: `
rågnar,rågnhild,degmar,syltvester,ostrid,sockrates,brödrik,saltilda,smulina,saftina,kaffrin,
gräddelin
`,
      compounds: `
kanelknut,syltburk,hallongrotta,sockertopp,sockerbit,slickepott,flädersaft,gräddklick,pannkaksstapel,
kaffetår,pepparkvarn,matsäck,saftkalas,bullbak,kakfat,smulpaj,våffeldröm,brödlycka,degkavel,krusbär,
ramslök,honungskaka,kardemummaknut,vaniljstång,chokladbit,smörklick,rågräv,brödräv
`,
      pairs: [
        "smul,sylt,kanel,honungs,kardemumma,bull,kak,vanilj,hallon,våffel,pannkaks|boden,kojan,köket,kalaset,stugan,vagnen,brickan",
        "smul,sylt,kanel,bull,kak,saft,deg|bod,koja,lya,lek,räv,lykta,dröm",
        "kanel,rabarber,blåbärs,choklad,vanilj|karusellen,fabriken,drömmen,kalaset",
        "glada,räv,uggle,skat,igelkotts|köket,krogen,bageriet",
      ],
    },
    modernt: {
      words: `
jäsa,knåda,kavla,sjuda,mala,syra,röka,grilla,njuta,råg,ax,skorpa,smula,limpa,glöd,kol,salt,syrlig,
krispig,frasig,knaprig,mör,mätt,törst,sked,skål,fat,bricka,disk,härd,spis,låga,selleri,purjo,dill,
krasse,kapris,kastanj,tång,skörd,kopp,krydda,sälta,beska,umami,syrning,rågsikt,havre,sikt,dagens,
bordet,knäcka,koppar,stålpanna,eld
`,
      coined: `
råga,brödra,rostra,mumsa,smakra,läppja,knapra,rågna,kornva,kavla,degra
`,
      compounds: `
rågkant,brödkant,smulfri,saltkorn,rökhörna,vardagsbord,långbord,barkök,rågax,kaffekopp,morgonbröd,
kvällsbord,kvartersbord,söndagsbord,surkål,rotfrukt,grönsak,havssalt,flingsalt,rostbröd,mellanmål
`,
      pairs: [
        "råg,salt,rot,smak,deg,kol,malt|verk,bruk,rum,bord,krog",
        "smak,deg,salt,råg,kaffe,te|bar,rum,verk,studion,disken",
        "vardags,kvarters,säsongs,söndags,torg|bordet,köket,bageriet,krogen",
        "surdegs,säsongs,råvaru,kvarters|verket,bruket,rummet,matsalen",
      ],
    },
  },
  tradgard: {
    suffixes: {
      professionell: "Trädgård,Plantskola,Park,Odling,Trädvård,Mark",
      kreativ: "Blommor,Trädgård,Frö,Odling,Blomster",
      modernt: "Odling,Frö,Botanik,Trädgård,Grönt,Växter",
    },
    definite:
      "plantskolan,trädgården,odlingen,fröboden,blomsterboden,växthuset,orangeriet,gårdsodlingen,rosengården",
    owned: "plantskola,trädgård,blomsterbod,växthus,fröbod,rosengård,odling",
    ownedShort: "frö,löv,park,jord",
    leading: "trädgård,växthus,orangeri,studio",
    couples: [
      "rot,frö,mull,löv,lavendel,ros,äpple,mossa,humle,klöver,sten",
      "ranka,ro,dagg,sol,ljus,tålamod,vår,krona,glädje,tid,himmel,spade",
    ],
    things: "täppan,spaden,rosen,kannan,daggmasken,humlan,skottkärran,tulpanen,häcken,krattan",
    phrases: `
gröna fingrar,första spadtaget,ny vår,sol & skugga,jord under naglarna,bar mark,god jord,varm jord,
rot & krona,vår i luften,djupa rötter,gröna rum,fri växt,på gång i jorden,full blom,i full blom,
sju sorters blommor,högt gräs,grönt hjärta,frisk luft,efter regnet,tidig vår,salt & löv,till skogs,
vild & vacker,stilla grönt,grön lunga,mellan träden,ljus i löven,så & skörda,rätt planterat,slå rot,
slå ut,i blom,nya löv,ny äng,vår äng,i knopp,ur jord,i bersån,skir vår,på kvist
`,
    professionell: {
      words: `
linnea,arboret,herbarium,pergola,berså,espalj,parterr,boskett,allén,hägnad,terrass,solur,lövsal,
vattenspegel,magnolia,kornell,avenbok,idegran,hagtorn,kaprifol,klematis,hortensia,lavendel,salvia,
akleja,pion,astilbe,murgröna,blåregn,lagerhägg,äppelhagen,örtagård,odal,odalmark,betula,quercus,
sorbus,salix,rosarium,florent,vernal,pomona,ceres,perenn,årsskott,kungslilja,riddarsporre,solvända,
gräsmånad,frukthagen,trädkronan,lövelius
`,
      coined: `
florell,rotvik,rosvall,mullin,ängvik,botanell,almgård,rosvik,lövlund,ängvall,trädgren
`,
      compounds: `
lövsal,solur,örtagård,humlegård,fruktlund,vattenspegel,årsskott,ympkvist,stamros,vårdträd,murgröna,
blåregn,lagerhägg,kungsljus,lindallé,ekallé,äppelgård,rosengång,kryddgård,lövvalv,grindstolpe,
stengärde,grästorv,jordmån,rotsystem,djuprot,trädkrona,lövverk,grönska,höstsådd,mullrik
`,
      pairs: [
        "träd,häck,ängs,löv,frö,rot,frukt|mästarna,bruket,kompaniet,gården",
        "rot,löv,frö,träd,äng|bruk,vård,hus,gård,verk",
        "trädgårds,plant,park,grönyte|mästarna,kompaniet,verket,vårdarna",
        "ek,alm,lind,björk,rönn,hassel|trädgården,odlingen,plantskolan,parken",
        "sten,jord,mark,mull|mästarna,bruket,hantverket,kompaniet",
      ],
    },
    kreativ: {
      words: `
daggmask,maskrosen,tusensköna,snödroppe,krokus,pingstlilja,luktärt,stockros,lejongap,förgätmigej,
gulsippa,smörblomma,rölleka,blåeld,kattmynta,kamomill,frökapsel,humlebo,bihotell,fågelholk,
trädgårdstomte,krukan,vattenkanna,skottkärra,spadtag,kålfjäril,vildros,ängen,slåttern,mosstuvan,
barkbåt,ekollon,lönnäsa,pilflöjt,sälgpipa,videung,grönfink,grodan,krukmakaren,kringelkrok,
grindstolpen,mullvaden,vildvuxen,lövprassel,grönskar,solsida,kryddkvast,humlesurr,ängsklocka,
rabarberblad,rosmarie
`,
      coined: `
lövisa,frönika,rotger,plantilda,botanja,odlette,häcktor,ängla,trädvin,mossbert,gräsia,blomina,
krukarin
`,
      compounds: `
daggmask,luktärt,maskros,blåklocka,snödroppe,stockros,humlebo,bihotell,fjärilshus,fågelholk,mosstuva,
spadtag,solrosfrö,lönnäsa,ekollon,videkiss,sälgpipa,pilflöjt,blomsteräng,vildros,trollhassel,grodlår,
vattenkanna,skottkärra,frökapsel,ängsblom,äppelkind,rosenkind,mullräv,gräsand,gräsrot,kålfjäril
`,
      pairs: [
        "frö,löv,blom,klöver,moss,äppel,pion,vallmo,tulpan|täppan,boden,kojan,gläntan,lyckan,kärran,skogen",
        "frö,löv,moss,klöver,ört,rot|lya,koja,lek,räv,lykta,dans,bod",
        "humle,fjärils,maskros,lärk,igelkotts|täppan,ängen,gläntan,trädgården",
        "ros,pion,lavendel,smultron|karusellen,kalaset,drömmen,stigen",
      ],
    },
    modernt: {
      words: `
gro,spira,så,ympa,ansa,skörda,grönska,knoppas,rota,ört,löv,stam,skott,kvist,torv,mull,säv,tuva,mossa,
lav,ljung,glänta,äng,hage,lund,bryn,snår,vide,sälg,hägg,slån,pors,kvanne,malva,klöver,timotej,
gullris,skir,vild,bördig,jordnära,solsida,halvskugga,daggfrisk,humus,lövverk,stjälk,frukt,skal,
tidig vår,bar mark,grind,hägnad,regn,växa
`,
      coined: `
myllra,knoppa,grodda,lövra,rotva,ängva,skotta,frölin,jorda,grönna
`,
      compounds: `
solsida,halvskugga,uterum,årsskott,jordnära,markfukt,daggfrisk,lövsprick,vårljus,vårlök,stenkant,
gräskant,grusgång,jordkraft,grobar,grobädd,stadsjord,takträdgård
`,
      pairs: [
        "rot,löv,grön,växt,frö,mull,ört|verk,rum,bruk,kraft,form",
        "löv,grön,växt,frö,stads|rummet,studion,bruket,kollektivet,verket",
        "vår,sommar,sol,dagg,regn|bruk,rum,sådd,grönska",
        "stads,balkong,kvarters,tak|odlingen,trädgården,grönskan,lunden",
      ],
    },
  },
};

/** People and places in descriptive names. */
export const people = {
  surnames: `
Ek,Alm,Lind,Berg,Holm,Dahl,Falk,Hjelm,Sköld,Palm,Rosén,Norén,Hallin,Wallin,Rydell,Bergman,Lindqvist,
Sandberg,Almgren,Åkerlund,Hedlund,Nyström,Sjögren,Forsman,Ekström,Wiklund,Malm,Grip,Brandt,Westman,
Hamrin,Hedin,Kjellin,Sandell,Thorell,Asp,Hed,Örn,Hök,Rud,Löf,Åhl,Vik,Ahl,Moe,Öst,Bly,Nordin,Åström,Lagergren,Sundin,Hammar
`,
  firstNames: `
Signe,Tora,Vera,Ester,Elsa,Otto,Sixten,Frans,Egon,Ture,Ellen,Astrid,Edit,Hedda,Greta,Märta,Ebba,Tyra,
Svea,Agnes,Elvira,Alfred,Gösta,Arvid,Harald,Valter,Sigrid,Hilma,Rut,Majken,Albin,Edvin,Nora,Siri,Olga
`,
  /** The same, of few letters. */
  shortNames: "Ida,Eva,Åsa,Mia,Pia,Siv,Rut,Åke,Ove,Bo,Tor,Mio,Ava,Isa,Tea,Liv,Ebbe,Ina",
  /** Signs over a door, after a definite trade: Bageriet Kajen. */
  signs:
    "Kajen,Kvarnen,Bryggan,Hörnet,Gläntan,Lyktan,Slussen,Svanen,Ankaret,Kronan,Linden,Eken,Örnen,Lärkan,Fyren,Nyckeln,Trappan,Porten,Tornet,Källan,Tranan,Hjorten,Stjärnan,Solen",
  /** Where the company is, after a definite trade. */
  spots:
    "på Kajen,vid Bron,på Höjden,vid Ån,på Hörnet,i Backen,vid Torget,i Gränden,vid Sjön,i Parken,vid Kvarnen,under Eken,vid Kanalen,vid Slussen,i Lunden",
  /** Names of houses and farms, after an indefinite trade: Ateljé Solvik. */
  farms:
    "Solvik,Almvik,Ekhaga,Björkhaga,Lindhaga,Solhaga,Sjövik,Fridhem,Granvik,Rosendal,Björkvik,Tallåsen,Solbacka,Lyckebo,Stenvik,Ekenäs,Norrgården,Marielund,Sofielund,Karlsro,Almnäs,Videvik,Ängsvik,Hagalund",
  /** Adjectives in the definite form. */
  adjectives: "glada,lilla,gyllene,röda,blå,vilda",
  /** Short words after a leading trade: Studio Vide. */
  marks:
    "vide,halm,alm,sälg,tjärn,bryn,ton,lind,måne,sju,nio,elva,tolv,bris,ljung,havre,malm,björn,uv,lo,falk,hav,äng,dag,sol,korp,svala,lärka,räv,trana,intill,bortom",
};

/** Compositions that mean something else, or that are equal or too close to a brand. */
export const excludedNames = `
bitvalv,nordporten,bitrum,helton,stenlinje,texthuset,grafikverket,tygkompaniet,temagasinet,linhus,
linrum,rågkompaniet,saltkvarn,chokladfabriken,reda it,sval tech,knop it,vy tech,fart partner,
laga form,bris hem,rips hem,sveas krog,hel kedja,på rad,ek mat,lin & ro,bod uv,evas park,teas park,
klöver,lind it,lind & co,falk & co,malm & co,löf & co,ahl & co
`;
