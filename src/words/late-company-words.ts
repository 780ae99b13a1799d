/*
 * The words of company names in the other industries, written by hand: the rules are those of
 * company-words.ts.
 */
import type { IndustryWords } from "./company-words.ts";

export const lateIndustries = {
  konsult: {
    suffixes: {
      professionell: "Råd,Revision,Ledning,Rådgivning,Konsult,Partner",
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
medlaren,rodret,avvägning,beprövad,gedigen,klarhet,summan,resonemang,besinning,fullmakt,prokura
`,
      coined: `
rådgren,rådvik,resona,rådgård,rådell
`,
      compounds: `
balanskonst,brobyggare,eftertanke,grundbult,handlag,ledtråd,rådslag,samförstånd,schackdrag,styrman,
vändpunkt,hörnstenen,rättesnöret,ledstjärnan,helhetsgreppet,avstamp,kompassrosen,milstolpen,
vägvisaren,fyrvaktaren,landmärket,klarspråk,hedersord,mästerdraget,ankarplatsen,handslaget,farleden,
sjökortet,vattenpasset,klubbslaget,huvudboken,jordfast,bergfast,handfast,klarsynt,framsynt,rådsnabb,
ledsagaren,stigbygeln,slussvakten,rorsman,hållpunkt,vinkelhaken,bokhållaren,talmannen,brovalvet,
tyngdpunkt,lotsbåten,rådsherren,loggbok,kartbok,fyrsken,skarpsyn
`,
      pairs: [],
      couples: ["siffror,råd,tanke,analys", "klokskap,klarhet,förnuft,omdöme,riktning"],
      phrases: `
klara besked,goda råd,fast mark,fast grund,säker hamn,hela vägen,rak rygg,kloka ord,på rätt köl,
god ordning,stadig hand,sunt förnuft,gott omdöme,rätt fråga,säker hand,vid rodret,i hamn,god vind,
väl avvägt,väl tänkt,noga räknat,i goda händer,runda bordet,råd och dåd,vett och sans,
summa summarum,på egna ben,skarp blick,mellan fyra ögon,varje krona,bakom siffrorna,ett gott råd,
på god grund,sagt och gjort,ord och handling,till saken,i god tid,röda tråden,rent spel,öppna kort,
fast kurs,rätt kurs
`,
    },
    kreativ: {
      words: `
dirigenten,hängbro,kajaken,kluringen,kompanjon,orakel,ouvertyr,polletten,premiär,påtår,stigfinnaren,
trampolin,ugglan,sufflör,knuffen,fiffig,knepet,kniffen,fadder,vinkel,glimten,gnistan,sherpan,trumf,
griffel,luppen,kikaren,nysta,begrunda,crescendo,refräng,nyfiken,parlör,applåd,frågan
`,
      coined: `
kursula,tankred
`,
      compounds: `
kaffepaus,lägereld,skattkarta,språngbräda,stämgaffel,tankestreck,tändstift,bollplanket,snilleblixten,
tankeverkstan,kugghjulet,kulramen,pålstek,radarpar,fingertoppskänsla,rödpennan,knäckfrågan,
ögonöppnaren,sjumilakliv,guldkornet,tumstocken,morgonkaffet,tandemcykeln,parhästarna,fågelvägen,
fågelperspektiv,draghjälp,medströms,magkänsla,hjärterum,tankeställare,tankenöten,pratstund,kafferast,
högvinst,fullträff,startskottet,stafettpinnen,roddarlaget,samkväm,trumfesset,uppvind,griffeltavlan,
burspråk,guldläge,bokstöd,halvlek,vetgirig,hjärtslag
`,
      pairs: [],
      couples: ["kaffe,penna,samtal,linjal,kalkyl", "omtanke,hjärta,tålamod,sans,mening,glädje"],
      phrases: `
högt i tak,mellan raderna,koll på läget,full koll,på rak arm,i samma båt,hand i hand,tungan på vågen,
korten på bordet,is i magen,huvudet kallt,varmt hjärta,lugn i stormen,vind i seglen,land i sikte,
med råge,ordning i pärmen,varför inte,bit för bit,kort och gott,många bäckar,inga krusiduller,
det ordnar sig,nu räknar vi,låt höra,bra fråga,vid närmare eftertanke,måndag morgon,
på andra sidan bron,på god fot,en klok uggla,papper och penna,kaffe och kalkyl,hjärta och hjärna,
först fika,tänkt och gjort,öppet sinne,på öret,utan omsvep
`,
    },
    modernt: {
      words: `
förankra,jämsides,klivet,krön,kärnan,landa,ledord,mynna,pejla,rytm,rådig,tillit,upptakt,vidga,väga,
växla,pejl,kvot,skärpa,skifte,median,skala,ansats,avtryck,brygga,roder,stäv,pakt,utväg,klok,mogna,
jämka,värna,insats,vidd,lyssna,leda,styra,våga,lots
`,
      coined: `
klokra,rådva,styrva,ledva,tänkra,taktiva,rådea,lotsio,målva
`,
      compounds: `
lyhörd,samspel,trappsteg,vägval,nyckeltal,fixpunkt,motvikt,jämvikt,hävstång,medvind,avspark,
försprång,klarsikt,styrfart,grundton,färdplan,bärkraft,fotfäste,svängrum,spelrum,andrum,vidvinkel,
siktlinje,lågmäld,ögonhöjd,gångjärn,klarvaken,vidsynt,hållplats,mittfält,spelplan,lagbygge,
överblick,inblick,ombord,medsols,solvarv,årsringar,samklang,genklang,basläger,ledfyr,landgång,
högplatå,lättfotad,huvudspår,arbetsro,framspel,utväxling
`,
      pairs: [],
      phrases: `
ny giv,i medvind,i mål,nästa steg,nästa kapitel,nya ögon,tänk först,tänk om,tänk efter,tänk nytt,
tänk högt,ta sats,nya tag,på sikt,klar sikt,fråga först,rakt på sak,kort sagt,ärligt talat,på väg,
håll kurs,sätt kurs,ta rodret,väx klokt,tala klart,led väl,höj blicken,se längre,räkna rätt,välj väg,
lyssna in,till rors,ett steg till,lite längre
`,
    },
  },
  kreativ: {
    suffixes: {
      professionell: "Design,Foto,Film,Tryck,Reklam,Grafik,Produktion",
      kreativ: "Ateljé,Bild,Illustration,Keramik,Foto",
      modernt: "Studio,Film,Ord,Foto,Design",
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
kursiv,legato,ockra,ouvertyr,palett,partitur,pigment,preludium,prägel,relief,ridån,sepia,signet,
silhuett,spatium,staffli,terrakotta,vinjett,ateljé,kulör
`,
      coined: `
bildgren,grafell,kolorell,linjelund,ljusvall,ordlund,ordvall
`,
      compounds: `
bildspråk,bokrygg,färglära,helsida,kopparstick,ordförråd,rampljus,spaltmeter,tonart,träsnitt,
ögonmått,blyerts,bläckhornet,tecknarbordet,tonläget,ordvalet,ritbordet,skissbok,klippbordet,
tryckpressen,vattenstämpeln,guldsnittet,reservoarpennan,penndrag,skrivmaskinen,förstasidan,
affischpelaren,anslagstavlan,kameraögat,norrljus,överljus,palettkniven,grundfärg,guldram,blindtryck,
typsnitt,notställ,notblad,huvudroll,berättarröst,tonsättaren,ljussättaren,stilgjuteriet,rättstavat,
premiärkväll
`,
      pairs: ["ord,bild,text,ljud,form|makarna,smedjan"],
      couples: ["form,ord,ljus,linje,bild", "funktion,rum,hantverk,tanke"],
      phrases: `
ren form,stora ord,sista handen,rätt ton,svart på vitt,på pränt,sagt i bild,bläck på papper,
skarp linje,väl sagt,gyllene snittet,i rätt ljus,vita duken,vita arket,i full skala,första akten,
tredje akten,god form,god ton,i förgrunden,rätt format,fint papper,ljud och bild,ord och bild,
ljus och skugga,klassisk form,satt i bly,i relief,i ord,i bild
`,
    },
    kreativ: {
      words: `
bildegard,fabel,haiku,harlekin,kameleont,kolorita,kråkfötter,kulört,lanterna,maskerad,ordlek,origami,
pantomim,penselope,påfågel,snilleblixt,solfjäder,sonett,tusch,krumelur,påhitt,infall,snirkel,klotter,
konfetti,serpentin,kalejdoskop,piruett,kapriol,karusell,trudelutt
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
pennskrinet,fågelsång,snöglob,sagolik,dansbana,regnbåge
`,
      pairs: ["ton,ord,bild,sago|väven", "ord,bild,ljud,form|kollektivet"],
      couples: ["färg,bläck,krita,bild,ton", "känsla,lek,skugga,själ,fantasi,mod,berättelse"],
      phrases: `
stora penseldrag,utanför ramen,mellan raderna,tusen ord,fria händer,pricken över i,med glimten,
ridå upp,i rampljuset,bakom kulisserna,säg omelett,slående likt,färg på tillvaron,nya tongångar,
rim och reson,färg och form,från ax till ark,andra utkastet,blå timmen,varm palett,
bläck på fingrarna,färg på näsan,en bild till,på tal om,tyst tagning,ett streck till,sax och lim,
vilda idéer,fem kritor,måla hela väggen,tagning ett,på pricken
`,
    },
    modernt: {
      words: `
ark,dager,fals,fason,glasyr,inslag,klang,lasyr,monokrom,panorera,präg,raster,replik,snitt,tagning,
varp,skiss,streck,vinkel,punkt,ram,duk,kolumn,stråle,scen,måla,teckna,klick,blick,skriva,tälja
`,
      coined: `
bildra,kolora,ordra,ordva,tona,formva,färgra,formio,bildva,ordio
`,
      compounds: `
närbild,blickfång,halvton,vitrymd,färgton,filmduk,ljusbord,sidoljus,dagsljus,råklipp,ljudspår,
förgrund,utkastet,provtryck,mellanakt,motljus,släpljus,baktakt,råmanus,stillbild,bildruta,eftertext,
undertext,svartvit,tonfall,ordagrant,ordknapp,fotnot,brödtext,löpsedel,ljudbild,halvdager,helbild,
handritat,omslaget,framsida,ljussatt
`,
      pairs: [],
      phrases: `
fri hand,ny vinkel,nytt blad,i ton,i färg,med andra ord,nästa scen,ton i ton,nya grepp,i blickfånget,
blankt papper,lätt handlag,första skissen,skriv om,rita om,rita fritt,säg mer,måla om,klipp till,
ta ton,zooma ut,fånga ljus,mer färg,mer ljus,nytt ark,ny bild,ny rad,se ljuset,ett penseldrag
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
vadmal,valnöt,manschett,etui
`,
      coined: `
kommerell,merkura,sidengren,sidenvall,torglund,torgvik
`,
      compounds: `
handelsvind,packhus,sidenväg,silversked,skeppsklocka,torgklocka,köpmansgården,lanthandeln,
linneskåpet,porslinsboden,guldvåg,vågskål,kassabok,hattmakaren,handskmakaren,sadelmakaren,
skeppslasten,silverskåpet,klädkammaren,kassaapparaten,ljusstaken,ljusstöparen,paraplystället,
hatthyllan,sidenskon,manschettknapp,kavajslaget,fickuret,skeppskistan,ekskåpet,hörnskåpet,
söndagskostymen,finporslinet,kaffeservisen,kristallkronan,kolonialvaror,handelsresande,
ostindiefararen,skrivdonet,nyckelskåpet,bomärke,husgeråd,bohag,pärlband,styckegods
`,
      pairs: ["tyg,garn,ull,läder,porslins,lamp|magasinet", "siden,linne,läder,mässings|magasinet,gården", "hamn,torg,kaj,sjö,strand|boden,magasinet"],
      couples: ["ull,lin,läder,siden,glas,trä", "hantverk,mässing,silver"],
      phrases: `
goda ting,vackra ting,över disk,från när och fjärran,rätt sak,väl valt,ärliga varor,på torget,
äkta vara,i skyltfönstret,jämna pengar,god affär,gott byte,guld värt,nål och tråd,hatt och rock,
rak söm,rätt mått,full last,från hela världen,på rätt hylla,husets varor,rätt vikt,fint linne,
väl vävt,väl sytt,sytt för hand,till kajen
`,
    },
    kreativ: {
      words: `
hamstern,kappsäcken,knytet,kofferten,krimskrams,kurio,lyckträff,makalös,nipper,nystanet,pendylen,
resväskan,ränsel,skatan,skattkammare,tombola,pinal,kuriosa,nystan,pompom,volang,rosett,prassel,
knyte,skrin,tingest,attiralj
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
dragkärran,
lekstuga,dragspel,tågbana,kulspel,ljuslykta,vindskupa,sparbössan,klippdocka,lådbilen
`,
      pairs: ["knapp,garn,pärl,kuriosa|kistan,gömman,skåpet,skrinet", "skat,ekorr,kråk|gömman,skrinet", "vardags,söndags,kvarters|handeln"],
      couples: ["tyg,garn,keramik,papper,te", "tråd,ljus,ro,minnen,rosor"],
      phrases: `
fina fynd,nära och kär,hem ljuva hem,sju sorters ting,små ting,översta hyllan,nedersta lådan,
full korg,fynd och fröjd,hängt och vikt,lådan full,lite av varje,ditt och datt,stort och smått,
hela rasket,först till kvarn,rena fyndet,som hittat,mormors byrå,varm om fötterna,mjukt och varmt,
knapp och söm,kappa och krage,inslaget och klart,något blått,med rosett,vardag och fest,
gammalt och gott,knappar i burk,randigt och rutigt,krims och krams,en gång till,på fötterna,
bra att ha
`,
    },
    modernt: {
      words: `
arv,bestå,emalj,hemåt,hörnet,knagg,linnea,patina,söm,söndag,vitrin,årstid,åter,fynd,fåll,krok,veckla,
knyta,packa,hemma,hylla,nära,skylt,öppet,veck,mönster
`,
      coined: `
tygla,ullva,varva,hemva,fyndra,tygo,garnia,klädra,bodra,sakra,linneo,hemio
`,
      compounds: `
återbruk,hemkänsla,knapphål,hemmavid,hemkär,dubbelsöm,nystruket,handvävt,handsytt,måttsytt,soffhörn,
läshörnan,helgfin,hyllmeter,hyllplan,arvegods,omsydd,uppvikt,finkläder,nysytt,fyndläge,helgöppet,
andrahand,hemvävt,hallkrok,sängkant,handtag,hemväg,
hemstil,vardagsro,hyllkant,fyndkorg,nymålat,slitstark,ombytt,klädsam
`,
      pairs: [],
      phrases: `
öppen dörr,andra varvet,i korgen,på köpet,på hyllan,runt hörnet,på hörnet,precis lagom,något nytt,
hemma bäst,till vardags,i ropet,byt om,bär ull,sy om,köp mindre,ta hem,hitta hem,häng upp,vik ihop,
välj väl,välj ull,flytta in,laga mer,börja hemma,knyt an,kom in,stig på,ny hylla,på krok,öppet köp,
till hands
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
gloriett,terrass,fontän,solitär,kransen,arkad,portal
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
stengången,valnötsträdet,grindvalvet,terrassmuren,lustgården,vattentrappan,parkvakten,ekdungen
`,
      pairs: ["träd,häck,löv,mark,rosen,jord|mästarna", "löv,frö,träd,mull|bruket", "lind,rönn,hassel,syren|gården"],
      couples: ["rot,sten,jord,löv", "krona,tålamod,hantverk,vatten"],
      phrases: `
första spadtaget,god jord,djupa rötter,gröna rum,i full blom,rot och krona,ljus i löven,
mellan träden,i bersån,innanför grinden,grusad gång,jämna kanter,raka rader,väl rotad,väl ansat,
frö till frukt,tak av löv,sol och skugga,under lind,under kronorna,bar mark,rik jord,under eken,
i allén,gröna gångar,stam och krona,djup mull,fast jord,i hagen,i lunden
`,
    },
    kreativ: {
      words: `
barkbåt,blåeld,förgätmigej,grindstolpen,grönfink,gulsippa,humlesurr,kattmynta,kringelkrok,kryddkvast,
lejongap,lövprassel,mullvaden,rabarberblad,rosmarie,rölleka,smörblomma,trädgårdstomte,tusensköna,
videung,ängen,ängsklocka,koltrast,fjäril,kotten,kastanj,nypon,tussilago,knoppen,nejlikan,skatan,
lärksång,sädesärla,humlebo,solkatt,göken,igelkotten,busken
`,
      coined: `
frönika,lövisa,odlette,rotger,ängla
`,
      compounds: `
bihotell,blåklocka,daggmask,fjärilshus,fågelholk,pilflöjt,snödroppe,spadtag,sälgpipa,trollhassel,
videkiss,ängsblom,rosenkärran,daggdroppen,maskrosen,tusensköna,gullviva,prästkragen,fröpåsen,vildvin,
hängmattan,vattenkannan,skottkärran,syrenbersån,nyckelpigan,fyrklövern,rabarberlandet,
jordgubbslandet,trädkojan,gräsklipparna,ogräsjägarna,stråhatten,smultronstrået,ärtskidan,sommarregn,
regntunnan,solhatten,sädesärlan,trädkramarna,lövhögen,fjärilshåven,gräshoppan,solrosfröet,
pumpalandet,vildvuxen,självsådd,sommarbuketten,pilkorgen,kaveldun,trädsvala,lövkrona,bärbusken,
myrstigen,humlevägen
`,
      pairs: ["klöver,äppel,pion,vallmo,tulpan,smultron|täppan,gläntan,kärran", "humle,fjärils,maskros,lärk,igelkotts|täppan,ängen,gläntan", "stads,balkong,kvarters,tak|odlingen,trädgården,lunden"],
      couples: ["frö,mull,lavendel,ros,äpple,mossa,humle,klöver", "ranka,ro,dagg,sol,ljus,glädje,himmel,spade"],
      phrases: `
gröna fingrar,jord under naglarna,sju sorters blommor,vild och vacker,grön lunga,grönt hjärta,
klippt och klart,krattat och klart,så och skörda,nu gror det,nu spirar det,allt som gror,i rabatten,
under syrenen,bland rosor,en dans på rosor,grönt och skönt,så grönt,så skönt,ris och ros,
mitt i grönskan,ut i det gröna,lagom vilt,vilt och vackert,bakom häcken,över häcken,på grön kvist,
humlor och bin,myror och mull,luktärt och lupin,spade och kratta,så i maj,vår i luften,efter regnet
`,
    },
    modernt: {
      words: `
ansa,glänta,gro,gullris,hägg,knoppas,kvanne,lav,mossa,pors,slån,ympa,grodd,blad,löv,kvist,strå,tuva,
spira,sav,nektar,dagg,gren,vattna,gräva,kratta,grönska,rotad,hage,barr,planta
`,
      coined: `
grodda,knoppa,lövra,myllra,grönva,lövia,rotva,knoppio,spirva,florio
`,
      compounds: `
daggfrisk,grobar,jordnära,årsskott,lövverk,bladverk,lövtak,solläge,vildäng,växtzon,växtvärk,
bladgrönt,bakgården,nysådd,solvarm,sydläge,morgonsol,kvällssol,mossgrön,bladnerv,toppskott,trädgräns,
årsring,naturtomt,sidoskott,kallbänk,högsommar,ljusgrön,soltimme,vårskott
`,
      pairs: [],
      phrases: `
ny vår,tidig vår,till skogs,stilla grönt,slå rot,slå ut,i blom,ny äng,vår äng,i knopp,det gror,
i gräset,på ängen,högt gräs,blad för blad,nyklippt gräs,grönare gräs,åter i blom,odla mer,odla nu,
så tätt,väx fritt,väx långsamt,gräv djupt,plantera om,vattna ofta,låt växa,mer grönt,ny säsong,
ny skörd,full sol,tänk grönt,kom ut
`,
    },
  },
} satisfies Readonly<Record<string, IndustryWords>>;
