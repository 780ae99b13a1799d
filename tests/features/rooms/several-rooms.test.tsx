import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { entitledFeatures } from "@/access/entitlement/entitlement-store.ts";
import { OtherRooms } from "@/features/rooms/room/other-rooms.tsx";
import { RoomMenu } from "@/features/rooms/room/room-menu.tsx";
import {
  currentRoom,
  forgetRoom,
  keepLastSeen,
  keepRoom,
  keptRooms,
} from "@/features/rooms/room-store.ts";
import { Rooms } from "@/features/rooms/rooms.tsx";
import { deciderRoom, guestRoom } from "./room-answers.ts";

const SECRET = "A".repeat(22);
const ELIN = { name: "Elin", answered: 1, hasRanked: false };

afterEach(() => {
  act(() => {
    for (const { secret } of keptRooms.get()) forgetRoom(secret);
    entitledFeatures.set(null);
  });
});

test("other rooms are told apart by whom they are with and when they were made, and open", async () => {
  for (const [secret, room] of [
    ["B".repeat(22), deciderRoom({ other: ELIN })],
    ["C".repeat(22), deciderRoom({ createdAt: "2026-03-05T12:00:00.000Z" })],
    ["D".repeat(22), guestRoom()],
    ["G".repeat(22), deciderRoom({ other: ELIN, sex: "companies" })],
    ["F".repeat(22), deciderRoom({ left: { name: "Bo", at: "2026-03-06T12:00:00.000Z" } })],
  ] as const) {
    keepRoom({ secret, role: room.role });
    keepLastSeen(secret, room);
  }
  // From a link that was made in another browser.
  keepRoom({ secret: "E".repeat(22), role: "decider" });
  keepRoom({ secret: SECRET, role: "decider" });
  render(<OtherRooms secret={SECRET} />);
  const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(names).toEqual([
    "Rum som inte har öppnats här",
    "Rum som Bo har lämnat, skapat 27\u00a0februari\u00a02026",
    "Rum om företagsnamn med Elin, skapat 27\u00a0februari\u00a02026",
    "Namn från Alva och Elin",
    "Rum som väntar på den andra, skapat 5\u00a0mars\u00a02026",
    "Rum med Elin, skapat 27\u00a0februari\u00a02026",
  ]);
  await userEvent.click(screen.getByRole("button", { name: /Rum med Elin/ }));
  expect(currentRoom.get()?.secret).toBe("B".repeat(22));
});

const newRoom = () => screen.queryByRole("link", { name: "Nytt rum" });

test("a plan with ten rooms has a way to a new one beside an open room, and others have none", () => {
  keepRoom({ secret: SECRET, role: "decider" });
  const kept = currentRoom.get();
  if (!kept) throw new Error("No room is kept");
  render(
    <MemoryRouter>
      <RoomMenu kept={kept} room={deciderRoom()} />
    </MemoryRouter>,
  );
  expect(newRoom()).toBeNull();
  act(() => entitledFeatures.set(new Set(["family_votes"])));
  expect(newRoom()).toHaveAttribute("href", "/tillsammans?nytt");
});

test("the form of a new room leads back to the open one", async () => {
  keepRoom({ secret: SECRET, role: "decider" });
  act(() => entitledFeatures.set(new Set(["family_votes"])));
  const parts = { NameCurve: () => null, ReportRoom: () => null, SurnameLine: () => null };
  render(
    <MemoryRouter initialEntries={["/tillsammans?nytt"]}>
      <Rooms parts={parts} start={<p>Nytt rum</p>} />
    </MemoryRouter>,
  );
  expect(screen.getByText("Nytt rum")).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "Tillbaka till rummet" }));
  expect(screen.queryByText("Nytt rum")).toBeNull();
});
