import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { atom } from "nanostores";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { entitledFeatures } from "@/access/entitlement/entitlement-store.ts";
import { currentSession } from "@/access/session/session-store.ts";
import { ExportFavorites } from "@/saved/export/export-favorites.tsx";
import { AllFavorites } from "@/saved/favorites/all-favorites.tsx";
import { FAVORITES_PAGES } from "@/saved/favorites/favorites-by-page.tsx";
import { accountFavorites } from "@/saved/favorites/favorites-store.ts";
import { savedFavoritesOf } from "@/saved/favorites/saved-favorites.ts";
import { PageHeading } from "@/ui/page-heading.tsx";
import { currentToasts } from "@/ui/toast-store.ts";
import { dismissToasts } from "../../toasts.ts";

async function setUp() {
  const user = userEvent.setup();
  render(
    <StrictMode>
      <MemoryRouter>
        <PageHeading>Favoriter</PageHeading>
        <AllFavorites tools={<ExportFavorites />} />
      </MemoryRouter>
    </StrictMode>,
  );
  await act(() => vi.dynamicImportSettled());
  return user;
}

function save(page: string, ...names: string[]) {
  savedFavoritesOf(page).write(names);
}

function groups(): (string | null)[] {
  return screen
    .queryAllByRole("region")
    .map((region) => region.querySelector("h2")?.textContent ?? null);
}

function group(name: string) {
  return within(screen.getByRole("region", { name }));
}

function names(generator: string): (string | null)[] {
  return group(generator)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
}

function remove(name: string) {
  return screen.getByRole("button", { name: `Ta bort ${name} från favoriter` });
}

function lastToast(): string | undefined {
  return currentToasts().at(-1)?.text;
}

beforeEach(() => {
  for (const page of FAVORITES_PAGES) save(page);
});

afterEach(() => {
  accountFavorites.set(null);
  entitledFeatures.set(null);
  currentSession.set({ status: "signed-out" });
  dismissToasts();
});

test("the favourites of all generators are grouped, in the order of the site", async () => {
  save("fantasy-namn", "Zoronax");
  save("barnnamn", "Alma", "Ebbe");
  save("namngenerator", "Juni");
  await setUp();
  expect(groups()).toEqual(["Namngenerator", "Barnnamn", "Fantasynamn"]);
  expect(names("Barnnamn")).toEqual(["Alma", "Ebbe"]);
  expect(screen.getByText(/^4 namn\. De sparas i den här webbläsaren\.$/)).toBeVisible();
  expect(group("Barnnamn").getByText("2 av 5")).toBeVisible();
  expect(group("Barnnamn").getByRole("link", { name: "Barnnamn" })).toHaveAttribute(
    "href",
    "/barnnamn",
  );
  expect(screen.getByRole("button", { name: "Exportera favoriterna" })).toBeVisible();
});

test("a name leads to its page", async () => {
  save("namngenerator", "Astrid");
  await setUp();
  expect(screen.getByRole("link", { name: "Astrid" })).toHaveAttribute("href", "/namn/astrid");
});

describe("removing a name", () => {
  test("says so, and moves focus to the next name and in the end to the heading", async () => {
    save("barnnamn", "Alma", "Ebbe");
    const user = await setUp();
    remove("Alma").focus();
    await user.keyboard("{Enter}");
    expect(lastToast()).toBe("Alma borttaget från favoriter");
    expect(remove("Ebbe")).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(savedFavoritesOf("barnnamn").read()).toEqual([]);
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    expect(groups()).toEqual([]);
  });
});

describe("without favourites", () => {
  test("the page leads to the generators", async () => {
    await setUp();
    expect(screen.getByRole("heading", { name: "Här är det tomt än så länge" })).toBeVisible();
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(FAVORITES_PAGES.map((page) => `/${page}`));
    expect(screen.queryByRole("button", { name: /Exportera/ })).not.toBeInTheDocument();
  });

  test("it does not say so before the account's are known", async () => {
    currentSession.set({ status: "restoring" });
    await setUp();
    expect(screen.getByText("Hämtar favoriterna i ditt konto …")).toBeVisible();
    expect(screen.queryByRole("heading", { level: 2 })).not.toBeInTheDocument();
  });
});

test("the account's favourites are among them", async () => {
  await setUp();
  entitledFeatures.set(new Set(["favorites_sync", "unlimited_favorites"]));
  act(() =>
    accountFavorites.set((page, local) =>
      page === "efternamn"
        ? { ...local, state: atom({ names: ["Lindberg"], problem: null }) }
        : local,
    ),
  );
  expect(groups()).toEqual(["Efternamn"]);
  expect(screen.getByText(/De sparas i ditt konto\.$/)).toBeVisible();
});

test("what cannot be read is reported", async () => {
  window.localStorage.setItem("favorites-hundnamn", '["Sigge",5]');
  await setUp();
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: "favorites-hundnamn" }));
  });
  expect(screen.getByRole("alert")).toHaveTextContent(/gick inte att läsa/);
});

describe("all names of a group", () => {
  test("are copied, one on each line", async () => {
    save("hundnamn", "Sigge", "Bamse");
    const user = await setUp();
    await user.click(group("Hundnamn").getByRole("button", { name: "Kopiera alla" }));
    expect(await navigator.clipboard.readText()).toBe("Sigge\nBamse");
    expect(lastToast()).toBe("2\u00a0namn kopierade!");
  });

  test("are shared as a link to their generator", async () => {
    save("hundnamn", "Sigge", "Bamse");
    const user = await setUp();
    await user.click(group("Hundnamn").getByRole("button", { name: "Dela" }));
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/hundnamn?namn=Sigge,Bamse`,
    );
    expect(lastToast()).toBe("Länk kopierad!");
  });

  test("can be more than a link holds, which is said", async () => {
    save("hundnamn", ...Array.from({ length: 25 }, (_, i) => `Sigge ${i}`));
    await setUp();
    expect(screen.getByText("En delad länk rymmer de 24 första namnen.")).toBeVisible();
  });

  test("can be added to a list with a plan that has lists", async () => {
    save("hundnamn", "Sigge");
    await setUp();
    expect(screen.queryByRole("button", { name: /lista/ })).not.toBeInTheDocument();
    await act(async () => {
      entitledFeatures.set(new Set(["name_lists"]));
      await vi.dynamicImportSettled();
    });
    expect(screen.getByRole("button", { name: "Lägg Sigge i en lista" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Spara favoriterna i en lista" })).toBeVisible();
  });
});

describe("a comparison", () => {
  test("of a few given names shows them side by side", async () => {
    save("fornamn", "Astrid", "Åsa", "Anna Karin");
    await setUp();
    expect(screen.getByRole("link", { name: "Jämför" })).toHaveAttribute(
      "href",
      "/jamfor?namn=Astrid,%C3%85sa,Anna%20Karin",
    );
  });

  test("is not offered for one name, and not for names of other kinds", async () => {
    save("fornamn", "Astrid");
    save("hundnamn", "Sigge", "Bamse");
    await setUp();
    expect(screen.queryByRole("link", { name: /Jämför/ })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Jämför/ })).not.toBeInTheDocument();
  });

  test("of many names is of those that are chosen", async () => {
    const others = ["Tage", "Juni", "Bo", "Cleo", "Disa", "Frej", "Greta"];
    save("barnnamn", "Alma", "Ebbe", ...others);
    const user = await setUp();
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Jämför" }));
    expect(screen.getByRole("button", { name: "Avbryt" })).toHaveFocus();
    await user.click(screen.getByRole("checkbox", { name: "Jämför Alma" }));
    expect(screen.queryByRole("link", { name: /^Jämför/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("checkbox", { name: "Jämför Ebbe" }));
    expect(screen.getByRole("link", { name: /^Jämför 2\snamn$/ })).toHaveAttribute(
      "href",
      "/jamfor?namn=Alma,Ebbe",
    );
    for (const name of others) {
      await user.click(screen.getByRole("checkbox", { name: `Jämför ${name}` }));
    }
    expect(screen.getByRole("status")).toHaveTextContent(
      "Bredvid varandra ryms 8 namn. Välj bort 1.",
    );
    expect(screen.queryByRole("link", { name: /^Jämför/ })).not.toBeInTheDocument();
    await user.click(remove("Tage"));
    // Eight are left, which fit without a choice.
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Jämför" })).toBeVisible();
  });
});
