import { expect, test } from "vitest";
import { readingMinutes } from "@/content/blog/article.ts";
import { ARTICLES } from "@/content/blog/articles.ts";
import { formatCount } from "@/lib/format.ts";
import { childNameList } from "@/names/facts/child-name-list.ts";
import { lookUpGivenName } from "@/names/facts/given-name-facts.ts";
import { givenNameList } from "@/names/facts/given-name-list.ts";
import { decodeLines } from "@/names/search/all-names.ts";
import { hasMark } from "@/names/word-list.ts";
import { decodeAbroad } from "@/names/world/abroad.ts";
import { COUNTRIES } from "@/names/world/countries.ts";
import { figureIn, isAlmostOnlySwedish, isUsedIn } from "@/names/world/names-abroad.ts";
import { countriesOfUse, countryRows } from "@/names/world/rows.ts";
import { allWorldNames } from "@/words/all-names/world.ts";
import { petTopNames } from "@/words/pet-top-names.ts";
import { listedYears, newestList } from "../../words/latest-lists.ts";

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

test("the reading time is that of 200 words a minute, of the excerpt too", () => {
  const [newest] = ARTICLES;
  if (!newest) throw new Error("No article");
  const ofWords = (excerpt: number, text: number) =>
    readingMinutes({
      ...newest,
      excerpt: "ord ".repeat(excerpt).trim(),
      text: ["ord\u00a0ord ".repeat(text / 2).trim()],
    });
  expect(ofWords(20, 180)).toBe(1);
  expect(ofWords(21, 180)).toBe(2);
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
  const isNordic = new Set(nordic.map(({ name }) => name));
  const world = new Map(
    [...decodeLines(allWorldNames)]
      .filter(([name]) => isNordic.has(name))
      .map(([name, ...columns]) => [name, decodeAbroad(columns)]),
  );
  const used = nordic
    .map(({ name }) => {
      const abroad = world.get(name);
      return { name, count: abroad ? countriesOfUse(countryRows(abroad)).length : 0 };
    })
    .sort((one, other) => other.count - one.count);
  // Every name that reaches half of the countries, and no other, with the number that /jamfor shows.
  const half = used.filter(({ count }) => count * 2 >= COUNTRIES.length);
  const [, farthest = ""] = /Längst når (.+?)\. Inget annat/.exec(text) ?? [];
  const told = farthest
    .split(/(?<=\)),? ?/)
    .filter(Boolean)
    .flatMap((clause) => {
      const [, names = "", count] = /^(.+) \((\d+) länder\)$/.exec(clause) ?? [];
      return names.split(/, | och /).map((name) => ({ name, count: Number(count) }));
    });
  const byName = (one: { name: string }, other: { name: string }) =>
    one.name < other.name ? -1 : 1;
  expect(told.toSorted(byName)).toEqual(half.toSorted(byName));
  expect(half.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Astrid", "Freya", "Finn", "Odin", "Liv"]),
  );
  const most = used[0]?.count;
  expect(text).toContain(`Erik används i ${most} av de ${COUNTRIES.length} länder`);
  expect(text).toContain(
    `används ${used.filter(({ count }) => count > 0).length} i minst ett av länderna, men bara ${half.length} i`,
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
    "Bland flickorna ökade Alba mest, från 247 till 320.",
    "Alice minskade mest, från 691 till 539.",
    "Bill bland pojkarna på listan över de 100 vanligaste.",
    "My (senast 2019)",
    "Matteo gavs till 251 barn, men med Matheo, Mateo och Mattheo blir de 562.",
  ]) {
    expect(text).toContain(part);
  }
});

test("the article on the latest list compares only names with a number in both years", () => {
  const { year, girls, boys } = newestList();
  const before = listedYears.at(-2);
  const text = article(new RegExp(`Namnåret ${year}: ${girls[0]?.name} och ${boys[0]?.name}`));
  for (const [now, past] of [
    [girls, before?.girls],
    [boys, before?.boys],
  ] as const) {
    const [first, firstBefore] = [now[0]?.name, past?.[0]?.name];
    const succession = new RegExp(`${first} (?:tog över förstaplatsen )?efter ${firstBefore}`);
    expect(succession.test(text)).toBe(first !== firstBefore);
    const changes = now.flatMap(({ name, children }) => {
      const earlier = past?.find((listed) => listed.name === name)?.children;
      return earlier === undefined ? [] : [{ name, children, earlier }];
    });
    const most = Math.max(...changes.map(({ children, earlier }) => children - earlier));
    const [risen] = changes.filter(({ children, earlier }) => children - earlier === most);
    if (most > 0) {
      expect(text).toContain(
        `ökade ${risen?.name} mest, från ${risen?.earlier} till ${risen?.children}.`,
      );
    }
    for (const { name } of now) {
      const isKnown = changes.some((change) => change.name === name);
      if (!isKnown) expect(text).not.toMatch(new RegExp(`${name}(?: minskade)? mest, från`));
    }
  }
});

test("a longer list of the latest year calls no name new that a shorter one may have had next", () => {
  const length = Math.min(...listedYears.map(({ girls }) => girls.length));
  const { year, girls } = newestList();
  const text = article(new RegExp(`Namnåret ${year}`));
  const [, fresh = ""] = /För första gången .*? finns (.*?) på listan/.exec(text) ?? [];
  for (const { name } of girls.filter(({ rank }) => rank > length)) {
    expect(fresh.split(/[ ,]+/)).not.toContain(name);
  }
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
