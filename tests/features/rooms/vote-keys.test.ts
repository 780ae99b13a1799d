import { expect, test } from "vitest";
import { answerOfKey } from "@/features/rooms/vote/vote-keys.ts";

const press = (key: string, init: KeyboardEventInit = {}) =>
  answerOfKey(new KeyboardEvent("keydown", { key, ...init }));

test.each([
  ["1", "no"],
  ["2", "maybe"],
  ["3", "yes"],
  ["ArrowLeft", "no"],
  ["ArrowUp", "maybe"],
  ["ArrowDown", "maybe"],
  ["ArrowRight", "yes"],
  ["4", null],
  ["Enter", null],
])("%s answers %s", (key, answer) => {
  expect(press(key)).toBe(answer);
});

test.each(["altKey", "ctrlKey", "metaKey", "shiftKey", "repeat"])(
  "a key with %s is left to the browser",
  (modifier) => {
    expect(press("ArrowLeft", { [modifier]: true })).toBeNull();
  },
);
