import { isUsed, SWEDISH_PART } from "../../src/names/world/used.ts";
import { worldTotals } from "../../src/words/world-totals.ts";
import { base36, ENCODING, frontCodedLines } from "./all-names-files.ts";
import type { Bearers } from "./bearers.ts";
import { type Output, textModule } from "./emit.ts";
import type { WorldCountry } from "./world.ts";
import { provenanceOf } from "./world-files.ts";

/** Countries whose own spelling is the same name; elsewhere a name loses its accents and may be another. */
const NORDIC: readonly string[] = ["norge", "danmark", "finland"];

/** A name in a country: the figure of the sex that has it most, and of both. */
interface Use {
  readonly count: number;
  readonly isMen: boolean;
  readonly both: number;
  readonly spelling: string | null;
}

/** A name that the generators suggest. */
export interface NameAbroad {
  readonly name: string;
  /** The countries where the very spelling is used. */
  readonly asSpelt: readonly WorldCountry["id"][];
  /** The countries where it is used, in their own spelling too, in their order. */
  readonly usedIn: readonly (Use & { readonly id: WorldCountry["id"] })[];
  /** Used in no other country, and hardly borne in the Nordic ones. */
  readonly isAlmostOnlySwedish: boolean;
}

/** Where each of the names is used. */
export function findNamesAbroad(
  names: readonly string[],
  bearers: Bearers,
  countries: readonly WorldCountry[],
): readonly NameAbroad[] {
  return [...new Set(names)].map((name) => {
    const uses = countries.map((country) => usageOf(country, name));
    const usedIn = countries.flatMap((country, i) => {
      const use = uses[i];
      return use && isUsedIn(country, use.both) ? [{ ...use, id: country.id }] : [];
    });
    return {
      name,
      asSpelt: countries
        .filter((country) => isUsedIn(country, figuresOf(country, name).both))
        .map(({ id }) => id),
      usedIn,
      isAlmostOnlySwedish:
        usedIn.length === 0 && isAlmostOnlySwedish(name, bearers, countries, uses),
    };
  });
}

/** The names that the generators suggest in the countries where they are used, for their filter. */
export function namesAbroadFile(
  names: readonly NameAbroad[],
  countries: readonly WorldCountry[],
): Output {
  const rows = names.flatMap(({ name, usedIn, isAlmostOnlySwedish }): [string, ...string[]][] => {
    const cells = countries.map(({ id }) => {
      const use = usedIn.find((each) => each.id === id);
      return use ? cellOf(use) : "";
    });
    const list = cells.join(",").replace(/,+$/, "");
    if (list !== "") return [[name, list]];
    return isAlmostOnlySwedish ? [[name, "", "s"]] : [];
  });
  return {
    files: new Map([
      [
        "names-abroad.ts",
        textModule(
          provenanceOf(countries),
          [
            "The names that the generators suggest, in the countries where they are used. Columns: name; the",
            "figure of the sex that has it most in each country, separated by commas, in the order of",
            "worldRecord; s for a name that is almost only Swedish. A figure of men ends with M, and the",
            "country's own spelling follows an equals sign. src/names/world/used.ts has the rules.",
            ...ENCODING,
          ],
          "namesAbroad",
          frontCodedLines(rows),
        ),
      ],
    ]),
    summary: [
      `names of the generators that are used abroad: ${rows.filter(([, list]) => list !== "").length}`,
    ],
  };
}

/** Of the name and a Nordic country's own spelling of it, the one that more people have. */
function usageOf(country: WorldCountry, name: string): Use | null {
  const { id, spellings } = country;
  const own = NORDIC.includes(id) ? (spellings.F.get(name) ?? spellings.M.get(name)) : undefined;
  const uses = [
    figuresOf(country, name),
    ...(own === undefined
      ? []
      : [{ ...figuresOf(country, own), spelling: own === name ? null : own }]),
  ];
  const [most] = uses.sort((left, right) => right.both - left.both);
  return most && most.both > 0 ? most : null;
}

/** The figures of one spelling. */
function figuresOf({ figures }: WorldCountry, spelling: string): Use {
  const women = figures.F.get(spelling)?.count ?? 0;
  const men = figures.M.get(spelling)?.count ?? 0;
  return {
    count: Math.max(women, men),
    isMen: men > women,
    both: women + men,
    spelling: null,
  };
}

function totalOf({ id, year }: WorldCountry): number | undefined {
  return worldTotals[id]?.find((total) => total.year === year)?.total;
}

function isUsedIn(country: WorldCountry, count: number): boolean {
  return isUsed(count, totalOf(country));
}

function cellOf({ count, isMen, spelling }: Use): string {
  return `${base36(count)}${isMen ? "M" : ""}${spelling === null ? "" : `=${spelling}`}`;
}

/** Of a name that is used in no other country. */
function isAlmostOnlySwedish(
  name: string,
  { women, men, year }: Bearers,
  countries: readonly WorldCountry[],
  uses: readonly (Use | null)[],
): boolean {
  const swedes = worldTotals["sverige-invanare"]?.find((total) => total.year === year)?.total;
  const count = (women.get(name) ?? 0) + (men.get(name) ?? 0);
  if (swedes === undefined || count === 0) return false;
  return countries.every((country, i) => {
    const people = totalOf(country);
    if (!NORDIC.includes(country.id) || people === undefined) return true;
    return (uses[i]?.both ?? 0) / people <= (SWEDISH_PART * count) / swedes;
  });
}
