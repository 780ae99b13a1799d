import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import SurnameLine from "@/features/surname/surname-line.tsx";

test("shows the whole name with its initials", () => {
  render(<SurnameLine given="Astrid" surname="lindqvist" />);
  expect(screen.getByText("Astrid Lindqvist · A.L.")).toBeVisible();
  expect(screen.queryByText(/att tänka på/)).not.toBeInTheDocument();
});

test("says in words why names meet badly", () => {
  const { container } = render(<SurnameLine given="Axel" surname="Lindqvist" />);
  expect(container).toHaveTextContent("Axel Lindqvist · A.L., att tänka på: l möter l");
});

test("shows nothing for a text without letters", () => {
  const { container } = render(<SurnameLine given="Axel" surname="<123>" />);
  expect(container).toBeEmptyDOMElement();
});
