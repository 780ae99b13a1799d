import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { atom } from "nanostores";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entitledFeatures } from "@/access/entitlement/entitlement-store.ts";
import { FAVORITES_PAGES, FavoritesCount } from "@/saved/favorites/favorites-by-page.tsx";
import { FavoritesCard } from "@/saved/favorites/favorites-card.tsx";
import { accountFavorites } from "@/saved/favorites/favorites-store.ts";
import { savedFavoritesOf } from "@/saved/favorites/saved-favorites.ts";
import type { NamesStore } from "@/saved/names-store.ts";
import { currentToasts } from "@/ui/toast-store.ts";
import { dismissToasts } from "../../toasts.ts";

/** The favourites card of the dogs, and the header's count of all. */
async function setUp() {
  const view = render(
    <StrictMode>
      <MemoryRouter>
        <FavoritesCount />
        <FavoritesCard page="hundnamn" lasting="De varar." />
      </MemoryRouter>
    </StrictMode>,
  );
  const user = userEvent.setup();
  await act(() => vi.dynamicImportSettled());
  return { user, ...view };
}

function save(page: string, ...names: string[]) {
  savedFavoritesOf(page).write(names);
}

/** As another tab does. */
function saveElsewhere(page: string, ...names: string[]) {
  const key = `favorites-${page}`;
  window.localStorage.setItem(key, JSON.stringify(names));
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key }));
  });
}

const groups = () => screen.queryAllByRole("heading", { level: 3 }).map((it) => it.textContent);

function toggle(name: string) {
  return screen.getByRole("button", { name });
}

function names(list: string): (string | null)[] {
  const items = within(screen.getByRole("list", { name: list })).queryAllByRole("listitem");
  return items.map(({ textContent }) => textContent);
}

beforeEach(() => {
  for (const page of FAVORITES_PAGES) save(page);
});

afterEach(() => {
  accountFavorites.set(null);
  entitledFeatures.set(null);
  dismissToasts();
});

test("the favourites of the other generators are below the page's own, by generator", async () => {
  save("hundnamn", "Sigge");
  save("fantasy-namn", "Zoronax");
  save("barnnamn", "Alma", "Ebbe");
  save("namngenerator", "Juni", "Nour", "Otto", "Sam", "Viggo", "Yngve");
  const { user } = await setUp();
  expect(names("Favoriter")).toEqual(["Sigge"]);
  expect(groups()).toEqual(["Namngenerator", "Barnnamn", "Fantasynamn"]);
  expect(screen.getByRole("link", { name: "Barnnamn" })).toHaveAttribute("href", "/barnnamn");
  expect(toggle("Favoriter: namngenerator, 6")).toHaveAttribute("aria-expanded", "false");
  expect(screen.queryByRole("list", { name: "Favoriter: barnnamn" })).not.toBeInTheDocument();
  await user.click(toggle("Favoriter: barnnamn, 2 av 5"));
  expect(names("Favoriter: barnnamn")).toEqual(["Alma", "Ebbe"]);
  await user.click(toggle("Favoriter: barnnamn, 2 av 5"));
  expect(screen.queryByRole("list", { name: "Favoriter: barnnamn" })).not.toBeInTheDocument();
});

test("they can be copied and removed there", async () => {
  save("barnnamn", "Alma", "Ebbe");
  const { user } = await setUp();
  await user.click(toggle("Favoriter: barnnamn, 2 av 5"));
  await user.click(screen.getByRole("button", { name: "Kopiera favoriten Ebbe" }));
  expect(await navigator.clipboard.readText()).toBe("Ebbe");
  await user.click(screen.getByRole("button", { name: "Ta bort Alma från favoriter" }));
  expect(names("Favoriter: barnnamn")).toEqual(["Ebbe"]);
  expect(currentToasts().at(-1)?.text).toBe("Alma borttaget från favoriter");
  expect(window.localStorage.getItem("favorites-barnnamn")).toBe('["Ebbe"]');
  await user.click(screen.getByRole("button", { name: "Ta bort Ebbe från favoriter" }));
  expect(groups()).toEqual([]);
  expect(screen.getByRole("heading", { name: "Favoriter" })).toHaveFocus();
});

test("they follow changes of another tab", async () => {
  await setUp();
  expect(groups()).toEqual([]);
  saveElsewhere("kattnamn", "Findus");
  await act(() => vi.dynamicImportSettled());
  expect(groups()).toEqual(["Kattnamn"]);
  saveElsewhere("kattnamn", "Findus", "Greta");
  expect(toggle("Favoriter: kattnamn, 2 av 5")).toBeVisible();
  saveElsewhere("kattnamn");
  expect(groups()).toEqual([]);
});

test("a plan without a cap has no places to count", async () => {
  save("barnnamn", "Alma", "Ebbe");
  entitledFeatures.set(new Set(["unlimited_favorites"]));
  await setUp();
  expect(toggle("Favoriter: barnnamn, 2")).toBeVisible();
});

test("those in the account are among them", async () => {
  function withAccount(page: string, local: NamesStore): NamesStore {
    if (page !== "efternamn") return local;
    return { ...local, state: atom({ names: ["Lindberg"], problem: null }) };
  }
  await setUp();
  act(() => accountFavorites.set(withAccount));
  await act(() => vi.dynamicImportSettled());
  expect(groups()).toEqual(["Efternamn"]);
});

test("given names that are saved elsewhere can be compared, names of dogs not", async () => {
  save("hundnamn", "Sigge", "Bamse");
  save("fornamn", "Astrid", "Kim");
  const { user } = await setUp();
  expect(screen.queryByRole("link", { name: "Jämför namnen" })).not.toBeInTheDocument();
  await user.click(toggle("Favoriter: förnamn, 2 av 5"));
  expect(screen.getByRole("link", { name: "Jämför namnen" })).toHaveAttribute(
    "href",
    "/jamfor?namn=Astrid,Kim",
  );
});
