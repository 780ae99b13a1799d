import { useStore } from "@nanostores/react";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withUnsent } from "@/features/rooms/room-names.ts";
import { forgetRoom, keepRoom, keptAnswersOf, unsentAnswers } from "@/features/rooms/room-store.ts";
import type { DeciderRoom } from "@/features/rooms/rooms-api.ts";
import { Vote } from "@/features/rooms/vote/vote.tsx";
import { deciderRoom, roomName } from "./room-answers.ts";

const SECRET = "AAAAAAAAAAAAAAAAAAAAAA";

/** Longer than a name must have been shown. */
const READ_MS = 1000;

const parts = {
  SurnameLine: ({ given, surname }: { given: string; surname: string }) => (
    <p>
      {given} {surname}
    </p>
  ),
  NameCurve: () => null,
  ReportRoom: () => null,
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  keepRoom({ secret: SECRET, role: "decider" });
});

afterEach(() => forgetRoom(SECRET));

function Card({ room, surname = "" }: { room: DeciderRoom; surname?: string }) {
  const unsent = useStore(unsentAnswers)[SECRET] ?? [];
  const names = [...withUnsent(room.names, unsent)];
  return (
    <Vote secret={SECRET} room={{ ...room, names }} surname={surname} siblings={[]} parts={parts} />
  );
}

const roomOf = (...names: string[]) =>
  deciderRoom({ names: names.map((name) => roomName(name, null)) });

async function setUp(room = roomOf("Alma", "Hedda", "Tyra")) {
  // The facts about the names are loaded.
  const view = await act(async () => render(<Card room={room} />));
  return {
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    show: (next: DeciderRoom) => view.rerender(<Card room={next} />),
  };
}

const shown = () => screen.getByRole("heading", { level: 2 }).textContent;
const button = (name: string) => screen.getByRole("button", { name });
const read = () => act(() => vi.advanceTimersByTimeAsync(READ_MS));
const answers = () => keptAnswersOf(SECRET).map(({ name, answer }) => `${name}: ${answer}`);

test("each press answers the name on screen, and keeps its focus", async () => {
  const { user } = await setUp();
  expect(shown()).toBe("Alma");
  await user.click(button("Ja"));
  expect(shown()).toBe("Hedda");
  expect(button("Ja")).toHaveFocus();
  await read();
  await user.click(button("Kanske"));
  expect(answers()).toEqual(["Alma: yes", "Hedda: maybe"]);
});

test("the next name is announced with its place", async () => {
  const { user } = await setUp();
  await user.click(button("Nej"));
  expect(screen.getByRole("status")).toHaveTextContent("Hedda, namn 2 av 3");
});

test("a second press in haste does not answer the next name", async () => {
  const { user } = await setUp();
  await user.dblClick(button("Ja"));
  expect(answers()).toEqual(["Alma: yes"]);
  await read();
  await user.click(button("Ja"));
  expect(answers()).toEqual(["Alma: yes", "Hedda: yes"]);
});

test("keys answer, except in a field", async () => {
  const { user } = await setUp();
  await user.keyboard("3");
  await read();
  await user.keyboard("{ArrowLeft}");
  await read();
  expect(answers()).toEqual(["Alma: yes", "Hedda: no"]);
  await user.click(screen.getByText("Skriv en anteckning"));
  await user.type(screen.getByRole("textbox", { name: "Anteckning" }), "123");
  expect(answers()).toEqual(["Alma: yes", "Hedda: no"]);
});

test("undo takes the last answer back and shows its name again", async () => {
  const { user } = await setUp();
  await user.click(button("Ja"));
  await read();
  await user.click(button("Nej"));
  await read();
  await user.click(button("Ångra Hedda: nej"));
  expect(shown()).toBe("Hedda");
  expect(answers()).toEqual(["Alma: yes", "Hedda: null"]);
  await user.click(button("Ångra Alma: ja"));
  expect(shown()).toBe("Alma");
  expect(screen.getByRole("region", { name: "Namn att svara på" })).toHaveFocus();
});

test("a note is saved with its answer, and not with the next", async () => {
  const { user } = await setUp();
  await user.click(screen.getByText("Skriv en anteckning"));
  await user.type(screen.getByRole("textbox", { name: "Anteckning" }), " mormor ");
  await user.click(button("Ja"));
  await read();
  await user.click(button("Ja"));
  const [first, second] = keptAnswersOf(SECRET);
  expect(first).toMatchObject({ name: "Alma", note: "mormor" });
  expect(second).not.toHaveProperty("note");
});

test("the end says who has left, and not that an invitation waits", async () => {
  await setUp({
    ...roomOf("Alma"),
    names: [roomName("Alma", "yes")],
    left: { name: "Bo", at: "2026-11-27T12:00:00.000Z" },
  });
  const end = screen.getByRole("region", { name: "Du har svarat på alla 1" });
  expect(end).toHaveTextContent("Bo har lämnat rummet. Du kan bjuda in någon annan.");
});

test("a name that arrives meanwhile comes next, and not in place of the one on screen", async () => {
  const { user, show } = await setUp();
  await user.click(button("Ja"));
  await read();
  show(roomOf("Alma", "Signe", "Hedda", "Tyra"));
  expect(shown()).toBe("Hedda");
  await user.click(button("Nej"));
  expect(shown()).toBe("Signe");
});

test("a swipe by touch answers, a short or steep one does not", async () => {
  await setUp();
  const swipe = (x: number, y: number) => {
    const card = screen.getByRole("heading", { level: 2 });
    fireEvent.pointerDown(card, { isPrimary: true, pointerType: "touch", clientX: 0, clientY: 0 });
    fireEvent.pointerUp(card, { clientX: x, clientY: y });
  };
  swipe(40, 0);
  swipe(80, 200);
  expect(answers()).toEqual([]);
  swipe(120, 10);
  expect(answers()).toEqual(["Alma: yes"]);
});

test("the end says how far the other is, and takes the focus of the last button", async () => {
  const room = {
    ...roomOf("Alma", "Hedda"),
    other: { name: "Elin", answered: 1, hasRanked: false },
  };
  const { user } = await setUp(room);
  await user.click(button("Ja"));
  await read();
  await user.click(button("Nej"));
  const end = screen.getByRole("region", { name: "Du har svarat på alla 2" });
  await waitFor(() => expect(end).toHaveFocus());
  expect(end).toHaveTextContent("Elin har 1 namn kvar.");
  expect(button("20\u00a0namn till")).toBeVisible();
});

test("names of companies have no statistics, and five of them get a heart", async () => {
  const names = ["Mjöl & Salt", "Oktant", "Florin", "Björkverk", "Mareld", "Studio 54", "Tumstock"];
  const { user } = await setUp(
    deciderRoom({ sex: "companies", names: names.map((name) => roomName(name, null)) }),
  );
  const shown = () => screen.getByRole("heading", { level: 2 }).textContent;
  expect(screen.queryByText(/född|bär/)).toBeNull();
  for (const [given, name] of names.slice(0, 5).entries()) {
    expect(shown()).toBe(name);
    expect(screen.getByText(new RegExp(`^Du har ${5 - given} av 5\\shjärtan kvar`))).toBeVisible();
    await read();
    await user.click(button("Ja"));
  }
  const hearts = screen.getByText(/^Alla 5\shjärtan är givna, så du kan inte ge något mer/);
  expect(hearts).toHaveRole("status");
  expect(button("Ja")).toHaveAttribute("aria-disabled", "true");
  expect(button("Ja")).toHaveAccessibleDescription(String(hearts.textContent));
  expect(button("Ja")).toHaveFocus();
  await read();
  await user.keyboard("3");
  expect(shown()).toBe("Studio 54");
  await user.click(button("Nej"));
  await read();
  await user.click(button("Kanske"));
  expect(shown()).toBe("Du har svarat på alla 7");
  expect(screen.queryByRole("button", { name: /namn till$/ })).toBeNull();
  const answers = keptAnswersOf(SECRET).map(({ answer }) => answer);
  expect(answers).toEqual(["yes", "yes", "yes", "yes", "yes", "no", "maybe"]);
});
