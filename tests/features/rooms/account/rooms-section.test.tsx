import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentSession } from "@/access/session/session-store.ts";
import { RoomsSection } from "@/features/rooms/account/rooms-section.tsx";
import { currentRoom, forgetRoom, keepRoom, keptRooms } from "@/features/rooms/room-store.ts";
import { queryClient } from "@/lib/query-client.ts";
import { stubBackend } from "../../../backend-stub.ts";
import { dismissToasts, expectErrorToast, expectToast } from "../../../toasts.ts";
import { deciderRoom } from "../room-answers.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

const LIST = "POST /rest/v1/rpc/my_rooms";
const STATE = "POST /rest/v1/rpc/room_state";
const OPEN = "POST /rest/v1/rpc/open_my_room";
const LEAVE = "POST /rest/v1/rpc/leave_my_room";
const BIND = "POST /rest/v1/rpc/bind_room";

const SECRET = "A".repeat(22);
const ROOM = "5c6e9f8a-0000-4000-8000-000000000001";
const STORED = {
  room: ROOM,
  other: "Elin",
  my_name: "Alva",
  created_at: "2026-03-01T12:00:00Z",
  last_vote_at: "2026-03-05T12:00:00Z",
  answered: 15,
  names: 40,
  ranking: null,
  answers: [],
};

beforeEach(() => {
  currentSession.set({
    status: "signed-in",
    user: { id: "u1", email: "alva@example.se", createdAt: "2024-03-01T12:00:00Z" },
  });
});

afterEach(() => {
  cleanup();
  for (const { secret } of keptRooms.get()) forgetRoom(secret);
  currentSession.set({ status: "signed-out" });
  queryClient.clear();
  dismissToasts();
  vi.unstubAllGlobals();
});

function Address() {
  return <p>{`Adress: ${useLocation().pathname}`}</p>;
}

function show() {
  render(
    <MemoryRouter initialEntries={["/konto"]}>
      <RoomsSection userId="u1" />
      <Address />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function settled(): Promise<void> {
  return waitFor(() => expect(queryClient.isFetching()).toBe(0));
}

const done = () => new Response(null, { status: 204 });
const known = deciderRoom({
  isBound: true,
  other: { name: "Elin", answered: 3, hasRanked: false },
});

test("a room is listed with the other, how far one is and when the last answer came", async () => {
  stubBackend({ [LIST]: Response.json([STORED, { ...STORED, room: "r2", other: null }]) });
  show();
  const list = within(await screen.findByRole("list", { name: "Dina rum" }));
  const [withElin, waiting] = list.getAllByRole("listitem");
  expect(withElin).toHaveTextContent(
    /Rum med Elin.*Du har svarat på 15 av 40\snamn · skapat 1\smars\s2026 · senaste svaret 5\smars\s2026/,
  );
  expect(waiting).toHaveTextContent("ingen har gått med än");
});

test("a room that the other has left says who has, and not that nobody has joined", async () => {
  const left = { other: null, left_name: "Elin", left_at: "2026-03-07T12:00:00Z" };
  stubBackend({ [LIST]: Response.json([{ ...STORED, ...left }]) });
  show();
  const list = await screen.findByRole("list", { name: "Dina rum" });
  expect(list).toHaveTextContent(/Rum som Elin har lämnat.* Elin lämnade rummet 7\smars\s2026/);
  expect(list).not.toHaveTextContent("ingen har gått med");
});

test("a room of a newer release does not hide the others, and is said to be there", async () => {
  stubBackend({ [LIST]: Response.json([{ ...STORED, names: "många" }, STORED]) });
  show();
  const list = within(await screen.findByRole("list", { name: "Dina rum" }));
  expect(list.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByRole("alert")).toHaveTextContent(/^1\srum kunde inte visas\./);
});

test("a room opens in a browser that does not have it, with a new secret", async () => {
  const calls = stubBackend({ [LIST]: Response.json([STORED]), [OPEN]: done });
  const user = show();
  await user.click(await screen.findByRole("button", { name: "Öppna: Rum med Elin" }));
  expect(await screen.findByText("Adress: /tillsammans")).toBeVisible();
  const secret = currentRoom.get()?.secret;
  expect(secret).toMatch(/^[\w-]{22}$/);
  expect(calls.find(({ name }) => name === OPEN)?.body).toEqual({ room: ROOM, secret });
});

test("a room that this browser has opens with the secret that it has", async () => {
  keepRoom({ secret: SECRET, role: "decider" });
  const calls = stubBackend({
    [LIST]: Response.json([STORED]),
    [STATE]: () => Response.json(known),
  });
  const user = show();
  await settled();
  await user.click(screen.getByRole("button", { name: "Öppna: Rum med Elin" }));
  expect(await screen.findByText("Adress: /tillsammans")).toBeVisible();
  expect(keptRooms.get()).toHaveLength(1);
  expect(calls.map(({ name }) => name)).not.toContain(OPEN);
});

test("leaving is asked first, and forgets the room here too", async () => {
  keepRoom({ secret: SECRET, role: "decider" });
  const rooms = [STORED];
  const calls = stubBackend({
    [LIST]: () => Response.json(rooms),
    [STATE]: () => Response.json(known),
    [LEAVE]: () => {
      rooms.pop();
      return done();
    },
  });
  const user = show();
  await settled();
  await user.click(screen.getByRole("button", { name: "Lämna: Rum med Elin" }));
  const dialog = within(screen.getByRole("dialog", { name: "Lämna rummet?" }));
  expect(calls.map(({ name }) => name)).not.toContain(LEAVE);
  await user.click(dialog.getByRole("button", { name: "Lämna rummet" }));
  await expectToast({ text: "Du har lämnat rummet" });
  expect(await screen.findByText("Du har inget rum i kontot.")).toBeVisible();
  expect(keptRooms.get()).toEqual([]);
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test("a room of this browser is put into the account after a question that names it", async () => {
  keepRoom({ secret: SECRET, role: "decider" });
  const rooms: object[] = [];
  let isBound = false;
  const calls = stubBackend({
    [LIST]: () => Response.json(rooms),
    [STATE]: () => Response.json({ ...known, isBound }),
    [BIND]: () => {
      rooms.push(STORED);
      isBound = true;
      return done();
    },
  });
  const user = show();
  expect(await screen.findByText("alva@example.se")).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain(BIND);
  await user.click(screen.getByRole("button", { name: "Koppla till kontot" }));
  expect(await screen.findByText("Rum med Elin")).toBeVisible();
  await waitFor(() => expect(screen.queryByText("alva@example.se")).toBeNull());
  expect(calls.find(({ name }) => name === BIND)?.body).toEqual({ secret: SECRET });
});

test("an account that is in the room already says so", async () => {
  keepRoom({ secret: SECRET, role: "decider" });
  stubBackend({
    [LIST]: Response.json([]),
    [STATE]: () => Response.json({ ...known, isBound: false }),
    [BIND]: Response.json({ code: "P0001", message: "room_bound" }, { status: 400 }),
  });
  const user = show();
  await user.click(await screen.findByRole("button", { name: "Koppla till kontot" }));
  await expectErrorToast(
    "Rummet är inte kopplat till kontot. Rummet hör till ett annat konto, eller så är kontot redan med i det.",
  );
});

test("rooms that cannot be fetched are asked for again", async () => {
  stubBackend({ [LIST]: Response.json({ code: "57014", message: "timeout" }, { status: 500 }) });
  const user = show();
  expect(await screen.findByText(/^Dina rum kunde inte hämtas/)).toBeVisible();
  stubBackend({ [LIST]: Response.json([STORED]) });
  await user.click(screen.getByRole("button", { name: "Försök igen" }));
  expect(await screen.findByRole("list", { name: "Dina rum" })).toBeVisible();
});

test("a room of this browser that cannot be read does not hide the others", async () => {
  keepRoom({ secret: SECRET, role: "decider" });
  keepRoom({ secret: "B".repeat(22), role: "decider" });
  const answers = [
    { ...known, names: "Hedda" },
    { ...known, isBound: false },
  ];
  stubBackend({ [LIST]: Response.json([]), [STATE]: () => Response.json(answers.shift()) });
  show();
  expect(await screen.findByRole("button", { name: "Koppla till kontot" })).toBeVisible();
});
