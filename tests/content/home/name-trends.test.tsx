import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, test } from "vitest";
import { NameTrends } from "@/content/home/name-trends.tsx";
import { childNames } from "@/words/child-names.ts";
import { numberOnes } from "@/words/number-ones.ts";
import { listedYears } from "../../words/latest-lists.ts";

type Sex = keyof typeof childNames;

/** The text of a section of the article, with ordinary spaces. */
function section(heading: string): string {
  const title = screen.getByRole("heading", { level: 3, name: heading });
  return (title.parentElement?.textContent ?? "").replace(/\s/g, " ");
}

/** Newborns and place of a name in 2022. */
function newborns2022(sex: Sex, name: string) {
  const counts = childNames[sex].newborns.split(",").map(Number);
  const own = counts[childNames[sex].names.split(",").indexOf(name)] ?? 0;
  return { count: own, place: counts.filter((count) => count > own).length + 1 };
}

function newest() {
  return numberOnes[numberOnes.length - 1];
}

/** Mean length of the names of 2022, weighted by newborns, formatted as in the text. */
function meanLength2022(sex: Sex): string {
  const counts = childNames[sex].newborns.split(",").map(Number);
  const letters = childNames[sex].names
    .split(",")
    .reduce((sum, name, i) => sum + name.length * (counts[i] ?? 0), 0);
  const mean = letters / counts.reduce((sum, count) => sum + count, 0);
  return mean.toFixed(1).replace(".", ",");
}

function yearsWith(sex: "girl" | "boy", ...names: string[]): number[] {
  return numberOnes.filter((year) => names.includes(year[sex].name)).map(({ year }) => year);
}

beforeEach(() => {
  render(
    <MemoryRouter>
      <NameTrends />
    </MemoryRouter>,
  );
});

test("the series covers the years of the article", () => {
  expect(numberOnes[0].year).toBe(1998);
  expect(newest()?.year).toBe(2022);
  expect(numberOnes).toHaveLength(25);
});

describe("the section on the shrinking number one", () => {
  test.each([1998, 2020])("has the name and the number of girls of %i", (year) => {
    const girl = numberOnes.find((each) => each.year === year)?.girl;
    const count = (girl?.newborns ?? 0).toLocaleString("sv-SE").replace(/\s/g, " ");
    const text = section("Allt färre fick toppnamnen");
    expect(text).toMatch(new RegExp(`${year}\\D+${count} .*${girl?.name}`));
  });

  test("has the number of girls' names of 2022", () => {
    const names = childNames.girls.names.split(",").length;
    expect(section("Allt färre fick toppnamnen")).toContain(`2022 fanns ${names}.`);
  });
});

test("the name lengths of 2022 are the weighted means", () => {
  const text = section("Namnen blev kortare");
  expect(text).toContain(`2022 bara ${meanLength2022("girls")}.`);
  expect(text).toMatch(new RegExp(`Pojkarnas gick från \\d,\\d till ${meanLength2022("boys")}\\.`));
});

test("the returning names have their counts and ranks of 2022", () => {
  const text = section("Gamla namn kom tillbaka");
  const astrid = newborns2022("girls", "Astrid");
  expect(text).toContain(`År 2022 var de ${astrid.count}`);
  expect(astrid.place).toBe(1);
  expect(yearsWith("girl", "Astrid")).toEqual([2022]);
  const nils = newborns2022("boys", "Nils");
  expect(text).toContain(`pojkar till ${nils.count} och plats fem`);
  expect(nils.place).toBe(5);
});

test("William, Alice and Elsa were number one in the stated years", () => {
  const text = section("William låg länge i topp");
  expect(text).toContain("arton av de tjugofem åren 1998–2022");
  expect(yearsWith("boy", "William")).toHaveLength(18);
  expect(text).toMatch(/Alice .*från 2009 till 2021, med Elsa som etta två år däremellan/);
  expect(yearsWith("girl", "Elsa")).toHaveLength(2);
  expect(yearsWith("girl", "Alice", "Elsa")).toEqual(
    Array.from({ length: 13 }, (_, i) => 2009 + i),
  );
  expect(yearsWith("girl", "Emma").every((year) => year < 2009)).toBe(true);
});

test("the table shows number ones of the series, including its first and last year", () => {
  const [, ...rows] = within(screen.getByRole("table")).getAllByRole("row");
  const shown = rows.map((row) => row.textContent?.replace(/\s/g, ""));
  const all = numberOnes.map(
    ({ year, girl, boy }) =>
      `${year}${girl.name}${girl.newborns}barn${boy.name}${boy.newborns}barn`,
  );
  const series = shown.slice(0, -listedYears.length);
  expect(all).toEqual(expect.arrayContaining(series));
  expect(series[0]).toBe(all[0]);
  expect(series.at(-1)).toBe(all.at(-1));
  expect(shown.slice(-listedYears.length)).toEqual(
    listedYears.map(({ year, girls: [girl], boys: [boy] }) =>
      [year, girl?.name, girl?.children, "barn", boy?.name, boy?.children, "barn"].join(""),
    ),
  );
  expect(shown).toContain("2023Vera608barnNoah687barn");
  expect(screen.getByText(/^Källa: till och med 2022 SCB, .* därefter Skatteverket/)).toBeVisible();
});
