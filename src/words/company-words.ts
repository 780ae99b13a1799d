/*
 * The words of company names, written by hand. Each list states its rule. Entries are separated by
 * commas; line breaks around them do not count. No name is invented at random: each is either
 * written here as it is, or joined from a set in which every first part suits every second part.
 */

export type Tone = "professionell" | "kreativ" | "modernt";

/**
 * Words and sets of an industry for a tone; each has one tone. *Professionell* has weight, without
 * partners that the company does not have. *Modern* is a form rather than a picture: a coined word,
 * a verb, or the compounds and commands below; never "och".
 */
interface ToneWords {
  /** Real words moved to a new field, and plays on a person's name: Ekolod, Penselope. */
  readonly words: string;
  /** Coined words, of two or three syllables, that keep a word or a name one recognizes. */
  readonly coined: string;
  /**
   * Real compounds moved to a new field, in the form a founder would paint on a sign: Kafferepet. Modern ones
   * name no thing: participles, adjectives and adverbs (Nybakat, Inifrån), and a stem of the trade or a verb
   * before a word such as nära, klart, redo or nu (Kodnära).
   */
  readonly compounds: string;
  /**
   * First parts | second parts; every compound of a set makes sense. Joining letters included. Only
   * names of shops and workshops: joined words for what a consultant or a programmer does are flat.
   */
  readonly pairs: readonly string[];
  /** Idioms and fixed phrases moved to the trade: Rent Mjöl. Modern ones are commands, verb first: Duka Upp. */
  readonly phrases: string;
}

interface CoupledWords extends ToneWords {
  /** Two sets, joined by &; each of the first suits each of the second: Råg & Rosmarin. */
  readonly couples: readonly [string, string];
}

/** Words and sets of an industry. */
export interface IndustryWords {
  /** After a distinctive word, by tone: Mareld Teknik. */
  readonly suffixes: Readonly<Record<Tone, string>>;
  /** What the company is, in the definite form: Bageriet Kajen. */
  readonly definite: string;
  /** Whether customers come to it, so that its name may say where it is: Bageriet vid Ån. */
  readonly hasPremises: boolean;
  /** After a first name in the genitive: Signes Kakbod. */
  readonly owned: string;
  /** The same, short enough for a short name: Idas Ord. */
  readonly ownedShort: string;
  /** Before the name of a house or a farm: Ateljé Solvik. */
  readonly leading: string;
  /** After an adjective in the definite form: Gyllene Kringlan. */
  readonly things: string;
  readonly professionell: CoupledWords;
  readonly kreativ: CoupledWords;
  readonly modernt: ToneWords;
}

/** The industries that the first page of names is drawn from. */
export const firstIndustries = {
  tech: {
    suffixes: {
      professionell: "IT,Data,Teknik,System,Digital,Automation",
      kreativ: "Labb,Kod,Digital,Studio,Webb",
      modernt: "Labs,Tech,Kod,Studio,Digital,IT",
    },
    definite:
      "kodbyrån,datastugan,kodverkstan,webbyrån,kodsmedjan,datakontoret,ingenjörerna,programmerarna",
    hasPremises: false,
    owned: "kodbyrå,kodstuga,webbverkstad,datastuga,robotverkstad",
    ownedShort: "kod,app,webb",
    leading: "studio,byrå,kodbyrå,kodstudio",
    things: "roboten,knappen,kodstugan,pixeln,spaken,kugghjulet,raketen,grindvakten",
    professionell: {
      words: `
algebra,apogeum,astrolab,axiom,chiffer,dynamo,gnomon,kaskad,kodelius,kvadratrot,magnetit,navet,
nyckeln,oktant,pendeln,polhem,pulsar,rotor,semafor,teorem,transistor,amplitud,frekvens,resonans,
spektrum,fraktal,impuls,synaps
`,
      coined: `
bitvall,kalibra,kodholm,kodvall,kodvik,kretsell,kretslund,logikum,nodell,nodgren,nodvik,sifferlund,
teknika
`,
      compounds: `
fyrbåk,grindvakt,kugghjul,kulram,portvakt,primtal,ryggrad,räknesticka,spårväxel,ställverk,svänghjul,
växelström,driftrummet,maskinrummet,kontrollrummet,kopplingsbordet,urverket,styrhytt,brandmur,
låskolven,vaktposten,vallgraven,huvudnyckeln,mästernyckeln,fixstjärnan,radiomasten,fyrskepp,
vridmoment,hänglås,verkmästaren,bärvåg,stjärnkartan,nollpunkten,kommandobryggan,kartrummet,
formelsamling,slussporten,motorrummet,rutnät,våglängd,trefas,likström,räckvidd,kraftfält,vågform,
talföljd,heltal,ekolod
`,
      pairs: [],
      couples: ["logik,teknik,data,kod", "säkerhet,förnuft,hantverk,precision,omsorg"],
      phrases: `
ett steg före,fri väg,full signal,god ordning,rätt verktyg,full täckning,öppen källa,säker hamn,
säker drift,jämn drift,lugn drift,skarpt läge,god kontakt,stadig takt,fast förbindelse,hela kedjan,
på säker grund,i god ordning,lång räckvidd,full effekt,säkra spår
`,
    },
    kreativ: {
      words: `
ampersand,gnistgap,gnistra,grunkan,knappen,kometen,kvarken,mackapär,magneten,manick,meteor,myran,
parentes,periskop,raketen,semikolon,spindelväv,tangenten,klicket,surret,snurran,propeller,muttern,
skruven
`,
      coined: `
bittan,kodette,kodrik,nollan,robotto
`,
      compounds: `
bläckfisk,knapptryck,kodkonfetti,kodpoesi,luftskepp,mellanslag,myrstack,månlandare,nattuggla,
piltangent,pixelkonfetti,rymdhund,stjärnkikare,vindsnurra,kodköket,kodsnickarna,kodsmedjan,
pixelverkstan,prylboden,månbasen,bikupan,månfärd,musmattan,skärmsläckaren,flipperspelet,brevduvan,
flaskposten,skiftnyckeln,trollformeln,kodknäckaren,startknappen,glödlampan,eldflugan,raketbasen,
rymdkapseln,plåtroboten,räknesnurran,högerklick,tumnagel,skärmtid,kometsvans,luftballong,kuggfrågan,
evighetsmaskin,fjärrkontroll,väckarklocka,stjärnfall,blixtlås,tidshopp,trollspö,tefatet,överväxel,
sökljus,tyngdlös,ljusfart,kodnamn,växelspaken,verktygslådan,strömbrytaren
`,
      pairs: [],
      couples: ["pixlar,siffror,moln,sladdar,knappar,robotar", "kaffe,känsla,själ,hjärta,lek,mod,fantasi,glädje"],
      phrases: `
ettor och nollor,alla knappar,klipp och klistra,dra och släpp,röda knappen,sant eller falskt,
snälla robotar,kloka maskiner,noll och ett,inga sladdar,rätt sladd,ett knapptryck,sju lås,
under huven,på studs,smart drag,bakom skärmen,grön lampa,av och på,robotar på rast,
katten på tangenterna,skruv och mutter,lådan som surrar,en knapp till,vassa verktyg,
i maskinrummet,röda tråden,på räls,ur lådan,grönt ljus
`,
    },
    modernt: {
      words: `
blänk,eko,flöde,glimt,gnista,koppla,kvant,kärna,linjär,orbit,pivot,puls,slinga,synka,takt,nod,port,
fas,watt,nano,ladda,länka,tolka,pinga,starta,väva,tänd,lemma,diod,triod,relä,blipp,pling
`,
      coined: `
kvanta,molna,noda,synkra,kodio,nodra,molnio,flödra,kretsio,bitra,nodio,logiva,algoris
`,
      compounds: `
molnfri,molnhöjd,omstart,nystart,trådlös,snabbval,inloggad,påloggad,inkopplad,påslagen,omladdad,
omkodad,utrullad,ihopsatt,ombyggd,påbyggd,utbyggd,inbyggd,felfri,sladdfri,skarvfri,brusfri,igång,
framåt,sökbar,laddbar,delbar,länkbar,flyttbar,kodnära,bitnära,datanära,webbnära,kodklart,appklart,
bitsmart,molnsmart,kodsmart,webblätt,applätt,datalätt,appdirekt,kodmera,länkmera,molnredo,webbredo,
appredo,kodredo,klickrätt,bitvis,nodvis,sökfram,laddahem,klickhem,skalbar,mätbar,körbar,
bärbar,sömlös,steglös,ljudlös,buggfri,kodfri,självlärd
`,
      pairs: [],
      phrases: `
spara som,koda om,starta om,börja om,slå på,ladda om,bygg vidare,bygg nytt,skala upp,koppla upp,
koppla in,kör igång,tryck start,rulla ut,byt spår,följ flödet,ta höjd,ladda hem,ladda upp,
logga in,klicka här,länka in,bygg ut,bygg klart,testa nytt,testa först,synka in,växla upp,
tänk stort,spara mer,sök vidare,zooma in,skriv klart,sätt ihop,vrid upp,lås upp,gå live,
gå vidare,slå ihop,prova nytt,sätt fart,gör om,gör nytt,nå ut
`,
    },
  },
  mat: {
    suffixes: {
      professionell: "Bageri,Krog,Konditori,Mat,Catering,Delikatesser",
      kreativ: "Kafé,Kök,Konditori,Glass,Bageri",
      modernt: "Kök,Bar,Kaffe,Mat,Bistro,Catering,Rosteri",
    },
    definite:
      "bageriet,krogen,ostboden,brödboden,konditoriet,köket,rosteriet,kafferosteriet,värdshuset,matsalen",
    hasPremises: true,
    owned: "bageri,brödbod,konditori,kakbod,krog,kafé,ostbod,matsal",
    ownedShort: "kök,bar,mat,ost",
    leading: "bageri,kafé,krog,bar,konditori,rosteri",
    things: "kringlan,grytan,bagaren,kannan,brödkorgen,kocken,kaveln,skeden,ugnen,brickan",
    professionell: {
      words: `
axet,bryggstugan,dukat,epikuré,fäboden,gillestugan,glöden,gästgivaren,härden,kornelius,mjölner,
skafferiet,skörden,kvarnen,ladan,brasan,salongen,logen,trakten,säsongen,ambrosia,lukullus,mässen,
karaffen,bägaren,pokalen,terrin,kantin,värden,aptit,koppar
`,
      coined: `
brödlund,havregren,kornlund,rågsund,rågvall,rågvik,saltvall
`,
      compounds: `
humlegård,kvarnsten,lagerblad,mandelblom,rågax,silverfat,skördetid,smörkärna,vinranka,visthus,
matsalen,kryddboden,kryddgården,stenugnen,vedugnen,bakstugan,rökeriet,ostboden,matkällaren,
vinkällaren,middagsbordet,långbordet,köksmästaren,kallskänkan,källarmästaren,hovmästaren,
silverbrickan,gjutjärn,skördefesten,hökarboden,fatbur,vedeld,långbord,varmrätt
`,
      pairs: ["råg,bröd,surdegs,ost,smör,honungs|bruket,gården", "bröd,ost,surdegs|mästarna", "hamn,torg,kvarn,sjö,strand,ek,lind|krogen,köket,bordet", "vedugns,stenugns,lant,kvarn|bageriet,brödet"],
      couples: ["bröd,ost,kaffe,vilt", "hantverk,säsong,gästfrihet,tradition"],
      phrases: `
dukat bord,från grunden,långt bord,runt bordet,husets bästa,över öppen eld,lagat från grunden,
rent mjöl,dagens rätt,vid långbordet,första skörden,husets bröd,kring samma bord,vita dukar,
öppen spis,efter säsong,gott sällskap,vid härden,god sed,i matsalen
`,
    },
    kreativ: {
      words: `
bakarina,honungsburk,kanelia,kringlan,krokan,plättlagg,påtår,smulan,våffelhjärta,äppelkind,
kastrullen,durkslaget,vispen,sleven,förklädet,gaffeln,tallriken,tuggan,mandolin,äppelskrutt,
sockertopp,gräddnos,kastanj,kajutan,byssan
`,
      coined: `
ostrid,rågnar,sockrates,syltvester
`,
      compounds: `
gräddklick,matsäck,pannkaksstapel,pepparkvarn,ramslök,saftkalas,slickepott,smörklick,sockerbit,
syltburk,kakburken,bullplåten,brödkaveln,matlådan,tekoppen,våffelstugan,köttbullsbaren,
picknickkorgen,kafferepet,honungsskeden,mjölpåse,söndagsbullen,kantarellstället,geléhallon,
kanelstången,kolbulle,grytlocket,grytlapp,träslev,munsbit,saftkannan,bärplockarna,tårtspaden,
ugnsluckan,bakplåt,gökotta,kockmössan,spettekakan,smörasken,kaffepannan,söndagssteken,ostkupan,
grytvante,degspaden,sockerskålen,kaffepratet,brödkorgen,fikarasten,bordsvisan,långkok,långjäst,
mellanmål,saltkorn,nattmacka,sovmorgon,matglad,glödköket,eldköket,smakbit,surdegen,kryddhyllan,
hembagarna,kaffekvarnen,saltkaret
`,
      pairs: ["sylt,kanel,honungs,kardemumma,bull,kak,pannkaks|boden,köket,stugan,vagnen", "rabarber,blåbärs,choklad,vanilj|drömmen,kalaset", "räv,uggle,igelkotts|köket,krogen", "kvarters,söndags|bordet,köket"],
      couples: ["smör,salt,honung,kanel,surdeg,vanilj,råg", "kärlek,ro,citron,mandel,fikon,glädje,hjärta,lust,rosmarin"],
      phrases: `
varma bullar,tredje koppen,smör på bröd,kavlat och bakat,en tugga till,kaffe och kaka,
kaffe med dopp,bulle till kaffet,en kopp till,en bit till,sju sorters kakor,grädde på moset,
russinet i kakan,gott om gott,många kockar,inte en smula,dill och grädde,socker på toppen,
mjöl på näsan,soppa på spik,salt och peppar,sött och salt,nu äter vi,middag hos oss,rykande färskt,
tårta på tårta,maten är klar,klick i mitten,sylt på allt,till kaffet,första kaffet,smaklig måltid,
i sitt esse,på silverfat,ur ugnen,full gryta,en nypa salt,mer smör,god aptit
`,
    },
    modernt: {
      words: `
ax,glöd,härd,jäsa,kavla,nymald,sjuda,skörd,smula,sälta,sötma,tugga,kopp,knåda,duka,bryna,puttra,
njut,fräsa,bjud,låga,ånga,slev,skåla,smaka,brygga
`,
      coined: `
brödra,knapra,läppja,mumsa,råga,smakra,kornia,aptiva,smulia,gräddo,bordra,jästra,tuggo,matra
`,
      compounds: `
nybakat,nyrostat,eldfast,nykokt,nyskuret,nybryggt,nyplockat,nyskördat,omrört,upplagt,uppdukat,
framdukat,smaksatt,smakrikt,matnära,fikanära,kustnära,gårdsnära,torgnära,matklart,fikaklart,
vegoklart,matfram,fikafram,matmera,fikamera,vegomera,smakmera,matlätt,fikalätt,
sopplätt,vegolätt,fikahem,kaffehem,tuggvis,koppvis,fikaredo,matredo,lunchredo,dukafram,ätgrönt,
ätlokalt,ätvidare,ätenkelt,äthemma,ätsmart,fikasmart,vegosmart,smakrätt,närodlat,närbakat,närlagat,
påfyllt,njutbart,ugnsbakat,långbakat,ihop,ätbart,lunchnära,lunchlätt,kaffenära
`,
      pairs: [],
      phrases: `
ät mer,ät nu,smaka av,rör om,ta om,jäs långsamt,salta lagom,ät grönt,ät lokalt,baka långsamt,
bryn smöret,duka upp,ät ute,ät med oss,knåda länge,ät långsamt,sätt dig,duka fram,häll upp,koka upp,
smaka nytt,smaka först,baka mer,baka nytt,ät gott,ät hemma,ät ihop,ät vidare,brygg nytt,brygg på,
plocka färskt,värm upp,bjud in,hugg in,bred på,ta med,rosta långsamt
`,
    },
  },
} satisfies Readonly<Record<string, IndustryWords>>;

/** People and places in descriptive names. */
export const people = {
  firstNames: `
Signe,Tora,Vera,Ester,Elsa,Otto,Sixten,Frans,Egon,Ture,Ellen,Astrid,Edit,Hedda,Greta,Märta,Ebba,Tyra,
Svea,Agnes,Elvira,Alfred,Gösta,Arvid,Harald,Valter,Sigrid,Hilma,Rut,Majken,Albin,Edvin,Nora,Siri,Olga
`,
  /** The same, of few letters. */
  shortNames: "Ida,Eva,Åsa,Mia,Pia,Siv,Rut,Åke,Ove,Bo,Tor,Mio,Ava,Isa,Tea,Liv,Ebbe,Ina",
  /** Before a trade: Nord Revision. */
  landmarks:
    "nord,norr,syd,öst,söder,öster,torn,fyr,skär,hav,hamn,sund,bro,port,valv,klint,fjäll,udde",
  /** Signs over a door, after a definite trade: Bageriet Kajen. */
  signs:
    "Kajen,Kvarnen,Bryggan,Hörnet,Gläntan,Svanen,Ankaret,Kronan,Linden,Eken,Örnen,Lärkan,Fyren,Nyckeln,Trappan,Porten,Tornet,Källan,Tranan,Hjorten,Stjärnan,Solen",
  /** Where the company is, after a definite trade. */
  spots:
    "på Kajen,vid Bron,på Höjden,vid Ån,på Hörnet,i Backen,vid Torget,på Gården,vid Sjön,i Parken,vid Kvarnen,under Eken,vid Kanalen,vid Slussen,i Lunden",
  /** Names of houses and farms, after an indefinite trade: Ateljé Solvik. */
  farms:
    "Solvik,Almvik,Ekhaga,Björkhaga,Lindhaga,Sjövik,Fridhem,Granvik,Rosendal,Björkvik,Tallåsen,Solbacka,Lyckebo,Stenvik,Ekenäs,Norrgården,Marielund,Sofielund,Karlsro,Almnäs,Videvik,Ängsvik,Hagalund",
  /** Adjectives in the definite form. */
  adjectives: "glada,lilla,röda,blå",
};

/** Compositions that mean something else, contain a word of the block list, or are too close to a brand. */
export const excludedNames = `
sveas krog,trädgård rosendal,studio lyckebo,kodstudio lyckebo,
glada lådan,röda linjen,haiku keramik,kristallkronan import,kristallkronan interiör,
bro foto,norr tyg
`;
