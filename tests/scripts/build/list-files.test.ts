/** The pages with lists of names, made from the names that the repository has. */
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { generators } from "@/generators/registry.ts";
import { formatCount } from "@/lib/format.ts";
import { titled } from "@/lib/page-head.ts";
import { givenNameList } from "@/names/facts/given-name-list.ts";
import { type ListSection, listFile, listPath } from "@/names/lists/definition.ts";
import { letterListPath } from "@/names/lists/letters.ts";
import { listById, listPages, relatedLists } from "@/names/lists/registry.ts";
import { letterOf } from "@/names/search/name-lists.ts";
import { listData, listFiles } from "../../../scripts/build/name-search/list-files.ts";
import { readNames } from "../../../scripts/build/name-search/read-names.ts";
import { newestList } from "../../words/latest-lists.ts";

const rows = readNames();
const files = new Map(listFiles(rows));
const { givenNames, surnames } = listData(rows);

function sectionsOf(id: string): readonly ListSection[] {
  return JSON.parse(files.get(listFile(id)) ?? "null");
}

function entriesOf(id: string) {
  return sectionsOf(id).flatMap(({ entries }) => entries);
}

function namesOf(id: string): string[] {
  return [...new Set(entriesOf(id).map(({ name }) => name))];
}

describe.each(listPages.map((definition) => [definition.id, definition] as const))(
  "%s",
  (id, { title, description, lead, figure, rule, source, generator }) => {
    const count = formatCount(namesOf(id).length);

    test("has at least 20 names, each once in a section, in a small file", () => {
      expect(namesOf(id).length).toBeGreaterThanOrEqual(20);
      for (const { entries } of sectionsOf(id)) {
        expect(entries.length).toBeGreaterThan(0);
        expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
      }
      expect(gzipSync(files.get(listFile(id)) ?? "").length).toBeLessThan(10_000);
    });

    test("has a short address in ASCII", () => {
      expect(listPath(id)).toMatch(/^\/namn\/lista\/[a-z]+(-[a-z]+){0,3}$/);
    });

    test("has a head that search engines show whole", () => {
      expect(titled(title(count)).length).toBeLessThanOrEqual(60);
      expect(titled(title(count)).length).toBeGreaterThanOrEqual(45);
      expect(description(count).length, description(count)).toBeLessThanOrEqual(155);
      expect(description(count).length, description(count)).toBeGreaterThanOrEqual(115);
    });

    test("says “den” before every day", () => {
      const texts = [
        title(count),
        description(count),
        lead(count),
        rule,
        source,
        figure?.caption ?? "",
      ];
      for (const text of texts) expect(text).not.toMatch(/(?<!\bden |\d)\d+\s(?:december|januari)/);
    });

    test("leads to a generator with filters that it has", async () => {
      const { pathname, searchParams } = new URL(generator.to, "https://example.org");
      const entry = generators.find(({ path }) => path === pathname);
      const { filters } = (await entry?.load())?.generator ?? { filters: [] };
      for (const [key, value] of searchParams) {
        const filter = filters.find((each) => each.id === key);
        expect(filter?.options.map((option) => option.value)).toContain(value);
      }
    });

    test("leads to four other lists", () => {
      const definition = listById(id);
      const related = definition ? relatedLists(definition) : [];
      expect(new Set(related.map((list) => list.id)).size).toBe(4);
      expect(related).not.toContain(definition);
    });
  },
);

test("the list of a letter leads to the one of the other sex", () => {
  for (const [id, other] of [
    ["flicknamn-a", "pojknamn-a"],
    ["pojknamn-ovriga", "flicknamn-ovriga"],
  ] as const) {
    const definition = listById(id);
    expect(definition && relatedLists(definition)[0]?.id).toBe(other);
  }
});

test("each surname that 500 bear is on one list of the common ones", () => {
  const listed = ["vanligaste-efternamn", "vanliga-efternamn", "mindre-vanliga-efternamn"].flatMap(
    (list) => namesOf(list),
  );
  const borne = rows.filter(({ surnameBearers }) => surnameBearers >= 500);
  expect(listed.sort()).toEqual(borne.map(({ name }) => name).sort());
});

test("every list of a group leads on to the others of it, in a ring", () => {
  const topics = listPages.filter(({ letters }) => letters === undefined);
  for (const list of topics) {
    const linked = topics.filter((other) => relatedLists(other).includes(list));
    expect(linked.length, list.id).toBeGreaterThan(0);
  }
});

test("no two lists have the same names, or the same head", () => {
  const all = listPages.map(({ id }) => namesOf(id).sort().join());
  expect(new Set(all).size).toBe(listPages.length);
  const heads = listPages.flatMap(({ title, description }) => [title("20"), description("20")]);
  expect(new Set(heads).size).toBe(heads.length);
});

describe("the surnames on the letters and with the endings", () => {
  const ofLetters = listPages.filter(
    ({ letters, group }) => letters !== undefined && group === "Efternamn",
  );

  test("are all that five hundred bear, on one letter each", () => {
    const listed = ofLetters.flatMap(({ id }) => entriesOf(id).map(({ name }) => name));
    const common = surnames.filter(({ bearers }) => bearers >= 500).map(({ name }) => name);
    expect(listed.sort()).toEqual(common.sort());
  });

  test.each([
    ["efternamn-pa-berg", ["Lindberg", "Berg"], ["Bergman", "Burg"]],
    ["efternamn-pa-kvist", ["Lindqvist", "Blomkvist", "Lindquist"], ["Kvistberg"]],
    ["efternamn-pa-en", ["Norén"], ["Nielsen"]],
    ["efternamn-ovriga", ["Åberg", "Öberg", "Zetterberg"], ["Andersson"]],
  ])("%s", (list, has, hasNot) => {
    expect(namesOf(list)).toEqual(expect.arrayContaining([...has]));
    for (const name of hasNot) expect(namesOf(list)).not.toContain(name);
  });

  test("letters that share a page have a section each", () => {
    for (const id of ["efternamn-ovriga", "flicknamn-ovriga", "pojknamn-ovriga"]) {
      const initials = sectionsOf(id).map(
        ({ entries }) => new Set(entries.map(({ name }) => letterOf(name))).size,
      );
      expect(initials.length).toBeGreaterThan(2);
      expect(new Set(initials), id).toEqual(new Set([1]));
    }
  });
});

test("sibling names are those of the pages of the names, to each of the newest list", () => {
  const sections = sectionsOf("syskonnamn");
  const { girls, boys } = newestList();
  expect(sections.map(({ heading }) => heading)).toEqual(
    [...girls, ...boys].map(({ name }) => `syskonnamn till ${name}`),
  );
  for (const { heading, entries } of sections) {
    const initial = heading.split(" ").at(-1)?.charAt(0) ?? "";
    expect(
      entries.filter(({ name }) => name.startsWith(initial)),
      heading,
    ).toEqual([]);
  }
});

describe("the names on the letters", () => {
  test("are all common ones, girls' and boys'", () => {
    const listed = listPages
      .filter(({ letters, group }) => letters !== undefined && group !== "Efternamn")
      .flatMap(({ id }) => namesOf(id));
    const common = givenNames.filter(({ isCommon }) => isCommon).map(({ name }) => name);
    expect([...new Set(listed)].sort()).toEqual(common.sort());
  });

  test("are in Swedish order, with the bearers of the sex", () => {
    expect(entriesOf("flicknamn-ovriga").slice(-2)).toEqual([
      { name: "Åsa", numbers: [26_859] },
      { name: "Åse", numbers: [1910] },
    ]);
    expect(entriesOf("pojknamn-y").map(({ name }) => name)).toContain("Yngve");
  });

  test.each([
    ["Astrid", "flicknamn", "/namn/lista/flicknamn-a"],
    ["Åsa", "flicknamn", "/namn/lista/flicknamn-ovriga"],
    ["Olle", "pojknamn", "/namn/lista/pojknamn-o"],
    ["Olivia", "flicknamn", "/namn/lista/flicknamn-ovriga"],
    ["Peter", "flicknamn", "/namn/lista/flicknamn-ovriga"],
    ["Öykü", "flicknamn", null],
    ["Quentin", "pojknamn", null],
  ] as const)("%s, %s: %s", (name, names, path) => {
    expect(letterListPath(names, name)).toBe(path);
  });

  test("are on a page that exists", () => {
    const paths = [null, ...listPages.map(({ id }) => listPath(id))];
    for (const letter of "abcdefghijklmnopqrstuvwxyzåäö") {
      for (const names of ["flicknamn", "pojknamn"] as const) {
        expect(paths).toContain(letterListPath(names, letter));
      }
    }
  });
});

// Read off the raw statistics by hand.
describe("a list follows its rule", () => {
  test("the most common surnames, by bearers", () => {
    const surnames = entriesOf("vanligaste-efternamn");
    expect(surnames).toHaveLength(500);
    expect(surnames.slice(0, 2).map(({ name }) => name)).toEqual(["Andersson", "Johansson"]);
    const bearers = surnames.map(({ numbers: [count = 0] }) => count);
    expect(bearers).toEqual(bearers.toSorted((left, right) => right - left));
  });

  test.each(["flicknamn", "pojknamn"])(
    "uncommon %s are of the classes that the lead names",
    (sex) => {
      const id = `ovanliga-${sex}`;
      const bearers = new Map(givenNames.map(({ name, women, men }) => [name, women + men]));
      const [classic, modern, nordic] = ["13579bdf", "2367abef", "4567cdef"];
      const meant = givenNameList
        .filter((given) => given.sex === sex.charAt(0))
        .filter(({ marks }) => `${classic}${modern}${nordic}`.includes(marks))
        .filter(({ name }) => (bearers.get(name) ?? 0) < 500);
      expect(namesOf(id).sort()).toEqual(meant.map(({ name }) => name).sort());
      // Of all names, many more are as uncommon.
      const all = [...bearers.values()].filter((count) => count > 1 && count < 500);
      expect(all.length).toBeGreaterThan(100 * meant.length);
      const lead = listById(id)?.lead(formatCount(meant.length));
      expect(lead).toContain(`av de ${sex} som vi föreslår är klassiska, nordiska eller moderna`);
    },
  );

  test("old names that return are at least twice as many as they can have been", () => {
    const ebbe = entriesOf("gamla-namn-tillbaka").find(({ name }) => name === "Ebbe");
    expect(ebbe?.numbers).toEqual([11, 1853]);
    const names = namesOf("gamla-namn-tillbaka");
    expect(names).toEqual(expect.arrayContaining(["Elsa", "Tage", "Alfred"]));
    // Given as much before, or too few to know.
    for (const name of ["Anna", "Erik", "Torsten"]) expect(names).not.toContain(name);
  });

  test.each<[list: string, has: readonly string[], hasNot: readonly string[]]>([
    ["ovanliga-flicknamn", ["Åshild", "Blenda"], ["Astrid", "Åsa"]],
    ["ovanliga-pojknamn", ["Balder", "Åge"], ["Erik", "Åshild"]],
    ["nordiska-flicknamn", ["Astrid", "Freja"], ["Maria", "Sven"]],
    ["nordiska-pojknamn", ["Sven", "Ymer"], ["Johannes", "Freja"]],
    ["arabiska-flicknamn", ["Fatima", "Amina"], ["Maria", "Ali"]],
    ["bibliska-pojknamn", ["Noah", "Johan"], ["Maria", "Sven"]],
    ["finska-samiska-flicknamn", ["Aino"], ["Astrid"]],
    ["konsneutrala-namn", ["Kim", "Lo"], ["Astrid", "Sven"]],
    ["korta-namn", ["Alma", "Bo"], ["Agnes", "Astrid"]],
    ["namn-i-hela-norden", ["Anna", "Erik"], ["Göran", "Balder"]],
    ["byta-namn", ["Astrid", "Emil"], ["Anna", "Liam"]],
    ["vanliga-efternamn", ["Abbas", "Öström"], ["Andersson", "Åsblom"]],
    ["mindre-vanliga-efternamn", ["Kim"], ["Andersson", "Öström", "Åsblom"]],
    ["ovanliga-efternamn", ["Åsblom"], ["Andersson", "Abbas"]],
    ["nybildade-efternamn", ["Vinterstrand"], ["Lindqvist"]],
    ["hundnamn-tik", ["Molly", "Saga"], ["Bamse"]],
    ["hundnamn-hane", ["Bamse", "Harald"], ["Molly"]],
    ["kattnamn", ["Lakrits", "Luna"], []],
    ["kattnamn-hona", ["Luna"], ["Måns"]],
    ["kattnamn-hane", ["Måns"], ["Luna"]],
    ["kaninnamn", ["Skutt", "Morot"], ["Ankaret"]],
    ["dubbelnamn", ["Anna-Karin", "Carl-Johan"], ["Anna Karin", "Anna"]],
    ["naturnamn", ["Linnea", "Björn"], ["Anna", "Erik"]],
    // Used abroad in another spelling, with a sound of its own, or hardly.
    ["namn-pa-engelska", ["Emma", "Oscar", "Julia"], ["Björn", "Åsa", "Birgitta"]],
  ])("%s", (list, has, hasNot) => {
    expect(namesOf(list)).toEqual(expect.arrayContaining([...has]));
    for (const name of hasNot) expect(namesOf(list)).not.toContain(name);
  });

  test("a dog's name shows only the number of the whole country's register", () => {
    expect(entriesOf("hundnamn-tik")[0]).toEqual({ name: "Molly", numbers: [8947] });
    expect(entriesOf("hundnamn-tik").find(({ name }) => name === "Leia")?.numbers).toEqual([]);
  });
});
