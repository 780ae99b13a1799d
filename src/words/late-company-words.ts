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
    owned: "ekonomibyrå,rådgivning,idéverkstad,tankesmedja,redovisning",
    ownedShort: "råd,idé,plan",
    leading: "byrå",
    couples: [
      "kaffe,karta,penna,siffror,linjal,råd,samtal,tanke",
      "klokskap,omtanke,klarhet,hjärta,tålamod,förnuft,sans,vett,mening",
    ],
    things: "ugglan,kompassen,fyren,nyckeln,bron,pennan,kulramen",
    phrases: `
klara besked,raka besked,goda råd,fast mark,fast grund,säker hamn,ny giv,röda tråden,hela vägen,
öppna kort,rak rygg,varm hand,nästa kapitel,kloka ord,högt i tak,rent spel,på rätt köl,i medvind,
god ordning,stadig hand,mellan raderna,i mål,sagt och gjort,ord och handling,rent bord,sunt förnuft,
gott omdöme,rätt fråga,nya ögon,full koll,koll på läget,säker hand,vid rodret,till rors,i hamn,
god vind,på rak arm,tänkt och gjort,tänk först,noga räknat,väl avvägt,väl tänkt,kort sagt,
rakt på sak,till saken,klar sikt,på god väg,i god tid,i samma båt,vett och sans,råd och dåd,
hand i hand,i goda händer,nästa steg,tungan på vågen,runda bordet,korten på bordet,is i magen,
huvudet kallt,varmt hjärta,först och främst,lugn i stormen,vind i seglen,land i sikte,med råge,
summa summarum,på god fot,på egna ben,öppet sinne,skarp blick,mellan fyra ögon,varje krona,på öret,
ordning i pärmen,tänk om,tänk efter,varför inte,nya tag,ta sats,bit för bit,bakom siffrorna,
kort och gott,i grund och botten,många bäckar,ärligt talat,uppriktigt sagt,utan omsvep,
inga krusiduller,god början,det ordnar sig,nu räknar vi,låt höra,fråga först,bra fråga,
vid närmare eftertanke,på sikt,måndag morgon,på andra sidan bron,ett gott råd
`,
    professionell: {
      words: `
balans,credo,facit,gambit,insikten,klokskap,mentor,merit,nestor,rockad,samråd,signatur,
stafetten,utsikten,omdöme,insikt,kvorum,plenum,premiss,princip,pondus,fundament,
konsensus,protokoll,kamreren,passaren,medlaren,rodret,avvägning,beprövad,gedigen,klarhet,
summan,resonemang,besinning,fullmakt,prokura
`,
      coined: `
kvorum,rådgren,rådvik,sondera,ponera,resona
`,
      compounds: `
balanskonst,brobyggare,eftertanke,grundbult,handlag,ledtråd,rådslag,samförstånd,schackdrag,styrman,
vändpunkt,hörnstenen,rättesnöret,ledstjärnan,helhetsgreppet,avstamp,kompassrosen,milstolpen,
vägvisaren,fyrvaktaren,landmärket,klarspråk,hedersord,mästerdraget,ankarplatsen,
handslaget,farleden,sjökortet,vattenpasset,klubbslaget,huvudboken,jordfast,bergfast,
handfast,klarsynt,framsynt,rådsnabb,ledsagaren,stigbygeln,slussvakten,rorsman,hållpunkt,vinkelhaken,
bokhållaren,talmannen,brovalvet,tyngdpunkt,lotsbåten,rådsherren,loggbok,kartbok,fyrsken,
skarpsyn
`,
      pairs: [],
    },
    kreativ: {
      words: `
dirigenten,eureka,hängbro,kajaken,kluringen,kompanjon,medvind,orakel,ouvertyr,polletten,
premiär,påtår,stigfinnaren,trampolin,ugglan,rockad,gambit,sufflör,knuffen,fiffig,knepet,
kniffen,fadder,vinkel,glimten,gnistan,sherpan,trumf,griffel,luppen,kikaren,nysta,begrunda,crescendo,refräng,nyfiken,parlör,applåd,frågan
`,
      coined: `
kursula,tankred
`,
      compounds: `
kaffepaus,lägereld,skattkarta,språngbräda,stämgaffel,tankestreck,tändstift,vägskäl,bollplanket,
snilleblixten,tankeverkstan,kugghjulet,kulramen,pålstek,radarpar,fingertoppskänsla,rödpennan,
knäckfrågan,ögonöppnaren,sjumilakliv,guldkornet,tumstocken,morgonkaffet,tandemcykeln,
parhästarna,fågelvägen,fågelperspektiv,gräddfilen,draghjälp,medströms,magkänsla,hjärterum,
tankeställare,tankenöten,pratstund,kafferast,högvinst,fullträff,startskottet,
stafettpinnen,roddarlaget,samkväm,trumfesset,uppvind,griffeltavlan,burspråk,guldläge,bokstöd,
halvlek,vetgirig,hjärtslag
`,
      pairs: [],
    },
    modernt: {
      words: `
facit,förankra,jämsides,klivet,krön,kärnan,landa,ledord,mynna,pejla,rytm,rådig,tillit,
upptakt,utsikt,vidga,väga,växla,pejl,kärna,kvot,skärpa,skifte,median,skala,ansats,
avtryck,brygga,roder,stäv,pakt,utväg,klok,verka,mogna,jämka,ordna,värna,avsikt,insats,vidd
`,
      coined: `
driva
`,
      compounds: `
lyhörd,samspel,trappsteg,vägval,växelspel,vägskäl,nyckeltal,fixpunkt,motvikt,jämvikt,
hävstång,medvind,avspark,försprång,klarsikt,styrfart,grundton,färdplan,bärkraft,fotfäste,svängrum,
spelrum,andrum,vidvinkel,siktlinje,lågmäld,ögonhöjd,tidvatten,gångjärn,klarvaken,vidsynt,hållplats,
mittfält,spelplan,lagbygge,överblick,inblick,ombord,medsols,solvarv,årsringar,dagordning,samklang,
genklang,basläger,ledfyr,landgång,högplatå,lättfotad,rakryggad,huvudspår,arbetsro,framspel,
utväxling,bergspass
`,
      pairs: [],
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
första skissen,sista handen,rätt ton,svart på vitt,stora penseldrag,lätt handlag,varm palett,i ton,
i färg,i ljuset,ny vinkel,tagning ett,tyst tagning,nytt stycke,med andra ord,kort sagt,väl sagt,
gyllene snittet,blå timmen,i blickfånget,pricken över i,på pricken,nya grepp,högt i tak,med glimten,
ridå upp,i rampljuset,form & färg,ord & bild,bläck & papper,rim & reson,på tal om,vita arket,
blankt papper,ett penseldrag,andra utkastet,nya tongångar,i rätt ljus,ljus idé,på vita duken,
första akten,nästa scen,en bild till,ton i ton,från ax till ark,i bild,på fri hand,nytt blad,
ljud & bild,säg omelett,i full skala,slående likt,färg på tillvaron,bakom kulisserna
`,
    professionell: {
      words: `
antikva,arabesk,bländare,bokstaven,exlibris,fernissa,gestalt,gravyr,indigo,kolofon,
kontrast,kontur,kursiv,legato,ockra,ouvertyr,palett,partitur,pigment,preludium,prägel,relief,ridån,
sepia,signet,silhuett,spatium,staffli,terrakotta,vinjett,ateljé,kulör
`,
      coined: `
bildgren,grafell,kolorell,linjelund,ljusvall,ordlund,ordvall
`,
      compounds: `
bildspråk,bokrygg,färglära,helsida,kopparstick,ordförråd,rampljus,spaltmeter,tonart,träsnitt,
ögonmått,blyerts,bläckhornet,tecknarbordet,tonläget,ordvalet,ritbordet,skissbok,mörkrummet,
klippbordet,tryckpressen,vattenstämpeln,guldsnittet,reservoarpennan,penndrag,skrivmaskinen,
förstasidan,affischpelaren,anslagstavlan,kameraögat,norrljus,överljus,palettkniven,grundfärg,
guldram,blindtryck,typsnitt,notställ,notblad,huvudroll,berättarröst,tonsättaren,ljussättaren,
stilgjuteriet,rättstavat,premiärkväll
`,
      pairs: [
        "ord,bild,text,ljud,form|makarna,smedjan",
      ],
    },
    kreativ: {
      words: `bildegard,fabel,haiku,harlekin,kameleont,kolorita,kråkfötter,kulört,lanterna,maskerad,
ordlek,origami,pantomim,penselope,påfågel,snilleblixt,solfjäder,sonett,tusch,krumelur,krita,
påhitt,infall,snirkel,klotter,konfetti,serpentin,kalejdoskop,piruett,kapriol,karusell,trudelutt
`,
      coined: `
bildur,bläckert,färgus,ordette,skissela
`,
      compounds: `
bildgåta,bläckfisk,bläckplump,bokmal,gåspenna,kritcirkel,kritstreck,sidenpapper,skuggspel,taktpinne,
trumvirvel,färgklick,pappersplan,pappersdraken,kullerbytta,idéköket,pratbubblan,färglåda,
pennvässaren,påhittsbyrån,skuggteatern,solkatt,fingerfärg,sagostunden,luftslottet,
vattenfärg,kladdpapper,klippdockan,suddgummi,gummistämpel,spegelvänd,lindansaren,cirkustältet,
fyrverkeri,trollerilådan,tigersprång,bokstavssoppan,fjäderlätt,krumsprång,rimsmed,tuschflaskan,tomtebloss,pennskrinet,fågelsång,snöglob,sagolik,dansbana,regnbåge
`,
      pairs: [
        "ton,ord,bild,sago|väven",
      ],
    },
    modernt: {
      words: `
ark,dager,fals,fason,glasyr,inslag,klang,lasyr,ljusbord,marginal,monokrom,panorera,präg,
raster,replik,snitt,tagning,tittskåp,tusch,varp,skiss,streck,vinkel,punkt,ram,duk,
kolumn,stråle,scen
`,
      coined: `
bildra,kolora,ordra,ordva,tona
`,
      compounds: `
närbild,brännpunkt,blickfång,halvton,vitrymd,färgton,grundton,filmduk,ljusbord,rampljus,sidoljus,
dagsljus,råklipp,ljudspår,förgrund,utkastet,utropstecken,tankstreck,skymningsljus,övertoning,
provtryck,mellanakt,motljus,släpljus,baktakt,mittuppslag,snabbskiss,råmanus,stillbild,bildruta,
eftertext,undertext,radavstånd,ljusmätare,kontaktkarta,svartvit,självlysande,
tonfall,ordagrant,ordknapp,fotnot,brödtext,löpsedel,ljudbild,halvdager
`,
      pairs: [
        "ord,bild,ljud,form|kollektivet",
      ],
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
    owned: "handelsbod,lanthandel,garnbod,antikbod,tygbod,kuriosa",
    ownedShort: "bod,garn,tyg,ting",
    leading: "butik,magasin,galleri,bod",
    couples: [
      "ull,lin,läder,trä,tyg,garn,glas,keramik,papper,te,siden",
      "tråd,mässing,ljus,hantverk,lera,ro,sten,minnen",
    ],
    things: "lådan,korgen,knappen,hyllan,nyckeln,kistan,boden,byrålådan,dörren,lanternan",
    phrases: `
goda ting,vackra ting,fina fynd,över disk,öppen dörr,nära & kär,hem ljuva hem,från när & fjärran,
rätt sak,sju sorters ting,små ting,andra varvet,översta hyllan,full korg,bra att ha,
väl valt,ärliga varor,på torget,äkta vara,fynd & fröjd,i skyltfönstret,hängt & vikt,lådan full,
i korgen,öppet köp,jämna pengar,på köpet,en gång till,lite av varje,ditt & datt,stort & smått,
på hyllan,nedersta lådan,runt hörnet,på hörnet,precis lagom,något blått,något nytt,med rosett,
hemma bäst,nål & tråd,hatt & rock,kappa & krage,knapp & söm,ull & lin,gott byte,god affär,guld värt,
till vardags,vardag & fest,hela rasket,först till kvarn,i ropet,som hittat,rena fyndet,att hålla av,inslaget & klart,varm om fötterna,på fötterna,gammalt & gott,mjukt & varmt,rak söm,
till hands,dukat bord,mormors byrå
`,
    professionell: {
      words: `
alnen,basaren,brigantin,brokad,bärnsten,damast,dukat,ekipage,emporium,fajans,florin,fregatten,
fullriggaren,hansan,karavanen,lanternan,magasinet,mahogny,merkurius,proviant,riksdaler,
sammet,siden,silverleden,skeppsbron,skutan,vadmal,valnöt,linne,ylle,tweed,flanell,poplin,
manschett,etui
`,
      coined: `
kommerell,merkura,sidengren,sidenvall,torglund,torgvik
`,
      compounds: `
handelsvind,packhus,sidenväg,silversked,skeppsklocka,torgklocka,köpmansgården,
lanthandeln,linneskåpet,porslinsboden,guldvåg,vågskål,kassabok,hattmakaren,handskmakaren,
sadelmakaren,skeppslasten,silverskåpet,klädkammaren,kassaapparaten,ljusstaken,ljusstöparen,
paraplystället,hatthyllan,sidenskon,manschettknapp,kavajslaget,fickuret,skeppskistan,ekskåpet,
hörnskåpet,söndagskostymen,finporslinet,kaffeservisen,kristallkronan,kolonialvaror,handelsresande,
ostindiefararen,skrivdonet,nyckelskåpet,bomärke,husgeråd,bohag,skodon,pärlband,styckegods
`,
      pairs: [
        "tyg,garn,ull,läder,porslins,lamp|magasinet",
        "siden,linne,läder,mässings|magasinet,gården",
        "hamn,torg,kaj,sjö,strand|boden,magasinet",
      ],
    },
    kreativ: {
      words: `
hamstern,kappsäcken,knytet,kofferten,krimskrams,kurio,lyckträff,makalös,nipper,nystanet,
pendylen,resväskan,ränsel,skatan,skattkammare,tombola,pinal,kuriosa,nystan,pompom,volang,
rosett,prassel,knyte,skrin,tingest,attiralj
`,
      coined: `
butilda,fyndela,garnhild,knappert,paketra,torgny,tygve,ullrika
`,
      compounds: `
byrålåda,dockskåp,fingerborg,gungstol,gökur,hattask,lapptäcke,ljuskrona,lyckofynd,porslinshund,
pärlskrin,tekanna,trasmatta,trådrulle,vindsfynd,skattkistan,knapplådan,garnnystanet,nåldynan,
syskrinet,skokartongen,kuddkriget,finskåpet,raggsockan,regnrock,gummistöveln,halsduk,
plommonstop,ögonstenen,säkerhetsnålen,snurrebocken,speldosa,gunghästen,tennsoldaten,glaskula,
loppcirkus,skatboet,ekorrboet,gömstället,skattjakten,hittegods,hittelön,klädsamt,sommarklänning,
dansskorna,guldkanten,pärlbandet,marknadsståndet,dragkärran
`,
      pairs: [
        "knapp,garn,pärl,kuriosa|kistan,gömman,skåpet,skrinet",
        "skat,ekorr,kråk|gömman,skrinet",
      ],
    },
    modernt: {
      words: `
arv,batist,bestå,denim,emalj,flanell,glasyr,hemåt,hörnet,knagg,linnea,linneväv,mässing,
patina,rips,söm,söndag,tweed,tyll,vitrin,ylle,årstid,åter,korg,fynd,fåll,tråd,
knapp,krok,skål,kruka,vas,pall
`,
      coined: `
byta,tygla,ullna,ullva,varva
`,
      compounds: `
klädstreck,återbruk,tygkasse,klädhängare,provrummet,hemkänsla,vardagsting,
knapphål,skohorn,hemmavid,hemkär,vardagslyx,dubbelsöm,tryckknapp,bordsskick,favoritplagg,
nyckelring,fönsterplats,innerficka,nystruket,handvävt,handsytt,måttsytt,
soffhörn,läshörnan,lakansväv,morgonrock,grovstickat,rullkrage,vardagsfin,helgfin,överkast,örngott,
hyllmeter,hyllplan,brevinkast,arvegods,omsydd,uppvikt,finkläder
`,
      pairs: [
        "vardags,söndags,kvarters|handeln,magasinet",
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
mellan träden,ljus i löven,så & skörda,slå rot,slå ut,i blom,ny äng,vår äng,i knopp,i bersån,det gror,i gräset,på ängen,i lunden,under lind,på grön kvist,bakom häcken,över häcken,
rot och krona,blad för blad,nyklippt gräs,klippt och klart,krattat och klart,så och skörda,
nu gror det,nu spirar det,allt som gror,i rabatten,under syrenen,bland rosor,en dans på rosor,
grönt och skönt,så grönt,så skönt,så i maj,sol och skugga,jämna kanter,raka rader,ris och ros,
innanför grinden,grusad gång,mitt i grönskan,ut i det gröna,grönare gräs,lagom vilt,
vilt och vackert,väl rotad,väl ansat,åter i blom,frö till frukt,tak av löv
`,
    professionell: {
      words: `
akleja,allén,arboret,berså,betula,boskett,ceres,espalj,florent,frukthagen,gräsmånad,hagtorn,
herbarium,kaprifol,klematis,kornell,kungslilja,odal,odalmark,pergola,pomona,riddarsporre,rosarium,
salix,salvia,solvända,sorbus,äppelhagen,orangeri,sekatör,spaljé,paviljong,arboretum,parterr,perenn,
buxbom
`,
      coined: `
almgård,botanell,florell,lövlund,mullin,rosvall,rosvik,rotvik,ängvall,ängvik
`,
      compounds: `
blåregn,ekallé,grindstolpe,höstsådd,jordmån,lagerhägg,lindallé,lövsal,lövvalv,murgröna,rosengång,
solur,stamros,stengärde,trädkrona,vattenspegel,äppelgård,örtagård,trädgårdsmästaren,perennkompaniet,
rosenkompaniet,trädvårdarna,lusthus,rosenbågen,stensättarna,grusgång,drivbänk,köksträdgården,
kastanjeallén,vårdträd,stentrappan,gärdsgården,klätterrosen,kärleksörten,slåtterängen,hagmarken,
lövängen,skogsbrynet,näckrosdammen,spegeldammen,karpdammen,fågelbad,parkbänken,avenboken,pilträdet,
päronträdet,körsbärsdalen,kungsljuset,syrenhäcken,lövmästaren,vårbruk
`,
      pairs: [
        "träd,häck,löv,mark,rosen,jord|mästarna",
        "löv,frö,träd,mull|bruket",
        "lind,rönn,hassel,syren|gården",
      ],
    },
    kreativ: {
      words: `
barkbåt,blåeld,förgätmigej,grindstolpen,grönfink,gulsippa,humlesurr,kattmynta,kringelkrok,
kryddkvast,lejongap,lövprassel,mullvaden,rabarberblad,rosmarie,rölleka,smörblomma,trädgårdstomte,
tusensköna,videung,ängen,ängsklocka,vallmo,lupin,krasse,koltrast,fjäril,kotten,kastanj,
ekollon,nypon,tulpan,krokus,dahlia,pelargon,tussilago,knoppen,spirea
`,
      coined: `
botanja,frönika,lövisa,odlette,rotger,ängla
`,
      compounds: `
bihotell,blåklocka,daggmask,ekollon,fjärilshus,fågelholk,luktärt,pilflöjt,snödroppe,
spadtag,stockros,sälgpipa,trollhassel,videkiss,ängsblom,rosenkärran,daggdroppen,maskrosen,
tusensköna,gullviva,prästkragen,fröpåsen,vildvin,hängmattan,vattenkannan,skottkärran,syrenbersån,
nyckelpigan,fyrklövern,rabarberlandet,jordgubbslandet,trädkojan,gräsklipparna,ogräsjägarna,
stråhatten,smultronstrået,ärtskidan,sommarregn,regntunnan,solhatten,sädesärlan,trädkramarna,
lövhögen,fjärilshåven,gräshoppan,solrosfröet,pumpalandet,vildvuxen,självsådd,
klängrosen,sommarbuketten,pilkorgen,kaveldun
`,
      pairs: [
        "klöver,äppel,pion,vallmo,tulpan,smultron|täppan,gläntan,kärran",
        "humle,fjärils,maskros,lärk,igelkotts|täppan,ängen,gläntan",
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
daggfrisk,grobar,halvskugga,jordnära,årsskott,stadsodlarna,balkonglandet,pallkragen,
lövverk,bladverk,lövtak,solläge,vildäng,växtzon,växtvärk,bladgrönt,bakgården,innergården,regnbädden,
morgondagg,vintergrön,nysådd,nykrattat,höstlöv,solvarm,sydläge,morgonsol,kvällssol,mossgrön,
bladnerv,toppskott,matjord,trädgräns,regnvatten,årsring,gatsten,marktäckare,naturtomt,vildhallon,
klöverblad,sidoskott,växtväggen,kallbänk,högsommar,ljusgrön
`,
      pairs: [
        "vår,sommar,stads|grönska",
        "stads,balkong,kvarters,tak|odlingen,trädgården,grönskan,lunden",
      ],
    },
  },
} satisfies Readonly<Record<string, IndustryWords>>;
