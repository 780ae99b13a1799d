import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { Header } from "@/app/header.tsx";
import { BackButton } from "../address.tsx";

function setUp(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Header />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function currentLinks(): string[] {
  return within(screen.getByRole("navigation", { name: "Huvudmeny" }))
    .getAllByRole("link")
    .filter((link) => link.hasAttribute("aria-current"))
    .map((link) => `${link.textContent}: ${link.getAttribute("aria-current")}`);
}

describe("the main menu", () => {
  test("has its links, and for a visitor those to sign in and to try the site", () => {
    setUp("/");
    const links = within(screen.getByRole("navigation", { name: "Huvudmeny" })).getAllByRole(
      "link",
    );
    expect(links.map((link) => `${link.textContent} ${link.getAttribute("href")}`)).toEqual([
      "Barnnamn /barnnamn",
      "Efternamn /efternamn",
      "Husdjur /husdjursnamn",
      "Företag /foretagsnamn",
      "Namnsdag /namnsdag",
      "Sök namn /sok",
      "Hem /",
      "Generator /namngenerator",
      "Premium /premium",
      "Om oss /om",
      "Favoriter /favoriter",
      "Välj tillsammans /tillsammans",
    ]);
    expect(screen.getByRole("link", { name: "Logga in" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Testa gratis" })).toBeVisible();
  });

  test.each([
    ["/", ["Hem: page"]],
    ["/namngenerator", ["Generator: page"]],
    ["/namngenerator?kategori=hund", ["Generator: page"]],
    ["/fornamn?kon=flickor", ["Generator: true"]],
    ["/hundnamn", ["Generator: true"]],
    ["/dnd-namn", ["Generator: true"]],
    ["/barnnamn?kon=flickor", ["Barnnamn: page", "Generator: true"]],
    ["/namnsdag", ["Namnsdag: page"]],
    ["/sok?namn=Astrid", ["Sök namn: page"]],
    ["/om", ["Om oss: page"]],
    ["/favoriter", ["Favoriter: page"]],
    ["/tillsammans", ["Välj tillsammans: page"]],
    ["/kallor", []],
    ["/finns-inte", []],
  ])("marks the current link or section on %s", (address, expected) => {
    setUp(address);
    expect(currentLinks()).toEqual(expected);
  });
});

describe("the menu of a small screen", () => {
  function menuButton() {
    return screen.getByRole("button", { name: /menyn/ });
  }

  test("opens and closes with its button, whose name says which", async () => {
    const user = setUp("/");
    expect(menuButton()).toHaveAccessibleName("Öppna menyn");
    expect(menuButton()).toHaveAttribute("aria-expanded", "false");
    await user.click(menuButton());
    expect(menuButton()).toHaveAccessibleName("Stäng menyn");
    expect(menuButton()).toHaveAttribute("aria-expanded", "true");
    await user.click(menuButton());
    expect(menuButton()).toHaveAttribute("aria-expanded", "false");
  });

  test("closes on Escape and returns focus to its button", async () => {
    const user = setUp("/");
    await user.click(menuButton());
    await user.tab();
    await user.keyboard("{Escape}");
    expect(menuButton()).toHaveAttribute("aria-expanded", "false");
    expect(menuButton()).toHaveFocus();
  });

  test("closes when a link is followed", async () => {
    const user = setUp("/");
    await user.click(menuButton());
    await user.click(screen.getByRole("link", { name: "Om oss" }));
    expect(menuButton()).toHaveAttribute("aria-expanded", "false");
  });

  test("stays closed when the visitor goes back to where it was open", async () => {
    render(
      <MemoryRouter>
        <Header />
        <BackButton />
      </MemoryRouter>,
    );
    const user = userEvent.setup();
    await user.click(menuButton());
    await user.click(screen.getByRole("link", { name: "Om oss" }));
    await user.click(screen.getByRole("button", { name: "Tillbaka" }));
    expect(screen.getByRole("link", { name: "Hem" })).toHaveAttribute("aria-current", "page");
    expect(menuButton()).toHaveAttribute("aria-expanded", "false");
  });
});
