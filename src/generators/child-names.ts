import { POPULAR_CHILD_NAMES } from "../config/limits.ts";
import { firstChildNames } from "../words/first-child-names.ts";
import {
  FIRST_YEAR_FROM_TWO,
  LAST_NEWBORN_YEAR as LAST_YEAR,
  TOP_FIVE_YEAR,
} from "../words/statistics.ts";
import { CURVE_NOTE } from "./curve-note.ts";
import type { GeneratorHead, PageDefinition } from "./definition.ts";
import { ALL, choiceOf, type Filter, isDefault, openFilter } from "./filters.ts";
import { type ChildName, firstChildNameList } from "./first-child-names.ts";
import { hasMark } from "./word-list.ts";
import { yearsText } from "./years.ts";

const THEME_MARKS: Readonly<Record<string, number>> = { klassiska: 1, moderna: 2, natur: 8 };
const YEAR_MARKS: Readonly<Record<string, number>> = { "2024": 1, "2023": 2, tidlosa: 4 };

/** A name that a trend begins with. */
const FIRST = 8;

/** So much larger than other weights that these names are drawn first. */
const BEFORE_OTHERS = 10_000;

const filters: readonly Filter[] = [
  openFilter("kon", "Kön", [
    { value: "pojkar", label: "Pojkar" },
    { value: "flickor", label: "Flickor" },
  ]),
  openFilter("popularitet", "Popularitet", [
    { value: "populara", label: `Populära (topp ${POPULAR_CHILD_NAMES})` },
    { value: "ovanliga", label: "Mindre vanliga" },
  ]),
  openFilter("tema", "Tema", [
    { value: "klassiska", label: "Klassiska" },
    { value: "moderna", label: "Moderna" },
    { value: "natur", label: "Natur" },
  ]),
  {
    id: "ar",
    label: "År",
    options: [
      { value: "2024", label: "Trend 2024" },
      { value: "2023", label: "Trend 2023" },
      { value: "tidlosa", label: "Tidlösa" },
      // Without it, names that are neither a trend nor timeless would never be suggested.
      { value: ALL, label: "Alla" },
    ],
    defaultValue: "2024",
  },
];

/** The other years of names that hardly anyone bore before. */
const EARLIER = { first: FIRST_YEAR_FROM_TWO, last: LAST_YEAR - 1 };

const CAPTIONS: Readonly<Record<string, string>> = {
  "2024": `Vanligast 2024, på väg upp ${LAST_YEAR}`,
  "2023": `Vanligast 2023, steg ${LAST_YEAR}`,
  tidlosa: "Klassiker som getts varje år",
};

/** Null until they are loaded. */
let all: readonly ChildName[] | null = null;

export const head: GeneratorHead = {
  title: "Barnnamn: populära och ovanliga pojknamn och flicknamn",
  description:
    "Namn som ges till barn i Sverige: populära och ovanliga pojknamn och flicknamn, klassiska och moderna, med antal nyfödda från SCB.",
  tagline: "Trender, topp\u00a050 och tidlösa",
};

/** /barnnamn: names given to children today. */
export const generator: PageDefinition = {
  lead: `Namn som ges till barn i Sverige, enligt SCB till och med ${LAST_YEAR}.`,
  source: `Trend 2024 är namnen på Skatteverkets lista för året och namn som har stigit fram till ${LAST_YEAR}; Trend 2023 är listan för 2023 och namn som steg just ${LAST_YEAR}. De fem vanligaste namnen ${TOP_FIVE_YEAR} står längre ner på sidan. Antal och plats per stavning: SCB, nyfödda ${LAST_YEAR} (några nya namn: ${yearsText(EARLIER)}). Datum på korten: namnsdagar, enligt Namnlängdskommittén. ${CURVE_NOTE}`,
  filters,
  late: {
    isNeeded: (choices) => !isDefault(filters, choices),
    missing: () => (all ? 0 : firstChildNames.lateTrends),
    async load() {
      all = (await import("./child-name-list.ts")).childNameList;
    },
  },
  caption: (choices) => CAPTIONS[choiceOf(choices, "ar")] ?? "Alla år",
  candidates(choices) {
    const sex = choiceOf(choices, "kon");
    const popularity = choiceOf(choices, "popularitet");
    const theme = THEME_MARKS[choiceOf(choices, "tema")];
    const year = YEAR_MARKS[choiceOf(choices, "ar")];
    const matching = (all ?? firstChildNameList).filter(
      (child) =>
        (sex === ALL || child.sex === sex) &&
        (popularity === ALL || child.isPopular === (popularity === "populara")) &&
        (theme === undefined || hasMark(child.themes, theme)) &&
        (year === undefined || hasMark(child.years, year)),
    );
    if (year !== YEAR_MARKS["2024"] && year !== YEAR_MARKS["2023"]) return matching;
    return matching.map((child) =>
      hasMark(child.years, FIRST) ? { ...child, weight: child.weight * BEFORE_OTHERS } : child,
    );
  },
};
