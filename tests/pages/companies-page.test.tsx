import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import CompaniesPage from "@/pages/companies-page.tsx";
import { waitAndLoad } from "../clock.ts";

async function open() {
  const view = render(
    <StrictMode>
      <MemoryRouter initialEntries={["/foretagsnamn"]}>
        <CompaniesPage />
      </MemoryRouter>
    </StrictMode>,
  );
  await waitAndLoad(500);
  return { user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }), ...view };
}

function checks() {
  const checklist = screen.getByRole("region", { name: /^Checklista/ });
  return within(checklist).getAllByRole<HTMLInputElement>("checkbox");
}

function checkOf(question: string) {
  return screen.getByRole("checkbox", { name: new RegExp(question) });
}

beforeEach(() => {
  vi.useFakeTimers();
});

test("each suggestion has a link to its domain, and the page one to each register", async () => {
  await open();
  const list = within(screen.getByRole("list", { name: "Namnförslag" }));
  const names = list
    .getAllByRole("button", { name: /^Kopiera / })
    .map((copy) => copy.getAttribute("aria-label")?.replace("Kopiera ", ""));
  expect(names).toHaveLength(12);
  const links = list.getAllByRole("link", { name: /^Kolla domän/ });
  expect(links.map((link) => link.textContent?.match(/för (.+) \(/)?.[1])).toEqual(names);
  for (const link of links) {
    expect(link).toHaveAttribute("href", expect.stringMatching(/\?domain=[a-z0-9-]+\.se$/));
  }
  for (const register of ["Bolagsverket", "PRV"]) {
    const [link, ...others] = screen.getAllByRole("link", { name: new RegExp(`hos ${register}`) });
    expect(others).toEqual([]);
    expect(link && list.queryByRole("link", { name: link.textContent })).toBeNull();
  }
});

test("the questions of the checklist are checked and unchecked separately", async () => {
  const { user } = await open();
  expect(checks().filter(({ checked }) => checked)).toEqual([]);
  await user.click(checkOf("Är domänen ledig"));
  await user.click(checkOf("PRV"));
  expect(checks().filter(({ checked }) => checked)).toHaveLength(2);
  await user.click(checkOf("Är domänen ledig"));
  expect(checkOf("Är domänen ledig")).not.toBeChecked();
  expect(checkOf("PRV")).toBeChecked();
});

test("the checklist works with the keyboard", async () => {
  const { user } = await open();
  act(() => checkOf("Bolagsverket").focus());
  await user.keyboard(" ");
  expect(checkOf("Bolagsverket")).toBeChecked();
});

test("the checklist is not stored and is empty at the next visit", async () => {
  const { user, unmount } = await open();
  for (const check of checks()) await user.click(check);
  expect(window.localStorage).toHaveLength(0);
  expect(window.sessionStorage).toHaveLength(0);
  unmount();
  await open();
  expect(checks().filter(({ checked }) => checked)).toEqual([]);
});
