import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { currentRoom, forgetRoom, keepRoom, keptRooms } from "@/features/rooms/room-store.ts";
import type { DeciderRoom } from "@/features/rooms/rooms-api.ts";
import { noConnection, stubBackend } from "../../backend-stub.ts";
import { SOON } from "../../soon.ts";
import { dismissToasts, expectErrorToast, expectToast } from "../../toasts.ts";
import { deciderRoom, roomName } from "./room-answers.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));
const { RoomMenu } = await import("@/features/rooms/room/room-menu.tsx");

const SECRET = "A".repeat(22);
const ELIN = { name: "Elin", answered: 3, hasRanked: false };
const SHARE = "POST /functions/v1/rooms";
const LEAVE = "POST /rest/v1/rpc/leave_room";
const UNREACHABLE = "Vi når inte servern just nu. Kontrollera nätet och försök igen om en stund.";

afterEach(() => {
  for (const { secret } of keptRooms.get()) forgetRoom(secret);
  dismissToasts();
  vi.unstubAllGlobals();
});

function open(answers: Parameters<typeof stubBackend>[0] = {}, changes: Partial<DeciderRoom> = {}) {
  const room = deciderRoom(changes);
  const calls = stubBackend({
    "POST /rest/v1/rpc/room_state": Response.json(room),
    [SHARE]: Response.json({ version: 2 }),
    ...answers,
  });
  keepRoom({ secret: SECRET, role: "decider", surname: "Lind" });
  const kept = currentRoom.get();
  if (!kept) throw new Error("No room is kept");
  render(
    <MemoryRouter>
      <RoomMenu kept={kept} room={room} />
    </MemoryRouter>,
  );
  return { calls, user: userEvent.setup() };
}

type User = ReturnType<typeof userEvent.setup>;

const siblings = () => screen.getByRole("textbox", { name: "Syskon" });
const isShared = () => screen.getByRole("checkbox", { name: /^Dela efternamn och syskon/ });
const save = (user: User) => user.click(screen.getByRole("button", { name: "Spara" }));

test("siblings are kept in the browser and not sent", async () => {
  const { user, calls } = open();
  await user.type(siblings(), "Bo, Tove");
  await save(user);
  await expectToast({ text: "Sparat" });
  expect(currentRoom.get()).toMatchObject({ surname: "Lind", siblings: ["Bo", "Tove"] });
  expect(calls).toEqual([]);
});

test("what is shared is sent, and taken back when it is shared no more", async () => {
  const { user, calls } = open({}, { shared: { surname: "Lind", siblings: [] }, sharedBy: "me" });
  expect(isShared()).toBeChecked();
  await user.type(siblings(), "Bo");
  await save(user);
  await vi.waitFor(
    () => expect(calls[0]?.body).toMatchObject({ shared: { surname: "Lind", siblings: ["Bo"] } }),
    SOON,
  );
  calls.length = 0;
  await user.click(isShared());
  await save(user);
  await vi.waitFor(() => expect(calls[0]?.body).toMatchObject({ shared: null }), SOON);
});

test("what the other shares is not called the member's own, and saving leaves it alone", async () => {
  const shared = { surname: "Ek", siblings: ["Tove"] };
  const { user, calls } = open({}, { shared, sharedBy: "other" });
  expect(isShared()).not.toBeChecked();
  await save(user);
  await expectToast({ text: "Sparat" });
  expect(calls).toEqual([]);
});

test("leaving says what goes, and what the other keeps", async () => {
  const names = [roomName("Alma", "yes", { match: "yes-yes" })];
  const { user } = open({}, { other: ELIN, names });
  await user.click(screen.getByRole("button", { name: "Lämna rummet" }));
  const dialog = screen.getByRole("dialog", { name: "Lämna rummet?" });
  expect(dialog).toHaveAccessibleDescription(
    /^Elin ser att du har lämnat rummet och när, och kan bjuda in någon annan\./,
  );
  const itemsOf = (name: string) => {
    const section = within(dialog).getByRole("heading", { name }).closest("section");
    return (
      section &&
      within(section)
        .getAllByRole("listitem")
        .map((item) => item.textContent)
    );
  };
  expect(itemsOf("Det här försvinner")).toContain("dina svar och anteckningar");
  expect(itemsOf("Det här är kvar hos Elin")).toEqual([
    "namnen som ni båda gillar",
    "namn som du har föreslagit, men inte att det var du",
    "det som familjen har svarat",
    "vad du kallas",
  ]);
});

test("leaving does not promise the other matches that there are not", async () => {
  const { user } = open({}, { other: ELIN });
  await user.click(screen.getByRole("button", { name: "Lämna rummet" }));
  expect(screen.getByRole("dialog")).not.toHaveTextContent("namnen som ni båda gillar");
});

test("a sibling that is no name is left out, and the field says so", async () => {
  const { user, calls } = open();
  await user.click(isShared());
  await user.type(siblings(), "Bo, 12");
  await save(user);
  expect(siblings()).toHaveAccessibleDescription(/Vi hoppade över ”12”, som inte är ett namn\./);
  await vi.waitFor(
    () => expect(calls[0]?.body).toMatchObject({ shared: { siblings: ["Bo"] } }),
    SOON,
  );
});

test("without the server it says that the other does not see the change", async () => {
  const { user } = open({ [SHARE]: noConnection });
  await user.click(isShared());
  await save(user);
  await expectErrorToast(`Den andra ser inte ändringen. ${UNREACHABLE}`);
});

async function leave(user: User) {
  await user.click(screen.getByRole("button", { name: "Lämna rummet" }));
  const dialog = within(screen.getByRole("dialog", { name: "Lämna rummet?" }));
  await user.click(dialog.getByRole("button", { name: "Lämna rummet" }));
}

test("the last one to leave is told that the room goes, and the browser forgets it", async () => {
  const { user, calls } = open({ [LEAVE]: new Response(null, { status: 204 }) });
  await user.click(screen.getByRole("button", { name: "Lämna rummet" }));
  const dialog = screen.getByRole("dialog");
  expect(dialog).toHaveAccessibleDescription(/^Du är den enda i rummet/);
  expect(calls).toEqual([]);
  await user.click(within(dialog).getByRole("button", { name: "Lämna rummet" }));
  expect(calls).toEqual([{ name: LEAVE, body: { secret: SECRET } }]);
  expect(keptRooms.get()).toEqual([]);
});

test.each([
  ["a room that is gone", "room_not_found", []],
  ["a server that fails", "XX000", [SECRET]],
] as const)("leaving %s forgets it only when nothing is left", async (_, message, kept) => {
  const refused = Response.json({ code: "P0001", message }, { status: 400 });
  const { user } = open({ [LEAVE]: refused });
  await leave(user);
  expect(keptRooms.get().map(({ secret }) => secret)).toEqual(kept);
});
