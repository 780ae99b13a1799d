import { act, render, screen, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { CombinedGenerator } from "@/features/generator/combined-generator.tsx";
import { HomeGenerator } from "@/features/generator/home-generator.tsx";
import { VisitMemory } from "@/features/generator/visit-memory.tsx";
import { Link } from "@/ui/link.tsx";
import { BackButton } from "../../address.tsx";
import { wait } from "../../clock.ts";
import { shownNames } from "../../suggestions.ts";
import { SMALL_FLOWERS } from "./flower-generator.ts";
import { FlowerGenerator, filter, noFacts } from "./flower-page.tsx";

// Loaded when they are asked for.
await import("@/features/generator/advanced-filters.tsx");

const nothing = () => null;

const home = <HomeGenerator canShowMore={false} loadFacts={noFacts} slots={{ actions: nothing }} />;

const flowers = <FlowerGenerator />;

const combined = (
  <CombinedGenerator
    canShowMore={false}
    loadFacts={noFacts}
    hidden={[]}
    slots={{ actions: nothing }}
  />
);

function setUp(page: typeof home, address = "/") {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <VisitMemory>
          <Routes>
            <Route path="/" element={page} />
            <Route path="/om" element={<h1>Om oss</h1>} />
          </Routes>
        </VisitMemory>
        <Link to="/om">Om oss</Link>
        <BackButton />
      </MemoryRouter>
    </StrictMode>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

async function generate(user: UserEvent) {
  await user.click(screen.getByRole("button", { name: "Generera nya namn" }));
  await wait(500);
}

async function goBack(user: UserEvent) {
  await user.click(screen.getByRole("button", { name: "Tillbaka" }));
}

async function leaveAndReturn(user: UserEvent) {
  await user.click(screen.getByRole("link", { name: "Om oss" }));
  expect(screen.getByRole("heading", { name: "Om oss" })).toBeVisible();
  await goBack(user);
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

test("going back to advanced filters shows their names once the filters have loaded", async () => {
  const user = setUp(<FlowerGenerator advancedFilters />, "/?innehaller=l");
  await wait(100);
  await wait(600);
  const names = shownNames();
  expect(names.filter((name) => !/l/i.test(name))).toEqual([]);
  await leaveAndReturn(user);
  await wait(100);
  expect(shownNames()).toEqual(names);
  await wait(5000);
  expect(shownNames()).toEqual(names);
});

test("going back a second time shows the same names", async () => {
  const user = setUp(flowers);
  await wait(500);
  const all = shownNames();
  for (const size of ["Små", "Stora"]) {
    await user.selectOptions(filter("Storlek"), size);
    await wait(500);
    await goBack(user);
    await wait(5000);
    expect(shownNames()).toEqual(all);
  }
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
