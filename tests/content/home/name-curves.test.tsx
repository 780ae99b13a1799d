import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { NameCurves } from "@/content/home/name-curves.tsx";
import { homeFigures } from "@/words/home-figures.ts";
import { FIRST_NEWBORN_YEAR, LAST_NEWBORN_YEAR } from "@/words/statistics.ts";

test("states the year from which Astrid was given more often than Emma, every year", () => {
  render(<NameCurves />);
  const heading = screen.getByRole("heading", { name: /^\d{4} gick Astrid om Emma$/ });
  const crossing = Number(heading.textContent?.slice(0, 4)) - FIRST_NEWBORN_YEAR;
  const { Astrid, Emma } = homeFigures.girls;
  const isAbove = Astrid.map((count, i) => count > (Emma[i] ?? 0));
  expect(isAbove.slice(0, crossing)).not.toContain(true);
  expect(isAbove.slice(crossing)).not.toContain(false);
});

test("has the first and the last year below the curves", () => {
  render(<NameCurves />);
  expect(screen.getByText(`${FIRST_NEWBORN_YEAR}`)).toBeVisible();
  expect(screen.getByText(`${LAST_NEWBORN_YEAR}`)).toBeVisible();
});
