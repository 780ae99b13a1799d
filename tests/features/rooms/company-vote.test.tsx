import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ROOM_LIMITS } from "@/config/room-limits.ts";
import { currentRoom, forgetRoom, keepDraft, keptRooms } from "@/features/rooms/room-store.ts";
import { noConnection, stubBackend } from "../../backend-stub.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));
const { CompanyVote } = await import("@/features/rooms/start/company-vote.tsx");

const CREATE = "POST /functions/v1/rooms";

beforeEach(() => localStorage.clear());

afterEach(() => {
  for (const { secret } of keptRooms.get()) forgetRoom(secret);
  vi.unstubAllGlobals();
});

function open(
  names: readonly string[],
  answer: Response | (() => Response | Promise<Response>) = Response.json({}),
) {
  const calls = stubBackend({ [CREATE]: answer });
  render(
    <MemoryRouter initialEntries={["/foretagsnamn/kortlista"]}>
      <Routes>
        <Route path="/foretagsnamn/kortlista" element={<CompanyVote names={names} />} />
        <Route path="/tillsammans" element={<p>Rummet</p>} />
      </Routes>
    </MemoryRouter>,
  );
  return { calls, user: userEvent.setup() };
}

const name = () => screen.getByRole("textbox", { name: "Vad kallas du?" });
const create = () => screen.getByRole("button", { name: /^Skapa rum med 2\snamn$/ });

test("a room is made of the names, and opened", async () => {
  const { calls, user } = open(["Mjöl & Salt", "Oktant"]);
  await user.type(name(), "Alva");
  await user.click(create());
  expect(await screen.findByText("Rummet")).toBeVisible();
  expect(calls.map(({ body }) => body)).toMatchObject([
    { action: "create", name: "Alva", sex: "companies", names: ["Mjöl & Salt", "Oktant"] },
  ]);
  expect(currentRoom.get()).toMatchObject({ role: "decider", surname: "" });
});

test("it asks what the visitor is called", async () => {
  const { calls, user } = open(["Mjöl & Salt", "Oktant"]);
  await user.click(create());
  expect(name()).toHaveFocus();
  expect(name()).toHaveAccessibleDescription(/Skriv vad du vill kallas/);
  expect(calls).toEqual([]);
});

test("a refusal is told, and the name stays", async () => {
  const refusal = Response.json({ error: "Vänta en stund.", reason: "x" }, { status: 429 });
  const { user } = open(["Mjöl & Salt", "Oktant"], refusal);
  await user.type(name(), "Alva");
  await user.click(create());
  expect(await screen.findByRole("alert")).toHaveTextContent("Vänta en stund.");
  expect(name()).toHaveValue("Alva");
  expect(currentRoom.get()).toBeNull();
});

test("one name is nothing to vote on", () => {
  open(["Oktant"]);
  expect(screen.getByText(/^Spara minst två namn/)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a list that is too long for a room says that its first names come along", async () => {
  const names = Array.from({ length: ROOM_LIMITS.firstNames + 1 }, (_, i) => `Oktant ${i}`);
  const { calls, user } = open(names);
  expect(screen.getByText(/^Ett rum börjar med högst 200\snamn\..* 201\snamn/)).toBeVisible();
  await user.type(name(), "Alva");
  await user.click(screen.getByRole("button", { name: /^Skapa rum med 200\snamn$/ }));
  expect(await screen.findByText("Rummet")).toBeVisible();
  expect(calls.map(({ body }) => body)).toMatchObject([{ names: names.slice(0, -1) }]);
});

test("a room is not that of given names whose answer was lost, but is itself asked for again", async () => {
  const ofGivenNames = keepDraft("own");
  let isLost = true;
  const { calls, user } = open(["Mjöl & Salt", "Oktant"], () =>
    isLost ? noConnection() : Response.json({}),
  );
  await user.type(name(), "Alva");
  await user.click(create());
  await screen.findByRole("alert");
  isLost = false;
  await user.click(create());
  expect(await screen.findByText("Rummet")).toBeVisible();
  const [lost, repeated] = calls.map(({ body }) => body);
  expect(repeated).toEqual(lost);
  expect(lost).not.toMatchObject({ secret: ofGivenNames.secret });
});
