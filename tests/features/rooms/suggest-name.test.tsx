import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetRoom, keepRoom, keptAnswersOf } from "@/features/rooms/room-store.ts";
import { stubBackend } from "../../backend-stub.ts";
import { dismissToasts, expectToast } from "../../toasts.ts";
import { deciderRoom, roomName } from "./room-answers.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));
const { SuggestName } = await import("@/features/rooms/vote/suggest-name.tsx");

const SECRET = "A".repeat(22);
const ADD = "POST /functions/v1/rooms";

beforeEach(() => keepRoom({ secret: SECRET, role: "decider" }));

afterEach(() => {
  forgetRoom(SECRET);
  dismissToasts();
  vi.unstubAllGlobals();
});

async function suggest(name: string, answer: Response = Response.json({ version: 2 })) {
  const calls = stubBackend({
    [ADD]: answer,
    "POST /rest/v1/rpc/room_state": Response.json(deciderRoom()),
  });
  render(<SuggestName secret={SECRET} names={[roomName("Hedda", null)]} />);
  const user = userEvent.setup();
  await user.click(screen.getByText("Föreslå ett namn"));
  const field = screen.getByRole("textbox", { name: "Namn som du gillar" });
  await user.type(field, name);
  await user.click(screen.getByRole("button", { name: "Lägg till" }));
  return { calls, field };
}

test("a suggestion is added with the member's yes", async () => {
  const { calls, field } = await suggest(" Tyra ");
  await expectToast({ text: "Tyra är tillagt, med ditt ja" });
  expect(calls[0]?.body).toEqual({ action: "add", secret: SECRET, names: ["Tyra"] });
  expect(keptAnswersOf(SECRET)).toMatchObject([{ name: "Tyra", answer: "yes" }]);
  expect(field).toHaveValue("");
});

test.each([
  ["12", "”12” ser inte ut som ett namn."],
  ["<b>Tyra</b>", "ser inte ut som ett namn."],
  ["a".repeat(200), "Ett namn får ha högst 100\u00a0tecken."],
  ["hedda", "hedda finns redan i rummet."],
])("%j is refused by the field and not sent", async (name, problem) => {
  const { calls, field } = await suggest(name);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(problem));
  expect(calls).toEqual([]);
});

test("what the server refuses is said by the field, which keeps the name, and nothing is answered", async () => {
  const words = "”Dumbom” går inte att använda här. Välj något annat.";
  const { field } = await suggest(
    "Dumbom",
    Response.json({ error: words, reason: "blocked_name" }, { status: 422 }),
  );
  await vi.waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(words)));
  expect(field).toHaveValue("Dumbom");
  expect(keptAnswersOf(SECRET)).toEqual([]);
});
