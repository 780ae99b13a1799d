import { COMMON_CHILD_NAMES, MANY_BEARERS, POPULAR_CHILD_NAMES } from "../../config/limits.ts";
import {
  type ChildName,
  type ChildSex,
  commonChildNames,
  firstChildNameList,
} from "../../names/facts/first-child-names.ts";
import { ORIGIN_GROUPS } from "../../names/origins/origin-groups.ts";
import { LATEST_LISTS, type LatestName } from "../../names/series/latest-newborns.ts";
import { NEWBORN_YEARS } from "../../names/series/statistics-years.ts";
import { hasMark } from "../../names/word-list.ts";
import { firstChildNames } from "../../words/first-child-names.ts";
import {
  FIRST_NEWBORN_YEAR,
  LAST_LATEST_YEAR,
  LAST_NEWBORN_YEAR as LAST_YEAR,
} from "../../words/statistics.ts";
import type { GeneratorHead, PageDefinition } from "../engine/definition.ts";
import { ALL, choiceOf, type Filter, isDefault, openFilter } from "../engine/filters.ts";
import { CLASSIC, MODERN } from "./styles.ts";

const THEME_MARKS: Readonly<Record<string, number>> = { klassiska: 1, moderna: 2, natur: 8 };
/** Bit of a name that many people of all ages bear. */
const BORNE_BY_MANY = 4;
/** Bits of the years: rising until the last year of the series, rose in it, and tidlösa. */
const RISING = 1;
const ROSE_LATELY = 2;
const TIMELESS = 4;

interface Trend {
  readonly year: number;
  /** The names that belong to it besides those of the list of its year. */
  readonly mark: number;
}

/** The years that have a list, the newest first, and those of the specification. */
const TREND_YEARS = new Set([...LATEST_LISTS.map(({ year }) => year).reverse(), 2024, 2023]);

const TRENDS: readonly Trend[] = [...TREND_YEARS].map((year) => ({
  year,
  mark: year === 2023 ? ROSE_LATELY : RISING,
}));

/** The names on the list of a year, by sex. */
function listedIn(year: number): Readonly<Record<ChildSex, ReadonlySet<string>>> {
  const list = LATEST_LISTS.find((each) => each.year === year);
  const namesOf = (names: readonly LatestName[] = []) => new Set(names.map(({ name }) => name));
  return { flickor: namesOf(list?.girls), pojkar: namesOf(list?.boys) };
}

/** Origins of names; null until they are loaded, for an origin. */
let origins: typeof import("../../names/origins/name-origins.ts") | null = null;

/** So much larger than other weights that the names on the list of the year are drawn first. */
const BEFORE_OTHERS = 10_000;

/** Whether a name is neither given to many children nor, like Karin, borne by many older people. */
function isLessCommon({ name, marks }: ChildName): boolean {
  return !commonChildNames.has(name) && !hasMark(marks, BORNE_BY_MANY);
}

/** "ökade fram till 2022" */
function riseOf({ mark }: Trend): string {
  return `ökade ${mark === RISING ? "fram till" : "just"} ${LAST_YEAR}`;
}

const filters: readonly Filter[] = [
  openFilter("kon", "Kön", [
    {
      value: "pojkar",
      label: "Pojkar",
      meaning: `gavs till pojkar, enligt SCB till och med ${LAST_YEAR}`,
    },
    {
      value: "flickor",
      label: "Flickor",
      meaning: `gavs till flickor, enligt SCB till och med ${LAST_YEAR}`,
    },
  ]),
  openFilter("popularitet", "Popularitet", [
    {
      value: "populara",
      label: `Populära (topp ${POPULAR_CHILD_NAMES})`,
      meaning: `de ${POPULAR_CHILD_NAMES}\u00a0vanligaste för sitt kön ${LAST_YEAR}, per stavning`,
    },
    {
      value: "ovanliga",
      label: "Mindre vanliga",
      meaning: `inte topp ${COMMON_CHILD_NAMES} för sitt kön ${LAST_YEAR}, och färre än ${MANY_BEARERS.toLocaleString("sv")} bärare`,
    },
  ]),
  openFilter("tema", "Tema", [
    { value: "klassiska", label: "Klassiska", meaning: CLASSIC },
    { value: "moderna", label: "Moderna", meaning: MODERN },
    {
      value: "natur",
      label: "Natur",
      meaning: "betyder något i naturen, som Linnea, Björn eller Stella",
    },
  ]),
  { ...openFilter("ursprung", "Ursprung", ORIGIN_GROUPS), isUncounted: () => !origins },
  {
    id: "ar",
    label: "År",
    options: [
      ...TRENDS.map((trend) => ({
        value: `${trend.year}`,
        label: `Trend ${trend.year}`,
        meaning: `på Skatteverkets lista för ${trend.year}, eller ${riseOf(trend)}`,
      })),
      {
        value: "tidlosa",
        label: "Tidlösa",
        meaning: `klassiska namn som getts varje år ${NEWBORN_YEARS} och bärs i alla åldrar`,
      },
      // Without it, names that are neither a trend nor timeless would never be suggested.
      {
        value: ALL,
        label: "Alla",
        meaning: "också namn som varken är en trend eller tidlösa",
      },
    ],
    defaultValue: `${LAST_LATEST_YEAR}`,
  },
];

const CAPTIONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    TRENDS.map((trend) => [trend.year, `Topp ${trend.year}, ${riseOf(trend)}`]),
  ),
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
  lead: `Namn som barn i Sverige får nu, eller har fått sedan ${FIRST_NEWBORN_YEAR}.`,
  source: `Antal och plats: SCB, nyfödda ${LAST_YEAR}, per stavning; namnsdagar: Namnlängdskommittén.`,
  filters,
  late: {
    isNeeded: (choices) => !isDefault(filters, choices),
    missing: () => (all ? 0 : firstChildNames.lateTrends),
    async load(choices) {
      const needsOrigins = !choices || choiceOf(choices, "ursprung") !== ALL;
      const [{ childNameList }, loaded] = await Promise.all([
        import("../../names/facts/child-name-list.ts"),
        needsOrigins ? import("../../names/origins/name-origins.ts") : null,
      ]);
      all = childNameList;
      origins ??= loaded;
    },
  },
  caption(choices) {
    const caption = CAPTIONS[choiceOf(choices, "ar")];
    if (!caption) return "Alla år";
    return choiceOf(choices, "tema") === "natur"
      ? `${caption}. Välj Alla under År för fler naturnamn.`
      : caption;
  },
  candidates(choices) {
    const sex = choiceOf(choices, "kon");
    const popularity = choiceOf(choices, "popularitet");
    const theme = THEME_MARKS[choiceOf(choices, "tema")];
    const origin = choiceOf(choices, "ursprung");
    const year = choiceOf(choices, "ar");
    const trend = TRENDS.find((each) => `${each.year}` === year);
    const listed = trend && listedIn(trend.year);
    const isListed = ({ name, sex: ofSex }: ChildName) => listed?.[ofSex].has(name) ?? false;
    const mark = trend?.mark ?? (year === "tidlosa" ? TIMELESS : undefined);
    const matching = (all ?? firstChildNameList).filter(
      (child) =>
        (sex === ALL || child.sex === sex) &&
        (popularity === ALL ||
          (popularity === "populara" ? child.isPopular : isLessCommon(child))) &&
        (theme === undefined || hasMark(child.marks, theme)) &&
        (origin === ALL || origins?.hasOrigin(child.name, origin)) &&
        (mark === undefined || hasMark(child.years, mark) || isListed(child)),
    );
    return matching.map((child) =>
      isListed(child) ? { ...child, weight: child.weight * BEFORE_OTHERS } : child,
    );
  },
};
