import { expect, test } from "vitest";
import { allNameFeatures, type NameFeatures } from "@/names/likeness/name-features.ts";
import { isOfTradition } from "@/names/likeness/tradition.ts";

function featuresOf(name: string): NameFeatures {
  const features = allNameFeatures().get(name);
  if (!features) throw new Error(`${name} is not in the list`);
  return features;
}

test.each([
  ["Astrid", "swedish"],
  // By its origin Slavic, and in the Swedish calendar.
  ["Svante", "swedish"],
  // A spelling of a name in the calendar.
  ["Alexsander", "swedish"],
  // Two names in one.
  ["Anna-Sofia", "swedish"],
  // Persian by origin, and came by way of German.
  ["Jasper", "swedish"],
  // A form that the Bible has too.
  ["Yusuf", "arabic"],
  ["Amira", "arabic"],
  ["Abdirahman", "african"],
  ["Emre", "persian"],
  ["Katarzyna", "polish"],
  ["Goran", "slavic"],
  ["Lorenzo", "romance"],
  // Not looked up: used in Finland alone, and in Spain and the USA alone.
  ["Eero", "finnish"],
  ["Javier", "romance"],
  ["Ayaan", null],
])("%s is borne in the tradition %s", (name, tradition) => {
  expect(featuresOf(name).tradition).toBe(tradition);
});

test.each([
  ["Astrid", "Elisabeth", true],
  ["Astrid", "Fatima", false],
  ["Mohamed", "Erik", false],
  ["Eero", "Juhani", true],
  ["Eero", "Daniel", true],
  ["Eero", "Ingemar", false],
  ["Goran", "Daniel", true],
  ["Goran", "Ingemar", false],
  ["Piotr", "Daniel", true],
  // Used in eight countries, and not in Finland or Spain.
  ["Jaana", "Rose", false],
  ["Marcelo", "Harry", false],
  ["Ayaan", "Daniel", false],
])("after %s, %s is of the tradition: %s", (given, second, isOf) => {
  expect(isOfTradition(featuresOf(given), featuresOf(second))).toBe(isOf);
});
