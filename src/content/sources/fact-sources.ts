import { NEWBORN_YEARS } from "@/names/series/statistics-years.ts";
import {
  CARRIED_NAMES_DAY,
  FIRST_LATEST_YEAR,
  GIVEN_NAMES_DAY,
  LAST_LATEST_YEAR,
  NAME_DAYS_REVISED,
  SURNAMES_DAY,
  TOP_FIVE_YEAR,
} from "@/words/statistics.ts";

/** The kinds of facts on the site, each with its source. */
export const FACT_SOURCES = [
  {
    id: "barare",
    subject: "Så många bär förnamnet",
    facts: `SCB, Namn med minst två bärare den ${GIVEN_NAMES_DAY}. Fri att använda med angiven källa.`,
  },
  {
    id: "andranamn",
    subject: "Så många har namnet bland sina förnamn",
    facts: `SCB:s namnsök den ${CARRIED_NAMES_DAY}, genom svensktext. CC\u00a0BY\u00a04.0.`,
  },
  {
    id: "efternamn",
    subject: "Så många bär efternamnet",
    facts: `SCB:s namnsök den ${SURNAMES_DAY}, genom svensktext. CC\u00a0BY\u00a04.0.`,
  },
  {
    id: "nyfodda",
    subject: "Så många barn fick namnet, och årets etta",
    facts: `SCB, nyfödda efter tilltalsnamn ${NEWBORN_YEARS}, per stavning. CC0.`,
  },
  {
    id: "nyfodda-skatteverket",
    subject: `Nyfödda ${FIRST_LATEST_YEAR}–${LAST_LATEST_YEAR}`,
    facts: "Skatteverket, Namn på nyfödda: årets tolv vanligaste per kön och stavning. Öppna data.",
  },
  {
    id: "andel",
    subject: "Namnets andel av alla nyfödda",
    facts: "Vår bearbetning av SCB:s nyfödda efter tilltalsnamn och antal födda. CC0.",
  },
  {
    id: "andra-lander",
    subject: "Så vanligt är namnet i andra länder",
    facts:
      "Tio länders myndigheter, med sina egna år, gränser och licenser. Se Namn i andra länder.",
  },
  {
    id: "stil",
    subject: "Klassiskt, modernt, unisex, trend och tidlöst",
    facts: "Vår bearbetning av SCB:s statistik, enligt reglerna nedan.",
  },
  {
    id: "trend",
    subject: `Topp fem ${TOP_FIVE_YEAR}`,
    facts: "Skatteverket, enligt Rötter, med stavningar sammanslagna.",
  },
  {
    id: "namnsdag",
    subject: "Namnsdag",
    facts: `Namnlängds\u00adkommittén, med ändringarna från ${NAME_DAYS_REVISED}.`,
  },
  {
    id: "djur",
    subject: "Så många hundar eller katter heter så",
    facts: "Jordbruksverkets register, det år som står vid siffran.",
  },
  {
    id: "ursprung",
    subject: "Nordiskt, svenskt och natur",
    facts: "Våra egna listor och regler. Ingen statistik.",
  },
  {
    id: "betydelse",
    subject: "Vad ett förnamn kommer av och betyder",
    facts: "Ordböcker och annan forskning, som står vid varje namn. Texterna är våra egna.",
  },
  {
    id: "kanslor",
    subject: "Husdjurens storlek, färg och personlighet",
    facts: "Vår egen bedömning av vad namnet för tankarna till. Ingen statistik.",
  },
] as const;
