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
  /** Real compounds moved to a new field, in the form a founder would paint on a sign: Kafferepet. */
  readonly compounds: string;
  /**
   * First parts | second parts; every compound of a set makes sense. Joining letters included. Only
   * names of shops and workshops: joined words for what a consultant or a programmer does are flat.
   */
  readonly pairs: readonly string[];
}

/** Words and sets of an industry. */
export interface IndustryWords {
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
ettor & nollor,alla knappar,nästa drag,rätt knapp,raka rör,nya spår,full signal,snabba ryck,
god ordning,i fas,ny kod,ren kod,i synk,ett klick,rätt sladd,god kontakt,
ett knapptryck,spara som,ny flik,på och av,inga sladdar,ur lådan,plus och minus,noll och ett,
ettor och nollor,sant eller falskt,snälla robotar,kloka maskiner,vassa verktyg,rätt verktyg,
full täckning,fullt laddad,på nolltid,på studs,i realtid,under huven,i maskinrummet,på räls,
smart drag,klipp och klistra,dra och släpp,röda knappen,öppen källa,öppen port,säker hamn,
rätt lösen,dubbla lås,sju lås,första raden,skarpt läge,jämn drift,lugn drift,alltid på,grön lampa,
bakom skärmen
`,
    professionell: {
      words: `
algebra,apogeum,astrolab,axiom,chiffer,dynamo,gnomon,kaskad,kodelius,kvadratrot,
lemma,magnetit,navet,nyckeln,oktant,pendeln,polhem,pulsar,rotor,semafor,telegrafen,teorem,relä,modul,transistor,diod,triod,kretsen,konstant,intervall,amplitud,frekvens
`,
      coined: `
algoris,bitvall,kalibra,kodholm,kodvall,kodvik,kretsell,kretslund,logikum,nodell,nodgren,nodvik,
sifferlund,teknika
`,
      compounds: `
fyrbåk,grindvakt,guldtråd,kugghjul,kulram,portvakt,primtal,ryggrad,räknesticka,spårväxel,ställverk,
svänghjul,växelström,driftrummet,maskinrummet,kontrollrummet,kopplingsbordet,urverket,kodlåset,
instrumentbrädan,styrhytt,brandmur,låskolven,vaktposten,vallgraven,huvudnyckeln,mästernyckeln,
växelspaken,strömbrytaren,fixstjärnan,radiomasten,fyrskepp,vridmoment,hänglås,verktygslådan,
verkmästaren,bärvåg,stjärnkartan,nollpunkten,skjutmåttet,räkneverket,kommandobryggan,
manöverbordet,kartrummet,formelsamling,telegrafstolpen,slussporten,motorrummet
`,
      pairs: [],
    },
    kreativ: {
      words: `
ampersand,blipp,bävern,gnistgap,gnistra,grunkan,knappen,kometen,kvarken,mackapär,magneten,
manick,meteor,myran,parentes,periskop,raketen,semikolon,spindelväv,tangenten,pling,klicket,surret,
grunka,prylen,apparaten,veven,snurran,propeller,muttern,skruven
`,
      coined: `
bittan,kodette,kodrik,nollan,robotto
`,
      compounds: `
bläckfisk,knapptryck,kodkonfetti,kodpoesi,luftskepp,mellanslag,myrstack,månlandare,nattuggla,
piltangent,pixelkonfetti,rymdhund,rävspel,stjärnkikare,vindsnurra,kodköket,kodsnickarna,kodsmedjan,
pixelfabriken,pixelverkstan,prylboden,månbasen,bikupan,månfärd,musmattan,skärmsläckaren,
kassettbandet,flipperspelet,brevduvan,flaskposten,burktelefonen,skiftnyckeln,trollformeln,
kodknäckaren,startknappen,glödlampan,eldflugan,raketbasen,rymdkapseln,plåtroboten,räknesnurran,
högerklick,tumnagel,skärmtid,pyjamaskod,rymdapan,kometsvans,luftballong,kuggfrågan,
evighetsmaskin,fjärrkontroll,väckarklocka,telefonkiosk,stjärnfall,blixtlås,tidshopp,trollspö,
tefatet
`,
      pairs: [],
    },
    modernt: {
      words: `
amplitud,blänk,eko,flöde,fraktal,glimt,gnista,impuls,koppla,kvant,kvark,kärna,linjär,
orbit,pivot,puls,raster,relä,resonans,sekvens,slinga,spektrum,synaps,synka,takt,
nod,raden,port,tråd,fas,watt,farad,nano
`,
      coined: `
kretsa,kvanta,molna,noda,synkra
`,
      compounds: `
ekolod,rutnät,strömlinje,våglängd,omstart,mörkläge,flygläge,klartecken,klarsignal,mellanslag,
radbrytning,källkod,primtal,ljusår,trefas,likström,räckvidd,molnfri,molnhöjd,kvantsprång,gränssnitt,
kraftfält,autopilot,överväxel,snedstreck,understreck,styrspak,lösenord,sökljus,trådlös,tyngdlös,
nattläge,helskärm,bildpunkt,viloläge,kallstart,vågform,vinkelrät,talföljd,heltal,slumptal,
kodord,kodnamn,molnfront,högupplöst,helautomat,handskakning,direktlinje,inkorgen,sidfot
`,
      pairs: [],
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
lagom hungrig,hungrig igen,många kockar,inte en smula,över öppen eld,gryta och glöd,dill och grädde,
ost och kex,socker på toppen,mjöl på näsan,jord till bord,lagat från grunden,soppa på spik,
varmt och gott
`,
    professionell: {
      words: `
axet,bryggstugan,dinkel,dukat,emmer,epikuré,fäboden,gillestugan,glöden,gästgivaren,härden,isop,
kavring,kornelius,levain,libbsticka,malört,mjölner,muskot,skafferiet,skörden,umami,
saffran,kardemumma,timjan,rosmarin,kummin,kanel,fänkål,körvel,mejram,koriander
`,
      coined: `
brödlund,havregren,kornlund,rågsund,rågvall,rågvik,saltvall
`,
      compounds: `
humlegård,kvarnsten,lagerblad,mandelblom,rågax,silverfat,skördetid,smörkärna,vinranka,
visthus,matsalen,kryddboden,kryddgården,stenugnen,vedugnen,bakstugan,saltkaret,surdegen,rökeriet,
ostboden,matkällaren,vinkällaren,middagsbordet,långbordet,hembagarna,söndagssteken,husmanskost,
köksmästaren,kallskänkan,källarmästaren,hovmästaren,kryddhyllan,soppskålen,silverbrickan,
kaffekvarnen,kaffepannan,brödspaden,gjutjärn,kockmössan,smörasken,tunnbrödet,ostkupan,
gästabudet,skördefesten,spettekakan,hökarboden,rotsaken,hjortronmyren,mjölnarsonen,fatbur
`,
      pairs: [
        "råg,bröd,surdegs,ost,smör,honungs|bruket,gården",
        "bröd,ost,surdegs|mästarna",
        "hamn,torg,kvarn,sjö,strand,ek,lind|krogen,köket,bordet",
        "vedugns,stenugns,lant,kvarn|bageriet,brödet",
      ],
    },
    kreativ: {
      words: `
bakarina,fläder,honungsburk,kanelia,kringlan,krokan,maräng,plättlagg,pralin,påtår,smulan,strössel,
våffelhjärta,äppelkind,semla,bulle,karamell,kola,lakrits,marsipan,nougat,sirap,honung,
marmelad,kompott
`,
      coined: `
ostrid,rågnar,sockrates,syltvester
`,
      compounds: `
flädersaft,gräddklick,hallongrotta,honungskaka,kanelknut,kardemummaknut,matsäck,pannkaksstapel,
pepparkvarn,ramslök,saftkalas,slickepott,smörklick,sockerbit,syltburk,kakfatet,kakburken,bullplåten,
brödkaveln,kanelbullen,matlådan,tekoppen,våffelstugan,köttbullsbaren,picknickkorgen,kafferepet,
honungsskeden,mjölpåse,söndagsbullen,kroppkakan,raggmunken,pyttipanna,prinsesstårtan,
kantarellstället,geléhallon,polkagrisen,kanelstången,rulltårtan,räkmacka,tunnbrödsrullen,kolbulle,
stekpannan,grytlocket,grytlapp,träslev,munsbit,saftkannan,bärplockarna,nyponsoppan,rabarberpajen,
tårtspaden,ugnsluckan,bakplåt,tårtbit,gökotta
`,
      pairs: [
        "sylt,kanel,honungs,kardemumma,bull,kak,pannkaks|boden,köket,stugan,vagnen",
        "rabarber,blåbärs,choklad,vanilj|drömmen,kalaset",
        "räv,uggle,igelkotts|köket,krogen",
      ],
    },
    modernt: {
      words: `
aptit,ax,glöd,havre,härd,jäsa,kapris,kastanj,kavla,koppar,krasse,must,nymald,rågsikt,sjuda,
skörd,smula,sälta,salt,umami,sötma,smak,tugga,deg,jäst,smör,mjöl,malt,saft,mocka,kopp
`,
      coined: `
brödra,kavla,knapra,läppja,mumsa,råga
`,
      compounds: `
brödkant,flingsalt,havssalt,järngryta,långbord,långkok,morgonbröd,nybakat,rågax,saltkorn,
söndagsbord,trattkaffe,matbaren,lunchlådan,soppbaren,kolgrill,eldköket,vedeld,smakbit,
nattamat,frukostklubben,middagsklubben,handbryggt,citronskal,svartpeppar,vildjäst,kallpressat,
kallrökt,långjäst,knaperstekt,smörstekt,nyrostat,rostbröd,sovmorgon,efterrätt,varmrätt,köksvägen,
bardisk,kryddmått,tesked,matsked,smörkniv,osthyvel,brödskiva,mjölkskum,kokkaffe,rotfrukt,svartrot,
strandkål,ängssyra,nattmacka,glödköket
`,
      pairs: [
        "salt,råg,kaffe|baren,disken",
        "kvarters,säsongs,söndags,torg|bordet,köket,bageriet,krogen",
      ],
    },
  },
} satisfies Readonly<Record<string, IndustryWords>>;

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
bitvalv,nordporten,bitrum,helton,stenlinje,texthuset,grafikverket,tygkompaniet,temagasinet,linhus,
linrum,rågkompaniet,saltkvarn,chokladfabriken,reda it,sval tech,knop it,vy tech,fart partner,
laga form,bris hem,rips hem,sveas krog,ek mat,lin & ro,bod uv,evas park,teas park,
trädgård rosendal,lind it,lind & co,falk & co,malm & co,löf & co,ahl & co,löf & berg,studio lyckebo,kodstudio lyckebo,
gyllene grindvakten,gyllene grytan,emmer delikatesser,haiku keramik,monokrom ord,ram ord,
kristallkronan import,kristallkronan interiör,kvanne grönt,alm it,moe it,ek & co
`;
