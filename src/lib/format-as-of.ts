import { formatDay } from "./format.ts";

/**
 * The date of a count, as exact as its source states it: "2025-12-31" → "31 december 2025",
 * "2023-08" → "augusti 2023", "2016" → "2016".
 */
export function formatAsOf(asOf: string): string {
  const [year = "", month, day] = asOf.split("-");
  if (month === undefined) return year;
  if (day !== undefined) return `${formatDay(Number(month), Number(day))}\u00a0${year}`;
  const monthName = new Date(Number(year), Number(month) - 1).toLocaleDateString("sv-SE", {
    month: "long",
  });
  return `${monthName}\u00a0${year}`;
}
