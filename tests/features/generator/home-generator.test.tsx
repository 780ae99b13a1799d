import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { HomeGenerator } from "@/features/generator/home-generator.tsx";
import type { LoadFacts } from "@/features/generator/use-facts.tsx";
import type { FactsLookup } from "@/names/facts/facts.ts";
import { catNames } from "@/words/cat-names.ts";
import { childNames } from "@/words/child-names.ts";
import { dogNames } from "@/words/dog-names.ts";
import { wait, waitAndLoad } from "../../clock.ts";
import { shownNames } from "../../suggestions.ts";
import { rowsOf } from "../../words/decode.ts";

const children = [childNames.girls, childNames.boys].flatMap(({ names, newNames }) =>
  `${names},${newNames}`.split(","),
);

function namesOf(list: string) {
  return rowsOf(list).map(([name]) => name);
}

const noFacts: LoadFacts = async () => () => ({});

function setUp(loadFacts = noFacts, canShowMore = false) {
  render(
    <StrictMode>
      <MemoryRouter>
        <HomeGenerator
          loadFacts={loadFacts}
          canShowMore={canShowMore}
          slots={{ actions: (name) => <button type="button">Spara {name}</button> }}
        />
      </MemoryRouter>
    </StrictMode>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

async function choose(user: ReturnType<typeof setUp>, category: string) {
  await user.click(screen.getByRole("button", { name: category }));
  // The names of dogs and cats are loaded now.
  await act(() => vi.dynamicImportSettled());
}

function chosenCategories(): (string | null)[] {
  const group = screen.getByRole("group", { name: "Vem ska få ett namn?" });
  return within(group)
    .getAllByRole("button", { pressed: true })
    .map(({ textContent }) => textContent);
}

beforeEach(() => {
  vi.useFakeTimers();
});

test("four children's names appear after half a second", async () => {
  setUp();
  expect(chosenCategories()).toEqual(["Barn"]);
  await wait(499);
  expect(screen.queryByRole("list", { name: "Namnförslag" })).not.toBeInTheDocument();
  await wait(1);
  expect(new Set(shownNames()).size).toBe(4);
  expect(children).toEqual(expect.arrayContaining(shownNames()));
});

test("each name has a save button and a copy button", async () => {
  setUp();
  await wait(500);
  for (const name of shownNames()) {
    expect(screen.getByRole("button", { name: `Spara ${name}` })).toBeVisible();
  }
});

test("the button suggests four other names", async () => {
  const user = setUp();
  await wait(500);
  const first = shownNames();
  await user.click(screen.getByRole("button", { name: "Generera nya namn" }));
  expect(screen.getByRole("list", { name: "Namnförslag" })).toHaveAttribute("aria-busy", "true");
  await wait(500);
  expect(shownNames()).toHaveLength(4);
  expect(shownNames().filter((name) => first.includes(name))).toEqual([]);
});

test.each([
  ["Hund", namesOf(dogNames)],
  ["Katt", namesOf(catNames)],
])("the category %s suggests names of its own without the button", async (label, names) => {
  const user = setUp();
  await wait(500);
  await choose(user, label);
  expect(chosenCategories()).toEqual([label]);
  await wait(500);
  expect(shownNames()).toHaveLength(4);
  expect(names).toEqual(expect.arrayContaining(shownNames()));
  await choose(user, "Barn");
  expect(chosenCategories()).toEqual(["Barn"]);
  await wait(500);
  expect(children).toEqual(expect.arrayContaining(shownNames()));
});

test("only the last of two categories chosen within the delay counts", async () => {
  const user = setUp();
  await wait(400);
  await choose(user, "Hund");
  await wait(400);
  await choose(user, "Katt");
  await wait(499);
  expect(screen.queryByRole("list", { name: "Namnförslag" })).not.toBeInTheDocument();
  await wait(1);
  expect(namesOf(catNames)).toEqual(expect.arrayContaining(shownNames()));
});

test("the facts are those of the category of the names", async () => {
  const loadFacts = vi.fn(
    async (category: string): Promise<FactsLookup> =>
      category === "barn"
        ? () => ({ newborns: [{ sex: "flickor", count: 603, year: 2022, rank: 1 }] })
        : () => ({ pets: [{ kind: "hundar", count: 100, asOf: "2022-12-31" }] }),
  );
  const user = setUp(loadFacts);
  await wait(499);
  expect(loadFacts).not.toHaveBeenCalled();
  await waitAndLoad(1);
  expect(screen.getAllByText(/603 flickor/)).toHaveLength(4);
  await choose(user, "Hund");
  // The children's names are there until those of dogs come.
  expect(screen.getAllByText(/603 flickor/)).toHaveLength(4);
  await wait(500);
  expect(loadFacts).toHaveBeenLastCalledWith("hund");
  expect(screen.queryByText(/603 flickor/)).not.toBeInTheDocument();
  expect(screen.getAllByText(/100 hundar/)).toHaveLength(4);
});

test("with unlimited searches, more names follow those of the card, and none twice", async () => {
  const user = setUp(noFacts, true);
  await waitAndLoad(500);
  const first = shownNames();
  await user.click(screen.getByRole("button", { name: "Visa fler" }));
  const all = shownNames();
  expect(all.slice(0, 4)).toEqual(first);
  expect(new Set(all).size).toBe(16);
  expect(screen.getByText(/^12 namn till\. 16 namnförslag visas\.$/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: `Kopiera ${all[4]}` }).closest("li")).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Generera nya namn" }));
  await wait(500);
  expect(shownNames()).toHaveLength(4);
  expect(shownNames().filter((name) => all.includes(name))).toEqual([]);
});

test("without unlimited searches, there is neither the button nor a line about it", async () => {
  setUp();
  await waitAndLoad(500);
  expect(screen.queryByRole("button", { name: "Visa fler" })).not.toBeInTheDocument();
  expect(screen.queryByText(/Premium/)).not.toBeInTheDocument();
});
