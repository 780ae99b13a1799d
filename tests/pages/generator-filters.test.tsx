/** Every filter of every generator page: what is chosen is generated, and stays in the address. */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { StrictMode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { App } from "@/app/app.tsx";
import { cats } from "@/generators/cats.ts";

/** Each with a choice, and what a name looks like that matches it, where names show it. */
const PAGES = [
  { path: "/fornamn", query: "borjar=L", names: /^L/ },
  { path: "/efternamn", query: "andelse=strom", names: /ström$/ },
  { path: "/barnnamn", query: "kon=flickor", names: /\S/ },
  { path: "/foretagsnamn", query: "langd=kort", names: /^.{1,8}$/ },
  { path: "/anvandarnamn", query: "stil=enkel", names: /^[^A-Z]+$/ },
  { path: "/husdjursnamn", query: "langd=kort", names: /^.{1,4}$/ },
  { path: "/hundnamn", query: "kon=tik", names: /\S/ },
  { path: "/kattnamn", query: "langd=kort", names: /^.{1,4}$/ },
  { path: "/fantasy-namn", query: "kategori=drake", names: /\S/ },
];

function Address() {
  return <output aria-label="Address">{useLocation().search}</output>;
}

/** Advances the clock, and then waits for the code that the page loads. */
async function wait(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.dynamicImportSettled());
}

async function open(address: string) {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <App />
        <Address />
      </MemoryRouter>
    </StrictMode>,
  );
  await wait(0);
}

function address(): string {
  return screen.getByLabelText("Address").textContent;
}

function suggestions() {
  return screen.getByLabelText("Namnförslag");
}

function shownNames(): string[] {
  return within(suggestions())
    .getAllByLabelText(/^Kopiera /)
    .map((button) => button.getAttribute("aria-label")?.replace("Kopiera ", "") ?? "");
}

function filters(): HTMLSelectElement[] {
  return within(screen.getByLabelText("Filter")).getAllByRole<HTMLSelectElement>("combobox");
}

function choose(filter: HTMLSelectElement, value: string) {
  fireEvent.change(filter, { target: { value } });
}

beforeEach(() => {
  vi.useFakeTimers();
});

test.each(PAGES)("$path obeys its filters, and keeps them in the address", async (page) => {
  const { path, query, names } = page;
  const [name = "", value = ""] = query.split("=");
  await open(`${path}?${query}`);
  await wait(500);
  const all = filters();
  expect(all.find((filter) => filter.name === name)).toHaveValue(value);
  expect(shownNames()).not.toEqual([]);
  for (const shown of shownNames()) expect(shown).toMatch(names);

  for (const filter of all) {
    const [usual = "", other = ""] = [...filter.options].map((option) => option.value);
    choose(filter, other);
    expect(suggestions()).toHaveAttribute("aria-busy", "true");
    expect(filter).toHaveValue(other);
    expect(new URLSearchParams(address()).get(filter.name)).toBe(other);
    choose(filter, usual);
    expect(new URLSearchParams(address()).has(filter.name)).toBe(false);
  }
  // Defaults are left out of the address.
  expect(address()).toBe("");
  await wait(500);
  expect(suggestions()).toHaveAttribute("aria-busy", "false");
  expect(new Set(shownNames()).size).toBe(12);
});

test("a cat's name has its count in the register, if one is published", async () => {
  const hidden = cats.map(({ name }) => name).filter((name) => name !== "Luna");
  window.localStorage.setItem("hidden-names-kattnamn", JSON.stringify(hidden));
  await open("/kattnamn");
  await wait(500);
  expect(shownNames()).toEqual(["Luna"]);
  expect(suggestions()).toHaveTextContent(/6\s072 katter \(Jordbruksverket\s2025\)/);
});
