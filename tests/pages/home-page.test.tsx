import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import HomePage from "@/pages/home-page.tsx";
import { waitAndLoad } from "../clock.ts";
import { dismissToasts } from "../toasts.ts";

function Place() {
  const { pathname, search, state } = useLocation();
  return <output aria-label="Plats">{`${pathname}${search} ${state}`}</output>;
}

async function open() {
  render(
    <StrictMode>
      <MemoryRouter>
        <HomePage />
        <Place />
      </MemoryRouter>
    </StrictMode>,
  );
  await waitAndLoad(500);
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  act(dismissToasts);
});

test("every link to the combined generator asks it to open with names on it", async () => {
  const user = await open();
  const links = screen
    .getAllByRole("link")
    .filter((link) => link.getAttribute("href")?.startsWith("/namngenerator"));
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Öppna namngeneratorn",
    "Barn",
    "Hund",
    "Katt",
    "Till generatorn",
  ]);
  for (const link of links) {
    await user.click(link);
    expect(screen.getByRole("status", { name: "Plats" })).toHaveTextContent(
      `${link.getAttribute("href")} generate`,
    );
  }
});

test("says what the statistics answer, and leads to the search of names", async () => {
  await open();
  const links = screen.getAllByRole("link", { name: "Se hur många som heter så" });
  expect(links[0]).toHaveAttribute("href", "/sok");
});

test("shows the heading and links to the generators", async () => {
  await open();
  expect(
    screen.getByRole("heading", { level: 1, name: "Hitta det perfekta namnet på en sekund" }),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Öppna namngeneratorn" })).toHaveAttribute(
    "href",
    "/namngenerator",
  );
  expect(screen.getByRole("link", { name: "Se alla generatorer" })).toHaveAttribute(
    "href",
    "/generatorer",
  );
});

test("the generator shows four names with their facts", async () => {
  await open();
  const generator = within(screen.getByRole("region", { name: "Prova generatorn" }));
  expect(generator.getAllByRole("button", { name: /^Kopiera / })).toHaveLength(4);
  await act(() => vi.dynamicImportSettled());
  // A name that fewer than ten got in 2022 has its latest listed year.
  expect(generator.getAllByText(/\d (?:flickor|pojkar) 20\d\d/)).toHaveLength(4);
  expect(generator.getAllByText(/SCB/)).toHaveLength(4);
});

test("a favourite is saved among those of the combined generator", async () => {
  const user = await open();
  const [heart] = screen.getAllByRole("button", { name: /^Spara .+ som favorit$/ });
  if (heart) await user.click(heart);
  const [saved] = JSON.parse(window.localStorage.getItem("favorites") ?? "[]");
  expect(screen.getByRole("button", { name: `Spara ${saved} som favorit` })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("shows three benefits of the site beside the curves of two names", async () => {
  await open();
  const section = within(screen.getByRole("region", { name: "Namn kommer och går" }));
  for (const name of ["Snabbt och enkelt", "Namn med siffror bakom", "Premiumfunktioner"]) {
    const heading = section.getByRole("heading", { level: 3, name });
    expect(heading.nextElementSibling).toHaveTextContent(/\w{3,}\.$/);
  }
  expect(section.getByRole("img", { name: /^Kurvor: Astrid .* Emma/ })).toBeVisible();
  for (const [name, category] of [
    ["Barn", "barn"],
    ["Hund", "hund"],
    ["Katt", "katt"],
  ] as const) {
    expect(section.getByRole("link", { name })).toHaveAttribute(
      "href",
      `/namngenerator?kategori=${category}`,
    );
  }
});

test("tiles link to generators", async () => {
  await open();
  const section = within(screen.getByRole("region", { name: "Vad ska få ett namn?" }));
  const tiles = within(section.getByRole("list"));
  expect(tiles.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/barnnamn",
    "/husdjursnamn",
    "/foretagsnamn",
    "/fantasy-namn",
    "/anvandarnamn",
  ]);
});

test("shows the article on naming trends, with links to the child names and the sources", async () => {
  await open();
  const article = within(screen.getByRole("article", { name: /Vad barn i Sverige har fått heta/ }));
  expect(article.getAllByRole("heading", { level: 3 }).length).toBeGreaterThanOrEqual(3);
  expect(article.getByRole("link", { name: /barnnamn/ })).toHaveAttribute("href", "/barnnamn");
  expect(article.getByRole("link", { name: /räknar/ })).toHaveAttribute("href", "/kallor");
});
