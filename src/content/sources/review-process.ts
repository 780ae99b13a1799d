/** How suggestions are made, the requirements on names, and how often the lists are reviewed. */
import { LAST_NEWBORN_YEAR } from "@/words/statistics.ts";

interface ShortText {
  readonly heading: string;
  readonly text: string;
}

export const PROCESS: readonly ShortText[] = [
  {
    heading: "Hämta",
    text: "Ett program läser källornas filer rad för rad. Är något fel i en fil avbryts hela inläsningen.",
  },
  {
    heading: "Sortera",
    text: "Varje namn prövas mot filtrets regler. Det som bygger på siffror räknas ut, det som bygger på språk står på listor gjorda för hand.",
  },
  {
    heading: "Lotta",
    text: "När du ber om förslag tas alla namn fram som passar filtren, och några av dem dras. Det sker i din webbläsare.",
  },
  {
    heading: "Visa",
    text: "Kortet får antal och namnsdag. Källa och år står under listan och på namnets egen sida.",
  },
];

export const CRITERIA: readonly ShortText[] = [
  {
    heading: "Spårbart",
    text: "Varje siffra har en källa och ett år. Finns ingen siffra visas ingen.",
  },
  {
    heading: "Ingen utfyllnad",
    text: "Passar inget namn säger sidan det, och fyller inte ut med andra.",
  },
  {
    heading: "Rätt stavat",
    text: "Å, ä, ö och accenter behålls, och varje stavning räknas för sig om du inte väljer att räkna dem tillsammans.",
  },
  {
    heading: "Färre än tio är inte noll",
    text: "Saknas ett år i serien fick färre än tio barn namnet. Vi visar det aldrig som noll.",
  },
  {
    heading: "Vi skiljer bedömning från statistik",
    text: "Det som är vår egen bedömning av ett namn kallar vi så.",
  },
  {
    heading: "Inget stötande",
    text: "Hopsatta namn prövas mot en spärrlista, också tvärs över fogarna mellan orden.",
  },
];

export const CADENCE: readonly ShortText[] = [
  {
    heading: "Varje månad: popularitet",
    text: `Vi ser efter om Skatteverket eller Jordbruksverket har publicerat nya uppgifter. SCB:s serie slutar ${LAST_NEWBORN_YEAR}, så dess antal ändras inte mer.`,
  },
  {
    heading: "Varje kvartal: nya namn",
    text: "Vi prövar nya namn till de listor som är gjorda för hand.",
  },
  {
    heading: "Varje år: språket",
    text: "Vi går igenom listorna, ordleden och spärrlistan på nytt och jämför namnsdagarna med namnlängden.",
  },
  {
    heading: "Löpande: synpunkter",
    text: "Rättelser tar vi hand om när de kommer.",
  },
];
