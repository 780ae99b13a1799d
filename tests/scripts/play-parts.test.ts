import { expect, test } from "vitest";
import { backgroundsFile } from "../../scripts/play-parts/backgrounds-file.ts";
import { gameTableFile } from "../../scripts/play-parts/game-table-file.ts";
import { parsePlayParts } from "../../scripts/play-parts/parse-play-parts.ts";

function raw(...parts: readonly object[]): string {
  return `${parts.map((part) => JSON.stringify(part)).join("\n")}\n`;
}

const orch = { kind: "childhood", key: "orch", part: "på en slätt" };
const elf = { kind: "childhood", key: "alv", part: "i en krona" };

test("the word list has a part a line, by what it suits", () => {
  const { parts } = parsePlayParts(
    raw(orch, elf, { ...orch, part: "i ett läger" }, { kind: "bond", key: "parti", part: "De." }),
  );
  const text = backgroundsFile(parts);
  expect(text).toContain("orch: `\npå en slätt\ni ett läger\n`");
  expect(text).toContain("alv: `\ni en krona\n`");
  expect(text).toContain("bonds: string = `\nDe.\n`");
});

test("a place has its name before its line", () => {
  const { parts } = parsePlayParts(
    raw({ kind: "place", key: "by", name: "Sotkulla", part: "Alla spisar brinner." }),
  );
  expect(gameTableFile(parts)).toContain("by: `\nSotkulla\tAlla spisar brinner.\n`");
});

test("a name that the site forbids is left out with its line", () => {
  const place = (name: string) => ({ kind: "place", key: "by", name, part: "Där bor ingen." });
  const { parts, leftOut } = parsePlayParts(raw(place("Sotkulla"), place("Kukeby")));
  expect(parts.map(({ name }) => name)).toEqual(["Sotkulla"]);
  expect(leftOut).toEqual([place("Kukeby")]);
});

test("what marks a family is in the list of the table", () => {
  const { parts } = parsePlayParts(
    raw({ kind: "family", key: "slakt", part: "delar på ett svärd" }),
  );
  expect(gameTableFile(parts)).toContain("families: string = `\ndelar på ett svärd\n`");
});

test("a malformed part is refused with its line", () => {
  expect(() => parsePlayParts(raw(orch, { ...elf, kind: "song" }))).toThrow(/^Line 2: "kind"/);
  expect(() => parsePlayParts(raw({ ...orch, part: "två\nrader" }))).toThrow(/^Line 1: "part"/);
  expect(() => parsePlayParts(`${raw(orch)}{"kind": "childhood"`)).toThrow(/^Line 2: /);
});
