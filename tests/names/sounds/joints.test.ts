import { expect, test } from "vitest";
import { isMisread } from "@/names/sounds/joints.ts";
import { soundsOf } from "@/names/sounds/sounds.ts";
import { usernameSeeds } from "@/words/username-seeds.ts";

test.each([
  ["block", "valp"],
  ["fors", "konsult"],
  ["bonus", "panda"],
  ["laptop", "hamster"],
  ["vardags", "jogg"],
  ["morgon", "galleri"],
])("%s-%s is misread", (first, second) => {
  expect(isMisread(first, second)).toBe(true);
});

test.each([
  ["skogs", "mys"],
  ["kvarters", "krogen"],
  ["tulpan", "gläntan"],
  ["moln", "panda"],
  ["boll", "valp"],
])("%s-%s is not", (first, second) => {
  expect(isMisread(first, second)).toBe(false);
});

/** The consonants that are heard, each once. */
function consonants(...words: string[]): string {
  return words
    .map((word) => soundsOf(word).toLowerCase())
    .join("")
    .replace(/[',aeiouyåäö]/g, "")
    .replace(/(.)\1+/g, "$1");
}

test("no s, t or p of the usernames' words is read together with the h or j after it", () => {
  const groups = Object.values(usernameSeeds).flatMap((styles) => Object.values(styles).flat());
  const joints = groups.flatMap(({ firsts, seconds }) =>
    firsts
      .split(" ")
      .flatMap((first) => seconds.split(" ").map((second) => [first, second] as const)),
  );
  const meeting = joints.filter(
    ([first, second]) => /[pst]$/.test(first) && /^[hj]/.test(second) && !isMisread(first, second),
  );
  const misread = meeting.filter(
    ([first, second]) => consonants(first, second) !== consonants(first + second),
  );
  expect(misread).toEqual([]);
});
