import { expect, test } from "vitest";
import { ARTICLES } from "@/content/blog/articles.ts";
import { childNameList } from "@/generators/child-name-list.ts";
import { lookUpGivenName } from "@/generators/given-name-facts.ts";
import { givenNameList } from "@/generators/given-name-list.ts";
import { figureIn, isAlmostOnlySwedish, isUsedIn } from "@/generators/names-abroad.ts";
import { hasMark } from "@/generators/word-list.ts";
import { COUNTRIES } from "@/generators/world/countries.ts";
import { formatCount } from "@/lib/format-count.ts";
import { petTopNames } from "@/words/pet-top-names.ts";

const WORDS_A_MINUTE = 200;

/** With ordinary spaces. */
function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}

function article(title: RegExp): string {
  const found = ARTICLES.find((candidate) => title.test(candidate.title));
  if (!found) throw new Error(`No article ${title}`);
  return plain([found.excerpt, ...found.text].join(" "));
}

function newborns(sex: "flickor" | "pojkar", name: string): number {
  return childNameList.find((child) => child.sex === sex && child.name === name)?.newborns ?? 0;
}

/** The top twenty of the register at the end of 2022. */
const topDogs = petTopNames.dogs.filter(({ asOf }) => asOf === "2022-12-31");

test("there are six articles, newest first", () => {
  const dates = ARTICLES.map(({ date }) => date);
  expect(dates).toHaveLength(6);
  expect(dates.every((date) => /^20\d\d-\d\d-\d\d$/.test(date))).toBe(true);
  expect(dates).toEqual([...dates].sort().reverse());
});

test("the reading time matches the number of words", () => {
  for (const { excerpt, text, readTime } of ARTICLES) {
    const words = [excerpt, ...text].join(" ").split(/\s+/).length;
    expect(readTime).toBe(Math.ceil(words / WORDS_A_MINUTE));
  }
});

test("the article on the number ones has the figures of 2022", () => {
  const text = article(/ettan och tvåan/);
  const [liam, william] = [newborns("pojkar", "Liam"), newborns("pojkar", "William")];
  expect(liam - william).toBe(3);
  expect(text).toContain(`${liam} pojkar namnet Liam och ${william} namnet William`);
  expect(newborns("flickor", "Astrid") - newborns("flickor", "Alma")).toBe(8);
  expect(text).toContain(
    `Astrid gavs till ${newborns("flickor", "Astrid")} och Alma till ${newborns("flickor", "Alma")}`,
  );
  const tight = childNameList.filter(({ sex, rank }) => sex === "flickor" && (rank ?? 0) >= 4);
  expect(tight.slice(0, 3).map(({ name }) => name)).toEqual(["Alice", "Selma", "Vera"]);
  const [first, second, third] = tight.map(({ newborns: count }) => count);
  expect(text).toContain(`${first}, ${second} och ${third} barn`);
});

test("the article on Molly has the figures of the dog register and the name statistics", () => {
  const text = article(/Molly/);
  expect(topDogs[0]?.name).toBe("Molly");
  expect(text).toContain(`${plain(formatCount(topDogs[0]?.count ?? 0))} hundar i registret`);
  const { bearers } = lookUpGivenName("Molly");
  const people = (bearers?.women ?? 0) + (bearers?.men ?? 0);
  expect(text).toContain(`${plain(formatCount(people))} personer`);

  const dogs = new Set<string>(topDogs.map(({ name }) => name));
  const topGirls = childNameList.filter(
    ({ sex, rank }) => sex === "flickor" && rank !== null && rank <= 10,
  );
  const shared = topGirls.map(({ name }) => name).filter((name) => dogs.has(name));
  expect(shared.sort()).toEqual(["Alice", "Elsa", "Selma", "Stella"]);
  for (const name of ["Charlie", "Milo", "Harry", "Sigge"]) {
    expect(dogs).toContain(name);
    expect(
      childNameList.find((child) => child.sex === "pojkar" && child.name === name)?.rank,
    ).toBeLessThan(101);
  }
  for (const name of ["Ludde", "Bamse"]) {
    expect(dogs).toContain(name);
    expect(newborns("pojkar", name)).toBe(0);
  }
});

test("the article on names that travel has the figures of the filter of other countries", () => {
  const text = article(/som reser/);
  const nordic = givenNameList.filter(({ marks }) => hasMark(marks, 4));
  const used = new Map(
    nordic.map(({ name }) => [name, COUNTRIES.filter(({ id }) => isUsedIn(name, id)).length]),
  );
  const [most] = [...used].sort(([, one], [, other]) => other - one);
  expect(text).toContain(`Erik används i ${used.get("Erik")} av de ${COUNTRIES.length} länder`);
  expect(used.get("Erik")).toBe(most?.[1]);
  expect(text).toContain(`Astrid (${used.get("Astrid")} länder)`);
  expect(text).toContain(
    `används ${[...used.values()].filter((countries) => countries > 0).length} i minst ett`,
  );
  const bearersOf = (name: string) => {
    const { women, men } = lookUpGivenName(name).bearers ?? { women: 0, men: 0 };
    return women + men;
  };
  const home = givenNameList
    .map(({ name }) => name)
    .filter(isAlmostOnlySwedish)
    .sort((one, other) => bearersOf(other) - bearersOf(one));
  const [first = "", second = ""] = home;
  expect(text).toContain(
    `Vanligast av dem är ${first} (${plain(formatCount(bearersOf(first)))}), ${second} (`,
  );
  const bjorn = figureIn("Björn", "norge");
  expect(bjorn?.spelling).toBe("Bjørn");
  expect(text).toContain(`Bjørn i Norge (${plain(formatCount(bjorn?.count ?? 0))})`);
});

// Read off the raw statistics by hand.
test("the article on the names of 2022 has who was first, rose, fell, came and came back", () => {
  const text = article(/Namnåret 2022/);
  for (const part of [
    "Astrid gavs till 603 flickor och Liam till 677 pojkar",
    "Båda tog över förstaplatsen: Astrid efter Alice, och Liam efter William.",
    "Mest ökade Alba (från 247 till 320), ",
    "Mest minskade Alice (från 691 till 539), ",
    "Bill bland pojkarna på listan över de 100 vanligaste.",
    "My (senast 2019)",
    "Kortast är Lo och My (2 bokstäver) bland flickorna",
    "Matteo gavs till 251 barn, men med Matheo, Mateo och Mattheo blir de 562.",
  ]) {
    expect(text).toContain(part);
  }
});

test("the article on the names of 2025 compares only names with a number in both years", () => {
  const text = article(/Namnåret 2025/);
  expect(text).toContain("Vera tog över förstaplatsen efter Alma, medan Noah låg först också");
  expect(text).toContain(
    "Bara namnen på båda årens listor går att jämföra. Mest ökade Vera (från 546 till 651), ",
  );
  expect(text).toContain("Tillbaka på listan är Elias (senast 2023) bland pojkarna.");
  expect(text).not.toMatch(/Alba \(från/);
});

test("the names of a year are used in the neighbouring countries as the filter says", () => {
  const text = article(/Namnåret 2022/);
  const top = childNameList.filter(
    ({ sex, rank }) => sex === "flickor" && rank !== null && rank <= 10,
  );
  expect(top).toHaveLength(10);
  const used = top.filter(({ name }) =>
    (["norge", "danmark", "finland"] as const).every((country) => isUsedIn(name, country)),
  );
  expect(used).toHaveLength(9);
  expect(text).toContain("Av de tio vanligaste flicknamnen används nio också i Norge");
});
