/** Formats Swedish numbers, dates and shares, with non-breaking spaces as `Intl` has them. */
import { MONTHS } from "../config/months.ts";

// Making a formatter takes up to a tenth of a second on a slow phone, so it is made when it is first used.
const fullDates = onFirstUse(() => new Intl.DateTimeFormat("sv-SE", { dateStyle: "long" }));

/** 15846 → "15 846"; for whole numbers. Without a formatter: the first suggestions would wait for it. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, "\u00a0");
}

/** 1 and "plats", "platser" → "1 plats"; 3 → "3 platser". */
export function formatQuantity(count: number, one: string, many: string): string {
  return `${formatCount(count)}\u00a0${count === 1 ? one : many}`;
}

/** Singular and plural of each unit; `Intl` would use "dygn" for days. */
const UNITS = {
  second: ["sekund", "sekunder"],
  minute: ["minut", "minuter"],
  hour: ["timme", "timmar"],
  day: ["dag", "dagar"],
  month: ["månad", "månader"],
  year: ["år", "år"],
} as const;

/** 12 months → "12 månader". */
export function formatDuration(count: number, unit: keyof typeof UNITS): string {
  const [one, many] = UNITS[unit];
  return formatQuantity(count, one, many);
}

/** 0.43 → "43 %". Without a formatter: names side by side would wait for it. */
export function formatShare(share: number): string {
  return `${formatCount(Math.round(share * 100))}\u00a0%`;
}

/** Month 1–12 and day 1–31 → "27 november". Without a formatter: an answer of the name search would wait for it. */
export function formatDay(month: number, day: number): string {
  return `${day}\u00a0${MONTHS[month - 1]}`;
}

/** Month 1–12 and day 1–31 → "27 nov.", with months of four letters or fewer in full. */
export function formatShortDay(month: number, day: number): string {
  return formatDay(month, day).replace(/(\p{L}{3})\p{L}{2,}/u, "$1.");
}

/** A moment → its date in the visitor's time zone: "21 november 2027". */
export function formatDate(moment: Date): string {
  return fullDates().format(moment).replaceAll(" ", "\u00a0");
}

/** 29 Swedish kronor → "29 kr", in whole kronor. Without a formatter: the head of a page is made while it opens. */
export function formatPrice(kronor: number): string {
  return `${formatCount(Math.round(kronor))}\u00a0kr`;
}

/**
 * The date of a count, as exact as its source states it: "2025-12-31" → "31 december 2025",
 * "2023-08" → "augusti 2023", "2016" → "2016".
 */
export function formatAsOf(asOf: string): string {
  const [year = "", month, day] = asOf.split("-");
  if (month === undefined) return year;
  if (day === undefined) return `${MONTHS[Number(month) - 1]}\u00a0${year}`;
  return `${formatDay(Number(month), Number(day))}\u00a0${year}`;
}

function onFirstUse<Formatter>(make: () => Formatter): () => Formatter {
  let formatter: Formatter | undefined;
  return () => {
    formatter ??= make();
    return formatter;
  };
}

/** A moment → its time of day in the visitor's time zone: "14:05". */
export function formatTime(moment: Date): string {
  return moment.toLocaleTimeString("sv-SE", { timeStyle: "short" });
}
