import { useStore } from "@nanostores/react";
import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MatchMoment } from "@/features/rooms/matches/match-moment.tsx";
import { Matches } from "@/features/rooms/matches/matches.tsx";
import { oldMatchesOf, withUnsent } from "@/features/rooms/room-names.ts";
import { forgetRoom, keepRoom, keptAnswersOf, unsentAnswers } from "@/features/rooms/room-store.ts";
import type { DeciderRoom, RoomName } from "@/features/rooms/rooms-api.ts";
import { currentToasts } from "@/ui/toast-store.ts";
import { dismissToasts, expectToast } from "../../toasts.ts";
import { deciderRoom, roomName } from "./room-answers.ts";

const SECRET = "A".repeat(22);
const parts = { SurnameLine: () => null, NameCurve: () => null, ReportRoom: () => null };

const both = (name: string, changes: Partial<RoomName> = {}) =>
  roomName(name, "yes", { match: "yes-yes", revealed: "yes-yes", ...changes });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  keepRoom({ secret: SECRET, role: "decider" });
});

afterEach(() => {
  act(() => forgetRoom(SECRET));
  dismissToasts();
});

const ELIN = { name: "Elin", answered: 3, hasRanked: false };

/** What a room's page shows, with the answers that are not sent. */
function List({ room }: { room: DeciderRoom }) {
  const unsent = useStore(unsentAnswers)[SECRET] ?? [];
  const current = { ...room, names: [...withUnsent(room.names, unsent)] };
  return <Matches secret={SECRET} room={current} old={oldMatchesOf(current)} parts={parts} />;
}

function showList(names: RoomName[], changes: Partial<DeciderRoom> = { other: ELIN }) {
  render(
    <MemoryRouter>
      <List room={deciderRoom({ names, ...changes })} />
    </MemoryRouter>,
  );
  return screen.getByRole("region", { name: "Ni gillar båda" });
}

const newUser = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const button = (name: string) => screen.getByRole("button", { name });
const answers = () => keptAnswersOf(SECRET).map(({ name, answer }) => `${name}: ${answer}`);

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
  ).toEqual([
    "Sigridja och jaInte längreDu: ”farmor”Den andra: ”fint”",
    "Heddaja och kanskeInte längre",
  ]);
});

test.each([
  ["there is another one", { other: ELIN }, /Inget gemensamt namn än/],
  ["nobody has joined", {}, /när den andra är med/],
])("without matches it says what they wait for when %s", (_, changes, text) => {
  expect(showList([roomName("Alma", "yes")], changes)).toHaveTextContent(text);
});

describe("a match that is put aside", () => {
  const ASIDE = { name: "Lagda åt sidan" };

  test("stays in sight of both, without saying who has changed", () => {
    const list = showList([
      both("Sigrid"),
      roomName("Hedda", "yes", { revealed: "yes-yes" }),
      roomName("Tyra", "no", { revealed: "yes-maybe" }),
      roomName("Alma", "no"),
    ]);
    const names = within(within(list).getByRole("list", ASIDE)).getAllByRole("listitem");
    expect(names.map(({ textContent }) => textContent)).toEqual([
      "Heddaditt svar: ja",
      "TyraJa igen",
    ]);
    expect(list).toHaveTextContent(
      "Det står inte vem, men den som inte har ändrat sig förstår att det var den andra.",
    );
    expect(list).not.toHaveTextContent("Alma");
  });

  test("is a no of one's own, moves at once, and the heading gets the focus of its button", async () => {
    const list = showList([both("Sigrid"), both("Hedda")]);
    await newUser().click(button("Inte längre: lägg Hedda åt sidan"));
    expect(answers()).toEqual(["Hedda: no"]);
    expect(within(list).getByRole("list", ASIDE)).toHaveTextContent("Hedda");
    expect(within(list).getByRole("list", { name: "Ni gillar båda" })).not.toHaveTextContent(
      "Hedda",
    );
    expect(screen.getByRole("heading", { name: "Ni gillar båda" })).toHaveFocus();
    await expectToast({ tone: "success", text: "Hedda ligger nu åt sidan" });
  });

  test("is undone with the answer that there was", async () => {
    showList([roomName("Hedda", "maybe", { match: "yes-maybe", revealed: "yes-maybe" })]);
    await newUser().click(button("Inte längre: lägg Hedda åt sidan"));
    act(() => currentToasts()[0]?.action?.run());
    expect(answers()).toEqual(["Hedda: maybe"]);
    expect(screen.queryByRole("list", ASIDE)).toBeNull();
  });

  test("is brought back by a yes of the one who said no", async () => {
    showList([roomName("Tyra", "no", { revealed: "yes-yes" })]);
    await newUser().click(button("Ja igen till Tyra"));
    expect(answers()).toEqual(["Tyra: yes"]);
    expect(screen.getByRole("heading", ASIDE)).toHaveFocus();
  });
});

test("matches with someone who has left are told from those of the two", () => {
  const list = showList([
    both("Sigrid"),
    roomName("Hedda", "yes", { revealed: "yes-yes", former: "Bo" }),
    roomName("Tyra", "no", { revealed: "yes-maybe", former: "Bo" }),
    roomName("Vera", "yes", { revealed: "yes-yes", former: "Cecilia" }),
  ]);
  const namesOf = (name: string) =>
    within(within(list).getByRole("list", { name }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  expect(namesOf("Gemensamma med Bo")).toEqual(["Hedda", "Tyra"]);
  expect(namesOf("Gemensamma med Cecilia")).toEqual(["Vera"]);
  expect(screen.queryByRole("list", { name: "Lagda åt sidan" })).toBeNull();
});

describe("”Fortfarande ja?”", () => {
  const NOW = "2026-03-01T12:00:00.000Z";
  const OLD = "2026-02-01T12:00:00.000Z";
  const FRESH = "2026-02-02T12:00:00.000Z";
  const panel = () => within(screen.getByRole("region", { name: "Fortfarande ja?" }));
  const read = () => act(() => vi.advanceTimersByTimeAsync(1000));

  test("offers the matches that have been there for four weeks, and no others", async () => {
    showList([both("Sigrid", { keptAt: OLD }), both("Hedda", { keptAt: FRESH })], { now: NOW });
    expect(
      panel().getByText(
        /^Det har gått några veckor\. Gå igenom 1\snamn en gång till, så ser ni om det håller\.$/,
      ),
    ).toBeVisible();
    await newUser().click(button("Gå igenom"));
    expect(panel().getByRole("status")).toHaveTextContent("Namn 1 av 1: Sigrid");
  });

  test("goes through all of them before that, when it is opened", async () => {
    showList([both("Sigrid", { keptAt: FRESH }), both("Hedda", { keptAt: FRESH })], { now: NOW });
    expect(panel().queryByText(/några veckor/)).toBeNull();
    await newUser().click(button("Gå igenom namnen igen"));
    expect(panel().getByRole("status")).toHaveTextContent("Namn 1 av 2: Sigrid");
    expect(screen.getByRole("region", { name: "Fortfarande ja?" })).toHaveFocus();
  });

  test("sends each answer again or a no, is stopped and gone on with, and says how it ended", async () => {
    const names = [
      both("Sigrid", { keptAt: OLD }),
      both("Hedda", { keptAt: OLD }),
      roomName("Tyra", "maybe", { match: "yes-maybe", revealed: "yes-maybe", keptAt: OLD }),
    ];
    showList(names, { now: NOW });
    const user = newUser();
    await user.click(button("Gå igenom"));
    await user.click(button("Ja, behåll"));
    await user.click(button("Fortsätt senare"));
    expect(panel().getByText(/Gå igenom 2\snamn en gång till/)).toBeVisible();
    await user.click(button("Gå igenom"));
    expect(panel().getByRole("status")).toHaveTextContent("Namn 1 av 2: Hedda");
    await user.click(button("Inte längre"));
    await read();
    await user.click(button("Ja, behåll"));
    expect(answers()).toEqual(["Sigrid: yes", "Hedda: no", "Tyra: maybe"]);
    expect(panel().getByRole("status")).toHaveTextContent(
      /^Klart\. 1\snamn är kvar, 1 ligger åt sidan\.$/,
    );
    expect(screen.getByRole("region", { name: "Fortfarande ja?" })).toHaveFocus();
    await user.click(button("Stäng"));
    expect(panel().queryByText(/några veckor/)).toBeNull();
  });

  test("does not ask twice by a second press in haste", async () => {
    showList([both("Sigrid", { keptAt: OLD }), both("Hedda", { keptAt: OLD })], { now: NOW });
    const user = newUser();
    await user.click(button("Gå igenom"));
    await user.dblClick(button("Inte längre"));
    expect(answers()).toEqual(["Sigrid: no"]);
  });
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

test("a match leads to the page of its name", () => {
  showList([both("Alma")]);
  expect(screen.getByRole("link", { name: "Alma" })).toBeVisible();
});

test("a match among names of companies has no page", () => {
  showList([both("Alma")], { other: ELIN, sex: "companies" });
  expect(screen.getByText("Alma")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Alma" })).toBeNull();
});
