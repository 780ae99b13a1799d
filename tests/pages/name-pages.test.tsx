import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ANSWER_TIMEOUT_MS, SLOW_LOADING_MS } from "@/config/limits.ts";
import { downloadFile } from "@/lib/download.ts";
import { queryClient } from "@/lib/query-client.ts";
import { worldFile } from "@/names/world/files.ts";
import GivenNamePage from "@/pages/given-name-page.tsx";
import SurnamePage from "@/pages/surname-page.tsx";
import { savedFavoritesOf } from "@/saved/favorites/saved-favorites.ts";
import { encodeNames } from "../../scripts/build/name-search/encode-names.ts";
import { readNames } from "../../scripts/build/name-search/read-names.ts";
import { worldFiles } from "../../scripts/build/name-search/world-files.ts";
import { noAnswer, noConnection, stubBackend } from "../backend-stub.ts";
import { eventually, wait } from "../clock.ts";
import { yearsOf } from "../words/latest-lists.ts";

// jsdom downloads nothing.
vi.mock("@/lib/download.ts", () => ({ downloadFile: vi.fn(() => true) }));

const NAMES = [
  "Barbro",
  // A classic Nordic name, and names for siblings of it.
  ...["Astrid", "Asthrid", "Estrid", "Signe", "Sixten", "Gun"],
  // Given to both sexes, and a surname.
  ...["Kim", "Christopher", "AnaBelle", "Anabelle"],
  // Another spelling in Norway, and one that most other countries do not write.
  ...["Björn", "Åke"],
  // Spellings of one name.
  ...["Sara", "Sarah"],
  ...["Lindqvist", "Lindkvist", "Lundqvist", "Andersson", "Johansson", "Karlsson", "Björk"],
  ...["Lindahl", "Sundin", "Söder"],
  // As many newborns in two years.
  "Maria",
  // Six bearers, and few newborns: names of the almanac.
  ...["Holmfrid", "Set"],
  // Eight and six bearers.
  ...["Granevåg", "Granhall"],
];
const encoded = encodeNames(readNames().filter(({ name }) => NAMES.includes(name)));
const files = [...encoded.files, ...worldFiles()];

function answerWithFiles() {
  stubBackend(
    Object.fromEntries(
      files.map(([file, text]) => [`GET /namndata/test/${file}`, new Response(text)]),
    ),
  );
}

function answerAllFilesOfAstrid(answer: typeof noAnswer) {
  const asked = ["names-0.txt", "related-0.json", worldFile("astrid")];
  stubBackend(Object.fromEntries(asked.map((file) => [`GET /namndata/test/${file}`, answer])));
}

beforeEach(() => {
  localStorage.clear();
  answerWithFiles();
});

afterEach(() => {
  queryClient.clear();
});

async function open(address: string) {
  // React waits for a part that suspends only in an act that is awaited.
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          {["/namn/:slug", "/namn/ovriga/:slug"].map((path) => (
            <Route key={path} path={path} element={<GivenNamePage />} />
          ))}
          {["/efternamn/:slug", "/efternamn/ovriga/:slug"].map((path) => (
            <Route key={path} path={path} element={<SurnamePage />} />
          ))}
        </Routes>
        <Address />
      </MemoryRouter>,
    );
  });
}

async function openName(path: string) {
  await open(path);
  return screen.findByRole("heading", { level: 1 });
}

/** The text of the page with ordinary spaces. */
function text(): string {
  return (document.body.textContent ?? "").replaceAll("\u00a0", " ");
}

/** What is said of a fact. */
function fact(label: string): string {
  const value = screen.getByText(label, { selector: "dt" }).nextElementSibling;
  return (value?.textContent ?? "").replaceAll("\u00a0", " ");
}

function namesIn(list: string): (string | null)[] {
  return within(screen.getByRole("list", { name: list }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
}

test("a given name with two peaks shows both years, without the rank of one", async () => {
  await openName("/namn/maria");
  expect(fact("Flest nyfödda 1998–2022")).toMatch(/^1998 och 2017227 flickor 1998 och 2017\. /);
});

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

test.each([
  ["/namn/bjo%CC%88rn", "/namn/björn"],
  ["/namn/Bj%C3%B6rn.", "/namn/björn"],
  ["/namn/BJ%C3%96RN", "/namn/björn"],
  ["/namn/%EF%BC%ADaria", "/namn/maria"],
  ["/namn/Astrid%20", "/namn/astrid"],
  ["/namn/Astrid%C2%A0", "/namn/astrid"],
  ["/namn/%E2%80%8BAstrid)", "/namn/astrid"],
  ["/namn/astrid'", "/namn/astrid"],
  ["/efternamn/LINDQVIST,", "/efternamn/lindqvist"],
])("%s is replaced by %s, which has the figures", async (address, clean) => {
  await openName(address);
  const pathname = () => decodeURI(screen.getByTestId("address").textContent ?? "");
  await waitFor(() => expect(pathname()).toBe(clean));
  await waitFor(() => expect(text()).toMatch(/(?:hette|hade) [\d ]+ personer i Sverige/));
  expect(text()).not.toMatch(/färre än två/i);
});

test.each([
  "/namn/12",
  "/namn/%3F%3F%3F",
  "/efternamn/%3Cb%3E",
  "/namn/%E2%9D%A4",
  "/namn/%E0%A4%A",
])("%s is no name and has no figure", async (address) => {
  await openName(address);
  expect(text()).toContain("Det här är inget namn vi kan slå upp.");
  expect(text()).not.toMatch(/färre än två/i);
});

test("a name in other letters is told which the statistics have, with the name to try", async () => {
  const heading = await openName("/namn/Ольга");
  expect(heading).toHaveTextContent("Ольга");
  expect(screen.getByText("Ольга")).toHaveAttribute("translate", "no");
  expect(text()).toContain("Registret är skrivet med latinska bokstäver. Pröva Olga.");
  const link = screen.getByRole("link", { name: "Olga" });
  expect(link).toHaveAttribute("href", "/namn/olga");
  expect(link).toHaveAttribute("translate", "no");
  expect(text()).not.toMatch(/färre än två/i);
  cleanup();
  await openName("/efternamn/محمد");
  expect(text()).toContain("Registret är skrivet med latinska bokstäver.");
});

test("a whole name leads to both its parts and says why it has no figure", async () => {
  await openName("/namn/astrid%20andersson");
  expect(await screen.findByText(/^SCB räknar förnamn och efternamn var för sig/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Allt om förnamnet Astrid" })).toHaveAttribute(
    "href",
    "/namn/astrid",
  );
  expect(screen.getByRole("link", { name: "Allt om efternamnet Andersson" })).toHaveAttribute(
    "href",
    "/efternamn/andersson",
  );
  expect(text()).not.toMatch(/färre än två/i);
});

test("a given name shows its bearers, peak, day, letters and style", async () => {
  expect(await openName("/namn/astrid")).toHaveTextContent("Astrid");
  expect(fact("Bär namnet")).toContain("16 19516 184 kvinnor och 11 män");
  expect(fact("Andel kvinnor")).toContain("Över 99 %");
  expect(fact("Flest nyfödda 1998–2022")).toContain("2019625 flickor 2019, plats 2");
  expect(fact("Flest nyfödda 1998–2022")).toContain("2022: 603 flickor, plats 1");
  expect(fact("Namnsdag")).toContain("27 november");
  expect(fact("Namnsdag")).toContain("Samma dag: Asta");
  expect(screen.getByRole("link", { name: "Se kalendern" })).toHaveAttribute(
    "href",
    "/namnsdag#11-27",
  );
  expect(fact("Längd")).toBe("6 bokstäver");
  expect(fact("Stavelser")).toBe("2");
  expect(fact("Stil")).toBe("klassiskt, nordiskt");
  expect(text()).toContain("Astrid står på vår handgjorda lista över namn av nordiskt ursprung");
});

/** The lines of the facts in short, with ordinary spaces. */
function glance(): string[] {
  return within(screen.getByRole("list", { name: "I korthet" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => (textContent ?? "").replaceAll("\u00a0", " "));
}

test("a given name has its facts in short beside it, the latest count first", async () => {
  await openName("/namn/astrid");
  const [latest] = yearsOf("Astrid", "girls");
  expect(glance()).toEqual([
    `Flickor födda ${latest?.year} (plats ${latest?.rank}): ${latest?.children}`,
    "Namnsdag: 27 november",
    "Stil: klassiskt, nordiskt",
    "Medelålder: 37 år",
  ]);
});

test("the facts in short count spellings together when the page does", async () => {
  await openName("/namn/sara?stavningar=tillsammans");
  await screen.findByText(/personer i Sverige Sara eller Sarah/);
  expect(glance()[0]).toMatch(/^Flickor födda 2022: (minst )?\d+$/);
});

test("the facts in short of a name that few have say so, and no zero", async () => {
  await openName("/namn/asthrid");
  expect(glance()).toEqual(["Nyfödda 2022: färre än två", "Namnsdag: ingen"]);
});

test("a surname has its facts in short beside it", async () => {
  await openName("/efternamn/lindqvist");
  expect(glance()).toEqual([
    // Of the names in these files.
    "Plats bland efternamnen: nr 4",
    "Uppbyggnad: lind + qvist",
    "Bokstäver: 9",
  ]);
});

test("a given name leads to choosing together, with the name; a surname does not", async () => {
  await openName("/namn/astrid");
  expect(screen.getByRole("link", { name: "Fråga den andra" })).toHaveAttribute(
    "href",
    "/tillsammans?namn=Astrid",
  );
  cleanup();
  await openName("/efternamn/lindqvist");
  expect(screen.queryByRole("link", { name: "Fråga den andra" })).toBeNull();
});

test("a double press downloads the calendar's file once", async () => {
  await openName("/namn/astrid");
  const user = userEvent.setup();
  await user.dblClick(screen.getByRole("button", { name: "Lägg i kalendern" }));
  await waitFor(() => expect(downloadFile).toHaveBeenCalled());
  expect(downloadFile).toHaveBeenCalledTimes(1);
});

test.each([
  ["/namn/astrid", "Hur många heter Astrid?", /hette 16\s195\spersoner i Sverige Astrid\.$/],
  [
    "/efternamn/lindqvist",
    "Hur många heter Lindqvist i efternamn?",
    /hade 15\s395\spersoner i Sverige efternamnet Lindqvist\.$/,
  ],
])(
  "%s begins with the question that people ask, and its answer",
  async (path, question, answer) => {
    await openName(path);
    const [first] = screen.getAllByRole("heading", { level: 2 });
    expect(first).toHaveTextContent(question);
    expect(first?.nextElementSibling).toHaveTextContent(answer);
  },
);

test("a name of older people says their age in its lead, and has its newborns last", async () => {
  await openName("/namn/barbro");
  const [first] = screen.getAllByRole("heading", { level: 2 });
  expect(first?.nextElementSibling).toHaveTextContent(
    /personer i Sverige Barbro\. I snitt var de \d\d\sår\.$/,
  );
  const newborns = await screen.findByText(/Källa: SCB, nyfödda efter tilltalsnamn/);
  const facts = screen.getByText("Bär namnet");
  expect(facts.compareDocumentPosition(newborns)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a given name leads to names for siblings, their rule and other spellings", async () => {
  await openName("/namn/astrid");
  const siblings = screen.getByRole("region", { name: "Syskonnamn till Astrid" });
  expect(siblings).toHaveTextContent("Namn som ligger nära i ursprung och ålder");
  expect(within(siblings).getByRole("link", { name: "Så väljer vi dem" })).toHaveAttribute(
    "href",
    "/kallor/namnsidor#liknande",
  );
  expect(namesIn("Syskonnamn till Astrid")).toEqual(["/namn/signe", "/namn/sixten", "/namn/björn"]);
  await screen.findByRole("list", { name: "Andra stavningar" });
  // Three bearers: no document of its own.
  expect(namesIn("Andra stavningar")).toEqual(["/namn/ovriga/asthrid"]);
  expect(namesIn("Låter nästan likadant")).toEqual(["/namn/estrid"]);
});

test.each([
  ["/namn/astrid", "Syskonnamn till Astrid", "Signe", "fornamn"],
  ["/namn/astrid", "Andra stavningar", "Asthrid", "fornamn"],
  ["/efternamn/lindqvist", "Andra stavningar", "Lindkvist", "efternamn"],
])(
  "%s has a heart in %s: %s is saved among the favourites of /%s",
  async (path, list, name, page) => {
    await openName(path);
    const names = within(await screen.findByRole("list", { name: list }));
    expect(names.getAllByRole("button")).toHaveLength(names.getAllByRole("link").length);
    await userEvent.click(names.getByRole("button", { name: `Spara ${name} som favorit` }));
    expect(savedFavoritesOf(page).read()).toEqual([name]);
  },
);

test.each([
  ["/namn/granevåg", "Vi hittar inget annat förnamn som liknar Granevåg."],
  ["/efternamn/granevåg", "Vi hittar inget annat efternamn som liknar Granevåg."],
])("%s is like no other name, which is said, with the way to the search", async (path, answer) => {
  await openName(path);
  const similar = await screen.findByRole("region", { name: "Liknande namn" });
  expect(similar).toHaveTextContent(answer);
  expect(within(similar).getByRole("link")).toHaveAttribute("href", "/sok");
});

test("a name that the calendar has in another spelling says so", async () => {
  await openName("/namn/christopher");
  expect(fact("Namnsdag")).toMatch(/^15 marsStår som Kristoffer i almanackan/);
});

test("few newborns of the last years are no peak, and no zero", async () => {
  await openName("/namn/gun");
  expect(fact("Flest nyfödda 1998–2022")).toContain("Färre än tio");
  expect(text()).not.toMatch(/\b0 (flickor|pojkar|kvinnor|män)/);
});

test("a given name has the mean age of its bearers, of each sex where many of both have it", async () => {
  await openName("/namn/astrid");
  expect(text()).toContain("De som hette Astrid var i snitt 37 år.");
  cleanup();
  await openName("/namn/kim");
  expect(text()).toContain("Kvinnorna var i snitt 40 år och männen 36 år.");
});

test("a name that Skatteverket lists has its latest year among its facts", async () => {
  await openName("/namn/astrid");
  const [latest] = yearsOf("Astrid", "girls");
  expect(text()).toContain(
    `Enligt Skatteverket ${latest?.children} flickor ${latest?.year}, plats ${latest?.rank}.`,
  );
});

test("names that differ only in case share a page", async () => {
  await openName("/namn/anabelle");
  expect(text()).toMatch(/Skrivs också (AnaBelle|Anabelle): /);
});

test("a name of both kinds leads from one page to the other", async () => {
  await openName("/namn/kim");
  const link = screen.getByRole("link", { name: /^801 hette Kim i efternamn$/ });
  expect(link).toHaveAttribute("href", "/efternamn/kim");
});

test("a name that is no given name gets an honest answer", async () => {
  await openName("/namn/granevåg");
  expect(text()).toContain(
    "Den 31 december 2022 hade färre än två personer i Sverige tilltalsnamnet Granevåg.",
  );
  expect(screen.getByRole("link", { name: "8 hette Granevåg i efternamn" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Spara/ })).not.toBeInTheDocument();
  expect(text()).not.toMatch(/ledig/i);
});

test("another spelling leads to the name that the statistics have", async () => {
  expect(await openName("/efternamn/bjork")).toHaveTextContent("Bjork");
  expect(screen.getByRole("link", { name: "Björk" })).toHaveAttribute("href", "/efternamn/björk");
  expect(text()).toContain(
    "Den 31 december 2020 hade färre än två personer i Sverige efternamnet Bjork.",
  );
});

test("a surname shows its bearers, place, parts, neighbours and the law", async () => {
  expect(await openName("/efternamn/lindqvist")).toHaveTextContent("Lindqvist");
  expect(fact("Bär namnet")).toContain("15 395");
  expect(fact("Uppbyggnad")).toBe(
    "lind + qvistTvå led ur vår lista över svenska namnled. Äldre stavning: qvist för kvist.",
  );
  expect(fact("Ursprung")).toBe("svenskt, natur");
  expect(namesIn("Grannar i listan")).toEqual([
    "/efternamn/johansson",
    "/efternamn/karlsson",
    "/efternamn/lundqvist",
    "/efternamn/björk",
  ]);
  expect(namesIn("Slutar också på -qvist")).toEqual(["/efternamn/lundqvist"]);
  expect(screen.getByRole("region", { name: "Vad lagen säger" })).toHaveTextContent(
    "Minst 2 000 bär namnet. Då får i regel vem som helst ta det. Skatteverkets lista avgör.",
  );
  await screen.findByRole("list", { name: "Andra stavningar" });
  expect(namesIn("Andra stavningar")).toEqual(["/efternamn/lindkvist"]);
});

test.each([
  [
    "/efternamn/lindahl",
    "lind + dahl",
    "Två led ur vår lista över svenska namnled. Ett d faller bort i fogen. Äldre stavning: dahl för dal.",
  ],
  [
    "/efternamn/sundin",
    "sund + -in",
    "Ett led ur vår lista över svenska namnled, och ändelsen -in.",
  ],
  ["/efternamn/andersson", "anders + son", "Ett mansnamn i genitiv och ordet son."],
  // Six bearers.
  ["/efternamn/ovriga/granhall", "gran + hall", "Två led ur vår lista över svenska namnled."],
])("%s explains the parts of the name", async (path, parts, text) => {
  await openName(path);
  expect(fact("Uppbyggnad")).toBe(`${parts}${text}`);
});

test("a surname that is one word, or could be divided in two ways, has no parts", async () => {
  await openName("/efternamn/söder");
  expect(screen.getByText("Bär namnet")).toBeInTheDocument();
  expect(screen.queryByText("Uppbyggnad")).not.toBeInTheDocument();
  expect(screen.queryByRole("region", { name: /Slutar också på/ })).not.toBeInTheDocument();
});

test.each([
  [
    "/efternamn/granevåg",
    "Då får du i regel ta det bara om det finns i släkten, om du har haft det förut eller om du är gift med någon som heter så.",
  ],
  ["/efternamn/granevågsson", "det som ett nybildat efternamn."],
])("%s is never said to be free", async (path, rule) => {
  await openName(path);
  expect(screen.getByRole("region", { name: "Vad lagen säger" })).toHaveTextContent(rule);
  expect(text()).not.toMatch(/ledig/i);
});

test("a name is saved among the favourites of its generator", async () => {
  await openName("/namn/astrid");
  const save = screen.getByRole("button", { name: "Spara Astrid som favorit" });
  expect(save).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(save);
  expect(save).toHaveAttribute("aria-pressed", "true");
  expect(localStorage.getItem("favorites-fornamn")).toContain("Astrid");
  await userEvent.click(save);
  expect(save).toHaveAttribute("aria-pressed", "false");
});

/** The rows of a table, cells separated by a line. */
function rowsOf(caption: string): string[] {
  return within(screen.getByRole("table", { name: caption }))
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      [...row.querySelectorAll("th, td")]
        .map((cell) => (cell.textContent ?? "").replaceAll("\u00a0", " ").replaceAll("\u00ad", ""))
        .join(" | "),
    );
}

const BEARERS = "Bär det som första förnamn";
const BIRTHS = "Nyfödda som fick det som första förnamn";

test("a given name is shown with its figures in other countries, by share", async () => {
  await openName("/namn/astrid");
  expect(rowsOf(BEARERS)).toEqual([
    "Norge31 dec. 2025 | 15 815 kvinnor | 281",
    "Sverigesom tilltalsnamn, 31 dec. 2022 | 16 184 kvinnor11 män | 154",
    "Danmark1 januari 2025 | 9 012 kvinnor3 män | 150",
    "Finlandaugusti 2025 | 996 kvinnor | 18",
    "Spaniensom hela förnamnet, 1 januari 2024 | 2 412 kvinnor | 5,0",
  ]);
  expect(rowsOf(BIRTHS)).toContain("USA2024 | 818 flickor, plats 383 | 23");
  // Nobody has a total of births for it.
  expect(rowsOf(BIRTHS).at(-1)).toBe("Berlin2023 | 3 flickor, plats 767 | –");
  expect(screen.getByText("Per invånare är det vanligare i Norge än i Sverige.")).toBeVisible();
});

test("a country's own spelling has a row and a figure of its own", async () => {
  await openName("/namn/björn");
  expect(rowsOf(BEARERS).slice(0, 1)).toEqual(["Norge, som Bjørn31 dec. 2025 | 33 777 män | 600"]);
  expect(rowsOf(BEARERS)).toContain("Danmark1 januari 2025 | 202 män | 3,4");
  expect(rowsOf(BEARERS)).toContain("Danmark, som Bjørn1 januari 2025 | 6 201 män | 103");
});

test("a name below the limit of an office has fewer, and is not said to be missing", async () => {
  await openName("/namn/åke");
  expect(text()).toMatch(/Ovanligt nu eller okänt i Norge, .*USA.* och .*\./);
  expect(text()).not.toMatch(/färre än 50 på tio år i USA/);
});

test("births of earlier years are told where the newest year has too few", async () => {
  await openName("/namn/kim");
  expect(text()).toContain("Belgien (879 flickor och 101 pojkar sedan 1995)");
});

test.each([
  [
    "/namn/astrid",
    "Källa: SCB (bärare 31 december 2022, nyfödda 1998–2022), per stavning; namnsdagar: Namnlängdskommittén.",
  ],
  [
    "/efternamn/lindqvist",
    "Källa: SCB via svensktext, CC BY 4.0 (bärare 31 december 2020), per stavning.",
  ],
])("the foot of %s is the source of its figures and their date", async (path, source) => {
  await openName(path);
  expect(screen.getByText(/^Källa:/)).toHaveTextContent(source);
});

test("the address of a name is shared by the system's dialog", async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { share }));
  await openName("/namn/astrid");
  await userEvent.click(screen.getByRole("button", { name: "Dela" }));
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: window.location.href }));
});

test("a given name can be compared with others, a surname not", async () => {
  await openName("/namn/astrid");
  expect(screen.getByRole("link", { name: "Jämför" })).toHaveAttribute(
    "href",
    "/jamfor?namn=Astrid",
  );
  cleanup();
  await openName("/efternamn/lindqvist");
  expect(screen.queryByRole("link", { name: "Jämför" })).not.toBeInTheDocument();
});

test("the spellings of a name are counted together on request, and named", async () => {
  await openName("/namn/sara");
  const together = await screen.findByRole("radio", { name: "Stavningar tillsammans" });
  expect(text()).toContain("Bara Sara räknas.");
  await userEvent.click(together);
  expect(await screen.findByText("Sara och Sarah räknas tillsammans.")).toHaveRole("status");
  expect(together).toBeChecked();
  // 45 148 and 6 801.
  expect(text()).toContain(
    "Den 31 december 2022 hette 52 150 personer i Sverige Sara eller Sarah.",
  );
  expect(fact("Bär namnet")).toContain("52 150");
  // 609 and 109; 100 and 31.
  expect(fact("Högsta summan 1998–2022")).toContain("718 flickor 1998");
  expect(fact("Namnsdag")).toContain("19 juli");
  await userEvent.click(screen.getByRole("radio", { name: "Per stavning" }));
  expect(text()).toContain("Den 31 december 2022 hette 45 148 personer i Sverige Sara.");
});

test("the address keeps that spellings are counted together", async () => {
  await openName("/namn/sarah?stavningar=tillsammans");
  // The most common spelling is the first, whichever page it is.
  await screen.findByText("Sara och Sarah räknas tillsammans.");
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Sarah");
  expect(fact("Bär namnet")).toContain("52 150");
});

test("a name with one spelling has no choice of spellings", async () => {
  await openName("/namn/astrid?stavningar=tillsammans");
  expect(fact("Bär namnet")).toContain("16 195");
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
});

test("spellings that cannot be fetched leave the page per spelling", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await openName("/namn/sara");
  const together = await screen.findByRole("radio", { name: "Stavningar tillsammans" });
  queryClient.clear();
  stubBackend({ "GET /namndata/test/names-0.txt": noConnection });
  await userEvent.click(together);
  expect(await screen.findByText(/Vi når inte servern just nu/)).toHaveRole("status");
  expect(text()).toContain("Den 31 december 2022 hette 45 148 personer i Sverige Sara.");
  answerWithFiles();
  await userEvent.click(screen.getByRole("button", { name: "Försök igen" }));
  expect(await screen.findByText("Sara och Sarah räknas tillsammans.")).toBeVisible();
});

test("without a connection the page says so and tries again", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  answerAllFilesOfAstrid(noConnection);
  await open("/namn/astrid");
  expect(await screen.findByRole("alert")).toHaveTextContent("Vi når inte servern just nu.");
  answerWithFiles();
  await act(async () => screen.getByRole("button", { name: "Försök igen" }).click());
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Astrid");
});

test("a page of a name that hangs says so, then that nothing comes, and comes with another try", async () => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  answerAllFilesOfAstrid(noAnswer);
  await open("/namn/astrid");
  await wait(SLOW_LOADING_MS);
  expect(screen.getByRole("alert")).toHaveTextContent("Det här tar längre tid än vanligt.");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Astrid");
  await wait(ANSWER_TIMEOUT_MS - SLOW_LOADING_MS);
  expect(screen.getByRole("alert")).toHaveTextContent("Vi når inte servern just nu.");
  answerWithFiles();
  await act(async () => screen.getByRole("button", { name: "Försök igen" }).click());
  await eventually(() => expect(fact("Namnsdag")).toContain("27 november"));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a given name is shown with the surname that is typed or in the address", async () => {
  await openName("/namn/kim?efternamn=ek");
  expect(screen.getByLabelText("Efternamn")).toHaveValue("ek");
  expect(await screen.findByText("K.E.")).toBeVisible();
  const user = userEvent.setup();
  await user.clear(screen.getByLabelText("Efternamn"));
  await user.type(screen.getByLabelText("Efternamn"), "malm");
  expect(await screen.findByText("Kim Malm")).toBeVisible();
  expect(await screen.findByText(/m möter m/)).toBeVisible();
});

test("a given name says where it comes from, how certain that is, and who says so", async () => {
  await openName("/namn/astrid");
  const section = await screen.findByRole("region", { name: "Ursprung" });
  expect(section).toHaveTextContent("I Astrid, fornnordiska Ástríðr, ingår orden áss, gud, och");
  expect(within(section).getByText("áss").getAttribute("lang")).toBe("non");
  expect(section).not.toHaveTextContent("*");
  expect(section).toHaveTextContent("Härledningen och betydelsen av Astrid är säkra.");
  expect(section).toHaveTextContent("Elof Hellquist, Svensk etymologisk ordbok (1922): Astrid");
  expect(
    within(section).getByRole("link", { name: /^Dagens namn, Bengt af Klintberg/ }),
  ).toHaveAttribute("href", "http://www.ord.se/mer/dagens-namn/astrid-asta/");
});

test("what the site says of an origin leads to the contact form with the name", async () => {
  await openName("/namn/astrid");
  const section = await screen.findByRole("region", { name: "Ursprung" });
  expect(within(section).getByRole("link", { name: "Vet du mer?" })).toHaveAttribute(
    "href",
    "/om?ursprung=Astrid#skriv",
  );
});

test("a given name whose stress is certain says how it is said, and asks whether it is", async () => {
  await openName("/namn/astrid");
  await screen.findByText("Bär namnet");
  expect(fact("Uttal")).toContain("betoning på stavelse 1 av 2");
  expect(screen.getByText("AS-trid")).toHaveAttribute("aria-hidden", "true");
  expect(screen.getByRole("link", { name: "Uttalas det annorlunda?" })).toHaveAttribute(
    "href",
    "/om?uttal=Astrid#skriv",
  );
});

test("a given name of one syllable says nothing of how it is said", async () => {
  await openName("/namn/kim");
  await screen.findByText("Bär namnet");
  expect(screen.queryByText("Uttal")).toBeNull();
});

test("at the top, a given name says in a line where it comes from, and leads to the rest", async () => {
  await openName("/namn/astrid");
  const link = await screen.findByRole("link", { name: "Läs om ursprunget" });
  expect(link.parentElement).toHaveTextContent(
    "Astrid: fornnordiskt, áss gud + fríðr vacker. Läs om ursprunget",
  );
  const section = screen.getByRole("region", { name: "Ursprung" });
  expect(link).toHaveAttribute("href", `#${section.id}`);
});

test("a form of a name says that it is one, and then what is said of the name", async () => {
  await openName("/namn/christopher");
  const section = await screen.findByRole("region", { name: "Ursprung" });
  const [own, base, certainty] = section.querySelectorAll("p");
  expect(own).toHaveTextContent("På engelska har Kristoffer formen Christopher.");
  expect(base).toHaveTextContent(/Kristoffer/);
  expect(base).not.toHaveTextContent("Christopher");
  expect(certainty).toHaveTextContent(
    /^Att Christopher hör till Kristoffer är säkert\. Härledningen/,
  );
});

test("a name whose origin nobody has looked up has no section of it", async () => {
  await openName("/namn/ovriga/asthrid");
  await screen.findByText("Bär namnet");
  expect(screen.queryByRole("region", { name: "Ursprung" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Läs om ursprunget" })).toBeNull();
});

test("the page of a rare old name is about the name, without a chart or an offer", async () => {
  await openName("/namn/holmfrid");
  expect(text()).toContain("hette 6 personer i Sverige Holmfrid.");
  expect(fact("Namnsdag")).toMatch(/^30 mars/);
  expect(screen.getByRole("heading", { name: "Ursprung" })).toBeVisible();
  expect(fact("Flest nyfödda 1998–2022")).toBe(
    "Färre än tioVarje år, för flickor och för pojkar. ",
  );
  expect(screen.queryByRole("figure")).toBeNull();
  expect(text()).not.toContain("Premium");
  expect(screen.getByTestId("address")).toHaveTextContent("/namn/holmfrid");
});

test("a name of the almanac that the statistics do not list has its name day", async () => {
  await openName("/namn/gustav_adolf");
  expect(text()).toContain("hade färre än två personer i Sverige tilltalsnamnet Gustav Adolf.");
  expect(fact("Namnsdag")).toMatch(/^6 november/);
});

test("a name with newborns in one year only says which", async () => {
  await openName("/namn/set");
  expect(fact("Flest nyfödda 1998–2022")).toContain("År 2021: 4 pojkar.");
});
