/*
 * The words of company names, written by hand. Each list states its rule. Entries are separated by
 * commas; line breaks around them do not count. No name is invented at random: each is either
 * written here as it is, or joined from a set in which every first part suits every second part.
 */

export type Tone = "professionell" | "kreativ" | "modernt";

/** Words and sets of an industry for a tone. */
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

/** Words and sets of an industry. */
interface IndustryWords {
  /** After a distinctive word, by tone: Mareld Teknik. */
  readonly suffixes: Readonly<Record<Tone, string>>;
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
    things: "roboten,knappen,kodstugan,pixeln,spaken,kugghjulet,raketen,grindvakten",
    phrases: `
röda tråden,grönt ljus,ett steg före,nästa rad,rena linjer,hela bilden,fri väg,ljus idé,ny våglängd,
ettor & nollor,alla knappar,enkel match,nästa drag,rätt knapp,raka rör,nya spår,full signal,
snabba ryck,vaken kod,god ordning,i fas,ny kod,ren kod,i synk,ett klick,i molnet,rätt sladd,
god kontakt,klart slut,två klick,ett knapptryck,spara som,ny flik,på och av,inga sladdar,ur lådan,
plus och minus,noll och ett,ettor och nollor,sant eller falskt,snälla robotar,kloka maskiner,
vassa verktyg,rätt verktyg,full täckning,fullt laddad,på nolltid,på studs,i realtid,under huven,
i maskinrummet,på räls,smart drag,kodat och klart,klipp och klistra,dra och släpp,röda knappen,
öppen källa,öppen port,säker hamn,rätt lösen,dubbla lås,sju lås,första raden,skarpt läge,jämn drift,
lugn drift,alltid på,grön lampa,bakom skärmen
`,
    professionell: {
      words: `
algebra,apogeum,astrolab,axiom,chiffer,dynamo,epsilon,gnomon,kaskad,kodelius,kvadratrot,kvoten,
lemma,magnetit,navet,nyckeln,oktant,pendeln,polhem,pulsar,rotor,semafor,slussen,telegrafen,teorem,
vektor,relä,modul,transistor,diod,triod,kretsen,konstant,intervall,amplitud,frekvens
`,
      coined: `
algoris,bitvall,kalibra,kodholm,kodvall,kodvik,kretsell,kretslund,logikum,nodell,nodgren,nodvik,
sifferlund,teknika
`,
      compounds: `
fyrbåk,grindvakt,guldtråd,knutpunkt,koppartråd,kugghjul,kulram,minnesbank,nyckelhål,portvakt,
primtal,ryggrad,räknesticka,signalbro,spårväxel,stamnät,ställverk,svänghjul,urverk,växelström,
driftrummet,serverhallen,maskinrummet,kontrollrummet,kopplingsbordet,urverket,kodlåset
`,
      pairs: [
        "kod,data,system,moln,server,signal|lotsen,fyren,hamnen,valvet,nyckeln,navet,porten,bryggan,väktaren",
        "kod,data,moln,nät,bit|fyr,lots,nav,valv,port,kaj,hamn",
        "klar,trygg,nord,berg,norr,fjäll|kod,data,logik",
        "kod,krets,data,system|verket,smedjan,bruket,kompaniet,hantverket",
      ],
    },
    kreativ: {
      words: `
algorita,ampersand,asterisk,blipp,bävern,gnistgap,gnistra,grunkan,knappen,kometen,kvarken,mackapär,
magneten,manick,meteor,myran,parentes,periskop,raketen,robotilda,semikolon,spindelväv,
tangenten,pling,klicket,surret,grunka,prylen,apparaten,veven,snurran,propeller,muttern,skruven
`,
      coined: `
bittan,kodette,kodrik,nollan,robotto
`,
      compounds: `
bikupa,bläckfisk,datadröm,dataräv,knapptryck,kodkonfetti,kodpoesi,luftskepp,mellanslag,myrstack,
månlandare,måsvinge,nattuggla,piltangent,pixelkonfetti,robotkatt,robotpolka,rymdhund,rävspel,
sifferdans,skärmtango,stjärnkikare,trollkod,vindsnurra,kodkojan,kodköket,kodsnickarna,kodsmedjan,
pixelfabriken,pixelverkstan,prylboden,månbasen,bikupan,rymdfart,månfärd,kodkiosk,raketlek,klurhus,
hopprep,trampbil
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
amplitud,axon,binär,blänk,eko,flöde,fraktal,glimt,gnista,impuls,koppla,kvant,kvark,kärna,
linjär,orbit,parallell,pivot,puls,raster,relä,resonans,sekvens,signal,slinga,spektrum,synaps,synka,
takt,nod,raden,port,länken,tråd,fas,watt,ampere,farad,nano
`,
      coined: `
kretsa,kvanta,molna,noda,synkra
`,
      compounds: `
bitflöde,bitström,datapuls,ekolod,ljusfiber,rutnät,strömlinje,tidslinje,våglängd,omstart,mörkläge,
flygläge,klartecken,klarsignal,mellanslag,radbrytning,källkod,primtal,snabbspår,ljusår,delmängd,
trefas,likström,räckvidd,molnfri,molnhöjd,molnbas,uppstart,kodrad
`,
      pairs: [
        "kod,bit,data,moln,pixel,nod,krets,volt|nav,spår,verk,rum,takt,kraft",
        "kod,data,moln,pixel,signal|linje,form,bruk,skift,studion,navet",
        "mjukvaru,algoritm,sensor,digital|verket,navet,studion,bruket,spåret",
      ],
    },
  },
  konsult: {
    suffixes: {
      professionell: "Råd,Revision,Ledning,Rådgivning,Konsult,Ekonomi,Partner",
      kreativ: "Idé,Tanke,Möten,Ledarskap,Coaching",
      modernt: "Råd,HR,Strategi,Advisory,Ekonomi",
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
    things: "ugglan,kompassen,räven,lotsen,trappan,fyren,nyckeln,bron,lyktan",
    phrases: `
klara besked,raka besked,goda råd,rätt kurs,fast mark,fast grund,säker hamn,fri sikt,ny giv,
röda tråden,hela vägen,öppna kort,rak rygg,varm hand,ett steg till,nästa kapitel,kloka ord,
högt i tak,rent spel,på rätt köl,i medvind,god ordning,stadig hand,ny horisont,mellan raderna,
tänkt & gjort,sagt & gjort,i mål,på kurs,rätt väg,ny väg,i takt,rak linje,ett steg före,
sagt och gjort,ord och handling,rent bord,sunt förnuft,gott omdöme,rätt fråga,nya ögon,full koll,
koll på läget,säker hand,vid rodret,till rors,i hamn,god vind,på rak arm,raka vägen,tänkt och gjort,
tänk först,noga räknat,väl avvägt,väl tänkt,kort sagt,rakt på sak,till saken,klar sikt,på god väg,
i god tid,på plus,rätt riktning,i samma båt,vett och sans,råd och dåd,hand i hand,i goda händer,
nästa steg
`,
    professionell: {
      words: `
balans,credo,facit,gambit,insikten,klokskap,kompassen,mandat,mentor,merit,nestor,rockad,rådelius,
rådrum,samråd,signatur,springaren,stafetten,tornet,utsikten,valör,omdöme,insikt,kompass,kvorum,
plenum,premiss,princip,pondus,fundament,ankaret,barlast,konsensus,protokoll
`,
      coined: `
kursvik,kvorum,målgren,målvik,rådgren,rådvik,sondera,ponera,resona
`,
      compounds: `
balanskonst,brobyggare,eftertanke,grundbult,handlag,ledtråd,måttstock,riktlinje,rådslag,
samförstånd,schackdrag,styrman,vändpunkt,hörnstenen,rådkammaren,rättesnöret,ledstjärnan,
helhetsgreppet,grundval,rågång,lodsnöre,ledstång,överslag,avstamp
`,
      pairs: [
        "kurs,mål,besluts,affärs,lednings,kunskaps,insikts,strategi|lotsen,kompassen,fyren,nyckeln,bryggan,navet",
        "råd,mål,kurs,plan|fyr,lots,sten,nav,huset,verket",
          "klar,fram,mål,rätt|kurs,sikt,linje",
      ],
    },
    kreativ: {
      words: `
avspark,bryggkaffe,coachim,dirigenten,eureka,färdkost,hängbro,idéfrö,kajaken,kluringen,kompanjon,
lagspel,lägerbål,medvind,orakel,ouvertyr,polletten,premiär,påtår,rådolf,stigfinnaren,trampolin,
ugglan,rockad,gambit,sufflör,knuffen,skjutsen,finurlig,fiffig,klurig,kluring,knepet,kniffen,fadder,
vinkel,glimten,gnistan
`,
      coined: `
klokrik,kursula,modesta,målin,målvina,rådbert,tankred
`,
      compounds: `
bollplank,gnistregn,hejarklack,hjärnstorm,idébukett,idéburk,idékompost,kaffepaus,lägereld,pratkvarn,
skattkarta,snilleblixt,språngbräda,stämgaffel,tankekvarn,tankestreck,tändstift,vägskäl,vändkors,
bollplanket,snilleblixten,tankeverkstan,kugghjulet,kulramen,klokboken,pålstek,tankelek,idélåda,
radarpar,korsdrag,solglimt,bollhav
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
enas,facit,förankra,jämsides,klivet,krön,kärnan,landa,ledord,ledstjärna,mynna,pejla,rytm,rådig,
skjuts,styra,tillit,upptakt,utsikt,vidga,väga,växla,pejl,rak,kurs,kärna,kvot,skärpa,sikt,skifte,
linje,båge,läge,radie,median,skala,takt
`,
      coined: `
driva,kursa,målva
`,
      compounds: `
framtanke,lagspel,lyhörd,medskick,nytanke,riktmärke,räckvidd,samspel,trappsteg,vägval,växelspel,
vägskäl,nyckeltal,riktpunkt,fixpunkt,knutpunkt,höjdkurva,delmål,motvikt,
jämvikt,hävstång,medvind,nystart,omtag,avspark,försprång,klarsikt,sidvagn,styrfart,stegvis,grundton,
färdplan,mervärde,bärkraft,fotfäste,framkant,handlag
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
vita duken,utanför ramen,skarp linje,bläck på papper,sagt i bild,på pränt,tredje akten,
första skissen,sista handen,höga toner,ny ton,rätt ton,svart på vitt,stora penseldrag,lätt handlag,
varm palett,i ton,i färg,ny form,i ljuset,ny vinkel,tagning ett,tyst tagning,nytt stycke,
med andra ord,kort sagt,väl sagt,gyllene snittet,blå timmen,i blickfånget,pricken över i,på pricken,
nya grepp,högt i tak,med glimten,ridå upp,i rampljuset,form & färg,ord & bild,bläck & papper,
rim & reson,på tal om,vita arket,blankt papper,ett penseldrag,andra utkastet,nya tongångar,
i rätt ljus,ljus idé,på vita duken,första akten,nästa scen,en bild till,ton i ton,från ax till ark,
i bild,på fri hand,nytt blad,ljud & bild,säg omelett,i full skala,slående likt,färg på tillvaron,
bakom kulisserna
`,
    professionell: {
      words: `
antikva,arabesk,bländare,bokstaven,cinnober,exlibris,fernissa,formelius,gestalt,gravyr,indigo,
kobolt,kolofon,kontrast,kontur,kursiv,legato,ockra,ouvertyr,palett,partitur,penselius,pigment,
preludium,prägel,relief,ridån,sepia,signet,silhuett,spatium,staffli,terrakotta,valör,vinjett,ateljé,
kulör
`,
      coined: `
bildgren,grafell,kolorell,linjelund,ljusvall,ordlund,ordvall
`,
      compounds: `
bildspråk,bläckhorn,bokrygg,formkänsla,formspråk,färglära,helsida,kopparstick,ljusbild,ordförråd,
pappersbruk,rampljus,spaltmeter,tidsbild,tonart,träsnitt,ögonmått,blyerts,bläckhornet,ordverket,
bildverket,formlära,tecknarbordet,tonläget,ordvalet
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
balladen,bildegard,fabel,haiku,harlekin,kameleont,kolorita,kråkfötter,kulört,lanterna,maskerad,
ordlek,origami,pantomim,penselope,prisman,påfågel,snilleblixt,solfjäder,sonett,tusch,krumelur,krita,
påhitt,infall,snirkel,klotter,konfetti,serpentin,kalejdoskop,piruett,kapriol,karusell,trudelutt
`,
      coined: `
bildur,bläckert,färgus,ordette,skissela
`,
      compounds: `
bildgåta,bläckfisk,bläckplump,bokmal,drömväv,färgkalas,guldpensel,gåspenna,kritcirkel,kritstreck,
linjedans,mönsterlek,ordkarusell,pappersdrake,pappersros,sagoväv,sidenpapper,skuggspel,taktpinne,
trollkrita,trumvirvel,färgklick,snilleblixt,pappersplan,pappersdraken,kullerbytta,idéköket,ritlust,
färgprov,pennvän
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
ark,dager,fals,fason,glasyr,inslag,klang,kurva,lasyr,ljusbord,marginal,monokrom,panorera,präg,radie,
raster,replik,serif,snitt,tagning,tittskåp,tusch,valör,varp,skiss,streck,vinkel,punkt,ram,duk,
kolumn,stråle,scen
`,
      coined: `
bildra,kolora,ordra,ordva,tona
`,
      compounds: `
formlära,linjespel,ljusspel,närbild,skuggspel,tidsrum,dubbelpunkt,motbild,brännpunkt,blickpunkt,
blickfång,ljusbild,ljuspunkt,ögonmått,radbryt,halvton,vitrymd,färgton,grundton,filmduk,ljusbord,
rampljus,sidoljus,dagsljus,formrum,råklipp,ljudspår,förgrund,utkastet
`,
      pairs: [
        "form,ljus,bild,ord,ton,rytm,typ,färg|rum,verk,spår,bruk",
        "form,bild,ord,ljud,ljus|kollektivet,studion,navet,bruket,rummet",
        "linje,kontrast,berättar,perspektiv|rummet,studion,verket,kollektivet",
      ],
    },
  },
  handel: {
    suffixes: {
      professionell: "Handel,Import,Interiör,Agentur,Tyg,Textil",
      kreativ: "Butik,Garn,Tyg,Leksaker,Kuriosa,Hem",
      modernt: "Hem,Butik,Interiör,Mode",
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
rätt sak,sju sorters ting,små ting,andra varvet,hög hylla,översta hyllan,full korg,bra att ha,
väl valt,ärliga varor,på torget,nytt & nött,äkta vara,fynd & fröjd,i skyltfönstret,hängt & vikt,
lådan full,nya fynd,bra ting,nya ting,i korgen,öppet köp,jämna pengar,på köpet,en gång till,
lite av varje,ditt & datt,stort & smått,på hyllan,nedersta lådan,på galgen,runt hörnet,på hörnet,
precis lagom,något blått,något nytt,med rosett,hemma bäst,nål & tråd,hatt & rock,kappa & krage,
knapp & söm,ull & lin,gott byte,god affär,guld värt,till vardags,vardag & fest,hela rasket,
först till kvarn,i ropet,som hittat,rena fyndet,att hålla av,nya skor,inslaget & klart,
varm om fötterna,på fötterna,gammalt & gott,mjukt & varmt,rak söm,till hands,dukat bord,
mormors byrå
`,
    professionell: {
      words: `
alnen,basaren,brigantin,brokad,bärnsten,damast,dukat,ekipage,emporium,fajans,florin,fregatten,
fullriggaren,hansan,karavanen,kompaniet,lanternan,magasinet,mahogny,merkurius,ostindia,proviant,
riksdaler,sammet,siden,silverleden,skeppsbron,skutan,vadmal,valnöt,linne,ylle,tweed,gabardin,
flanell,poplin,manschett,etui
`,
      coined: `
kommerell,merkura,sidengren,sidenvall,torglund,torgvik
`,
      compounds: `
bruksting,glasbruk,handelsvind,handelsväg,järnbruk,linneskåp,måttstock,packhus,pappersbruk,salutorg,
sidenväg,silversked,skeppsklocka,stapelstad,torgklocka,handelsboden,köpmansgården,lanthandeln,
linneskåpet,porslinsboden,handslag,kornbod,guldvåg,vågskål,torgdag,linskåp,tygrulle,kassabok,
bordsur
`,
      pairs: [
        "tyg,garn,ull,lin,läder,porslins,te,bok,lamp,möbel,järn|magasinet,kompaniet,huset,handeln",
        "tyg,garn,ull,lin,te,glas,järn|bod,hus,kaj,torg",
        "siden,linne,läder,glas,mässings|kontoret,magasinet,gården,kompaniet",
        "hamn,torg,kaj,sjö,strand|boden,handeln,magasinet",
      ],
    },
    kreativ: {
      words: `
hamstern,kappsäcken,knappask,knytet,kofferten,korgelia,krimskrams,kurio,lyckträff,makalös,
nipper,nystanet,pendylen,resväskan,ränsel,samlaren,skatan,skattkammare,skattletare,tombola,pinal,
grunka,mackapär,kuriosa,nystan,tofs,pompom,volang,rosett,prassel,knyte,skrin,tingest,attiralj
`,
      coined: `
butilda,fyndela,garnhild,knappert,paketra,torgny,tygve,ullrika
`,
      compounds: `
byrålåda,dockskåp,fingerborg,fiskdamm,garnnystan,gungstol,gökur,hattask,lapptäcke,ljuskrona,
lyckofynd,lyckohjul,porslinshund,pärlskrin,skattlåda,sykorg,tekanna,torgfynd,trasmatta,trådrulle,
vildfynd,vindsfynd,skattkistan,fyndlådan,fyndkammaren,knapplådan,garnnystanet,nåldynan
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
arv,batist,bestå,denim,emalj,flanell,gabardin,glasyr,hemåt,hörnet,knagg,linnea,linneväv,mässing,
patina,rips,spänne,söm,söndag,ting,tweed,tyll,velour,vitrin,ylle,årstid,åter,galge,korg,
fynd,fåll,tråd,knapp,krok,skål,kruka,vas,pall
`,
      coined: `
byta,tygla,ullna,ullva,varva
`,
      compounds: `
bruksting,hemväg,klädnypa,klädstreck,kretslopp,linneskåp,lördagstorg,skyltfönster,söndagsrum,
återbruk,tygkasse,klädhängare,provrummet,hemkänsla,vardagsting,måttband,knapphål,prislapp,hallkrok,
klädbyte,varukorg,skohorn,hemmavid,hemkär,rumsren,tvättråd,helgfynd,tygpåse,hallbänk,linnetyg
`,
      pairs: [
        "hem,vardags,lin,ull,helg,siden|ting,form,verk,bruk,känsla",
        "hem,tyg,lin,ull,glas,lamp|rum,verk,form,studion",
        "vardags,årstids,söndags|tinget,torget,handeln,magasinet",
        "torg,kvarters|navet,handeln,magasinet",
      ],
    },
  },
  mat: {
    suffixes: {
      professionell: "Bageri,Krog,Konditori,Mat,Catering,Delikatesser",
      kreativ: "Kafé,Kök,Konditori,Glass,Bageri",
      modernt: "Kök,Deli,Bar,Kaffe,Bageri,Mat,Bistro,Catering,Rosteri",
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
rent mjöl,varma bullar,dukat bord,sju sorter,hela bullen,sött & salt,rök & salt,salt & surt,
färsk & frasig,första kaffet,varm limpa,en nypa salt,långt bord,mätt & glad,full gryta,ur ugnen,
från grunden,på jäsning,skål & vägnar,stora kakan,tredje koppen,smör på bröd,i sitt esse,
söndagsstek,kavlat & bakat,ny deg,en tugga,bröd och smör,salt och peppar,en nypa till,
rykande färskt,god aptit,smaklig måltid,till bords,runt bordet,dukat och klart,nu äter vi,
maten är klar,middag hos oss,på spisen,rakt ur ugnen,kaffe och kaka,kaffe med dopp,
bulle till kaffet,en kopp till,en bit till,sju sorters kakor,grädde på moset,russinet i kakan,
smält smör,brynt smör,på menyn,dagens rätt,husets bästa,gott om gott,till efterrätt,till kaffet,
lagom hungrig,hungrig igen,många kockar,inte en smula,över öppen eld,gryta och glöd,
dill och grädde,ost och kex,socker på toppen,mjöl på näsan,jord till bord,lagat från grunden,
soppa på spik,varmt och gott
`,
    professionell: {
      words: `
axet,bryggstugan,dinkel,dukat,emmer,epikuré,fäboden,gillestugan,glöden,gästgivaren,härden,isop,
kavring,kornelius,levain,libbsticka,malört,mjölner,muskot,skafferiet,skörden,solera,taffel,umami,
saffran,kardemumma,timjan,rosmarin,dragon,kummin,kanel,anis,fänkål,körvel,mejram,koriander
`,
      coined: `
brödlund,havregren,kornlund,rågsund,rågvall,rågvik,saltvall
`,
      compounds: `
bakugn,gåsbord,humlegård,kopparkittel,kryddgård,kvarnsten,lagerblad,långbord,mandelblom,matglädje,
matlust,rågax,silverfat,skördetid,smörkärna,stenugn,vedugn,vinranka,visthus,äppellund,matsalen,
kryddboden,kryddgården,stenugnen,vedugnen,bakstugan,saltkaret,surdegen,rökeriet,ostboden
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
bakarina,brödolf,fläder,honungsburk,kanelia,kringlan,krokan,maräng,plättlagg,pralin,påtår,
smulan,strössel,våffelhjärta,äppelkind,rågnhild,kringla,semla,bulle,karamell,kola,
lakrits,marsipan,nougat,sirap,honung,marmelad,kompott
`,
      coined: `
brödrik,degmar,ostrid,rågnar,sockrates,syltvester
`,
      compounds: `
brödlycka,brödräv,flädersaft,gräddklick,hallongrotta,honungskaka,kaffetår,kanelknut,kardemummaknut,
matsäck,pannkaksstapel,pepparkvarn,ramslök,rågräv,saftkalas,slickepott,smörklick,sockerbit,
sockertopp,syltburk,våffeldröm,kakfatet,kakburken,bullplåten,brödkaveln,kanelbullen,matlådan,
tekoppen
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
aptit,ax,glöd,havre,härd,jäsa,kapris,kastanj,kavla,knåda,koppar,krasse,must,nymald,rågsikt,sjuda,
skörd,smula,sälta,salt,umami,sötma,smak,tugga,deg,jäst,smör,mjöl,malt,saft,mocka,kopp
`,
      coined: `
brödra,kavla,knapra,läppja,mumsa,råga
`,
      compounds: `
brödkant,flingsalt,havssalt,järngryta,kvartersbord,kvällsbord,långbord,långkok,mellanmål,morgonbröd,
nybakat,rågax,rågkant,saltkorn,sommarbord,söndagsbord,trattkaffe,vardagsbord,matbaren,lunchlådan,
soppbaren,bönköket,kolgrill,eldköket,vedeld,smakprov,smakbit,nattamat
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
      professionell: "Trädgård,Plantskola,Park,Odling,Trädvård",
      kreativ: "Blommor,Trädgård,Frö,Odling,Blomster",
      modernt: "Odling,Frö,Botanik,Trädgård,Grönt,Växter",
    },
    definite:
      "plantskolan,trädgården,odlingen,fröboden,blomsterboden,växthuset,orangeriet,gårdsodlingen,rosengården",
    owned: "plantskola,trädgård,blomsterbod,växthus,fröbod,rosengård,odling",
    ownedShort: "frö,löv,jord,äng",
    leading: "trädgård,växthus,orangeri,studio",
    couples: [
      "rot,frö,mull,löv,lavendel,ros,äpple,mossa,humle,klöver,sten",
      "ranka,ro,dagg,sol,ljus,tålamod,vår,krona,glädje,tid,himmel,spade",
    ],
    things: "täppan,spaden,rosen,kannan,daggmasken,humlan,skottkärran,tulpanen,häcken,krattan",
    phrases: `
gröna fingrar,första spadtaget,ny vår,sol & skugga,jord under naglarna,bar mark,god jord,varm jord,
rot & krona,vår i luften,djupa rötter,gröna rum,fri växt,i full blom,sju sorters blommor,högt gräs,
grönt hjärta,efter regnet,tidig vår,salt & löv,till skogs,vild & vacker,stilla grönt,grön lunga,
mellan träden,ljus i löven,så & skörda,slå rot,slå ut,i blom,ny äng,vår äng,i knopp,i bersån,
skir vår,det gror,i gräset,på ängen,i dagg,i lunden,under lind,på grön kvist,bakom häcken,
över häcken,rot och krona,blad för blad,nyklippt gräs,klippt och klart,krattat och klart,
så och skörda,nu gror det,nu spirar det,allt som gror,i rabatten,under syrenen,bland rosor,
en dans på rosor,grönt och skönt,så grönt,så skönt,så i maj,sol och skugga,jämna kanter,raka rader,
ris och ros,innanför grinden,grusad gång,mitt i grönskan,ut i det gröna,grönare gräs,lagom vilt,
vilt och vackert,väl rotad,väl ansat,åter i blom,frö till frukt,tak av löv
`,
    professionell: {
      words: `
akleja,allén,arboret,berså,betula,boskett,ceres,espalj,florent,frukthagen,gräsmånad,hagtorn,
herbarium,kaprifol,klematis,kornell,kungslilja,lövelius,odal,odalmark,pergola,pomona,riddarsporre,
rosarium,salix,salvia,solvända,sorbus,äppelhagen,orangeri,sekatör,spaljé,paviljong,arboretum,
parterr,perenn,buxbom
`,
      coined: `
almgård,botanell,florell,lövlund,mullin,rosvall,rosvik,rotvik,ängvall,ängvik
`,
      compounds: `
blåregn,djuprot,ekallé,fruktlund,grindstolpe,humlegård,höstsådd,jordmån,kryddgård,lagerhägg,
lindallé,lövsal,lövvalv,mullrik,murgröna,rosengång,solur,stamros,stengärde,trädkrona,vattenspegel,
äppelgård,årsskott,örtagård,trädgårdsmästaren,perennkompaniet,rosenkompaniet,trädgårdskompaniet,
trädvårdarna
`,
      pairs: [
        "träd,häck,ängs,löv,frö,rot,frukt|mästarna,bruket,kompaniet,gården",
        "rot,löv,frö,träd,äng|bruk,vård,hus,gård,verk",
        "trädgårds,plant,park|mästarna,kompaniet,verket,vårdarna",
        "ek,alm,lind,björk,rönn,hassel|trädgården,parken",
        "sten,jord,mark,mull|mästarna,bruket,hantverket,kompaniet",
      ],
    },
    kreativ: {
      words: `
barkbåt,blåeld,förgätmigej,grindstolpen,grönfink,gulsippa,humlesurr,kattmynta,kringelkrok,
kryddkvast,lejongap,lövprassel,mullvaden,rabarberblad,rosmarie,rölleka,smörblomma,trädgårdstomte,
tusensköna,videung,ängen,ängsklocka,plantilda,vallmo,lupin,krasse,koltrast,fjäril,kotten,kastanj,
ekollon,nypon,tulpan,krokus,dahlia,pelargon,tussilago,knoppen,spirea
`,
      coined: `
botanja,frönika,häcktor,lövisa,odlette,rotger,ängla
`,
      compounds: `
bihotell,blomsteräng,blåklocka,daggmask,ekollon,fjärilshus,frökapsel,fågelholk,grodlår,gräsrot,
luktärt,lönnäsa,maskros,mosstuva,pilflöjt,rosenkind,snödroppe,spadtag,stockros,sälgpipa,trollhassel,
videkiss,ängsblom,äppelkind,rosenkärran,daggdroppen,maskrosen,tusensköna,gullviva,prästkragen,
fröpåsen,vildvin
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
ansa,glänta,gro,gullris,hägg,knoppas,kvanne,lav,malva,mossa,pors,skörda,slån,ympa,grodd,blad,löv,
kvist,mull,frö,strå,tuva,spira,sav,nektar,dagg,humus,gren
`,
      coined: `
grodda,grönna,knoppa,lövra,myllra
`,
      compounds: `
daggfrisk,grobar,halvskugga,jordnära,ljungbryn,lövsprick,sommargrönt,sälgdunge,takträdgård,uterum,
årsskott,stadsodlarna,takträdgården,balkonglandet,odlingslådan,pallkragen,lövverk,bladverk,lövtak,
solläge,vildäng,växtzon,rotskott,växtvärk,barrot
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
Hamrin,Hedin,Kjellin,Sandell,Thorell,Asp,Hed,Örn,Hök,Rud,Löf,Åhl,Vik,Ahl,Moe,Öst,Ulv,Ohm,Nordin,Åström,Lagergren,Sundin,Hammar
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
    "på Kajen,vid Bron,på Höjden,vid Ån,på Hörnet,i Backen,vid Torget,på Gården,vid Sjön,i Parken,vid Kvarnen,under Eken,vid Kanalen,vid Slussen,i Lunden",
  /** Names of houses and farms, after an indefinite trade: Ateljé Solvik. */
  farms:
    "Solvik,Almvik,Ekhaga,Björkhaga,Lindhaga,Solhaga,Sjövik,Fridhem,Granvik,Rosendal,Björkvik,Tallåsen,Solbacka,Lyckebo,Stenvik,Ekenäs,Norrgården,Marielund,Sofielund,Karlsro,Almnäs,Videvik,Ängsvik,Hagalund",
  /** Adjectives in the definite form. */
  adjectives: "glada,lilla,gyllene,röda,blå",
  /** Short words after a leading trade: Studio Vide. */
  marks:
    "vide,halm,alm,sälg,tjärn,bryn,ton,lind,måne,sju,nio,elva,tolv,bris,ljung,havre,malm,björn,uv,lo,falk,hav,äng,dag,sol,korp,svala,lärka,räv,trana,intill,bortom",
};

/** Compositions that mean something else, or that are equal or too close to a brand. */
export const excludedNames = `
bitvalv,nordporten,bitrum,helton,stenlinje,texthuset,grafikverket,tygkompaniet,temagasinet,linhus,
linrum,rågkompaniet,saltkvarn,chokladfabriken,reda it,sval tech,knop it,vy tech,fart partner,
laga form,bris hem,rips hem,sveas krog,ek mat,lin & ro,bod uv,evas park,teas park,
lind it,lind & co,falk & co,malm & co,löf & co,ahl & co,löf & berg
`;
