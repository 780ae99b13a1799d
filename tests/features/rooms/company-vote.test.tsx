import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentRoom, forgetRoom, keptRooms } from "@/features/rooms/room-store.ts";
import { stubBackend } from "../../backend-stub.ts";

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

function open(names: readonly string[], answer = Response.json({})) {
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
