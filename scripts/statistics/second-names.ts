import { isUnisex } from "../../src/names/facts/unisex.ts";
import type { Carriers, CarriersBySex } from "./carried-names.ts";
import { notSuggested } from "./curated/not-suggested.ts";
import { noFathersNames, noSecondNames } from "./curated/second-names.ts";
import { compareCodePoints } from "./encoding.ts";
import { withoutDoubles } from "./given-names.ts";
import type { Sex } from "./sources.ts";

/** Fewest people of one sex who have the name and go by another one. */
const MIN_CARRIERS = 400;

/** A father's name: at least so many of the other sex have it, compared with the own one … */
const FATHERS_SHARE = 0.05;
/** … and a smaller share than this of those go by it. */
const FATHERS_DAILY_SHARE = 0.25;

/** A name that is suggested as a second name. */
export interface SecondName extends Carriers {
  readonly name: string;
  /** f flickor, p pojkar, u unisex. */
  readonly sex: "f" | "p" | "u";
}

/**
 * The names to suggest, ordered by code point.
 *
 * @param isPreferred whether a spelling of a double name is the one to list
 */
export function selectSecondNames(
  carried: CarriersBySex,
  surnames: ReadonlyMap<string, number>,
  isPreferred: (name: string) => boolean,
): readonly SecondName[] {
  const chosen = new Map(
    [...carried].flatMap(([name, bySex]): [string, SecondName][] => {
      if (!isGivenName(name, bySex, surnames.get(name) ?? 0)) return [];
      const selected = selectedOf(name, bySex);
      return selected ? [[name, selected]] : [];
    }),
  );
  const carriersOf = (name: string) => chosen.get(name)?.all ?? 0;
  return withoutDoubles(chosen.keys(), carriersOf, isPreferred)
    .toSorted(compareCodePoints)
    .flatMap((name) => chosen.get(name) ?? []);
}

/** Son and dotter of the Nordic languages: Larsdotter, Gunnarsson. */
const PATRONYMIC = /(?:dotter|datter|dóttir|sson)$/;

/** Whether a name is neither an abbreviation nor a patronymic, surname or part of a name. */
function isGivenName(name: string, { F, M }: Record<Sex, Carriers>, bearersOfSurname: number) {
  return (
    /^\p{L}{2,}(?:-\p{L}{2,})?$/u.test(name) &&
    !PATRONYMIC.test(name) &&
    !notSuggested.has(name) &&
    !noSecondNames.includes(name) &&
    bearersOfSurname <= F.all + M.all
  );
}

/** Null if too few have the name as a second one. */
function selectedOf(name: string, { F, M }: Record<Sex, Carriers>): SecondName | null {
  const [most, fewer] = F.all >= M.all ? [F, M] : [M, F];
  const isFathersName =
    fewer.all >= most.all * FATHERS_SHARE && fewer.daily < fewer.all * FATHERS_DAILY_SHARE;
  if (isFathersName && !noFathersNames.includes(name)) return null;
  if (most.all - most.daily < MIN_CARRIERS) return null;
  // By those who go by it: among all who carry it are daughters with their father's name.
  if (isUnisex(F.daily, M.daily)) {
    return { name, sex: "u", all: F.all + M.all, daily: F.daily + M.daily };
  }
  return F.daily > M.daily ? { name, sex: "f", ...F } : { name, sex: "p", ...M };
}
