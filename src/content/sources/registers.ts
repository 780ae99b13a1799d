/** Where names and figures come from: official registers and language sources. */
import { NEWBORN_YEARS, YEARS_FROM_TWO } from "@/names/series/statistics-years.ts";
import { yearsInWords } from "@/names/series/years.ts";
import type { ForeignPhrases } from "@/names/world/sources.ts";
import { publishedTopSource } from "@/words/published-top.ts";
import {
  ALMANAC_YEAR,
  CARRIED_NAMES_DAY,
  DOGS_DAY,
  GIVEN_NAMES_DAY,
  GIVEN_NAMES_YEAR,
  LAST_NEWBORN_YEAR,
  NAME_DAYS_REVISED,
  SURNAMES_DAY,
  TOP_FIVE_YEAR,
} from "@/words/statistics.ts";

export interface Source {
  readonly label: string;
  /** Null for a source without a page of its own. */
  readonly href: string | null;
  readonly text: string;
  /** Terms under which its data is used; null when none is used. */
  readonly licence: string | null;
  /** Phrases of these texts in another language. */
  readonly foreign?: ForeignPhrases;
}

export const OFFICIAL_REGISTERS: readonly Source[] = [
  {
    label: `SCB, nyfödda efter tilltalsnamn ${NEWBORN_YEARS}`,
    href: "https://www.scb.se/be0001",
    text: `Antal flickor och pojkar som fick varje namn, år för år och per stavning. Namn som färre än tio barn fick ett år saknas det året; för ${yearsInWords(YEARS_FROM_TWO, "och")} går gränsen vid två. SCB slutade med namnstatistik efter ${LAST_NEWBORN_YEAR}, så serien slutar där.`,
    licence: "Licens: CC0.",
  },
  {
    label: `SCB, Namn med minst två bärare, ${GIVEN_NAMES_YEAR}`,
    href: "https://www.scb.se/be0001",
    text: `Hur många kvinnor och män som har varje tilltalsnamn den ${GIVEN_NAMES_DAY}, per stavning, med medelålder för namn med minst tio bärare. Det är SCB:s sista utgåva. Namn där ”null” hade blivit ett bindestreck (Ama-Ah) har vi rättat.`,
    licence: "Källa: SCB. Fri att använda med angiven källa.",
  },
  {
    label: "SCB:s namnsök, genom svensktext av Peter M. Dahlgren",
    href: "https://github.com/peterdalle/svensktext",
    text: `Antal bärare av efternamn den ${SURNAMES_DAY}, och antal med ett namn bland sina förnamn den ${CARRIED_NAMES_DAY}.`,
    licence: "Licens: CC\u00a0BY\u00a04.0.",
  },
  {
    label: "Skatteverket, namn",
    href: "https://www.skatteverket.se/privat/folkbokforing/namn",
    text: "Antal nyfödda för de vanligaste namnen de år som SCB inte längre räknar, hela år och per stavning.",
    licence: "Öppna data (lag 2022:818).",
  },
  {
    label: `Rötter, de vanligaste namnen ${TOP_FIVE_YEAR}`,
    href: publishedTopSource.url,
    text: `Skatteverkets fem vanligaste flick- och pojknamn ${TOP_FIVE_YEAR}, med stavningar sammanslagna. Det är listan på barnnamnssidan.`,
    licence: "Publicerade uppgifter, återgivna med källa.",
  },
  {
    label: "Jordbruksverket, hund- och kattregistret",
    href: "https://jordbruksverket.se/djur/hundar-katter-och-smadjur",
    text: `De tjugo vanligaste hundnamnen den ${DOGS_DAY}, och enstaka uppgifter från andra år, ur de tidningar och sidor som har publicerat dem.`,
    licence: "Publicerade uppgifter, återgivna med källa.",
  },
];

export const LANGUAGE_SOURCES: readonly Source[] = [
  {
    label: "Namnlängdskommittén",
    href: null,
    text: `Namnsdagarna i almanackan, med ändringarna från ${NAME_DAYS_REVISED} som trycks från ${ALMANAC_YEAR}. Ett namn utan egen dag får den som står under en annan stavning av samma namn, som låter likadant eller skiljer sig i ett enda ljud, och då sägs det: ”namnsdag 13\u00a0maj, som Linnea”.`,
    licence: "Faktauppgifter ur namnlängden.",
  },
  {
    label: "Institutet för språk och folkminnen (Isof)",
    href: "https://www.isof.se/namn",
    text: "Mycket av det som står under Ursprung på namnens sidor, i våra egna ord, också ur Eva Bryllas Förnamn i Sverige.",
    licence: null,
  },
  {
    label: "Elof Hellquist, Svensk etymologisk ordbok (1922)",
    href: "https://spraakbanken.gu.se",
    text: "Förnamns ursprung, i våra egna ord. Ordboken är digitaliserad av Språkbanken Text vid Göteborgs universitet.",
    licence: "Fri: upphovsrätten har gått ut.",
  },
  {
    label: "Dagens namn, Bengt af Klintberg",
    href: null,
    text: "Ursprung och historia för namnen i almanackan, i våra egna ord.",
    licence: null,
  },
  {
    label: "Svenska Kennelklubben",
    href: "https://www.skk.se",
    text: "Fakta om raser och kennelnamn. Inga namn är hämtade härifrån, och rasgrupperna i hundfiltret är vår egen bedömning.",
    licence: null,
  },
  {
    label: "Namnfynds egna listor",
    href: null,
    text: "Klassiker utöver regeln, nordiska namn, naturnamn, husdjursnamn, ordled, ljud och spärrlistan är gjorda för hand.",
    licence: "Vårt eget arbete.",
  },
];
