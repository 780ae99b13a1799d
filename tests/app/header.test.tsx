import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { Header } from "@/app/header.tsx";
import { PagePathProvider } from "@/app/page-path.tsx";
import { generators } from "@/generators/registry.ts";
import { BackButton } from "../address.tsx";

function setUp(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <PagePathProvider>
        <Header />
      </PagePathProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function linksOf(menu: string): string[] {
  return within(screen.getByRole("navigation", { name: menu }))
    .getAllByRole("link")
    .map((link) => `${link.textContent} ${link.getAttribute("href")}`);
}

describe("the main menu", () => {
  test("has the topics, and for a visitor the links to sign in and to try the site", () => {
    setUp("/");
    expect(linksOf("Huvudmeny")).toEqual([
      "Barnnamn /barnnamn",
      "Efternamn /efternamn",
      "Husdjur /husdjursnamn",
      "Företag /foretagsnamn",
    ]);
    expect(screen.getByRole("link", { name: "Favoriter" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Logga in" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Testa gratis" })).toBeVisible();
  });

  test("leads to every generator, to what is known of names, and to SPEC's four pages", () => {
    setUp("/");
    const links = linksOf("Alla sidor");
    for (const { label, path } of generators) {
      const isTopic = linksOf("Huvudmeny").some((link) => link.endsWith(` ${path}`));
      if (!isTopic) expect(links).toContain(`${label} ${path}`);
    }
    expect(links).toEqual(
      expect.arrayContaining([
        "Hem /",
        "Generator /namngenerator",
        "Premium /premium",
        "Om oss /om",
        "Välj tillsammans /tillsammans",
        "Jämför namn /jamfor",
        "Namnsdagar /namnsdag",
      ]),
    );
  });

  test.each([
    ["/", ["Hem: page"]],
    ["/namngenerator?kategori=hund", ["Generator: page"]],
    ["/fornamn?kon=flickor", ["Förnamn: page", "Generator: true"]],
    ["/hundnamn", ["Husdjur: true", "Hundnamn: page", "Generator: true"]],
    ["/barnnamn?kon=flickor", ["Barnnamn: page", "Generator: true"]],
    ["/namnsdag", ["Namnsdagar: page"]],
    ["/om", ["Om oss: page"]],
    ["/tillsammans", ["Välj tillsammans: page"]],
    ["/kallor", []],
    ["/finns-inte", []],
  ])("marks the current link or section on %s", (address, expected) => {
    setUp(address);
    const marked = screen
      .getAllByRole("link")
      .filter((link) => link.hasAttribute("aria-current"))
      .map((link) => `${link.textContent}: ${link.getAttribute("aria-current")}`);
    expect([...new Set(marked)]).toEqual(expected);
  });

  test("opens from Fler, and closes when what is outside it is pressed or focused", async () => {
    const user = setUp("/");
    const button = screen.getByRole("button", { name: "Fler" });
    await user.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    await user.click(document.body);
    expect(button).toHaveAttribute("aria-expanded", "false");
    await user.click(button);
    await user.keyboard("{Escape}");
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute("aria-expanded", "false");
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
        <PagePathProvider>
          <Header />
          <BackButton />
        </PagePathProvider>
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
