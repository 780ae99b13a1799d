import { formatCount } from "./format.ts";

/** One and many of each unit; `Intl` would say "dygn" for days. */
const UNITS = {
  minute: ["minut", "minuter"],
  hour: ["timme", "timmar"],
  day: ["dag", "dagar"],
  month: ["månad", "månader"],
  year: ["år", "år"],
} as const;

/** 12 months → "12 månader", with a non-breaking space. */
export function formatDuration(count: number, unit: keyof typeof UNITS): string {
  const [one, many] = UNITS[unit];
  return `${formatCount(count)}\u00a0${count === 1 ? one : many}`;
}
