import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetRoom, keepRoom } from "@/features/rooms/room-store.ts";
import { NavigationMemory, PageHeading } from "@/ui/page-heading.tsx";
import { stubBackend } from "../../backend-stub.ts";
import { guestRoom } from "./room-answers.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));
const { Rooms } = await import("@/features/rooms/rooms.tsx");

const SECRET = "AAAAAAAAAAAAAAAAAAAAAA";
const parts = { SurnameLine: () => null, NameCurve: () => null };

beforeEach(() => {
  forgetRoom(SECRET);
  stubBackend({
    "POST /rest/v1/rpc/room_state": Response.json(guestRoom()),
    "POST /rest/v1/rpc/leave_room": new Response(null, { status: 204 }),
  });
});

function setUp() {
  render(
    <MemoryRouter initialEntries={["/tillsammans"]}>
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
