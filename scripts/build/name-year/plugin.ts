import type { Plugin } from "vite";
import { readGivenNames } from "../name-search/read-names.ts";
import { nameYearsOf } from "./figures.ts";

const MODULE = "virtual:name-year";

/** Makes the module with the figures of the articles on a year's names: see src/name-year.d.ts. */
export function nameYear(): Plugin {
  let code: string | null = null;
  return {
    name: "name-year",
    resolveId: (id) => (id === MODULE ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      code ??= `export const nameYears = ${JSON.stringify(nameYearsOf(readGivenNames()))};`;
      return code;
    },
  };
}
