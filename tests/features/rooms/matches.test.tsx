import { act, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { MatchMoment } from "@/features/rooms/matches/match-moment.tsx";
import { Matches } from "@/features/rooms/matches/matches.tsx";
import type { RoomName } from "@/features/rooms/rooms-api.ts";
import { roomName } from "./room-answers.ts";

const parts = { SurnameLine: () => null, NameCurve: () => null };

const both = (name: string, changes: Partial<RoomName> = {}) =>
  roomName(name, "yes", { match: "yes-yes", ...changes });

beforeEach(() => {
  vi.useFakeTimers();
});

function showList(names: readonly RoomName[], hasOther = true) {
  render(
    <MemoryRouter>
      <Matches names={names} hasOther={hasOther} parts={parts} />
    </MemoryRouter>,
  );
  return screen.getByRole("region", { name: "Ni gillar båda" });
}

test("names with Ja and Ja come first, each with its notes", () => {
  const list = showList([
    roomName("Alma", "yes"),
    both("Hedda", { match: "yes-maybe" }),
    both("Sigrid", { note: "farmor", otherNote: "fint" }),
    roomName("Tyra", "no"),
  ]);
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Sigridja och jaDu: ”farmor”Den andra: ”fint”", "Heddaja och kanske"]);
});

test.each([
  [true, /Inget gemensamt namn än/],
  [false, /när den andra är med/],
])("without matches it says what they wait for, with another one: %s", (hasOther, text) => {
  expect(showList([roomName("Alma", "yes")], hasOther)).toHaveTextContent(text);
});

function showMoment(...matches: string[]) {
  const moment = (names: readonly string[]) => (
    <MatchMoment names={names.map((name) => both(name))} />
  );
  const { rerender } = render(moment(matches));
  return (...next: string[]) => rerender(moment(next));
}

const announced = () => screen.getByRole("status").textContent;

test("a new match is announced politely for a moment, and those that were there are not", () => {
  const change = showMoment("Alma");
  expect(announced()).toBe("");
  change("Alma", "Sigrid");
  expect(announced()).toBe("Ni gillar båda Sigrid");
  act(() => vi.advanceTimersByTime(7000));
  expect(announced()).toBe("");
});

test("many at once are counted, and one that comes back is no news", () => {
  const change = showMoment("Alma");
  change("Alma", "Hedda", "Sigrid", "Tyra");
  expect(announced()).toBe("Ni gillar båda 3 nya namn");
  act(() => vi.advanceTimersByTime(7000));
  change("Alma", "Hedda", "Sigrid");
  change("Alma", "Hedda", "Sigrid", "Tyra");
  expect(announced()).toBe("");
});
