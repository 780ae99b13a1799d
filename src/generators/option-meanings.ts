/**
 * What the options of the filters mean, in a few words that follow the name of the option. Loaded when a visitor has
 * chosen one. /kallor has the rules in full.
 */
import { HALF_YEAR_DAYS, POPULAR_CHILD_NAMES } from "../config/limits.ts";
import { GIVEN_NAMES_DAY, LAST_NEWBORN_YEAR, SURNAMES_YEAR } from "../words/statistics.ts";
import { NEWBORN_YEARS, RECENT_YEARS } from "./statistics-years.ts";
import { UNISEX_SHARE } from "./unisex.ts";
import { trendYears, yearsText } from "./years.ts";

/** By id of a filter and value of an option. */
type Meanings = Readonly<Record<string, Readonly<Record<string, string>>>>;

const unisexShare = `${UNISEX_SHARE * 100}\u00a0procent`;
const trend = trendYears(LAST_NEWBORN_YEAR);

const characters = "antalet tecken, med bindestreck och mellanslag";
const lengths = { kort: characters, medel: characters, lang: characters };

const styles = {
  klassiskt: "i almanackan, många äldre bärare och inget mode från en enda tid",
  modernt: `minst hälften av bärarna är födda ${RECENT_YEARS}`,
  nordiskt: "fornnordiskt eller annat nordiskt ursprung, efter vår lista",
};

const meanAge = `medelåldern bland alla som bar namnet ${GIVEN_NAMES_DAY}`;

const petPersonalities = {
  lekfull: "bus, lek och fart, och smeknamn på människor",
  lugn: "namn från mormors tid, titlar, tänkare och stilla natur",
  modig: "hjältar, kämpar, rovdjur och oväder",
  kelig: "smekord, gosedjur, sötsaker och det mjuka och varma",
};

const petSex = "efter registret, människor med namnet eller vår bedömning";
const petColor = "namn som för tankarna till färgen";
const smallPet = "namn som för tankarna till djuret";

const popular = `de ${POPULAR_CHILD_NAMES}\u00a0vanligaste för sitt kön ${LAST_NEWBORN_YEAR}`;

/** Of the filters that several generators have under "Fler filter". */
const advanced: Meanings = {
  trend: {
    stiger: `klart större andel av de nyfödda ${yearsText(trend.after)} än ${yearsText(trend.before)}`,
    faller: `klart mindre andel av de nyfödda ${yearsText(trend.after)} än ${yearsText(trend.before)}`,
  },
  land: {
    norden: "används i Norge, Danmark och Finland",
    sverige: "används knappt i något av de andra länderna",
  },
};

/** By id of a generator. Left out: what the option itself says, such as a letter. */
const meanings: Readonly<Record<string, Meanings>> = {
  fornamn: {
    kon: {
      pojkar: `under ${unisexShare} av bärarna är kvinnor`,
      flickor: `under ${unisexShare} av bärarna är män`,
      unisex: `minst ${unisexShare} av bärarna är kvinnor, minst ${unisexShare} män`,
    },
    stil: styles,
    generation: { unga: meanAge, ungavuxna: meanAge, medelalders: meanAge, aldre: meanAge },
    langd: lengths,
    ordning: {
      yngst: "lägst medelålder bland bärarna först",
      aldst: "högst medelålder bland bärarna först",
    },
  },
  efternamn: {
    ursprung: {
      svenska: "svenska led, ändelser och soldatnamn, som Lindberg och Norell",
      nordiska: "danska, norska, isländska, finska och samiska namn",
      natur: "ett led betyder något i naturen, som berg, lind eller sjö",
      nybildade: `sammansatta av oss; färre än två bar namnet ${SURNAMES_YEAR}`,
    },
    langd: lengths,
  },
  barnnamn: {
    kon: {
      pojkar: `gavs till pojkar, enligt SCB till och med ${LAST_NEWBORN_YEAR}`,
      flickor: `gavs till flickor, enligt SCB till och med ${LAST_NEWBORN_YEAR}`,
    },
    popularitet: { populara: `${popular}, per stavning`, ovanliga: `alla utom ${popular}` },
    tema: {
      klassiska: styles.klassiskt,
      moderna: styles.modernt,
      natur: "betyder något i naturen, som Linnea, Björn eller Stella",
    },
    ar: {
      "2024": `på Skatteverkets lista för året, eller på väg upp fram till ${LAST_NEWBORN_YEAR}`,
      "2023": `på Skatteverkets lista för året, eller steg just ${LAST_NEWBORN_YEAR}`,
      tidlosa: `klassiska namn som getts varje år ${NEWBORN_YEARS} och bärs i alla åldrar`,
      alla: "också namn som varken är en trend eller tidlösa",
    },
  },
  andranamn: {
    kon: {
      pojkar: `minst ${unisexShare} av dem som har namnet är män`,
      flickor: `minst ${unisexShare} av dem som har namnet är kvinnor`,
    },
    langd: lengths,
    stil: styles,
    namnsdag: { annat: `minst ${HALF_YEAR_DAYS}\u00a0dagar mellan namnsdagarna` },
  },
  hundnamn: {
    kon: { hane: petSex, tik: petSex },
    storlek: {
      sma: "smekord, små saker, i-ljud på slutet. Alla namn passar alla hundar",
      medel: "låter varken litet eller stort. Alla namn passar alla hundar",
      stora: "gudar, hjältar, stora djur, berg. Alla namn passar alla hundar",
    },
    personlighet: petPersonalities,
    rasgrupp: {
      nordiska: "fornnordiska, samiska och finska namn, folktro, snö, nordens djur",
      jakthund: "jakt, vilt, skog och spår, och gamla jakthundsnamn",
      herdehund: "får, kor, ull och vakt, skotska namn, brittiska vallhundars namn",
      terrier: "bus och gnistor, och engelska namn på -y och -ie",
      sallskap: "smekord, sötsaker, titlar, konstnärer, övriga människonamn",
    },
  },
  kattnamn: {
    kon: { hane: petSex, hona: petSex },
    farg: {
      svart: petColor,
      vit: petColor,
      orange: petColor,
      gra: petColor,
      brun: petColor,
      flerfargad: "fläckigt, randigt eller flera färger på en gång",
    },
    personlighet: {
      lekfull: petPersonalities.lekfull,
      mysig: "smekord, gosedjur, sötsaker, det mjuka och det hemtrevliga",
      lugn: petPersonalities.lugn,
      nyfiken: "upptäckare, forskare, deckare och djur som nosar och smyger",
    },
    langd: lengths,
  },
  husdjursnamn: {
    djurtyp: {
      hund: "alla namn på sidan Hundnamn",
      katt: "alla namn på sidan Kattnamn",
      kanin: smallPet,
      fagel: smallPet,
      fisk: smallPet,
    },
    stil: {
      klassiska: "namn från mormors tid, gamla djurnamn och figurer från före 1970",
      unika: "rätter, saker, platser, myt och film, oväntat på ett djur",
      svenska: "svenska ord och namn som inte är lika vanliga på engelska",
      sota: "smekord, och det som är litet, mjukt eller gott",
      tuffa: "rovdjur, kämpar, skurkar, oväder, hård sten och motorer",
    },
    personlighet: petPersonalities,
    langd: lengths,
  },
  foretagsnamn: {
    ton: {
      professionell: "tyngd och saklighet, utan påhittade kompanjoner",
      kreativ: "lek med ord, bilder och uttryck",
      modernt: "korta påhittade ord, verb och sammansättningar",
    },
    langd: lengths,
    stil: {
      sammansatt: "två ord i ett",
      unikt: "ett ord som sticker ut: flyttat, lekt med eller påhittat",
      beskrivande: "säger vad, vem eller var",
    },
  },
  anvandarnamn: {
    siffror: { ja: "en eller två siffror i en del av namnen, aldrig ett årtal" },
    stil: {
      cool: "styrka, fart och rymd, som BlixtNinja",
      sot: "djur, sötsaker och mjuka ord, i små bokstäver",
      mystisk: "natt, dimma och myt",
      enkel: "vardagliga ord utan krusiduller, i små bokstäver",
    },
  },
  "fantasy-namn": {
    kategori: {
      krigare: "led om vapen och rovdjur",
      magiker: "led om runor, sång och stjärnor",
      alv: "led om träd, vind och ljus",
      dvarg: "led om sten, metall och verktyg",
      drake: "led om eld, orm och vinge",
    },
    ursprung: {
      nordisk: "svenska och fornnordiska led",
      keltisk: "walesiska led",
      klassisk: "grekiska led",
      modern: "latinska led med x eller z",
    },
    stil: {
      maktig: "första ledet betyder något starkt",
      mystisk: "första ledet betyder något gåtfullt",
      nobel: "första ledet betyder något ädelt",
      mork: "första ledet betyder något mörkt",
    },
    tillnamn: { med: "ett svenskt tillnamn efter namnet, som visar stilen" },
  },
  "dnd-namn": {
    folk: {
      manniska: "samma förnamn som fantasynamnens krigare och magiker",
      alv: "samma förnamn som fantasynamnens alver",
      dvarg: "samma förnamn som fantasynamnens dvärgar",
      halvling: "förnamn av egna led",
      gnom: "förnamn av egna led",
      orch: "förnamn av egna led",
      halvalv: "förnamn av egna led",
      demonattling: "människa med något från avgrunden i släkten, förnamn av egna led",
      drakattling: "har drakblod och fjäll, samma förnamn som fantasynamnens drakar",
    },
    klass: {
      barbar: "första ledet betyder något starkt",
      bard: "första ledet betyder något ädelt eller mörkt",
      besvarjare: "första ledet betyder något starkt, gåtfullt eller mörkt",
      druid: "första ledet betyder något starkt eller gåtfullt",
      haxmastare: "första ledet betyder något gåtfullt eller mörkt",
      jagare: "första ledet betyder något starkt eller mörkt",
      krigare: "första ledet betyder något starkt eller ädelt",
      munk: "första ledet betyder något starkt, gåtfullt eller ädelt",
      paladin: "första ledet betyder något ädelt",
      prast: "första ledet betyder något gåtfullt eller ädelt",
      tjuv: "första ledet betyder något mörkt",
      trollkarl: "första ledet betyder något gåtfullt",
    },
  },
};

/**
 * What an option of a filter means; undefined if the option says it itself.
 *
 * @param page id of the generator
 */
export function meaningOf(page: string, filterId: string, value: string): string | undefined {
  return (meanings[page]?.[filterId] ?? advanced[filterId])?.[value];
}
