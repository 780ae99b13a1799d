/** Formats Swedish numbers, dates and shares, with non-breaking spaces as `Intl` has them. */
import { MONTHS } from "@/config/months.ts";
import { formatCount } from "./format-count.ts";

// Making a formatter takes up to a tenth of a second on a slow phone, so it is made when it is first used.
const fullDates = onFirstUse(() => new Intl.DateTimeFormat("sv-SE", { dateStyle: "long" }));

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
