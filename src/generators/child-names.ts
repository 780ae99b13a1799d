import { childNameList } from "./child-name-list.ts";
import type { GeneratorDefinition } from "./definition.ts";
import { ALL, choiceOf, type Filter } from "./filters.ts";
import { hasMark } from "./word-list.ts";

const THEME_MARKS: Readonly<Record<string, number>> = { klassiska: 1, moderna: 2, natur: 8 };
const YEAR_MARKS: Readonly<Record<string, number>> = { "2024": 1, "2023": 2, tidlosa: 4 };

const filters: readonly Filter[] = [
  {
    id: "kon",
    label: "Kön",
    options: [
      { value: ALL, label: "Alla" },
      { value: "pojkar", label: "Pojkar" },
      { value: "flickor", label: "Flickor" },
    ],
    defaultValue: ALL,
  },
  {
    id: "popularitet",
    label: "Popularitet",
    options: [
      { value: ALL, label: "Alla" },
      { value: "populara", label: "Populära (topp 50)" },
      { value: "ovanliga", label: "Ovanliga (mindre vanliga)" },
    ],
    defaultValue: ALL,
  },
  {
    id: "tema",
    label: "Tema",
    options: [
      { value: ALL, label: "Alla" },
      { value: "klassiska", label: "Klassiska" },
      { value: "moderna", label: "Moderna" },
      { value: "natur", label: "Natur" },
    ],
    defaultValue: ALL,
  },
  {
    id: "ar",
    label: "År",
    options: [
      { value: "2024", label: "2024 (trend)" },
      { value: "2023", label: "2023 (trend)" },
      { value: "tidlosa", label: "Tidlösa" },
      // Beyond SPEC's three: names that neither rise nor stand still could not be reached otherwise.
      { value: ALL, label: "Alla" },
    ],
    defaultValue: "2024",
  },
];

/** /barnnamn: names given to children today. */
export const childNameGenerator: GeneratorDefinition = {
  id: "barnnamn",
  filters,
  candidates(choices) {
    const sex = choiceOf(choices, "kon");
    const popularity = choiceOf(choices, "popularitet");
    const theme = THEME_MARKS[choiceOf(choices, "tema")];
    const year = YEAR_MARKS[choiceOf(choices, "ar")];
    return childNameList.filter(
      (child) =>
        (sex === ALL || child.sex === sex) &&
        (popularity === ALL || child.isPopular === (popularity === "populara")) &&
        (theme === undefined || hasMark(child.themes, theme)) &&
        (year === undefined || hasMark(child.years, year)),
    );
  },
};
