import type { Bearers } from "./bearers.ts";
import { isNordicGivenName } from "./curated/nordic-given-names.ts";
import { moduleText, type Output } from "./emit.ts";
import type { NameAbroad } from "./names-abroad-file.ts";
import type { WorldCountry } from "./world.ts";
import { provenanceOf } from "./world-files.ts";

/** Names of the list of those that stay at home. */
const MOST = 6;

/** The figures of the article on the names that travel and those that stay at home. */
export function travellingNamesFile(
  names: readonly NameAbroad[],
  bearers: Bearers,
  countries: readonly WorldCountry[],
): Output {
  const bearersOf = (name: string) => (bearers.women.get(name) ?? 0) + (bearers.men.get(name) ?? 0);
  const byBearers = names.toSorted((one, other) => bearersOf(other.name) - bearersOf(one.name));
  const nordic = byBearers.filter(({ name }) => isNordicGivenName(name));
  const travelling = nordic
    .filter(({ asSpelt }) => asSpelt.length > 0)
    .toSorted((one, other) => other.asSpelt.length - one.asSpelt.length);
  const home = byBearers.filter(({ isAlmostOnlySwedish }) => isAlmostOnlySwedish);
  const respelt = nordic.find(({ usedIn }) => usedIn.some(({ spelling }) => spelling !== null));
  return {
    files: new Map([
      [
        "travelling-names.ts",
        moduleText(
          provenanceOf(countries),
          [
            "The figures of the article on the names of Nordic origin that are used in most other countries, and",
            "on the names that are almost only Swedish. travelling: all that are used in at least half of the",
            "countries, counted as they are spelt. A respelt name is the most common one that a country writes in",
            "its own way.",
            "src/names/world/used.ts has the rules.",
          ],
          {
            travellingNames: {
              year: bearers.year,
              countries: countries.length,
              travelling: travelling
                .filter(({ asSpelt }) => asSpelt.length * 2 >= countries.length)
                .map(({ name, asSpelt }) => ({ name, usedIn: asSpelt })),
              nordic: nordic.length,
              nordicAbroad: travelling.length,
              home: home.slice(0, MOST).map(({ name }) => ({ name, bearers: bearersOf(name) })),
              homeNames: home.length,
              respelt: respelt && {
                name: respelt.name,
                bearers: bearersOf(respelt.name),
                abroad: respelt.usedIn.flatMap(({ id, count, spelling }) =>
                  spelling === null ? [] : [{ id, count, spelling }],
                ),
              },
            },
          },
        ),
      ],
    ]),
    summary: [`nordic names that travel: ${travelling.length} of ${nordic.length}`],
  };
}
