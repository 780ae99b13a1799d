import { expect, test } from "vitest";
import { groupsOf, ORIGIN_GROUPS } from "@/names/origins/origin-groups.ts";
import { ORIGIN_CLASSES } from "@/names/origins/origins.ts";

test("every class is in one group", () => {
  const grouped = ORIGIN_GROUPS.flatMap(({ classes }) => classes);
  expect(grouped.toSorted()).toEqual([...ORIGIN_CLASSES].sort());
});

test("a name has the groups of its first classes, two at most", () => {
  expect(groupsOf(["hebreiskt", "bibliskt", "engelskt"])).toEqual(["bibliskt", "engelskt"]);
  expect(groupsOf(["grekiskt", "latinskt", "tyskt"])).toEqual(["grekiskt", "latinskt"]);
  expect(groupsOf(["nordiskt"])).toEqual(["nordiskt"]);
});
