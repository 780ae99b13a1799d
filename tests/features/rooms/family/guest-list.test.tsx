import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import GuestList from "@/features/rooms/family/guest-list.tsx";
import { forgetRoom, keepRoom, keptRooms, unsentAnswers } from "@/features/rooms/room-store.ts";
import type { GuestRoom } from "@/features/rooms/rooms-api.ts";
import { stubBackend } from "../../../backend-stub.ts";
import { dismissToasts, expectToast } from "../../../toasts.ts";
import { guestRoom } from "../room-answers.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

const SECRET = "AAAAAAAAAAAAAAAAAAAAAA";
const GREET = "POST /rest/v1/rpc/greet_room";
const LEAVE = "POST /rest/v1/rpc/leave_room";

afterEach(() => {
  for (const { secret } of keptRooms.get()) forgetRoom(secret);
  dismissToasts();
  vi.unstubAllGlobals();
});

function openList(changes: Partial<GuestRoom> = {}) {
  const onChange = vi.fn();
  keepRoom({ secret: SECRET, role: "guest" });
  render(
    <MemoryRouter>
      <GuestList secret={SECRET} room={guestRoom(changes)} status="" onChange={onChange} />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), onChange };
}

test("a heart is given and taken back, and kept until it is sent", async () => {
  const { user } = openList({ names: [{ name: "Hedda", answer: null }] });
  const heart = screen.getByRole("button", { name: "Hjärta till Hedda", pressed: false });
  await user.click(heart);
  expect(screen.getByRole("button", { name: "Hjärta till Hedda", pressed: true })).toHaveFocus();
  expect(unsentAnswers.get()[SECRET]).toMatchObject([{ name: "Hedda", answer: "yes" }]);
  await user.click(heart);
  expect(screen.getByRole("button", { name: "Hjärta till Hedda", pressed: false })).toBeVisible();
  expect(unsentAnswers.get()[SECRET]).toMatchObject([{ name: "Hedda", answer: null }]);
});

test("a greeting is sent, and an empty one removes it", async () => {
  const calls = stubBackend({ [GREET]: () => Response.json({ version: 2 }) });
  const { user, onChange } = openList({ me: { name: "Mormor", greeting: null } });
  const field = screen.getByRole("textbox", { name: "En hälsning, om du vill" });
  await user.click(screen.getByRole("button", { name: "Skicka hälsningen" }));
  expect(field).toHaveAccessibleDescription(/Skriv en hälsning först/);
  await user.type(field, "Fina namn,{Enter}allihop!");
  await user.click(screen.getByRole("button", { name: "Skicka hälsningen" }));
  await expectToast({ text: "Hälsningen är skickad till Alva och Elin" });
  expect(calls).toEqual([
    { name: GREET, body: { secret: SECRET, greeting: "Fina namn, allihop!" } },
  ]);
  expect(onChange).toHaveBeenCalledOnce();
});

test("a sent greeting is removed by emptying it", async () => {
  const calls = stubBackend({ [GREET]: Response.json({ version: 2 }) });
  const { user } = openList({ me: { name: "Mormor", greeting: "Hej!" } });
  await user.clear(screen.getByRole("textbox", { name: "En hälsning, om du vill" }));
  await user.click(screen.getByRole("button", { name: "Spara hälsningen" }));
  await expectToast({ text: "Hälsningen är borttagen" });
  expect(calls[0]?.body).toEqual({ secret: SECRET, greeting: null });
});

test("a guest whose link has ended sees no names, and can still remove the answers", async () => {
  const calls = stubBackend({ [LEAVE]: () => new Response(null, { status: 204 }) });
  const { user } = openList({
    isOpen: false,
    me: { name: "Mormor", greeting: "Hej!" },
    from: [],
    names: [],
  });
  expect(screen.getByRole("heading", { name: "Länken gäller inte längre" })).toBeVisible();
  expect(screen.queryByRole("list")).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByText("Din hälsning: Hej!")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Ta bort mina svar" }));
  const dialog = within(screen.getByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Ta bort mina svar" }));
  expect(calls).toEqual([{ name: LEAVE, body: { secret: SECRET } }]);
  expect(keptRooms.get()).toEqual([]);
});

test("a guest who leaves is asked, and then forgotten here too", async () => {
  const calls = stubBackend({ [LEAVE]: () => new Response(null, { status: 204 }) });
  const { user } = openList();
  await user.click(screen.getByRole("button", { name: "Ta bort mina svar" }));
  const dialog = within(screen.getByRole("dialog", { name: "Ta bort dina svar?" }));
  expect(calls).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Ta bort mina svar" }));
  expect(calls).toEqual([{ name: LEAVE, body: { secret: SECRET } }]);
  expect(keptRooms.get()).toEqual([]);
});

test("a guest gives five hearts to names of companies, and can move one", async () => {
  const names = ["Björkverk", "Florin", "Mareld", "Mjöl & Salt", "Oktant", "Tumstock"];
  const { user } = openList({
    sex: "companies",
    names: names.map((name) => ({ name, answer: null })),
  });
  const heart = (name: string) => screen.getByRole("button", { name: `Hjärta till ${name}` });
  for (const name of names.slice(0, 5)) await user.click(heart(name));
  expect(heart("Tumstock")).toBeDisabled();
  expect(screen.queryByRole("link")).toBeNull();
  await user.click(heart("Florin"));
  await user.click(heart("Tumstock"));
  expect(heart("Tumstock")).toHaveAttribute("aria-pressed", "true");
  expect(heart("Florin")).toBeDisabled();
});
