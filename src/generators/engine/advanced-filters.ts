/**
 * The filters under "Fler filter" (docs/specification.md, "Advanced filters"). Loaded when a visitor
 * asks for them.
 */
import { BEARER_CLASSES, FILTER_TEXT_MAX_LENGTH } from "../../config/limits.ts";
import type { NameFacts, NameFigures } from "../../names/facts/facts.ts";
import { remembered } from "../../names/remembered.ts";
import type { Trend } from "../../names/series/newborn-trend.ts";
import { BEARERS_DAY } from "../../names/series/statistics-years.ts";
import { trendYears, yearsText } from "../../names/series/years.ts";
import type { ReadAs } from "../../names/sounds/read-as.ts";
import { syllablesOf } from "../../names/sounds/syllables.ts";
import type { Candidate } from "../../names/word-list.ts";
import { COUNTRIES, type CountryId } from "../../names/world/countries.ts";
import { LAST_NEWBORN_YEAR } from "../../words/statistics.ts";
import type { GeneratorEntry } from "../registry.ts";
import type { AdvancedFilterId } from "./advanced-filter-ids.ts";
import type { Accepts, GeneratorDefinition } from "./definition.ts";
import {
  ALL,
  type Choices,
  choiceOf,
  type Filter,
  openFilter,
  type Typing,
  typedFilter,
} from "./filters.ts";

/** The letters that are typed and compared: without case, and without accents except in å, ä and ö. */
function plainLetters(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^a-zåäö]/g, (letter) => letter.normalize("NFD").charAt(0));
}

/** The letters of what a visitor has typed, up to the limit. */
export function parseLetters(typed: string): string {
  const letters = plainLetters(typed).match(/\p{L}/gu) ?? [];
  return letters.slice(0, FILTER_TEXT_MAX_LENGTH).join("");
}

/** A filter, and which names pass it for a choice other than the default. */
interface AdvancedFilter extends Filter {
  readonly id: AdvancedFilterId;
  /** What it asks for, to those whose plan does not have it. */
  readonly description: string;
  readonly accepts: (choice: string) => Accepts;
}

const LETTERS: Typing = {
  parse: parseLetters,
  maxLength: FILTER_TEXT_MAX_LENGTH,
  // They may be sent with their marks apart.
  pattern: `^(?:\\p{L}\\p{M}*){0,${FILTER_TEXT_MAX_LENGTH}}$`,
  contents: "bokstäver",
};

function lettersFilter(
  id: AdvancedFilterId,
  label: string,
  description: string,
  accepts: AdvancedFilter["accepts"],
): AdvancedFilter {
  return { ...typedFilter(id, label, LETTERS), description, accepts };
}

/** From this number of syllables on, names are in one class. */
const MANY_SYLLABLES = 5;

function letterFilters(lettersOf: (name: string) => string): readonly AdvancedFilter[] {
  return [
    lettersFilter(
      "innehaller",
      "Innehåller",
      "bokstäver var som helst i namnet, som li i Alice",
      (text) => (name) => lettersOf(name).includes(text),
    ),
    lettersFilter(
      "slutar",
      "Slutar på",
      "namnets sista bokstäver, som a eller ina",
      (text) => (name) => lettersOf(name).endsWith(text),
    ),
    lettersFilter(
      "utan",
      "Utan bokstäverna",
      "bokstäver som namnet inte ska ha, som å, ä och ö",
      (text) => {
        const anyOf = new RegExp(`[${text}]`, "u");
        return (name) => !anyOf.test(lettersOf(name));
      },
    ),
  ];
}

function syllableFilter(countSyllables: (name: string) => number): AdvancedFilter {
  return {
    ...openFilter("stavelser", "Stavelser", [
      ...["1", "2", "3", "4"].map((count) => ({ value: count, label: count })),
      { value: String(MANY_SYLLABLES), label: `${MANY_SYLLABLES} eller fler` },
    ]),
    description: "en, två, tre, fyra eller fler",
    accepts(choice) {
      const syllables = Number(choice);
      return (name) => Math.min(countSyllables(name), MANY_SYLLABLES) === syllables;
    },
  };
}

const [MANY, SOME, FEW] = BEARER_CLASSES;
const EVERY_COUNT = { least: 0, below: Infinity };

function bearersFilter(bearersOf: (name: string) => number): AdvancedFilter {
  const classes = [
    { value: "minst-10000", label: "10\u00a0000 eller fler", least: MANY, below: Infinity },
    { value: "1000-9999", label: "1\u00a0000–9\u00a0999", least: SOME, below: MANY },
    { value: "100-999", label: "100–999", least: FEW, below: SOME },
    { value: "under-100", label: "Färre än 100", least: 0, below: FEW },
  ];
  return {
    ...openFilter("vanligt", "Så många bär namnet", classes),
    description: `från färre än 100 till 10\u00a0000 eller fler, den ${BEARERS_DAY}`,
    accepts(choice) {
      const { least, below } = classes.find(({ value }) => value === choice) ?? EVERY_COUNT;
      return (name) => bearersOf(name) >= least && bearersOf(name) < below;
    },
  };
}

function trendFilter(trendOf: (name: string) => Trend | null): AdvancedFilter {
  const { before, after } = trendYears(LAST_NEWBORN_YEAR);
  return {
    ...openFilter("trend", "Bland nyfödda", [
      {
        value: "stiger",
        label: `Ökade till ${LAST_NEWBORN_YEAR}`,
        meaning: `klart större andel av de nyfödda ${yearsText(after)} än ${yearsText(before)}`,
      },
      {
        value: "faller",
        label: `Minskade till ${LAST_NEWBORN_YEAR}`,
        meaning: `klart mindre andel av de nyfödda ${yearsText(after)} än ${yearsText(before)}`,
      },
    ]),
    description: `namn som gavs till allt fler eller allt färre barn fram till ${LAST_NEWBORN_YEAR}`,
    accepts: (choice) => (name) => trendOf(name) === choice,
  };
}

type Abroad = NonNullable<NameFigures["abroad"]>;

/** Keys of the countries where a name is used: two, for a family of two countries. */
const COUNTRY_FILTERS = ["land", "land2"] as const;

/** In the order of the filter. */
const COUNTRY_OPTIONS: readonly { readonly value: CountryId; readonly label: string }[] =
  COUNTRIES.map(({ id, name }) => ({
    value: id,
    label: id === "tyskland" ? "Tyskland (Berlin)" : name,
  }));

/** A line has room for the figures of so many countries, beside a name's own facts. */
const COUNTRIES_IN_A_LINE = 1;

const NORDIC: readonly CountryId[] = ["norge", "danmark", "finland"];

function countryFilters({ isUsedIn, isAlmostOnlySwedish }: Abroad): readonly AdvancedFilter[] {
  const [first, second] = COUNTRY_FILTERS;
  const isUsed = (choice: string): Accepts => {
    const countries = countriesOf(choice);
    return (name) => countries.every((id) => isUsedIn(name, id));
  };
  return [
    {
      ...openFilter(first, "Används också i", [
        ...COUNTRY_OPTIONS,
        {
          value: "norden",
          label: "Alla nordiska länder",
          meaning: "används i Norge, Danmark och Finland",
        },
        {
          value: "sverige",
          label: "Nästan bara i Sverige",
          meaning: "används knappt i något av de andra länderna",
        },
      ]),
      description:
        "namn som också bärs i Norge, Finland, USA eller något annat av tio länder, eller nästan bara här",
      accepts: (choice) => (choice === "sverige" ? isAlmostOnlySwedish : isUsed(choice)),
    },
    {
      ...openFilter(second, "och i", COUNTRY_OPTIONS),
      description: "ett land till, för en familj med två",
      accepts: isUsed,
    },
  ];
}

/** The countries that an option means; none for those that mean no country. */
function countriesOf(choice: string): readonly CountryId[] {
  if (choice === "norden") return NORDIC;
  return COUNTRY_OPTIONS.flatMap(({ value }) => (value === choice ? [value] : []));
}

/** The countries that are asked for. */
function countriesAsked(choices: Choices): readonly CountryId[] {
  return [...new Set(COUNTRY_FILTERS.flatMap((id) => countriesOf(choiceOf(choices, id))))];
}

/** The figures of the countries that are asked for. */
function factsAbroad({ figureIn }: Abroad, choices: Choices, name: string): NameFacts {
  const abroad = countriesAsked(choices).flatMap((country) => figureIn(name, country) ?? []);
  return abroad.length > 0 ? { abroad } : {};
}

/** Counts by word, each once: thousands of composed names share their words. */
function syllableCounter(readAs: ReadAs): (name: string) => number {
  const ofWord = remembered((word) => syllablesOf(word, readAs));
  return (name) => name.split(" ").reduce((sum, word) => sum + ofWord(word), 0);
}

/** Every name of a list. */
function allNames({ filters, candidates }: GeneratorDefinition): readonly Candidate[] {
  const choices = filters.map(({ id, options, defaultValue }) => {
    return [id, options.some(({ value }) => value === ALL) ? ALL : defaultValue];
  });
  return candidates(Object.fromEntries(choices), Math.random);
}

/** The filter without the options that no name of the list has. */
function withPossibleOptions(filter: AdvancedFilter, names: readonly Candidate[]): AdvancedFilter {
  const options = filter.options.filter(({ value }) => {
    if (value === filter.defaultValue) return true;
    const accepts = filter.accepts(value);
    return names.some(({ name }) => accepts(name));
  });
  return { ...filter, options };
}

/** A definition with the advanced filters after its own. */
export interface ExtendedDefinition extends GeneratorDefinition {
  readonly advanced: readonly AdvancedFilter[];
}

/**
 * Adds the advanced filters to a definition: letters, syllables, and what the figures say.
 * @param names what kind of names they are: surnames are read as such, and handles have no syllables
 */
export function withAdvancedFilters(
  definition: GeneratorDefinition,
  { bearersOf, trendOf, abroad }: NameFigures,
  { areHandles, nameKind }: Pick<GeneratorEntry, "areHandles" | "nameKind"> = {},
): ExtendedDefinition {
  const { isComposed } = definition;
  const readAs = nameKind === "surname" ? "surname" : "given name";
  const possible: readonly AdvancedFilter[] = [
    ...letterFilters(remembered(plainLetters)),
    ...(areHandles ? [] : [syllableFilter(syllableCounter(readAs))]),
    ...(bearersOf ? [bearersFilter(remembered(bearersOf))] : []),
    ...(trendOf ? [trendFilter(remembered(trendOf))] : []),
    ...(abroad ? countryFilters(abroad) : []),
  ];
  const names = isComposed ? null : allNames(definition);
  const added = names ? possible.map((filter) => withPossibleOptions(filter, names)) : possible;
  return {
    ...definition,
    filters: [...definition.filters, ...added],
    advanced: added,
    ...(definition.opening && { caption: () => "Namn efter dina filter" }),
    ...(abroad && {
      factsFor: (choices: Choices, name: string) => ({
        ...definition.factsFor?.(choices, name),
        ...factsAbroad(abroad, choices, name),
      }),
      hasLongFacts: (choices: Choices) =>
        definition.hasLongFacts?.(choices) || countriesAsked(choices).length > COUNTRIES_IN_A_LINE,
    }),
    candidates(choices, random, acceptsToo) {
      const tests = added
        .filter(({ id, defaultValue }) => choiceOf(choices, id) !== defaultValue)
        .map(({ id, accepts }) => accepts(choiceOf(choices, id)));
      if (tests.length === 0) return definition.candidates(choices, random, acceptsToo);
      // The cheapest test comes first.
      if (acceptsToo) tests.unshift(acceptsToo);
      const accepts: Accepts = (name) => tests.every((test) => test(name));
      if (isComposed) return definition.candidates(choices, random, accepts);
      return definition.candidates(choices, random).filter(({ name }) => accepts(name));
    },
  };
}
