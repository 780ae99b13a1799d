import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SurnameLine } from "@/features/surname/surname-line.tsx";

function lineOf(given: string, surname: string) {
  return render(<SurnameLine given={given} surname={surname} />).container;
}

async function lineWithRemarks(given: string, surname: string) {
  const line = lineOf(given, surname);
  await screen.findByText(/initialer|möter/);
  return line;
}

test("shows the whole name at once, and its initials when the sounds are loaded", async () => {
  const line = lineOf("Astrid", "gran");
  expect(line).toHaveTextContent(/^Astrid Gran$/);
  expect(await screen.findByText("A.G.")).toBeVisible();
  expect(line).toHaveTextContent(/^Astrid Gran, A\.G\.$/);
});

test("says in words why names meet badly", async () => {
  expect(await lineWithRemarks("Axel", "Lindqvist")).toHaveTextContent(
    /^Axel Lindqvist, A\.L\., att tänka på: l möter l$/,
  );
});

test("shows every remark, the most noticeable first", async () => {
  expect(await lineWithRemarks("Stavros", "Sten")).toHaveTextContent(
    /^Stavros Sten, att tänka på: börjar lika, s möter s, initialer SS$/,
  );
});

test("tells of a party's letters without calling it a clash", async () => {
  expect(await lineWithRemarks("Sara", "Dal")).toHaveTextContent(
    /^Sara Dal, värt att veta: initialer SD$/,
  );
});

test("shows nothing for a text without letters", () => {
  expect(lineOf("Axel", "<123>")).toBeEmptyDOMElement();
});
