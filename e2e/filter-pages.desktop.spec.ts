import type { Page } from "@playwright/test";
import { defaultChoices } from "../src/generators/filters.ts";
import { lookUpCat, lookUpDog } from "../src/generators/pet-facts.ts";
import {
  addressWith,
  type FilterPage,
  filterPage,
  filterPages,
  listPages,
} from "./filter-pages.ts";
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
import { waitUntilUsable } from "./hydration.ts";

const QUESTIONS = 4;

function section(page: Page, name: string) {
  return page.getByRole("region", { name });
}

async function expectUsualChoices(page: Page, { filters }: FilterPage): Promise<void> {
  for (const [label, [usual = ""]] of Object.entries(filters)) {
    await expect(filter(page, label)).toHaveValue(usual);
  }
}

for (const tested of filterPages) {
  const { path, heading, filters, choice, fact } = tested;

  test.describe(path, () => {
    test("shows twelve different names on load, with filters and sources", async ({ page }) => {
      await page.goto(path);
      await expect(suggestions(page)).toHaveCount(12);
      expect(new Set(await suggestedNames(page)).size).toBe(12);
      if (fact) await expect(suggestionList(page).getByText(fact).first()).toBeVisible();
      await expect(
        page.getByText(/^12 (av \d.* namn som passar filtren|förslag)\. Namnen|^12 av .*SCB/),
      ).toBeVisible();

      await expect(page.getByRole("combobox")).toHaveCount(Object.keys(filters).length);
      for (const [label, values] of Object.entries(filters)) {
        await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
        const options = filter(page, label).getByRole("option");
        expect(
          await options.evaluateAll((all) => all.map((one) => one.getAttribute("value"))),
        ).toEqual(values);
      }
      await expectUsualChoices(page, tested);

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

    test("makes new names when asked and on every change of a filter", async ({ page }) => {
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
      await expect(suggestionList(page)).toHaveAttribute("aria-busy", "false");
      const after = await suggestedNames(page);
      expect(after).toHaveLength(12);
      expect(after.filter((name) => before.includes(name))).toEqual([]);

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
      const { label, id, value, fits } = choice;
      const [usual = ""] = filters[label] ?? [];
      const doAllFit = async () => {
        const names = await suggestedNames(page);
        return names.length === 12 && names.every((name) => fits?.(name) ?? true);
      };
      // What the page does not know is read as the usual choice.
      const unknown = `${path}?${id}=finnsinte`;
      await page.goto(unknown);
      await expect(suggestions(page)).toHaveCount(12);
      await expect(filter(page, label)).toHaveValue(usual);

      await filter(page, label).selectOption(value);
      await expect(page).toHaveURL(`${path}?${id}=${value}`);
      await expect.poll(doAllFit).toBe(true);

      await page.reload();
      await expect(filter(page, label)).toHaveValue(value);
      await expect.poll(doAllFit).toBe(true);

      await page.goBack();
      await expect(page).toHaveURL(unknown);
      await expect(filter(page, label)).toHaveValue(usual);
      if (fits) await expect.poll(doAllFit).toBe(false);
    });

    test("gives tips, answers, related generators and sources", async ({ page }) => {
      await page.goto(path);
      await expect(section(page, "Tips").getByRole("listitem")).not.toHaveCount(0);

      const all = section(page, "Vanliga frågor").getByRole("button");
      await expect(all).toHaveCount(QUESTIONS);
      const [first, second] = [all.nth(0), all.nth(1)];
      const answers = section(page, "Vanliga frågor").getByRole("region");
      await expect(answers).toHaveCount(0);
      await waitUntilUsable(first);
      await first.click();
      await expect(first).toHaveAttribute("aria-expanded", "true");
      await expect(answers).toHaveText(/\S/);
      await second.click();
      await expect(first).toHaveAttribute("aria-expanded", "false");
      await expect(second).toHaveAttribute("aria-expanded", "true");
      await expect(answers).toHaveCount(1);
      await second.click();
      await expect(answers).toHaveCount(0);

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
  });
}

for (const path of ["/fornamn", "/hundnamn", "/kattnamn", "/fantasy-namn"]) {
  test(`${path} keeps five favourites, and only until it is reloaded`, async ({ page }) => {
    await page.goto(path);
    const [refused = "", ...chosen] = (await suggestedNames(page)).slice(0, 6);
    for (const name of chosen) {
      await heart(page, name).click();
      await expect(heart(page, name)).toHaveAttribute("aria-pressed", "true");
    }
    await expectSuccessToast(page, `${chosen.at(-1)} tillagt till favoriter`);
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
}

for (const tested of listPages) {
  test.describe(tested.path, () => {
    test("names the filter to change when no name matches, or starts over", async ({ page }) => {
      await page.goto(addressWith(tested, ({ size }) => size === 0).address);
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

      await page.goBack();
      await page.getByRole("button", { name: "Återställ filtren" }).click();
      await expect(page).toHaveURL(tested.path);
      await expect(suggestions(page)).toHaveCount(12);
      await expectUsualChoices(page, tested);
    });

    test("shows all names when fewer than twelve match, and says how many", async ({ page }) => {
      const { address, names } = addressWith(tested, ({ size }) => size > 1 && size < 12);
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
  });
}

test("/fornamn repeats no name on show while enough others remain", async ({ page }) => {
  // Few enough that a draw from all of them would repeat some.
  const { address } = addressWith(filterPage("/fornamn"), ({ size }) => size >= 24 && size <= 26);
  await page.goto(address);
  const before = await suggestedNames(page);
  const after = await generate(page);
  expect(after).toHaveLength(12);
  expect(after.filter((name) => before.includes(name))).toEqual([]);
});

test("/fornamn says when a single name matches", async ({ page }) => {
  const { address, names } = addressWith(filterPage("/fornamn"), ({ size }) => size === 1);
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

for (const { path, kind, lookUp } of [
  { path: "/hundnamn", kind: "hundar", lookUp: lookUpDog },
  { path: "/kattnamn", kind: "katter", lookUp: lookUpCat },
]) {
  test(`${path} tells how many bear a name, where that is published`, async ({ page }) => {
    const { filters, candidates } = filterPage(path).definition;
    const names = candidates(defaultChoices(filters), Math.random).map(({ name }) => name);
    const counted = names.filter((name) => lookUp(name).pets !== undefined).slice(0, 6);
    const uncounted = names.filter((name) => lookUp(name).pets === undefined).slice(0, 6);
    const hidden = names.filter((name) => !counted.includes(name) && !uncounted.includes(name));
    await page.addInitScript(({ key, content }) => localStorage.setItem(key, content), {
      key: `hidden-names-${path.slice(1)}`,
      content: JSON.stringify(hidden),
    });
    await page.goto(path);
    const shown = await suggestedNames(page);
    expect(shown.sort()).toEqual([...counted, ...uncounted].sort());
    await expect(
      suggestionList(page).getByText(/^\d[\d\s]* \S+ \(Jordbruksverket\s20\d\d\)$/),
    ).toHaveCount(counted.length);
    await expect(suggestionList(page)).toContainText(kind);
  });
}

test("/husdjursnamn leads to the pages of dogs and cats", async ({ page }) => {
  for (const name of ["Hundnamn", "Kattnamn"]) {
    await page.goto("/husdjursnamn");
    await page
      .getByRole("main")
      .getByRole("link", { name: name.toLowerCase(), exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
    await expect(suggestions(page)).toHaveCount(12);
  }
});

test("/hundnamn says what the sizes weigh", async ({ page }) => {
  await page.goto("/hundnamn");
  await expect(filter(page, "Storlek").getByRole("option")).toHaveText([
    "Alla",
    /^Små.*under 10\skg/,
    /^Medel.*10–25\skg/,
    /^Stora.*över 25\skg/,
  ]);
});

test("/kattnamn tells how cats behave", async ({ page }) => {
  await page.goto("/kattnamn");
  for (const name of ["Hur katter hör sitt namn", "Katters kroppsspråk"]) {
    await expect(section(page, name)).toContainText(/\S{3}/);
  }
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
