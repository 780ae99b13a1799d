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
  const [day, other] = [second, given].map(dayOfYear);
  if (day === undefined || day === null) return false;
  if (other === undefined || other === null) return true;
  return daysApart(day, other) >= HALF_YEAR_DAYS;
}

/** Days between two days of the year, the shorter way round. */
function daysApart(day: number, other: number): number {
  const apart = Math.abs(day - other) % YEAR_DAYS;
  return Math.min(apart, YEAR_DAYS - apart);
}

/** Most days between name days that one notices, and fewest that are about half a year. */
const NEAR_DAYS = 3;
const HALF_YEAR_APART = 180;

/** That the days are close to each other, or half a year apart. */
export function nameDayTrait(given: string, second: string): Trait {
  const [day, other] = [given, second].map(dayOfYear);
  if (day === undefined || day === null || other === undefined || other === null) {
    return { points: 0 };
  }
  const apart = daysApart(day, other);
  if (apart === 0) return { points: 0, words: "samma namnsdag", tells: "most" };
  if (apart === 1) return { points: 0, words: "namnsdagar två dagar i rad", tells: "most" };
  if (apart <= NEAR_DAYS) return { points: 0, words: "nästan samma namnsdag", tells: "most" };
  return apart < HALF_YEAR_APART
    ? { points: 0 }
    : { points: 0, words: "ett halvår mellan namnsdagarna", tells: "most" };
}

/** In a leap year, which has every name day. */
function dayOfYear(name: string): number | null {
  const listed = nameDayOf(name);
  return listed ? Date.UTC(2024, listed.month - 1, listed.day) / DAY_MS : null;
}
