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
   * are participles, adjectives and adverbs (Nybakat, Inifrån), or short words of the trade's own speech
   * (Vithatt, Skärmån); never a stem with nära, klart, smart, lätt, mera or redo, which says nothing.
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
      "kodbyrån,datastugan,kodverkstan,webbyrån,kodsmedjan,datakontoret,ingenjörerna,programmerarna",
    hasPremises: false,
    owned: "kodstuga,webbverkstad,datastuga,robotverkstad",
    ownedShort: "kod,app,webb",
    leading: "studio,byrå,kodbyrå,kodstudio",
    things: "roboten,knappen,kodstugan,pixeln,kugghjulet,raketen,grindvakten",
    professionell: {
      words: `
algebra,astrolab,axiom,chiffer,gnomon,oktant,polhem,semafor,teorem,frekvens,resonans,spektrum,
teodolit,kronometer,citadell,bastion,sigill,kodex,perimeter,kontinuum,ekvation,integral,konvergens,
regulator,monolit,meridian,telegrafen,mikrometer,säkring,kvadratrot,tangenten,kvarken,parentes,periskop,
gnistgap,vektor,tangens,induktans,reläet,balansaxel
`,
      coined: `
bitvall,kalibra,kodholm,kodvall,kretslund,logikum,sifferlund
`,
      compounds: `
fyrbåk,fyrskepp,primtal,ryggrad,ställverk,svänghjul,växelström,likström,trefas,urverket,styrhytt,brandmur,
huvudnyckeln,mästernyckeln,vridmoment,bärvåg,våglängd,räckvidd,talföljd,heltal,ekolod,kontrollrummet,
passbit,måttstock,knutpunkt,stamnät,bergrum,huvudled,riktmärke,finmekanik,klartext,kontrollsiffra,
primfaktor,grundtal,ordningstal,sökljus,fixstjärnan,vallgraven
`,
      pairs: [],
      couples: ["logik,kod,algebra", "granit,stål,omsorg,förnuft"],
      phrases: `
god ordning,jämn drift,lugn drift,tyst drift,fast förbindelse,hela kedjan,på säker grund,lång räckvidd,
full täckning,stadig takt,jämn gång,fast punkt,tyst kraft,ren logik,god marginal,tredje decimalen,
inom toleransen,full redundans,obruten kedja,obruten linje,fast frekvens,jämn spänning,liten felmarginal,
beprövad teknik,väl dokumenterat,under kontroll,exakt tid,noll avvikelse,rätt konstruerat,säkra spår,
god kontakt,full signal
`,
    },
    kreativ: {
      words: `
ampersand,gnistra,grunkan,knappen,kometen,mackapär,manick,meteor,raketen,surret,propeller,muttern,skruven,
kodelius,mojängen,semikolon,klurigt,pricken,sladdis
`,
      coined: `
bittan,kodrik
`,
      compounds: `
bläckfisk,knapptryck,kodkonfetti,kodpoesi,luftskepp,mellanslag,myrstack,månlandare,nattuggla,piltangent,
pixelkonfetti,rymdhund,stjärnkikare,vindsnurra,kodköket,kodsnickarna,kodsmedjan,pixelverkstan,prylboden,
månbasen,bikupan,månfärd,musmattan,skärmsläckaren,flipperspelet,brevduvan,flaskposten,skiftnyckeln,
trollformeln,kodknäckaren,glödlampan,eldflugan,raketbasen,rymdkapseln,högerklick,kometsvans,luftballong,
kuggfrågan,evighetsmaskin,väckarklocka,stjärnfall,blixtlås,tidshopp,trollspö,tefatet,tyngdlös,kodnamn,
växelspaken,verktygslådan,strömbrytaren,överväxel
`,
      pairs: [],
      couples: ["pixlar,siffror,sladdar,knappar,robotar", "kaffe,känsla,själ,hjärta,lek,mod,fantasi,glädje"],
      phrases: `
ettor och nollor,alla knappar,klipp och klistra,dra och släpp,röda knappen,sant eller falskt,snälla robotar,
kloka maskiner,noll och ett,inga sladdar,rätt sladd,ett knapptryck,sju lås,under huven,på studs,
bakom skärmen,grön lampa,av och på,robotar på rast,katten på tangenterna,skruv och mutter,lådan som surrar,
en knapp till,i maskinrummet,på räls,ur lådan,grönt ljus,vassa verktyg
`,
    },
    modernt: {
      words: `
blänk,eko,flöde,glimt,gnista,koppla,kvant,kärna,linjär,orbit,pivot,puls,slinga,synka,takt,nod,port,fas,watt,
nano,ladda,länka,tolka,pinga,starta,väva,tänd,lemma,diod,triod,relä,blipp,pling,fraktal,synaps,vågform,
klicket,blinka,glimma,sväva,studsa,flimra
`,
      coined: `
kvanta,molna,noda,synkra,kodio,nodra,molnio,flödra,kretsio,bitra,nodio,logiva,algoris
`,
      compounds: `
molnfri,molnhöjd,omstart,nystart,trådlös,snabbval,inloggad,påloggad,inkopplad,påslagen,omladdad,omkodad,utrullad,
ombyggd,påbyggd,utbyggd,inbyggd,felfri,sladdfri,skarvfri,brusfri,igång,framåt,sökbar,laddbar,delbar,länkbar,flyttbar,
bitvis,skalbar,mätbar,körbar,bärbar,sömlös,steglös,ljudlös,buggfri,kodfri,självlärd,ljusfart,omritad,nykodad,vitrymd,
hålkort,styrkors,bonusbana,vithatt,skalbagge,pallplats,stegsvar,sidfot,hävarm,obruten
`,
      pairs: [],
      phrases: `
spara som,koda om,starta om,börja om,slå på,ladda om,bygg vidare,bygg nytt,skala upp,koppla upp,koppla in,
kör igång,tryck start,rulla ut,byt spår,följ flödet,ta höjd,ladda hem,ladda upp,logga in,klicka här,
länka in,bygg ut,bygg klart,testa nytt,testa först,synka in,växla upp,zooma in,sätt ihop,vrid upp,lås upp,
gå live,gå vidare,slå ihop,prova nytt,sätt fart,gör nytt,nå ut,lös knuten
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
    owned: "brödbod,kakbod,kafé,ostbod",
    ownedShort: "kök,bar,mat,ost",
    leading: "bageri,kafé,krog,bar,konditori,rosteri",
    things: "kringlan,grytan,bagaren,kannan,brödkorgen,kocken,kaveln,skeden,ugnen,brickan",
    professionell: {
      words: `
axet,bryggstugan,epikuré,fäboden,härden,skafferiet,skörden,trakten,säsongen,ambrosia,mässen,terrin,årgång,
apicius,mognad,hävd,anrik,högtid,proviant,refektoriet,ysteriet,salteriet,förfining,traktören,kredens,härbre,
ceremoni,kastanj,karaffen,pokalen,ladan,kajutan,byssan,bouquet,kuverten,serveringen,marmorbänken
`,
      coined: `
havregren,kornlund,rågsund,saltvall
`,
      compounds: `
kvarnsten,kvarnhjul,lagerblad,rågax,silverfat,skördetid,höstskörd,visthus,kryddgården,stenugnen,ostkällaren,
jordkällaren,källarmästaren,hovmästaren,gjutjärn,fatbur,vedeld,svedjeråg,höstvete,lantvete,
sjöboden,rökhuset,värdskap,gästabud,gästfri,ekfat,bergsalt,kornbod,linneduk,åkerbruk,enrisrök,björkved,
stenhäll,kryddhyllan,saltkaret,långbord,mandelblom,eldfast,långjäst,kaffekvarnen,ramslök,surdegen,bakstugan,
långkok,saltkorn,framdukat
`,
      pairs: ["råg,bröd,surdegs,ost,honungs|bruket,gården", "hamn,kvarn,sjö,ek|krogen", "stenugns,kvarn|bageriet"],
      couples: ["vilt,råg,ost,malt", "säsong,ek,enris"],
      phrases: `
från grunden,över öppen eld,första skörden,vita dukar,efter säsong,vid härden,god sed,sakta eld,
gårdens skörd,årets skörd,egen skörd,egen kvarn,egen ugn,god årgång,långsam mognad,gott värdskap,
väl anrättat,väl lagrat,efter gammal sed,till bords,fem rätter,vitt linne,tenn och linne,eld och järn,
gediget kök,från egen åker,god smak,eget visthus,lagrat på ek,rökt över enris,bakat på råg,bakat i stenugn,
ur egen källare,på silverfat,öppen spis,rent mjöl,vid långbordet,långt bord
`,
    },
    kreativ: {
      words: `
honungsburk,kanelia,kringlan,krokan,plättlagg,påtår,smulan,våffelhjärta,äppelkind,durkslaget,sleven,
förklädet,tuggan,mandolin,äppelskrutt,sockertopp,gräddnos,brasan,glöden,gillestugan,kornelius,mjölner,
kostbar,dukat,sufflén,vispen,kastrullen,kakfatet,mumsan
`,
      coined: `
ostrid,rågnar,sockrates,syltvester
`,
      compounds: `
gräddklick,matsäck,pannkaksstapel,pepparkvarn,saftkalas,slickepott,smörklick,sockerbit,syltburk,kakburken,
bullplåten,brödkaveln,matlådan,tekoppen,våffelstugan,kafferepet,honungsskeden,mjölpåse,söndagsbullen,
kantarellstället,geléhallon,kanelstången,kolbulle,grytlocket,grytlapp,träslev,munsbit,saftkannan,
bärplockarna,tårtspaden,ugnsluckan,bakplåt,gökotta,kockmössan,smörasken,kaffepannan,söndagssteken,ostkupan,
grytvante,degspaden,sockerskålen,kaffepratet,brödkorgen,fikarasten,mellanmål,nattmacka,sovmorgon,matglad,
glödköket,eldköket,smakbit,hembagarna,koppvis,tuggvis
`,
      pairs: ["sylt,kanel,honungs,kardemumma,bull,kak,pannkaks|boden,köket,stugan,vagnen", "rabarber,blåbärs,choklad,vanilj|drömmen,kalaset", "räv,uggle,igelkotts|köket,krogen", "kvarters,söndags|bordet,köket"],
      couples: ["smör,salt,honung,kanel,surdeg,vanilj,råg", "kärlek,ro,citron,mandel,fikon,glädje,hjärta,lust,rosmarin"],
      phrases: `
varma bullar,tredje koppen,smör på bröd,kavlat och bakat,en tugga till,kaffe och kaka,kaffe med dopp,
bulle till kaffet,en kopp till,en bit till,sju sorters kakor,grädde på moset,russinet i kakan,gott om gott,
många kockar,inte en smula,dill och grädde,socker på toppen,mjöl på näsan,soppa på spik,salt och peppar,
sött och salt,nu äter vi,middag hos oss,rykande färskt,tårta på tårta,maten är klar,till kaffet,
första kaffet,i sitt esse,ur ugnen,full gryta,en nypa salt,mer smör,runt bordet,gott sällskap,bred på
`,
    },
    modernt: {
      words: `
ax,glöd,härd,jäsa,kavla,nymald,sjuda,skörd,smula,sälta,sötma,tugga,kopp,knåda,duka,bryna,puttra,njut,fräsa,
bjud,låga,ånga,slev,skåla,smaka,brygga,koppar,pyra,aptit,krydda,flambera,picknicka
`,
      coined: `
brödra,knapra,läppja,mumsa,råga,kornia,smulia,gräddo,jästra,tuggo
`,
      compounds: `
nybakat,nygräddat,nyknådat,nyrostat,nykokt,nyskuret,nybryggt,nyplockat,nyskördat,omrört,upplagt,uppdukat,smaksatt,
smakrikt,kustnära,gårdsnära,närodlat,närbakat,närlagat,påfyllt,njutbart,ugnsbakat,långbakat,ihop,ätbart,nystekt,
nylagat,nyvispat,nykryddat,långlunch,underjäst,malgrad,dragtid,vårplock,blåmarmor,tilltugg,klarvaken
`,
      pairs: [],
      phrases: `
ät mer,ät nu,smaka av,rör om,ta om,jäs långsamt,salta lagom,ät grönt,ät lokalt,baka långsamt,bryn smöret,
duka upp,ät ute,ät med oss,knåda länge,ät långsamt,sätt dig,duka fram,häll upp,koka upp,smaka nytt,
smaka först,baka mer,baka nytt,ät gott,ät hemma,ät ihop,ät vidare,brygg nytt,brygg på,plocka färskt,
värm upp,bjud in,hugg in,ta med,rosta långsamt,låt jäsa,sjud länge
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
    "nord,norr,syd,öst,söder,fyr,skär,hav,sund,klint,fjäll",
  /** Signs over a door, after a definite trade: Bageriet Kajen. */
  signs:
    "Kajen,Kvarnen,Bryggan,Svanen,Ankaret,Kronan,Linden,Eken,Örnen,Lärkan,Fyren,Tranan,Hjorten,Stjärnan",
  /** Where the company is, after a definite trade. */
  spots:
    "på Kajen,vid Bron,vid Ån,vid Torget,vid Sjön,vid Kvarnen,vid Kanalen,vid Slussen",
  /** Names of houses and farms, after an indefinite trade: Ateljé Solvik. */
  farms:
    "Solvik,Almvik,Ekhaga,Björkhaga,Lindhaga,Sjövik,Granvik,Björkvik,Tallåsen,Stenvik,Ekenäs,Almnäs,Videvik,Ängsvik",
  /** Adjectives in the definite form. */
  adjectives: "glada,lilla,röda,blå",
};

/** Compositions that mean something else, contain a word of the block list, or are too close to a brand. */
export const excludedNames = `
glada lådan,haiku keramik,norr tyg
`;
