import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetRoom, keepRoom, keptAnswersOf } from "@/features/rooms/room-store.ts";
import { stubBackend } from "../../backend-stub.ts";
import { SOON } from "../../soon.ts";
import { dismissToasts, expectToast } from "../../toasts.ts";
import { deciderRoom } from "./room-answers.ts";

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
  render(<SuggestName secret={SECRET} known={["Hedda"]} />);
  const user = userEvent.setup();
  await user.click(screen.getByText("Föreslå namn"));
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

test("a pasted list is added whole, but for what the room has and what is no name", async () => {
  const { calls } = await suggest("1. Tyra{Enter}• hedda; Idun (4), 12{Enter}tyra");
  await expectToast({ text: "2\u00a0namn är tillagda, med ditt ja" });
  expect(calls[0]?.body).toMatchObject({ names: ["Tyra", "Idun"] });
  expect(keptAnswersOf(SECRET).map(({ name }) => name)).toEqual(["Tyra", "Idun"]);
});

test("before it is added, a list is shown as it is read, with the reason for each part that is not", async () => {
  render(<SuggestName secret={SECRET} known={["Hedda"]} />);
  const user = userEvent.setup();
  await user.click(screen.getByText("Föreslå namn"));
  await user.type(
    screen.getByRole("textbox", { name: "Namn som du gillar" }),
    "Tyra, hedda, Idun, 12, tyra",
  );
  expect(screen.getByRole("status")).toHaveTextContent(/^Vi läser 2\snamn\.$/);
  expect(screen.getByText("Tyra och Idun")).toBeVisible();
  const reasons = within(screen.getByRole("list", { name: "Det här är inte med" }));
  expect(reasons.getAllByRole("listitem").map((it) => it.textContent)).toEqual([
    expect.stringMatching(/^”12” ser inte ut som ett namn/),
    "hedda finns redan i rummet.",
    "Tyra står flera gånger och räknas en gång.",
  ]);
});

test("200 names are added at once, and one more is refused by the field", async () => {
  const letters = Array.from("abcdefghijklmno");
  const many = letters.flatMap((one) => letters.map((other) => `Al${one}${other}`)).slice(0, 200);
  const calls = stubBackend({
    [ADD]: Response.json({ version: 2 }),
    "POST /rest/v1/rpc/room_state": Response.json(deciderRoom()),
  });
  render(<SuggestName secret={SECRET} known={[]} />);
  const user = userEvent.setup();
  await user.click(screen.getByText("Föreslå namn"));
  const field = screen.getByRole("textbox", { name: "Namn som du gillar" });
  await user.click(field);
  await user.paste([...many, "Tyra"].join("\n"));
  await user.click(screen.getByRole("button", { name: "Lägg till" }));
  expect(field).toHaveAccessibleDescription(/Högst 200\u00a0namn åt gången\. Nu är de 201\./);
  await user.clear(field);
  await user.paste(many.join("\n"));
  await user.click(screen.getByRole("button", { name: "Lägg till" }));
  await expectToast({ text: "200\u00a0namn är tillagda, med ditt ja" });
  expect(calls[0]?.body).toMatchObject({ names: many });
});

test.each([
  ["12", "”12” ser inte ut som ett namn."],
  ["<b>Tyra</b>", "ser inte ut som ett namn."],
  ["a".repeat(200), "Ett namn får ha högst 60\u00a0tecken."],
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
  await vi.waitFor(
    () => expect(field).toHaveAccessibleDescription(expect.stringContaining(words)),
    SOON,
  );
  expect(field).toHaveValue("Dumbom");
  expect(keptAnswersOf(SECRET)).toEqual([]);
});
