import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { generatorById } from "@/generators/registry.ts";
import { FilterGeneratorPage } from "@/pages/filter-generator-page.tsx";
import { currentToasts } from "@/ui/toast-store.ts";
import { wait } from "../clock.ts";
import { flowerGenerator, SMALL_FLOWERS } from "../features/generator/flower-generator.ts";
import { shownNames } from "../suggestions.ts";
import { dismissToasts } from "../toasts.ts";

const { facts: _facts, ...flowerEntry } = { ...generatorById("fornamn"), label: "Blommor" };

/** Opens a page, by default with four names, all of them shown, and waits for the suggestions. */
async function open(pageId = "blommor", filters = "?storlek=sma") {
  const view = render(
    <StrictMode>
      <MemoryRouter initialEntries={[`/blommor${filters}`]}>
        <FilterGeneratorPage
          entry={{ ...flowerEntry, id: pageId, path: `/${pageId}` }}
          definition={{
            ...flowerGenerator,
            lead: "Namn på blommor.",
            source: "Källa: floran.",
          }}
        />
      </MemoryRouter>
    </StrictMode>,
  );
  await wait(500);
  return { user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }), ...view };
}

function sortedNames(): string[] {
  return shownNames().sort();
}

async function hide(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(screen.getByRole("button", { name: `Fler val för ${name}` }));
  // The menu is loaded, and then its lines.
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.dynamicImportSettled());
  await user.click(screen.getByRole("button", { name: `Visa inte ${name} igen` }));
}

function showAllButton() {
  return screen.queryByRole("button", { name: "Visa alla igen" });
}

function without(...names: string[]): string[] {
  return SMALL_FLOWERS.filter((name) => !names.includes(name));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  act(dismissToasts);
});

test("a hidden name disappears at once, with a toast", async () => {
  const { user } = await open();
  await hide(user, "Viol");
  expect(sortedNames()).toEqual(without("Viol"));
  expect(currentToasts().map(({ tone, text }) => ({ tone, text }))).toEqual([
    { tone: "success", text: "Viol visas inte igen" },
  ]);
});

test("a hidden name can be shown again by the toast's button", async () => {
  const { user } = await open();
  const before = shownNames();
  await hide(user, "Viol");
  const undo = currentToasts()[0]?.action;
  expect(undo?.label).toBe("Ångra");
  await hide(user, "Nejlika");
  act(() => undo?.run());
  expect(shownNames()).toEqual(before.filter((name) => name !== "Nejlika"));
  expect(window.localStorage.getItem("hidden-names-blommor")).toBe('["Nejlika"]');
});

test("focus goes to the name that is shown again", async () => {
  const { user } = await open();
  await hide(user, "Viol");
  act(() => currentToasts()[0]?.action?.run());
  await wait(20);
  expect(screen.getByRole("button", { name: "Fler val för Viol" })).toHaveFocus();
});

test("another name takes the place of a hidden one, and gives it back when that is undone", async () => {
  const { user } = await open("blommor", "?storlek=stora");
  const before = shownNames();
  const [first = "", second = ""] = before;
  await hide(user, second);
  const [kept, substitute = "", ...others] = shownNames();
  expect([kept, ...others]).toEqual(before.filter((name) => name !== second));
  expect(before).not.toContain(substitute);
  await hide(user, substitute);
  await hide(user, first);
  expect(shownNames()).toHaveLength(12);
  expect(new Set(shownNames()).size).toBe(12);
  expect(shownNames().filter((name) => [first, second, substitute].includes(name))).toEqual([]);
  expect(screen.getAllByText(/^12 av 27 namn som passar filtren\./)).not.toHaveLength(0);
  await user.click(screen.getByRole("button", { name: "Visa alla igen" }));
  expect(shownNames()).toEqual(before);
  expect(screen.getAllByText(/^12 av 30 namn som passar filtren\./)).not.toHaveLength(0);
});

test("a hidden name is not suggested again", async () => {
  const { user } = await open();
  await hide(user, "Viol");
  for (let round = 0; round < 5; round++) {
    await user.click(screen.getByRole("button", { name: "Generera nya namn" }));
    await wait(500);
    expect(sortedNames()).toEqual(without("Viol"));
  }
});

test("earlier suggestions are shown without hidden names", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Generera nya namn" }));
  await wait(500);
  await hide(user, "Viol");
  await user.click(screen.getByRole("button", { name: "Tidigare förslag" }));
  expect(sortedNames()).toEqual(without("Viol"));
});

test("hidden names are stored for the next visit", async () => {
  const { user, unmount } = await open();
  await hide(user, "Viol");
  await hide(user, "Nejlika");
  unmount();
  await open();
  expect(sortedNames()).toEqual(without("Viol", "Nejlika"));
  expect(screen.getByText(/2 namn är dolda/)).toBeVisible();
});

test("the page shows how many names are hidden, with a button that shows them again", async () => {
  const { user, unmount } = await open();
  expect(showAllButton()).not.toBeInTheDocument();
  await hide(user, "Viol");
  expect(screen.getByText(/Ett namn är dolt/)).toBeVisible();
  await hide(user, "Nejlika");
  expect(screen.getByText(/2 namn är dolda/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Visa alla igen" }));
  expect(showAllButton()).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Generera nya namn" }));
  await wait(500);
  expect(sortedNames()).toEqual(SMALL_FLOWERS);
  unmount();
  await open();
  expect(sortedNames()).toEqual(SMALL_FLOWERS);
});

test("each page has its own hidden names", async () => {
  const { user, unmount } = await open("blommor");
  await hide(user, "Viol");
  expect(window.localStorage.getItem("hidden-names-blommor")).toBe('["Viol"]');
  unmount();
  await open("buketter");
  expect(sortedNames()).toEqual(SMALL_FLOWERS);
  expect(showAllButton()).not.toBeInTheDocument();
});

describe("storage", () => {
  test("that is blocked keeps names hidden while the page is open", async () => {
    const refuse = () => {
      throw new DOMException("Blocked", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    const { user } = await open();
    expect(sortedNames()).toEqual(SMALL_FLOWERS);
    await hide(user, "Viol");
    await user.click(screen.getByRole("button", { name: "Generera nya namn" }));
    await wait(500);
    expect(sortedNames()).toEqual(without("Viol"));
    await user.click(screen.getByRole("button", { name: "Visa alla igen" }));
    expect(showAllButton()).not.toBeInTheDocument();
  });

  test.each([
    ["is not JSON", "skräp", [], "skräp"],
    ["is no list", '{"Viol":true}', [], '{"Viol":true}'],
    ["holds more than names", '["Viol",7,null]', ["Viol"], "7\nnull"],
  ])(
    "that %s is read as far as possible, and set aside",
    async (_title, raw, readable, damaged) => {
      window.localStorage.setItem("hidden-names-blommor", raw);
      const { user } = await open();
      expect(sortedNames()).toEqual(without(...readable));
      await hide(user, "Nejlika");
      expect(sortedNames()).toEqual(without(...readable, "Nejlika"));
      expect(window.localStorage.getItem("hidden-names-blommor-damaged")).toBe(damaged);
    },
  );
});

test("focus moves to the suggestions when the focused button disappears with its card", async () => {
  const { user } = await open();
  await hide(user, "Viol");
  const list = screen.getByRole("list", { name: "Namnförslag" });
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toContainElement(list);
});

test("the number of names does not count hidden ones", async () => {
  const { user } = await open();
  await hide(user, "Viol");
  expect(screen.getAllByText(/^Alla 3 namn som passar filtren visas\./)).not.toHaveLength(0);
});

test("a page without names left says so, and offers only choices that have some", async () => {
  const { user } = await open();
  for (const name of SMALL_FLOWERS) await hide(user, name);
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole("heading", { name: "Inga namn passar alla filtren" })).toBeVisible();
  expect(screen.getByText(/Namn du har dolt räknas inte\./)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Färg/ })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^Storlek: Alla – 30\s?namn$/ })).toBeVisible();
});
