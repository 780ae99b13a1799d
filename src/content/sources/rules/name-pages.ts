import { LIKENESS_WEIGHTS, NEAR } from "@/names/likeness/name-likeness.ts";
import { RECENT_YEARS, YEARS_FROM_TWO } from "@/names/series/statistics-years.ts";
import { yearsInWords } from "@/names/series/years.ts";
import type { Rule } from "./rule.ts";

/** How the pages of names say what they say. */
export const NAME_PAGE_RULES: readonly Rule[] = [
  {
    id: "ursprung",
    heading: "Ursprung: vad vi har läst",
    text: "Först Elof Hellquists Svensk etymologisk ordbok (1922, digitaliserad av Språkbanken Text, som vi tackar), Bengt af Klintbergs Dagens namn, Isof och Eva Brylla, James Strongs ordböcker till Bibeln (1890), Van der Schaar och Meertensinstitutet, och ordböcker över arabiska, persiska och andra språk. Uppslagsverk som Wikipedia är med bredvid dem, eller när inget bättre finns. De verk som säger något om ett namn står under texten.",
  },
  {
    id: "texterna",
    heading: "Ursprung: hur texterna är skrivna",
    text: "Varje namn är prövat två gånger mot källorna, och texten är skriven med egna ord efter det som de säger. Vad de inte säger står inte där. Kursiva ord är på andra språk, de flesta på det som namnet kommer ur.",
  },
  {
    id: "sakerhet",
    heading: "Ursprung: hur säkert det är",
    text: "Under texten står om härledningen och betydelsen är säkra, troliga, omtvistade eller okända. Säger källorna emot varandra berättar texten vem som säger vad, och raden under namnet nöjer sig med att det är omtvistat. Ett uppslagsverk ensamt gör aldrig något säkert.",
  },
  {
    id: "former",
    heading: "Ursprung: former och stavningar",
    text: "Elsa är en form av Elisabet. Då står det som gäller Elsa först, och efter strecket det som sägs om Elisabet. En form påstår aldrig mer än sitt grundnamn.",
  },
  {
    id: "utan-ursprung",
    heading: "Namn utan ursprung",
    text: "Ungefär 1\u00a0650\u00a0förnamn har en text: de i almanackan och de som flest bär eller får. Saknas den har vi inte hittat någon källa som är god nog. Mira, Vilda, Alve och Celine hör till dem. En betydelse är aldrig en egenskap hos den som bär namnet.",
  },
  {
    id: "stavningar",
    heading: "Stavningar tillsammans",
    text: `Ett val på topplistorna och på namnens egna sidor. Stavningar av samma namn som låter lika på vanlig svenska räknas då som ett namn: Maja, Maya, Maija och Maia. Vi har läst dem en och en för de 500\u00a0namn som flest nyfödda har fått och de 500 som flest bär, och några till. Det är vår egen bedömning. Är vi osäkra får stavningen stå för sig, som Leah bredvid Lea, och olika namn som råkar låta lika slås inte ihop. En stavning är med om minst 500 bär den eller om minst tio flickor eller tio pojkar har fått den ett år. Fick färre än tio barn den ett visst år (${yearsInWords(YEARS_FROM_TWO, "och")}: färre än två) saknas den i statistiken, och då står det ”minst”. SCB:s egna topplistor slår ihop några fler.`,
  },
  {
    id: "uttal",
    heading: "Uttal",
    text: "På ett namns sida, med betonad stavelse i versaler (AS-trid): namnets ljud, skrivna så att vem som helst kan läsa dem. Visas bara där betoningen är säker: för namn på vår lista över uttal, namn i almanackan, och namn vars ursprung är nordiskt, bibliskt, grekiskt, latinskt eller tyskt. Namn som sägs på två sätt är inte med. Säger du det annorlunda, skriv till oss.",
  },
  {
    id: "samma-uttal",
    heading: "Samma uttal",
    text: "Andra stavningar på ett namns sida, och ”Låter lika” på sidan ”Hur många heter\u00a0…?”: varje ljud, varje lång vokal och betoningen är densamma när namnen sägs på svenska (Sara och Sarah, men inte Anna och Ana). Nästan likadant är namn som skiljer sig i ett enda ljud, i en vokals längd eller i betoningen. Ljuden läses ur stavningen, med en lista över namn som inte sägs som de skrivs. Namn från andra språk som inte står på listan läses som svenska. Av 150\u00a0par som låter lika, bedömda på gehör innan reglerna fanns, hittade reglerna 145, och inget par som låter olika. Hur namnet låter på en dialekt, eller när just du säger det, vet vi inte.",
  },
  {
    id: "liknande",
    heading: "Liknande namn och syskonnamn",
    text: `Ett och samma mått, av hundra poäng, för Fler namn som, syskonnamn, nya namn i Välj tillsammans och åldern hos andranamn: ålder ger upp till ${LIKENESS_WEIGHTS.age}, ursprung ${LIKENESS_WEIGHTS.origin}, ljud ${LIKENESS_WEIGHTS.sound}, antal bärare ${LIKENESS_WEIGHTS.bearers} och stil (klassiskt, modernt, nordiskt, natur) ${LIKENESS_WEIGHTS.style}. Åldern är hur stor del av bärarna som är barn födda ${RECENT_YEARS}, och medelåldern hos de andra. Vet vi inte var namnet kommer ifrån jämför vi i stället de länder där det används; i Välj tillsammans räknar vi det till samma ursprung som de andra namn du gillar, om de är av ett och samma och inte svenska. På ett namns sida visas namn från ${100 * NEAR}\u00a0poäng; syskonnamn har dessutom en annan första bokstav och rimmar inte. Inget namn står två gånger: det som redan är med som syskonnamn, som en annan stavning eller bland dem som låter nästan likadant är inte med i Fler namn som.`,
  },
  {
    id: "andranamn",
    heading: "Andranamn",
    text: "Högst fyra: av samma namntradition, av det kön som de flesta med namnet har (minst nio av tio som kallas så), lika gamla eller klassiska, utan rim, och utan att det första namnet slutar på ljudet som det andra börjar på. Ett namn ur svenska almanackan, eller med ursprung i Norden, Bibeln eller Västeuropa, hör till den svenska traditionen. Finska namn får finska andranamn; de, och slaviska, spanska och italienska namn, får också andranamn som används i minst nio av de tio länder som vi har siffror från (till finska namn ska Finland vara ett av dem, till spanska och italienska Spanien). Arabiska, persiska, turkiska, afrikanska och asiatiska namn, och namn vars ursprung vi inte vet, får inga: vi har för få namn i deras tradition att välja bland. Inget andranamn står på mer än fyra procent av sidorna.",
  },
  {
    id: "uppbyggnad",
    heading: "Efternamnets delar",
    text: "På ett efternamns egen sida. De tusen vanligaste har vi läst ett och ett. Övriga delas bara om båda delarna står på våra listor: två led (Lindberg, och Lindahl där ett d faller bort), ett led och en ändelse (Sundin) eller ett mansnamn i genitiv och son eller dotter. Kan namnet delas på två sätt, som Nordahl, eller är en del inget känt led, som i Melin, delas det inte. Vi säger vilket ord en äldre stavning står för, men inte vad namnet betyder. Av 200\u00a0efternamn som hade delats för hand innan reglerna fanns delar vi alla likadant.",
  },
];
