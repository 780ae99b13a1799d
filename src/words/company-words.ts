/*
 * The words of company names, written by hand. Each list states its rule. Entries are separated by
 * commas; line breaks around them do not count. No name is invented at random: each is either
 * written here as it is, or joined from a set in which every first part suits every second part.
 */

export type Tone = "professionell" | "kreativ" | "modernt";

/**
 * Words and sets of an industry for a tone; each has one tone. *Professionell* has weight, without
 * partners that the company does not have. *Modern* is short: a coined word, a verb or an
 * imperative, and never "och".
 */
interface ToneWords {
  /** Real words moved to a new field, and plays on a person's name: Ekolod, Penselope. */
  readonly words: string;
  /** Coined words, of two or three syllables, that keep a word or a name one recognizes. */
  readonly coined: string;
  /** Real compounds moved to a new field, in the form a founder would paint on a sign: Kafferepet. */
  readonly compounds: string;
  /**
   * First parts | second parts; every compound of a set makes sense. Joining letters included. Only
   * names of shops and workshops: joined words for what a consultant or a programmer does are flat.
   */
  readonly pairs: readonly string[];
  /** Idioms and fixed phrases moved to the trade: Rent Mjöl. */
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
  /** Before a name or a word: Studio Vide. */
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
algebra,apogeum,astrolab,axiom,chiffer,dynamo,gnomon,kaskad,kodelius,kvadratrot,lemma,magnetit,navet,
nyckeln,oktant,pendeln,polhem,pulsar,rotor,semafor,teorem,relä,transistor,diod,triod,amplitud,
frekvens,resonans,spektrum
`,
      coined: `
algoris,bitvall,kalibra,kodholm,kodvall,kodvik,kretsell,kretslund,logikum,nodell,nodgren,nodvik,
sifferlund,teknika
`,
      compounds: `
fyrbåk,grindvakt,kugghjul,kulram,portvakt,primtal,ryggrad,räknesticka,spårväxel,ställverk,svänghjul,
växelström,driftrummet,maskinrummet,kontrollrummet,kopplingsbordet,urverket,kodlåset,
instrumentbrädan,styrhytt,brandmur,låskolven,vaktposten,vallgraven,huvudnyckeln,mästernyckeln,
växelspaken,strömbrytaren,fixstjärnan,radiomasten,fyrskepp,vridmoment,hänglås,verktygslådan,
verkmästaren,bärvåg,stjärnkartan,nollpunkten,skjutmåttet,räkneverket,kommandobryggan,manöverbordet,
kartrummet,formelsamling,slussporten,motorrummet
`,
      pairs: [],
      couples: ["logik,teknik,data,kod", "säkerhet,förnuft,hantverk,precision,omsorg"],
      phrases: `
röda tråden,ett steg före,hela bilden,fri väg,full signal,god ordning,rätt verktyg,vassa verktyg,
full täckning,i maskinrummet,öppen källa,säker hamn,säker drift,jämn drift,lugn drift,skarpt läge,
dubbla lås,rätt lösen,god kontakt,stadig takt,fast förbindelse,hela kedjan,på säker grund,
i god ordning,lång räckvidd,full effekt,säkra spår
`,
    },
    kreativ: {
      words: `
ampersand,blipp,gnistgap,gnistra,grunkan,knappen,kometen,kvarken,mackapär,magneten,manick,meteor,
myran,parentes,periskop,raketen,semikolon,spindelväv,tangenten,pling,klicket,surret,snurran,
propeller,muttern,skruven
`,
      coined: `
bittan,kodette,kodrik,nollan,robotto
`,
      compounds: `
bläckfisk,knapptryck,kodkonfetti,kodpoesi,luftskepp,mellanslag,myrstack,månlandare,nattuggla,
piltangent,pixelkonfetti,rymdhund,rävspel,stjärnkikare,vindsnurra,kodköket,kodsnickarna,kodsmedjan,
pixelfabriken,pixelverkstan,prylboden,månbasen,bikupan,månfärd,musmattan,skärmsläckaren,
flipperspelet,brevduvan,flaskposten,skiftnyckeln,trollformeln,kodknäckaren,startknappen,glödlampan,
eldflugan,raketbasen,rymdkapseln,plåtroboten,räknesnurran,högerklick,tumnagel,skärmtid,pyjamaskod,
rymdapan,kometsvans,luftballong,kuggfrågan,evighetsmaskin,fjärrkontroll,väckarklocka,stjärnfall,
blixtlås,tidshopp,trollspö,tefatet
`,
      pairs: [],
      couples: ["pixlar,siffror,moln,sladdar,knappar,robotar", "kaffe,känsla,själ,hjärta,lek,mod,fantasi,glädje"],
      phrases: `
ettor och nollor,alla knappar,klipp och klistra,dra och släpp,röda knappen,sant eller falskt,
snälla robotar,kloka maskiner,noll och ett,inga sladdar,rätt sladd,ett knapptryck,sju lås,
under huven,på studs,smart drag,bakom skärmen,grön lampa,av och på,robotar på rast,
katten på tangenterna,skruv och mutter,moln på himlen,lådan som surrar,en knapp till
`,
    },
    modernt: {
      words: `
blänk,eko,flöde,fraktal,glimt,gnista,impuls,koppla,kvant,kärna,linjär,orbit,pivot,puls,slinga,synaps,
synka,takt,nod,port,tråd,fas,watt,nano,ladda,länka,tolka,pinga,starta,väva,haka,skruva,tänd
`,
      coined: `
kvanta,molna,noda,synkra,kodio,nodra,molnio,flödra,kretsio,bitra,nodio,logiva
`,
      compounds: `
ekolod,rutnät,våglängd,omstart,mörkläge,flygläge,källkod,ljusår,trefas,likström,räckvidd,molnfri,
molnhöjd,kraftfält,autopilot,överväxel,styrspak,lösenord,sökljus,trådlös,tyngdlös,nattläge,helskärm,
bildpunkt,kallstart,vågform,vinkelrät,talföljd,heltal,kodord,kodnamn,molnfront,inkorgen,sidfot,
nystart,snabbval,ljusfart,genväg,uppkoppla
`,
      pairs: [],
      phrases: `
ny kod,ren kod,i synk,i fas,ett klick,ny flik,spara som,på räls,alltid på,nya spår,nästa rad,
nästa drag,ny våglängd,på nolltid,i realtid,fullt laddad,grönt ljus,koda om,starta om,tänk kod,
börja om,slå på,ladda om,bygg vidare,bygg nytt,skala upp,koppla upp,koppla in,kör igång,tryck start,
håll fart,ur lådan,noll fel,mer ström,rulla ut,byt spår,följ flödet,ta höjd,första raden
`,
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
    hasPremises: true,
    owned: "bageri,brödbod,konditori,kakbod,krog,kafé,ostbod,matsal",
    ownedShort: "kök,bar,mat,ost",
    leading: "bageri,kafé,krog,bar,konditori,rosteri",
    things: "kringlan,grytan,bagaren,kannan,brödkorgen,kocken,kaveln,skeden,ugnen,brickan",
    professionell: {
      words: `
axet,bryggstugan,dukat,epikuré,fäboden,gillestugan,glöden,gästgivaren,härden,kornelius,mjölner,
skafferiet,skörden,kvarnen,ladan,brasan,salongen,logen,trakten,säsongen,ambrosia,lukullus,mässen,
byssan,kajutan,karaffen,bägaren,pokalen,terrin,kantin,värden
`,
      coined: `
brödlund,havregren,kornlund,rågsund,rågvall,rågvik,saltvall
`,
      compounds: `
humlegård,kvarnsten,lagerblad,mandelblom,rågax,silverfat,skördetid,smörkärna,vinranka,visthus,
matsalen,kryddboden,kryddgården,stenugnen,vedugnen,bakstugan,saltkaret,surdegen,rökeriet,ostboden,
matkällaren,vinkällaren,middagsbordet,långbordet,hembagarna,husmanskost,köksmästaren,kallskänkan,
källarmästaren,hovmästaren,kryddhyllan,silverbrickan,kaffekvarnen,gjutjärn,gästabudet,skördefesten,
hökarboden,hjortronmyren,mjölnarsonen,fatbur
`,
      pairs: ["råg,bröd,surdegs,ost,smör,honungs|bruket,gården", "bröd,ost,surdegs|mästarna", "hamn,torg,kvarn,sjö,strand,ek,lind|krogen,köket,bordet", "vedugns,stenugns,lant,kvarn|bageriet,brödet"],
      couples: ["bröd,ost,kaffe,vilt", "hantverk,säsong,gästfrihet,tradition"],
      phrases: `
dukat bord,från grunden,långt bord,i sitt esse,runt bordet,till bords,husets bästa,smaklig måltid,
över öppen eld,jord till bord,lagat från grunden,rent mjöl,ur ugnen,dagens rätt,full gryta,
vid långbordet,första skörden,husets bröd,kring samma bord,vita dukar,öppen spis,på silverfat,
efter säsong,gott sällskap,vid härden,på fat,god sed,från gård till gryta,i matsalen,till middag
`,
    },
    kreativ: {
      words: `
bakarina,honungsburk,kanelia,kringlan,krokan,plättlagg,påtår,smulan,våffelhjärta,äppelkind,
kastrullen,durkslaget,vispen,sleven,förklädet,gaffeln,tallriken,tuggan,mandolin,äppelskrutt,
sockertopp,gräddnos
`,
      coined: `
ostrid,rågnar,sockrates,syltvester
`,
      compounds: `
gräddklick,matsäck,pannkaksstapel,pepparkvarn,ramslök,saftkalas,slickepott,smörklick,sockerbit,
syltburk,kakfatet,kakburken,bullplåten,brödkaveln,matlådan,tekoppen,våffelstugan,köttbullsbaren,
picknickkorgen,kafferepet,honungsskeden,mjölpåse,söndagsbullen,kantarellstället,geléhallon,
kanelstången,kolbulle,stekpannan,grytlocket,grytlapp,träslev,munsbit,saftkannan,bärplockarna,
tårtspaden,ugnsluckan,bakplåt,tårtbit,gökotta,kockmössan,spettekakan,smörasken,soppskålen,
kaffepannan,söndagssteken,ostkupan,grytvante,kakformen,degspaden,sockerskålen,kaffepratet,brödkorgen,
fikarasten,bordsvisan
`,
      pairs: ["sylt,kanel,honungs,kardemumma,bull,kak,pannkaks|boden,köket,stugan,vagnen", "rabarber,blåbärs,choklad,vanilj|drömmen,kalaset", "räv,uggle,igelkotts|köket,krogen", "kvarters,säsongs,söndags,torg|bordet,köket"],
      couples: ["smör,salt,honung,kanel,surdeg,vanilj,råg", "kärlek,ro,citron,mandel,fikon,glädje,hjärta,lust,rosmarin"],
      phrases: `
varma bullar,hela bullen,varm limpa,stora kakan,tredje koppen,smör på bröd,mätt och glad,
kavlat och bakat,en tugga till,kaffe och kaka,kaffe med dopp,bulle till kaffet,en kopp till,
en bit till,sju sorters kakor,grädde på moset,russinet i kakan,gott om gott,många kockar,
inte en smula,dill och grädde,ost och kex,socker på toppen,mjöl på näsan,soppa på spik,
salt och peppar,sött och salt,nu äter vi,middag hos oss,gryta och glöd,rykande färskt,tårta på tårta,
maten är klar,klick i mitten,sylt på allt,till kaffet,första kaffet
`,
    },
    modernt: {
      words: `
aptit,ax,glöd,härd,jäsa,kavla,koppar,nymald,sjuda,skörd,smula,sälta,sötma,tugga,kopp,kastanj,knåda,
duka,bryna,puttra,njut,fräsa,bjud,låga,ånga,slev,spis,ugn
`,
      coined: `
brödra,knapra,läppja,mumsa,råga,smakra,kornia,aptiva,smulia,gräddo,bordra,jästra,tuggo,matra
`,
      compounds: `
brödkant,långbord,långkok,nybakat,saltkorn,matbaren,soppbaren,kolgrill,eldköket,vedeld,smakbit,
nattamat,långjäst,kallrökt,nyrostat,sovmorgon,efterrätt,varmrätt,bardisk,kryddmått,tesked,matsked,
smörkniv,osthyvel,strandkål,ängssyra,nattmacka,glödköket,vildjäst,mjölkskum,eldfast,kvällsmat,
matplats,ätbart,saltstänk,matglad,storkok,lågvärme,mellanmål
`,
      pairs: ["salt,råg,kaffe|baren"],
      phrases: `
ny deg,en tugga,brynt smör,smält smör,en nypa salt,på spisen,på jäsning,rakt ur ugnen,ät mer,ät nu,
smaka av,rör om,ta om,jäs långsamt,mer smör,salta lagom,ät grönt,ät lokalt,baka långsamt,bryn smöret,
duka upp,ät ute,ta en till,ät med oss,knåda länge,över eld,ät långsamt,bryt bröd,långsam deg,
sätt dig,god aptit
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
    "Solvik,Almvik,Ekhaga,Björkhaga,Lindhaga,Solhaga,Sjövik,Fridhem,Granvik,Rosendal,Björkvik,Tallåsen,Solbacka,Lyckebo,Stenvik,Ekenäs,Norrgården,Marielund,Sofielund,Karlsro,Almnäs,Videvik,Ängsvik,Hagalund",
  /** Adjectives in the definite form. */
  adjectives: "glada,lilla,gyllene,röda,blå",
  /** Short words after a leading trade: Studio Vide. */
  marks:
    "vide,halm,alm,sälg,tjärn,bryn,ton,lind,måne,sju,nio,elva,tolv,bris,ljung,havre,malm,björn,uv,lo,falk,hav,äng,dag,sol,korp,svala,lärka,räv,trana,intill,bortom",
};

/** Compositions that mean something else, contain a word of the block list, or are too close to a brand. */
export const excludedNames = `
sveas krog,bod uv,trädgård rosendal,studio lyckebo,kodstudio lyckebo,gyllene grindvakten,gyllene grytan,gyllene roboten,
glada lådan,röda linjen,haiku keramik,monokrom ord,ram ord,kristallkronan import,kristallkronan interiör,kvanne grönt,
bro foto,norr tyg
`;
