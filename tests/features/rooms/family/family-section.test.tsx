import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import FamilySection from "@/features/rooms/family/family-section.tsx";
import { forgetRoom, keepRoom, keptRooms } from "@/features/rooms/room-store.ts";
import type { DeciderRoom, GuestAnswers } from "@/features/rooms/rooms-api.ts";
import { queryClient } from "@/lib/query-client.ts";
import { noConnection, stubBackend } from "../../../backend-stub.ts";
import { dismissToasts, expectErrorToast, expectToast } from "../../../toasts.ts";
import { deciderRoom, roomName } from "../room-answers.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

const SECRET = "AAAAAAAAAAAAAAAAAAAAAA";
const INVITATION = "BBBBBBBBBBBBBBBBBBBBBB";
const OPEN = "POST /rest/v1/rpc/open_family";
const CLOSE = "POST /rest/v1/rpc/close_family";
const ANSWERS = "POST /rest/v1/rpc/family_answers";
const LOOK_UP = "POST /rest/v1/rpc/room_link";
const REMOVE = "POST /rest/v1/rpc/remove_guest";

const FAMILY_INVITATION = Response.json({
  kind: "family",
  from: ["Alva", "Elin"],
  me: null,
  createdAt: "2026-11-27T12:00:00.000Z",
});

/** What a guest has answered, by default nothing. */
function guest(name: string, changes: Partial<GuestAnswers> = {}): GuestAnswers {
  return { id: name, name, greeting: null, hearts: [], hasEnded: false, ...changes };
}

afterEach(() => {
  for (const { secret } of keptRooms.get()) forgetRoom(secret);
  queryClient.clear();
  dismissToasts();
  vi.unstubAllGlobals();
});

function show(changes: Partial<DeciderRoom> = {}) {
  const onChange = vi.fn();
  const names = ["Astrid", "Ester", "Idun"].map((name) =>
    roomName(name, "yes", { match: "yes-yes" }),
  );
  render(
    <MemoryRouter>
      <FamilySection
        secret={SECRET}
        room={deciderRoom({ names, isPremium: true, ...changes })}
        onChange={onChange}
      />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), onChange };
}

const asked = (isOpen: boolean, guests = 0) => ({ isOpen, names: ["Ester", "Idun"], guests });

test("without a name that both like there is nothing to ask about", () => {
  show({ names: [roomName("Astrid", "yes")] });
  expect(screen.queryByRole("heading")).toBeNull();
});

test("without Premium it is said what it gives, and nothing can be opened", () => {
  show({ isPremium: false });
  expect(screen.getByRole("link", { name: "Se Premium" })).toHaveAttribute("href", "/premium");
  expect(screen.queryByRole("button")).toBeNull();
});

test("the link is opened with the chosen names, and kept in this browser", async () => {
  keepRoom({ secret: SECRET, role: "decider" });
  const calls = stubBackend({ [OPEN]: Response.json({ version: 2 }) });
  const { user, onChange } = show();
  await user.click(screen.getByRole("button", { name: "Välj namn att fråga om" }));
  await user.click(screen.getByRole("checkbox", { name: "Astrid" }));
  await user.click(screen.getByRole("button", { name: "Skapa länken" }));
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  const [room] = keptRooms.get();
  expect(room?.familyInvitation).toMatch(/^[\w-]{22}$/);
  expect(calls).toEqual([
    {
      name: OPEN,
      body: { secret: SECRET, invitation: room?.familyInvitation, names: ["Ester", "Idun"] },
    },
  ]);
  expect(screen.getByRole("heading", { name: "Fråga familjen" })).toHaveFocus();
});

test("an empty shortlist is not sent", async () => {
  const calls = stubBackend();
  const { user } = show();
  await user.click(screen.getByRole("button", { name: "Välj namn att fråga om" }));
  for (const box of screen.getAllByRole("checkbox")) await user.click(box);
  await user.click(screen.getByRole("button", { name: "Skapa länken" }));
  expect(screen.getByText("Välj minst ett namn.")).toBeVisible();
  expect(calls).toEqual([]);
});

test("a link that could not be opened is tried again with the same secret", async () => {
  keepRoom({ secret: SECRET, role: "decider" });
  const lost = stubBackend({ [OPEN]: noConnection });
  const { user } = show();
  await user.click(screen.getByRole("button", { name: "Välj namn att fråga om" }));
  await user.click(screen.getByRole("button", { name: "Skapa länken" }));
  await expectErrorToast(
    "Länken är inte skapad. Vi når inte servern just nu. Kontrollera nätet och försök igen om en stund.",
  );
  expect(keptRooms.get()[0]?.familyInvitation).toBeNull();
  const found = stubBackend({ [OPEN]: Response.json({ version: 2 }) });
  await user.click(screen.getByRole("button", { name: "Skapa länken" }));
  await waitFor(() => expect(keptRooms.get()[0]?.familyInvitation).not.toBeNull());
  expect(found.map(({ body }) => body)).toEqual(lost.map(({ body }) => body));
});

test("an open link is shown with its code, and one press closes it", async () => {
  keepRoom({ secret: SECRET, role: "decider", familyInvitation: INVITATION });
  const calls = stubBackend({
    [LOOK_UP]: FAMILY_INVITATION,
    [CLOSE]: Response.json({ version: 3 }),
  });
  const { user, onChange } = show({ family: asked(true, 2) });
  expect(await screen.findByRole("textbox", { name: "Länken" })).toHaveValue(
    `${window.location.origin}/tillsammans#f=${INVITATION}`,
  );
  expect(screen.getByRole("region")).toHaveTextContent(
    /Ni frågar om Ester och Idun. 2\spersoner är med./,
  );
  expect(screen.getByText("Ester och Idun")).toHaveAttribute("translate", "no");
  await user.click(screen.getByRole("button", { name: "Stäng länken" }));
  expect(calls.at(-1)).toEqual({ name: CLOSE, body: { secret: SECRET } });
  expect(onChange).toHaveBeenCalledOnce();
});

test("other names keep the open link", async () => {
  keepRoom({ secret: SECRET, role: "decider", familyInvitation: INVITATION });
  const calls = stubBackend({
    [LOOK_UP]: FAMILY_INVITATION,
    [OPEN]: Response.json({ version: 3 }),
  });
  const { user } = show({ family: asked(true) });
  await user.click(screen.getByRole("button", { name: "Välj andra namn" }));
  expect(screen.getByRole("checkbox", { name: "Astrid" })).not.toBeChecked();
  await user.click(screen.getByRole("checkbox", { name: "Astrid" }));
  await user.click(screen.getByRole("button", { name: "Spara namnen" }));
  await waitFor(() => expect(screen.queryByRole("checkbox")).toBeNull());
  expect(calls.find(({ name }) => name === OPEN)?.body).toMatchObject({
    invitation: INVITATION,
    names: ["Astrid", "Ester", "Idun"],
  });
});

test("a link that was closed does not come back with new names", async () => {
  keepRoom({ secret: SECRET, role: "decider", familyInvitation: INVITATION });
  stubBackend({ [OPEN]: Response.json({ version: 3 }) });
  const { user } = show({ family: asked(false, 1) });
  expect(screen.getByText(/^Länken är stängd./)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Välj namn att fråga om" }));
  await user.click(screen.getByRole("button", { name: "Skapa länken" }));
  await waitFor(() => expect(keptRooms.get()[0]?.familyInvitation).not.toBe(INVITATION));
});

test("a link that the other has replaced is not sent twice", async () => {
  keepRoom({ secret: SECRET, role: "decider", familyInvitation: INVITATION });
  stubBackend({
    [LOOK_UP]: Response.json(null),
    [OPEN]: Response.json({ code: "P0001", message: "bad_secret" }, { status: 400 }),
  });
  const { user } = show({ family: asked(true) });
  await user.click(screen.getByRole("button", { name: "Välj andra namn" }));
  await user.click(screen.getByRole("button", { name: "Spara namnen" }));
  await expectErrorToast("Länken är inte skapad. Länken går inte att använda här.");
  expect(screen.getByText(/Det blir en ny länk/)).toBeVisible();
  stubBackend({ [LOOK_UP]: Response.json(null), [OPEN]: Response.json({ version: 3 }) });
  await user.click(screen.getByRole("button", { name: "Skapa länken" }));
  await waitFor(() => expect(keptRooms.get()[0]?.familyInvitation).not.toBe(INVITATION));
});

test.each([
  ["made in another browser", null],
  ["replaced by the other", INVITATION],
])("a link that was %s is not shown", async (_, familyInvitation) => {
  keepRoom({ secret: SECRET, role: "decider", familyInvitation });
  stubBackend({ [LOOK_UP]: Response.json(null) });
  show({ family: asked(true) });
  expect(await screen.findByText(/skapad i en annan webbläsare/)).toBeVisible();
  expect(screen.queryByRole("textbox", { name: "Länken" })).toBeNull();
});

test("what the family thinks is fetched only when it is asked for", async () => {
  const calls = stubBackend({
    [ANSWERS]: Response.json([
      guest("Mormor", { greeting: "Ester hette min mor.", hearts: ["Ester"] }),
      guest("Kim", { hearts: ["Ester", "Idun"], hasEnded: true }),
      guest("Farfar"),
    ]),
  });
  const { user } = show({ family: asked(false, 3) });
  expect(calls).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Visa vad familjen tycker" }));
  const hearts = within(await screen.findByRole("list", { name: "Hjärtan från familjen" }));
  expect(hearts.getAllByRole("listitem").map((it) => it.textContent)).toEqual([
    "Ester2\u00a0hjärtanMormor och Kim",
    "Idun1\u00a0hjärtaKim",
  ]);
  expect(screen.getByRole("list", { name: "Hälsningar" })).toHaveTextContent(
    "Ester hette min mor.Mormor",
  );
  const guests = within(screen.getByRole("list", { name: "Gäster" })).getAllByRole("listitem");
  expect(guests.map(({ textContent }) => textContent)).toEqual([
    "MormorTa bort",
    "KimKan inte se namnen eller svara längre: länken är stängd eller utbytt.Ta bort",
    "FarfarHar inte svarat än.Ta bort",
  ]);
});

test("answers that cannot be fetched can be asked for again", async () => {
  stubBackend({
    [ANSWERS]: () => Response.json({ code: "P0001", message: "room_not_found" }, { status: 400 }),
  });
  const { user } = show({ family: asked(false, 1) });
  await user.click(screen.getByRole("button", { name: "Visa vad familjen tycker" }));
  expect(await screen.findByText(/^Svaren kunde inte hämtas. Rummet finns inte/)).toBeVisible();
  stubBackend({ [ANSWERS]: Response.json([guest("Kim", { hearts: ["Idun"] })]) });
  await user.click(screen.getByRole("button", { name: "Visa vad familjen tycker" }));
  expect(await screen.findByRole("list", { name: "Hjärtan från familjen" })).toBeVisible();
});

test("a guest is removed after a question, with the answers", async () => {
  const guests = [guest("Kim", { hearts: ["Idun"] }), guest("Farmor", { hearts: ["Ester"] })];
  const calls = stubBackend({
    [ANSWERS]: () => Response.json(guests),
    [REMOVE]: () => {
      guests.pop();
      return Response.json({ version: 4 });
    },
  });
  const { user, onChange } = show({ family: asked(false) });
  await user.click(screen.getByRole("button", { name: "Visa vad familjen tycker" }));
  await user.click(await screen.findByRole("button", { name: "Ta bort Farmor" }));
  const dialog = within(screen.getByRole("dialog", { name: "Ta bort Farmor?" }));
  expect(calls.map(({ name }) => name)).toEqual([ANSWERS]);
  await user.click(dialog.getByRole("button", { name: "Ta bort" }));
  await expectToast({ text: "Farmor är borttagen" });
  expect(calls[1]).toEqual({ name: REMOVE, body: { secret: SECRET, guest: "Farmor" } });
  await waitFor(() =>
    expect(screen.getByRole("list", { name: "Hjärtan från familjen" })).not.toHaveTextContent(
      "Ester",
    ),
  );
  expect(screen.getByRole("heading", { name: "Gäster" })).toHaveFocus();
  expect(onChange).toHaveBeenCalledOnce();
});

test.each([
  [0, /^Här syns svaren när någon har svarat\.$/],
  [1, /^1\sperson har öppnat länken\. Svaren väntar om du vill bestämma dig själv först\.$/],
])("with %d guests it says whether there are answers to wait for", (guests, text) => {
  show({ family: asked(false, guests) });
  expect(screen.getByText(text)).toBeVisible();
});

test("the heading of the section has focus when the last guest is removed", async () => {
  const guests = [guest("Kim")];
  stubBackend({
    [ANSWERS]: () => Response.json(guests),
    [REMOVE]: () => {
      guests.pop();
      return Response.json({ version: 4 });
    },
  });
  const { user } = show({ family: asked(false) });
  await user.click(screen.getByRole("button", { name: "Visa vad familjen tycker" }));
  await user.click(await screen.findByRole("button", { name: "Ta bort Kim" }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Ta bort" }));
  expect(await screen.findByText("Ingen har svarat.")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Fråga familjen" })).toHaveFocus();
});

test("a guest who could not be removed is said to be there still", async () => {
  stubBackend({ [ANSWERS]: Response.json([guest("Kim")]), [REMOVE]: noConnection });
  const { user } = show({ family: asked(false) });
  await user.click(screen.getByRole("button", { name: "Visa vad familjen tycker" }));
  await user.click(await screen.findByRole("button", { name: "Ta bort Kim" }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Ta bort" }));
  await expectErrorToast(
    "Kim är inte borttagen. Vi når inte servern just nu. Kontrollera nätet och försök igen om en stund.",
  );
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Avbryt" }));
  expect(screen.getByRole("list", { name: "Gäster" })).toHaveTextContent("Kim");
});

test("friends can be asked about names of companies before there is a match", async () => {
  const calls = stubBackend({ [OPEN]: Response.json({ version: 2 }) });
  keepRoom({ secret: SECRET, role: "decider" });
  const { user } = show({
    sex: "companies",
    names: ["Mjöl & Salt", "Oktant"].map((name) => roomName(name, null)),
  });
  expect(screen.getByRole("heading", { name: "Fråga fler vänner" })).toBeVisible();
  expect(screen.getByText(/5\shjärtan var/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Välj namn att fråga om" }));
  await user.click(screen.getByRole("button", { name: "Skapa länken" }));
  await waitFor(() =>
    expect(calls[0]).toMatchObject({ name: OPEN, body: { names: ["Mjöl & Salt", "Oktant"] } }),
  );
});
