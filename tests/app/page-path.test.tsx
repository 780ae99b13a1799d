import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useSearchParams } from "react-router-dom";
import { expect, test } from "vitest";
import { PagePathProvider, usePagePath } from "@/app/page-path.tsx";
import { Link } from "@/ui/link.tsx";

let renders = 0;

function Frame() {
  renders += 1;
  return <p>{usePagePath()}</p>;
}

function Filter() {
  const [params] = useSearchParams();
  return <p>Kön: {params.get("kon")}</p>;
}

test("the frame is rendered for a new page, not for a choice of a filter", async () => {
  renders = 0;
  render(
    <MemoryRouter initialEntries={["/fornamn"]}>
      <PagePathProvider>
        <Frame />
        <Filter />
        <Link to="/fornamn?kon=flickor">Flickor</Link>
        <Link to="/hundnamn">Hundnamn</Link>
      </PagePathProvider>
    </MemoryRouter>,
  );
  expect(screen.getByText("/fornamn")).toBeVisible();
  const before = renders;
  await userEvent.click(screen.getByRole("link", { name: "Flickor" }));
  expect(screen.getByText("Kön: flickor")).toBeVisible();
  expect(renders).toBe(before);
  await userEvent.click(screen.getByRole("link", { name: "Hundnamn" }));
  expect(screen.getByText("/hundnamn")).toBeVisible();
});
