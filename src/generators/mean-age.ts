import type { NameRecord } from "./name-search/name-files.ts";

/** Share of the rarer sex from which the ages of both are of interest: the rule of unisex. */
const MIXED_SHARE = 0.15;

type Bearers = Pick<NameRecord, "women" | "men" | "meanAge">;

/**
 * Mean age in years of those who have a name: of all together, or of women and men where many of both
 * have it. Null below the limit of publication, ten bearers of a sex.
 */
export function meanAgeOf({
  women,
  men,
  meanAge,
}: Bearers): { readonly all: number } | { readonly women: number; readonly men: number } | null {
  if (Math.min(women, men) >= MIXED_SHARE * (women + men)) {
    return meanAge.women === null || meanAge.men === null
      ? null
      : { women: meanAge.women, men: meanAge.men };
  }
  const [most, few] =
    women > men
      ? [
          { count: women, age: meanAge.women },
          { count: men, age: meanAge.men },
        ]
      : [
          { count: men, age: meanAge.men },
          { count: women, age: meanAge.women },
        ];
  if (most.age === null) return null;
  if (few.age === null) return { all: most.age };
  return { all: (most.count * most.age + few.count * few.age) / (most.count + few.count) };
}
