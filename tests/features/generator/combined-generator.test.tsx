import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Header } from "@/app/header.tsx";
import { PagePathProvider } from "@/app/page-path.tsx";
import { CombinedGenerator } from "@/features/generator/combined-generator.tsx";
import type { LoadFacts } from "@/features/generator/use-facts.tsx";
import type { FactsLookup } from "@/names/facts/facts.ts";
import { startDeferredSections } from "@/ui/lazy.tsx";
import { childNames } from "@/words/child-names.ts";
import { dogNames } from "@/words/dog-names.ts";
import { wait, waitAndLoad } from "../../clock.ts";
import { shownNames, suggestions } from "../../suggestions.ts";
import { rowsOf } from "../../words/decode.ts";

const namesOf = ({ names, newNames }: (typeof childNames)["girls" | "boys"]) =>
  `${names},${newNames}`.split(",");
const girls = namesOf(childNames.girls);
const children = [...girls, ...namesOf(childNames.boys)];
const dogs = rowsOf(dogNames).map(([name]) => name);

const noFacts: LoadFacts = async () => () => ({});

function setUp(address = "", loadFacts = noFacts, canShowMore = false) {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[`/namngenerator${address}`]}>
        <PagePathProvider>
          <CombinedGenerator
            canShowMore={canShowMore}
            loadFacts={loadFacts}
            hidden={[]}
            slots={{ actions: (name) => <button type="button">Spara {name}</button> }}
          />
        </PagePathProvider>
      </MemoryRouter>
    </StrictMode>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

function generateButton() {
  return screen.getByRole("button", { name: "Generera nya namn" });
}

function filter(label: string) {
  return screen.getByRole<HTMLSelectElement>("combobox", { name: label });
}

beforeEach(() => {
  vi.useFakeTimers();
});

test("the place of the suggestions says what to do until there are some", async () => {
  const user = setUp();
  startDeferredSections();
  await act(() => vi.dynamicImportSettled());
  const starts = screen.getByRole("list", { name: "Börja här" });
  expect(within(starts).getAllByRole("link")).toHaveLength(3);
  expect(screen.getByText(/tryck på Generera nya namn/)).toBeVisible();
  await user.click(generateButton());
  expect(starts).not.toBeInTheDocument();
  expect(screen.queryByText(/tryck på Generera nya namn/)).not.toBeInTheDocument();
});

test("a category among the starts is chosen and suggests names, and focus is kept near", async () => {
  const user = setUp();
  startDeferredSections();
  await act(() => vi.dynamicImportSettled());
  await user.click(screen.getByRole("link", { name: "Hundnamn" }));
  expect(filter("Kategori")).toHaveValue("hund");
  await waitAndLoad(5000);
  const names = screen.getByRole("list", { name: "Namnförslag" });
  expect(within(names).getAllByRole("listitem")).toHaveLength(4);
  expect(document.activeElement).toContainElement(names);
});

test("no names are suggested before the button is pressed", async () => {
  setUp();
  await wait(5000);
  expect(suggestions()).not.toBeInTheDocument();
  expect(generateButton()).toBeEnabled();
});

test("names are suggested to a visitor with a link that asks for it", async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(
    <StrictMode>
      <MemoryRouter initialEntries={["/"]}>
        <PagePathProvider>
          <Header />
          <Routes>
            <Route path="/" element={null} />
            <Route
              path="/namngenerator"
              element={
                <CombinedGenerator
                  canShowMore={false}
                  loadFacts={noFacts}
                  hidden={[]}
                  slots={{ actions: () => null }}
                />
              }
            />
          </Routes>
        </PagePathProvider>
      </MemoryRouter>
    </StrictMode>,
  );
  /** The router navigates in a transition, which may come after the click. */
  async function followLink() {
    await user.click(screen.getByRole("link", { name: "Testa gratis" }));
    await screen.findByRole("button", { name: "Genererar namn..." });
    await waitAndLoad(500);
  }
  await followLink();
  const first = shownNames();
  expect(first).toHaveLength(4);
  await followLink();
  expect(shownNames().filter((name) => first.includes(name))).toEqual([]);
  await user.selectOptions(filter("Kategori"), "Hundnamn");
  await wait(500);
  expect(suggestions()).not.toBeInTheDocument();
});

test("names are suggested to a visitor whose link was followed before its page was hydrated", async () => {
  vi.spyOn(document, "referrer", "get").mockReturnValue(`${window.location.origin}/`);
  setUp("?kategori=hund");
  await act(() => vi.dynamicImportSettled());
  await wait(500);
  const names = shownNames();
  expect(names).toHaveLength(4);
  await wait(5000);
  expect(shownNames()).toEqual(names);
});

test.each(["https://search.example/", ""])("none to a visitor from %j", async (referrer) => {
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  setUp("?kategori=hund");
  await wait(5000);
  expect(suggestions()).not.toBeInTheDocument();
});

test("the button suggests four names, and is busy until then", async () => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  const user = setUp();
  await user.click(generateButton());
  const busy = screen.getByRole("button", { name: "Genererar namn..." });
  expect(busy).toHaveAttribute("aria-disabled", "true");
  expect(busy).toHaveFocus();
  await wait(499);
  expect(suggestions()).not.toBeInTheDocument();
  await wait(1);
  expect(shownNames()).toHaveLength(4);
  expect(children).toEqual(expect.arrayContaining(shownNames()));
  expect(generateButton()).not.toHaveAttribute("aria-disabled");
  expect(fetch).not.toHaveBeenCalled();
});

test("the button keeps its focus, so that Enter suggests names again and again", async () => {
  const user = setUp();
  generateButton().focus();
  for (let round = 0; round < 3; round++) {
    const before = suggestions() ? shownNames() : [];
    await user.keyboard("{Enter}");
    await wait(500);
    expect(shownNames().filter((name) => before.includes(name))).toEqual([]);
    expect(generateButton()).toHaveFocus();
  }
});

test("no name is repeated, and the history lists all names", async () => {
  const user = setUp();
  const shown: string[] = [];
  for (let round = 0; round < 8; round++) {
    await user.click(generateButton());
    await wait(500);
    expect(shownNames().filter((name) => shown.includes(name))).toEqual([]);
    shown.push(...shownNames());
  }
  const history = screen.getByRole("list", { name: "Alla förslag hittills", hidden: true });
  const listed = within(history).getAllByRole("listitem", { hidden: true });
  expect(listed.map(({ textContent }) => textContent)).toEqual(shown);
});

test("the names match the chosen sex", async () => {
  const user = setUp("?kon=flickor");
  await user.click(generateButton());
  await wait(500);
  expect(girls).toEqual(expect.arrayContaining(shownNames()));
});

test("a new category clears the suggestions and has its own options of sex", async () => {
  const user = setUp("?kon=flickor");
  await user.click(generateButton());
  await wait(500);
  await user.selectOptions(filter("Kategori"), "Hundnamn");
  expect(suggestions()).not.toBeInTheDocument();
  const sexes = within(filter("Kön")).getAllByRole("option");
  expect(sexes.map(({ textContent }) => textContent)).toEqual(["Alla kön", "Hane", "Tik"]);
  expect(filter("Kön")).toHaveValue("alla");
  await act(() => vi.dynamicImportSettled());
  await user.click(generateButton());
  await wait(500);
  expect(dogs).toEqual(expect.arrayContaining(shownNames()));
});

test("the filters are read from the address", () => {
  setUp("?kategori=katt&kon=hona");
  expect(filter("Kategori")).toHaveValue("katt");
  expect(filter("Kön")).toHaveValue("hona");
});

test("an unknown category in the address falls back to children's names", () => {
  setUp("?kategori=orm&kon=hona");
  expect(filter("Kategori")).toHaveValue("barn");
  expect(filter("Kön")).toHaveValue("alla");
});

describe("the facts", () => {
  test("of another category are not shown while those of the new one are loading", async () => {
    let answer: (lookup: FactsLookup) => void = () => {};
    const slow = new Promise<FactsLookup>((resolve) => {
      answer = resolve;
    });
    const loadFacts = vi.fn(
      (category: string): Promise<FactsLookup> =>
        category === "barn"
          ? Promise.resolve(() => ({
              newborns: [{ sex: "flickor", count: 603, year: 2022, rank: 1 }],
            }))
          : slow,
    );
    const user = setUp("", loadFacts);
    await user.click(generateButton());
    await waitAndLoad(500);
    expect(screen.getAllByText(/603 flickor/)).toHaveLength(4);
    await user.selectOptions(filter("Kategori"), "Hundnamn");
    await act(() => vi.dynamicImportSettled());
    await user.click(generateButton());
    await wait(500);
    expect(loadFacts).toHaveBeenLastCalledWith("hund");
    expect(screen.queryByText(/603 flickor/)).not.toBeInTheDocument();
    answer(() => ({ pets: [{ kind: "hundar", count: 100, asOf: "2022-12-31" }] }));
    await wait(0);
    expect(screen.getAllByText(/100 hundar/)).toHaveLength(4);
  });
});

describe("a link with names", () => {
  test("shows them at once, with the category of the link", async () => {
    setUp("?kategori=hund&namn=Ludde,Alma");
    await act(() => vi.dynamicImportSettled());
    expect(shownNames()).toEqual(["Ludde", "Alma"]);
    expect(filter("Kategori")).toHaveValue("hund");
  });

  test("shows suggestions in their place when the button is pressed", async () => {
    const user = setUp("?kategori=hund&namn=Bjarnevald,Almafrid");
    await act(() => vi.dynamicImportSettled());
    await user.click(generateButton());
    expect(shownNames()).toEqual(["Bjarnevald", "Almafrid"]);
    await wait(500);
    expect(shownNames()).toHaveLength(4);
    expect(dogs).toEqual(expect.arrayContaining(shownNames()));
    expect(screen.getByText("Alla förslag hittills (6)")).toBeVisible();
  });
});

test("with unlimited searches, more names follow those of the page, and are in the history", async () => {
  const user = setUp("", noFacts, true);
  await user.click(generateButton());
  await wait(500);
  await act(() => vi.dynamicImportSettled());
  const first = shownNames();
  await user.click(screen.getByRole("button", { name: "Visa fler" }));
  const all = shownNames();
  expect(all.slice(0, 4)).toEqual(first);
  expect(new Set(all).size).toBe(16);
  expect(screen.getByText(/^12\snamn till\. 16\snamnförslag visas\.$/)).toBeInTheDocument();
  expect(screen.getByText("Alla förslag hittills (16)")).toBeVisible();
  const fifth = screen.getByRole("button", { name: `Kopiera ${all[4]}` });
  expect(fifth.closest("li")).toHaveFocus();
});

test("without unlimited searches, a line says what they do", async () => {
  const user = setUp();
  expect(screen.queryByText(/12\snamn till i taget/)).not.toBeInTheDocument();
  await user.click(generateButton());
  await wait(500);
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByText(/12\snamn till i taget/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Visa fler" })).not.toBeInTheDocument();
});
