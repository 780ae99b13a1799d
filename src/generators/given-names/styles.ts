/** The styles of given names, which several generators ask for. */
import { RECENT_YEARS } from "../../names/series/statistics-years.ts";
import { openFilter } from "../engine/filters.ts";

/** The bit of names on the list of Nordic ones. */
export const NORDIC = 4;

/** Bits of a name's marks by option value. */
export const STYLE_MARKS: Readonly<Record<string, number>> = {
  klassiskt: 1,
  modernt: 2,
  nordiskt: NORDIC,
};

export const CLASSIC = "i almanackan, många äldre bärare och inget mode från en enda tid";
export const MODERN = `minst hälften av bärarna är födda ${RECENT_YEARS}`;

export const styleFilter = openFilter("stil", "Stil", [
  { value: "klassiskt", label: "Klassiskt", meaning: CLASSIC },
  { value: "modernt", label: "Modernt", meaning: MODERN },
  {
    value: "nordiskt",
    label: "Nordiskt",
    meaning: "fornnordiskt eller annat nordiskt ursprung, efter vår lista",
  },
]);
