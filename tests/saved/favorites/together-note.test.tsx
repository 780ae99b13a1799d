import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { FavoriteButton } from "@/saved/favorites/favorite-button.tsx";
import { FAVORITES_PAGES, FavoritesCount } from "@/saved/favorites/favorites-by-page.tsx";
import { FavoritesCard } from "@/saved/favorites/favorites-card.tsx";
import { savedFavoritesOf } from "@/saved/favorites/saved-favorites.ts";
import { Address, address } from "../../address.tsx";

/** A page with one name and its favourites. */
async function open(page = "fornamn") {
  const view = render(
    <StrictMode>
      <MemoryRouter initialEntries={[`/${page}`]}>
        <FavoritesCount />
        <FavoriteButton page={page} name="Astrid" />
        <FavoritesCard page={page} lasting="De varar." />
        <Address />
      </MemoryRouter>
    </StrictMode>,
  );
  await act(() => vi.dynamicImportSettled());
  return { user: userEvent.setup(), ...view };
}

/** Lets the page read what is stored again, as a new visit does. */
function readAgain() {
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
  });
}

const question = () => screen.queryByRole("link", { name: "Fråga den andra?" });
const heart = () => screen.getByRole("button", { name: "Spara Astrid som favorit" });

beforeEach(() => {
  for (const page of FAVORITES_PAGES) savedFavoritesOf(page).write([]);
  readAgain();
});

test("the third name of a child, on any page, is followed by the question", async () => {
  savedFavoritesOf("barnnamn").write(["Alma"]);
  savedFavoritesOf("namngenerator").write(["Bo", "Alma"]);
  const { user } = await open();
  expect(question()).toBeNull();
  await user.click(heart());
  const link = await screen.findByRole("link", { name: "Fråga den andra?" });
  expect(link.closest("p")).toHaveTextContent("Tre favoriter. Fråga den andra?");
  await user.click(heart());
  expect(question()).toBeNull();
});

test("names of pets are no reason to ask", async () => {
  savedFavoritesOf("hundnamn").write(["Sigge", "Molly", "Bosse"]);
  await open();
  expect(question()).toBeNull();
});

test("is not asked on a page of other names", async () => {
  savedFavoritesOf("barnnamn").write(["Alma", "Bo", "Cleo"]);
  await open("hundnamn");
  expect(question()).toBeNull();
});

test.each<[how: string, act: (user: ReturnType<typeof userEvent.setup>) => Promise<void>]>([
  ["put away", (user) => user.click(screen.getByRole("button", { name: "Visa inte frågan igen" }))],
  ["followed", (user) => user.click(screen.getByRole("link", { name: "Fråga den andra?" }))],
])("is not asked again once it is %s, on the next visit either", async (how, answer) => {
  savedFavoritesOf("fornamn").write(["Alma", "Bo", "Cleo"]);
  const { user, unmount } = await open();
  await answer(user);
  expect(question()).toBeNull();
  if (how === "followed") expect(address()).toBe("?favoriter");
  else expect(screen.getByRole("heading", { name: "Favoriter" })).toHaveFocus();
  unmount();
  await open();
  readAgain();
  expect(question()).toBeNull();
});
