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
    owned: "idéverkstad,tankesmedja,räknestuga",
    ownedShort: "råd,idé,plan",
    leading: "byrå,ekonomibyrå",
    things: "ugglan,kompassen,fyren,nyckeln,bron,pennan,kulramen",
    professionell: {
      words: `
balans,credo,facit,gambit,klokskap,merit,nestor,rockad,samråd,signatur,omdöme,insikt,kvorum,plenum,premiss,
princip,pondus,fundament,protokoll,medlaren,rodret,avvägning,beprövad,gedigen,klarhet,summan,
resonemang,besinning,fullmakt,prokura,ledord,tillit,ansats,avtryck,kompanjon,stringens,substans,diskretion,
mandat,evidens,kollegium,ombudet,akribi,gravitas,förtroende,argument,redbar,saklig,orubblig,vederhäftig,
stadga,dirigenten,kamreren,ouvertyr,begrunda,lots,rådig,griffel,crescendo,parlör,hängbro
`,
      coined: `
rådgren,rådvik,resona,rådgård,rådell
`,
      compounds: `
brobyggare,eftertanke,grundbult,handlag,rådslag,samförstånd,schackdrag,styrman,vändpunkt,hörnstenen,
rättesnöret,avstamp,kompassrosen,klarspråk,hedersord,handslaget,farleden,klubbslaget,huvudboken,jordfast,
bergfast,handfast,klarsynt,framsynt,rorsman,hållpunkt,brovalvet,tyngdpunkt,fyrsken,skarpsyn,lyhörd,hävstång,
nyckeltal,fixpunkt,motvikt,jämvikt,bärkraft,fotfäste,grundton,överblick,vidsynt,klarsikt,siktlinje,samklang,
ledfyr,huvudspår,utväxling,lågmäld,inblick,genklang,stämgaffel,uppvind,insatt,gångbart,sakskäl,grundsats,
föresats,åtagande,riktmärke,måttstock,grundsyn,rättrådig,ordhållig,samvetsgrann,arbetsro,årsringar,
vattenpasset,fyrvaktaren,trappsteg,gångjärn,försprång,välvägt,samstämt,vältänkt,stegvis,ögonhöjd,
fågelperspektiv,spelrum,andrum,spelplan,hållplats,basläger,ledtråd,stigbygeln,burspråk,tumstocken,solvarv
`,
      pairs: [],
      couples: ["siffror,tanke,fakta", "omdöme,förnuft,besinning,samvete"],
      phrases: `
klara besked,fast mark,rak kurs,i balans,rak rygg,god ordning,stadig hand,gott omdöme,rätt fråga,vid rodret,
väl avvägt,skarp blick,på goda grunder,ord och handling,fast kurs,klar sikt,sunt förnuft,djup insikt,
väl underbyggt,fast riktning,moget beslut,goda skäl,tungt vägande,på saklig grund,på lång sikt,i förtroende,
fullt förtroende,gott anseende,i samråd,lång horisont,god sed,gott handlag,klara linjer,fasta värden,
efter moget övervägande,full insyn,väl grundat,råd och dåd,vett och sans,noga räknat,utan omsvep,till saken,
på rätt köl,till rors,runda bordet,bakom siffrorna
`,
    },
    kreativ: {
      words: `
kajaken,kluringen,orakel,polletten,påtår,stigfinnaren,ugglan,sufflör,knuffen,knepet,kniffen,
glimten,gnistan,sherpan,luppen,kikaren
`,
      coined: `
kursula,tankred
`,
      compounds: `
kaffepaus,lägereld,skattkarta,språngbräda,tankestreck,tändstift,bollplanket,snilleblixten,tankeverkstan,
kugghjulet,kulramen,pålstek,radarpar,fingertoppskänsla,rödpennan,knäckfrågan,ögonöppnaren,sjumilakliv,
guldkornet,morgonkaffet,tandemcykeln,parhästarna,fågelvägen,draghjälp,magkänsla,hjärterum,tankeställare,
tankenöten,pratstund,kafferast,högvinst,fullträff,startskottet,stafettpinnen,roddarlaget,trumfesset,
griffeltavlan,guldläge,hjärtslag,svängrum,klarvaken,lättfotad,balanskonst,sjökortet,idéfrö,idésoppa,
fikaplan,hopprep,klurhatt,bollhav,drakflyg
`,
      pairs: [],
      couples: ["kaffe,kalkyl,linjal,penna", "fantasi,känsla,humor,tålamod,lust"],
      phrases: `
högt i tak,mellan raderna,koll på läget,på rak arm,i samma båt,hand i hand,tungan på vågen,korten på bordet,
is i magen,huvudet kallt,varmt hjärta,lugn i stormen,vind i seglen,land i sikte,med råge,ordning i pärmen,
varför inte,bit för bit,kort och gott,många bäckar,inga krusiduller,det ordnar sig,låt höra,bra fråga,
vid närmare eftertanke,måndag morgon,på andra sidan bron,på god fot,en klok uggla,papper och penna,
kaffe och kalkyl,hjärta och hjärna,först fika,tänkt och gjort,öppet sinne,på öret,på egna ben,
mellan fyra ögon,sagt och gjort,öppna kort,nya ögon,ärligt talat,summa summarum,kort sagt,rent spel
`,
    },
    modernt: {
      words: `
förankra,jämsides,krön,kärnan,landa,mynna,pejla,rytm,vidga,väga,växla,pejl,kvot,skärpa,skifte,skala,brygga,
roder,pakt,klok,mogna,jämka,värna,vidd,lyssna,leda,styra,våga,spana,vända,sikta,pröva,ordna,vässa,klivet,
utforska,navigera,vandra,nyfiken,trumf,nysta
`,
      coined: `
lotsio,målva
`,
      compounds: `
ombord,medsols,nytänkt,omtänkt,nyräknat,framtänkt,uttänkt,omräknat,uträknat,inräknat,utstakat,påläst,uppstyrt,avstämt,
avklarat,avgjort,påbörjat,utrett,överens,framåt,härifrån,framöver,inifrån,utifrån,därför,tänkbart,mötesfri,hållbart,
mätbart,utantill,dessutom,igång,nyvunnet,delsumma,vågrätt,rätsida,dagsetapp,avspark,stegsvar,citerad,snitslat
`,
      pairs: [],
      phrases: `
tänk först,tänk om,tänk efter,tänk nytt,tänk högt,ta sats,fråga först,håll kurs,sätt kurs,ta rodret,
väx klokt,tala klart,led väl,höj blicken,se längre,räkna rätt,välj väg,lyssna in,väx vidare,led vidare,
gå vidare,kom igång,sätt mål,nå fram,styr upp,styr rakt,räkna med oss,ta steget,våga mer,börja här,börja om,
växla upp,byt fokus,lägg om,hitta rätt,bygg vidare,lös det,gör klart,stäm av,sikta högt,sikta rätt,
tänk längre,tänk större,tänk vidare,fråga oss,väg in,nå målet,nå ut
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
    owned: "ateljé,bildverkstad,ritstuga",
    ownedShort: "ord,foto,bild,form",
    leading: "ateljé,studio,byrå,galleri",
    things: "penseln,pennan,bläckplumpen,räven,skissen,färgklicken,duken,kritan",
    professionell: {
      words: `
antikva,arabesk,exlibris,gestalt,gravyr,kolofon,kontur,legato,partitur,preludium,prägel,relief,signet,
silhuett,spatium,vinjett,proportion,manuskript,upplaga,symmetri,inkunabel,monogram,akvatint,prolog,valör,
objektiv,ornament,kapitäl,versal,emblem,retorik,komposition,pergament,tidlös,kadens,urkund,foliant,triptyk,
fresk,antologi,dramaturgi,folio,bokstaven,pigment,lasyr,fernissa,palett,ouvertyr,sonett,dager,indigo,kursiv,
glasyr,terrakotta,raster
`,
      coined: `
bildgren,grafell,kolorell,linjelund,ljusvall,ordlund,ordvall
`,
      compounds: `
bildspråk,formspråk,färglära,formlära,helsida,kopparstick,stentryck,djuptryck,boktryck,torrnål,träsnitt,
tonart,taktart,tonfall,ögonmått,ordförråd,vattenstämpeln,guldsnittet,penndrag,norrljus,överljus,dagsljus,
motljus,släpljus,sidoljus,blindtryck,provtryck,typsnitt,berättarröst,stilgjuteriet,ljudspår,färgton,
brännvidd,skärpedjup,bländartal,ljusmätare,storformat,radfall,handskrift,klangfärg,klangbotten,mästerprov,
gesällprov,linjeföring,penselföring,skinnband,praktband,tecknarbordet,bokrygg,notblad,halvton,halvdager,
brödtext,notställ,fotnot,undertext,eftertext,skissbok,tonsatt,handritat
`,
      pairs: ["ord,bild|makarna"],
      couples: ["form,ord,ljus,linje", "rum,tanke,proportion"],
      phrases: `
ren form,stram form,rätt ton,god ton,god form,skarp linje,väl sagt,väl formulerat,väl komponerat,
gyllene snittet,klassisk form,fast form,ren linje,bestående intryck,säker stil,god proportion,i original,
första upplagan,numrerad upplaga,övat öga,säkert öga,tredje korrekturet,full skärpa,på god svenska,
klart språk,färdig för tryck,tungt papper,handgjort papper,bunden form,mått och form,väl tecknat,
rätt format,tecknat för hand,satt för hand,tredje utgåvan,tryckt på bomull,i relief,ljud och bild,
ord och bild,på pränt
`,
    },
    kreativ: {
      words: `
bildegard,fabel,haiku,harlekin,kameleont,kolorita,kråkfötter,kulört,ordlek,origami,pantomim,penselope,
påfågel,solfjäder,tusch,krumelur,påhitt,infall,snirkel,konfetti,serpentin,kalejdoskop,piruett,kapriol,
karusell,trudelutt,ridån
`,
      coined: `
bläckert,färgus,skissela
`,
      compounds: `
bildgåta,bläckfisk,bläckplump,bokmal,gåspenna,kritcirkel,kritstreck,sidenpapper,skuggspel,taktpinne,
trumvirvel,färgklick,pappersplan,pappersdraken,kullerbytta,idéköket,pratbubblan,färglåda,pennvässaren,
påhittsbyrån,skuggteatern,solkatt,fingerfärg,sagostunden,luftslottet,vattenfärg,kladdpapper,klippdockan,
suddgummi,gummistämpel,spegelvänd,lindansaren,cirkustältet,fyrverkeri,trollerilådan,tigersprång,
bokstavssoppan,fjäderlätt,krumsprång,rimsmed,tuschflaskan,tomtebloss,pennskrinet,fågelsång,snöglob,sagolik,
dansbana,regnbåge,löpsedel,ordagrant,närbild,blickfång,mellanakt,baktakt,utkastet,ordknapp,vitrymd,
bläckhornet,reservoarpennan,rättstavat,affischpelaren,kameraögat,palettkniven,anslagstavlan,spaltmeter,
skrivmaskinen,premiärkväll,filmduk,omslaget,rampljus,huvudroll,ordvis,bildvis,ljusdunkel
`,
      pairs: ["ton,ord,bild,sago|väven", "ord,bild,färg|kalaset"],
      couples: ["färg,bläck,krita,bild,ton", "känsla,lek,skugga,själ,fantasi,mod,berättelse"],
      phrases: `
stora penseldrag,utanför ramen,mellan raderna,tusen ord,fria händer,pricken över i,med glimten,ridå upp,
i rampljuset,bakom kulisserna,säg omelett,slående likt,färg på tillvaron,nya tongångar,rim och reson,
färg och form,från ax till ark,andra utkastet,blå timmen,varm palett,bläck på fingrarna,färg på näsan,
en bild till,på tal om,tyst tagning,ett streck till,sax och lim,vilda idéer,fem kritor,måla hela väggen,
tagning ett,på pricken,satt i bly,vita duken,vita arket,svart på vitt,i rätt ljus,tredje akten,fri hand,
i ton,i färg,med andra ord,i blickfånget,lätt handlag,ett penseldrag,blankt papper,första skissen,ton i ton,
stora ord,sista handen,sagt i bild,bläck på papper,första akten,ljus och skugga,ta ton
`,
    },
    modernt: {
      words: `
ark,klang,monokrom,panorera,präg,snitt,skiss,streck,vinkel,punkt,ram,duk,kolumn,stråle,scen,måla,teckna,
klick,blick,skriva,tälja,kulör,vinkla,spegla,berätta,fånga,skimra,virvla
`,
      coined: `
kolora,tona,ordio
`,
      compounds: `
ljussatt,färgsatt,bildsatt,textsatt,formsatt,nyritat,omritat,nytryckt,omskrivet,nyskrivet,inspelat,inramat,uppmålat,
uppritat,inzoomat,uttryckt,sevärt,läsvärt,hörvärt,läsbart,synbart,mittemot,bredvid,ovanpå,uppifrån,härnäst,upplyst,
omformad,inläst,uppläst,uttalat,omtalat,utställt,infångat,handgjort,råklipp,ljusmätt,vidvinkel,hoppklipp,brusfritt,
blåtryck,korsstygn,halvädel,rökkvarts,månsten,neonrör,skärmån,hörvärd,pålägg,signerat,oblekt,lystring
`,
      pairs: [],
      phrases: `
skriv om,rita om,rita fritt,säg mer,måla om,klipp till,zooma ut,fånga ljus,zooma in,skriv nytt,skriv vidare,
skriv rakt,rita nytt,rita upp,måla fritt,måla nytt,måla stort,forma om,forma fritt,berätta mer,berätta om,
berätta vidare,säg det,visa mer,spela in,spela upp,ställ skarpt,tryck upp,klipp ihop,klipp klart,vänd blad,
byt färg,byt vinkel,se om,blanda fritt,sätt färg,sätt punkt,börja rita,rama in,fota mer,tona in,nå ut,
skriv kort
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
    owned: "handelsbod,garnbod,tygbod,kuriosa",
    ownedShort: "bod,garn,tyg,ting",
    leading: "butik,magasin,galleri",
    things: "lådan,korgen,knappen,hyllan,nyckeln,kistan,boden,byrålådan,dörren,lanternan",
    professionell: {
      words: `
brigantin,bärnsten,dukat,ekipage,emporium,fajans,florin,hansan,mahogny,proviant,skeppsbron,vadmal,manschett,
etui,emalj,patina,vitrin,proveniens,beständig,varaktig,raritet,klenod,inventarium,sekretär,schatull,
chiffonjé,manufaktur,faktoriet,intarsia,gobeläng,facett,portfölj,lampett,cheviot,gabardin,kypert,besman,
pendylen,lanternan,skrin,kofferten,ränsel,karavanen
`,
      coined: `
kommerell,merkura,sidengren,sidenvall,torglund,torgvik
`,
      compounds: `
packhus,guldvåg,vågskål,handskmakaren,sadelmakaren,kolonialvaror,ostindiefararen,bomärke,bohag,styckegods,
arvegods,måttsytt,slitstark,dubbelsöm,återbruk,kavajslaget,handvalt,köpenskap,stapelstad,tullkammare,
skeppund,silverstämpel,arvsilver,helylle,kamgarn,halvlinne,sadelsöm,kappsöm,uppslag,hållfast,vinterbonad,
narvläder,ädelträ,björkfanér,bordssilver,nysilver,konstsmide,finsnickeri,silverskåpet,linneskåpet,ekskåpet,
hörnskåpet,fickuret,manschettknapp,ljusstaken,skeppskistan,skeppslasten,klädkammaren,tidlöst,välsytt,
ljuskrona,nyckelskåpet
`,
      pairs: ["tyg,linne,läder,porslins|magasinet", "hamn,kaj|magasinet"],
      couples: ["ull,lin,läder,glas,ek,tenn", "mässing,mahogny,porslin"],
      phrases: `
rak söm,rätt mått,full vikt,fullt mått,väl valt,väl vägt,sytt för hand,ärliga varor,bestående värde,
säker smak,god smak,stilla elegans,känt ursprung,god härkomst,skäligt pris,egen tillverkning,oljad ek,
borstad mässing,kardad ull,tät väv,för generationer,i arv,första sorteringen,mått och vikt,med mästarbrev,
under sigill,från egna verkstäder,väl bevarat,egen stämpel,god affär,från när och fjärran,full last,
vackra ting
`,
    },
    kreativ: {
      words: `
hamstern,kappsäcken,krimskrams,kurio,lyckträff,makalös,nipper,nystanet,resväskan,skatan,skattkammare,
tombola,kuriosa,nystan,pompom,volang,knyte,attiralj,linnea,skutan,virvarr,paraplyet,sicksack,fickan
`,
      coined: `
butilda,fyndela,garnhild,knappert,paketra,torgny,tygve,ullrika
`,
      compounds: `
byrålåda,dockskåp,fingerborg,gungstol,gökur,hattask,lapptäcke,lyckofynd,porslinshund,pärlskrin,trådrulle,
vindsfynd,skattkistan,knapplådan,garnnystanet,nåldynan,syskrinet,skokartongen,kuddkriget,finskåpet,
raggsockan,gummistöveln,plommonstop,ögonstenen,säkerhetsnålen,snurrebocken,speldosa,gunghästen,tennsoldaten,
glaskula,loppcirkus,skatboet,ekorrboet,gömstället,skattjakten,hittegods,hittelön,klädsamt,sommarklänning,
dansskorna,guldkanten,pärlbandet,marknadsståndet,dragkärran,lekstuga,dragspel,tågbana,kulspel,ljuslykta,
vindskupa,sparbössan,klippdocka,lådbilen,hemkär,hemkänsla,knapphål,soffhörn,läshörnan,helgfin,finkläder,
hallkrok,sängkant,vardagsro,hyllkant,fyndkorg,hyllmeter,söndagskostymen,paraplystället,hatthyllan,sidenskon,
kassaapparaten,finporslinet,kaffeservisen,styckvis,metervis,korgvis,parvis,handelsvind
`,
      pairs: ["knapp,garn,pärl,kuriosa|kistan,gömman,skåpet,skrinet", "skat,ekorr,kråk|gömman,skrinet", "vardags,söndags,kvarters|handeln"],
      couples: ["tyg,garn,keramik,papper,te", "tråd,ljus,ro,minnen,rosor"],
      phrases: `
fina fynd,nära och kär,hem ljuva hem,sju sorters ting,små ting,översta hyllan,nedersta lådan,full korg,
fynd och fröjd,hängt och vikt,lite av varje,ditt och datt,stort och smått,hela rasket,först till kvarn,
rena fyndet,som hittat,mormors byrå,varm om fötterna,mjukt och varmt,knapp och söm,kappa och krage,
inslaget och klart,något blått,med rosett,vardag och fest,gammalt och gott,knappar i burk,
randigt och rutigt,krims och krams,en gång till,på fötterna,bra att ha,över disk,på torget,i skyltfönstret,
jämna pengar,till kajen,på rätt hylla,nål och tråd,på hyllan,runt hörnet,på hörnet,till vardags,på krok,
till hands,öppen dörr,precis lagom,hemma bäst,gott byte,guld värt,hatt och rock
`,
    },
    modernt: {
      words: `
arv,bestå,hemåt,knagg,söm,åter,fynd,fåll,krok,veckla,knyta,packa,hemma,hylla,nära,skylt,öppet,veck,mönster,
bära,hänga,klä,välja,fynda,tråda,söndag,brodera,sticka,virka
`,
      coined: `
tygla,ullva,varva,fyndra,tygo,garnia,klädra,bodra,linneo,hemio
`,
      compounds: `
uppackat,omsydd,nystickat,ihopsytt,nyinrett,omklätt,uppvikt,nysytt,ombytt,nystruket,hemmavid,nymålat,andrahand,
inslaget,nypackat,ompackat,påklätt,välklätt,nyköpt,hemburet,nyfunnet,påfyllt,utvalt,bärbart,nyputsat,hemifrån,
därhemma,härhemma,mittemot,bredvid,tillbaka,nyvävt,välanvänt,hållbart,omtyckt,omklädd,nyvikt,nyfållat,hopvikt,
nyknutet,nyinköpt,nypolerat,omvänt,nyvirkat,nyglasat,pallplats,toppnot,nattläst,korsstygn,blåtryck,månsten,ombyte,
oblekt,inbodd,fiberrik,halvädel
`,
      pairs: [],
      phrases: `
byt om,bär ull,sy om,köp mindre,ta hem,hitta hem,häng upp,vik ihop,välj väl,välj ull,flytta in,laga mer,
börja hemma,knyt an,kom in,stig på,stig in,klä om,klä upp,byt upp,bär länge,bär mer,köp bättre,packa upp,
slå in,bläddra mer,plocka ihop,plocka hem,välj fritt,välj om,sy nytt,sy upp,väv nytt,fyll på,känn efter,
prova nytt,prova på,hitta nytt,fynda mer,möblera om,inred om,duka nytt,häng in,ge vidare,ge bort,knyt om,
veckla ut
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
    owned: "blomsterbod,fröbod,rosengård",
    ownedShort: "frö,löv,jord,äng",
    leading: "trädgård,växthus,orangeri,studio",
    things: "täppan,spaden,rosen,kannan,daggmasken,humlan,skottkärran,tulpanen,krattan",
    professionell: {
      words: `
arboret,betula,boskett,espalj,herbarium,pergola,pomona,rosarium,salix,sorbus,spaljé,paviljong,arboretum,
parterr,gloriett,solitär,arkad,kvanne,fontän,kastanj,belvedere,balustrad,quercus,ulmus,biotop,frilandet,
härdig,berså,gräsmånad,äppelhagen,rölleka,nejlikan,blåeld
`,
      coined: `
almgård,botanell,florell,lövlund,mullin,rosvall,rosvik,rotvik,ängvall,ängvik
`,
      compounds: `
ekallé,lindallé,kastanjeallén,höstsådd,jordmån,lövsal,lövvalv,solur,stengärde,stenmur,kallmur,terrassmuren,
trädkrona,vattenspegel,örtagård,klostergård,drivbänk,vårdträd,moderträd,gärdsgården,hagmarken,lövängen,
vårbruk,ekdungen,årsring,årsskott,lövverk,bladverk,trädgräns,bladnerv,växtzon,flerårig,jordart,växtföljd,
växtriket,markvård,grundstam,kärnved,lundflora,siktaxel,mittgång,svartmylla,kulturväxt,åkerholme,
odlingsröse,ympkvist,vinterhärdig,spegeldammen,rosengång,rosenbågen,äppelgård,grindstolpe,skogsbrynet,
välrotad,rotfast,välansat,slåtterängen,kaveldun,lövkrona,solläge,kungsljuset,lustgården
`,
      pairs: ["löv,frö,träd,mull|bruket", "lind,rönn,hassel,syren|gården"],
      couples: ["sten,jord,träd,park", "vatten,hantverk,kunskap"],
      phrases: `
god jord,djupa rötter,rot och krona,grusad gång,jämna kanter,väl ansat,väl tuktat,rik jord,fast jord,
starka rötter,vårdade träd,gamla träd,grön ordning,god skörd,rak häck,tät häck,djup rot,rak gång,rak stam,
frisk stam,vårdad grönska,vårdad park,grönt arv,kunnig hand,fast grund,huggen sten,ek och lind,på friland,
rätt jordmån,klippt avenbok,i hundra år,väl gallrat,för nästa generation,ek och granit,ympad stam,gott frö,
i lunden,i allén,under lind,under eken,höga kronor
`,
    },
    kreativ: {
      words: `
barkbåt,förgätmigej,grönfink,gulsippa,humlesurr,kattmynta,kringelkrok,kryddkvast,lejongap,lövprassel,
rabarberblad,rosmarie,smörblomma,trädgårdstomte,ängsklocka,koltrast,kotten,nypon,tussilago,knoppen,lärksång,
sädesärla,humlebo,solkatt,göken,igelkotten,busken,gullris,nektar,solvända
`,
      coined: `
frönika,lövisa,odlette,ängla
`,
      compounds: `
bihotell,blåklocka,daggmask,fjärilshus,fågelholk,pilflöjt,snödroppe,spadtag,sälgpipa,trollhassel,ängsblom,
rosenkärran,daggdroppen,maskrosen,tusensköna,gullviva,prästkragen,fröpåsen,vildvin,hängmattan,vattenkannan,
skottkärran,syrenbersån,nyckelpigan,fyrklövern,rabarberlandet,jordgubbslandet,trädkojan,gräsklipparna,
ogräsjägarna,stråhatten,smultronstrået,ärtskidan,sommarregn,regntunnan,solhatten,sädesärlan,trädkramarna,
lövhögen,fjärilshåven,gräshoppan,solrosfröet,pumpalandet,vildvuxen,självsådd,sommarbuketten,pilkorgen,
trädsvala,bärbusken,myrstigen,daggfrisk,vildäng,växtvärk,bakgården,morgonsol,kvällssol,högsommar,soltimme,
vårskott,kärleksörten,fågelbad,parkbänken,körsbärsdalen,knoppvis,kvistvis,bladvis
`,
      pairs: ["klöver,äppel,pion,vallmo,tulpan,smultron|täppan,gläntan,kärran", "humle,fjärils,maskros,lärk,igelkotts|täppan,ängen,gläntan", "balkong,kvarters,tak|odlingen"],
      couples: ["frö,löv,lavendel,ros,äpple,mossa,humle,klöver", "tålamod,ro,sol,glädje,himmel,spade,skratt"],
      phrases: `
gröna fingrar,jord under naglarna,sju sorters blommor,vild och vacker,grön lunga,grönt hjärta,
klippt och klart,krattat och klart,nu gror det,nu spirar det,allt som gror,i rabatten,under syrenen,
bland rosor,en dans på rosor,grönt och skönt,så grönt,så skönt,ris och ros,mitt i grönskan,ut i det gröna,
lagom vilt,vilt och vackert,över häcken,på grön kvist,humlor och bin,myror och mull,luktärt och lupin,
spade och kratta,så i maj,vår i luften,efter regnet,i bersån,innanför grinden,i hagen,mellan träden,
ljus i löven,tak av löv,under kronorna,i full blom,i knopp,i blom,på ängen,i gräset,så tätt,stilla grönt,
det gror,blad för blad,högt gräs,grönare gräs,nyklippt gräs,tidig vår,åter i blom,vår äng,första spadtaget,
raka rader,frö till frukt,sol och skugga,vattna lagom,kratta ihop,väl rotad
`,
    },
    modernt: {
      words: `
ansa,glänta,gro,knoppas,lav,mossa,ympa,grodd,blad,löv,kvist,strå,tuva,spira,sav,dagg,gren,vattna,gräva,
kratta,grönska,rotad,hage,barr,planta,plantera,skörda,blomma,luckra,spreta,slån,pors,hägg,näver,
slingra,prassla,dofta
`,
      coined: `
grodda,knoppa,lövra,myllra,lövia,knoppio
`,
      compounds: `
grobar,jordnära,nysådd,bladgrönt,mullrikt,lövrikt,frörikt,nysatt,nyklippt,nyvattnat,nygrävt,omgrävt,insått,nyansat,
lövgrönt,härute,därute,uppåt,odlbart,växtglad,framvuxen,frivuxen,högvuxen,uppodlat,växtrikt,förgrodd,utvalt,lättodlad,
omsatt,kringsått,nysått,uppgrävt,uppbundet,nyväckt,nykrattat,nyrensat,uppvuxen,solvarmt,bladrikt,daggvått,skottår,
rotäkta,avhärdad,omskolad,frostfri,solmogen,utomhus,nyslaget,ogräsfri
`,
      pairs: [],
      phrases: `
slå rot,slå ut,odla mer,odla nu,väx fritt,väx långsamt,gräv djupt,plantera om,vattna ofta,låt 
tänk grönt,gräv vidare,så nytt,så mer,sätt frö,plantera nytt,plantera mer,plantera tätt,odla hemma,
odla tätt,odla vidare,odla ihop,väx vidare,väx vilt,klipp till,ansa lätt,bind upp,skörda mer,skörda sent,
skörda nu,gå ut,vattna mer,gör grönt,låt gro,låt blomma,rota dig,lev grönt,bo grönt,vänd jorden,gro vidare,
följ solen,sök solen,bli grön
`,
    },
  },
} satisfies Readonly<Record<string, IndustryWords>>;
