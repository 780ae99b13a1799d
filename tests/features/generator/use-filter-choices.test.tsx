import { act, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { FilterFields } from "@/features/generator/filter-form.tsx";
import { useFilterChoices } from "@/features/generator/use-filter-choices.ts";
import { openFilter } from "@/generators/engine/filters.ts";
import { Address, address, BackButton } from "../../address.tsx";

function options(...labels: string[]) {
  return labels.map((label) => ({ value: label.toLowerCase(), label }));
}

const filters = [
  openFilter("stil", "Stil", options("Klassiskt", "Modernt", "Nordiskt", "Unisex", "Kort")),
  openFilter("langd", "Längd", options("Kort", "Medel")),
];

function Page() {
  const { choices, choose } = useFilterChoices(filters);
  return (
    <>
      <FilterFields
        filters={filters}
        choices={choices}
        onChoose={(id, value) => choose({ [id]: value })}
      />
      <BackButton />
      <Address />
    </>
  );
}

function setUp() {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={["/namn"]}>
        <Page />
      </MemoryRouter>
    </StrictMode>,
  );
}

function choose(label: string, ...values: string[]) {
  for (const value of values) {
    fireEvent.change(screen.getByRole("combobox", { name: label }), { target: { value } });
    act(() => vi.advanceTimersByTime(200));
  }
}

function goBack(): string {
  fireEvent.click(screen.getByRole("button", { name: "Tillbaka" }));
  return address();
}

function settle() {
  act(() => vi.advanceTimersByTime(1000));
}

beforeEach(() => {
  vi.useFakeTimers();
});

test("options passed through on the way to another one are no history entries", () => {
  setUp();
  choose("Stil", "modernt");
  settle();
  choose("Stil", "nordiskt", "unisex", "kort", "unisex", "nordiskt", "klassiskt");
  expect(address()).toBe("?stil=klassiskt");
  expect(goBack()).toBe("?stil=modernt");
  expect(goBack()).toBe("");
});

test("choices of two filters are two history entries, however fast", () => {
  setUp();
  choose("Stil", "modernt");
  choose("Längd", "kort");
  expect(goBack()).toBe("?stil=modernt");
  expect(goBack()).toBe("");
});

test("a choice right after going back leaves the entry gone back to", () => {
  setUp();
  choose("Stil", "modernt");
  settle();
  choose("Stil", "nordiskt");
  expect(goBack()).toBe("?stil=modernt");
  choose("Stil", "unisex");
  expect(goBack()).toBe("?stil=modernt");
});
