import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { NEAR_NAMES_DEBOUNCE_MS, SEARCH_DEBOUNCE_MS, SLOW_LOADING_MS } from "@/config/limits.ts";
import { queryClient } from "@/lib/query-client.ts";
import SearchPage from "@/pages/search-page.tsx";
import { encodeNames } from "../../../scripts/build/name-search/encode-names.ts";
import { readNames } from "../../../scripts/build/name-search/read-names.ts";
import { noConnection, stubBackend } from "../../backend-stub.ts";
import { wait, waitAndLoad } from "../../clock.ts";
import { deferred } from "../../deferred.ts";

/** What is above the figures of a given name, which are in elements of their own. */
function figuresOf(name: string) {
  return (_: string, element: Element | null) => element?.textContent === `${name} som förnamn`;
}

const everyName = readNames();

function namesOf(...names: readonly string[]) {
  return encodeNames(everyName.filter(({ name }) => names.includes(name)));
}

const encoded = namesOf("Astrid");
const twoSpellings = namesOf("AnaBelle", "Anabelle");
const oneSpelling = namesOf("Anabelle");

/**
 * @param answers to single files, in place of their content
 * @returns the calls made so far, in order
 */
function reconnect({ files } = encoded, answers: Parameters<typeof stubBackend>[0] = {}) {
  return stubBackend({
    ...Object.fromEntries(
      [...files].map(([file, text]) => [`GET /namndata/test/${file}`, new Response(text)]),
    ),
    ...answers,
  });
}

async function openWithoutConnection() {
  stubBackend({ "GET /namndata/test/names-0.txt": noConnection });
  open();
  expect(await screen.findByRole("alert")).toHaveTextContent("Vi når inte servern just nu.");
  // Near names are looked up beside the answer, and may fail a little later.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
}

function open(address = "/sok?namn=Astrid") {
  render(
    <MemoryRouter initialEntries={[address]}>
      <SearchPage />
    </MemoryRouter>,
  );
}

afterEach(() => {
  queryClient.clear();
});

test("a name that could not be looked up is looked up again with a press", async () => {
  await openWithoutConnection();
  reconnect();
  await userEvent.click(screen.getByRole("button", { name: "Försök igen" }));
  expect(await screen.findByText(figuresOf("Astrid"))).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByText(figuresOf("Astrid")).closest("[role=status]")).toHaveFocus();
});

test("a search that hangs says so until the name is found", async () => {
  vi.useFakeTimers();
  const file = deferred<Response>();
  reconnect(encoded, { "GET /namndata/test/names-0.txt": () => file.promise });
  open();
  await wait(SLOW_LOADING_MS);
  expect(screen.getByRole("alert")).toHaveTextContent("Det här tar längre tid än vanligt.");
  file.resolve(new Response(encoded.files.get("names-0.txt")));
  await wait(0);
  expect(screen.getByText(figuresOf("Astrid"))).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a name that could not be looked up is looked up again when the network returns", async () => {
  await openWithoutConnection();
  reconnect();
  screen.getByRole("combobox", { name: "Namn" }).focus();
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByText(figuresOf("Astrid"))).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Namn" })).toHaveFocus();
});

test("a name of those that the device keeps is looked up again when the network returns", async () => {
  const kept = oneSpelling.files.get("common.json");
  vi.stubGlobal("caches", { match: async () => new Response(kept) });
  stubBackend({ "GET /namndata/test/names-0.txt": noConnection });
  open("/sok?namn=Anabelle");
  expect(await screen.findByText(figuresOf("Anabelle"))).toBeVisible();
  expect(screen.queryByText(/AnaBelle/)).not.toBeInTheDocument();
  reconnect(twoSpellings);
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByText(/AnaBelle/)).toBeVisible();
});

test("names like one that was found can be requested again without it", async () => {
  reconnect(encoded, { "GET /namndata/test/sounds-0.txt": noConnection });
  open();
  expect(await screen.findByRole("alert")).toHaveTextContent("Vi når inte servern just nu.");
  expect(screen.getByText(figuresOf("Astrid"))).toBeVisible();
  expect(screen.getByRole("heading", { name: "Liknande namn" })).toBeVisible();
  reconnect();
  await userEvent.click(screen.getByRole("button", { name: "Försök igen" }));
  await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  expect(screen.getByText(figuresOf("Astrid"))).toBeVisible();
});

test("the file of a name is requested at once, its answer follows a pause, and near names a longer one", async () => {
  vi.useFakeTimers();
  const calls = reconnect();
  const requested = (file: string) => calls.some(({ name }) => name.includes(file));
  open("/sok");
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.type(screen.getByRole("combobox", { name: "Namn" }), "Astrid");
  expect(requested("names-0.txt")).toBe(true);
  await wait(SEARCH_DEBOUNCE_MS - 1);
  expect(screen.queryByText(figuresOf("Astrid"))).not.toBeInTheDocument();
  await wait(1);
  expect(screen.getByText(figuresOf("Astrid"))).toBeVisible();
  await waitAndLoad(NEAR_NAMES_DEBOUNCE_MS - 1);
  expect(requested("endings-0.txt")).toBe(false);
  await waitAndLoad(1);
  expect(requested("endings-0.txt")).toBe(true);
});

test.each(["12", "???", "<b>"])("%s is no name, and has no figure", async (text) => {
  reconnect();
  open(`/sok?namn=${encodeURIComponent(text)}`);
  expect(await screen.findByText("Det här är inget namn vi kan slå upp.")).toBeVisible();
  expect(document.body).not.toHaveTextContent(/[Ff]ärre än/);
});

test("a name in other letters is told which the statistics have, with the name to look up", async () => {
  reconnect();
  open("/sok?namn=Ольга");
  expect(await screen.findByText(/^Registret är skrivet med latinska bokstäver\./)).toBeVisible();
  expect(screen.getByRole("link", { name: "Olga" })).toHaveAttribute("href", "/sok?namn=Olga");
});

test("a name is looked up in normal form", async () => {
  reconnect();
  open("/sok?namn=A%E2%80%8Bstrid.");
  expect(await screen.findByText(figuresOf("Astrid"))).toBeVisible();
});

test("a whole name leads to its parts and says why it has no figure", async () => {
  reconnect(namesOf("Astrid", "Andersson"));
  open("/sok?namn=astrid+andersson");
  expect(await screen.findByText(/^SCB räknar förnamn och efternamn var för sig/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Allt om förnamnet Astrid" })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/[Ff]ärre än/);
});

test.each(["lisa marie", "garcia lopez", "von essen", "astrid okändsson"])(
  "%s has two words but is not said to be a given name and a surname",
  async (name) => {
    reconnect(namesOf("Astrid", "Lisa", "Marie", "Garcia", "Lopez", "Essen"));
    open(`/sok?namn=${encodeURIComponent(name)}`);
    expect(await screen.findByText(figuresOf(name))).toBeVisible();
    expect(screen.getAllByText("Färre än två")).toHaveLength(2);
    expect(document.body).not.toHaveTextContent("var för sig");
  },
);
