import { expect, test } from "vitest";
import { neighbourList } from "@/generators/neighbour-list.ts";
import { type ComparedNeighbour, neighboursOf } from "@/generators/neighbours.ts";
import { seededRandom } from "@/generators/sample.ts";

const CLASSIC = 1;
const MODERN = 2;

function compared(name: string, changes: Partial<ComparedNeighbour> = {}): ComparedNeighbour {
  return {
    name,
    weight: 1,
    sex: "f",
    classes: 0,
    youth: 0,
    sounds: name.toLowerCase(),
    ...changes,
  };
}

function draw(
  liked: readonly ComparedNeighbour[],
  candidates: readonly ComparedNeighbour[],
  {
    count = 20,
    exclude = [],
    seed = 1,
  }: { count?: number; exclude?: string[]; seed?: number } = {},
) {
  return neighboursOf([liked], candidates, { count, exclude, random: seededRandom(seed) });
}

test("a name with nothing in common with any liked name is never drawn", () => {
  const liked = [compared("Sigrid", { classes: CLASSIC, youth: 0.1 })];
  const like = compared("Hedvig", { classes: CLASSIC, youth: 0.9 });
  const unlike = compared("Novalie", { classes: MODERN, youth: 0.9 });
  expect(draw(liked, [like, unlike])).toEqual(["Hedvig"]);
});

test("neither a liked name nor one of the room is drawn, whatever its capitals", () => {
  const liked = [compared("Sigrid", { classes: CLASSIC })];
  const candidates = ["Sigrid", "Astrid", "Ingrid"].map((name) =>
    compared(name, { classes: CLASSIC }),
  );
  expect(draw(liked, candidates, { exclude: ["astrid"] })).toEqual(["Ingrid"]);
});

test("without a liked name there are no neighbours", () => {
  const candidates = [compared("Astrid", { classes: CLASSIC })];
  expect(draw([], candidates)).toEqual([]);
  const options = { count: 20, exclude: [], random: seededRandom(1) };
  expect(neighboursOf([], candidates, options)).toEqual([]);
});

test("each name has something in common with what either of two people likes", () => {
  const mine = [compared("Sigrid", { classes: CLASSIC, youth: 0.1 })];
  const theirs = [compared("Nova", { classes: MODERN, youth: 0.9 })];
  const candidates = [
    compared("Hedvig", { classes: CLASSIC, youth: 0.1 }),
    compared("Novalie", { classes: MODERN, youth: 0.9 }),
    compared("Alva", { classes: CLASSIC, youth: 0.9 }),
  ];
  const options = { count: 20, exclude: [], random: seededRandom(1) };
  expect(neighboursOf([mine, theirs], candidates, options)).toEqual(["Alva"]);
  expect(neighboursOf([mine, []], candidates, options)).toEqual([]);
});

test("names with more in common are drawn far more often", () => {
  const liked = [compared("Sigrid", { classes: CLASSIC, youth: 0.1 })];
  const close = compared("Hedvig", { classes: CLASSIC, youth: 0.1 });
  const distant = compared("Nova", { classes: CLASSIC, youth: 0.9 });
  const draws = Array.from({ length: 200 }, (_, seed) =>
    draw(liked, [distant, close], { count: 1, seed }),
  );
  const closeDraws = draws.filter(([name]) => name === "Hedvig").length;
  expect(closeDraws).toBeGreaterThan(170);
});

test("the neighbours of two names come from both", () => {
  const all = neighbourList("girls");
  const liked = all.filter(({ name }) => name === "Sigrid" || name === "Novalie");
  const drawn = new Set(draw(liked, all, { count: 40 }));
  const isLike = (model: ComparedNeighbour) =>
    all.filter(({ name, classes }) => drawn.has(name) && (classes & model.classes) !== 0).length;
  for (const model of liked) expect(isLike(model)).toBeGreaterThan(5);
});

test("the list of boys' names has theirs and those of both, and no girls'", () => {
  const names = new Set(neighbourList("boys").map(({ name }) => name));
  expect(names.has("Sigge")).toBe(true);
  expect(names.has("Kim")).toBe(true);
  expect(names.has("Sigrid")).toBe(false);
});
