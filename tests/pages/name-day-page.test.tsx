import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import NameDayPage from "@/pages/name-day-page.tsx";
import { savedFavoritesOf } from "@/saved/favorites/saved-favorites.ts";

const page = (
  <MemoryRouter>
    <NameDayPage />
  </MemoryRouter>
);

function today() {
  return screen.getByRole("region", { name: /^Vem har namnsdag i dag/ });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date("2026-11-26T23:59"));
});

test("the prerendered page has no day of its own", () => {
  const html = renderToString(page);
  expect(html).not.toContain("I morgon");
  expect(html).not.toContain('aria-current="date"');
});

test("shows the names of today and tomorrow, each a link, and changes at midnight", () => {
  render(page);
  expect(today()).toHaveAccessibleName("Vem har namnsdag i dag? 26\u00a0november");
  expect(within(today()).getByRole("link", { name: "Linus" })).toHaveAttribute(
    "href",
    "/namn/linus",
  );
  expect(within(today()).getByRole("link", { name: "Astrid" })).toBeVisible();
  act(() => vi.advanceTimersByTime(60_000));
  expect(today()).toHaveAccessibleName("Vem har namnsdag i dag? 27\u00a0november");
  expect(within(today()).queryByRole("link", { name: "Linus" })).toBeNull();
  expect(within(today()).getByRole("link", { name: "Malte" })).toBeVisible();
});

test("has a heart beside each name, which saves it among the given names", () => {
  render(page);
  const month = within(screen.getByRole("region", { name: "November" }));
  const hearts = month.getAllByRole("button", { name: /^Spara .+ som favorit$/ });
  expect(hearts).toHaveLength(month.getAllByRole("link").length);
  fireEvent.click(within(today()).getByRole("button", { name: "Spara Linus som favorit" }));
  expect(savedFavoritesOf("fornamn").read()).toEqual(["Linus"]);
  expect(month.getByRole("button", { name: "Spara Linus som favorit" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("says so when a day has no name", () => {
  vi.setSystemTime(new Date("2028-02-29T12:00"));
  render(page);
  expect(today()).toHaveTextContent("Skottdagen inget namn");
});

test("marks today in the calendar, in words as well", () => {
  render(page);
  const month = screen.getByRole("region", { name: "November" });
  const days = within(month)
    .getAllByRole("listitem")
    .filter(({ id }) => id !== "");
  const marked = days.filter((day) => day.getAttribute("aria-current") === "date");
  expect(marked.map(({ id }) => id)).toEqual(["11-26"]);
  expect(marked[0]).toHaveTextContent("26, i dag");
  act(() => vi.advanceTimersByTime(60_000));
  expect(days.find(({ id }) => id === "11-27")).toHaveAttribute("aria-current", "date");
  expect(marked[0]).not.toHaveAttribute("aria-current");
});

test("has an anchor for each day, and a link to each month", () => {
  const { container } = render(page);
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids.filter((id) => /^\d\d-\d\d$/.test(id))).toHaveLength(366);
  expect(ids).toEqual(expect.arrayContaining(["01-01", "02-29", "12-13", "12-31"]));
  const months = within(screen.getByRole("navigation", { name: "Månader" })).getAllByRole("link");
  expect(months).toHaveLength(12);
  for (const link of months) expect(ids).toContain(link.getAttribute("href")?.slice(1));
});

test("says what is printed from 2027, listed under another spelling, and without a name", () => {
  render(page);
  const december = screen.getByRole("region", { name: "December" });
  expect(within(december).getByText("Zackarias").closest("li")).toHaveTextContent("från 2027");
  const rules = screen.getByRole("region", { name: "Så läser du kalendern" });
  expect(rules).toHaveTextContent("Linnéa har namnsdag 13 maj, som Linnea.");
  expect(rules).toHaveTextContent("Cassandra, Eira, Flora, Mio, Vilgot och Zackarias");
  expect(rules).toHaveTextContent("Sju dagar har inget namn: 1 januari (nyårsdagen),");
});
