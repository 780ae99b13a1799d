/** Formats Swedish numbers, dates and shares, with non-breaking spaces as `Intl` has them. */

// Making a formatter takes up to a tenth of a second on a slow phone, so each is made when it is
// first used.
const percentages = onFirstUse(
  () => new Intl.NumberFormat("sv-SE", { style: "percent", maximumFractionDigits: 0 }),
);
const fullDates = onFirstUse(() => new Intl.DateTimeFormat("sv-SE", { dateStyle: "long" }));
const prices = onFirstUse(
  () =>
    new Intl.NumberFormat("sv-SE", {
      style: "currency",
      currency: "SEK",
      maximumFractionDigits: 0,
    }),
);
const dayAndMonth = onFirstUse(
  () => new Intl.DateTimeFormat("sv-SE", { day: "numeric", month: "long" }),
);
const dayAndShortMonth = onFirstUse(
  () => new Intl.DateTimeFormat("sv-SE", { day: "numeric", month: "short" }),
);

/** 0.43 → "43 %". */
export function formatShare(share: number): string {
  return percentages().format(share);
}

/** Month 1–12 and day 1–31 → "27 november". */
export function formatDay(month: number, day: number): string {
  return formatDayOfYear(dayAndMonth(), month, day);
}

/** Month 1–12 and day 1–31 → "27 nov." */
export function formatShortDay(month: number, day: number): string {
  return formatDayOfYear(dayAndShortMonth(), month, day);
}

function formatDayOfYear(format: Intl.DateTimeFormat, month: number, day: number): string {
  // A leap year, so that 29 February exists.
  return format.format(new Date(2024, month - 1, day)).replaceAll(" ", "\u00a0");
}

/** A moment → its date in the visitor's time zone: "21 november 2027". */
export function formatDate(moment: Date): string {
  return fullDates().format(moment).replaceAll(" ", "\u00a0");
}

/** 29 Swedish kronor → "29 kr". */
export function formatPrice(kronor: number): string {
  return prices().format(kronor);
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
