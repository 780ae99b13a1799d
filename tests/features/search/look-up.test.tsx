import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { LookUp } from "@/features/search/look-up.tsx";
import { queryClient } from "@/lib/query-client.ts";
import { savedFavoritesOf } from "@/saved/favorites/saved-favorites.ts";
import { encodeNames } from "../../../scripts/build/name-search/encode-names.ts";
import { readNames } from "../../../scripts/build/name-search/read-names.ts";
import { noConnection, stubBackend } from "../../backend-stub.ts";

const { files } = encodeNames(readNames().filter(({ name }) => name === "Kim"));

function connect(): void {
  stubBackend(
    Object.fromEntries(
      [...files].map(([file, text]) => [`GET /namndata/test/${file}`, new Response(text)]),
    ),
  );
}

beforeEach(() => queryClient.clear());

async function lookUp(text: string) {
  render(
    <MemoryRouter>
      <LookUp />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const field = screen.getByRole("searchbox", { name: "Slå upp ett namn" });
  await user.type(field, `${text}{Enter}`);
  return { user, field };
}

test("shows an example before a name is looked up", () => {
  render(
    <MemoryRouter>
      <LookUp />
    </MemoryRouter>,
  );
  expect(screen.getByText(/\d+\sflickor 2013, 603 2022/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Allt om Astrid" })).toHaveAttribute(
    "href",
    "/namn/astrid",
  );
});

test("answers in place how many bear a name", async () => {
  connect();
  await lookUp("kim");
  const link = await screen.findByRole("link", { name: "Allt om Kim" });
  expect(link).toHaveAttribute("href", "/namn/kim");
  expect(screen.getByRole("status")).toHaveTextContent(/\d\skvinnor och [\d\s]+\smän \(2022\)/);
});

test("a name that was looked up is saved with its heart", async () => {
  connect();
  const { user } = await lookUp("kim");
  const heart = await screen.findByRole("button", { name: "Spara Kim som favorit" });
  await user.click(heart);
  expect(heart).toHaveAttribute("aria-pressed", "true");
  expect(savedFavoritesOf("fornamn").read()).toEqual(["Kim"]);
});

test("says that nobody is known to bear a name, and what is none", async () => {
  connect();
  const { user, field } = await lookUp("Kimzzyq");
  expect(await screen.findByText(/Färre än två i Sverige heter/)).toBeVisible();
  await user.clear(field);
  await user.type(field, "123{Enter}");
  expect(screen.getByRole("status")).not.toHaveTextContent("Färre än två");
  expect(screen.getByRole("status")).not.toBeEmptyDOMElement();
});

test("says that the network is away, and keeps what is typed", async () => {
  stubBackend({ "GET /namndata/test/names-0.txt": noConnection });
  const { user, field } = await lookUp("Kim");
  expect(await screen.findByRole("alert")).toHaveTextContent("Vi når inte servern just nu.");
  expect(field).toHaveValue("Kim");
  connect();
  await user.click(screen.getByRole("button", { name: "Försök igen" }));
  expect(await screen.findByRole("link", { name: "Allt om Kim" })).toBeVisible();
});
