import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entitledFeatures } from "@/access/entitlement/entitlement-store.ts";
import { queryClient } from "@/lib/query-client.ts";
import SharedListPage from "@/pages/shared-list-page.tsx";
import { savedFavoritesOf } from "@/saved/favorites/saved-favorites.ts";
import { currentToasts } from "@/ui/toast-store.ts";
import { eventually, wait } from "../clock.ts";
import { dismissToasts } from "../toasts.ts";

const env = vi.hoisted((): { backendAddress: object | null } => ({ backendAddress: null }));
vi.mock("@/lib/env.ts", () => env);

const LIST = { title: "Tjejnamn", names: ["Astrid", "Bo"], created_at: "2026-03-01T12:00:00Z" };

beforeEach(() => {
  env.backendAddress = { url: "https://backend.test", publishableKey: "nyckel" };
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  queryClient.clear();
  entitledFeatures.set(null);
  act(dismissToasts);
});

function stubFetch(respond: () => Response | Promise<Response>) {
  const stub = vi.fn<typeof fetch>(async () => respond());
  vi.stubGlobal("fetch", stub);
  return stub;
}

function setUp() {
  render(
    <MemoryRouter initialEntries={["/lista/abc123"]}>
      <Routes>
        <Route path="/lista/:shareToken" element={<SharedListPage />} />
      </Routes>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

async function expectNotFound() {
  expect(
    await screen.findByRole("heading", { level: 1, name: "Lista hittades inte" }),
  ).toBeVisible();
  expect(
    screen.getByText("Den här listan finns inte eller är inte längre offentlig."),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Till startsidan" })).toHaveAttribute("href", "/");
}

const FETCH_FAILED = "Listan kunde inte hämtas just nu. Sidan försöker igen av sig själv.";

/** What the API answers until it has its database back. */
const SCHEMA_CACHE_LOST = {
  code: "PGRST002",
  details: null,
  hint: null,
  message: "Could not query the database for the schema cache. Retrying.",
};

async function expectFetchFailed() {
  expect(await screen.findByText(FETCH_FAILED)).toBeVisible();
  expect(screen.queryByText(/Lista hittades inte/)).not.toBeInTheDocument();
}

function errors(): string[] {
  return currentToasts().map(({ text }) => text);
}

test("a visitor whose plan has lists is not asked to buy it", async () => {
  stubFetch(() => Response.json(LIST));
  entitledFeatures.set(new Set(["name_lists"]));
  setUp();
  await screen.findByRole("heading", { level: 1, name: "Tjejnamn" });
  expect(screen.queryByRole("region", { name: "Gör din egen namnlista" })).not.toBeInTheDocument();
});

test("a shared list shows its names and facts, and leads to Premium", async () => {
  stubFetch(() => Response.json(LIST));
  setUp();
  expect(await screen.findByRole("heading", { level: 1, name: "Tjejnamn" })).toBeVisible();
  const names = within(screen.getByRole("list", { name: "Namn i listan" }));
  expect(names.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(LIST.names);
  await userEvent.click(names.getByRole("button", { name: "Spara Bo som favorit" }));
  expect(savedFavoritesOf("namngenerator").read()).toEqual(["Bo"]);
  expect(screen.getByRole("link", { name: "Jämför" })).toHaveAttribute(
    "href",
    "/jamfor?namn=Astrid,Bo",
  );
  expect(screen.getByText("Offentlig")).toBeVisible();
  expect(screen.getByText(/^2\snamn$/)).toBeVisible();
  expect(screen.getByText(/^Skapad 1\smars\s2026$/)).toBeVisible();
  const banner = within(screen.getByRole("region", { name: "Gör din egen namnlista" }));
  expect(banner.getByRole("link", { name: "Se Premium" })).toHaveAttribute("href", "/premium");
});

test("a shared list has its title as the title of the page", async () => {
  document.title = "Delad namnlista – Namnfynd";
  stubFetch(() => Response.json(LIST));
  setUp();
  await waitFor(() => expect(document.title).toBe("Tjejnamn – Namnfynd"));
});

test("a list that is not found leaves the title of the page", async () => {
  document.title = "Delad namnlista – Namnfynd";
  stubFetch(() => Response.json(null));
  setUp();
  await expectNotFound();
  expect(document.title).toBe("Delad namnlista – Namnfynd");
});

test("the button copies the page's address", async () => {
  stubFetch(() => Response.json(LIST));
  const user = setUp();
  await user.click(await screen.findByRole("button", { name: "Kopiera länk" }));
  await waitFor(() => expect(errors()).toEqual(["Länk kopierad!"]));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/lista/abc123`);
});

test("a list that does not exist, or is private, is not found; that is no error", async () => {
  stubFetch(() => Response.json(null));
  setUp();
  await expectNotFound();
  expect(errors()).toEqual([]);
});

test("a list that failed to load in an outage comes by itself, after few calls", async () => {
  vi.useFakeTimers();
  const inOutage = stubFetch(() => Response.json(SCHEMA_CACHE_LOST, { status: 503 }));
  setUp();
  await eventually(() => screen.getByRole("button", { name: "Försök igen" }));
  await wait(60_000);
  expect(inOutage.mock.calls.length).toBeLessThan(10);
  expect(errors()).toEqual(["Kunde inte hämta listan"]);
  expect(screen.getByText(FETCH_FAILED)).toBeVisible();

  stubFetch(() => Response.json(LIST));
  await wait(20_000);
  expect(screen.getByRole("heading", { level: 1, name: "Tjejnamn" })).toBeVisible();
});

test.each([
  ["an outage", () => new Response("Internt fel", { status: 500 })],
  ["an answer of another shape", () => Response.json({ title: "Tjejnamn", names: "Astrid" })],
  ["a refusal", () => Response.json({ code: "42501" }, { status: 403 })],
  ["a missing network", () => Promise.reject(new TypeError("Failed to fetch"))],
])("%s is reported, and not as a list that does not exist", async (_title, respond) => {
  stubFetch(respond);
  const user = setUp();
  await expectFetchFailed();
  expect(errors()).toEqual(["Kunde inte hämta listan"]);

  stubFetch(() => Response.json(LIST));
  await user.click(screen.getByRole("button", { name: "Försök igen" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Tjejnamn" })).toBeVisible();
});

test("a list that failed to load is fetched again when the network is back", async () => {
  stubFetch(() => Promise.reject(new TypeError("Failed to fetch")));
  setUp();
  await expectFetchFailed();
  stubFetch(() => Response.json(LIST));
  act(() => {
    window.dispatchEvent(new Event("offline"));
    window.dispatchEvent(new Event("online"));
  });
  expect(await screen.findByRole("heading", { level: 1, name: "Tjejnamn" })).toBeVisible();
});

test("a site without a backend has no shared lists, and fetches none", () => {
  env.backendAddress = null;
  const stub = stubFetch(() => Response.json(LIST));
  setUp();
  expect(screen.getByRole("heading", { level: 1, name: "Lista hittades inte" })).toBeVisible();
  expect(screen.getByText(/Det går inte att dela namnlistor här ännu/)).toBeVisible();
  expect(stub).not.toHaveBeenCalled();
});

test("a list that was taken down says so, and shows nothing of it", async () => {
  stubFetch(() => Response.json({ taken_down: true }));
  setUp();
  expect(
    await screen.findByRole("heading", { level: 1, name: "Listan är nedtagen" }),
  ).toBeVisible();
  expect(screen.queryByRole("list", { name: "Namn i listan" })).not.toBeInTheDocument();
});

test("a shared list can be reported; without a form, by mail", async () => {
  stubFetch(() => Response.json(LIST));
  setUp();
  expect(await screen.findByText(/^Anmäl listan: mejla/)).toBeVisible();
  expect(screen.getByRole("link", { name: /juridik@/ })).toBeVisible();
});
