import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { CompareListLink } from "@/saved/lists/compare-list-link.tsx";
import { nameList } from "./fake-backend.ts";

function setUp(names: string[]) {
  render(<CompareListLink list={nameList({ title: "Tjejnamn", names })} />, {
    wrapper: MemoryRouter,
  });
}

test("the names of a list are compared", () => {
  setUp(["Astrid", "Åsa"]);
  expect(screen.getByRole("link", { name: "Jämför namnen i listan Tjejnamn" })).toHaveAttribute(
    "href",
    "/jamfor?namn=Astrid,%C3%85sa",
  );
});

test("a list with a single name has nothing to compare", () => {
  setUp(["Astrid"]);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
