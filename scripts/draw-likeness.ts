/**
 * `npx tsx scripts/draw-likeness.ts [seed]`: draws what a reader judges likeness by. Twelve tastes, four of them not
 * Swedish, with the names that a room calls near; and a hundred given names with a second name of their page and the
 * reasons that /andranamn shows. The same seed draws the same.
 */
import { shuffled } from "../src/generators/engine/engine.ts";
import { seededRandom } from "../src/generators/engine/sample.ts";
import { neighbourList, neighboursOf } from "../src/generators/given-names/neighbours.ts";
import { fitsBeside } from "../src/generators/second-names/second-name-match.ts";
import { recordOf } from "./build/name-search/name-records.ts";
import { readGivenNames } from "./build/name-search/read-names.ts";
import { secondNameRelations } from "./build/name-search/second-names.ts";

type RoomSex = Parameters<typeof neighbourList>[0];

/** Tastes as people have them, written without a look at what is near. */
const SWEDISH_TASTES: readonly (readonly [RoomSex, string])[] = [
  ["girls", "Astrid Sigrid Ebba"],
  ["boys", "Sture Tage Folke"],
  ["girls", "Nova Luna Stella"],
  ["boys", "Liam Charlie Theo"],
  ["boys", "Karl Erik Gustav"],
  ["girls", "Gun Birgitta Margareta"],
  ["girls", "Maria Johanna Emma"],
  ["girls", "Saga Freja Idun"],
  ["boys", "Kevin Jimmy Tommy"],
  ["girls", "Alice Olivia Ella"],
  ["both", "Sol Storm Björk"],
  ["both", "Bo Britt Kjell"],
  ["girls", "Therese Jessica Linda"],
  ["girls", "Ellie Molly Tilly"],
  ["boys", "Arvid Axel Hugo"],
  ["girls", "Anna-Karin Britt-Marie Eva-Lena"],
];
const OTHER_TASTES: readonly (readonly [RoomSex, string])[] = [
  ["both", "Amira Yasmin Omar"],
  ["boys", "Eero Matti Juhani"],
  ["girls", "Agnieszka Katarzyna Ewa"],
  ["both", "Matteo Lorenzo Alessia"],
  ["both", "Goran Milica Dragan"],
  ["boys", "Ayaan Rayan Zayn"],
  ["girls", "Hodan Fadumo Sahra"],
  ["boys", "Javier Diego Alejandro"],
  ["girls", "Zeynep Elif Emine"],
  ["both", "Arash Parisa Reza"],
];

const TASTES = { swedish: 8, other: 4 };
const NEAR_NAMES = 10;
const PAIRS = 100;
const MOST_REASONS = 3;

const [seed = 1] = process.argv.slice(2).map(Number);
const random = seededRandom(seed);

console.log(`seed ${seed}\n`);
for (const [sex, names] of [
  ...shuffled(SWEDISH_TASTES, random).slice(0, TASTES.swedish),
  ...shuffled(OTHER_TASTES, random).slice(0, TASTES.other),
]) {
  const candidates = neighbourList(sex);
  const liked = candidates.filter(({ name }) => names.split(" ").includes(name));
  const near = neighboursOf([liked], candidates, { count: NEAR_NAMES, random, exclude: [] });
  console.log(`${names} → ${near.join(" ")}`);
}

const pages = secondNameRelations(readGivenNames().map((row) => recordOf(row, new Map())));
const withNames = [...pages].filter(([, { names }]) => names.length > 0);
console.log(`\n${withNames.length} of ${pages.size} pages of given names have second names\n`);
for (const [given, { names }] of shuffled(withNames, random).slice(0, PAIRS)) {
  const [second = ""] = shuffled(names, random);
  const { reasons } = fitsBeside({ given, surname: "" })(second);
  console.log(`${given} ${second}: ${reasons.slice(0, MOST_REASONS).join(", ")}`);
}
