import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import type { RoomDraft } from "@/features/rooms/room-store.ts";
import {
  currentRoom,
  forgetRoom,
  keepDraft,
  keepRoom,
  keptRooms,
  roomDraft,
} from "@/features/rooms/room-store.ts";
import { noConnection, stubBackend } from "../../backend-stub.ts";
import { SOON } from "../../soon.ts";
import { deciderRoom, guestRoom } from "./room-answers.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));
const { default: Invitation } = await import("@/features/rooms/invitation/invitation.tsx");

const OPEN = "POST /rest/v1/rpc/room_link";
const STATE = "POST /rest/v1/rpc/room_state";
const JOIN = "POST /functions/v1/rooms";

afterEach(() => {
  for (const { secret } of keptRooms.get()) forgetRoom(secret);
  vi.unstubAllGlobals();
});

let invitations = 0;

/** Opens an invitation that no other test has opened. */
function open(kind: "member" | "decider" | "family", answers: Parameters<typeof stubBackend>[0]) {
  invitations += 1;
  const calls = stubBackend({ [STATE]: Response.json(null), ...answers });
  const draft: RoomDraft = keepDraft(kind, `${invitations}`.padStart(22, "A"));
  render(
    <MemoryRouter>
      <Invitation draft={draft} />
    </MemoryRouter>,
  );
  return { draft, calls, user: userEvent.setup() };
}

const createdAt = "2026-11-27T12:00:00.000Z";
const from = (kind: string, ...names: string[]) =>
  Response.json({ kind, from: names, me: null, createdAt });
const ownLink = (me: string, ...names: string[]) =>
  Response.json({ kind: "member", from: names, me, createdAt });
const refusal = (status: number, reason: string, error: string) =>
  Response.json({ error, reason }, { status });

test("an invitation is used by the press alone, and opens the room", async () => {
  const { user, draft, calls } = open("decider", {
    [OPEN]: from("decider", "Alva"),
    [JOIN]: Response.json({ role: "decider" }),
  });
  await screen.findByRole("heading", { name: "Alva vill välja namn tillsammans med dig" });
  expect(screen.getByText(/och står sedan kvar för er båda\./)).toBeVisible();
  expect(calls.map(({ name }) => name)).toEqual([OPEN]);
  await user.type(screen.getByLabelText("Vad kallas du?"), " Elin ");
  await user.click(screen.getByRole("button", { name: "Börja svara" }));
  await vi.waitFor(() => expect(currentRoom.get()).toMatchObject({ secret: draft.secret }), SOON);
  const { secret, invitation } = draft;
  expect(calls.at(-1)?.body).toEqual({
    action: "join",
    kind: "decider",
    secret,
    invitation,
    name: "Elin",
  });
});

test("the third person reads that the invitation is used, and what to do", async () => {
  const { user } = open("decider", { [OPEN]: Response.json(null) });
  expect(
    await screen.findByRole("heading", { name: "Inbjudan går inte att använda" }),
  ).toBeVisible();
  expect(screen.getByText(/ett rum är bara för två/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Till Välj tillsammans" }));
  expect(roomDraft.get()).toBeNull();
});

test("an invitation that somebody else uses first is not joined", async () => {
  const { user } = open("decider", {
    [OPEN]: from("decider", "Alva"),
    [JOIN]: refusal(410, "invitation_closed", "Inbjudan är redan använd, eller stängd."),
  });
  await user.type(await screen.findByLabelText("Vad kallas du?"), "Elin");
  await user.click(screen.getByRole("button", { name: "Börja svara" }));
  expect(
    await screen.findByRole("heading", { name: "Inbjudan går inte att använda" }),
  ).toBeVisible();
  expect(keptRooms.get()).toEqual([]);
});

test("the 21st guest reads why there is no place, and nothing is kept", async () => {
  const full = "Det är redan 20 personer med, och fler ryms inte.";
  const { user } = open("family", {
    [OPEN]: from("family", "Alva", "Elin"),
    [JOIN]: refusal(409, "room_full", full),
  });
  await screen.findByRole("heading", { name: "Alva och Elin undrar vad du tycker" });
  await user.type(screen.getByLabelText("Vad kallas du?"), "Kim");
  await user.click(screen.getByRole("button", { name: "Se namnen" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(full);
  expect(screen.getByLabelText("Vad kallas du?")).toHaveValue("Kim");
  expect(keptRooms.get()).toEqual([]);
});

test("a closed family link does not speak of a room for two", async () => {
  open("family", { [OPEN]: Response.json(null) });
  expect(await screen.findByText(/^Länken är stängd eller felskriven\./)).toBeVisible();
});

test.each([
  ["decider", deciderRoom()],
  ["guest", guestRoom()],
] as const)(
  "a %s whose press was answered on the way opens the room all the same",
  async (role, room) => {
    const { draft } = open(role === "guest" ? "family" : "decider", {
      [OPEN]: Response.json(null),
      [STATE]: Response.json(room),
    });
    await vi.waitFor(
      () => expect(currentRoom.get()).toMatchObject({ secret: draft.secret, role }),
      SOON,
    );
  },
);

test("without the server the invitation can be tried again, with the same secret", async () => {
  let isDown = true;
  const { user, draft } = open("decider", {
    [OPEN]: () => (isDown ? noConnection() : from("decider", "Alva")),
  });
  await screen.findByRole("heading", { name: "Inbjudan kunde inte hämtas" });
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Försök igen" }));
  expect(await screen.findByRole("heading", { name: /^Alva vill/ })).toBeVisible();
  expect(roomDraft.get()).toEqual(draft);
});

test("a member's own link names the room, and opens it by the press alone", async () => {
  keepRoom({ secret: "O".repeat(22), role: "decider" });
  const { user, draft, calls } = open("member", { [OPEN]: ownLink("Alva", "Bo") });
  expect(
    await screen.findByText(
      /^Du öppnar rummet där du heter Alva och väljer med Bo, skapat 27\snovember 2026\.$/,
    ),
  ).toBeVisible();
  expect(calls).toMatchObject([{ name: OPEN, body: { link: draft.invitation } }]);
  expect(currentRoom.get()?.secret).toBe("O".repeat(22));
  await user.click(screen.getByRole("button", { name: "Öppna rummet" }));
  expect(currentRoom.get()?.secret).toBe(draft.invitation);
  expect(roomDraft.get()).toBeNull();
});

test("a member's own link that is left be opens and keeps nothing", async () => {
  const { user } = open("member", { [OPEN]: ownLink("Alva") });
  expect(await screen.findByText(/^Du öppnar rummet där du heter Alva, skapat/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Inte nu" }));
  expect(keptRooms.get()).toEqual([]);
  expect(roomDraft.get()).toBeNull();
});

test("a member's own link that the server does not know says so", async () => {
  open("member", { [OPEN]: Response.json(null) });
  expect(await screen.findByRole("heading", { name: "Rummet går inte att öppna" })).toBeVisible();
});

test.each([
  ["member", from("family", "Alva", "Elin")],
  ["decider", from("family", "Alva", "Elin")],
  ["family", from("decider", "Alva")],
  ["decider", ownLink("Alva", "Elin")],
] as const)("a link to a %s that is of another kind opens nothing", async (kind, answer) => {
  open(kind, { [OPEN]: answer });
  expect(await screen.findByRole("heading", { name: /går inte att/ })).toBeVisible();
  expect(screen.queryByLabelText("Vad kallas du?")).toBeNull();
  expect(screen.queryByRole("button", { name: "Öppna rummet" })).toBeNull();
});
