import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import {
  currentRoom,
  forgetDraft,
  forgetRoom,
  keepRoom,
  keptRooms,
} from "@/features/rooms/room-store.ts";
import { NavigationMemory, PageHeading } from "@/ui/page-heading.tsx";
import { stubBackend } from "../../backend-stub.ts";
import { guestRoom } from "./room-answers.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));
const { Rooms } = await import("@/features/rooms/rooms.tsx");

const SECRET = "AAAAAAAAAAAAAAAAAAAAAA";
const OTHER = "BBBBBBBBBBBBBBBBBBBBBA";
const parts = { SurnameLine: () => null, NameCurve: () => null };

beforeEach(() => {
  forgetRoom(SECRET);
  forgetDraft();
  stubBackend({
    "POST /rest/v1/rpc/room_link": Response.json({
      kind: "member",
      from: ["Bo"],
      me: "Eva",
      createdAt: "2026-11-27T12:00:00.000Z",
    }),
    "POST /rest/v1/rpc/room_state": Response.json(guestRoom()),
    "POST /rest/v1/rpc/leave_room": new Response(null, { status: 204 }),
  });
});

function setUp(hash = "") {
  render(
    <MemoryRouter initialEntries={[`/tillsammans${hash}`]}>
      <NavigationMemory>
        <Rooms parts={parts} start={<PageHeading>Välj namn tillsammans</PageHeading>} />
      </NavigationMemory>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

test("a room that was there from the start leaves the focus alone", async () => {
  keepRoom({ secret: SECRET, role: "guest" });
  setUp();
  await screen.findByRole("heading", { name: /^Namn som/ });
  expect(document.body).toHaveFocus();
});

test("the heading of a room that opens has focus once it is loaded", async () => {
  setUp();
  act(() => keepRoom({ secret: SECRET, role: "guest" }));
  expect(await screen.findByRole("heading", { name: /^Namn som/ })).toHaveFocus();
});

test("the heading of the start has focus after a room is left", async () => {
  keepRoom({ secret: SECRET, role: "guest" });
  const user = setUp();
  await user.click(await screen.findByRole("button", { name: "Ta bort mina svar" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Ta bort mina svar" }));
  expect(await screen.findByRole("heading", { name: "Välj namn tillsammans" })).toHaveFocus();
});

test("a stranger's own link does not replace the room that is open, without a press", async () => {
  keepRoom({ secret: SECRET, role: "guest" });
  const user = setUp(`#m=${OTHER}`);
  expect(await screen.findByText(/^Du öppnar rummet där du heter Eva och väljer/)).toBeVisible();
  expect(currentRoom.get()?.secret).toBe(SECRET);
  await user.click(screen.getByRole("button", { name: "Inte nu" }));
  expect(await screen.findByRole("heading", { name: /^Namn som/ })).toBeVisible();
  expect(keptRooms.get().map(({ secret }) => secret)).toEqual([SECRET]);
});

test("the own link of a room that is kept here opens it at once", async () => {
  keepRoom({ secret: SECRET, role: "guest" });
  setUp(`#m=${SECRET}`);
  expect(await screen.findByRole("heading", { name: /^Namn som/ })).toBeVisible();
});

test("a room that cannot be read is said to be there still", () => {
  localStorage.setItem("namnfynd-rooms", '[{"secret":1}]');
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "namnfynd-rooms" })));
  setUp();
  expect(screen.getByRole("alert")).toHaveTextContent(/gick inte att läsa\. Det ligger kvar/);
});
