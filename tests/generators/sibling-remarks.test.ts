import { expect, test } from "vitest";
import { siblingRemarks } from "@/generators/sibling-remarks.ts";

test.each([
  ["Kajsa", "Cajsa", ["låter som Cajsa"]],
  ["Molly", "Polly", ["liknar Polly"]],
  ["Ella", "Isabella", ["rimmar på Isabella"]],
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
