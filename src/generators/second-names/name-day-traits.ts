/** How far apart the name days of a given name and a second name are. */

import { HALF_YEAR_DAYS } from "../../config/limits.ts";
import { nameDayOf } from "../../names/days/name-days.ts";
import type { Trait } from "./traits.ts";

const DAY_MS = 86_400_000;
const YEAR_DAYS = 366;

/**
 * Whether a name has its name day at least four months from that of the given name, before or after it. If that
 * has none, every name with a name day will do.
 */
export function isAnotherHalf(given: string, second: string): boolean {
  if (!nameDayOf(given)) return nameDayOf(second) !== undefined;
  return (daysApart(given, second) ?? 0) >= HALF_YEAR_DAYS;
}

/** Days between two name days, the shorter way round the year; null if a name has none. */
function daysApart(given: string, second: string): number | null {
  const [day, other] = [nameDayOf(given), nameDayOf(second)];
  if (!day || !other) return null;
  const apart = Math.abs(timeOf(day) - timeOf(other)) / DAY_MS;
  return Math.min(apart, YEAR_DAYS - apart);
}

/** In a leap year, which has every name day. */
function timeOf({ month, day }: { readonly month: number; readonly day: number }): number {
  return Date.UTC(2024, month - 1, day);
}

/** Most days between name days that one notices, and fewest that are about half a year. */
const NEAR_DAYS = 3;
const HALF_YEAR_APART = 180;

/** That the days are close to each other, or half a year apart. */
export function nameDayTrait(given: string, second: string): Trait {
  const apart = daysApart(given, second);
  if (apart === null) return { points: 0 };
  if (apart === 0) return { points: 0, words: "samma namnsdag", tells: "most" };
  if (apart === 1) return { points: 0, words: "namnsdagar två dagar i rad", tells: "most" };
  if (apart <= NEAR_DAYS) return { points: 0, words: "nästan samma namnsdag", tells: "most" };
  return apart < HALF_YEAR_APART
    ? { points: 0 }
    : { points: 0, words: "ett halvår mellan namnsdagarna", tells: "most" };
}
