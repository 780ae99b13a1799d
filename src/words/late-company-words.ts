/*
 * The words of company names in the other industries, written by hand: the rules are those of
 * company-words.ts.
 */
import type { IndustryWords } from "./company-words.ts";

export const lateIndustries = {
  konsult: {
    suffixes: {
      professionell: "Råd,Revision,Ledning,Rådgivning,Konsult",
      kreativ: "Idé,Ledarskap,Coaching",
      modernt: "Råd,HR,Strategi,Advisory",
    },
    definite:
      "rådgivarna,byrån,ekonomerna,revisorerna,tankesmedjan,kontoret,idéverkstan,strategerna",
    hasPremises: false,
    owned: "ekonomibyrå,rådgivning,idéverkstad,tankesmedja,redovisning",
    ownedShort: "råd,idé,plan",
    leading: "byrå,ekonomibyrå",
    things: "ugglan,kompassen,fyren,nyckeln,bron,pennan,kulramen",
    professionell: {
      words: `
balans,credo,facit,gambit,insikten,klokskap,merit,nestor,rockad,samråd,signatur,stafetten,utsikten,
omdöme,insikt,kvorum,plenum,premiss,princip,pondus,fundament,konsensus,protokoll,kamreren,passaren,
medlaren,rodret,avvägning,beprövad,gedigen,klarhet,summan,resonemang,besinning,fullmakt,prokura,
ledord,tillit,upptakt,median,ansats,avtryck,stäv,utväg,insats,kompanjon,dirigenten
`,
      coined: `
rådgren,rådvik,resona,rådgård,rådell
`,
      compounds: `
balanskonst,brobyggare,eftertanke,grundbult,handlag,ledtråd,rådslag,samförstånd,schackdrag,styrman,
vändpunkt,hörnstenen,rättesnöret,ledstjärnan,helhetsgreppet,avstamp,kompassrosen,milstolpen,
vägvisaren,fyrvaktaren,landmärket,klarspråk,hedersord,mästerdraget,ankarplatsen,handslaget,farleden,
sjökortet,vattenpasset,klubbslaget,huvudboken,jordfast,bergfast,handfast,klarsynt,framsynt,
ledsagaren,stigbygeln,slussvakten,rorsman,hållpunkt,vinkelhaken,bokhållaren,talmannen,brovalvet,
tyngdpunkt,lotsbåten,rådsherren,loggbok,kartbok,fyrsken,skarpsyn,lyhörd,hävstång,nyckeltal,fixpunkt,
motvikt,jämvikt,medvind,bärkraft,fotfäste,färdplan,grundton,överblick,vidsynt,klarsikt,siktlinje,
samklang,ledfyr,arbetsro,huvudspår,utväxling,lågmäld,inblick,genklang
`,
      pairs: [],
      couples: ["siffror,råd,tanke,analys", "klokskap,klarhet,förnuft,omdöme,riktning"],
      phrases: `
klara besked,goda råd,fast mark,fast grund,säker hamn,rak rygg,kloka ord,god ordning,stadig hand,
sunt förnuft,gott omdöme,rätt fråga,säker hand,vid rodret,god vind,väl avvägt,väl tänkt,noga räknat,
i goda händer,runda bordet,råd och dåd,vett och sans,summa summarum,skarp blick,varje krona,
bakom siffrorna,ett gott råd,på god grund,ord och handling,till saken,i god tid,rent spel,fast kurs,
rätt kurs,klar sikt,kort sagt
`,
    },
    kreativ: {
      words: `
hängbro,kajaken,kluringen,orakel,ouvertyr,polletten,premiär,påtår,stigfinnaren,trampolin,ugglan,
sufflör,knuffen,fiffig,knepet,kniffen,fadder,vinkel,glimten,gnistan,sherpan,trumf,griffel,luppen,
kikaren,nysta,begrunda,crescendo,refräng,nyfiken,parlör,applåd,frågan,klivet
`,
      coined: `
kursula,tankred
`,
      compounds: `
kaffepaus,lägereld,skattkarta,språngbräda,stämgaffel,tankestreck,tändstift,bollplanket,
snilleblixten,tankeverkstan,kugghjulet,kulramen,pålstek,radarpar,fingertoppskänsla,rödpennan,
knäckfrågan,ögonöppnaren,sjumilakliv,guldkornet,tumstocken,morgonkaffet,tandemcykeln,parhästarna,
fågelvägen,fågelperspektiv,draghjälp,medströms,magkänsla,hjärterum,tankeställare,tankenöten,
pratstund,kafferast,högvinst,fullträff,startskottet,stafettpinnen,roddarlaget,samkväm,trumfesset,
uppvind,griffeltavlan,burspråk,guldläge,bokstöd,halvlek,vetgirig,hjärtslag,spelrum,svängrum,andrum,
trappsteg,avspark,försprång,mittfält,spelplan,lagbygge,klarvaken,solvarv,årsringar,framspel,
lättfotad,hållplats,gångjärn,ögonhöjd,basläger,rådsnabb
`,
      pairs: [],
      couples: ["kaffe,penna,samtal,linjal,kalkyl", "omtanke,hjärta,tålamod,sans,mening,glädje"],
      phrases: `
högt i tak,mellan raderna,koll på läget,full koll,på rak arm,i samma båt,hand i hand,
tungan på vågen,korten på bordet,is i magen,huvudet kallt,varmt hjärta,lugn i stormen,vind i seglen,
land i sikte,med råge,ordning i pärmen,varför inte,bit för bit,kort och gott,många bäckar,
inga krusiduller,det ordnar sig,nu räknar vi,låt höra,bra fråga,vid närmare eftertanke,
måndag morgon,på andra sidan bron,på god fot,en klok uggla,papper och penna,kaffe och kalkyl,
hjärta och hjärna,först fika,tänkt och gjort,öppet sinne,på öret,utan omsvep,på egna ben,hela vägen,
mellan fyra ögon,på rätt köl,sagt och gjort,öppna kort,röda tråden,i hamn,i medvind,i mål,nya ögon,
ett steg till,lite längre,till rors,på väg,ärligt talat,ny giv
`,
    },
    modernt: {
      words: `
förankra,jämsides,krön,kärnan,landa,mynna,pejla,rytm,rådig,vidga,väga,växla,pejl,kvot,skärpa,skifte,
skala,brygga,roder,pakt,klok,mogna,jämka,värna,vidd,lyssna,leda,styra,våga,lots,spana,vända,sikta,
pröva,ordna,vässa
`,
      coined: `
klokra,rådva,styrva,ledva,tänkra,taktiva,rådea,lotsio,målva
`,
      compounds: `
ombord,medsols,nytänkt,vältänkt,framtänkt,uttänkt,omräknat,uträknat,inräknat,utstakat,insatt,påläst,
uppstyrt,avstämt,avklarat,avgjort,påbörjat,utrett,samstämt,välvägt,överens,framåt,omgående,härifrån,
framöver,inifrån,utifrån,därför,raktfram,rådnära,målnära,stegnära,svarnära,talnära,rådklart,
målklart,planklart,svarklart,plansmart,rådsmart,målsmart,talsmart,tänkmera,rådmera,tänkfritt,
tänkfram,siktfram,stegfram,tänknytt,tänkbart,talaklart,stegvis,rådvis,målvis,mötesfri,talarakt,
räknarätt,måldirekt,planredo,startredo,målredo,hållbart,mätbart,gångbart,utantill,dessutom,
igång
`,
      pairs: [],
      phrases: `
tänk först,tänk om,tänk efter,tänk nytt,tänk högt,ta sats,fråga först,håll kurs,sätt kurs,ta rodret,
väx klokt,tala klart,led väl,höj blicken,se längre,räkna rätt,välj väg,lyssna in,väx vidare,
led vidare,gå vidare,kom igång,sätt mål,nå fram,styr upp,styr rakt,räkna hem,räkna med oss,
ta steget,våga mer,börja här,börja om,växla upp,byt fokus,lägg om,hitta rätt,bygg vidare,lös det,
gör klart,gör om,stäm av,sikta högt,sikta rätt,tänk längre,tänk större,tänk vidare,fråga oss,väg in,
nå målet,nå ut
`,
    },
  },
  kreativ: {
    suffixes: {
      professionell: "Design,Foto,Film,Tryck,Reklam,Grafik,Produktion",
      kreativ: "Ateljé,Bild,Illustration,Keramik,Foto",
      modernt: "Studio,Film,Foto,Media",
    },
    definite:
      "ateljén,tryckeriet,studion,formgivarna,bokbinderiet,byrån,fotoateljén,bildverkstan,tecknarna",
    hasPremises: true,
    owned: "ateljé,tryckeri,fotostudio,bildverkstad,ritkontor,bokbinderi",
    ownedShort: "ord,foto,bild,form",
    leading: "ateljé,studio,byrå,galleri",
    things: "penseln,pennan,linjen,bläckplumpen,räven,skissen,färgklicken,saxen,duken,kritan",
    professionell: {
      words: `
antikva,arabesk,bländare,bokstaven,exlibris,fernissa,gestalt,gravyr,indigo,kolofon,kontrast,kontur,
legato,ockra,ouvertyr,palett,partitur,pigment,preludium,prägel,relief,ridån,sepia,signet,silhuett,
spatium,staffli,terrakotta,vinjett,ateljé,fals,fason,glasyr,inslag,lasyr,replik,varp
`,
      coined: `
bildgren,grafell,kolorell,linjelund,ljusvall,ordlund,ordvall
`,
      compounds: `
bildspråk,bokrygg,färglära,helsida,kopparstick,ordförråd,rampljus,spaltmeter,tonart,träsnitt,
ögonmått,blyerts,tecknarbordet,tonläget,ordvalet,ritbordet,skissbok,klippbordet,tryckpressen,
vattenstämpeln,guldsnittet,penndrag,skrivmaskinen,förstasidan,norrljus,överljus,grundfärg,guldram,
blindtryck,typsnitt,notställ,notblad,huvudroll,berättarröst,tonsättaren,ljussättaren,stilgjuteriet,
premiärkväll,tonfall,ljudspår,halvton,filmduk,ljusbord,dagsljus,förgrund,provtryck,motljus,släpljus,
sidoljus,stillbild,bildruta,undertext,fotnot,brödtext,ljudbild,halvdager,helbild,framsida,omslaget,
färgton
`,
      pairs: ["ord,bild,text,ljud,form|makarna,smedjan"],
      couples: ["form,ord,ljus,linje,bild", "funktion,rum,hantverk,tanke"],
      phrases: `
ren form,stora ord,sista handen,rätt ton,sagt i bild,bläck på papper,skarp linje,väl sagt,
gyllene snittet,första akten,god form,god ton,rätt format,fint papper,ljud och bild,ord och bild,
ljus och skugga,klassisk form,klassisk linje,ren linje,fast form,tydlig bild,gott hantverk,
väl tecknat,väl format,fin linje
`,
    },
    kreativ: {
      words: `
bildegard,fabel,haiku,harlekin,kameleont,kolorita,kråkfötter,kulört,lanterna,maskerad,ordlek,
origami,pantomim,penselope,påfågel,snilleblixt,solfjäder,sonett,tusch,krumelur,påhitt,infall,
snirkel,klotter,konfetti,serpentin,kalejdoskop,piruett,kapriol,karusell,trudelutt,tagning
`,
      coined: `
bildur,bläckert,färgus,ordette,skissela
`,
      compounds: `
bildgåta,bläckfisk,bläckplump,bokmal,gåspenna,kritcirkel,kritstreck,sidenpapper,skuggspel,taktpinne,
trumvirvel,färgklick,pappersplan,pappersdraken,kullerbytta,idéköket,pratbubblan,färglåda,
pennvässaren,påhittsbyrån,skuggteatern,solkatt,fingerfärg,sagostunden,luftslottet,vattenfärg,
kladdpapper,klippdockan,suddgummi,gummistämpel,spegelvänd,lindansaren,cirkustältet,fyrverkeri,
trollerilådan,tigersprång,bokstavssoppan,fjäderlätt,krumsprång,rimsmed,tuschflaskan,tomtebloss,
pennskrinet,fågelsång,snöglob,sagolik,dansbana,regnbåge,löpsedel,ordagrant,närbild,blickfång,
råklipp,mellanakt,baktakt,eftertext,utkastet,ordknapp,vitrymd,bläckhornet,reservoarpennan,
rättstavat,affischpelaren,kameraögat,palettkniven,anslagstavlan
`,
      pairs: ["ton,ord,bild,sago|väven", "ord,bild,ljud,form|kollektivet"],
      couples: ["färg,bläck,krita,bild,ton", "känsla,lek,skugga,själ,fantasi,mod,berättelse"],
      phrases: `
stora penseldrag,utanför ramen,mellan raderna,tusen ord,fria händer,pricken över i,med glimten,
ridå upp,i rampljuset,bakom kulisserna,säg omelett,slående likt,färg på tillvaron,nya tongångar,
rim och reson,färg och form,från ax till ark,andra utkastet,blå timmen,varm palett,
bläck på fingrarna,färg på näsan,en bild till,på tal om,tyst tagning,ett streck till,sax och lim,
vilda idéer,fem kritor,måla hela väggen,tagning ett,på pricken,satt i bly,i full skala,vita duken,
vita arket,svart på vitt,på pränt,i relief,i rätt ljus,tredje akten,fri hand,i ton,i färg,
med andra ord,i blickfånget,lätt handlag,ett penseldrag,nya grepp,blankt papper,första skissen,
ton i ton
`,
    },
    modernt: {
      words: `
ark,dager,klang,monokrom,panorera,präg,raster,snitt,skiss,streck,vinkel,punkt,ram,duk,kolumn,stråle,
scen,måla,teckna,klick,blick,skriva,tälja,kursiv,kulör,vinkla,spegla,berätta
`,
      coined: `
bildra,kolora,ordra,ordva,tona,formva,färgra,formio,bildva,ordio
`,
      compounds: `
svartvit,handritat,ljussatt,tonsatt,färgsatt,bildsatt,textsatt,formsatt,nyritat,omritat,nytryckt,
omskrivet,nyskrivet,inspelat,inramat,uppmålat,uppritat,inzoomat,framtaget,uttryckt,sevärt,läsvärt,
hörvärt,läsbart,synbart,mittemot,bredvid,ovanpå,uppifrån,härnäst,raktpå,ordnära,bildnära,ljudnära,
färgnära,filmnära,formnära,ordklart,bildklart,tonklart,filmklart,ordsmart,formsmart,ordlätt,
formlätt,tonlätt,ordmera,bildmera,färgmera,fotomera,ordvis,bildvis,formfritt,ljudrent,formrent,
tonrent,ordredo,filmredo,scenredo,tryckredo,upplyst,omformad,välformad,inläst,uppläst,
uttalat,omtalat,utställt,infångat,handgjort
`,
      pairs: [],
      phrases: `
skriv om,rita om,rita fritt,säg mer,måla om,klipp till,ta ton,zooma ut,fånga ljus,zooma in,
skriv nytt,skriv vidare,skriv rakt,rita nytt,rita upp,måla fritt,måla nytt,måla stort,forma om,
forma fritt,berätta mer,berätta om,berätta vidare,säg det,visa mer,visa upp,spela in,spela upp,
ställ skarpt,tryck upp,klipp ihop,klipp klart,vänd blad,byt färg,byt vinkel,se om,blanda fritt,
sätt färg,sätt ton,sätt punkt,börja rita,rama in,fota mer,tona in,gör om,nå ut
`,
    },
  },
  handel: {
    suffixes: {
      professionell: "Handel,Import,Interiör,Tyg,Textil",
      kreativ: "Butik,Garn,Tyg,Leksaker,Kuriosa,Hem",
      modernt: "Hem,Butik,Interiör,Mode",
    },
    definite:
      "lanthandeln,garnboden,tyghuset,antikboden,bokhandeln,järnboden,tehuset,butiken",
    hasPremises: true,
    owned: "handelsbod,lanthandel,garnbod,antikbod,tygbod,kuriosa",
    ownedShort: "bod,garn,tyg,ting",
    leading: "butik,magasin,galleri,bod",
    things: "lådan,korgen,knappen,hyllan,nyckeln,kistan,boden,byrålådan,dörren,lanternan",
    professionell: {
      words: `
alnen,basaren,brigantin,bärnsten,dukat,ekipage,emporium,fajans,florin,fregatten,fullriggaren,hansan,
karavanen,lanternan,magasinet,mahogny,merkurius,proviant,riksdaler,silverleden,skeppsbron,skutan,
vadmal,valnöt,manschett,etui,emalj,patina,vitrin,årstid
`,
      coined: `
kommerell,merkura,sidengren,sidenvall,torglund,torgvik
`,
      compounds: `
handelsvind,packhus,sidenväg,silversked,skeppsklocka,torgklocka,köpmansgården,lanthandeln,
linneskåpet,porslinsboden,guldvåg,vågskål,kassabok,hattmakaren,handskmakaren,sadelmakaren,
skeppslasten,silverskåpet,klädkammaren,kassaapparaten,ljusstaken,ljusstöparen,skeppskistan,ekskåpet,
hörnskåpet,finporslinet,kaffeservisen,kristallkronan,kolonialvaror,handelsresande,ostindiefararen,
skrivdonet,nyckelskåpet,bomärke,husgeråd,bohag,pärlband,styckegods,arvegods,handvävt,handsytt,
måttsytt,hemvävt,slitstark,dubbelsöm,återbruk,hemstil,handtag
`,
      pairs: ["tyg,garn,ull,läder,porslins,lamp|magasinet", "siden,linne,läder,mässings|magasinet,gården", "hamn,torg,kaj,sjö,strand|boden,magasinet"],
      couples: ["ull,lin,läder,siden,glas,trä", "hantverk,mässing,silver"],
      phrases: `
goda ting,vackra ting,från när och fjärran,rätt sak,väl valt,ärliga varor,äkta vara,god affär,
gott byte,guld värt,hatt och rock,rak söm,rätt mått,från hela världen,husets varor,rätt vikt,
fint linne,väl vävt,väl sytt,sytt för hand,gott linne,fina tyger,gedigna varor,rätt kvalitet,
väl vägt,gott hantverk,äkta hantverk
`,
    },
    kreativ: {
      words: `
hamstern,kappsäcken,knytet,kofferten,krimskrams,kurio,lyckträff,makalös,nipper,nystanet,pendylen,
resväskan,ränsel,skatan,skattkammare,tombola,pinal,kuriosa,nystan,pompom,volang,rosett,prassel,
knyte,skrin,tingest,attiralj,linnea,söndag,hörnet
`,
      coined: `
butilda,fyndela,garnhild,knappert,paketra,torgny,tygve,ullrika
`,
      compounds: `
byrålåda,dockskåp,fingerborg,gungstol,gökur,hattask,lapptäcke,ljuskrona,lyckofynd,porslinshund,
pärlskrin,trådrulle,vindsfynd,skattkistan,knapplådan,garnnystanet,nåldynan,syskrinet,skokartongen,
kuddkriget,finskåpet,raggsockan,gummistöveln,plommonstop,ögonstenen,säkerhetsnålen,snurrebocken,
speldosa,gunghästen,tennsoldaten,glaskula,loppcirkus,skatboet,ekorrboet,gömstället,skattjakten,
hittegods,hittelön,klädsamt,sommarklänning,dansskorna,guldkanten,pärlbandet,marknadsståndet,
dragkärran,lekstuga,dragspel,tågbana,kulspel,ljuslykta,vindskupa,sparbössan,klippdocka,lådbilen,
hemkär,fyndläge,hemkänsla,knapphål,soffhörn,läshörnan,helgfin,finkläder,hallkrok,sängkant,vardagsro,
hyllkant,fyndkorg,hyllmeter,hyllplan,söndagskostymen,paraplystället,hatthyllan,fickuret,
manschettknapp,kavajslaget,sidenskon
`,
      pairs: ["knapp,garn,pärl,kuriosa|kistan,gömman,skåpet,skrinet", "skat,ekorr,kråk|gömman,skrinet", "vardags,söndags,kvarters|handeln"],
      couples: ["tyg,garn,keramik,papper,te", "tråd,ljus,ro,minnen,rosor"],
      phrases: `
fina fynd,nära och kär,hem ljuva hem,sju sorters ting,små ting,översta hyllan,nedersta lådan,
full korg,fynd och fröjd,hängt och vikt,lådan full,lite av varje,ditt och datt,stort och smått,
hela rasket,först till kvarn,rena fyndet,som hittat,mormors byrå,varm om fötterna,mjukt och varmt,
knapp och söm,kappa och krage,inslaget och klart,något blått,med rosett,vardag och fest,
gammalt och gott,knappar i burk,randigt och rutigt,krims och krams,en gång till,på fötterna,
bra att ha,över disk,på torget,i skyltfönstret,jämna pengar,full last,till kajen,på rätt hylla,
nål och tråd,på hyllan,runt hörnet,på hörnet,till vardags,på krok,till hands,öppen dörr,
precis lagom,hemma bäst
`,
    },
    modernt: {
      words: `
arv,bestå,hemåt,knagg,söm,åter,fynd,fåll,krok,veckla,knyta,packa,hemma,hylla,nära,skylt,öppet,veck,
mönster,bära,hänga,klä,spara,välja,fynda,tråda
`,
      coined: `
tygla,ullva,varva,hemva,fyndra,tygo,garnia,klädra,bodra,sakra,linneo,hemio
`,
      compounds: `
uppackat,omsydd,uppvikt,nysytt,ombytt,nystruket,hemmavid,nymålat,andrahand,inslaget,nypackat,
ompackat,påklätt,välklätt,inköpt,nyköpt,hemburet,nyfunnet,påfyllt,utvalt,handvalt,bärbart,tidlöst,
nyputsat,hemifrån,därhemma,härhemma,mittemot,bredvid,tillbaka,parvis,styckvis,metervis,korgvis,
hemnära,korgnära,hyllnära,tygnära,fyndnära,trådnära,korgklar,köpklart,hyllklart,tygklart,tygmera,
fyndmera,hyllmera,trådmera,köplätt,bärlätt,plagglätt,hemsmart,tygsmart,fyndsmart,korgredo,
fyndahem,bärahem,nytvättat,nyvävt,välsytt,välanvänt,hållbart,utsökt,eftersökt,omtyckt,upphängt
`,
      pairs: [],
      phrases: `
byt om,bär ull,sy om,köp mindre,ta hem,hitta hem,häng upp,vik ihop,välj väl,välj ull,flytta in,
laga mer,börja hemma,knyt an,kom in,stig på,stig in,klä om,klä upp,byt upp,bär länge,bär mer,
köp bättre,köp rätt,packa upp,slå in,bläddra mer,plocka ihop,plocka hem,välj fritt,välj om,sy nytt,
sy upp,väv nytt,fyll på,känn efter,prova nytt,prova på,hitta nytt,fynda mer,möblera om,inred om,
duka nytt,häng in,ge vidare,ge bort,använd igen,knyt om,veckla ut
`,
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
    hasPremises: true,
    owned: "plantskola,trädgård,blomsterbod,växthus,fröbod,rosengård,odling",
    ownedShort: "frö,löv,jord,äng",
    leading: "trädgård,växthus,orangeri,studio",
    things: "täppan,spaden,rosen,kannan,daggmasken,humlan,skottkärran,tulpanen,häcken,krattan",
    professionell: {
      words: `
allén,arboret,berså,betula,boskett,ceres,espalj,florent,frukthagen,gräsmånad,herbarium,pergola,
pomona,rosarium,salix,solvända,sorbus,äppelhagen,orangeri,spaljé,paviljong,arboretum,parterr,
gloriett,terrass,fontän,solitär,kransen,arkad,portal,kvanne,pors,slån,hägg
`,
      coined: `
almgård,botanell,florell,lövlund,mullin,rosvall,rosvik,rotvik,ängvall,ängvik
`,
      compounds: `
ekallé,grindstolpe,höstsådd,jordmån,lindallé,lövsal,lövvalv,rosengång,solur,stengärde,trädkrona,
vattenspegel,äppelgård,örtagård,trädgårdsmästaren,perennkompaniet,rosenkompaniet,trädvårdarna,
lusthus,rosenbågen,stensättarna,grusgång,drivbänk,köksträdgården,kastanjeallén,vårdträd,stentrappan,
gärdsgården,kärleksörten,slåtterängen,hagmarken,lövängen,skogsbrynet,näckrosdammen,spegeldammen,
karpdammen,fågelbad,parkbänken,pilträdet,päronträdet,körsbärsdalen,kungsljuset,lövmästaren,vårbruk,
stengången,valnötsträdet,grindvalvet,terrassmuren,lustgården,vattentrappan,parkvakten,ekdungen,
årsring,årsskott,lövverk,bladverk,toppskott,trädgräns,bladnerv,sidoskott,kallbänk,lövtak,växtzon,
naturtomt
`,
      pairs: ["träd,häck,löv,mark,rosen,jord|mästarna", "löv,frö,träd,mull|bruket", "lind,rönn,hassel,syren|gården"],
      couples: ["rot,sten,jord,löv", "krona,tålamod,hantverk,vatten"],
      phrases: `
första spadtaget,god jord,djupa rötter,gröna rum,rot och krona,grusad gång,jämna kanter,raka rader,
väl rotad,väl ansat,frö till frukt,sol och skugga,bar mark,rik jord,gröna gångar,stam och krona,
djup mull,fast jord,goda rötter,starka rötter,klippta häckar,ansade häckar,vårdade träd,
grön ordning,god växt,rak häck,gott frö,djup rot,tät häck,rak gång,rena linjer
`,
    },
    kreativ: {
      words: `
barkbåt,blåeld,förgätmigej,grindstolpen,grönfink,gulsippa,humlesurr,kattmynta,kringelkrok,
kryddkvast,lejongap,lövprassel,mullvaden,rabarberblad,rosmarie,rölleka,smörblomma,trädgårdstomte,
tusensköna,videung,ängen,ängsklocka,koltrast,fjäril,kotten,kastanj,nypon,tussilago,knoppen,nejlikan,
skatan,lärksång,sädesärla,humlebo,solkatt,göken,igelkotten,busken,gullris,nektar
`,
      coined: `
frönika,lövisa,odlette,rotger,ängla
`,
      compounds: `
bihotell,blåklocka,daggmask,fjärilshus,fågelholk,pilflöjt,snödroppe,spadtag,sälgpipa,trollhassel,
videkiss,ängsblom,rosenkärran,daggdroppen,maskrosen,tusensköna,gullviva,prästkragen,fröpåsen,
vildvin,hängmattan,vattenkannan,skottkärran,syrenbersån,nyckelpigan,fyrklövern,rabarberlandet,
jordgubbslandet,trädkojan,gräsklipparna,ogräsjägarna,stråhatten,smultronstrået,ärtskidan,sommarregn,
regntunnan,solhatten,sädesärlan,trädkramarna,lövhögen,fjärilshåven,gräshoppan,solrosfröet,
pumpalandet,vildvuxen,självsådd,sommarbuketten,pilkorgen,kaveldun,trädsvala,lövkrona,bärbusken,
myrstigen,humlevägen,daggfrisk,vildäng,växtvärk,bakgården,morgonsol,kvällssol,högsommar,soltimme,
vårskott,solläge,solvarm,mossgrön,ljusgrön
`,
      pairs: ["klöver,äppel,pion,vallmo,tulpan,smultron|täppan,gläntan,kärran", "humle,fjärils,maskros,lärk,igelkotts|täppan,ängen,gläntan", "stads,balkong,kvarters,tak|odlingen,trädgården,lunden"],
      couples: ["frö,mull,lavendel,ros,äpple,mossa,humle,klöver", "ranka,ro,dagg,sol,ljus,glädje,himmel,spade"],
      phrases: `
gröna fingrar,jord under naglarna,sju sorters blommor,vild och vacker,grön lunga,grönt hjärta,
klippt och klart,krattat och klart,så och skörda,nu gror det,nu spirar det,allt som gror,i rabatten,
under syrenen,bland rosor,en dans på rosor,grönt och skönt,så grönt,så skönt,ris och ros,
mitt i grönskan,ut i det gröna,lagom vilt,vilt och vackert,bakom häcken,över häcken,på grön kvist,
humlor och bin,myror och mull,luktärt och lupin,spade och kratta,så i maj,vår i luften,efter regnet,
i bersån,innanför grinden,under lind,under eken,i allén,i hagen,i lunden,mellan träden,ljus i löven,
tak av löv,under kronorna,i full blom,till skogs,i knopp,i blom,på ängen,i gräset,så tätt,
stilla grönt,det gror,blad för blad,högt gräs,grönare gräs,nyklippt gräs,tidig vår,åter i blom,
vår äng
`,
    },
    modernt: {
      words: `
ansa,glänta,gro,knoppas,lav,mossa,ympa,grodd,blad,löv,kvist,strå,tuva,spira,sav,dagg,gren,vattna,
gräva,kratta,grönska,rotad,hage,barr,planta,plantera,skörda,blomma,luckra,växa,spreta
`,
      coined: `
grodda,knoppa,lövra,myllra,grönva,lövia,rotva,knoppio,spirva,florio
`,
      compounds: `
grobar,jordnära,nysådd,bladgrönt,rotfast,mullrikt,bladrikt,lövrikt,frörikt,nysatt,nyklippt,
nyvattnat,nygrävt,omgrävt,insått,välansat,nyansat,lövgrönt,härute,därute,uppåt,
odlbart,växtglad,framvuxen,frivuxen,högvuxen,ängsnära,rotnära,frönära,lövnära,bladnära,solnära,
växtnära,fröklart,vårklart,växtklart,grönmera,lövmera,frömera,odlamera,grönsmart,odlasmart,
växtsmart,frösmart,grönlätt,odlalätt,odlafritt,växafritt,grofram,knoppvis,kvistvis,
bladvis,odlarätt,närodlat,uppodlat,växtrikt,flerårig,förgrodd,utvalt,utsökt
`,
      pairs: [],
      phrases: `
slå rot,slå ut,odla mer,odla nu,väx fritt,väx långsamt,gräv djupt,plantera om,vattna ofta,låt växa,
tänk grönt,gräv upp,gräv vidare,så nytt,så mer,sätt frö,plantera nytt,plantera mer,
plantera tätt,odla hemma,odla tätt,odla vidare,odla ihop,väx vidare,väx vilt,klipp till,ansa lätt,
kratta ihop,bind upp,skörda mer,skörda sent,skörda nu,gå ut,vattna mer,vattna lagom,gör grönt,
låt gro,låt blomma,rota dig,lev grönt,bo grönt,vänd jorden,gro vidare,följ solen,sök solen,bli grön
`,
    },
  },
} satisfies Readonly<Record<string, IndustryWords>>;
