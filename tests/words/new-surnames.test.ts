import { beforeAll, describe, expect, it } from "vitest";
import { isClean } from "@/generators/engine/block-list.ts";
import { foldName } from "@/names/search/keys.ts";
import { distance } from "@/names/search/near-names.ts";
import { newSurnames } from "@/words/new-surnames.ts";
import { readNames } from "../../scripts/build/name-search/read-names.ts";

const names = newSurnames.split(",");

/** Letters at each end of a name: one change leaves one of the two ends as it is. */
const END = 3;

describe("newly formed surnames", () => {
  let borne: string[] = [];
  beforeAll(() => {
    borne = readNames()
      .filter(({ surnameBearers }) => surnameBearers > 0)
      .map(({ name }) => name.toLowerCase());
  });

  it("are at least 500, each once, of Swedish letters", () => {
    expect(names.length).toBeGreaterThanOrEqual(500);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[A-ZÅÄÖ][a-zåäö]{5,}$/.test(name))).toEqual([]);
  });

  it("begin with the same four letters, or end with them, in at most a twentieth of the names", () => {
    for (const part of [/^.{4}/, /.{4}$/]) {
      const uses = new Map<string, number>();
      for (const name of names) {
        const [letters = ""] = part.exec(name) ?? [];
        uses.set(letters, (uses.get(letters) ?? 0) + 1);
      }
      expect(Math.max(...uses.values())).toBeLessThanOrEqual(names.length / 20);
    }
  });

  it("are borne by nobody known, in no case or accents", () => {
    expect(borne).toHaveLength(382_492);
    const letters = new Set(borne.flatMap((name) => [name, foldName(name)]));
    expect(names.filter((name) => letters.has(name.toLowerCase()))).toEqual([]);
    expect(names.filter((name) => letters.has(foldName(name)))).toEqual([]);
  });

  it("are more than one letter away from every surname", () => {
    const byEnd = new Map<string, string[]>();
    const ends = (name: string) => [`${name.slice(0, END)}…`, `…${name.slice(-END)}`];
    for (const name of borne) {
      for (const end of ends(name)) {
        const others = byEnd.get(end);
        if (others) others.push(name);
        else byEnd.set(end, [name]);
      }
    }
    const near = names.filter((name) => {
      const own = name.toLowerCase();
      return ends(own)
        .flatMap((end) => byEnd.get(end) ?? [])
        .some((other) => distance(own, other, 1) <= 1);
    });
    expect(near).toEqual([]);
  });

  it("contain no blocked word, across the joint either", () => {
    expect(names.filter((name) => !isClean(name))).toEqual([]);
  });
});
