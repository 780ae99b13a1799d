/** What /fornamn suggests before the visitor has chosen a filter. */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { App } from "@/app/app.tsx";
import { givenNameList } from "@/generators/given-name-list.ts";

const rising = givenNameList.filter(({ marks }) => Number(`0x${marks}`) >= 8);
const risingNames = rising.map(({ name }) => name);

function Address() {
  return <output aria-label="Address">{useLocation().search}</output>;
}

async function wait(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.dynamicImportSettled());
}

async function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <App />
      <Address />
    </MemoryRouter>,
  );
  await wait(0);
  await wait(500);
}

function shownNames(): string[] {
  return within(screen.getByLabelText("Namnförslag"))
    .getAllByLabelText(/^Kopiera /)
    .map((button) => button.getAttribute("aria-label")?.replace("Kopiera ", "") ?? "");
}

function addressParams(): string {
  return screen.getByLabelText("Address").textContent;
}

function chooseSex(value: string) {
  const filters = within(screen.getByRole("form", { name: "Filter" }));
  fireEvent.change(filters.getByLabelText("Kön"), { target: { value } });
}

beforeEach(() => {
  vi.useFakeTimers();
});

test("opens on rising names, says so, and goes on with them", async () => {
  await open("/fornamn");
  expect(screen.getByText("Namn på väg upp")).toBeVisible();
  const first = shownNames();
  expect(risingNames).toEqual(expect.arrayContaining(first));
  expect(screen.getAllByText(`12 av ${rising.length} namn på väg upp.`)).not.toHaveLength(0);
  fireEvent.click(screen.getByRole("button", { name: "Generera nya namn" }));
  await wait(500);
  expect(risingNames).toEqual(expect.arrayContaining(shownNames()));
  expect(shownNames()).not.toEqual(first);
});

test("the first filter ends the opening", async () => {
  await open("/fornamn");
  chooseSex("unisex");
  await wait(500);
  expect(screen.queryByText("Namn på väg upp")).not.toBeInTheDocument();
  const unisex = givenNameList.filter(({ sex }) => sex === "u").map(({ name }) => name);
  expect(unisex).toEqual(expect.arrayContaining(shownNames()));
  expect(screen.getAllByText(/^12 av 2\d\d namn som passar filtren\.$/)).not.toHaveLength(0);
});

test("all names are a button away, and the address remembers it", async () => {
  await open("/fornamn");
  fireEvent.click(screen.getByRole("button", { name: "Visa alla namn" }));
  await wait(500);
  expect(addressParams()).toBe("?urval=alla");
  expect(screen.getByText("Alla namn")).toBeVisible();
  expect(screen.getAllByText(/^12 av 5\s\d{3} namn som passar filtren\.$/)).not.toHaveLength(0);
  chooseSex("flickor");
  chooseSex("alla");
  await wait(500);
  expect(addressParams()).toBe("?urval=alla");
  fireEvent.click(screen.getByRole("button", { name: "Visa namn på väg upp" }));
  await wait(500);
  expect(addressParams()).toBe("");
  expect(risingNames).toEqual(expect.arrayContaining(shownNames()));
});

test("/barnnamn says what its years mean", async () => {
  await open("/barnnamn");
  expect(screen.getByText("Stigande till 2022")).toBeVisible();
  fireEvent.change(screen.getByLabelText("År"), { target: { value: "tidlosa" } });
  expect(screen.getByText("Klassiker som getts varje år")).toBeVisible();
});
