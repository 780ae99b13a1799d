import { expect, test } from "vitest";
import { seededRandom } from "@/generators/engine/sample.ts";
import { Rounds } from "@/generators/fantasy/rounds.ts";

const TEXTS = Array.from({ length: 24 }, (_, place) => `text ${place}`);

test("the text that was wished for is drawn, and not again", () => {
  const rounds = new Rounds();
  expect(rounds.draw(TEXTS, 7)).toBe(7);
  expect(rounds.draw(TEXTS, 7)).not.toBe(7);
});

test("a text comes again only when nearly all others have been drawn", () => {
  const rounds = new Rounds();
  const random = seededRandom(5);
  const drawn = Array.from({ length: 2_000 }, () => rounds.draw(TEXTS, Math.floor(random() * 24)));
  const between = drawn.flatMap((place, i) => {
    const next = drawn.indexOf(place, i + 1);
    return next === -1 ? [] : [new Set(drawn.slice(i + 1, next)).size];
  });
  expect(Math.min(...between)).toBeGreaterThanOrEqual(20);
  expect(new Set(drawn).size).toBe(24);
});

test("texts that do not suit come when no others are left", () => {
  const rounds = new Rounds();
  const isEven = (text: string) => Number(text.split(" ")[1]) % 2 === 0;
  const first = Array.from({ length: 12 }, () => rounds.draw(TEXTS, 3, isEven));
  expect(first.filter((place) => place % 2 === 1)).toEqual([]);
  expect(rounds.draw(TEXTS, 3, isEven) % 2).toBe(1);
});

test("a text of two lists that was drawn from one is not due in the other", () => {
  const rounds = new Rounds();
  rounds.draw(["a", "b", "c", "d", "e"], 1);
  expect(rounds.draw(["x", "b", "y", "z", "w"], 1)).toBe(2);
});
