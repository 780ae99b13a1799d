import { useStore } from "@nanostores/react";
import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import OwnAnswers, { type OwnAnswersProps } from "@/features/rooms/answers/own-answers.tsx";
import { withUnsent } from "@/features/rooms/room-names.ts";
import { forgetRoom, keepRoom, keptAnswersOf, unsentAnswers } from "@/features/rooms/room-store.ts";
import type { RoomName } from "@/features/rooms/rooms-api.ts";
import { dismissToasts, expectToast } from "../../toasts.ts";
import { roomName } from "./room-answers.ts";

const SECRET = "A".repeat(22);

const NAMES = [
  roomName("Tyra", "no"),
  roomName("Åsa", "maybe"),
  roomName("Björk", "yes", { note: "kort" }),
  roomName("Alma", null),
];

beforeEach(() => keepRoom({ secret: SECRET, role: "decider" }));

afterEach(() => {
  act(() => forgetRoom(SECRET));
  dismissToasts();
});

/** What a room's page shows, with the answers that are not sent. */
function Answers({ names, hearts }: Pick<OwnAnswersProps, "names" | "hearts">) {
  const unsent = useStore(unsentAnswers)[SECRET] ?? [];
  return <OwnAnswers secret={SECRET} names={withUnsent(names, unsent)} hearts={hearts} />;
}

async function open(names: readonly RoomName[] = NAMES, hearts: number | null = null) {
  render(<Answers names={names} hearts={hearts} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /^Visa \d+\ssvar$/ }));
  return user;
}

const shown = () =>
  within(screen.getByRole("list", { name: "Dina svar" }))
    .queryAllByRole("group", { name: /^Ditt svar på/ })
    .map((group) => group.getAttribute("aria-label")?.replace("Ditt svar på ", ""));
const answersTo = (name: string) =>
  within(screen.getByRole("group", { name: `Ditt svar på ${name}` }));
const search = () => screen.getByRole("searchbox", { name: "Sök bland dina svar" });

test("the answered names are listed by the alphabet, each with its answer", async () => {
  await open();
  expect(shown()).toEqual(["Björk", "Tyra", "Åsa"]);
  expect(answersTo("Åsa").getByRole("button", { pressed: true })).toHaveTextContent("Kanske");
});

test("a name is found by a part of it, without its accents", async () => {
  const user = await open();
  await user.type(search(), "jor");
  expect(shown()).toEqual(["Björk"]);
  await user.clear(search());
  await user.type(search(), "xyz");
  expect(shown()).toEqual([]);
  expect(screen.getByRole("status")).toHaveTextContent("Inget av dina svar passar.");
});

test("an answer is changed, and its name stays with the focus where it no longer fits", async () => {
  const user = await open();
  await user.selectOptions(screen.getByRole("combobox", { name: "Visa" }), "Nej");
  expect(shown()).toEqual(["Tyra"]);
  await user.click(answersTo("Tyra").getByRole("button", { name: "Ja" }));
  expect(keptAnswersOf(SECRET)).toMatchObject([{ name: "Tyra", answer: "yes" }]);
  expect(shown()).toEqual(["Tyra"]);
  expect(answersTo("Tyra").getByRole("button", { pressed: true })).toHaveFocus();
  await user.selectOptions(screen.getByRole("combobox", { name: "Visa" }), "Ja");
  expect(shown()).toEqual(["Björk", "Tyra"]);
});

test("a press on the answer that there is sends nothing", async () => {
  const user = await open();
  await user.click(answersTo("Tyra").getByRole("button", { name: "Nej" }));
  expect(keptAnswersOf(SECRET)).toEqual([]);
});

test("a note is changed or removed, and the answer stays", async () => {
  const user = await open();
  await user.click(screen.getByText(/^Din anteckning: ”kort”/));
  const item = within(screen.getByRole("list", { name: "Dina svar" })).getAllByRole("listitem")[0];
  if (!item) throw new Error("No answer is shown");
  const note = within(item).getByRole("textbox", { name: "Anteckning" });
  await user.clear(note);
  await user.click(within(item).getByRole("button", { name: "Spara anteckningen" }));
  expect(keptAnswersOf(SECRET)).toMatchObject([{ name: "Björk", answer: "yes", note: null }]);
  await expectToast({ text: "Anteckningen är sparad" });
  await user.type(note, " som mormor ");
  await user.keyboard("{Enter}");
  expect(keptAnswersOf(SECRET)).toMatchObject([{ name: "Björk", note: "som mormor" }]);
});

test("of many answers some are shown first, and more by a press", async () => {
  const many = Array.from({ length: 45 }, (_, number) => roomName(`Namn ${number}`, "no"));
  const user = await open(many);
  expect(shown()).toHaveLength(20);
  await user.click(screen.getByRole("button", { name: "Visa fler" }));
  await user.click(screen.getByRole("button", { name: "Visa fler" }));
  expect(shown()).toHaveLength(45);
  expect(screen.queryByRole("button", { name: "Visa fler" })).toBeNull();
});

test("nothing is offered before the first answer", () => {
  render(<Answers names={[roomName("Alma", null)]} hearts={null} />);
  expect(screen.queryByRole("heading", { name: "Dina svar" })).toBeNull();
});

test("without a heart left, only a Ja that is given can be changed", async () => {
  await open(NAMES, 0);
  const ja = (name: string) =>
    within(screen.getByRole("group", { name: `Ditt svar på ${name}` })).getByRole("button", {
      name: "Ja",
    });
  expect(ja("Åsa")).toBeDisabled();
  expect(ja("Björk")).toBeEnabled();
});
