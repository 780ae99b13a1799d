import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import OverviewPage from "@/pages/overview-page.tsx";

/** The groups of docs/specification.md, "Generators", with the headings and paths of their cards. */
const GROUPS = [
  ["Personnamn", "Förnamn /fornamn", "Efternamn /efternamn", "Barnnamn /barnnamn"],
  ["Företag", "Företagsnamn /foretagsnamn"],
  ["Digital", "Användarnamn /anvandarnamn"],
  ["Djur", "Husdjursnamn /husdjursnamn"],
  ["Kreativt", "Fantasynamn /fantasy-namn"],
] as const;

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={["/generatorer"]}>
      <OverviewPage />
    </MemoryRouter>,
  );
});

test.each(GROUPS)("the group %s links to its generators", (group, ...generators) => {
  const region = within(screen.getByRole("region", { name: group }));
  expect(region.getByRole("heading", { level: 2, name: group })).toBeVisible();
  const links = region.getAllByRole("link");
  expect(links.map((link) => `${link.textContent} ${link.getAttribute("href")}`)).toEqual(
    generators,
  );
  for (const card of region.getAllByRole("listitem")) {
    expect(within(card).getByRole("heading", { level: 3 })).toBeVisible();
    expect(within(card).getAllByRole("paragraph")).toHaveLength(2);
  }
});

test("there are seven cards in all", () => {
  const cards = GROUPS.flatMap(([group]) =>
    within(screen.getByRole("region", { name: group })).getAllByRole("listitem"),
  );
  expect(cards).toHaveLength(7);
});

test("an ordered list of three steps explains how it works", () => {
  const region = within(screen.getByRole("region", { name: "Så fungerar det" }));
  const steps = within(region.getByRole("list")).getAllByRole("heading", { level: 3 });
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    "Välj generator",
    "Ställ in filtren",
    "Spara favoriter",
  ]);
  expect(region.getByRole("list").tagName).toBe("OL");
});

test("the tips have a section of their own", () => {
  const tips = within(screen.getByRole("region", { name: "Tips" }));
  expect(tips.getAllByRole("listitem").length).toBeGreaterThan(2);
});

test("the combined generator has a link too", () => {
  const link = screen.getByRole("link", { name: "den samlade generatorn" });
  expect(link).toHaveAttribute("href", "/namngenerator");
});

test("the breadcrumbs link home and end with this page", () => {
  const trail = screen.getByRole("navigation", { name: "Brödsmulor" });
  expect(within(trail).getByRole("link", { name: "Hem" })).toHaveAttribute("href", "/");
  expect(within(trail).getAllByRole("link")).toHaveLength(1);
  expect(within(trail).getByText("Generatorer")).toHaveAttribute("aria-current", "page");
});
