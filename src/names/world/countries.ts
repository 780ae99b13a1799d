/** The countries whose names the site has figures of, in the order of the compact source. */
import { worldRecord } from "../../words/world-record.ts";
import { type WorldTotal, worldTotals } from "../../words/world-totals.ts";

export type CountryId = keyof typeof worldRecord;

export interface Country {
  readonly id: CountryId;
  readonly name: string;
  /** As part of a sentence: "i Norge". */
  readonly place: string;
  /** People who have the name, or the children who were given it in a year. */
  readonly counts: "bearers" | "births";
  /** What of a name is counted, unless it is the first given name. */
  readonly measure?: string;
  /** When it was counted. */
  readonly date: string;
  /** Most people of one sex who may have a name without a figure. */
  readonly mostUnpublished: number;
}

const { norge, danmark, finland, england, irland, usa, tyskland, frankrike, belgien, spanien } =
  worldRecord;

export const COUNTRIES: readonly Country[] = [
  {
    id: "norge",
    name: "Norge",
    place: "i Norge",
    counts: "bearers",
    date: `31\u00a0december ${norge.year}`,
    mostUnpublished: 199,
  },
  {
    id: "danmark",
    name: "Danmark",
    place: "i Danmark",
    counts: "bearers",
    date: `1\u00a0januari ${danmark.year}`,
    mostUnpublished: 2,
  },
  {
    id: "finland",
    name: "Finland",
    place: "i Finland",
    counts: "bearers",
    date: `augusti ${finland.year}`,
    mostUnpublished: 4,
  },
  {
    id: "england",
    name: "England och Wales",
    place: "i England och Wales",
    counts: "births",
    date: `${england.year}`,
    mostUnpublished: 2,
  },
  {
    id: "irland",
    name: "Irland",
    place: "i Irland",
    counts: "births",
    date: `${irland.year}`,
    mostUnpublished: 2,
  },
  {
    id: "usa",
    name: "USA",
    place: "i USA",
    counts: "births",
    date: `${usa.year}`,
    mostUnpublished: 49,
  },
  {
    id: "tyskland",
    name: "Berlin",
    place: "i Berlin",
    counts: "births",
    date: `${tyskland.year}`,
    mostUnpublished: 4,
  },
  {
    id: "frankrike",
    name: "Frankrike",
    place: "i Frankrike",
    counts: "births",
    date: `${frankrike.year}`,
    mostUnpublished: 19,
  },
  {
    id: "belgien",
    name: "Belgien",
    place: "i Belgien",
    counts: "births",
    date: `${belgien.year}`,
    mostUnpublished: 4,
  },
  {
    id: "spanien",
    name: "Spanien",
    place: "i Spanien",
    counts: "bearers",
    measure: "som hela förnamnet",
    date: `1\u00a0januari ${spanien.year}`,
    mostUnpublished: 19,
  },
];

/** The first year of the totals; null where there are none. */
export function firstYearOf({ id }: Country): number | null {
  return worldRecord[id].since;
}

/** Whether the office writes every letter of a name, so that the lack of a figure means anything. */
export function canWrite({ id }: Country, name: string): boolean {
  const others = name.toLowerCase().replace(/[a-z]/g, "");
  return [...others].every((letter) => worldRecord[id].letters.includes(letter));
}

/** What the figures of a country are counted among, if its total of the same year is known. */
export function totalOf({ id }: Country): WorldTotal | undefined {
  return totalIn(id, worldRecord[id].year);
}

/** What Sweden's own figures of a year are counted among. */
export function swedishTotal(counts: Country["counts"], year: number): WorldTotal | undefined {
  return totalIn(counts === "bearers" ? "sverige-invanare" : "sverige-fodda", year);
}

function totalIn(key: string, year: number): WorldTotal | undefined {
  return worldTotals[key]?.find((total) => total.year === year);
}
