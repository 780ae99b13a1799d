import type { Page } from "@playwright/test";
import { childNameGenerator } from "../src/generators/child-names.ts";
import type { GeneratorDefinition } from "../src/generators/definition.ts";
import { allCombinations, type Choices, choicesToParams } from "../src/generators/filters.ts";
import { givenNameGenerator } from "../src/generators/given-names.ts";
import { surnameGenerator } from "../src/generators/surnames.ts";
import { expect, test } from "./fixtures.ts";
import {
  expectErrorToast,
  expectSuccessToast,
  favorites,
  filter,
  GENERATE,
  generate,
  generateButton,
  heart,
  openWithStoppedClock,
  passGeneration,
  suggestedNames,
  suggestionList,
  suggestions,
  waitForSuggestions,
} from "./generator-page.ts";

interface FilterPage {
  readonly path: string;
  readonly heading: string;
  readonly definition: GeneratorDefinition;
  /** Label and option values of every filter, the default first. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** A choice whose effect can be seen on every card. */
  readonly visible: {
    readonly label: string;
    readonly value: string;
    readonly query: string;
    readonly onCard: RegExp;
  };
  /** A line that cards carry once their facts have come. */
  readonly fact: RegExp;
  readonly questions: number;
}

const LENGTHS = ["alla", "kort", "medel", "lang"];

const pages: readonly FilterPage[] = [
  {
    path: "/fornamn",
    heading: "Förnamn",
    definition: givenNameGenerator,
    filters: {
      Kön: ["alla", "pojkar", "flickor", "unisex"],
      Stil: ["alla", "klassiskt", "modernt", "nordiskt"],
      Längd: LENGTHS,
      "Börjar med": ["alla", ..."ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ"],
    },
    visible: { label: "Börjar med", value: "L", query: "borjar=L", onCard: /^L/ },
    fact: /^\d{1,3}(\u00a0\d{3})* bär namnet(, \d+\u00a0% kvinnor)? \(SCB\s2020\)/,
    questions: 4,
  },
  {
    path: "/efternamn",
    heading: "Efternamn",
    definition: surnameGenerator,
    filters: {
      Ursprung: ["alla", "svenska", "nordiska", "natur"],
      Ändelse: ["alla", "son", "berg", "strom"],
      Längd: LENGTHS,
    },
    visible: { label: "Ändelse", value: "strom", query: "andelse=strom", onCard: /^\S*ström/ },
    fact: /^\d{1,3}(\u00a0\d{3})* bär namnet \(SCB\s2020\)/,
    questions: 4,
  },
  {
    path: "/barnnamn",
    heading: "Barnnamn",
    definition: childNameGenerator,
    filters: {
      Kön: ["alla", "pojkar", "flickor"],
      Popularitet: ["alla", "populara", "ovanliga"],
      Tema: ["alla", "klassiska", "moderna", "natur"],
      // The last goes beyond the specification: some names have none of its three marks.
      År: ["2024", "2023", "tidlosa", "alla"],
    },
    visible: { label: "Kön", value: "flickor", query: "kon=flickor", onCard: /flickor 2022/ },
    fact: /^\d+ (flickor|pojkar) 2022(, nr\u00a0\d+)? \(SCB\)/,
    questions: 4,
  },
];

function matchingNames({ definition }: FilterPage, choices: Choices): Set<string> {
  return new Set(definition.candidates(choices, Math.random).map(({ name }) => name));
}

/** Address of the first combination of filters that so many names match. */
function addressWith(page: FilterPage, isWanted: (matching: number) => boolean) {
  const { filters } = page.definition;
  const choices = allCombinations(filters).find((candidate) =>
    isWanted(matchingNames(page, candidate).size),
  );
  if (!choices) throw new Error(`No combination of ${page.path} fits`);
  return {
    address: `${page.path}?${choicesToParams(filters, choices, new URLSearchParams())}`,
    names: matchingNames(page, choices),
  };
}

function section(page: Page, name: string) {
  return page.getByRole("region", { name });
}

for (const filterPage of pages) {
  const { path, heading, filters, visible, fact, questions } = filterPage;

  test.describe(path, () => {
    test("shows twelve different names on load, with their facts and sources", async ({ page }) => {
      await page.goto(path);
      await expect(suggestions(page)).toHaveCount(12);
      expect(new Set(await suggestedNames(page)).size).toBe(12);
      await expect(suggestionList(page).getByText(fact).first()).toBeVisible();
      await expect(page.getByText(/^12 av \d.* namn som passar filtren\. .*SCB/)).toBeVisible();
    });

    test("offers the filters of the specification", async ({ page }) => {
      await page.goto(path);
      await expect(generateButton(page)).toBeVisible();
      await expect(page.getByRole("combobox")).toHaveCount(Object.keys(filters).length);
      for (const [label, values] of Object.entries(filters)) {
        const select = filter(page, label);
        await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
        const options = select.getByRole("option");
        expect(
          await options.evaluateAll((all) => all.map((one) => one.getAttribute("value"))),
        ).toEqual(values);
        await expect(select).toHaveValue(values[0] ?? "");
      }
    });

    test("makes new names on every change of a filter, and keeps it in the address", async ({
      page,
    }) => {
      await openWithStoppedClock(page, path);
      await passGeneration(page);
      await expect(suggestions(page)).toHaveCount(12);
      for (const [label, values] of Object.entries(filters)) {
        const select = filter(page, label);
        const id = (await select.getAttribute("name")) ?? "";
        const [usual = "", chosen = ""] = values;
        await select.selectOption(chosen);
        await expect(page).toHaveURL((url) => url.searchParams.get(id) === chosen);
        await expect(generateButton(page)).toBeDisabled();
        await passGeneration(page);
        await expect(generateButton(page)).toBeEnabled();
        await select.selectOption(usual);
        // What is usual needs no word in the address.
        await expect(page).toHaveURL((url) => url.search === "");
        await expect(generateButton(page)).toBeDisabled();
        await passGeneration(page);
        await expect(suggestions(page)).toHaveCount(12);
      }
    });

    test("keeps a filter over a reload and the way back", async ({ page }) => {
      await page.goto(path);
      await waitForSuggestions(page);
      const { label, value, query, onCard } = visible;
      const usual = await filter(page, label).inputValue();
      const matchingCards = suggestions(page).filter({ hasText: onCard });

      await filter(page, label).selectOption(value);
      await expect(page).toHaveURL(`${path}?${query}`);
      await expect(matchingCards).toHaveCount(12);

      await page.reload();
      await expect(filter(page, label)).toHaveValue(value);
      await expect(matchingCards).toHaveCount(12);

      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(filter(page, label)).toHaveValue(usual);
      await expect(matchingCards).not.toHaveCount(12);

      await page.goForward();
      await expect(filter(page, label)).toHaveValue(value);
      await expect(matchingCards).toHaveCount(12);
    });

    test("reads an unknown value in the address as the usual one", async ({ page }) => {
      await page.goto(`${path}?${visible.query.replace(/=.*/, "=finnsinte")}`);
      await expect(suggestions(page)).toHaveCount(12);
      const [usual = ""] = filters[visible.label] ?? [];
      await expect(filter(page, visible.label)).toHaveValue(usual);
    });

    test("generates when asked, with the button disabled meanwhile", async ({ page }) => {
      await openWithStoppedClock(page, path);
      await expect(generateButton(page)).toBeDisabled();
      await passGeneration(page);
      await expect(generateButton(page)).toBeEnabled();
      await expect(suggestions(page)).toHaveCount(12);
      const before = await suggestedNames(page);

      await generateButton(page).click();
      await expect(generateButton(page)).toBeDisabled();
      await expect(suggestionList(page)).toHaveAttribute("aria-busy", "true");
      await passGeneration(page);
      await expect(generateButton(page)).toBeEnabled();
      await expect(suggestionList(page)).toHaveAttribute("aria-busy", "false");
      const after = await suggestedNames(page);
      expect(after).toHaveLength(12);
      expect(after.filter((name) => before.includes(name))).toEqual([]);
    });

    test("names the filter to change when no name matches, and changes it", async ({ page }) => {
      await page.goto(addressWith(filterPage, (matching) => matching === 0).address);
      const empty = section(page, "Inga namn passar alla filtren");
      const offer = empty.getByRole("listitem").getByRole("button").first();
      const [, label = "", option = "", count = ""] =
        (await offer.textContent())?.match(/^(.+?): (.+) – ([\d\s]+)\snamn$/) ?? [];
      await expect(suggestions(page)).toHaveCount(0);
      await offer.click();

      const promised = Number(count.replaceAll(/\s/g, ""));
      await expect(suggestions(page)).toHaveCount(Math.min(promised, 12));
      await expect(filter(page, label).locator("option:checked")).toHaveText(option);
      await expect(empty).toBeHidden();
      expect(promised).toBeGreaterThan(0);
    });

    test("starts over with all filters when no name matches", async ({ page }) => {
      await page.goto(addressWith(filterPage, (matching) => matching === 0).address);
      await page.getByRole("button", { name: "Återställ filtren" }).click();
      await expect(page).toHaveURL(path);
      await expect(suggestions(page)).toHaveCount(12);
      for (const [label, [usual = ""]] of Object.entries(filters)) {
        await expect(filter(page, label)).toHaveValue(usual);
      }
    });

    test("shows all names when fewer than twelve match, and says how many", async ({ page }) => {
      const { address, names } = addressWith(
        filterPage,
        (matching) => matching > 1 && matching < 12,
      );
      await page.goto(address);
      await expect(suggestions(page)).toHaveCount(names.size);
      expect((await suggestedNames(page)).sort()).toEqual([...names].sort());
      await expect(
        page.getByText(`Alla ${names.size} namn som passar filtren visas.`).first(),
      ).toBeVisible();
      await generateButton(page).click();
      await waitForSuggestions(page);
      await expect(suggestions(page)).toHaveCount(names.size);
    });

    test("answers questions one at a time", async ({ page }) => {
      await page.goto(path);
      const all = section(page, "Vanliga frågor").getByRole("button");
      await expect(all).toHaveCount(questions);
      const [first, second] = [all.nth(0), all.nth(1)];
      const answers = section(page, "Vanliga frågor").getByRole("region");
      await expect(answers).toHaveCount(0);

      await first.click();
      await expect(first).toHaveAttribute("aria-expanded", "true");
      await expect(answers).toHaveText(/\S/);
      await second.click();
      await expect(first).toHaveAttribute("aria-expanded", "false");
      await expect(second).toHaveAttribute("aria-expanded", "true");
      await expect(answers).toHaveCount(1);
      await second.click();
      await expect(answers).toHaveCount(0);
    });

    test("gives tips, related generators and sources", async ({ page }) => {
      await page.goto(path);
      await expect(section(page, "Tips").getByRole("listitem")).not.toHaveCount(0);

      const related = section(page, "Fler generatorer").getByRole("link");
      await expect(related).not.toHaveCount(0);
      for (const link of await related.all()) {
        await expect(link).toHaveAttribute("href", /^\/[a-z-]+$/);
        await expect(link).not.toHaveAttribute("href", path);
      }

      const sources = section(page, "Källor");
      const outward = sources.locator("a[target=_blank]");
      await expect(outward).not.toHaveCount(0);
      for (const link of await outward.all()) {
        await expect(link).toHaveAttribute("href", /^https:\/\//);
        await expect(link).toHaveAttribute("rel", /noopener/);
        await expect(link).toHaveText(/öppnas i en ny flik/);
      }
      await expect(sources.locator("a[href='/kallor']")).toHaveCount(1);
    });

    test("shows where the page stands in the site", async ({ page }) => {
      await page.goto(path);
      const trail = page.getByRole("navigation", { name: "Brödsmulor" });
      await expect(trail.getByRole("listitem")).toHaveText([/^Hem/, /^Generatorer/, heading]);
      await expect(trail.getByRole("link", { name: "Hem" })).toHaveAttribute("href", "/");
      await expect(trail.getByRole("link", { name: "Generatorer" })).toHaveAttribute(
        "href",
        "/generatorer",
      );
      await expect(trail.locator("[aria-current=page]")).toHaveText(heading);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    });

    test("keeps five favourites, and only until it is reloaded", async ({ page }) => {
      await page.goto(path);
      const [refused = "", ...chosen] = (await suggestedNames(page)).slice(0, 6);
      for (const name of chosen) {
        await heart(page, name).click();
        await expect(heart(page, name)).toHaveAttribute("aria-pressed", "true");
        await expectSuccessToast(page, `${name} tillagt till favoriter`);
      }
      await expect(favorites(page)).toHaveText(chosen);

      await heart(page, refused).click();
      await expectErrorToast(page, "Du kan bara spara 5 favoriter åt gången");
      await expect(heart(page, refused)).toHaveAttribute("aria-pressed", "false");
      await expect(favorites(page)).toHaveText(chosen);

      const [removed = "", ...kept] = chosen;
      await page.getByRole("button", { name: `Ta bort ${removed} från favoriter` }).click();
      await expectSuccessToast(page, `${removed} borttaget från favoriter`);
      await expect(favorites(page)).toHaveText(kept);
      await expect(heart(page, removed)).toHaveAttribute("aria-pressed", "false");

      await generate(page);
      await expect(favorites(page)).toHaveText(kept);
      expect(await page.evaluate(() => localStorage.getItem("favorites"))).toBeNull();
      await page.reload();
      await waitForSuggestions(page);
      await expect(favorites(page)).toHaveCount(0);
    });
  });
}

test("/fornamn repeats no name on show while enough others remain", async ({ page }) => {
  const [givenNames] = pages;
  if (!givenNames) throw new Error("No page of given names");
  // Few enough that a draw from all of them would repeat some.
  const { address } = addressWith(givenNames, (matching) => matching >= 24 && matching <= 26);
  await page.goto(address);
  const before = await suggestedNames(page);
  const after = await generate(page);
  expect(after).toHaveLength(12);
  expect(after.filter((name) => before.includes(name))).toEqual([]);
});

test("/fornamn says when a single name matches", async ({ page }) => {
  const [givenNames] = pages;
  if (!givenNames) throw new Error("No page of given names");
  const { address, names } = addressWith(givenNames, (matching) => matching === 1);
  await page.goto(address);
  await expect(suggestions(page)).toHaveCount(1);
  expect(await suggestedNames(page)).toEqual([...names]);
  await expect(page.getByText("Ett enda namn passar filtren.").first()).toBeVisible();
});

test("/barnnamn shows the names published for 2024, with their source", async ({ page }) => {
  await page.goto("/barnnamn");
  const trend = section(page, "Trendlistan 2024");
  await expect(trend.getByRole("list", { name: "Flickor 2024" }).getByRole("listitem")).toHaveText([
    /Alma/,
    /Freja/,
    /Alice/,
    /Olivia/,
    /Elsa/,
  ]);
  await expect(trend.getByRole("list", { name: "Pojkar 2024" }).getByRole("listitem")).toHaveText([
    /Noah/,
    /Valter/,
    /William/,
    /Lucas/,
    /Hugo/,
  ]);
  await expect(trend.getByRole("link")).toHaveAttribute("href", /^https:\/\/www\.rotter\.se\//);
});

test("the pages keep favourites of their own", async ({ page }) => {
  await page.goto("/fornamn");
  const [name = ""] = await suggestedNames(page);
  await heart(page, name).click();
  await expect(favorites(page)).toHaveText([name]);
  const tools = page.getByRole("navigation", { name: "Verktyg" });
  await tools.getByRole("link", { name: "Efternamn" }).click();
  await waitForSuggestions(page);
  await expect(favorites(page)).toHaveCount(0);
  await page.goBack();
  await expect(favorites(page)).toHaveText([name]);
});

test("the pages are used with the keyboard alone", async ({ page }) => {
  await page.goto("/efternamn");
  const before = await suggestedNames(page);
  await filter(page, "Längd").focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: GENERATE })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => suggestedNames(page)).not.toEqual(before);
  const [name = ""] = await suggestedNames(page);
  await heart(page, name).focus();
  await page.keyboard.press("Space");
  await expect(favorites(page)).toHaveText([name]);
});
