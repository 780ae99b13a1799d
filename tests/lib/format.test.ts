import { expect, test } from "vitest";
import {
  formatAsOf,
  formatCount,
  formatDate,
  formatDay,
  formatPrice,
  formatShare,
  formatShortDay,
} from "@/lib/format.ts";

test("formatCount groups thousands with non-breaking spaces", () => {
  expect(formatCount(15846)).toBe("15\u00a0846");
  expect(formatCount(1_234_567)).toBe("1\u00a0234\u00a0567");
  expect(formatCount(999)).toBe("999");
});

test("formatCount agrees with Intl", () => {
  const swedish = new Intl.NumberFormat("sv-SE");
  for (const count of [0, 7, 10, 100, 1000, 9999, 10_000, 100_000, 1_000_000, 10_521_556]) {
    expect(formatCount(count)).toBe(swedish.format(count));
  }
});

test("formatPrice agrees with Intl", () => {
  const kronor = new Intl.NumberFormat("sv-SE", {
    style: "currency",
    currency: "SEK",
    maximumFractionDigits: 0,
  });
  for (const price of [0, 29, 29.5, 249, 1990]) {
    expect(formatPrice(price)).toBe(kronor.format(price));
  }
});

test("formatShare rounds to whole per cent, with a non-breaking space", () => {
  expect(formatShare(0.43)).toBe("43\u00a0%");
  expect(formatShare(0.846)).toBe("85\u00a0%");
  expect(formatShare(1)).toBe("100\u00a0%");
});

test("formatShare agrees with Intl", () => {
  const swedish = new Intl.NumberFormat("sv-SE", { style: "percent" });
  for (let tenths = 0; tenths <= 1000; tenths += 3) {
    const share = tenths / 1000 + 0.0001;
    expect(formatShare(share)).toBe(swedish.format(share));
  }
});

test.each([
  ["formatDay", formatDay, "long"],
  ["formatShortDay", formatShortDay, "short"],
] as const)(
  "%s writes every Swedish month as Intl does, with a non-breaking space",
  (_, format, width) => {
    const days = new Intl.DateTimeFormat("sv-SE", { day: "numeric", month: width });
    for (let month = 1; month <= 12; month += 1) {
      const spelt = days.format(new Date(2024, month - 1, 29));
      expect(format(month, 29)).toBe(spelt.replace(" ", "\u00a0"));
    }
  },
);

test.each([
  ["2025-12-31", "31\u00a0december\u00a02025"],
  ["2023-08", "augusti\u00a02023"],
  ["2016", "2016"],
])("formatAsOf makes %s no more exact than it is", (asOf, text) => {
  expect(formatAsOf(asOf)).toBe(text);
});

test("formatDate spells out the Swedish month, with non-breaking spaces", () => {
  expect(formatDate(new Date(2027, 10, 21))).toBe("21\u00a0november\u00a02027");
  expect(formatDate(new Date(2024, 1, 29, 23, 59))).toBe("29\u00a0februari\u00a02024");
});
