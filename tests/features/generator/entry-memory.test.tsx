import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { Link, MemoryRouter, Route, Routes, useNavigate } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { CombinedGenerator } from "@/features/generator/combined-generator.tsx";
import { EntryMemory } from "@/features/generator/entry-memory.tsx";
import { FilterGenerator } from "@/features/generator/filter-generator.tsx";
import { HomeGenerator } from "@/features/generator/home-generator.tsx";
import type { LoadFacts } from "@/features/generator/use-facts.ts";
import { wait } from "../../clock.ts";
import { flowerGenerator, SMALL_FLOWERS } from "./flower-generator.ts";

const noFacts: LoadFacts = async () => () => ({});
const nothing = () => null;

function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Tillbaka
    </button>
  );
}

const home = <HomeGenerator loadFacts={noFacts} actions={nothing} onFirstSuggestions={nothing} />;

const flowers = (
  <FilterGenerator
    id="blommor"
    definition={flowerGenerator}
    access={false}
    canShowMore={null}
    loadFacts={noFacts}
    source="Källa: floran."
    hasFacts={false}
    hasCurves={false}
    menu={nothing}
    favoritesLink={null}
    hidden={[]}
    actions={nothing}
    aside={null}
    onFirstSuggestions={nothing}
  />
);

const combined = (
  <CombinedGenerator
    loadFacts={noFacts}
    actions={nothing}
    menu={nothing}
    favoritesLink={null}
    hidden={[]}
    belowResults={null}
    aside={null}
  />
);

function setUp(page: typeof home) {
  render(
    <StrictMode>
      <MemoryRouter>
        <EntryMemory>
          <Routes>
            <Route path="/" element={page} />
            <Route path="/om" element={<h1>Om oss</h1>} />
          </Routes>
        </EntryMemory>
        <Link to="/om">Om oss</Link>
        <BackButton />
      </MemoryRouter>
    </StrictMode>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

type User = ReturnType<typeof setUp>;

async function generate(user: User) {
  await user.click(screen.getByRole("button", { name: "Generera nya namn" }));
  await wait(500);
}

async function goBack(user: User) {
  await user.click(screen.getByRole("button", { name: "Tillbaka" }));
}

async function leaveAndReturn(user: User) {
  await user.click(screen.getByRole("link", { name: "Om oss" }));
  expect(screen.getByRole("heading", { name: "Om oss" })).toBeVisible();
  await goBack(user);
}

function shownNames(): string[] {
  return within(screen.getByRole("list", { name: "Namnförslag" }))
    .getAllByRole("button", { name: /^Kopiera / })
    .map((button) => button.getAttribute("aria-label")?.replace("Kopiera ", "") ?? "");
}

function filter(label: string) {
  return screen.getByRole("combobox", { name: label });
}

beforeEach(() => {
  vi.useFakeTimers();
});

test("going back to a filter generator shows its names, and those before them", async () => {
  const user = setUp(flowers);
  await wait(500);
  const first = shownNames();
  await generate(user);
  const second = shownNames();
  await leaveAndReturn(user);
  expect(shownNames()).toEqual(second);
  await wait(5000);
  expect(shownNames()).toEqual(second);
  await user.click(screen.getByRole("button", { name: "Tidigare förslag" }));
  expect(shownNames()).toEqual(first);
});

test("going back to an earlier choice shows the names of that choice", async () => {
  const user = setUp(flowers);
  await wait(500);
  const all = shownNames();
  await user.selectOptions(filter("Storlek"), "Små");
  await wait(500);
  expect(shownNames().sort()).toEqual(SMALL_FLOWERS);
  await goBack(user);
  await wait(5000);
  expect(shownNames()).toEqual(all);
});

test("going back to the combined generator shows its names and its history", async () => {
  const user = setUp(combined);
  await generate(user);
  const first = shownNames();
  await generate(user);
  const second = shownNames();
  await leaveAndReturn(user);
  expect(shownNames()).toEqual(second);
  const history = screen.getByRole("list", { name: "Alla förslag hittills", hidden: true });
  const listed = within(history).getAllByRole("listitem", { hidden: true });
  expect(listed.map(({ textContent }) => textContent)).toEqual([...first, ...second]);
});

test("going back to the home page shows its category and its names", async () => {
  const user = setUp(home);
  await user.click(screen.getByRole("button", { name: "Katt" }));
  await act(() => vi.dynamicImportSettled());
  await wait(500);
  const cats = shownNames();
  await leaveAndReturn(user);
  expect(screen.getByRole("button", { name: "Katt" })).toHaveAttribute("aria-pressed", "true");
  await wait(5000);
  expect(shownNames()).toEqual(cats);
});
