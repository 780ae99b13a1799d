/** Where a given name comes from, and in which tradition it is borne, by its origin and the Swedish calendar. */

import { originClasses } from "../../words/origin-classes.ts";
import { nameDayOf } from "../days/name-days.ts";
import { ORIGIN_CLASSES, type OriginClass } from "../origins/origins.ts";
import { remembered } from "../remembered.ts";
import { readMarkedNames } from "../word-list.ts";
import { COUNTRIES, type CountryId } from "../world/countries.ts";
import { isUsedIn } from "../world/names-abroad.ts";
import { countBits } from "./bits.ts";

/** The peoples who give a name to their children: in Sweden names of the European West are borne as Swedish ones. */
export type Tradition =
  | "swedish"
  | "finnish"
  | "polish"
  | "slavic"
  | "romance"
  | "arabic"
  | "persian"
  | "indian"
  | "african"
  | "east asian";

const TRADITION_OF: Readonly<Record<OriginClass, Tradition>> = {
  nordiskt: "swedish",
  bibliskt: "swedish",
  hebreiskt: "swedish",
  arameiskt: "swedish",
  grekiskt: "swedish",
  latinskt: "swedish",
  tyskt: "swedish",
  engelskt: "swedish",
  keltiskt: "swedish",
  franskt: "swedish",
  nybildat: "swedish",
  övrigt: "swedish",
  italienskt: "romance",
  spanskt: "romance",
  finskt: "finnish",
  samiskt: "finnish",
  slaviskt: "slavic",
  baltiskt: "slavic",
  arabiskt: "arabic",
  persiskt: "persian",
  turkiskt: "persian",
  kurdiskt: "persian",
  indiskt: "indian",
  afrikanskt: "african",
  östasiatiskt: "east asian",
};

const EASTERN: ReadonlySet<Tradition> = new Set([
  "arabic",
  "persian",
  "indian",
  "african",
  "east asian",
]);

/**
 * Slavic names that Poles have, for the most part in a spelling of their own. Other Slavic names in Sweden are mostly of
 * people from former Yugoslavia and Russia, and are not like these. The list was read name by name.
 */
const POLISH: ReadonlySet<string> = new Set(
  [
    "Agnieszka Alicja Andrzej Antoni Danuta Dariusz Dawid Dorota Elzbieta Ewelina Grzegorz Iwona Jacek Jakub Janina Jolanta",
    "Katarzyna Krystyna Krzysztof Lukasz Maciej Malgorzata Marcin Marek Mariusz Mateusz Michal Oliwia Pawel Piotr Rafal",
    "Sylwia Tomasz Wiktor Wojciech",
  ].flatMap((names) => names.split(" ")),
);

/** Classes that say from where a name is, and not by which way it came. */
const BIBLICAL: ReadonlySet<string> = new Set(["bibliskt", "hebreiskt", "arameiskt", "övrigt"]);

const classesOfNames: ReadonlyMap<string, readonly OriginClass[]> = new Map(
  readMarkedNames(originClasses).map(({ name, marks }) => [
    // A space in a name would end it.
    name.replaceAll("_", " "),
    ORIGIN_CLASSES.filter((one) => marks.includes(one)).sort(
      (a, b) => marks.indexOf(a) - marks.indexOf(b),
    ),
  ]),
);

/**
 * The classes of a name, of the one that the calendar lists it as, or of the two in a double name; else what the
 * countries say where it is used; else none.
 */
const classesOf = remembered((name): readonly OriginClass[] => {
  const own = classesOfNames.get(name) ?? classesOfNames.get(nameDayOf(name)?.listedAs ?? "");
  if (own) return own;
  const parts = name.split("-").map((part) => classesOfNames.get(part));
  if (parts.length > 1 && parts.every((part) => part)) return parts.flatMap((part) => part ?? []);
  const used = COUNTRIES.filter(({ id }) => isUsedIn(name, id)).map(({ id }) => id);
  const language = LANGUAGE_OF_COUNTRIES[used.join(" ")];
  return language ? [language] : [];
});

/**
 * The languages of names that are used in these of the other countries and in no more. No other countries are as
 * certain: a name that is used in Germany alone is mostly of people who have come there.
 */
const LANGUAGE_OF_COUNTRIES: Readonly<Record<string, OriginClass>> = {
  finland: "finskt",
  "usa spanien": "spanskt",
};

/** A bit per class of origin; 0 where the origin of the name has not been looked up. */
export function originsOf(name: string, isNordic: boolean): number {
  const classes = classesOf(name);
  const known = classes.length === 0 && isNordic ? (["nordiskt"] as const) : classes;
  return known.reduce((bits, one) => bits | (1 << ORIGIN_CLASSES.indexOf(one)), 0);
}

/**
 * The tradition in which a name is borne in Sweden; null where its origin has not been looked up. A name of the
 * Swedish calendar is borne as a Swedish one, but for those that are only eastern (Fatima). Of other names the class that says by which way they came decides:
 * the last one, unless it is of the Bible (Yusuf is Arabic).
 */
export function traditionOf(name: string, isNordic: boolean): Tradition | null {
  const classes = classesOf(name);
  const isEastern = classes.length > 0 && classes.every((one) => EASTERN.has(TRADITION_OF[one]));
  if (nameDayOf(name)?.listedAs === name && !isEastern) return "swedish";
  if (classes.length === 0) return isNordic ? "swedish" : null;
  const way = classes.filter((one) => !BIBLICAL.has(one)).at(-1);
  const tradition = way === undefined ? "swedish" : TRADITION_OF[way];
  return tradition === "slavic" && POLISH.has(name) ? "polish" : tradition;
}

/** In as many of the other countries as this a name is at home in every tradition of Europe. */
const INTERNATIONAL_COUNTRIES = 9;

/** A name must be used in this country to count as at home in the tradition. */
const HOME: Partial<Record<Tradition, CountryId>> = { finnish: "finland", romance: "spanien" };

interface Borne {
  readonly tradition: Tradition | null;
  /** A bit per other country where the name is used. */
  readonly countries: number;
}

/**
 * Whether a second name is of the tradition in which a given name is borne, or at home in it. Slavic and Romance names
 * are of several peoples each, so that only the second holds for them (Goran Daniel). What is not known fits nothing.
 */
export function isOfTradition(given: Borne, second: Borne): boolean {
  switch (given.tradition) {
    case "swedish":
      return second.tradition === "swedish";
    case "finnish":
      return second.tradition === "finnish" || isAtHomeIn("finnish", second);
    case "polish":
    case "slavic":
    case "romance":
      return isAtHomeIn(given.tradition, second);
    default:
      return false;
  }
}

function isAtHomeIn(tradition: Tradition, { tradition: own, countries }: Borne): boolean {
  const home = COUNTRIES.findIndex(({ id }) => id === HOME[tradition]);
  return (
    own === "swedish" &&
    countBits(countries) >= INTERNATIONAL_COUNTRIES &&
    (home < 0 || (countries & (1 << home)) !== 0)
  );
}
