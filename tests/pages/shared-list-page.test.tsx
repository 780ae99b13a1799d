import { render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import SharedListPage from "@/pages/shared-list-page.tsx";

test("a site without a backend says that it has no shared lists, and asks nobody", () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", fetched);
  render(
    <MemoryRouter initialEntries={["/lista/en-lista"]}>
      <SharedListPage />
    </MemoryRouter>,
    { wrapper: StrictMode },
  );
  expect(screen.getByRole("heading", { level: 1, name: "Lista hittades inte" })).toBeVisible();
  expect(screen.getByText(/är inte uppsatta på den här sajten än/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Till startsidan" })).toHaveAttribute("href", "/");
  expect(fetched).not.toHaveBeenCalled();
});
