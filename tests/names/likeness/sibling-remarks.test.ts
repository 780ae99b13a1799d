import { expect, test } from "vitest";
import { childNameList } from "@/names/facts/child-name-list.ts";
import { siblingRemarks } from "@/names/likeness/sibling-remarks.ts";
import { soundsOf } from "@/names/sounds/sounds.ts";

test.each([
  ["Kajsa", "Cajsa", ["låter som Cajsa"]],
  ["Molly", "Polly", ["liknar Polly"]],
  ["Ella", "Isabella", ["rimmar på Isabella"]],
  ["Stina", "Lina", ["rimmar på Lina"]],
  ["Malin", "Josefin", []],
  ["Erik", "Fredrik", ["slutar som Fredrik"]],
  ["Maja", "Malte", ["börjar som Malte"]],
  ["Astrid", "Alma", ["samma initial som Alma"]],
  ["Astrid", "Ture", []],
])("%s beside %s", (name, sibling, remarks) => {
  expect(siblingRemarks(name, sibling)).toEqual(remarks);
});

test("each sibling of a typed list has the closest remark, with its capital", () => {
  expect(siblingRemarks("Kajsa", " cajsa och Ture, Knut")).toEqual([
    "låter som Cajsa",
    "samma initial som Knut",
  ]);
});

test("nothing is said without siblings", () => {
  expect(siblingRemarks("Astrid", " , ")).toEqual([]);
});

test("no two names are said to rhyme that are not alike from a stressed vowel on", () => {
  const names = childNameList.filter(({ rank }) => (rank ?? 999) <= 100);
  const sounds = names.map(({ name }) => ({ name, heard: soundsOf(name) }));
  let rhyming = 0;
  const faults = sounds.flatMap(({ name, heard }) =>
    sounds.flatMap((sibling) => {
      // What does not end alike cannot be said to.
      if (heard.slice(-2) !== sibling.heard.slice(-2)) return [];
      const [remark = ""] = siblingRemarks(name, sibling.name);
      if (!remark.startsWith("rimmar")) return [];
      rhyming += 1;
      // The sounds from the vowel with the main stress on.
      const rime = heard.slice(heard.indexOf("'") + 1);
      const before = sibling.heard.slice(0, -rime.length);
      const isRhyme = sibling.heard.endsWith(rime) && /[',]$/.test(before);
      return isRhyme ? [] : [`${name}, ${sibling.name}`];
    }),
  );
  expect(rhyming).toBeGreaterThan(5);
  expect(faults).toEqual([]);
});
