/** The top lists and the names of a letter. */
import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { site } from "@/config/site.ts";
import { generator } from "@/generators/given-names/given-names.ts";
import { numberWord } from "@/lib/number-word.ts";
import { queryClient } from "@/lib/query-client.ts";
import { listPath } from "@/names/lists/definition.ts";
import { listPages } from "@/names/lists/registry.ts";
import ListPage, { head as listHead } from "@/pages/list-page.tsx";
import ListsPage from "@/pages/lists-page.tsx";
import TopListPage, { head as topListHead } from "@/pages/top-list-page.tsx";
import { savedFavoritesOf } from "@/saved/favorites/saved-favorites.ts";
import { findingsOf, listOf, prerenderedData } from "../structured-data.ts";
import { listedYears, newestList } from "../words/latest-lists.ts";

const FILES: Readonly<Record<string, unknown>> = {
  "toplist-2022.json": {
    girls: [
      { name: "Astrid", children: 603, rank: 1, rankBefore: 6 },
      { name: "Alma", children: 595, rank: 2, rankBefore: 2 },
      { name: "Alice", children: 539, rank: 3, rankBefore: 2 },
      { name: "Eira", children: 110, rank: 99, rankBefore: 112 },
    ],
    boys: [
      { name: "Liam", children: 1677, rank: 1, rankBefore: null },
      { name: "William", children: 674, rank: 2, rankBefore: 1 },
    ],
  },
  "toplist-2022-together.json": {
    girls: [
      { name: "Astrid", children: 603, rank: 1, rankBefore: 8 },
      {
        name: "Maja",
        children: 594,
        rank: 2,
        rankBefore: 2,
        spellings: [
          ["Maja", 448],
          ["Maya", 128],
          ["Maia", 18],
        ],
        isMinimum: true,
      },
    ],
    boys: [
      {
        name: "Noah",
        children: 676,
        rank: 1,
        rankBefore: 2,
        spellings: [
          ["Noah", 624],
          ["Noa", 52],
        ],
      },
    ],
  },
  "toplist-1998.json": {
    girls: [{ name: "Emma", children: 1467, rank: 1, rankBefore: null }],
    boys: [{ name: "Simon", children: 1154, rank: 1, rankBefore: null }],
  },
  "list-pojknamn-ovriga.json": [
    {
      heading: "pojknamn på U, Z, Å och Ö",
      entries: [
        { name: "Åke", numbers: [13_345] },
        { name: "Åli", numbers: [60], isShared: true },
      ],
    },
  ],
  "list-vanligaste-efternamn.json": [
    {
      heading: "vanligaste efternamn",
      entries: [
        { name: "Andersson", numbers: [223_000], hasDocument: true },
        { name: "Ek", numbers: [900], hasDocument: false },
        { name: "Al", numbers: [900], hasDocument: false },
        { name: "Bo", numbers: [800], hasDocument: false },
      ],
    },
  ],
  "list-byta-namn.json": [
    {
      heading: "kvinnonamn i alla åldrar",
      entries: [{ name: "Astrid", numbers: [16_195] }],
    },
  ],
  "list-konsneutrala-namn.json": [
    { heading: "könsneutrala namn", entries: [{ name: "Kim", numbers: [4000, 6000] }] },
  ],
  "list-gamla-namn-tillbaka.json": [
    { heading: "gamla flicknamn", entries: [{ name: "Elsie", numbers: [0, 684] }] },
  ],
  "list-kattnamn.json": [
    {
      heading: "kattnamn till honor",
      entries: [
        { name: "Luna", numbers: [] },
        { name: "Maja", numbers: [] },
      ],
    },
  ],
};

function pagesAt(address: string) {
  return (
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/namn/topplista/:year" element={<TopListPage />} />
        <Route path="/namn/lista/:list" element={<ListPage />} />
        <Route path="/namn/listor" element={<ListsPage />} />
      </Routes>
    </MemoryRouter>
  );
}

async function open(address: string) {
  await act(async () => {
    render(pagesAt(address));
  });
}

beforeEach(() => {
  queryClient.clear();
  vi.stubGlobal("fetch", async (address: string) => {
    const content = FILES[address.split("/").at(-1) ?? ""];
    return content ? Response.json(content) : new Response(null, { status: 404 });
  });
});

describe("the top list of a year", () => {
  test("has rank, name, children and change of girls' and boys' names", async () => {
    await open("/namn/topplista/2022");
    const girls = await screen.findByRole("table", { name: "Flicknamn 2022" });
    const rows = within(girls).getAllByRole("row").slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "1Astrid603▲\u00a05upp 5\u00a0platser",
      "2Alma595=samma plats",
      "3Alice539▼\u00a01ner 1\u00a0plats",
      "99Eira110ny ▲\u00a013upp 13\u00a0platser",
    ]);
    expect(within(girls).getByRole("link", { name: "Astrid" })).toHaveAttribute(
      "href",
      "/namn/astrid",
    );
    const boys = screen.getByRole("table", { name: "Pojknamn 2022" });
    expect(boys).toHaveTextContent(/1Liam1\s677ny 2William/);
  });

  test("has a heart on each row, which saves the name among the given names", async () => {
    await open("/namn/topplista/2022");
    const girls = await screen.findByRole("table", { name: "Flicknamn 2022" });
    const [, ...rows] = within(girls).getAllByRole("row");
    const hearts = rows.map((row) => within(row).getByRole("button"));
    expect(hearts[0]).toHaveAccessibleName("Spara Astrid som favorit");
    await userEvent.click(hearts[0] ?? girls);
    expect(hearts.map((heart) => heart.ariaPressed)).toEqual(["true", "false", "false", "false"]);
    expect(savedFavoritesOf("fornamn").read()).toEqual(["Astrid"]);
  });

  test("is structured data for search engines", async () => {
    await open("/namn/topplista/2022");
    await screen.findByRole("table", { name: "Flicknamn 2022" });
    // The list has been loaded, as it is when the page is prerendered.
    const lists = prerenderedData(pagesAt("/namn/topplista/2022")).filter(
      (each) => each["@type"] === "ItemList",
    );
    expect(lists.flatMap((list) => findingsOf(list, site.url))).toEqual([]);
    expect(listOf(lists[0], "itemListElement")).toHaveLength(4);
    expect(listOf(lists[0], "itemListElement")[0]).toMatchObject({
      name: "Astrid",
      url: `${site.url}/namn/astrid`,
    });
  });

  test("of the first year has no change", async () => {
    await open("/namn/topplista/1998");
    const girls = await screen.findByRole("table", { name: "Flicknamn 1998" });
    expect(within(girls).getAllByRole("columnheader")).toHaveLength(4);
    expect(within(girls).getAllByRole("row")[1]).toHaveTextContent(/^1Emma1\s467$/);
    expect(screen.queryByText(/sedan 1997/)).toBeNull();
  });

  test("leads to every other year, and to the ones before and after", async () => {
    await open("/namn/topplista/1998");
    const years = within(screen.getByRole("navigation", { name: "År" })).getAllByRole("link");
    expect(years).toHaveLength(2022 - 1998 + 1 + listedYears.length);
    expect(years.at(-1)).toHaveAttribute("aria-current", "page");
    const neighbours = within(screen.getByRole("navigation", { name: "Bläddra" }));
    expect(neighbours.getByRole("link", { name: /1999/ })).toHaveAttribute(
      "href",
      "/namn/topplista/1999",
    );
    expect(neighbours.queryByRole("link", { name: /1997/ })).toBeNull();
  });

  test("of a year that only Skatteverket has counted says how many names it has", async () => {
    await open("/namn/topplista/2024");
    const table = within(screen.getByRole("table", { name: "Pojknamn 2024" }));
    const [, ...rows] = table.getAllByRole("row");
    const list = listedYears.find(({ year }) => year === 2024);
    expect(rows).toHaveLength(list?.boys.length ?? 0);
    expect(rows[0]).toHaveTextContent(/^1\s*Noah\s*692$/);
    expect(rows.slice(4, 7).map((row) => row.textContent)).toEqual([
      "5Adam538",
      "5August538",
      "7Nils527",
    ]);
    expect(document.body).toHaveTextContent(
      `De ${numberWord(list?.girls.length ?? 0)} flicknamn och ${numberWord(list?.boys.length ?? 0)} pojknamn`,
    );
    expect(document.body).toHaveTextContent("Källa: Skatteverket");
    expect(document.body).toHaveTextContent("jämför inte talen med åren till och med 2022");
    expect(screen.queryByRole("columnheader", { name: "Ändring" })).toBeNull();
    expect(screen.queryByText("Stavningar tillsammans")).toBeNull();
  });

  test("of 2023 says why Vera is first and not Elsa", async () => {
    await open("/namn/topplista/2023");
    expect(screen.getByText(/I januari 2024 sades det vara Elsa/)).toHaveTextContent(
      "608 namnet Vera och 603 Elsa",
    );
    const table = within(screen.getByRole("table", { name: "Flicknamn 2023" }));
    expect(table.getAllByRole("row")[1]).toHaveTextContent(/^1\s*Vera\s*608$/);
  });

  test("says that ranks are per spelling, and where they come from", async () => {
    await open("/namn/topplista/2022");
    const main = document.body;
    expect(main).toHaveTextContent("SCB:s egen topplista slår ihop stavningar");
    expect(main).toHaveTextContent("SCB, nyfödda efter tilltalsnamn (CC0)");
  });
});

describe("spellings together", () => {
  const choice = (name: string) => screen.getByRole("radio", { name });
  const girls = () => screen.getByRole("table", { name: "Flicknamn 2022" });
  const rows = (table: HTMLElement) =>
    within(table)
      .getAllByRole("row")
      .slice(1)
      .map(({ textContent }) => textContent);

  test("are counted on request, and named with their numbers", async () => {
    await open("/namn/topplista/2022");
    expect(choice("Per stavning")).toBeChecked();
    await userEvent.click(choice("Stavningar tillsammans"));
    expect(await screen.findByText(/^Maja och Maya räknas som ett namn./)).toBeVisible();
    expect(choice("Stavningar tillsammans")).toBeChecked();
    expect(rows(girls())).toEqual([
      "1Astrid603▲\u00a07upp 7\u00a0platser",
      "2MajaMaja\u00a0448, Maya\u00a0128, Maia\u00a018≥ minst 594=samma plats",
    ]);
    expect(rows(screen.getByRole("table", { name: "Pojknamn 2022" }))).toEqual([
      "1NoahNoah\u00a0624, Noa\u00a052676▲\u00a01upp 1\u00a0plats",
    ]);
    expect(document.body).toHaveTextContent("Då står det ”minst”.");
    await userEvent.click(choice("Per stavning"));
    expect(rows(girls())).toHaveLength(4);
  });

  test("are kept in the address, also of other years and of names with several", async () => {
    await open("/namn/topplista/2022?stavningar=tillsammans");
    await screen.findByText(/^Maja och Maya räknas som ett namn./);
    expect(screen.getByRole("link", { name: "‹ Topplistan 2021" })).toHaveAttribute(
      "href",
      "/namn/topplista/2021?stavningar=tillsammans",
    );
    expect(screen.getByRole("link", { name: "2022" })).toHaveAttribute("aria-current", "page");
    expect(within(girls()).getByRole("link", { name: "Maja" })).toHaveAttribute(
      "href",
      "/namn/maja?stavningar=tillsammans",
    );
    expect(within(girls()).getByRole("link", { name: "Astrid" })).toHaveAttribute(
      "href",
      "/namn/astrid",
    );
  });

  test("that cannot be fetched leave the list as it is, and are fetched again on request", async () => {
    await open("/namn/topplista/1998?stavningar=tillsammans");
    const retry = await screen.findByRole("button", { name: "Försök igen" });
    expect(screen.getByRole("table", { name: "Flicknamn 1998" })).toHaveTextContent("Emma");
    vi.stubGlobal("fetch", async () => Response.json(FILES["toplist-2022-together.json"]));
    await userEvent.click(retry);
    expect(await screen.findByText(/^Maja och Maya räknas som ett namn./)).toBeVisible();
    expect(screen.getByRole("table", { name: "Flicknamn 1998" })).toHaveTextContent("Maia");
    expect(choice("Stavningar tillsammans")).toHaveFocus();
  });
});

describe("a list of names", () => {
  /** The names of a section with their numbers. */
  function rowsOf(heading: string): (string | undefined)[] {
    return within(screen.getByRole("region", { name: heading }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent?.replace(/\s/g, " "));
  }

  test("has every name with its number; a shared name says so", async () => {
    await open("/namn/lista/pojknamn-ovriga");
    const heading = "2\u00a0pojknamn på U, Z, Å och Ö";
    expect(rowsOf(heading)).toEqual(["Åke13 345", "Ålibåda60"]);
    expect(screen.getByRole("link", { name: "Åke" })).toHaveAttribute("href", "/namn/åke");
  });

  test("has ranks that the same number shares, and no link to a page without a document", async () => {
    await open("/namn/lista/vanligaste-efternamn");
    expect(rowsOf("4\u00a0vanligaste efternamn")).toEqual([
      "1Andersson223 000",
      "2Ek900",
      "2Al900",
      "4Bo800",
    ]);
    expect(screen.getByRole("link", { name: "Andersson" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Bo" })).toBeNull();
  });

  test.each([
    ["konsneutrala-namn", "1\u00a0könsneutrala namn", "Kim4 000 / 6 000"],
    // Fewer than ten a year are not counted, which is not none.
    ["gamla-namn-tillbaka", "1\u00a0gamla flicknamn", "Elsiefå → 684"],
    ["kattnamn", "2\u00a0kattnamn till honor", "Luna"],
  ])("%s says what its numbers are", async (list, heading, row) => {
    await open(`/namn/lista/${list}`);
    expect(rowsOf(heading)).toContain(row);
  });

  test.each([
    ["pojknamn-ovriga", "Åke", "fornamn"],
    ["vanligaste-efternamn", "Ek", "efternamn"],
    ["gamla-namn-tillbaka", "Elsie", "fornamn"],
    ["kattnamn", "Luna", "kattnamn"],
  ])("%s has a heart that saves %s among the favourites of /%s", async (list, name, page) => {
    await open(`/namn/lista/${list}`);
    const row = screen.getByRole("button", { name: `Spara ${name} som favorit` }).closest("li");
    expect(row).toHaveTextContent(name);
    await userEvent.click(within(row ?? document.body).getByRole("button"));
    expect(savedFavoritesOf(page).read()).toEqual([name]);
  });

  test("for adults who change names has the law, and ways to generators with filters that they have", async () => {
    await open("/namn/lista/byta-namn");
    const law = screen.getByRole("region", { name: "Vad säger lagen?" });
    expect(law).toHaveTextContent(
      /lagen om personnamn.*\(2016:1013\)\. Du ansöker hos Skatteverket/,
    );
    const ways = within(screen.getByRole("region", { name: "Var vill du börja?" }));
    expect(ways.getByRole("link", { name: "Född 1962–1987" })).toHaveAttribute(
      "href",
      "/fornamn?generation=medelalders",
    );
    const { filters } = generator;
    for (const link of ways.getAllByRole<HTMLAnchorElement>("link")) {
      const { pathname, searchParams } = new URL(link.href);
      expect(["/fornamn", "/sok"]).toContain(pathname);
      for (const [id, value] of searchParams) {
        const options = filters.find((filter) => filter.id === id)?.options ?? [];
        expect(options.map((option) => option.value)).toContain(value);
      }
    }
  });

  test("says its rule, and leads to the generator with the filter and to other lists", async () => {
    await open("/namn/lista/konsneutrala-namn");
    expect(screen.getByRole("region", { name: "Så är listan gjord" })).toHaveTextContent(
      "minst 15 procent män",
    );
    expect(
      screen.getByRole("link", { name: "Få förslag bland könsneutrala namn" }),
    ).toHaveAttribute("href", "/fornamn?kon=unisex");
    const related = within(screen.getByRole("region", { name: "Fler listor" }));
    expect(related.getAllByRole("link")).toHaveLength(4);
  });

  test("is structured data, with addresses where the names have pages", async () => {
    for (const list of ["pojknamn-ovriga", "kattnamn"]) {
      await open(`/namn/lista/${list}`);
      const blocks = prerenderedData(pagesAt(`/namn/lista/${list}`));
      expect(blocks.flatMap((block) => findingsOf(block, site.url))).toEqual([]);
      const items = listOf(
        blocks.find((block) => block["@type"] === "ItemList"),
        "itemListElement",
      );
      expect(items).toHaveLength(2);
    }
  });

  test("of a letter leads to the other letters of the sex", async () => {
    await open("/namn/lista/pojknamn-ovriga");
    const letters = within(screen.getByRole("navigation", { name: "Pojknamn på bokstav" }));
    expect(letters.getByRole("link", { name: "Övriga" })).toHaveAttribute("aria-current", "page");
    expect(letters.getByRole("link", { name: "A" })).toHaveAttribute(
      "href",
      "/namn/lista/pojknamn-a",
    );
  });
});

test("the page of lists leads to each of them", async () => {
  await open("/namn/listor");
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(expect.arrayContaining(listPages.map(({ id }) => listPath(id))));
});

test.each([
  "/namn/topplista/1997",
  `/namn/topplista/${newestList().year + 1}`,
  "/namn/topplista/02022",
  "/namn/topplista/alla",
  "/namn/lista/flicknamn-q",
  "/namn/lista/flicknamn-o",
  "/namn/lista/A",
])("%s is a missing address", async (address) => {
  await open(address);
  expect(screen.getByRole("heading", { level: 1, name: /Sidan finns inte/ })).toBeVisible();
  const [, , , parameter] = address.split("/");
  const head = address.includes("/lista/")
    ? await listHead({ list: parameter })
    : await topListHead({ year: parameter });
  expect(head.title).toBe("Sidan finns inte – Namnfynd");
});

test("the heads have a length that search engines show, and the facts of the list", async () => {
  const head = await topListHead({ year: "2022" });
  expect(head.description).toContain("Etta bland flickor: Astrid, bland pojkar: Liam.");
  const heads = [head, await topListHead({ year: "1998" })];
  for (const { title, description } of heads) {
    expect([title, title.length >= 50 && title.length <= 60]).toEqual([title, true]);
    expect([description, description.length >= 120 && description.length <= 155]).toEqual([
      description,
      true,
    ]);
  }
});
