import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { NameFactLines } from "@/features/generator/name-facts.tsx";
import type { NameFacts } from "@/generators/facts.ts";

/** The lines as a reader sees them; the matchers read a non-breaking space as a space. */
function lines(name: string, facts: NameFacts): string[] {
  render(
    <p data-testid="facts">
      <NameFactLines name={name} facts={facts} />
    </p>,
  );
  return [...screen.getByTestId("facts").children].map((line) =>
    (line.textContent ?? "").replaceAll("\u00a0", " "),
  );
}

test("bearers are counted together where nearly all are of one sex", () => {
  expect(lines("Anna", { bearers: { women: 97287, men: 4 } })).toEqual([
    "97 291 bär namnet (SCB 2020)",
  ]);
});

test("from the share of unisex on, the share of women is told", () => {
  expect(lines("Kim", { bearers: { women: 2560, men: 8356 } })).toEqual([
    "10 916 bär namnet, 23 % kvinnor (SCB 2020)",
  ]);
});

test.each([
  [{ women: 15, men: 85 }, true],
  [{ women: 85, men: 15 }, true],
  [{ women: 14, men: 86 }, false],
  [{ women: 86, men: 14 }, false],
])("the share is told from 15 per cent of the rarer sex on: %j", (bearers, isTold) => {
  expect(/ kvinnor/.test(lines("Kim", { bearers }).join())).toBe(isTold);
});

test("a name that nobody bore then has no line of bearers", () => {
  expect(lines("Ny", { bearers: { women: 0, men: 0 } })).toEqual([]);
});

test("a surname has its bearers", () => {
  expect(lines("Andersson", { surnameBearers: 223428 })).toEqual(["223 428 bär namnet (SCB 2020)"]);
});

test("newborns have their year and sex, and a place among the first hundred", () => {
  expect(lines("Astrid", { newborns: [{ sex: "flickor", count: 603, place: 1 }] })).toEqual([
    "603 flickor 2022, nr 1 (SCB)",
  ]);
});

test.each([
  [100, true],
  [101, false],
])("newborns at place %i: the place is told: %s", (place, isTold) => {
  const [line] = lines("Ovanlig", { newborns: [{ sex: "pojkar", count: 12, place }] });
  expect(line?.includes(`nr ${place}`)).toBe(isTold);
});

test("newborns of both sexes share a line", () => {
  const newborns = [
    { sex: "flickor", count: 41, place: 208 },
    { sex: "pojkar", count: 421, place: 18 },
  ] as const;
  expect(lines("Charlie", { newborns })).toEqual(["41 flickor och 421 pojkar 2022 (SCB)"]);
});

test("a name day says its date, and the spelling in the calendar where it is another", () => {
  const nameDay = { month: 5, day: 13, listedAs: "Linnea" };
  expect(lines("Linnea", { nameDay })).toEqual(["namnsdag 13 maj"]);
});

test("a name day under another spelling says which", () => {
  const nameDay = { month: 5, day: 13, listedAs: "Linnea" };
  expect(lines("Linnéa", { nameDay })).toEqual(["namnsdag 13 maj, som Linnea"]);
});

test("a name day that printed almanacs do not carry yet says from when they do", () => {
  const nameDay = { month: 5, day: 13, listedAs: "Nya", printedFrom: 2027 };
  expect(lines("Nya", { nameDay })).toEqual(["namnsdag 13 maj (från 2027)"]);
});

test("registered pets have the year of the count", () => {
  const pets = { kind: "hundar", count: 8947, asOf: "2022-12-31" } as const;
  expect(lines("Molly", { pets })).toEqual(["8 947 hundar (Jordbruksverket 2022)"]);
});

test("a name without facts has no line", () => {
  expect(lines("Xyzzy", {})).toEqual([]);
});
