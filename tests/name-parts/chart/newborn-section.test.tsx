import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entitledFeatures, useHasFeature } from "@/access/entitlement/entitlement-store.ts";
import { queryClient } from "@/lib/query-client.ts";
import { NewbornSection } from "@/name-parts/chart/newborn-section.tsx";
import { decodeRecords, type NameRecord } from "@/names/search/name-files.ts";
import { Link } from "@/ui/link.tsx";
import { encodeNames } from "../../../scripts/build/name-search/encode-names.ts";
import { readNames } from "../../../scripts/build/name-search/read-names.ts";
import { Address, address, BackButton } from "../../address.tsx";
import { noConnection, stubBackend } from "../../backend-stub.ts";
import { listedYears, newestList, yearsOf } from "../../words/latest-lists.ts";

const newest = newestList();

/** The most given girls' name of the latest list, which every chart of it reaches. */
const [LISTED = { name: "", children: 0, rank: 0 }] = newest.girls;

/** A girls' name on one list and not on another, with the year of each. */
const [ABSENT] = listedYears.flatMap((list) =>
  listedYears.flatMap((other) =>
    other.girls
      .filter(({ name }) => list.girls.every((listed) => listed.name !== name))
      .map(({ name, ...figures }) => ({
        name,
        length: Math.min(list.girls.length, list.boys.length),
        year: list.year,
        listed: { ...figures, year: other.year },
      })),
  ),
);

/** Girls, boys, both, with years missing, and never ten newborns. */
const NAMES = [
  ...[LISTED.name, ABSENT?.name],
  "Astrid",
  "Elsa",
  "Maja",
  "Emma",
  "Alice",
  "Nils",
  "Kim",
  "Freyja",
  "Gunilla",
  // Fewer than ten newborns each year, and some in the years that list them.
  "Barbro",
  "Björk",
  // Four boys in one year, and none in the years that list them.
  "Set",
  // Spellings of two names.
  ...["Noah", "Noa", "Lucas", "Lukas", "Lucaz", "Lukaz"],
];

const file = encodeNames(readNames().filter(({ name }) => NAMES.includes(name))).files.get(
  "names-0.txt",
);

function recordOf(name: string): NameRecord {
  const record = decodeRecords(file ?? "").find((other) => other.name === name);
  if (!record) throw new Error(`No ${name}`);
  return record;
}

beforeEach(() => {
  stubBackend({ "GET /namndata/test/names-0.txt": new Response(file) });
});

afterEach(() => {
  // First, so that nothing of the page is fetched into the cache of the next test.
  cleanup();
  queryClient.clear();
  entitledFeatures.set(null);
});

const feature = "popularity_graphs";

/** A page as src/pages joins it: the chart follows the visitor's plan. */
function Page({ name }: { name: string }) {
  return <NewbornSection record={recordOf(name)} hasAllYears={useHasFeature(feature)} />;
}

async function setUp(name: string, search = "") {
  render(
    <MemoryRouter initialEntries={[`/namn/${name.toLowerCase()}${search}`]}>
      <Page name={name} />
      <Address />
      <BackButton />
    </MemoryRouter>,
  );
  await screen.findByRole("heading", { level: 2 });
  return userEvent.setup();
}

function setFeatures(...features: string[]) {
  act(() => entitledFeatures.set(new Set(features)));
}

const slider = () => screen.getByRole("slider", { name: /^År i kurvan/ });

/** What is read out for a year, with plain spaces. */
function reading(year: number): string {
  fireEvent.change(slider(), { target: { value: String(year) } });
  return plain(slider().getAttribute("aria-valuetext"));
}

function plain(text: string | null | undefined): string {
  return (text ?? "").replaceAll("\u00a0", " ");
}

const field = () => screen.getByRole("combobox", { name: "Ett annat namn" });
const compareButton = () => screen.getByRole("button", { name: "Jämför" });

/** Lets the file of names wait until the function that is returned is called. */
function holdAnswers(): () => Promise<void> {
  const answers: (() => void)[] = [];
  stubBackend({
    "GET /namndata/test/names-0.txt": () =>
      new Promise((resolve) => answers.push(() => resolve(new Response(file)))),
  });
  return () =>
    act(async () => {
      for (const answer of answers) answer();
    });
}

/** The rows of the table, by year: the text of each cell. */
async function tableRows(user: UserEvent): Promise<Map<number, string[]>> {
  await user.click(screen.getByRole("button", { name: "Tabell" }));
  const rows = screen.getAllByRole("rowheader").map((head) => {
    const cells = within(head.closest("tr") ?? head).getAllByRole("cell");
    return [Number(head.textContent), cells.map(({ textContent }) => plain(textContent))] as const;
  });
  await user.click(screen.getByRole("button", { name: "Kurva" }));
  return new Map(rows);
}

test("everyone sees ten years, with what a plan adds", async () => {
  await setUp("Astrid");
  expect(slider()).toHaveAttribute("min", "2013");
  expect(slider()).toHaveAttribute("max", `${newest.year}`);
  expect(screen.getByRole("figure")).toHaveTextContent("SCB:s statistik slutar med 2022.");
  expect(screen.getByRole("link", { name: "Se Premium" })).toHaveAttribute("href", "/premium");
  expect(screen.queryByRole("table", { hidden: true })).not.toBeInTheDocument();
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
});

test("a year is read out with its number and rank, and shown", async () => {
  await setUp("Astrid");
  expect(reading(2019)).toBe("2019: 625 flickor, plats 2");
  expect(screen.getByText(/^625 flickor, plats.2$/)).toBeVisible();
});

test("the chart begins with its last year, which is that of the newest list", async () => {
  await setUp(LISTED.name);
  expect(plain(slider().getAttribute("aria-valuetext"))).toMatch(
    new RegExp(`^${newest.year}: ${LISTED.children} flickor, plats 1`),
  );
});

test("a year in which Skatteverket does not list a name says how long the list is", async () => {
  if (!ABSENT) throw new Error("Every list has the same names");
  const { name, year, length, listed } = ABSENT;
  await setUp(name);
  expect(reading(listed.year)).toMatch(
    new RegExp(`^${listed.year}: ${listed.children} flickor, plats ${listed.rank}`),
  );
  expect(reading(year)).toContain(`inte bland de ${length} vanligaste flicknamnen`);
});

test("the years of Skatteverket are read out, and are no part of the line", async () => {
  await setUp("Maja");
  const years = yearsOf("Maja", "girls").reverse();
  expect(reading(2023)).toBe("2023: 442 flickor, plats 12");
  const figure = screen.getByRole("figure");
  expect(figure).toHaveTextContent(
    `Ringarna ${listedYears[0]?.year}–${newest.year} är Skatteverkets tal`,
  );
  const counts = years.map(({ year, children }) => `${year}: ${children}`).join(", ");
  expect(plain(figure.textContent)).toMatch(
    new RegExp(`Flickor 2013: .*, 2022: 448\\..*Skatteverket ${counts}\\.`),
  );
  const line = figure.querySelector("svg svg path:not([class*=opacity])")?.getAttribute("d");
  // Ten years of which none is missing: nothing is drawn after 2022.
  expect(line?.match(/L/g)).toHaveLength(9);
  const [, end] = /L([\d.]+),[\d.]+$/.exec(line ?? "") ?? [];
  expect(Number(end)).toBeCloseTo((100 * (2022 - 2013)) / (newest.year - 2013), 1);
});

test("a name that Skatteverket does not list has a chart of SCB's years only", async () => {
  await setUp("Kim");
  expect(slider()).toHaveAttribute("max", "2022");
  expect(screen.getByRole("figure")).not.toHaveTextContent("Skatteverket");
});

test("the table has the years of Skatteverket apart", async () => {
  entitledFeatures.set(new Set([feature]));
  const user = await setUp("Astrid");
  await user.click(await screen.findByRole("button", { name: "Tabell" }));
  const rows = within(screen.getByRole("table", { name: "Skatteverket" })).getAllByRole("row");
  const shown = rows.slice(1).map((row) => plain(row.textContent));
  expect(shown).toHaveLength(listedYears.length);
  expect(shown).toEqual(
    expect.arrayContaining(
      yearsOf("Astrid", "girls").map(({ year, children, rank }) => `${year}${children} nr ${rank}`),
    ),
  );
  expect(shown.at(-1)).toBe("2023470 nr 9");
});

test("of spellings together Skatteverket's sum says minst, since not all are listed", async () => {
  await setUp("Noah", "?stavningar=tillsammans");
  await screen.findByText(/pojkar per år som fick Noah eller Noa som tilltalsnamn/);
  const ofNoa = yearsOf("Noa", "boys").map(({ year }) => year);
  const [alone] = yearsOf("Noah", "boys").filter(({ year }) => !ofNoa.includes(year));
  expect(reading(alone?.year ?? 0)).toMatch(new RegExp(`minst ${alone?.children} pojkar$`));
});

test("the year under the pointer is shown", async () => {
  await setUp("Astrid");
  const plot = slider().parentElement;
  if (!plot) throw new Error("No plot");
  vi.spyOn(plot, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 0, 900, 300));
  fireEvent.pointerMove(plot, { clientX: 100 + (900 * (2021 - 2013)) / (newest.year - 2013) });
  expect(slider()).toHaveValue("2021");
  fireEvent.pointerDown(plot, { clientX: 2000 });
  expect(slider()).toHaveValue(`${newest.year}`);
});

test("girls and boys are told apart by words, dashes and marks", async () => {
  await setUp("Kim");
  expect(reading(2015)).toBe("2015: färre än 10 flickor; 16 pojkar, plats 419");
  const dashes = [...document.querySelectorAll("[vector-effect]")].map((path) =>
    path.getAttribute("stroke-dasharray"),
  );
  expect(new Set(dashes).size).toBe(2);
  expect(screen.getByText("flickor")).toBeInTheDocument();
  expect(screen.getByText("pojkar")).toBeInTheDocument();
});

test("a year that the statistics leave out is called fewer than ten or two, never zero", async () => {
  await setUp("Kim");
  for (let year = 2013; year <= 2022; year += 1) expect(reading(year)).not.toMatch(/\b0\b/);
  expect(reading(2020)).toBe("2020: färre än 10 flickor; färre än 10 pojkar");
  expect(reading(2022)).toBe("2022: färre än 2 flickor; 4 pojkar");
  const figure = screen.getByRole("figure");
  expect(plain(figure.textContent)).toContain(
    "Prickar längs botten: färre än 10 barn, 2021 och 2022 färre än 2.",
  );
  expect(plain(figure.textContent)).toContain(
    "Pojkar 2013: 17, 2022: 4. Flest 2013: 17, plats 387. 2018–2020: färre än 10.",
  );
});

test("a peak of fewer than ten is not mentioned, since years left out may have had more", async () => {
  await setUp("Kim");
  const text = plain(screen.getByRole("figure").textContent);
  expect(text).toContain("Flickor 2013: färre än 10, 2022: färre än 2. 2013–2020: färre än 10.");
  expect(text).not.toContain("Flest 2021");
});

test.each([
  ["without a plan", [], "link", "Se Premium"],
  ["with all years", [feature], "combobox", "Ett annat namn"],
] as const)("a name without newborns has no chart, %s", async (_, features, role, name) => {
  entitledFeatures.set(new Set(features));
  const { container } = render(
    <MemoryRouter>
      <Page name="Astrid" />
      <Page name="Gunilla" />
    </MemoryRouter>,
  );
  // The code has come once the first name has its part.
  await screen.findByRole(role, { name });
  const [astrid, gunilla] = container.querySelectorAll("[data-deferred]");
  expect(astrid).not.toBeEmptyDOMElement();
  expect(gunilla).toBeEmptyDOMElement();
});

test("a name without a year of ten newborns has neither an offer nor a change that is not known", async () => {
  await setUp("Barbro");
  expect(screen.getByRole("heading", { level: 2 })).not.toHaveTextContent(/^Från/);
  expect(screen.queryByRole("link", { name: "Se Premium" })).not.toBeInTheDocument();
});

test("a name with a single year of newborns has no chart", async () => {
  await open("Set");
  expect(screen.queryByRole("figure")).toBeNull();
  expect(document.body.textContent).toBe("");
});

test("the plan's feature opens all years, and closes them, at once", async () => {
  await setUp("Astrid");
  setFeatures(feature);
  expect(await screen.findByRole("button", { name: "Tabell" })).toBeVisible();
  expect(slider()).toHaveAttribute("min", "1998");
  expect(reading(1998)).toBe("1998: 101 flickor, plats 94");
  expect(screen.queryByRole("link", { name: "Se Premium" })).not.toBeInTheDocument();
  setFeatures("name_lists");
  expect(await screen.findByRole("link", { name: "Se Premium" })).toBeVisible();
  expect(slider()).toHaveAttribute("min", "2013");
});

test.each(["Astrid", "Nils", "Kim", "Freyja"])(
  "the numbers of %s can be read back from the table",
  async (name) => {
    entitledFeatures.set(new Set([feature]));
    const user = await setUp(name);
    const rows = await tableRows(user);
    const ofScb = new Map([...rows].filter(([year]) => year <= 2022));
    expect([...ofScb.keys()]).toEqual(Array.from({ length: 25 }, (_, i) => 2022 - i));
    const { girls, boys } = recordOf(name);
    for (const [year, cells] of ofScb) {
      const inTable = cells.map((cell) => cell.replace(" nr", ", plats"));
      const inCurve = reading(year)
        .slice(6)
        .split("; ")
        .map((text) => text.replace(/ (flickor|pojkar)/, ""));
      expect(inCurve).toEqual(inTable);
      const listed = [girls, boys]
        .filter(({ length }) => length > 0)
        .map((years) => years.find((entry) => entry.year === year));
      expect(cells).toEqual(
        listed.map((entry) =>
          entry
            ? [String(entry.children), entry.rank && `nr ${entry.rank}`].filter(Boolean).join(" ")
            : `färre än ${year > 2020 ? 2 : 10}`,
        ),
      );
    }
  },
);

test("names of the address are compared, however they are spelt there", async () => {
  entitledFeatures.set(new Set([feature]));
  const user = await setUp("Astrid", "?med=ELSA,maja,nils,emma");
  await screen.findByRole("heading", { level: 2, name: "Flest 2022: Astrid, 603\u00a0flickor" });
  expect(reading(2022)).toBe(
    "2022: Astrid 603 flickor, plats 1; Elsa 526 flickor, plats 7; Maja 448 flickor, plats 13; Nils 576 pojkar, plats 5",
  );
  const rows = await tableRows(user);
  expect(rows.get(1998)).toEqual(["101 nr 94", "224 nr 51", "430 nr 20", "143 nr 73"]);
  const lines = [...document.querySelectorAll("[vector-effect]")];
  expect(new Set(lines.map((line) => line.getAttribute("stroke-dasharray"))).size).toBe(4);
  expect(new Set(lines.map((line) => line.getAttribute("class"))).size).toBe(4);
});

test("the spellings of a name are drawn together, and named", async () => {
  await setUp("Noah", "?stavningar=tillsammans");
  await screen.findByText(/pojkar per år som fick Noah eller Noa som tilltalsnamn/);
  // 624 and 52 boys; of girls only Noa was given to enough.
  expect(reading(2022)).toBe("2022: minst 5 flickor; 676 pojkar");
  const text = plain(screen.getByRole("figure").textContent);
  expect(text).toContain("En stavning som färre än 10 fick ett år");
  expect(text).toContain("vår bearbetning av SCB:s öppna data");
});

test("the spellings of compared names are drawn together, too", async () => {
  entitledFeatures.set(new Set([feature]));
  const user = await setUp("Noah", "?med=lucas,astrid,noa&stavningar=tillsammans");
  await screen.findByRole("heading", { level: 2, name: "Flest 2022: Noah, 676\u00a0pojkar" });
  await screen.findByText(": med Lukas, Lucaz och Lukaz");
  expect(reading(2022)).toBe(
    "2022: Noah 676 pojkar; Lucas minst 612 pojkar; Astrid 603 flickor, plats 1",
  );
  expect(screen.getByText(": räknas med Noah")).toBeVisible();
  expect(screen.getByRole("figure")).toHaveTextContent("Stavningarna räknas tillsammans.");
  const rows = await tableRows(user);
  expect(rows.get(2022)).toEqual(["676", "minst 612", "603 nr 1"]);
});

test("a name without newborns is compared in words", async () => {
  entitledFeatures.set(new Set([feature]));
  await setUp("Gunilla", "?med=elsa");
  await screen.findByRole("heading", { level: 2, name: "Flest 2022: Elsa, 526\u00a0flickor" });
  expect(screen.getByText("Gunilla har för få nyfödda för en kurva.")).toBeVisible();
});

test("what the address has besides names is ignored, and an unknown name is reported", async () => {
  entitledFeatures.set(new Set([feature]));
  await setUp("Astrid", "?med=astrid,,elsa,elsa,http://x.se,Qvarx,gunilla");
  const list = await screen.findByRole("list", { name: "Namn som jämförs med Astrid" });
  await within(list).findByText(/finns inte i statistiken/);
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Elsa", "Qvarx: finns inte i statistiken", "Gunilla: för få nyfödda för en kurva"]);
  expect(reading(2022)).toMatch(/^2022: Astrid [^;]+; Elsa [^;]+$/);
});

test("names are added and removed in the page, each as an entry of the history", async () => {
  entitledFeatures.set(new Set([feature]));
  const user = await setUp("Astrid", "?vy=1");
  await user.type(field(), " eLSA {Enter}");
  await screen.findByRole("heading", { level: 2, name: /^Flest 2022/ });
  expect(address()).toBe("?vy=1&med=elsa");
  expect(field()).toHaveValue("");
  await user.type(field(), "gunilla");
  await user.click(compareButton());
  expect(await screen.findByRole("alert")).toHaveTextContent("Gunilla har för få nyfödda");
  await user.clear(field());
  await user.type(field(), "bjork{Enter}");
  await screen.findByRole("button", { name: "Ta bort Björk ur diagrammet" });
  expect(address()).toBe(`?vy=1&med=elsa,${encodeURIComponent("björk")}`);
  await user.click(screen.getByRole("button", { name: "Ta bort Elsa ur diagrammet" }));
  expect(address()).toBe(`?vy=1&med=${encodeURIComponent("björk")}`);
  expect(field()).toHaveFocus();
  expect(screen.getByText("Elsa är borttaget ur diagrammet.")).toHaveRole("status");
  await user.click(screen.getByRole("button", { name: "Tillbaka" }));
  expect(address()).toBe(`?vy=1&med=elsa,${encodeURIComponent("björk")}`);
});

/** The suggestions of the field. */
async function options(): Promise<string[]> {
  const list = screen.getByRole("listbox", { name: "Namnförslag" });
  return (await within(list).findAllByRole("option")).map(({ textContent }) => plain(textContent));
}

test("given names that are not in the chart are suggested, and added with the keyboard", async () => {
  entitledFeatures.set(new Set([feature]));
  const user = await setUp("Astrid", "?med=elsa");
  await screen.findByRole("button", { name: "Ta bort Elsa ur diagrammet" });
  await user.type(field(), "emm");
  expect(await options()).toEqual([expect.stringMatching(/^Emma [\d ]+ som förnamn$/)]);
  expect(field()).toHaveAttribute("aria-expanded", "true");
  await user.keyboard("{ArrowDown}");
  const option = screen.getByRole("option", { selected: true });
  expect(field()).toHaveAttribute("aria-activedescendant", option.id);
  await user.keyboard("{Enter}");
  await screen.findByRole("button", { name: "Ta bort Emma ur diagrammet" });
  expect(address()).toBe("?med=elsa,emma");
  expect(field()).toHaveValue("");
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute("aria-expanded", "false");
  expect(screen.getByText("Emma finns nu i diagrammet.")).toHaveRole("status");
  await user.type(field(), "maj");
  await user.click(await screen.findByRole("option", { name: /^Maja/ }));
  await screen.findByRole("button", { name: "Ta bort Maja ur diagrammet" });
});

test("leaving the field with a suggestion fills it in, and adds nothing", async () => {
  entitledFeatures.set(new Set([feature]));
  const user = await setUp("Astrid");
  await user.type(field(), "ki");
  expect(await options()).toHaveLength(1);
  await user.keyboard("{ArrowDown}");
  await user.tab();
  expect(field()).toHaveValue("Kim");
  expect(address()).toBe("");
});

test.each([
  ["", "Skriv ett namn."],
  ["Qvarx", "”Qvarx” finns inte i statistiken."],
  ["astrid", "Astrid finns redan i diagrammet."],
  ["Elsa", "Elsa finns redan i diagrammet."],
])("the field says why it does not add “%s”", async (typed, message) => {
  entitledFeatures.set(new Set([feature]));
  const user = await setUp("Astrid", "?med=elsa");
  await screen.findByRole("button", { name: "Ta bort Elsa ur diagrammet" });
  if (typed) await user.type(field(), typed);
  await user.click(compareButton());
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
  expect(field()).toHaveAttribute("aria-invalid", "true");
  expect(address()).toBe("?med=elsa");
});

test("a chart of four names takes no more", async () => {
  entitledFeatures.set(new Set([feature]));
  const user = await setUp("Astrid", "?med=elsa,maja,emma");
  await user.type(field(), "Alice{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("Diagrammet rymmer 4 namn.");
});

test("a name that cannot be fetched is reported, and the chart stays", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  stubBackend({ "GET /namndata/test/names-0.txt": noConnection });
  entitledFeatures.set(new Set([feature]));
  const user = await setUp("Astrid");
  await user.type(field(), "Elsa{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("Vi når inte servern");
  expect(reading(2022)).toBe("2022: 603 flickor, plats 1");
});

test("a link that compares names says what it needs, and does not repeat what it says", async () => {
  await setUp("Astrid", "?med=elsa,kontakta oss");
  const note = await screen.findByRole("region", { name: "Flera namn i samma diagram" });
  expect(note).toHaveTextContent(
    "Länken visar Astrid med andra namn i samma diagram. Det ingår i Premium.",
  );
  expect(note).not.toHaveTextContent(/elsa|kontakta/i);
  expect(slider()).toHaveAttribute("min", "2013");
});

test("a name that is removed while another is looked up stays away", async () => {
  const answer = holdAnswers();
  entitledFeatures.set(new Set([feature]));
  const user = await setUp("Astrid", "?med=elsa");
  await user.type(field(), "maja");
  await user.click(compareButton());
  await user.click(screen.getByRole("button", { name: "Ta bort Elsa ur diagrammet" }));
  await answer();
  await screen.findByRole("button", { name: "Ta bort Maja ur diagrammet" });
  expect(address()).toBe("?med=maja");
});

test("a name that is found after the page has been left does not bring the page back", async () => {
  const answer = holdAnswers();
  entitledFeatures.set(new Set([feature]));
  render(
    <MemoryRouter initialEntries={["/namn/astrid"]}>
      <Routes>
        <Route path="/namn/astrid" element={<Page name="Astrid" />} />
        <Route path="/sok" element={<h1>Sök</h1>} />
      </Routes>
      <Link to="/sok">Till sökningen</Link>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.type(await screen.findByRole("combobox", { name: "Ett annat namn" }), "elsa");
  await user.click(compareButton());
  await user.click(screen.getByRole("link", { name: "Till sökningen" }));
  await answer();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Sök");
});
