import { act, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { entitledFeatures } from "@/access/entitlement/entitlement-store.ts";
import { routes } from "@/app/routes.ts";
import { rulesPathOf } from "@/content/sources/rule-paths.ts";
import { generators } from "@/generators/registry.ts";
import { currentToasts } from "@/ui/toast-store.ts";
import { LAST_NEWBORN_YEAR } from "@/words/statistics.ts";
import { waitAndLoad } from "../clock.ts";
import { dismissToasts } from "../toasts.ts";
import { openApp } from "./open-app.tsx";

function suggestions() {
  return within(screen.getByRole("list", { name: "Namnförslag" }));
}

function hearts() {
  return suggestions().getAllByRole("button", { name: /^Spara .+ som favorit$/ });
}

function favorites() {
  return within(screen.getByRole("list", { name: "Favoriter" })).queryAllByRole("listitem");
}

function addressesIn(role: "navigation" | "region", name: string) {
  const links = within(screen.getByRole(role, { name })).getAllByRole("link");
  return links.map((link) => link.getAttribute("href"));
}

function errors() {
  return currentToasts().flatMap(({ tone, text }) => (tone === "error" ? [text] : []));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  entitledFeatures.set(null);
  act(dismissToasts);
});

test.each(generators)(
  "$path has twelve suggestions and a guide",
  async ({ path, label: heading, ...entry }) => {
    const user = await openApp(path);
    expect(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await waitAndLoad(500);
    expect(hearts()).toHaveLength(12);
    const sections = screen.getAllByRole("heading", { level: 2 });
    expect(sections.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Hur väljer du/),
        "Vanliga frågor",
        "Fler generatorer",
        "Källor",
      ]),
    );
    expect(document.head.querySelector("link[rel=canonical]")).toHaveAttribute(
      "href",
      expect.stringMatching(new RegExp(`${path}$`)),
    );

    // The note below the names leads to the rules, if there are any.
    const rules = screen.queryAllByRole("link", {
      name: /^Så (läser du korten|blir namnen till)$/,
    });
    expect(rules.map((link) => link.getAttribute("href"))).toEqual(
      [rulesPathOf(entry)].filter((address) => address !== undefined),
    );
    // Its links lead to other pages of the site.
    expect(addressesIn("navigation", "Brödsmulor")).toEqual(["/", "/generatorer"]);
    const related = addressesIn("region", "Fler generatorer");
    expect(related).not.toEqual([]);
    expect(related).not.toContain(path);
    expect(routes.map((route) => route.path)).toEqual(expect.arrayContaining(related));

    // Hidden names are stored under a key of its own, and give their places to others.
    const [heart] = hearts();
    const [menu] = suggestions().getAllByRole("button", { name: /^Fler val för / });
    if (menu) await user.click(menu);
    // The menu is loaded, and then its lines.
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.dynamicImportSettled());
    await user.click(suggestions().getByRole("button", { name: /^Visa inte .+ igen$/ }));
    expect(hearts()).toHaveLength(12);
    expect(heart).not.toBeInTheDocument();
    expect(Object.keys(window.localStorage)).toEqual([`hidden-names-${path.slice(1)}`]);
  },
);

test.each(["/fornamn", "/barnnamn"])(
  "%s leads two who choose to a room, before its names",
  async (path) => {
    await openApp(path);
    await waitAndLoad(500);
    const [link] = within(screen.getByRole("main")).getAllByRole("link", {
      name: "Välj tillsammans",
    });
    expect(link).toHaveAttribute("href", "/tillsammans");
    const names = screen.getByRole("list", { name: "Namnförslag" });
    expect(link?.compareDocumentPosition(names)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test.each(["/fornamn", "/anvandarnamn"])(
  "%s keeps five favourites under a key of its own, and refuses a sixth",
  async (path) => {
    const user = await openApp(path);
    await waitAndLoad(500);
    for (const heart of hearts().slice(0, 6)) await user.click(heart);
    expect(errors()).toEqual(["Du kan bara spara 5 favoriter åt gången"]);
    await waitAndLoad(0);
    expect(favorites()).toHaveLength(5);
    expect(Object.keys(window.localStorage)).toEqual([`favorites-${path.slice(1)}`]);
  },
);

test("a plan with unlimited favourites has no cap on any page", async () => {
  entitledFeatures.set(new Set(["unlimited_favorites"]));
  const user = await openApp("/fornamn");
  await waitAndLoad(500);
  for (const heart of hearts().slice(0, 6)) await user.click(heart);
  expect(errors()).toEqual([]);
  expect(favorites()).toHaveLength(6);
  expect(screen.getByText(/^6 favoriter\./)).toBeVisible();
});

test.each([
  ["/fornamn", /bär namnet.*\(SCB/],
  ["/efternamn", /bär namnet \(SCB/],
  ["/barnnamn", new RegExp(`${LAST_NEWBORN_YEAR}.*\\(SCB`)],
])("%s has facts about its names", async (address, facts) => {
  await openApp(address);
  await waitAndLoad(500);
  // Not every name has such facts.
  await act(() => vi.dynamicImportSettled());
  const cards = suggestions().getAllByRole("listitem");
  expect(cards.filter(({ textContent }) => facts.test(textContent)).length).toBeGreaterThan(5);
});

test("a dog name has its count in the register, if one is published", async () => {
  // So few names match these filters that all are shown.
  await openApp("/hundnamn?personlighet=modig&rasgrupp=terrier");
  await waitAndLoad(500);
  await act(() => vi.dynamicImportSettled());
  const card = suggestions()
    .getAllByRole("listitem")
    .find((item) => within(item).queryByText("Rocky"));
  expect(card).toHaveTextContent(/\d hundar \(Jordbruksverket\s2022\)/);
});

describe("/namngenerator", () => {
  async function generate(user: UserEvent) {
    await user.click(screen.getByRole("button", { name: "Generera nya namn" }));
    await waitAndLoad(500);
    return hearts();
  }

  test("stores five favourites, and explains at the sixth how to get more", async () => {
    const user = await openApp("/namngenerator");
    for (const heart of await generate(user)) await user.click(heart);
    for (const heart of (await generate(user)).slice(0, 2)) await user.click(heart);
    expect(errors()).toEqual([
      "Du kan bara ha 5 favoriter i gratisversionen. Uppgradera för fler!",
    ]);
    expect(favorites()).toHaveLength(5);
    expect(JSON.parse(window.localStorage.getItem("favorites") ?? "")).toHaveLength(5);
    const banner = within(screen.getByRole("region", { name: "Plats för fler favoriter" }));
    expect(banner.getByRole("link", { name: "Se Premium" })).toHaveAttribute("href", "/premium");
  });

  test("loads in a browser that blocks storage", async () => {
    vi.resetModules();
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("Blocked", "SecurityError");
    });
    await expect(import("@/pages/combined-page.tsx")).resolves.toHaveProperty("default");
  });
});

test("navigation moves focus to the heading of the new page", async () => {
  const user = await openApp("/fornamn");
  const footer = within(screen.getByRole("contentinfo"));
  await user.click(footer.getByRole("link", { name: "Efternamn" }));
  await waitAndLoad(0);
  expect(screen.getByRole("heading", { level: 1, name: "Efternamn" })).toHaveFocus();
});
