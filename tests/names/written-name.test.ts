import { expect, test } from "vitest";
import { partsOf } from "@/names/written-name.ts";

test.each([
  ["astrid andersson", { given: "astrid", surname: "andersson" }],
  ["Anna Karin Ek", { given: "Anna Karin", surname: "Ek" }],
  ["Eva von Essen", { given: "Eva", surname: "von Essen" }],
  ["Ana de la Cruz", { given: "Ana", surname: "de la Cruz" }],
  ["Astrid", null],
  ["von Essen", { given: "von", surname: "Essen" }],
])("%s has the parts %j", (name, parts) => {
  expect(partsOf(name)).toEqual(parts);
});
