import { act, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { MatchMoment } from "@/features/rooms/matches/match-moment.tsx";
import { Matches } from "@/features/rooms/matches/matches.tsx";
import type { DeciderRoom, RoomName } from "@/features/rooms/rooms-api.ts";
import { deciderRoom, roomName } from "./room-answers.ts";

const parts = { SurnameLine: () => null, NameCurve: () => null };

const both = (name: string, changes: Partial<RoomName> = {}) =>
  roomName(name, "yes", { match: "yes-yes", ...changes });

beforeEach(() => {
  vi.useFakeTimers();
});

const ELIN = { name: "Elin", answered: 3, hasRanked: false };

function showList(names: RoomName[], changes: Partial<DeciderRoom> = { other: ELIN }) {
  render(
    <MemoryRouter>
      <Matches room={deciderRoom({ names, ...changes })} parts={parts} />
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
  ["there is another one", { other: ELIN }, /Inget gemensamt namn än/],
  ["nobody has joined", {}, /när den andra är med/],
])("without matches it says what they wait for when %s", (_, changes, text) => {
  expect(showList([roomName("Alma", "yes")], changes)).toHaveTextContent(text);
});

test("a name that one of the two has changed stays in sight of both, without saying who", () => {
  const list = showList([
    both("Sigrid", { revealed: "yes-yes" }),
    roomName("Hedda", "yes", { revealed: "yes-yes" }),
    roomName("Tyra", "no", { revealed: "yes-maybe" }),
    roomName("Alma", "no"),
  ]);
  const earlier = within(list).getByRole("list", { name: "Har varit gemensamma" });
  const names = within(earlier).getAllByRole("listitem");
  expect(names.map(({ textContent }) => textContent)).toEqual(["Hedda", "Tyra"]);
  expect(list).toHaveTextContent(
    "Det står inte vem, men den som inte har ändrat sig förstår att det var den andra.",
  );
  expect(list).not.toHaveTextContent("Alma");
});

test("the matches with someone who has left stay, and it says with whom", () => {
  const left = { name: "Bo", at: "2026-11-27T12:00:00.000Z" };
  const list = showList([both("Sigrid", { revealed: "yes-yes" })], { left });
  expect(list).toHaveTextContent("Namnen som du och Bo båda gillade när Bo lämnade rummet.");
  expect(within(list).getByRole("listitem")).toHaveTextContent("Sigrid");
});

test("without matches it is not said that there are any with someone who has left", () => {
  const left = { name: "Bo", at: "2026-11-27T12:00:00.000Z" };
  expect(showList([roomName("Sigrid", "yes")], { left })).toHaveTextContent(
    "Du och Bo hade inget gemensamt namn när Bo lämnade rummet.",
  );
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
  expect(screen.getByText("Sigrid")).toHaveAttribute("translate", "no");
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
