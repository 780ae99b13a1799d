import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes, useNavigate } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { Link } from "@/ui/link.tsx";
import { NavigationMemory, PageHeading } from "@/ui/page-heading.tsx";

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Tillbaka
    </button>
  );
}

function SecondPage() {
  return (
    <>
      <PageHeading key="2">Andra</PageHeading>
      <section id="kapitel" aria-label="Kapitel" />
    </>
  );
}

beforeEach(() => {
  render(
    <MemoryRouter>
      <Link to="/andra">Andra sidan</Link>
      <Link to="/tredje">Tredje sidan</Link>
      <Link to="/andra#kapitel">Ett kapitel</Link>
      <Link to="/andra#annat">Något annat</Link>
      <Back />
      <NavigationMemory>
        <Routes>
          <Route path="/" element={<PageHeading key="1">Första</PageHeading>} />
          <Route path="/andra" element={<SecondPage />} />
          <Route path="/tredje" element={<PageHeading key="3">Tredje</PageHeading>} />
        </Routes>
      </NavigationMemory>
    </MemoryRouter>,
  );
});

test("the first page does not take focus", () => {
  expect(screen.getByRole("heading", { level: 1, name: "Första" })).not.toHaveFocus();
});

test("a navigation focuses the heading of the new page and scrolls to the top", async () => {
  await userEvent.click(screen.getByRole("link", { name: "Andra sidan" }));
  expect(screen.getByRole("heading", { level: 1, name: "Andra" })).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test("going back focuses the heading and leaves the scroll position to the browser", async () => {
  await userEvent.click(screen.getByRole("link", { name: "Andra sidan" }));
  await userEvent.click(screen.getByRole("link", { name: "Tredje sidan" }));
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole("button", { name: "Tillbaka" }));
  expect(screen.getByRole("heading", { level: 1, name: "Andra" })).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
});

test("going back to the first page focuses its heading", async () => {
  await userEvent.click(screen.getByRole("link", { name: "Andra sidan" }));
  await userEvent.click(screen.getByRole("button", { name: "Tillbaka" }));
  expect(screen.getByRole("heading", { level: 1, name: "Första" })).toHaveFocus();
});

test("a link with a fragment scrolls to that part of the page and focuses it", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  await userEvent.click(screen.getByRole("link", { name: "Ett kapitel" }));
  expect(screen.getByRole("region", { name: "Kapitel" })).toHaveFocus();
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test("a fragment that names no part of the page leads to its heading", async () => {
  await userEvent.click(screen.getByRole("link", { name: "Något annat" }));
  expect(screen.getByRole("heading", { level: 1, name: "Andra" })).toHaveFocus();
});
