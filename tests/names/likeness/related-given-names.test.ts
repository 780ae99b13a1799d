import { beforeAll, expect, test } from "vitest";
import { allNameFeatures } from "@/names/likeness/name-features.ts";
import { likenessOf, NEAR } from "@/names/likeness/name-likeness.ts";
import { type RelatedGivenNames, relateGivenNames } from "@/names/likeness/related-given-names.ts";
import { soundsOf } from "@/names/sounds/sounds.ts";

const all = allNameFeatures();
let related: ReadonlyMap<string, RelatedGivenNames>;

beforeAll(() => {
  // Names of some hundred bearers and more: every pair is compared.
  related = relateGivenNames([...all.values()].filter(({ magnitude }) => magnitude > 2.7));
});

test.each([
  ["similar", "Astrid", ["Sigrid", "Saga"]],
  ["similar", "Mohamed", ["Mustafa", "Ahmed"]],
  ["similar", "Gun", ["Gunnel", "Gerd"]],
  ["siblings", "Astrid", ["Signe", "Svea", "Folke"]],
  ["siblings", "Vidar", ["Freja", "Saga", "Sixten"]],
] as const)("the %s names to %s", (rule, name, some) => {
  expect(related.get(name)?.[rule]).toEqual(expect.arrayContaining([...some]));
});

test("siblings have another initial and first sound, and are near", () => {
  const wrong: string[] = [];
  let count = 0;
  for (const [name, { siblings }] of related) {
    for (const sibling of siblings) {
      const [one, other] = [all.get(name), all.get(sibling)];
      const isRight =
        one &&
        other &&
        one.letter !== other.letter &&
        one.firstSound !== other.firstSound &&
        likenessOf(one, other) >= NEAR;
      count += 1;
      if (!isRight) wrong.push(`${name} and ${sibling}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(10_000);
});

test("siblings do not rhyme", () => {
  const endsOf = (name: string) =>
    (related.get(name)?.siblings ?? []).map((sibling) => soundsOf(sibling).slice(-4));
  expect(endsOf("Ella")).not.toContain("'ela");
  expect(endsOf("Julia").filter((end) => end.endsWith("ia"))).toEqual([]);
  expect(endsOf("Evelina").filter((end) => end.endsWith("Ina"))).toEqual([]);
});

test("a name is on one of the lists, once, and not under itself", () => {
  for (const [name, { similar, siblings }] of related) {
    const names = [...similar, ...siblings];
    expect(new Set([...names, name]).size, name).toBe(names.length + 1);
  }
});

test("no two spellings of a name are on the lists of a page", () => {
  const repeated = [...related].flatMap(([name, { similar, siblings }]) => {
    const sounds = [...similar, ...siblings].map((other) => soundsOf(other));
    return sounds.filter((sound, i) => sounds.indexOf(sound) !== i).map((sound) => [name, sound]);
  });
  expect(repeated).toEqual([]);
});

test("similar names are of the same sex", () => {
  for (const [name, { similar }] of related) {
    const sex = all.get(name)?.sex;
    if (sex === "u") continue;
    expect(
      similar.filter((other) => all.get(other)?.sex !== sex),
      name,
    ).toEqual([]);
  }
});
