import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { entitledFeatures } from "@/access/entitlement/entitlement-store.ts";
import { FavoriteButton } from "@/saved/favorites/favorite-button.tsx";
import { FavoritesCard } from "@/saved/favorites/favorites-card.tsx";
import { savedFavoritesOf } from "@/saved/favorites/saved-favorites.ts";
import { currentToasts } from "@/ui/toast-store.ts";
import { dismissToasts } from "../../toasts.ts";

const NAMES = ["Astrid", "Bo", "Cleo", "Disa", "Ebbe", "Freja", "Greta"];
const FULL = "Du kan bara spara 5 favoriter åt gången";

function setUp() {
  const view = render(
    <>
      {NAMES.map((name) => (
        <FavoriteButton key={name} page="blommor" name={name} />
      ))}
      <FavoritesCard page="blommor" lasting="De varar." />
    </>,
    { wrapper: StrictMode },
  );
  return { user: userEvent.setup(), ...view };
}

function heart(name: string) {
  return screen.getByRole("button", { name: `Spara ${name} som favorit` });
}

function favorites(): string[] {
  const list = screen.queryByRole("list", { name: "Favoriter" });
  const items = list ? within(list).getAllByRole("listitem") : [];
  return items.map(({ textContent }) => textContent ?? "");
}

/** As another tab does. */
function storeElsewhere(text: string) {
  window.localStorage.setItem("favorites-blommor", text);
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: "favorites-blommor" }));
  });
}

function toasts(): string[] {
  return currentToasts().map(({ tone, text }) => `${tone}: ${text}`);
}

beforeEach(() => savedFavoritesOf("blommor").write([]));

afterEach(() => {
  dismissToasts();
  entitledFeatures.set(null);
});

describe("the heart button", () => {
  test("saves the name, with a toast, and is pressed while it is saved", async () => {
    const { user } = setUp();
    expect(heart("Astrid")).toHaveAttribute("aria-pressed", "false");
    await user.click(heart("Astrid"));
    expect(heart("Astrid")).toHaveAttribute("aria-pressed", "true");
    expect(heart("Bo")).toHaveAttribute("aria-pressed", "false");
    await waitFor(() => expect(favorites()).toEqual(["Astrid"]));
    expect(toasts()).toEqual(["success: Astrid tillagt till favoriter"]);
  });

  test("removes the name at a second click, with a toast", async () => {
    const { user } = setUp();
    await user.click(heart("Astrid"));
    dismissToasts();
    await user.click(heart("Astrid"));
    expect(heart("Astrid")).toHaveAttribute("aria-pressed", "false");
    expect(favorites()).toEqual([]);
    expect(toasts()).toEqual(["success: Astrid borttaget från favoriter"]);
  });

  test("works with the keyboard", async () => {
    const { user } = setUp();
    await user.tab();
    expect(heart("Astrid")).toHaveFocus();
    await user.keyboard(" ");
    expect(favorites()).toEqual(["Astrid"]);
  });
});

describe("the favourites card", () => {
  test("shows how many places are taken and how long favourites last", async () => {
    const { user } = setUp();
    expect(screen.getByText(/0 av 5 platser använda.*De varar\./)).toBeVisible();
    await user.click(heart("Bo"));
    expect(screen.getByText(/1 av 5 platser använda/)).toBeVisible();
  });

  test("removes a name with its own button", async () => {
    const { user } = setUp();
    await user.click(heart("Astrid"));
    await user.click(heart("Bo"));
    await user.click(screen.getByRole("button", { name: "Ta bort Astrid från favoriter" }));
    expect(favorites()).toEqual(["Bo"]);
    expect(heart("Astrid")).toHaveAttribute("aria-pressed", "false");
  });

  test("keeps the name that a double press hits once the first one is removed", async () => {
    const { user } = setUp();
    await user.click(heart("Astrid"));
    await user.click(heart("Bo"));
    const remove = (name: string) =>
      screen.getByRole("button", { name: `Ta bort ${name} från favoriter` });
    fireEvent.click(remove("Astrid"), { detail: 1 });
    fireEvent.click(remove("Bo"), { detail: 2 });
    expect(favorites()).toEqual(["Bo"]);
  });

  test("brings a removed name back", async () => {
    const { user } = setUp();
    await user.click(heart("Astrid"));
    await user.click(heart("Bo"));
    await user.click(screen.getByRole("button", { name: "Ta bort Astrid från favoriter" }));
    expect(toasts()).toEqual(["success: Astrid borttaget från favoriter"]);
    act(() => currentToasts().at(-1)?.action?.run());
    expect(favorites().sort()).toEqual(["Astrid", "Bo"]);
    expect(heart("Astrid")).toHaveAttribute("aria-pressed", "true");
  });
});

describe("focus", () => {
  const remove = (name: string) =>
    screen.getByRole("button", { name: `Ta bort ${name} från favoriter` });

  test("moves to the next name when one is removed, or to the one before", async () => {
    const { user } = setUp();
    for (const name of ["Astrid", "Bo", "Cleo"]) await user.click(heart(name));
    remove("Bo").focus();
    await user.keyboard("{Enter}");
    expect(remove("Cleo")).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(remove("Astrid")).toHaveFocus();
  });

  test("moves to the heading when the last name is removed", async () => {
    const { user } = setUp();
    await user.click(heart("Astrid"));
    remove("Astrid").focus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("heading", { name: "Favoriter" })).toHaveFocus();
  });
});

describe("the cap", () => {
  test("refuses a sixth name with the page's message, and changes nothing", async () => {
    const { user } = setUp();
    for (const name of NAMES.slice(0, 5)) await user.click(heart(name));
    dismissToasts();
    await user.click(heart("Freja"));
    expect(toasts()).toEqual([`error: ${FULL}`]);
    expect(favorites()).toEqual(NAMES.slice(0, 5));
    expect(heart("Freja")).toHaveAttribute("aria-pressed", "false");
  });

  test("never prevents a removal, which makes room for another name", async () => {
    const { user } = setUp();
    for (const name of NAMES.slice(0, 5)) await user.click(heart(name));
    await user.click(heart("Cleo"));
    await user.click(heart("Freja"));
    expect(favorites()).toEqual(["Astrid", "Bo", "Disa", "Ebbe", "Freja"]);
  });

  test("keeps more stored names than it allows, until they are removed", async () => {
    const { user } = setUp();
    storeElsewhere(JSON.stringify(NAMES));
    expect(favorites()).toEqual(NAMES);
    expect(screen.getByText(/^7 favoriter, fler än de 5 platser som ingår gratis\./)).toBeVisible();
    expect(screen.queryByText(/7 av 5/)).not.toBeInTheDocument();
    await user.click(heart("Greta"));
    expect(favorites()).toEqual(NAMES.slice(0, 6));
    dismissToasts();
    await user.click(heart("Greta"));
    expect(toasts()).toEqual([`error: ${FULL}`]);
    expect(JSON.parse(window.localStorage.getItem("favorites-blommor") ?? "")).toEqual(
      NAMES.slice(0, 6),
    );
  });

  test("does not exist for an unlimited plan", async () => {
    entitledFeatures.set(new Set(["unlimited_favorites"]));
    const { user } = setUp();
    for (const name of NAMES) await user.click(heart(name));
    expect(favorites()).toEqual(NAMES);
    expect(screen.getByText(/7 favoriter\./)).toBeVisible();
    expect(screen.queryByText(/platser/)).not.toBeInTheDocument();
  });
});

describe("favourites in storage", () => {
  test("follow changes of another tab", () => {
    setUp();
    storeElsewhere('["Disa"]');
    expect(favorites()).toEqual(["Disa"]);
    expect(heart("Disa")).toHaveAttribute("aria-pressed", "true");
  });

  test("show a warning when damaged, until they are backed up", async () => {
    const { user } = setUp();
    storeElsewhere('["Bo",1]');
    expect(await screen.findByRole("alert")).toHaveTextContent(/gick inte att läsa/);
    await user.click(heart("Astrid"));
    expect(favorites()).toEqual(["Bo", "Astrid"]);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("show a warning when storage is full, and still work", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    const { user } = setUp();
    await user.click(heart("Astrid"));
    expect(favorites()).toEqual(["Astrid"]);
    expect(await screen.findByRole("alert")).toHaveTextContent(/låter oss inte spara/);
    expect(screen.queryByText(/De varar\./)).not.toBeInTheDocument();
  });
});
