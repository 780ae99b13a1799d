import { expect, test } from "vitest";
import { pollInterval } from "@/features/rooms/poll-interval.ts";
import { countAnswered, matchesOf, putAsideOf, withUnsent } from "@/features/rooms/room-names.ts";
import { roomName } from "./room-answers.ts";

const TIME = "2026-03-01T12:00:00.000Z";
const names = [
  roomName("Alma", "maybe", { match: "yes-maybe", otherNote: "fint" }),
  roomName("Hedda", "yes"),
  roomName("Sigrid", "yes", { match: "yes-yes" }),
  roomName("Tyra", null),
];

test("an answer that is not sent yet is shown", () => {
  const shown = withUnsent(names, [{ name: "Tyra", answer: "no", note: "granne", time: TIME }]);
  expect(shown[3]).toEqual(roomName("Tyra", "no", { note: "granne" }));
  expect(countAnswered(shown)).toBe(4);
});

test("a name whose answer has changed is no match until the server says so", () => {
  const shown = withUnsent(names, [
    { name: "Sigrid", answer: null, time: TIME },
    { name: "Alma", answer: "maybe", time: TIME },
  ]);
  expect(matchesOf(shown).map(({ name }) => name)).toEqual(["Alma"]);
});

test("a match to which the member says the same again is kept since then", () => {
  const [alma, hedda] = withUnsent(names, [
    { name: "Alma", answer: "maybe", time: TIME },
    { name: "Hedda", answer: "yes", time: TIME },
  ]);
  expect(alma?.keptAt).toBe(TIME);
  expect(hedda?.keptAt).toBeNull();
});

test("what was a match of the two is put aside, and what was one with someone else is not", () => {
  const earlier = { revealed: "yes-yes" } as const;
  const all = [
    ...names,
    roomName("Vera", "no", earlier),
    roomName("Ebba", "yes", { ...earlier, former: "Bo" }),
  ];
  expect(putAsideOf(all).map(({ name }) => name)).toEqual(["Vera"]);
});

test("matches that both say yes to come first", () => {
  expect(matchesOf(names).map(({ name }) => name)).toEqual(["Sigrid", "Alma"]);
});

test("an idle room is fetched ever more seldom", () => {
  const minutes = [0, 1.9, 2, 9, 10, 600].map((idle) => pollInterval(idle * 60_000) / 1000);
  expect(minutes).toEqual([15, 15, 60, 60, 300, 300]);
});
