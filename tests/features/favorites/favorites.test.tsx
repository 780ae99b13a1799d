import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { FavoriteButton } from "@/features/favorites/favorite-button.tsx";
import { FavoritesCard } from "@/features/favorites/favorites-card.tsx";
import { useFavorites } from "@/features/favorites/use-favorites.ts";
import { memoryNames, type NamesStore } from "@/lib/names-store.ts";
import { createStoredNames } from "@/lib/stored-names.ts";
import { currentToasts, dismissToast } from "@/ui/toast-store.ts";

const NAMES = ["Astrid", "Bo", "Cleo", "Disa", "Ebbe", "Freja", "Greta"];
const FULL = "Fullt.";

function Names({ store }: { store: NamesStore }) {
  const favorites = useFavorites(store, FULL);
  return (
    <>
      {NAMES.map((name) => (
        <FavoriteButton key={name} favorites={favorites} name={name} />
      ))}
      <FavoritesCard favorites={favorites} lasting="De varar." />
    </>
  );
}

/** A memory store of its own for each test: the stores of pages last as long as the site. */
let pages = 0;

function setUp(store: NamesStore = memoryNames(`prov-${pages++}`)) {
  const view = render(<Names store={store} />, { wrapper: StrictMode });
  return { user: userEvent.setup(), store, ...view };
}

function heart(name: string) {
  return screen.getByRole("button", { name: `Spara ${name} som favorit` });
}

function favorites(): string[] {
  const items = within(screen.getByRole("list", { name: "Favoriter" })).queryAllByRole("listitem");
  return items.map(({ textContent }) => textContent ?? "");
}

function toasts(): string[] {
  return currentToasts().map(({ tone, text }) => `${tone}: ${text}`);
}

function forgetToasts() {
  for (const { id } of currentToasts()) dismissToast(id);
}

afterEach(forgetToasts);

describe("the heart of a suggestion", () => {
  test("saves the name, says so, and is pressed as long as it is saved", async () => {
    const { user } = setUp();
    expect(heart("Astrid")).toHaveAttribute("aria-pressed", "false");
    await user.click(heart("Astrid"));
    expect(heart("Astrid")).toHaveAttribute("aria-pressed", "true");
    expect(heart("Bo")).toHaveAttribute("aria-pressed", "false");
    expect(favorites()).toEqual(["Astrid"]);
    expect(toasts()).toEqual(["success: Astrid tillagt till favoriter"]);
  });

  test("takes the name away again at a second press", async () => {
    const { user } = setUp();
    await user.click(heart("Astrid"));
    forgetToasts();
    await user.click(heart("Astrid"));
    expect(heart("Astrid")).toHaveAttribute("aria-pressed", "false");
    expect(favorites()).toEqual([]);
    expect(toasts()).toEqual(["success: Astrid borttaget från favoriter"]);
  });

  test("answers to the keyboard", async () => {
    const { user } = setUp();
    await user.tab();
    expect(heart("Astrid")).toHaveFocus();
    await user.keyboard(" ");
    expect(favorites()).toEqual(["Astrid"]);
  });
});

describe("the card of favourites", () => {
  test("says how many places are taken and how long they last", async () => {
    const { user } = setUp();
    expect(screen.getByText(/0 av 5 platser använda.*De varar\./)).toBeVisible();
    await user.click(heart("Bo"));
    expect(screen.getByText(/1 av 5 platser använda/)).toBeVisible();
  });

  test("removes a name by a button of its own", async () => {
    const { user } = setUp();
    await user.click(heart("Astrid"));
    await user.click(heart("Bo"));
    await user.click(screen.getByRole("button", { name: "Ta bort Astrid från favoriter" }));
    expect(favorites()).toEqual(["Bo"]);
    expect(heart("Astrid")).toHaveAttribute("aria-pressed", "false");
  });
});

describe("the cap", () => {
  test("refuses a sixth name with the page's message, and nothing else changes", async () => {
    const { user } = setUp();
    for (const name of NAMES.slice(0, 5)) await user.click(heart(name));
    forgetToasts();
    await user.click(heart("Freja"));
    expect(toasts()).toEqual([`error: ${FULL}`]);
    expect(favorites()).toEqual(NAMES.slice(0, 5));
    expect(heart("Freja")).toHaveAttribute("aria-pressed", "false");
  });

  test("always lets a name go, and then has room for another", async () => {
    const { user } = setUp();
    for (const name of NAMES.slice(0, 5)) await user.click(heart(name));
    await user.click(heart("Cleo"));
    await user.click(heart("Freja"));
    expect(favorites()).toEqual(["Astrid", "Bo", "Disa", "Ebbe", "Freja"]);
  });

  test("lets names go when storage holds more than it allows", async () => {
    window.localStorage.setItem("favorites", JSON.stringify(NAMES));
    const { user } = setUp(createStoredNames("favorites"));
    expect(favorites()).toEqual(NAMES);
    await user.click(heart("Greta"));
    expect(favorites()).toEqual(NAMES.slice(0, 6));
    forgetToasts();
    await user.click(heart("Greta"));
    expect(toasts()).toEqual([`error: ${FULL}`]);
    expect(JSON.parse(window.localStorage.getItem("favorites") ?? "")).toEqual(NAMES.slice(0, 6));
  });
});

describe("favourites in memory", () => {
  test("outlive the page, but each generator has its own", async () => {
    const store = memoryNames("samma");
    const { user, unmount } = setUp(store);
    await user.click(heart("Astrid"));
    unmount();
    setUp(memoryNames("samma"));
    expect(favorites()).toEqual(["Astrid"]);
    expect(memoryNames("annan").getState().names).toEqual([]);
    expect(window.localStorage).toHaveLength(0);
  });
});

describe("favourites in storage", () => {
  test("follow another tab", () => {
    setUp(createStoredNames("favorites"));
    window.localStorage.setItem("favorites", '["Disa"]');
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key: "favorites" }));
    });
    expect(favorites()).toEqual(["Disa"]);
    expect(heart("Disa")).toHaveAttribute("aria-pressed", "true");
  });

  test("that are damaged are told of, until they are put aside", async () => {
    window.localStorage.setItem("favorites", '["Bo",1]');
    const { user } = setUp(createStoredNames("favorites"));
    expect(screen.getByRole("alert")).toHaveTextContent(/gick inte att läsa/);
    await user.click(heart("Astrid"));
    expect(favorites()).toEqual(["Bo", "Astrid"]);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("that cannot be kept are told of, and still work", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    const { user } = setUp(createStoredNames("favorites"));
    await user.click(heart("Astrid"));
    expect(favorites()).toEqual(["Astrid"]);
    expect(screen.getByRole("alert")).toHaveTextContent(/låter oss inte spara/);
  });
});
