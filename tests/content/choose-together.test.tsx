import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import ChildNamesGuide from "@/content/guides/barnnamn.tsx";
import GivenNamesGuide from "@/content/guides/fornamn.tsx";
import OverviewPage from "@/pages/overview-page.tsx";

test.each([
  ["the guide of /barnnamn", ChildNamesGuide],
  ["the guide of /fornamn", GivenNamesGuide],
  ["/generatorer", OverviewPage],
])("%s leads two who choose to a room", (_, Page) => {
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  expect(screen.getByRole("link", { name: /^välj(a)? tillsammans$/i })).toHaveAttribute(
    "href",
    "/tillsammans",
  );
});
