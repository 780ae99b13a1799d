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
      "rådgivarna,ekonomerna,revisorerna,tankesmedjan,kontoret,strategerna",
    hasPremises: false,
    owned: "ekonomibyrå,rådgivning,idéverkstad,tankesmedja,redovisning",
    ownedShort: "råd,idé,plan",
    leading: "",
    things: "ugglan,kompassen,fyren,nyckeln,bron,pennan,kulramen",
    professionell: {
      words: `
balans,credo,facit,gambit,insikten,klokskap,merit,nestor,rockad,samråd,signatur,utsikten,omdöme,
insikt,kvorum,plenum,premiss,princip,pondus,fundament,konsensus,protokoll,kamreren,passaren,
medlaren,rodret,avvägning,beprövad,gedigen,klarhet,summan,resonemang,besinning,fullmakt,prokura,
ledord,tillit,upptakt,median,ansats,avtryck,stäv,utväg,insats,kompanjon
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
samklang,ledfyr,arbetsro,huvudspår,utväxling,lågmäld,inblick,genklang,uppvind,lagbygge,försprång
`,
      pairs: [],
      couples: ["siffror,råd,tanke,analys", "klokskap,klarhet,förnuft,omdöme,riktning"],
      phrases: `
klara besked,goda råd,fast mark,fast grund,säker hamn,rak rygg,kloka ord,god ordning,stadig hand,
sunt förnuft,gott omdöme,rätt fråga,säker hand,vid rodret,god vind,väl avvägt,väl tänkt,noga räknat,
i goda händer,runda bordet,skarp blick,ett gott råd,på god grund,ord och handling,i god tid,
rent spel,fast kurs,rätt kurs,klar sikt,djup insikt,väl underbyggt,fast riktning,moget beslut,
stilla eftertanke,fasta värden
`,
    },
    kreativ: {
      words: `
hängbro,kajaken,kluringen,orakel,ouvertyr,polletten,premiär,påtår,stigfinnaren,trampolin,ugglan,
sufflör,knuffen,fiffig,knepet,kniffen,fadder,vinkel,glimten,gnistan,sherpan,trumf,griffel,luppen,
kikaren,nysta,begrunda,crescendo,nyfiken,parlör,applåd,frågan,klivet,stafetten,dirigenten
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
griffeltavlan,burspråk,guldläge,bokstöd,halvlek,vetgirig,hjärtslag,spelrum,svängrum,andrum,
trappsteg,avspark,mittfält,spelplan,klarvaken,solvarv,årsringar,framspel,lättfotad,hållplats,
gångjärn,ögonhöjd,basläger,rådsnabb
`,
      pairs: [],
      couples: ["penna,samtal,linjal,kalkyl", "omtanke,tålamod,sans,mening,glädje"],
      phrases: `
högt i tak,mellan raderna,koll på läget,full koll,på rak arm,i samma båt,hand i hand,
tungan på vågen,korten på bordet,is i magen,huvudet kallt,varmt hjärta,lugn i stormen,vind i seglen,
land i sikte,med råge,ordning i pärmen,varför inte,bit för bit,kort och gott,många bäckar,
inga krusiduller,det ordnar sig,nu räknar vi,låt höra,bra fråga,vid närmare eftertanke,
måndag morgon,på andra sidan bron,på god fot,en klok uggla,papper och penna,kaffe och kalkyl,
hjärta och hjärna,först fika,tänkt och gjort,öppet sinne,på öret,utan omsvep,på egna ben,hela vägen,
mellan fyra ögon,på rätt köl,sagt och gjort,öppna kort,röda tråden,i hamn,i medvind,i mål,nya ögon,
ett steg till,lite längre,till rors,på väg,ärligt talat,ny giv,kort sagt,summa summarum,råd och dåd,
vett och sans,bakom siffrorna,varje krona,till saken
`,
    },
    modernt: {
      words: `
förankra,jämsides,krön,kärnan,landa,mynna,pejla,rytm,rådig,vidga,väga,växla,pejl,kvot,skärpa,skifte,
skala,brygga,roder,pakt,klok,mogna,värna,vidd,lyssna,våga,lots,spana,vända,sikta,pröva,vässa,överse,
fördjupa,omsikt,begripa
`,
      coined: `
klokra,rådva,styrva,ledva,tänkra,taktiva,rådea,lotsio,målva
`,
      compounds: `
ombord,medsols,nytänkt,vältänkt,framtänkt,uttänkt,omräknat,uträknat,inräknat,utstakat,insatt,påläst,
uppstyrt,avstämt,avklarat,avgjort,påbörjat,utrett,samstämt,välvägt,överens,framåt,omgående,framöver,
inifrån,utifrån,raktfram,rådnära,målnära,stegnära,svarnära,talnära,rådklart,målklart,planklart,
svarklart,plansmart,rådsmart,målsmart,talsmart,tänkbart,stegvis,mötesfri,måldirekt,hållbart,mätbart,
gångbart,utantill,dessutom,igång,alltså,nämligen,hittills,klarlagt,framlagt,bestämt,beslutat,
överlagt,välrustat,taktfast,förankrat,uppnått,genomlyst,uppmätt,omprövat,välriktat
`,
      pairs: [],
      phrases: `
tänk först,tänk om,tänk efter,tänk högt,ta sats,fråga först,håll kurs,ta rodret,väx klokt,
tala klart,led väl,höj blicken,se längre,räkna rätt,lyssna in,nå fram,våga mer,sikta högt,stäm av,
tänk längre,väg orden,väg noga,lyssna länge,fråga varför,läs på,läs kartan,vänd kartan,följ tråden,
lös knuten,bryt isen,skärp blicken,sov på saken,spetsa öronen,bena ut,red ut,mät två gånger,
lyft frågan,tala klarspråk,räkna lugnt,se klart,bygg bro
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
      "ateljén,tryckeriet,studion,formgivarna,bokbinderiet,fotoateljén,bildverkstan,tecknarna",
    hasPremises: true,
    owned: "ateljé,tryckeri,fotostudio,bildverkstad,ritkontor,bokbinderi",
    ownedShort: "ord,foto,bild,form",
    leading: "ateljé,studio,galleri",
    things: "penseln,pennan,linjen,bläckplumpen,räven,skissen,färgklicken,saxen,duken,kritan",
    professionell: {
      words: `
antikva,arabesk,bländare,exlibris,fernissa,gestalt,gravyr,kolofon,kontrast,kontur,legato,ouvertyr,
palett,partitur,pigment,preludium,prägel,relief,signet,silhuett,spatium,staffli,vinjett,ateljé,fals,
fason,inslag,lasyr,replik,varp,estetik,proportion,symmetri,motiv,tempera,manuskript,upplaga,tidlös
`,
      coined: `
bildgren,grafell,kolorell,linjelund,ljusvall,ordlund,ordvall
`,
      compounds: `
bildspråk,färglära,helsida,kopparstick,ordförråd,rampljus,tonart,träsnitt,ögonmått,blyerts,
tecknarbordet,tonläget,ordvalet,ritbordet,skissbok,klippbordet,tryckpressen,vattenstämpeln,
guldsnittet,penndrag,förstasidan,norrljus,överljus,grundfärg,guldram,blindtryck,typsnitt,huvudroll,
berättarröst,tonsättaren,ljussättaren,stilgjuteriet,tonfall,ljudspår,halvton,ljusbord,dagsljus,
förgrund,provtryck,motljus,släpljus,sidoljus,stillbild,bildruta,undertext,fotnot,brödtext,ljudbild,
helbild,färgton
`,
      pairs: ["ord,bild,text,ljud,form|makarna,smedjan"],
      couples: ["form,ord,ljus,linje,bild", "funktion,rum,hantverk,tanke"],
      phrases: `
ren form,rätt ton,skarp linje,väl sagt,gyllene snittet,god form,god ton,rätt format,fint papper,
ljud och bild,ord och bild,ljus och skugga,klassisk form,klassisk linje,ren linje,fast form,
tydlig bild,gott hantverk,väl tecknat,väl format,fin linje,form och funktion,bestående intryck,
säker form,klar form,säker linje,säker stil,god proportion
`,
    },
    kreativ: {
      words: `
bildegard,fabel,haiku,harlekin,kameleont,kolorita,kråkfötter,kulört,lanterna,maskerad,ordlek,
origami,pantomim,penselope,påfågel,snilleblixt,solfjäder,sonett,tusch,krumelur,påhitt,infall,
snirkel,klotter,konfetti,serpentin,kalejdoskop,piruett,kapriol,karusell,trudelutt,tagning,glasyr,
ridån,terrakotta,sepia,indigo,ockra,bokstaven
`,
      coined: `
bildur,bläckert,färgus,skissela
`,
      compounds: `
bildgåta,bläckfisk,bläckplump,bokmal,gåspenna,kritcirkel,kritstreck,sidenpapper,skuggspel,taktpinne,
trumvirvel,färgklick,pappersplan,pappersdraken,kullerbytta,idéköket,pratbubblan,färglåda,
pennvässaren,påhittsbyrån,skuggteatern,solkatt,fingerfärg,sagostunden,luftslottet,vattenfärg,
kladdpapper,klippdockan,suddgummi,gummistämpel,spegelvänd,lindansaren,cirkustältet,fyrverkeri,
trollerilådan,tigersprång,bokstavssoppan,fjäderlätt,krumsprång,rimsmed,tuschflaskan,tomtebloss,
pennskrinet,fågelsång,snöglob,sagolik,dansbana,regnbåge,löpsedel,ordagrant,närbild,blickfång,
råklipp,mellanakt,baktakt,eftertext,utkastet,ordknapp,vitrymd,bläckhornet,reservoarpennan,
rättstavat,affischpelaren,kameraögat,palettkniven,anslagstavlan,spaltmeter,notställ,notblad,
halvdager,premiärkväll,filmduk,skrivmaskinen,bokrygg,omslaget
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
ton i ton,stora ord,sagt i bild,bläck på papper,första akten,sista handen
`,
    },
    modernt: {
      words: `
dager,klang,monokrom,panorera,präg,raster,snitt,skiss,streck,vinkel,punkt,ram,duk,kolumn,stråle,
scen,klick,blick,kursiv,kulör,vinkla,spegla,berätta,skugga,svärta,skärpa,linjera,kornig,skimra,
gestalta,dikta,retusch,kadrera
`,
      coined: `
bildra,kolora,ordra,ordva,tona,formva,färgra,formio,bildva,ordio
`,
      compounds: `
svartvit,handritat,ljussatt,tonsatt,färgsatt,bildsatt,textsatt,formsatt,nyritat,omritat,nytryckt,
omskrivet,nyskrivet,inspelat,inramat,uppmålat,uppritat,inzoomat,framtaget,uttryckt,sevärt,läsvärt,
hörvärt,läsbart,synbart,uppifrån,härnäst,raktpå,ordnära,bildnära,ljudnära,färgnära,filmnära,
formnära,ordklart,bildklart,tonklart,filmklart,ordsmart,formsmart,ordlätt,formlätt,tonlätt,
formfritt,ljudrent,formrent,tonrent,upplyst,välformad,inläst,uppläst,uttalat,omtalat,utställt,
infångat,handgjort,handmålat,utskrivet,hopklippt,nymålat,ordrikt,färgrikt,skisserat,genomlyst,
berättat
`,
      pairs: [],
      phrases: `
rita fritt,ta ton,zooma ut,zooma in,skriv vidare,skriv rakt,måla fritt,måla stort,forma fritt,
berätta vidare,ställ skarpt,vänd blad,byt vinkel,sätt punkt,fånga ljuset,fånga skuggan,vässa pennan,
doppa penseln,följ linjen,bryt ramen,läs högt,skriv kort,skriv långsamt,skriv för hand,rita utanför,
måla himlen,vänd bilden,byt perspektiv,säg det kort,tona fram,spela fritt,tänd scenen,blanda färgen,
ta plats,ta färg,ge färg,tona ut,tona in,rama in,sjung ut,rita på,läs om
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
alnen,brigantin,bärnsten,dukat,ekipage,emporium,fajans,florin,fregatten,fullriggaren,hansan,
karavanen,magasinet,mahogny,merkurius,proviant,riksdaler,silverleden,skeppsbron,vadmal,manschett,
etui,emalj,patina,vitrin,årstid,proveniens,beständig,varaktig,äkthet,raritet,klenod,inventarium,
kommod,sekretär,schatull
`,
      coined: `
kommerell,merkura,sidengren,sidenvall,torglund,torgvik
`,
      compounds: `
handelsvind,packhus,sidenväg,silversked,skeppsklocka,torgklocka,köpmansgården,lanthandeln,
linneskåpet,porslinsboden,guldvåg,vågskål,kassabok,hattmakaren,handskmakaren,sadelmakaren,
silverskåpet,ljusstöparen,kristallkronan,kolonialvaror,handelsresande,ostindiefararen,skrivdonet,
nyckelskåpet,bomärke,husgeråd,bohag,styckegods,arvegods,handvävt,handsytt,måttsytt,hemvävt,
slitstark,dubbelsöm,återbruk,hemstil,handtag,handvalt
`,
      pairs: ["tyg,garn,ull,läder,porslins,lamp|magasinet", "siden,linne,läder,mässings|magasinet,gården", "hamn,torg,kaj|boden,magasinet"],
      couples: ["ull,lin,läder,siden,glas,trä", "hantverk,mässing,silver"],
      phrases: `
ärliga varor,äkta vara,rak söm,rätt mått,husets varor,rätt vikt,fint linne,väl vävt,väl sytt,
sytt för hand,gott linne,fina tyger,gedigna varor,rätt kvalitet,väl vägt,gott hantverk,
äkta hantverk,bestående värde,god smak,säker smak,äkta material,varaktigt värde,stilla elegans,
gammalt hantverk
`,
    },
    kreativ: {
      words: `
hamstern,kappsäcken,knytet,kofferten,krimskrams,kurio,lyckträff,makalös,nipper,nystanet,pendylen,
resväskan,ränsel,skatan,skattkammare,tombola,kuriosa,nystan,pompom,volang,rosett,prassel,knyte,
skrin,tingest,attiralj,linnea,söndag,hörnet,valnöt,skutan,lanternan,basaren
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
manschettknapp,kavajslaget,sidenskon,kassaapparaten,kaffeservisen,finporslinet,hörnskåpet,ekskåpet,
ljusstaken,pärlband,skeppslasten,skeppskistan,klädkammaren
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
precis lagom,hemma bäst,god affär,goda ting,vackra ting,hatt och rock,guld värt,gott byte,rätt sak,
från när och fjärran,från hela världen,väl valt
`,
    },
    modernt: {
      words: `
arv,bestå,hemåt,knagg,söm,åter,fåll,krok,veckla,knyta,hemma,nära,skylt,veck,mönster,tråda,ärva,nött,
stomme,glans,trivas,stass,ludd,räcka,ombonad,sober,flätad,rymlig,nåla
`,
      coined: `
tygla,ullva,varva,hemva,fyndra,tygo,garnia,klädra,bodra,sakra,linneo,hemio
`,
      compounds: `
uppackat,omsydd,uppvikt,nysytt,ombytt,nystruket,hemmavid,nymålat,andrahand,inslaget,nypackat,
ompackat,påklätt,välklätt,hemburet,nyfunnet,påfyllt,utvalt,bärbart,tidlöst,nyputsat,hemifrån,
därhemma,härhemma,metervis,hemnära,korgnära,hyllnära,tygnära,fyndnära,trådnära,korgklar,köpklart,
hyllklart,tygklart,köplätt,bärlätt,plagglätt,hemsmart,tygsmart,fyndsmart,nytvättat,nyvävt,välsytt,
välanvänt,hållbart,utsökt,eftersökt,omtyckt,upphängt,hemsytt,nystickat,välgjort,välskuret,ihopsytt,
hopvikt,inpackat,nyinrett,nypressat,nybonat,nydukat,upphittat
`,
      pairs: [],
      phrases: `
bär ull,köp mindre,välj väl,välj ull,knyt an,kom in,stig på,stig in,bär länge,fyll på,känn efter,
använd igen,veckla ut,bär linne,klä dig varmt,lyft på locket,öppna lådan,öppna långsamt,
putsa silvret,tänd ljuset,tänd lyktan,fyll korgen,ärv vidare,laga hellre,sy för hand,sy långsamt,
stoppa strumpor,väv tätt,nysta upp,trä nålen,mät två gånger,välj långsamt,köp en gång,köp sällan,
spara snöret,bädda mjukt,duka vackert,bär lin,klä upp,ärv mer
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
gloriett,fontän,solitär,kransen,arkad,portal,kvanne,pors,slån,hägg,frökapsel
`,
      coined: `
almgård,botanell,florell,lövlund,mullin,rosvall,rosvik,rotvik,ängvall,ängvik
`,
      compounds: `
ekallé,grindstolpe,höstsådd,jordmån,lindallé,lövsal,lövvalv,solur,stengärde,trädkrona,vattenspegel,
äppelgård,örtagård,trädgårdsmästaren,perennkompaniet,rosenkompaniet,trädvårdarna,lusthus,
stensättarna,grusgång,drivbänk,köksträdgården,kastanjeallén,vårdträd,stentrappan,gärdsgården,
lövmästaren,vårbruk,stengången,grindvalvet,terrassmuren,vattentrappan,parkvakten,ekdungen,årsring,
årsskott,lövverk,bladverk,toppskott,trädgräns,bladnerv,sidoskott,kallbänk,lövtak,växtzon,naturtomt,
flerårig,rotsystem,jordart,växtföljd,markvård,ståndort,växtkraft,grundstam
`,
      pairs: ["träd,häck,löv,mark,rosen,jord|mästarna", "löv,frö,träd,mull|bruket", "lind,rönn,hassel,syren|gården"],
      couples: ["rot,sten,jord,löv", "krona,hantverk,vatten,omsorg,kunskap"],
      phrases: `
god jord,djupa rötter,gröna rum,rot och krona,grusad gång,jämna kanter,väl rotad,väl ansat,rik jord,
gröna gångar,djup mull,fast jord,goda rötter,starka rötter,klippta häckar,ansade häckar,
vårdade träd,grön ordning,god växt,rak häck,gott frö,djup rot,tät häck,rak gång,rena linjer,
vårdad grönska,bestående grönska,grönt arv,kunnig hand,varsam hand,lång växttid,fast grund
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
frönika,lövisa,rotger,ängla
`,
      compounds: `
bihotell,blåklocka,daggmask,fjärilshus,fågelholk,pilflöjt,snödroppe,spadtag,sälgpipa,trollhassel,
videkiss,ängsblom,rosenkärran,daggdroppen,maskrosen,tusensköna,gullviva,prästkragen,fröpåsen,
vildvin,hängmattan,vattenkannan,skottkärran,syrenbersån,nyckelpigan,fyrklövern,rabarberlandet,
jordgubbslandet,trädkojan,gräsklipparna,ogräsjägarna,stråhatten,smultronstrået,ärtskidan,sommarregn,
regntunnan,solhatten,sädesärlan,trädkramarna,lövhögen,fjärilshåven,gräshoppan,solrosfröet,
pumpalandet,vildvuxen,självsådd,sommarbuketten,pilkorgen,kaveldun,trädsvala,lövkrona,bärbusken,
myrstigen,humlevägen,daggfrisk,vildäng,växtvärk,bakgården,morgonsol,kvällssol,högsommar,soltimme,
vårskott,solläge,högvuxen,frivuxen,karpdammen,lustgården,näckrosdammen,spegeldammen,körsbärsdalen,
slåtterängen,lövängen,skogsbrynet,päronträdet,valnötsträdet,kärleksörten,kungsljuset,pilträdet,
hagmarken,fågelbad,parkbänken,rosenbågen,rosengång
`,
      pairs: ["klöver,äppel,pion,vallmo,tulpan,smultron|täppan,gläntan,kärran", "humle,fjärils,maskros,lärk,igelkotts|täppan,ängen,gläntan", "balkong,kvarters,tak|odlingen,lunden"],
      couples: ["frö,löv,lavendel,ros,äpple,mossa,humle,klöver", "tålamod,ranka,ro,dagg,sol,ljus,glädje,himmel,spade"],
      phrases: `
gröna fingrar,jord under naglarna,sju sorters blommor,vild och vacker,grön lunga,grönt hjärta,
klippt och klart,krattat och klart,så och skörda,nu gror det,nu spirar det,allt som gror,i rabatten,
under syrenen,bland rosor,en dans på rosor,grönt och skönt,så grönt,så skönt,ris och ros,
mitt i grönskan,ut i det gröna,lagom vilt,vilt och vackert,bakom häcken,över häcken,på grön kvist,
humlor och bin,myror och mull,luktärt och lupin,spade och kratta,så i maj,vår i luften,efter regnet,
i bersån,innanför grinden,under lind,under eken,i allén,i hagen,i lunden,mellan träden,ljus i löven,
tak av löv,under kronorna,i full blom,till skogs,i knopp,i blom,på ängen,i gräset,så tätt,
stilla grönt,det gror,blad för blad,högt gräs,grönare gräs,nyklippt gräs,tidig vår,åter i blom,
vår äng,raka rader,frö till frukt,sol och skugga,stam och krona,första spadtaget
`,
    },
    modernt: {
      words: `
glänta,gro,knoppas,lav,mossa,grodd,blad,löv,kvist,strå,tuva,spira,sav,dagg,gren,grönska,rotad,hage,
barr,spreta,skott,bark,kåda,säv,ljung,näver,pollen,kambium,slingra,sippra
`,
      coined: `
knoppa,lövra,myllra,grönva,lövia,rotva,knoppio,spirva,florio
`,
      compounds: `
grobar,jordnära,nysådd,bladgrönt,rotfast,mullrikt,bladrikt,lövrikt,frörikt,nysatt,nyklippt,
nyvattnat,nygrävt,omgrävt,insått,välansat,nyansat,lövgrönt,uppåt,odlbart,växtglad,ängsnära,rotnära,
frönära,lövnära,bladnära,solnära,växtnära,fröklart,vårklart,växtklart,grönsmart,växtsmart,frösmart,
grönlätt,närodlat,uppodlat,växtrikt,förgrodd,utvalt,utsökt,ljusgrön,mossgrön,nyplantad,nykrattat,
nyskördat,omplantat,välskött,solvarmt,solmoget,utplantat,uppbundet,handsått,regnvått,daggvått,
skirgrönt,djupgrönt,gallrat,beskuret,frodigt,lummigt,ogräsfri,giftfri,uppvuxet
`,
      pairs: [],
      phrases: `
slå rot,slå ut,väx fritt,väx långsamt,gräv djupt,låt växa,sätt frö,plantera tätt,väx vilt,
skörda mer,skörda sent,vattna lagom,låt gro,låt blomma,rota dig,vänd jorden,följ solen,
odla långsamt,odla tålamod,gallra varsamt,beskär varsamt,luckra jorden,känn jorden,vattna rötterna,
vänta på våren,väck våren,spara frön,byt frön,följ humlan,gå barfota,klipp sällan,låt gräset växa,
blomma sent,skaka trädet,väx högt,bind upp,väx rakt,odla ro,odla äng,gro tätt
`,
    },
  },
} satisfies Readonly<Record<string, IndustryWords>>;
