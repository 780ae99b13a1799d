import { SURNAME_LENGTHS } from "../../config/limits.ts";
import { commonSurnames } from "../../names/facts/surname-list.ts";
import { hasMark } from "../../names/word-list.ts";
import { SURNAMES_DAY, SURNAMES_YEAR } from "../../words/statistics.ts";
import { rareSurnameCount } from "../../words/surnames.ts";
import type { GeneratorHead, PageDefinition } from "../engine/definition.ts";
import { type Choices, choiceOf, type Filter, isDefault, openFilter } from "../engine/filters.ts";
import { hasLength, lengthFilter } from "../engine/length-filter.ts";

/** Bits of a surname's marks by option value. */
const ORIGIN_MARKS: Readonly<Record<string, number>> = { svenska: 1, nordiska: 2, natur: 4 };

/** Newly formed names, which nobody is known to bear; none of the other options has them. */
const NEW = "nybildade";

const isNew = (choices: Choices) => choiceOf(choices, "ursprung") === NEW;

/** Names with fewer than 1,000 bearers, and newly formed ones; null until they are loaded. */
let late: typeof import("../../names/facts/late-surnames.ts") | null = null;

/** Endings of surnames by option value. */
const ENDINGS: Readonly<Record<string, string>> = { son: "son", berg: "berg", strom: "ström" };

const filters: readonly Filter[] = [
  openFilter("ursprung", "Ursprung", [
    {
      value: "svenska",
      label: "Svenska",
      meaning: "svenska led, ändelser och soldatnamn, som Lindberg och Norell",
    },
    {
      value: "nordiska",
      label: "Nordiska",
      meaning: "danska, norska, isländska, finska och samiska namn",
    },
    {
      value: "natur",
      label: "Natur",
      meaning: "ett led betyder något i naturen, som berg, lind eller sjö",
    },
    {
      value: NEW,
      label: "Nybildade",
      meaning: `sammansatta av oss; färre än två bar namnet ${SURNAMES_YEAR}`,
    },
  ]),
  openFilter("andelse", "Ändelse", [
    { value: "son", label: "-son" },
    { value: "berg", label: "-berg" },
    { value: "strom", label: "-ström" },
  ]),
  lengthFilter(SURNAME_LENGTHS),
];

export const head: GeneratorHead = {
  title: "Svenska efternamn: lista med antal och ursprung",
  description:
    "Svenska efternamn, naturnamn och nordiska namn som minst hundra personer bär. Filtrera på ursprung, ändelse och längd, och se antalet.",
  tagline: "Med antal bärare från SCB",
};

/** /efternamn: surnames with at least 100 bearers in Sweden, and newly formed ones. */
export const generator: PageDefinition = {
  lead: "Efternamn som minst hundra personer bär i Sverige, och nybildade som du kan ansöka om.",
  source: `Antal bärare: SCB, ${SURNAMES_DAY}.`,
  filters,
  late: {
    isNeeded: (choices) => !isDefault(filters, choices),
    missing: () => (late ? 0 : rareSurnameCount),
    async load() {
      late = await import("../../names/facts/late-surnames.ts");
    },
  },
  note: (choices) =>
    isNew(choices) &&
    `Färre än två bar namnen ${SURNAMES_YEAR} (SCB). Skatteverket avgör om du får ta ett.`,
  candidates(choices) {
    const origin = ORIGIN_MARKS[choiceOf(choices, "ursprung")];
    const ending = ENDINGS[choiceOf(choices, "andelse")];
    const length = choiceOf(choices, "langd");
    const ofOrigin = isNew(choices)
      ? (late?.newSurnameList ?? [])
      : (late?.surnameList ?? commonSurnames).filter(
          ({ marks }) => origin === undefined || hasMark(marks, origin),
        );
    return ofOrigin.filter(
      ({ name }) =>
        (ending === undefined || name.endsWith(ending)) && hasLength(name, length, SURNAME_LENGTHS),
    );
  },
};
