import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { currentRoom, forgetRoom, keepRoom, keptRooms } from "@/features/rooms/room-store.ts";
import type { DeciderRoom } from "@/features/rooms/rooms-api.ts";
import { stubBackend } from "../../backend-stub.ts";
import { SOON } from "../../soon.ts";
import { deciderRoom, roomName } from "./room-answers.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));
const { InvitePanel } = await import("@/features/rooms/room/invite-panel.tsx");

const SECRET = "A".repeat(22);
const RENEW = "POST /rest/v1/rpc/renew_invitation";
const MATCHES = [roomName("Alma", "yes", { match: "yes-yes" })];
const LEFT = { name: "Bo", at: "2026-11-27T12:00:00.000Z" };

afterEach(() => {
  for (const { secret } of keptRooms.get()) forgetRoom(secret);
  vi.unstubAllGlobals();
});

function show(changes: Partial<DeciderRoom>) {
  keepRoom({ secret: SECRET, role: "decider" });
  const kept = currentRoom.get();
  if (!kept) throw new Error("No room is kept");
  render(<InvitePanel kept={kept} room={deciderRoom({ isInvitationOpen: false, ...changes })} />);
  return userEvent.setup();
}

test("the one who stays reads who has left and when, and can invite someone else", async () => {
  const calls = stubBackend({
    [RENEW]: Response.json({ version: 2 }),
    "POST /rest/v1/rpc/room_state": Response.json(deciderRoom({ left: LEFT })),
  });
  const user = show({
    left: LEFT,
    names: MATCHES,
    ranking: { mine: [["Alma"]], theirs: [["Alma"]] },
  });
  expect(screen.getByText(/^Bo lämnade rummet 27\snovember\s2026\./)).toHaveTextContent(
    /Dina svar, namnen som ni båda gillade och er gemensamma ordning är kvar\./,
  );
  expect(screen.getByText(/svarar från början och inte ser något av det här/)).toHaveTextContent(
    /Träffarna står kvar hos dig som gemensamma med Bo\. Ordningen försvinner när någon går med\.$/,
  );
  await user.click(screen.getByRole("button", { name: "Gör en ny länk" }));
  await vi.waitFor(() => expect(currentRoom.get()?.invitation).toMatch(/^[\w-]{22}$/), SOON);
  const { invitation } = currentRoom.get() ?? {};
  expect(calls[0]).toEqual({ name: RENEW, body: { secret: SECRET, invitation } });
});

test("own notes are said to be shown to the next one", () => {
  show({ left: LEFT, names: [roomName("Alma", "yes", { note: "Som Bos mormor" })] });
  expect(screen.getByText(/Dina anteckningar visas för den nya vid en träff\./)).toBeVisible();
});

test("what the family is asked is said to go when someone else joins", () => {
  show({ left: LEFT, names: MATCHES, family: { isOpen: true, names: ["Alma"], guests: 0 } });
  expect(screen.getByText(/Frågan till familjen försvinner också, med svaren\./)).toBeVisible();
});

test("matches and an order that there never were are not said to be left", () => {
  show({ left: LEFT });
  expect(screen.getByText(/^Bo lämnade rummet/)).toHaveTextContent(/Dina svar är kvar\./);
  expect(screen.queryByText(/träff|ordning|anteckning/i)).toBeNull();
});

test("nobody is said to have left a room that nobody has joined", () => {
  show({ left: null });
  expect(screen.queryByText(/lämnade rummet/)).toBeNull();
});
