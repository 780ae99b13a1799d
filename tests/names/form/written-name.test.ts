import { expect, test } from "vitest";
import { partsOf, withCapitals } from "@/names/form/written-name.ts";

test.each([
  ["astrid andersson", { given: "astrid", surname: "andersson" }],
  ["Anna Karin Ek", { given: "Anna Karin", surname: "Ek" }],
  ["Eva von Essen", { given: "Eva", surname: "von Essen" }],
  ["Ana de la Cruz", { given: "Ana", surname: "de la Cruz" }],
  ["Astrid", null],
  ["von Essen", null],
  ["de la Cruz", null],
])("%s has the parts %j", (name, parts) => {
  expect(partsOf(name)).toEqual(parts);
});

test.each([
  ["anna-karin", "Anna-Karin"],
  ["o'brien", "O'Brien"],
  ["a:son", "A:son"],
  ["j:son lindh", "J:son Lindh"],
  ["n\u0304aru", "N\u0304aru"],
  ["von essen", "von Essen"],
  ["le", "Le"],
  ["di", "Di"],
  ["MacLeod", "MacLeod"],
])("%s is written %s", (name, written) => {
  expect(withCapitals(name)).toBe(written);
});
