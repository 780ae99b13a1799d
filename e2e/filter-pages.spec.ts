/**
 * Three of the filter generators in a real browser: names from a list with statistics, composed
 * names, and pet names. Every generator's filters are tested in tests/pages/generator-filters.test.tsx.
 */
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
  questions,
  suggestedNames,
  suggestionList,
  suggestions,
  waitForSuggestions,
} from "./generator-page.ts";

/** Each with its heading, and text on some card once the facts are loaded, if every name has facts. */
const filterPages = [
  {
    path: "/fornamn",
    heading: "Förnamn",
    fact: /^\d{1,3}(\u00a0\d{3})* bär namnet(, \d+\u00a0% kvinnor)? \(SCB\s2022\)/,
    source: /^12\sav .* SCB/,
  },
  {
    path: "/foretagsnamn",
    heading: "Företagsnamn",
    fact: null,
    source: /^12\sförslag\. Vi har inte kontrollerat om namnen är lediga\./,
  },
  { path: "/kattnamn", heading: "Kattnamn", fact: null, source: /^12\sav .* Jordbruksverkets/ },
];

test("the pages have twelve different names on load, with their facts and source", async ({
  page,
}) => {
  for (const { path, heading, fact, source } of filterPages) {
    await page.goto(path);
    await expect(suggestions(page)).toHaveCount(12);
    expect(new Set(await suggestedNames(page)).size, path).toBe(12);
    if (fact) await expect(suggestionList(page).getByText(fact).first()).toBeVisible();
    await expect(page.getByRole("paragraph").filter({ hasText: source })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
});

test("names are generated on demand and on every change of a filter", async ({ page }) => {
  await openWithStoppedClock(page, "/fornamn");
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

  for (const label of ["Kön", "Stil", "Generation", "Längd", "Börjar med", "Ordning"]) {
    const select = filter(page, label);
    const id = (await select.getAttribute("name")) ?? "";
    await select.selectOption({ index: 1 });
    await expect(page).toHaveURL((url) => url.searchParams.has(id));
    await expect(generateButton(page)).toBeDisabled();
    await passGeneration(page);
    await expect(generateButton(page)).toBeEnabled();
    await select.selectOption({ index: 0 });
    // A default is left out of the address.
    await expect(page).toHaveURL((url) => url.search === "");
    await expect(generateButton(page)).toBeDisabled();
    await passGeneration(page);
    await expect(suggestions(page)).toHaveCount(12);
  }
});

test("a filter is kept through a reload and the back button", async ({ page }) => {
  const letter = filter(page, "Börjar med");
  const doAllMatch = async () => {
    const shown = await suggestedNames(page);
    return shown.length > 0 && shown.every((name) => name.startsWith("L"));
  };
  // A value that the filter does not have means its default.
  const unknown = "/fornamn?borjar=finnsinte";
  await page.goto(unknown);
  await expect(suggestions(page)).toHaveCount(12);
  await expect(letter).toHaveValue("alla");

  await letter.selectOption("L");
  await expect(page).toHaveURL("/fornamn?borjar=L");
  await expect.poll(doAllMatch).toBe(true);

  await page.reload();
  await expect(letter).toHaveValue("L");
  await expect.poll(doAllMatch).toBe(true);

  await page.goBack();
  await expect(page).toHaveURL(unknown);
  await expect(letter).toHaveValue("alla");
});

test("one answer at a time is open", async ({ page }) => {
  await page.goto("/fornamn");
  const buttons = questions(page).getByRole("button");
  const [first, second] = [buttons.nth(0), buttons.nth(1)];
  const answers = questions(page).getByRole("region");
  await expect(first).toHaveAttribute("aria-expanded", "false");
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

test("the options say how many names they give, and the arrow keys skip those that give none", async ({
  page,
}) => {
  await page.goto("/fornamn?kon=unisex&langd=lang");
  const letters = filter(page, "Börjar med");
  await expect(letters.locator("option[value=Ä]")).toBeDisabled();
  const next = letters.locator("option:enabled").nth(1);
  const letter = (await next.getAttribute("value")) ?? "";
  const [, count] = /– (\d+)\u00a0namn$/.exec((await next.getAttribute("label")) ?? "") ?? [];
  await letters.focus();
  await page.keyboard.press("ArrowDown");
  await expect(letters).toHaveValue(letter);
  await expect(page).toHaveURL((url) => url.searchParams.get("borjar") === letter);
  await expect(suggestions(page)).toHaveCount(Math.min(12, Number(count)));
});

test("five favourites fit, and are kept after a reload", async ({ page }) => {
  await page.goto("/fornamn");
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
  await expect(favorites(page)).toHaveText(kept);
});

test("each page has its own favourites, which survive navigation", async ({ page }) => {
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

test("an offer to change a filter leads to the promised number of names", async ({ page }) => {
  await page.goto("/barnnamn?tema=moderna&ar=tidlosa");
  const empty = page.getByRole("region", { name: "Inga namn passar alla filtren" });
  const offer = empty.getByRole("listitem").getByRole("button").first();
  const [, label = "", option = "", count = ""] =
    (await offer.textContent())?.match(/^(.+?): (.+) – ([\d\s]+)\snamn$/) ?? [];
  await expect(suggestions(page)).toHaveCount(0);
  await offer.click();

  const promised = Number(count.replaceAll(/\s/g, ""));
  expect(promised).toBeGreaterThan(0);
  await expect(suggestions(page)).toHaveCount(Math.min(promised, 12));
  await expect(filter(page, label).locator("option:checked")).toHaveText(option);
  await expect(empty).toBeHidden();

  await page.goBack();
  await page.getByRole("button", { name: "Återställ filtren" }).click();
  await expect(page).toHaveURL("/barnnamn");
  await expect(suggestions(page)).toHaveCount(12);
});

test("a page can be used with only the keyboard", async ({ page }) => {
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
