import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entitledFeatures } from "@/access/entitlement/entitlement-store.ts";
import { queryClient } from "@/lib/query-client.ts";
import ComparePage from "@/pages/compare-page.tsx";
import { encodeNames } from "../../scripts/build/name-search/encode-names.ts";
import { readNames } from "../../scripts/build/name-search/read-names.ts";
import { worldFiles } from "../../scripts/build/name-search/world-files.ts";
import { Address, address, BackButton } from "../address.tsx";
import { noConnection, stubBackend } from "../backend-stub.ts";
import { deferred } from "../deferred.ts";
import { listedYears, newestList, yearsOf } from "../words/latest-lists.ts";

/** Common and rare, of one sex and of both, with another spelling, and a surname. */
const NAMES = "Astrid Edda Sigrid Ester Esther Kim Maximiliana Gunilla Björk Berg Lindqvist".split(
  " ",
);

const encoded = encodeNames(readNames().filter(({ name }) => NAMES.includes(name)));
const files = [...encoded.files, ...worldFiles()].map(
  ([file, text]) => [`GET /namndata/test/${file}`, new Response(text)] as const,
);

beforeEach(() => {
  stubBackend(Object.fromEntries(files));
});

afterEach(() => {
  // First, so that nothing of the page is fetched into the cache of the next test.
  cleanup();
  queryClient.clear();
  entitledFeatures.set(null);
});

async function open(search: string) {
  // React shows a part that is loaded at once only within act.
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[`/jamfor${search}`]}>
        <ComparePage />
        <Address />
        <BackButton />
      </MemoryRouter>,
    );
    await vi.dynamicImportSettled();
  });
  await waitFor(() => expect(screen.queryByText("Hämtar namnen …")).not.toBeInTheDocument());
  return userEvent.setup();
}

const table = () => screen.getByRole("table", { name: "Namn som jämförs" });

function comparedNames(): (string | null)[] {
  return within(table())
    .getAllByRole("columnheader")
    .map((header) => within(header).getByRole("link").textContent);
}

/** What is said of a fact, name by name, with plain spaces. */
function row(label: string): Record<string, string> {
  const isLabel = (name: string) => plain(name) === label;
  const part = screen.getByRole("rowheader", { name: isLabel }).closest("tr");
  if (!part) throw new Error(`No row for ${label}`);
  // The corner has neither a name nor a fact.
  const facts = within(part).getAllByRole("cell");
  return Object.fromEntries(comparedNames().map((name, i) => [name, plain(facts[i]?.textContent)]));
}

function plain(text: string | null | undefined): string {
  return (text ?? "").replaceAll("\u00a0", " ");
}

const field = () => screen.getByRole("combobox", { name: "Lägg till ett namn" });

test("names of the address are shown in its order, each with a link to its page", async () => {
  await open("?namn=Sigrid,astrid,Maximiliana");
  expect(comparedNames()).toEqual(["Sigrid", "Astrid", "Maximiliana"]);
  expect(screen.getByRole("link", { name: "Astrid" })).toHaveAttribute("href", "/namn/astrid");
  expect(screen.getByRole("link", { name: "Maximiliana" })).toHaveAttribute(
    "href",
    "/namn/ovriga/maximiliana",
  );
});

test.each([
  ["Astrid;Sigrid", "?namn=Astrid,Sigrid"],
  ["Astrid.,%E2%80%8BSigrid%0A", "?namn=Astrid,Sigrid"],
])("a pasted list in the address, %s, is replaced by its names", async (pasted, clean) => {
  await open(`?namn=${pasted}`);
  expect(comparedNames()).toEqual(["Astrid", "Sigrid"]);
  expect(address()).toBe(clean);
});

test("a name in other letters is told the one to try", async () => {
  await open("?namn=Astrid,Ольга");
  expect(
    screen.getByText("Registret är skrivet med latinska bokstäver. Pröva Olga."),
  ).toBeVisible();
});

test("a list that is pasted into the field is added, and what is no name is left out", async () => {
  const user = await open("?namn=Astrid");
  await user.click(field());
  await user.paste("1. Sigrid; • Ester (12), ???");
  await user.click(screen.getByRole("button", { name: "Lägg till" }));
  await waitFor(() => expect(comparedNames()).toEqual(["Astrid", "Sigrid", "Ester"]));
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Vi hoppade över ”???”, som inte är ett namn.",
  );
});

test("lines that are pasted into the field are names of their own, also in a long list", async () => {
  const user = await open("?namn=Astrid");
  await user.click(field());
  await user.paste("1. Sigrid\r\n2. Ester\n\n3. Kim\n");
  expect(field()).toHaveValue("1. Sigrid, 2. Ester, 3. Kim");
  await user.click(screen.getByRole("button", { name: "Lägg till" }));
  await waitFor(() => expect(comparedNames()).toEqual(["Astrid", "Sigrid", "Ester", "Kim"]));
  expect(field()).toHaveValue("");
  const long = ["Astrid", "Ester", "Esther", "Maximiliana", "Gunilla", "Sigrid", "Kim", "Björk"];
  await user.click(field());
  await user.paste([...long, ...long].join("\n"));
  expect(field()).toHaveValue([...long, ...long].join(", "));
});

test("what is not added of a list stays in the field, and a sentence says all of it", async () => {
  const user = await open("?namn=Astrid");
  await user.click(field());
  await user.paste("Sigrid, Qwxyz, astrid, ???");
  await user.click(screen.getByRole("button", { name: "Lägg till" }));
  await waitFor(() => expect(comparedNames()).toEqual(["Astrid", "Sigrid"]));
  expect(field()).toHaveValue("Qwxyz, astrid, ???");
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Vi la inte till ”Qwxyz” (finns inte i statistiken), ”astrid” (finns redan här) och ”???” (inget namn).",
  );
});

test("each fact is that of the statistics", async () => {
  await open("?namn=Astrid,Ester,Kim,Maximiliana,Gunilla");
  expect(row("Bar namnet 2022")).toEqual({
    Astrid: "16 195 16 184 kvinnor, 11 män",
    Ester: "6 029 6 027 kvinnor, 2 män",
    Kim: "10 995 2 606 kvinnor, 8 389 män",
    Maximiliana: "5 kvinnor",
    Gunilla: "25 080 kvinnor",
  });
  expect(row("Medelålder")).toEqual({
    Astrid: "37 år",
    Ester: "24 år",
    Kim: "40 och 36 år kvinnor och män",
    Maximiliana: "Okänd för få bärare",
    Gunilla: "68 år",
  });
  // 9,048 of 16,195, 4,593 of 6,029.
  expect(row("Födda sedan 1998")).toEqual({
    Astrid: "9 048 56 % av bärarna",
    Ester: "4 593 76 % av bärarna",
    Kim: expect.stringMatching(/^minst 1 214 minst 11 % av bärarna$/),
    Maximiliana: "Färre än tio varje år",
    Gunilla: "Färre än tio varje år",
  });
  expect(row("Nyfödda 2022")).toMatchObject({
    Astrid: "603 flickor, plats 1",
    Gunilla: "Färre än två",
  });
  expect(row("Namnsdag")).toMatchObject({ Astrid: "27 nov.", Maximiliana: "Ingen" });
  expect(row("Används i andra länder")).toMatchObject({
    Astrid: "8 av 10 vanligare i Norge än här",
  });
  expect(row("Stavelser")).toMatchObject({
    Astrid: "2 6 bokstäver",
    Maximiliana: "6 11 bokstäver",
  });
  // 6,029 and 3,209.
  expect(row("Andra stavningar")).toMatchObject({ Ester: "9 238 med Esther", Astrid: "–" });
});

test("the years of Skatteverket have the numbers of its lists", async () => {
  await open("?namn=Astrid,Gunilla");
  const { year: newest, girls, boys } = newestList();
  const [latest, ...earlier] = yearsOf("Astrid", "girls");
  const cell = [
    `${latest?.children} flickor ${latest?.year}, plats ${latest?.rank}`,
    ...earlier.map(({ year, children }) => `${year}: ${children}`),
  ];
  expect(row(`Skatteverket ${listedYears[0]?.year}–${newest}`)).toEqual({
    Astrid: cell.join(" · "),
    Gunilla: `– inte bland de ${Math.min(girls.length, boys.length)} vanligaste`,
  });
});

test("what none of the names has is left out", async () => {
  await open("?namn=Maximiliana,Gunilla");
  expect(screen.queryByRole("heading", { name: "Nyfödda 2013–2022" })).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Se Premium" })).not.toBeInTheDocument();
  expect(screen.queryByRole("rowheader", { name: /^Skatteverket/ })).not.toBeInTheDocument();
  expect(screen.queryByRole("rowheader", { name: "Andra stavningar" })).not.toBeInTheDocument();
  expect(screen.queryByRole("rowheader", { name: /efternamnet|syskonen/ })).not.toBeInTheDocument();
});

test("the table is in a part that keys and fingers move, since eight names are wider than a phone", async () => {
  await open("?namn=Astrid,Sigrid,Ester,Esther,Kim,Maximiliana,Gunilla,Björk");
  const region = screen.getByRole("region", { name: "Jämförelsen" });
  expect(region).toContainElement(table());
  expect(region).toHaveProperty("tabIndex", 0);
  for (const line of within(table()).getAllByRole("row")) {
    expect(line.children).toHaveLength(9);
  }
});

test("a name is saved by its heart, without leaving the comparison", async () => {
  const user = await open("?namn=Astrid,Sigrid");
  const heart = () => screen.getByRole("button", { name: "Spara Sigrid som favorit" });
  expect(heart()).toHaveAttribute("aria-pressed", "false");
  await user.click(heart());
  expect(heart()).toHaveAttribute("aria-pressed", "true");
  expect(localStorage.getItem("favorites-fornamn")).toBe('["Sigrid"]');
});

test("a name and its countries are asked for at the same time", async () => {
  const late = deferred<void>();
  const [, names = new Response()] = files.find(([name]) => name.endsWith("/names-0.txt")) ?? [];
  const calls = stubBackend({
    ...Object.fromEntries(files),
    "GET /namndata/test/names-0.txt": () => late.promise.then(() => names.clone()),
  });
  render(
    <MemoryRouter initialEntries={["/jamfor?namn=Astrid"]}>
      <ComparePage />
    </MemoryRouter>,
  );
  await waitFor(() =>
    expect(calls.map(({ name }) => name).sort()).toEqual([
      "GET /namndata/test/names-0.txt",
      expect.stringMatching(/world-\d+\.txt$/),
    ]),
  );
  late.resolve();
  await waitFor(() => expect(comparedNames()).toEqual(["Astrid"]));
});

test("sentences come before the numbers", async () => {
  // None of these is given to so many that the list of another year could have it.
  await open("?namn=Edda,Kim,Gunilla");
  const sentence = screen.getByText(/^Gunilla/, { selector: "p" });
  expect(plain(sentence.textContent)).toBe(
    "Gunilla är vanligast av de tre. Bland nyfödda: Edda ökade fram till 2022. De som heter Edda är yngst, i snitt 10 år, och de som heter Gunilla äldst, 68 år. I en klass på 25 födda 2022 är chansen störst att någon till heter Edda: 2 %.",
  );
  const first = screen.getByRole("rowheader", { name: /^Bar namnet/ });
  expect(sentence.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("the chance of a namesake is told with its formula and where it holds", async () => {
  await open("?namn=Astrid,Maximiliana");
  expect(row("I en klass på 25, födda 2022")).toEqual({
    Astrid: "13 % ungefär 1 av 8",
    Maximiliana: "under 0,1 % högst 1 av 2 182",
  });
  expect(row("I en årskull på 75, födda 2022")).toMatchObject({ Astrid: "35 % ungefär 1 av 3" });
  expect(screen.getByText(/lokalt kan det vara annorlunda/)).toHaveTextContent(
    /de 104\s734 barn som föddes i Sverige 2022/,
  );
});

test("the class can be of another year of birth, and of spellings together", async () => {
  const user = await open("?namn=Ester,Astrid");
  const alone = row("I en klass på 25, födda 2022").Ester;
  await user.click(screen.getByRole("checkbox", { name: "Räkna stavningar tillsammans" }));
  expect(row("I en klass på 25, födda 2022").Ester).not.toBe(alone);
  expect(address()).toContain("stavningar=tillsammans");
  await user.selectOptions(screen.getByRole("combobox", { name: "Födda" }), "1998");
  // 101 of 89,028 girls and boys.
  expect(row("I en klass på 25, födda 1998").Astrid).toBe("3 % ungefär 1 av 37");
  expect(address()).toContain("fodda=1998");
  expect(screen.getByText(/lokalt kan det vara annorlunda/)).toHaveTextContent(/89\s028 barn/);
});

test("a name that most have as a surname is said to be compared as a given name", async () => {
  await open("?namn=Astrid,Berg");
  expect(
    screen.getByText(
      "De flesta som heter Berg har det som efternamn. Här jämförs det som förnamn.",
    ),
  ).toBeVisible();
});

test("everyone sees the curves of ten years, and a plan with the graphs all of them", async () => {
  await open("?namn=Astrid,Gunilla");
  expect(row("Kurva, högst 625")).toMatchObject({
    Astrid: expect.stringContaining("Astrid, flickor 2013: 439, 2022: 603."),
    Gunilla: "För få nyfödda för en kurva",
  });
  expect(screen.getByRole("link", { name: "Se Premium" })).toHaveAttribute("href", "/premium");
  act(() => entitledFeatures.set(new Set(["popularity_graphs"])));
  expect(screen.getByRole("heading", { name: "Nyfödda 1998–2022" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Se Premium" })).not.toBeInTheDocument();
});

test("a name is added by its field and removed by its button, each a step back", async () => {
  const user = await open("?namn=Astrid");
  expect(screen.getByText("Lägg till ett namn till, så kan du jämföra.")).toBeVisible();
  await user.type(field(), "ester{Enter}");
  await waitFor(() => expect(comparedNames()).toEqual(["Astrid", "Ester"]));
  expect(address()).toBe("?namn=Astrid,Ester");
  expect(field()).toHaveValue("");
  await user.click(screen.getByRole("button", { name: "Ta bort Astrid ur jämförelsen" }));
  expect(comparedNames()).toEqual(["Ester"]);
  expect(field()).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Tillbaka" }));
  expect(comparedNames()).toEqual(["Astrid", "Ester"]);
});

test.each([
  ["{Enter}", "Skriv ett namn."],
  ["Astrid{Enter}", "Astrid finns redan här."],
  [
    "Qwxyz{Enter}",
    "”Qwxyz” finns inte bland förnamnen i statistiken. Kontrollera stavningen. Efternamn går inte att jämföra här.",
  ],
  [
    "Lindqvist{Enter}",
    "”Lindqvist” finns inte bland förnamnen i statistiken. Kontrollera stavningen. Efternamn går inte att jämföra här.",
  ],
])("the field answers %s with a sentence", async (typed, sentence) => {
  const user = await open("?namn=Astrid,Kim");
  await user.type(field(), typed);
  expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  expect(field()).toHaveFocus();
  expect(comparedNames()).toEqual(["Astrid", "Kim"]);
});

test("a ninth name is refused", async () => {
  const user = await open("?namn=Astrid,Sigrid,Ester,Esther,Kim,Maximiliana,Gunilla,Björk");
  await user.type(field(), "Alma{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("Här ryms 8 namn. Ta bort ett först.");
});

test("an unknown name of the address, or another spelling, is explained", async () => {
  await open("?namn=Qwxyz,bjork,Björk,Kim");
  expect(comparedNames()).toEqual(["Björk", "Kim"]);
  expect(screen.getByText(/^”Qwxyz” finns inte bland förnamnen/)).toBeVisible();
  expect(screen.getByText("”bjork” saknar statistik. Här är Björk.")).toBeVisible();
  expect(screen.getByText("”Björk” är Björk, som redan är med.")).toBeVisible();
});

test("without names the page explains itself, with names of the newest list to try", async () => {
  const user = await open("");
  expect(screen.getByRole("heading", { name: "Vilka namn väljer du mellan?" })).toBeVisible();
  expect(screen.getByRole("link", { name: "dina favoriter" })).toHaveAttribute(
    "href",
    "/favoriter",
  );
  const [girls, boys] = [newestList().girls, newestList().boys].map((names) =>
    names.slice(0, 3).map(({ name }) => name),
  );
  const linkOf = ([first, second, third]: readonly string[] = []) =>
    screen.getByRole("link", { name: `${first}, ${second} och ${third}` });
  expect(linkOf(girls)).toHaveAttribute("href", `/jamfor?namn=${girls?.join()}`);
  await user.click(linkOf(boys));
  expect(address()).toBe(`?namn=${boys?.join()}`);
});

test("a surname and siblings are heard beside each name", async () => {
  const user = await open("?namn=Astrid,Kim&efternamn=Dahl&syskon=Tim");
  await waitFor(() => expect(row("Med efternamnet").Astrid).toContain("d möter d"));
  expect(row("Med efternamnet").Kim).toContain("Kim Dahl");
  expect(row("Bland syskonen")).toEqual({ Astrid: "Låter olika", Kim: "liknar Tim" });
  await user.clear(screen.getByRole("textbox", { name: "Syskon" }));
  await waitFor(() => expect(address()).not.toContain("syskon"));
  expect(address()).toContain("efternamn=Dahl");
});

test("the link that is shared has the names but not the surname and the siblings", async () => {
  const user = await open("?namn=Astrid,Kim&efternamn=Dahl&syskon=Tim");
  await user.click(screen.getByRole("button", { name: "Dela jämförelsen" }));
  expect(await navigator.clipboard.readText()).toBe(
    `${window.location.origin}/jamfor?namn=Astrid,Kim`,
  );
});

test("without a connection the page says so and tries again", async () => {
  stubBackend({ "GET /namndata/test/names-0.txt": noConnection });
  const user = await open("?namn=Astrid,Kim");
  expect(screen.getByRole("alert")).toHaveTextContent("Vi når inte servern just nu.");
  stubBackend(Object.fromEntries(files));
  await user.click(screen.getByRole("button", { name: "Försök igen" }));
  await waitFor(() => expect(comparedNames()).toEqual(["Astrid", "Kim"]));
});
