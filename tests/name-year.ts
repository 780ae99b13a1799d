/** Takes the place of virtual:name-year in tests, with the figures that a build has. */

import { readGivenNames } from "../scripts/build/name-search/read-names.ts";
import { nameYearsOf } from "../scripts/build/name-year/figures.ts";

export const nameYears = nameYearsOf(readGivenNames());
