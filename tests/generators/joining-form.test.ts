import { expect, test } from "vitest";
import { joiningForm } from "@/generators/joining-form.ts";

test.each([
  ["ost", "ost"],
  ["surdeg", "surdegs"],
  ["trädgård", "trädgårds"],
  ["hantverk", "hantverks"],
  ["städning", "städnings"],
  ["ring", "ring"],
  ["trygghet", "trygghets"],
  ["vänskap", "vänskaps"],
  ["inspiration", "inspirations"],
  ["ungdom", "ungdoms"],
  ["kärlek", "kärleks"],
  ["resa", "rese"],
  ["kyrka", "kyrko"],
  ["gata", "gatu"],
  ["kaka", "kak"],
  ["skola", "skol"],
  ["blomma", "blom"],
  ["blommor", "blom"],
  ["hundar", "hund"],
  ["cyklar", "cykel"],
  ["bollar", "boll"],
  ["sommar", "sommar"],
  ["bagare", "bagar"],
  ["bulle", "bull"],
  ["boende", "boende"],
  ["cykel", "cykel"],
  ["pizza", "pizza"],
  ["skog", "skogs"],
  ["bageri", "bageri"],
  ["te", "te"],
])("%s joins as %s-", (word, form) => {
  expect(joiningForm(word)).toBe(form);
});
