import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentRoom, forgetRoom, keptRooms } from "@/features/rooms/room-store.ts";
import { savedFavoritesOf } from "@/saved/favorites/saved-favorites.ts";
import { noConnection, stubBackend } from "../../backend-stub.ts";
import { SOON } from "../../soon.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));
const { StartForm } = await import("@/features/rooms/start/start-form.tsx");

const CREATE = "POST /functions/v1/rooms";

beforeEach(() => localStorage.clear());

afterEach(() => {
  for (const { secret } of keptRooms.get()) forgetRoom(secret);
  savedFavoritesOf("fornamn").write([]);
  savedFavoritesOf("foretagsnamn").write([]);
  vi.unstubAllGlobals();
});

function open(answer: Response | (() => Promise<Response>) = Response.json({}), search = "") {
  const calls = stubBackend({ [CREATE]: answer });
  render(
    <MemoryRouter initialEntries={[`/tillsammans${search}`]}>
      <StartForm />
    </MemoryRouter>,
  );
  return { calls, user: userEvent.setup() };
}

type User = ReturnType<typeof userEvent.setup>;

const field = (name: string) => screen.getByRole("textbox", { name });
const create = (user: User) => user.click(screen.getByRole("button", { name: "Skapa rum" }));

async function typeOwnNames(user: User, names: string) {
  await user.type(field("Vad kallas du?"), "Alva");
  await user.click(screen.getByText("Fler val"));
  await user.selectOptions(screen.getByLabelText("Namn från"), "Bara mina egna");
  await user.type(field("Egna namn"), names);
}

test("surname and siblings stay in the browser unless they are shared", async () => {
  const { user, calls } = open();
  await typeOwnNames(user, "Alma{Enter}Hedda");
  await user.type(field("Efternamn"), "lind");
  await user.type(field("Syskon"), "Bo, Tove");
  await create(user);
  await vi.waitFor(
    () => expect(currentRoom.get()).toMatchObject({ surname: "Lind", siblings: ["Bo", "Tove"] }),
    SOON,
  );
  expect(calls[0]?.body).toMatchObject({ action: "create", names: ["Alma", "Hedda"] });
  expect(calls[0]?.body).not.toHaveProperty("shared");
});

test("shared, they are sent", async () => {
  const { user, calls } = open();
  await typeOwnNames(user, "Alma");
  await user.type(field("Syskon"), "Bo");
  await user.click(screen.getByRole("checkbox", { name: /^Dela efternamn och syskon/ }));
  await create(user);
  await vi.waitFor(
    () => expect(calls[0]?.body).toMatchObject({ shared: { surname: "", siblings: ["Bo"] } }),
    SOON,
  );
});

test("a pasted list is read without its marks, and what is no name is left out with a sentence", async () => {
  const { user, calls } = open();
  await typeOwnNames(user, "1. Alma; Hedda (12){Enter}• As\u200btrid{Enter}12, <b>");
  expect(field("Egna namn")).toHaveAccessibleDescription(
    "Vi hoppade över ”12” och ”<b>”, som inte är namn.",
  );
  expect(screen.getByText("Alma, Hedda och Astrid")).toBeVisible();
  expect(screen.getByRole("list", { name: "Det här är inte med" })).toHaveTextContent(
    /”12” ser inte ut som ett namn/,
  );
  await create(user);
  await vi.waitFor(
    () =>
      expect(calls[0]?.body).toMatchObject({
        action: "create",
        names: expect.arrayContaining(["Alma", "Hedda", "Astrid"]),
      }),
    SOON,
  );
});

test("siblings that are pasted on lines of their own, and a surname with a full stop, are kept", async () => {
  const { user } = open();
  await typeOwnNames(user, "Alma");
  await user.type(field("Efternamn"), "St. Clair");
  await user.type(field("Syskon"), "Ida, ");
  await user.paste("Bo\r\nTove\n");
  expect(field("Syskon")).toHaveValue("Ida, Bo, Tove");
  await create(user);
  await vi.waitFor(
    () =>
      expect(currentRoom.get()).toMatchObject({
        surname: "St Clair",
        siblings: ["Ida", "Bo", "Tove"],
      }),
    SOON,
  );
});

test("eleven siblings are refused by their field", async () => {
  const { user, calls } = open();
  await typeOwnNames(user, "Alma");
  const eleven = [..."abcdefghijk"].map((letter) => `Al${letter}`);
  await user.type(field("Syskon"), eleven.join(","));
  await create(user);
  expect(field("Syskon")).toHaveAccessibleDescription(/Här ryms 10\u00a0syskon\./);
  expect(calls).toEqual([]);
});

test("without own names and without favourites there is no room", async () => {
  const { user, calls } = open();
  await typeOwnNames(user, " ");
  await create(user);
  expect(field("Egna namn")).toHaveAccessibleDescription(/Skriv minst ett namn/);
  expect(calls).toEqual([]);
});

test("the favourites that may be names of children are taken along, and no others", async () => {
  savedFavoritesOf("fornamn").write(["Alma", "Hedda"]);
  savedFavoritesOf("foretagsnamn").write(["Nordbolaget"]);
  const { user, calls } = open(Response.json({}), "?favoriter");
  await user.type(field("Vad kallas du?"), "Alva");
  expect(screen.getByRole("checkbox", { name: /Alma och Hedda$/ })).toBeChecked();
  await create(user);
  await vi.waitFor(() => expect(calls[0]?.body).toMatchObject({ names: ["Alma", "Hedda"] }), SOON);
});

test("after a lost answer the same room is asked for again, and what was typed is there", async () => {
  let isDown = true;
  const { user, calls } = open(async () => (isDown ? noConnection() : Response.json({})));
  await typeOwnNames(user, "Alma");
  await create(user);
  expect(await screen.findByText(/^Vi når inte servern just nu/)).toHaveAttribute("role", "alert");
  isDown = false;
  await create(user);
  await vi.waitFor(() => expect(currentRoom.get()).not.toBeNull(), SOON);
  const [lost, created] = calls;
  expect(created?.body).toEqual(lost?.body);
});

test("a name in the address is among the visitor's own, in normal form", async () => {
  const { user, calls } = open(Response.json({}), "?namn=As%E2%80%8Btrid.");
  expect(field("Egna namn")).toHaveValue("Astrid");
  await user.selectOptions(screen.getByLabelText("Namn från"), "Bara mina egna");
  await user.type(field("Vad kallas du?"), "Alva");
  await create(user);
  await vi.waitFor(() => expect(calls[0]?.body).toMatchObject({ names: ["Astrid"] }), SOON);
});

test("what is no name in the address is left out", () => {
  open(Response.json({}), "?namn=%3Cb%3E");
  expect(field("Egna namn")).toHaveValue("");
});

test("a name in the address of a page that is opened there is shown once it is hydrated", () => {
  const error = vi.spyOn(console, "error");
  const page = (address: string) => (
    <MemoryRouter initialEntries={[address]}>
      <StartForm />
    </MemoryRouter>
  );
  const root = document.body.appendChild(document.createElement("div"));
  // A page is prerendered without parameters.
  root.innerHTML = renderToString(page("/tillsammans"));
  render(page("/tillsammans?namn=Astrid"), { container: root, hydrate: true });
  expect(field("Egna namn")).toHaveValue("Astrid");
  expect(field("Egna namn").closest("details")).toHaveAttribute("open");
  expect(error).not.toHaveBeenCalled();
  root.remove();
});
