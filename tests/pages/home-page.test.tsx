import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import HomePage from "@/pages/home-page.tsx";
import { waitAndLoad } from "../clock.ts";
import { dismissToasts } from "../toasts.ts";

function Place() {
  const { pathname, search, state } = useLocation();
  return <output aria-label="Plats">{`${pathname}${search} ${state}`}</output>;
}

async function open() {
  render(
    <StrictMode>
      <MemoryRouter>
        <HomePage />
        <Place />
      </MemoryRouter>
    </StrictMode>,
  );
  await waitAndLoad(500);
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  act(dismissToasts);
});

test("every link to the combined generator asks it to open with names on it", async () => {
  const user = await open();
  const links = screen
    .getAllByRole("link")
    .filter((link) => link.getAttribute("href")?.startsWith("/namngenerator"));
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Öppna namngeneratorn",
    "Barn",
    "Hund",
    "Katt",
    "Till generatorn",
  ]);
  for (const link of links) {
    await user.click(link);
    expect(screen.getByRole("status", { name: "Plats" })).toHaveTextContent(
      `${link.getAttribute("href")} generate`,
    );
  }
});
