import { expect, test } from "vitest";
import type { DrawOptions } from "@/generators/engine/engine.ts";
import { takeInOrder } from "@/generators/engine/in-order.ts";
import { seededRandom } from "@/generators/engine/sample.ts";

const ORDER = ["Vera", "Noah", "Astrid", "Gun", "Bo", "Sven", "Okänd"];

const candidates = ["Bo", "Gun", "Noah", "Sven", "Vera"].map((name) => ({ name, weight: 1 }));

function take(options: Partial<DrawOptions> = {}) {
  return takeInOrder(ORDER, candidates, { count: 2, random: seededRandom(1), ...options });
}

test("begins with the first candidates", () => {
  expect(take()).toEqual({ names: ["Vera", "Noah"], matching: 5, repeated: 0 });
});

test("goes on after the last of the names shown, whatever their order on the page", () => {
  expect(take({ after: ["Gun", "Vera"] }).names).toEqual(["Bo", "Sven"]);
  expect(take({ after: ["Astrid"] }).names).toEqual(["Gun", "Bo"]);
});

test("ends with a short page, and then begins again", () => {
  expect(take({ after: ["Bo"] }).names).toEqual(["Sven"]);
  expect(take({ after: ["Sven"] }).names).toEqual(["Vera", "Noah"]);
});

test("is a repetition when every candidate has been shown", () => {
  const seen = new Map(candidates.map(({ name }) => [name, "drawn"] as const));
  expect(take({ after: ["Sven"], seen }).repeated).toBe(2);
  seen.delete("Gun");
  expect(take({ after: ["Sven"], seen }).repeated).toBe(0);
  expect(take({ after: ["Sven"], seen, exclude: ["Gun"] }).repeated).toBe(2);
});

test("leaves out hidden names, and counts those of the page without taking them", () => {
  expect(take({ exclude: ["Vera"] })).toMatchObject({ names: ["Noah", "Gun"], matching: 4 });
  expect(take({ onPage: ["Vera"] })).toMatchObject({ names: ["Noah", "Gun"], matching: 5 });
});
