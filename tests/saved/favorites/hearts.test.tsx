/** Whether a heart knows what is saved under another generator. */
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { atom } from "nanostores";
import { Profiler, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { NameActions } from "@/features/name-page/name-actions.tsx";
import { FavoriteButton } from "@/saved/favorites/favorite-button.tsx";
import { FAVORITES_PAGES, FavoritesCount } from "@/saved/favorites/favorites-by-page.tsx";
import { accountFavorites } from "@/saved/favorites/favorites-store.ts";
import { savedFavoritesOf } from "@/saved/favorites/saved-favorites.ts";
import { currentToasts } from "@/ui/toast-store.ts";
import { dismissToasts } from "../../toasts.ts";

/** The heart of a suggestion on /fornamn. */
function Suggestion() {
  return <FavoriteButton page="fornamn" name="Astrid" />;
}

function setUp(content = <Suggestion />) {
  render(
    <StrictMode>
      <MemoryRouter>
        <p data-testid="count">
          <FavoritesCount />
        </p>
        {content}
      </MemoryRouter>
    </StrictMode>,
  );
  return userEvent.setup();
}

const heart = () => screen.getByRole("button", { name: "Spara Astrid som favorit" });

function save(page: string, ...names: string[]) {
  act(() => savedFavoritesOf(page).write(names));
}

beforeEach(() => {
  for (const page of FAVORITES_PAGES) save(page);
});

afterEach(() => {
  accountFavorites.set(null);
  dismissToasts();
});

describe("the heart of a suggestion", () => {
  test("says where else the name is saved, and is not pressed", () => {
    save("barnnamn", "Astrid");
    setUp();
    expect(heart()).toHaveAttribute("aria-pressed", "false");
    expect(heart()).toHaveAccessibleDescription("Sparad bland barnnamn");
    save("namngenerator", "Astrid");
    expect(heart()).toHaveAccessibleDescription("Sparad i namngeneratorn och bland barnnamn");
    save("barnnamn");
    save("namngenerator");
    expect(heart()).not.toHaveAccessibleDescription();
  });

  test("has a look of its own for it", async () => {
    const look = () => heart().innerHTML;
    const user = setUp();
    const unsaved = look();
    save("barnnamn", "Astrid");
    const elsewhere = look();
    await user.click(heart());
    expect(new Set([unsaved, elsewhere, look()]).size).toBe(3);
  });

  test("saves the name here too, and then says nothing of elsewhere", async () => {
    save("barnnamn", "Astrid");
    const user = setUp();
    await user.click(heart());
    expect(heart()).toHaveAttribute("aria-pressed", "true");
    expect(heart()).not.toHaveAccessibleDescription();
    expect(savedFavoritesOf("barnnamn").read()).toEqual(["Astrid"]);
  });

  test("follows another tab", () => {
    setUp();
    window.localStorage.setItem("favorites-barnnamn", '["Astrid"]');
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key: "favorites-barnnamn" }));
    });
    expect(heart()).toHaveAccessibleDescription("Sparad bland barnnamn");
  });

  test("knows the favourites of an account once it has signed in", () => {
    setUp();
    const state = atom({ names: ["Astrid"], problem: null });
    act(() =>
      accountFavorites.set((page, local) => (page === "hundnamn" ? { ...local, state } : local)),
    );
    expect(heart()).toHaveAccessibleDescription("Sparad bland hundnamn");
  });
});

describe("the hearts of a long list", () => {
  const names = Array.from({ length: 169 }, (_, i) => `Namn ${i + 1}`);
  const heartOf = (name: string) =>
    screen.getByRole("button", { name: `Spara ${name} som favorit` });

  test("are rendered again one at a time, whether they are filled or half filled", async () => {
    const rendered: string[] = [];
    const user = setUp(
      <ul>
        {names.map((name) => (
          <Profiler key={name} id={name} onRender={(id) => rendered.push(id)}>
            <li>
              <FavoriteButton page="fornamn" name={name} />
            </li>
          </Profiler>
        ))}
      </ul>,
    );
    rendered.length = 0;
    await user.click(heartOf("Namn 8"));
    expect(heartOf("Namn 8")).toHaveAttribute("aria-pressed", "true");
    expect(new Set(rendered)).toEqual(new Set(["Namn 8"]));
    rendered.length = 0;
    save("barnnamn", "Namn 9");
    expect(heartOf("Namn 9")).toHaveAccessibleDescription("Sparad bland barnnamn");
    expect(new Set(rendered)).toEqual(new Set(["Namn 9"]));
  });

  test("are in the document as buttons that nothing disables, and follow what is stored once hydrated", () => {
    save("fornamn", "Astrid");
    const html = renderToString(<Suggestion />);
    expect(html).toContain('aria-pressed="false"');
    expect(html).not.toContain("disabled");
    const root = document.body.appendChild(document.createElement("div"));
    root.innerHTML = html;
    render(<Suggestion />, { container: root, hydrate: true });
    expect(heart()).toHaveAttribute("aria-pressed", "true");
    root.remove();
  });
});

describe("the heart of a name's page", () => {
  const page = <NameActions name="Astrid" generator="fornamn" />;

  test("is pressed wherever the name is saved, and says where", () => {
    save("barnnamn", "Astrid");
    setUp(page);
    expect(heart()).toHaveAttribute("aria-pressed", "true");
    expect(heart()).toHaveTextContent("Sparad");
    expect(heart()).toHaveAccessibleDescription("Sparad bland barnnamn");
  });

  test("removes the name from wherever it is saved, and saves it for its own generator", async () => {
    save("barnnamn", "Alma", "Astrid");
    save("hundnamn", "Astrid");
    const user = setUp(page);
    await user.click(heart());
    expect(savedFavoritesOf("barnnamn").read()).toEqual(["Alma"]);
    expect(savedFavoritesOf("hundnamn").read()).toEqual([]);
    expect(currentToasts().at(-1)?.text).toBe("Astrid borttaget från favoriter");
    expect(heart()).toHaveAttribute("aria-pressed", "false");
    await user.click(heart());
    expect(savedFavoritesOf("fornamn").read()).toEqual(["Astrid"]);
    expect(heart()).toHaveAccessibleDescription("Sparad bland förnamn");
  });
});

test("the count is of the favourites of all generators", () => {
  setUp();
  expect(screen.getByTestId("count")).toBeEmptyDOMElement();
  save("barnnamn", "Astrid", "Alma");
  save("hundnamn", "Sigge");
  expect(screen.getByTestId("count")).toHaveTextContent("3");
});
