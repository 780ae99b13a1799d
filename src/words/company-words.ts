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
   * name no thing: participles, adjectives and adverbs (Nybakat, Inifrån), and a stem of the trade before a
   * word such as nära, klart or smart (Kodnära); no verb with an adverb, which is read as a foreign name.
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
  /** Before the name of a house or a farm, if it has premises: Ateljé Solvik. */
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
      "kodbyrån,kodverkstan,webbyrån,kodsmedjan,datakontoret,ingenjörerna,programmerarna",
    hasPremises: false,
    owned: "kodbyrå,kodstuga,webbverkstad,datastuga,robotverkstad",
    ownedShort: "kod,app,webb",
    leading: "",
    things: "roboten,knappen,kodstugan,pixeln,spaken,kugghjulet,raketen,grindvakten",
    professionell: {
      words: `
algebra,astrolab,axiom,chiffer,dynamo,gnomon,kaskad,kvadratrot,magnetit,navet,nyckeln,oktant,
pendeln,polhem,rotor,semafor,teorem,transistor,amplitud,frekvens,resonans,spektrum,integral,
konstant,precision
`,
      coined: `
bitvall,kalibra,kodholm,kodvall,kodvik,kretsell,kretslund,logikum,nodell,nodgren,nodvik,sifferlund,
teknika
`,
      compounds: `
fyrbåk,grindvakt,kugghjul,kulram,portvakt,primtal,ryggrad,räknesticka,spårväxel,ställverk,svänghjul,
växelström,driftrummet,maskinrummet,kontrollrummet,kopplingsbordet,urverket,styrhytt,brandmur,
låskolven,vaktposten,vallgraven,huvudnyckeln,mästernyckeln,fixstjärnan,radiomasten,fyrskepp,
vridmoment,verkmästaren,bärvåg,stjärnkartan,kommandobryggan,kartrummet,slussporten,motorrummet,
rutnät,våglängd,trefas,likström,räckvidd,kraftfält,talföljd,heltal,ekolod,mätpunkt
`,
      pairs: [],
      couples: ["logik,teknik,data,kod", "säkerhet,förnuft,hantverk,precision,omsorg"],
      phrases: `
god ordning,rätt verktyg,full täckning,öppen källa,säker hamn,säker drift,jämn drift,lugn drift,
stadig takt,fast förbindelse,hela kedjan,på säker grund,i god ordning,lång räckvidd,full effekt,
säkra spår,jämn gång,fast punkt,tyst kraft
`,
    },
    kreativ: {
      words: `
ampersand,gnistgap,gnistra,grunkan,knappen,kometen,kvarken,mackapär,magneten,manick,meteor,myran,
parentes,periskop,raketen,semikolon,tangenten,klicket,surret,snurran,propeller,muttern,skruven,
kodelius
`,
      coined: `
bittan,kodrik,nollan,robotto
`,
      compounds: `
bläckfisk,knapptryck,kodkonfetti,kodpoesi,luftskepp,mellanslag,myrstack,månlandare,nattuggla,
piltangent,pixelkonfetti,rymdhund,stjärnkikare,vindsnurra,kodköket,kodsnickarna,kodsmedjan,
pixelverkstan,prylboden,månbasen,bikupan,månfärd,musmattan,skärmsläckaren,flipperspelet,brevduvan,
flaskposten,skiftnyckeln,trollformeln,kodknäckaren,glödlampan,eldflugan,raketbasen,rymdkapseln,
högerklick,kometsvans,luftballong,kuggfrågan,evighetsmaskin,väckarklocka,stjärnfall,blixtlås,
tidshopp,trollspö,tefatet,överväxel,sökljus,tyngdlös,ljusfart,kodnamn,växelspaken,verktygslådan,
strömbrytaren
`,
      pairs: [],
      couples: ["pixlar,siffror,sladdar,knappar,robotar", "kaffe,känsla,själ,hjärta,lek,mod,fantasi,glädje"],
      phrases: `
ettor och nollor,alla knappar,klipp och klistra,dra och släpp,röda knappen,sant eller falskt,
snälla robotar,kloka maskiner,noll och ett,inga sladdar,rätt sladd,ett knapptryck,sju lås,
under huven,på studs,smart drag,bakom skärmen,grön lampa,av och på,robotar på rast,
katten på tangenterna,skruv och mutter,lådan som surrar,en knapp till,vassa verktyg,i maskinrummet,
röda tråden,på räls,ur lådan,grönt ljus,god kontakt,skarpt läge,ett steg före,fri väg,full signal
`,
    },
    modernt: {
      words: `
blänk,flöde,glimt,gnista,kvant,kärna,linjär,puls,slinga,synka,takt,nod,port,fas,watt,nano,tolka,
pinga,väva,tänd,lemma,diod,triod,relä,blipp,pling,surra,kretsa,impuls,synaps,fraktal,pulsar,vågform
`,
      coined: `
kvanta,molna,noda,synkra,kodio,nodra,molnio,flödra,kretsio,bitra,nodio,logiva,algoris
`,
      compounds: `
molnfri,molnhöjd,omstart,nystart,trådlös,snabbval,inloggad,påloggad,inkopplad,påslagen,omladdad,
omkodad,utrullad,ihopsatt,ombyggd,påbyggd,utbyggd,inbyggd,felfri,sladdfri,skarvfri,brusfri,igång,
framåt,sökbar,delbar,länkbar,flyttbar,kodnära,bitnära,datanära,webbnära,kodklart,appklart,kodsmart,
skalbar,mätbar,körbar,sömlös,steglös,ljudlös,buggfri,kodfri,självlärd,nykodad,uppskalad,intrimmad,
välbyggd,väloljad,uppfunnen,nydanande,handkodad,handbyggd,felsökt,provkörd,vältestad,driftsatt,
fulladdad,framtagen,utvecklad
`,
      pairs: [],
      phrases: `
spara som,koda om,starta om,ladda om,skala upp,koppla upp,tryck start,rulla ut,följ flödet,logga in,
klicka här,testa först,zooma in,växla upp,vrid upp,lås upp,gå live,knäck koden,tänk binärt,
hitta felet,koda rent,slipa koden,tryck enter,tänd lampan,visa källan,ångra senast,mät först,
mät två gånger,klicka lagom,håll takten,lös knuten,rita flödet,lys upp,ring upp,ställ om,sök rätt,
mät rätt,byt kod
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
axet,bryggstugan,dukat,epikuré,fäboden,gästgivaren,härden,skafferiet,skörden,kvarnen,logen,trakten,
säsongen,ambrosia,lukullus,mässen,bägaren,terrin,kantin,värden,gastronom,hävd,förfining,måltid
`,
      coined: `
brödlund,havregren,kornlund,rågsund,rågvall,rågvik,saltvall
`,
      compounds: `
humlegård,kvarnsten,lagerblad,rågax,silverfat,skördetid,vinranka,visthus,matsalen,kryddboden,
kryddgården,stenugnen,vedugnen,bakstugan,rökeriet,ostboden,matkällaren,vinkällaren,köksmästaren,
kallskänkan,källarmästaren,hovmästaren,silverbrickan,gjutjärn,skördefesten,hökarboden,fatbur,vedeld,
varmrätt
`,
      pairs: ["råg,bröd,surdegs,ost,smör,honungs|bruket,gården", "bröd,ost,surdegs|mästarna", "hamn,torg,kvarn,sjö,strand,ek,lind|krogen,köket", "vedugns,stenugns,lant,kvarn|bageriet,brödet"],
      couples: ["bröd,ost,kaffe,vilt", "hantverk,säsong,gästfrihet,tradition"],
      phrases: `
dukat bord,från grunden,husets bästa,över öppen eld,lagat från grunden,första skörden,husets bröd,
öppen spis,efter säsong,god sed,lång tradition,gammalt hantverk,prövade recept,gammal sed,sakta eld,
svensk skörd,gårdens skörd,ärligt hantverk
`,
    },
    kreativ: {
      words: `
honungsburk,kanelia,kringlan,krokan,plättlagg,påtår,smulan,våffelhjärta,äppelkind,kastrullen,
durkslaget,vispen,sleven,förklädet,gaffeln,tallriken,tuggan,mandolin,äppelskrutt,sockertopp,
gräddnos,kastanj,kajutan,byssan,brasan,glöden,gillestugan,karaffen,ladan,aptit,pokalen,kornelius,
mjölner
`,
      coined: `
ostrid,rågnar,sockrates,syltvester
`,
      compounds: `
gräddklick,matsäck,pannkaksstapel,pepparkvarn,ramslök,saftkalas,slickepott,smörklick,sockerbit,
syltburk,kakburken,bullplåten,brödkaveln,matlådan,tekoppen,våffelstugan,kafferepet,honungsskeden,
mjölpåse,söndagsbullen,kantarellstället,geléhallon,kanelstången,kolbulle,grytlocket,grytlapp,
träslev,munsbit,saftkannan,bärplockarna,tårtspaden,ugnsluckan,bakplåt,gökotta,kockmössan,
spettekakan,smörasken,kaffepannan,söndagssteken,ostkupan,grytvante,degspaden,sockerskålen,
kaffepratet,brödkorgen,fikarasten,långkok,långjäst,mellanmål,saltkorn,nattmacka,sovmorgon,matglad,
glödköket,eldköket,smakbit,surdegen,kryddhyllan,hembagarna,kaffekvarnen,saltkaret,smörkärna,
mandelblom,middagsbordet,långbordet,långbord
`,
      pairs: ["sylt,kanel,honungs,kardemumma,bull,kak,pannkaks|boden,köket,stugan,vagnen", "rabarber,blåbärs,choklad,vanilj|drömmen,kalaset", "räv,uggle,igelkotts|köket,krogen", "kvarters,söndags|bordet,köket"],
      couples: ["smör,salt,honung,kanel,surdeg,vanilj,råg", "kärlek,ro,citron,mandel,fikon,glädje,hjärta,lust,rosmarin"],
      phrases: `
varma bullar,tredje koppen,smör på bröd,kavlat och bakat,en tugga till,kaffe och kaka,
kaffe med dopp,bulle till kaffet,en kopp till,en bit till,sju sorters kakor,grädde på moset,
russinet i kakan,gott om gott,många kockar,inte en smula,dill och grädde,socker på toppen,
mjöl på näsan,soppa på spik,salt och peppar,sött och salt,nu äter vi,middag hos oss,rykande färskt,
tårta på tårta,maten är klar,till kaffet,första kaffet,smaklig måltid,i sitt esse,på silverfat,
ur ugnen,full gryta,en nypa salt,mer smör,god aptit,dagens rätt,vid långbordet,långt bord,
runt bordet,kring samma bord,vita dukar,i matsalen,vid härden,rent mjöl,gott sällskap
`,
    },
    modernt: {
      words: `
ax,glöd,härd,nymald,sjuda,skörd,smula,sälta,sötma,tugga,kopp,puttra,låga,ånga,slev,brygga,koppar,
beska,pyra,doft,klyfta,frasig,rykande
`,
      coined: `
brödra,knapra,läppja,mumsa,råga,smakra,kornia,aptiva,smulia,gräddo,bordra,jästra,tuggo,matra
`,
      compounds: `
nybakat,nyrostat,eldfast,nykokt,nyskuret,nybryggt,nyplockat,nyskördat,omrört,upplagt,uppdukat,
framdukat,smaksatt,smakrikt,matnära,fikanära,kustnära,gårdsnära,torgnära,matklart,fikaklart,
vegoklart,fikalätt,fikasmart,vegosmart,smakrätt,närodlat,närbakat,närlagat,påfyllt,njutbart,ihop,
ätbart,lunchnära,lunchlätt,kaffenära,nylagat,nygräddat,nystekt,nyjäst,nyfiskat,hembakat,hemlagat,
hemkokt,hemodlat,handmalt,vedeldat,kallrökt,inlagt,inkokt,avsmakat,välsaltat,långbakat,långkokt,
stenmalt,kokhett,solmoget,ugnsbakat,kallrört,rårört
`,
      pairs: [],
      phrases: `
smaka av,rör om,ta om,jäs långsamt,salta lagom,baka långsamt,bryn smöret,duka upp,knåda länge,
ät långsamt,häll upp,koka upp,smaka först,bred på,rosta långsamt,hugg in,ät hemma,smält smöret,
vispa grädden,slicka skeden,skrapa skålen,tugga långsamt,kavla tunt,skiva tunt,hacka fint,
sjud länge,låt jäsa,låt sjuda,dela kakan,skär tjockt,strö över,mal grovt,rosta mörkt,brygg starkt,
tänd ugnen,spara smulorna,låt koka,ät lagom
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
    "nord,norr,syd,öst,söder,öster,torn,fyr,skär,hav,hamn,sund,valv,klint,fjäll,udde",
  /** Signs over a door, after a definite trade: Bageriet Kajen. */
  signs:
    "Kajen,Kvarnen,Bryggan,Hörnet,Gläntan,Svanen,Ankaret,Kronan,Linden,Eken,Örnen,Lärkan,Fyren,Nyckeln,Trappan,Porten,Tornet,Källan,Tranan,Hjorten,Stjärnan,Solen",
  /** Where the company is, after a definite trade. */
  spots:
    "på Kajen,vid Bron,på Höjden,vid Ån,på Hörnet,i Backen,vid Torget,på Gården,vid Sjön,i Parken,vid Kvarnen,under Eken,vid Kanalen,vid Slussen,i Lunden",
  /** Names of houses and farms, after an indefinite trade: Ateljé Solvik. */
  farms:
    "Solvik,Almvik,Ekhaga,Björkhaga,Lindhaga,Solhaga,Sjövik,Fridhem,Granvik,Rosendal,Björkvik,Tallåsen,Solbacka,Lyckebo,Stenvik,Ekenäs,Norrgården,Marielund,Sofielund,Karlsro,Almnäs,Videvik,Ängsvik,Hagalund",
  /** Adjectives in the definite form. */
  adjectives: "glada,lilla,röda,blå",
};

/** Compositions that mean something else, contain a word of the block list, or are too close to a brand. */
export const excludedNames = `
sveas krog,trädgård rosendal,studio lyckebo,
glada lådan,röda linjen,haiku keramik,kristallkronan import,kristallkronan interiör,
norr tyg
`;
