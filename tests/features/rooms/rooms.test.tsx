import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import {
  currentRoom,
  forgetDraft,
  forgetRoom,
  keepRoom,
  keepUnopened,
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
const parts = { SurnameLine: () => null, NameCurve: () => null, ReportRoom: () => null };

beforeEach(() => {
  localStorage.clear();
  for (const secret of [SECRET, OTHER]) forgetRoom(secret);
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

/** Another tab has stored this. */
function store(rooms: string) {
  localStorage.setItem("namnfynd-rooms", rooms);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "namnfynd-rooms" })));
}

test("a room that cannot be read is said to be there still above the open one, also when it is set aside", async () => {
  store(`[{"secret":"${SECRET}","role":"guest"},{"secret":"${OTHER}","role":1}]`);
  setUp();
  const note = await screen.findByRole("alert");
  expect(note).toHaveTextContent(/gick inte att läsa\. Det ligger kvar/);
  expect(await screen.findByRole("heading", { name: /^Namn som/ })).toBeVisible();
  act(() => keepRoom({ secret: SECRET, role: "guest" }));
  expect(localStorage.getItem("namnfynd-rooms")).not.toContain(OTHER);
  expect(note).toBeVisible();
  act(() => forgetRoom(OTHER));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a room of a link that is not opened yet waits beside the start", async () => {
  const title = "Rummet där du heter Eva och väljer med Bo";
  keepUnopened([{ secret: SECRET, title }]);
  const user = setUp();
  expect(screen.getByRole("heading", { name: "Välj namn tillsammans" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: title }));
  expect(await screen.findByRole("heading", { name: /^Namn som/ })).toBeVisible();
});

test("a room that cannot be read is said to be there still", () => {
  store('[{"secret":1}]');
  setUp();
  expect(screen.getByRole("alert")).toHaveTextContent(/gick inte att läsa\. Det ligger kvar/);
});
