import { expect, test } from "vitest";
import { isClean } from "@/generators/engine/block-list.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import { givenNameOf } from "@/generators/fantasy/dnd-characters.ts";
import { drawRowAgain, rollGameTable } from "@/generators/fantasy/game-table.ts";
import { peoples } from "@/generators/fantasy/peoples.ts";
import { Rounds } from "@/generators/fantasy/rounds.ts";
import { families, places, ships, taverns } from "@/words/game-table.ts";

/** Tables that a game master rolls one after the other. */
function tables(count: number) {
  const rounds = new Rounds();
  const random = seededRandom(6);
  return Array.from({ length: count }, () => rollGameTable(random, rounds));
}

test("a table has places from village to road, a tavern, a ship, a family, a stranger and a rumour", () => {
  const lists: Readonly<Record<string, string>> = { ...places, vardshus: taverns, skepp: ships };
  for (const rows of tables(30)) {
    expect(rows.map(({ kind }) => kind).sort()).toEqual(
      [...Object.keys(places), "framling", "rykte", "skepp", "slakt", "vardshus"].sort(),
    );
    for (const { kind, name, text } of rows) {
      const list = lists[kind];
      if (list !== undefined) expect(list.split("\n")).toContain(`${name}\t${text}`);
    }
  }
});

test("every row is a sentence or more, and a stranger has all that makes one", () => {
  for (const row of tables(60).flat()) {
    expect(row.text).toMatch(/^\p{Lu}.+[.!?]$/u);
    expect(row.text).not.toMatch(/\t|undefined/);
    if (row.kind !== "framling") continue;
    expect(givenNameOf(row.name)).toBeDefined();
    expect(row.text).toMatch(/^\p{L}+\. Yrke: .+\. Kännetecken: .+\. Hemlighet: .+\.$/u);
  }
});

test("a family has four generations of one people, told by their sex, and what marks it", () => {
  const marks = families.trim().split("\n");
  const shape =
    /^(\p{L}+)\. En släkt som (.+)\. I fyra led: (\p{L}+), (sonen|dottern) (\p{L}+), (sonsonen|sondottern|dottersonen|dotterdottern) (\p{L}+) och barnbarnsbarnet (\p{L}+)\.$/u;
  for (const { kind, name, text } of tables(60).flat()) {
    if (kind !== "slakt") continue;
    const [
      ,
      people,
      mark = "",
      eldest = "",
      child,
      second = "",
      grandchild,
      third = "",
      last = "",
    ] = shape.exec(text) ?? [];
    const given = [eldest, second, third, last].map((each) => givenNameOf(each));
    expect(marks).toContain(mark);
    expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u);
    expect(new Set([eldest, second, third, last]).size).toBe(4);
    expect(given.map((each) => peoples[each?.people ?? ""]?.label)).toEqual(Array(4).fill(people));
    expect(new Set(given.map((each) => each?.origin)).size).toBe(1);
    expect(child === "sonen").toBe(given[1]?.sex === "manlig");
    expect(/(?:sonen)$/.test(grandchild ?? "")).toBe(given[2]?.sex === "manlig");
    expect(grandchild?.startsWith("son")).toBe(given[1]?.sex === "manlig");
  }
});

test("no row comes again before nearly all of its kind have been seen", () => {
  const rolled = tables(20);
  for (const kind of ["by", "ruin", "vardshus", "skepp", "rykte"] as const) {
    const texts = rolled.flatMap((rows) =>
      rows.flatMap((row) => (row.kind === kind ? [row.text] : [])),
    );
    expect(new Set(texts).size, kind).toBe(20);
  }
});

test("one row is drawn again, and the others are kept", () => {
  const rounds = new Rounds();
  const random = seededRandom(3);
  const before = rollGameTable(random, rounds);
  for (const { kind } of before) {
    const after = drawRowAgain(before, kind, random, rounds);
    expect(after.filter((row, i) => row !== before[i]).map((row) => row.kind)).toEqual([kind]);
    expect(after.find((row) => row.kind === kind)?.text).not.toBe(
      before.find((row) => row.kind === kind)?.text,
    );
  }
});

test("every name of a place, tavern or ship is clean, and there once", () => {
  const names = [...Object.values(places), taverns, ships].flatMap((list) =>
    list
      .trim()
      .split("\n")
      .map((line) => line.split("\t")[0] ?? ""),
  );
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name) => !isClean(name))).toEqual([]);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
