/** Swedish calendar days, as YYYY-MM-DD: statutory periods are counted in them. */

const TIME_ZONE = "Europe/Stockholm";

/** The day of a moment in Sweden. */
export function swedishDay(moment: Date): string {
  return moment.toLocaleDateString("sv-SE", { timeZone: TIME_ZONE });
}

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/**
 * The day itself, or the next working day: a statutory period does not end on a weekend or holiday
 * (Regulation 1182/71, article 3.4; the eves count as holidays by the act 1930:173).
 */
export function nextWorkingDay(day: string): string {
  return isWorkingDay(day) ? day : nextWorkingDay(addDays(day, 1));
}

/** Holidays and eves with a fixed date. */
const FIXED_HOLIDAYS: ReadonlySet<string> = new Set([
  ..."01-01 01-06 05-01 06-06 12-24 12-25 12-26 12-31".split(" "),
]);

/** Good Friday, Easter Monday and Ascension Day, in days from Easter Sunday. */
const EASTER_HOLIDAYS: ReadonlySet<number> = new Set([-2, 1, 39]);

function isWorkingDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = date.getUTCDay();
  const monthAndDay = day.slice(5);
  const isMidsummerEve = weekday === 5 && monthAndDay >= "06-19" && monthAndDay <= "06-25";
  const afterEaster = (date.getTime() - easterOf(date.getUTCFullYear())) / 86_400_000;
  return !(
    weekday === 0 ||
    weekday === 6 ||
    isMidsummerEve ||
    FIXED_HOLIDAYS.has(monthAndDay) ||
    EASTER_HOLIDAYS.has(afterEaster)
  );
}

/** Easter Sunday, in milliseconds since 1970: the anonymous Gregorian algorithm, for 1900–2099. */
function easterOf(year: number): number {
  const moon = (19 * (year % 19) + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const days = 22 + moon + sunday;
  // Two exceptions of the calculation.
  const isLate = days === 57 || (days === 56 && moon === 28 && year % 19 > 10);
  return Date.UTC(year, 2, isLate ? days - 7 : days);
}

/** 2026-12-06 → "6 december 2026". */
export function formatDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("sv-SE", {
    dateStyle: "long",
    timeZone: "UTC",
  });
}

/** A moment → "22 november 2026 kl. 14:05", Swedish time. */
export function formatMoment(moment: Date): string {
  const time = moment.toLocaleTimeString("sv-SE", { timeStyle: "short", timeZone: TIME_ZONE });
  return `${formatDay(swedishDay(moment))} kl. ${time}`;
}
