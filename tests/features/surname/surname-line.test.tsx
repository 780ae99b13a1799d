import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import SurnameLine from "@/features/surname/surname-line.tsx";

function lineOf(given: string, surname: string) {
  return render(<SurnameLine given={given} surname={surname} />).container;
}

test("shows the whole name with its initials", () => {
  expect(lineOf("Astrid", "gran")).toHaveTextContent(/^Astrid Gran · A\.G\.$/);
});

test("says in words why names meet badly", () => {
  expect(lineOf("Axel", "Lindqvist")).toHaveTextContent(
    /^Axel Lindqvist · A\.L\., att tänka på: l möter l, initialer AL$/,
  );
});

test("shows every remark, the most noticeable first, and all in the title", () => {
  const line = lineOf("Stina", "Sten");
  expect(line).toHaveTextContent("Stina Sten · S.S., att tänka på: börjar lika, initialer SS");
  expect(screen.getByTitle("börjar lika, initialer SS")).toBeVisible();
});

test("tells of a party's letters without calling it a clash", () => {
  expect(lineOf("Sara", "Dal")).toHaveTextContent(
    /^Sara Dal · S\.D\., värt att veta: initialer SD$/,
  );
});

test("shows nothing for a text without letters", () => {
  expect(lineOf("Axel", "<123>")).toBeEmptyDOMElement();
});
