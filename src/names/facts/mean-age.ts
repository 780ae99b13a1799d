import type { NameRecord } from "../search/name-files.ts";
import { isUnisex } from "./unisex.ts";

type Bearers = Pick<NameRecord, "women" | "men" | "meanAge">;

/**
 * Mean age in years of those who have a name: of all together, or of women and men where many of both
 * have it. Null below the limit of publication, ten bearers of a sex.
 */
export function meanAgeOf(
  bearers: Bearers,
): { readonly all: number } | { readonly women: number; readonly men: number } | null {
  const { women, men, meanAge } = bearers;
  if (isUnisex(women, men)) {
    return meanAge.women === null || meanAge.men === null
      ? null
      : { women: meanAge.women, men: meanAge.men };
  }
  const all = meanAgeOfAll(bearers);
  return all === null ? null : { all };
}

/** Above this mean age, in years, the age says more of a name than its few newborns do. */
const OLD = 50;

/** The mean age of those who have a name of older people, in whole years; null for other names. */
export function oldAgeOf(bearers: Bearers): number | null {
  const age = meanAgeOf(bearers);
  return age && "all" in age && age.all > OLD ? Math.round(age.all) : null;
}

/**
 * Mean age in years of all who have a name. Those of one sex whose age is not published are left out
 * if they are few; null if they are many.
 */
export function meanAgeOfAll({ women, men, meanAge }: Bearers): number | null {
  const published = [
    { count: women, age: meanAge.women },
    { count: men, age: meanAge.men },
  ].flatMap(({ count, age }) => (age === null ? [] : [{ count, age }]));
  const counted = published.reduce((sum, { count }) => sum + count, 0);
  const unpublished = women + men - counted;
  if (published.length === 0 || isUnisex(counted, unpublished) || unpublished > counted)
    return null;
  return published.reduce((sum, { count, age }) => sum + count * age, 0) / counted;
}
