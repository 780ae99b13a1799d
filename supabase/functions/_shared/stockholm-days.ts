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
