import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { Link, MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { DeciderView } from "@/features/rooms/room/decider-view.tsx";
import { currentRoom, forgetRoom, keepRoom } from "@/features/rooms/room-store.ts";
import type { DeciderRoom } from "@/features/rooms/rooms-api.ts";
import { NavigationMemory } from "@/ui/page-heading.tsx";
import { deciderRoom, roomName } from "./room-answers.ts";

const SECRET = "A".repeat(22);
const parts = { SurnameLine: () => null, NameCurve: () => null, ReportRoom: () => null };

afterEach(() => act(() => forgetRoom(SECRET)));

/** Shows the room when it is there, as the page does. */
function Opening({ children }: { children: ReactNode }) {
  const [isThere, setIsThere] = useState(false);
  return isThere ? (
    children
  ) : (
    <button type="button" onClick={() => setIsThere(true)}>
      Öppna
    </button>
  );
}

/** Opens a room with an invitation from this browser after a navigation, as when it has been made. */
async function arrive(room: DeciderRoom) {
  keepRoom({ secret: SECRET, role: "decider", invitation: "C".repeat(22) });
  const kept = currentRoom.get();
  if (!kept) throw new Error("No room is kept");
  render(
    <MemoryRouter>
      <NavigationMemory>
        <Link to="/tillsammans">Till rummet</Link>
        <Opening>
          <DeciderView kept={kept} room={room} status="" parts={parts} />
        </Opening>
      </NavigationMemory>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("link", { name: "Till rummet" }));
  await act(async () => screen.getByRole("button", { name: "Öppna" }).click());
  return user;
}

const invitation = () => screen.queryByRole("heading", { name: /^Skicka länken till den/ });

test("a new room has the invitation first, for the focus and for the keys", async () => {
  const user = await arrive(deciderRoom());
  expect(invitation()).toHaveFocus();
  const copy = screen.getByRole("button", { name: "Kopiera länken" });
  await user.tab();
  expect(copy).toHaveFocus();
  expect(copy.compareDocumentPosition(screen.getByRole("button", { name: "Ja" }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test("a room with answers has the focus at the heading of the page", async () => {
  const me = { name: "Alva", answered: 1, hasRanked: false };
  await arrive(deciderRoom({ me, names: [roomName("Hedda", "yes"), roomName("Alma", null)] }));
  expect(invitation()).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("a room of two has no invitation", async () => {
  await arrive(deciderRoom({ other: { name: "Elin", answered: 0, hasRanked: false } }));
  expect(invitation()).toBeNull();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("an answer to a new name leaves the list of what both like as it is", async () => {
  keepRoom({ secret: SECRET, role: "decider" });
  const NameCurve = vi.fn((_: { name: string }) => null);
  const drawn = { ...parts, NameCurve };
  const page = (answer: "no" | null, match: "yes-yes" | "yes-maybe", now: string) => {
    const kept = currentRoom.get();
    if (!kept) throw new Error("No room is kept");
    const names = [
      roomName("Alma", "yes", { match, revealed: match }),
      roomName("Hedda", answer),
      roomName("Tyra", null),
    ];
    const room = deciderRoom({
      other: { name: "Elin", answered: 1, hasRanked: false },
      names,
      now,
    });
    return (
      <MemoryRouter>
        <DeciderView kept={{ ...kept }} room={room} status="" parts={drawn} />
      </MemoryRouter>
    );
  };
  const curvesOfMatch = () => NameCurve.mock.calls.filter(([{ name }]) => name === "Alma").length;
  const { rerender } = render(page(null, "yes-yes", "2026-03-01T12:00:00.000Z"));
  const before = curvesOfMatch();
  expect(before).toBeGreaterThan(0);
  rerender(page("no", "yes-yes", "2026-03-01T12:00:05.000Z"));
  expect(await screen.findByRole("heading", { level: 2, name: "Tyra" })).toBeVisible();
  expect(curvesOfMatch()).toBe(before);
  rerender(page("no", "yes-maybe", "2026-03-01T12:00:05.000Z"));
  expect(screen.getByText("ja och kanske")).toBeVisible();
});
