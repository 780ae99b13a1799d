import { formatQuantity } from "./format-quantity.ts";

/** Singular and plural of each unit; `Intl` would use "dygn" for days. */
const UNITS = {
  second: ["sekund", "sekunder"],
  minute: ["minut", "minuter"],
  hour: ["timme", "timmar"],
  day: ["dag", "dagar"],
  month: ["månad", "månader"],
  year: ["år", "år"],
} as const;

/** 12 months → "12 månader", with a non-breaking space. */
export function formatDuration(count: number, unit: keyof typeof UNITS): string {
  const [one, many] = UNITS[unit];
  return formatQuantity(count, one, many);
}
