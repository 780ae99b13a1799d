import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { GENERATOR_GROUPS, generators } from "@/generators/registry.ts";
import OverviewPage from "@/pages/overview-page.tsx";
import { LAST_LATEST_YEAR } from "@/words/statistics.ts";

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={["/generatorer"]}>
      <OverviewPage />
    </MemoryRouter>,
  );
});

test.each(GENERATOR_GROUPS)("the group %s links to its generators", (group) => {
  const region = within(screen.getByRole("region", { name: group }));
  expect(region.getByRole("heading", { level: 2, name: group })).toBeVisible();
  for (const { label, path } of generators.filter((it) => it.group === group && !it.partOf)) {
    expect(region.getByRole("link", { name: label })).toHaveAttribute("href", path);
  }
  for (const card of region.getAllByRole("listitem")) {
    expect(within(card).getByRole("heading", { level: 3 })).toBeVisible();
    expect(within(card).getAllByRole("paragraph")).toHaveLength(2);
  }
});

test("dog and cat names have no cards beside pet names", () => {
  const cards = within(screen.getByRole("region", { name: "Djur" })).getAllByRole("link");
  expect(cards.map(({ textContent }) => textContent)).toEqual(["Husdjursnamn"]);
});

test("the lists of names and the name search are linked", () => {
  const links = within(screen.getByRole("region", { name: "Fler namn" })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/namnsdag",
    `/namn/topplista/${LAST_LATEST_YEAR}`,
    "/namn/listor",
    "/sok",
  ]);
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
