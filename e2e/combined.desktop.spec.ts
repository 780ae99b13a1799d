import { generator as catGenerator } from "../src/generators/cats.ts";
import { generator as dogGenerator } from "../src/generators/dogs.ts";
import { defaultChoices } from "../src/generators/filters.ts";
import { expect, test } from "./fixtures.ts";
import {
  expectErrorToast,
  expectSuccessToast,
  favorites,
  filter,
  generate,
  generateButton,
  heart,
  openWithStoppedClock,
  passGeneration,
  suggestedNames,
  suggestionList,
  suggestions,
} from "./generator-page.ts";

const PATH = "/namngenerator";

const CATEGORIES = [
  { query: "", category: "barn", sexes: ["Alla kön", "Pojke", "Flicka"] },
  { query: "?kategori=barn", category: "barn", sexes: ["Alla kön", "Pojke", "Flicka"] },
  { query: "?kategori=hund", category: "hund", sexes: ["Alla kön", "Hane", "Tik"] },
  { query: "?kategori=katt", category: "katt", sexes: ["Alla kön", "Hane", "Hona"] },
  { query: "?kategori=drake", category: "barn", sexes: ["Alla kön", "Pojke", "Flicka"] },
];

for (const { query, category, sexes } of CATEGORIES) {
  test(`the address ${PATH}${query} gives the category ${category}`, async ({ page }) => {
    await page.goto(PATH + query);
    await expect(filter(page, "Kategori")).toHaveValue(category);
    await expect(filter(page, "Kategori").getByRole("option")).toHaveText([
      "Barnnamn",
      "Hundnamn",
      "Kattnamn",
    ]);
    await expect(filter(page, "Kön").getByRole("option")).toHaveText(sexes);
    await expect(page.getByRole("combobox")).toHaveCount(2);
    expect(await generate(page)).toHaveLength(4);
  });
}

test("stays empty until the button is pressed, which is disabled while it works", async ({
  page,
}) => {
  await openWithStoppedClock(page, PATH);
  await expect(generateButton(page)).toBeEnabled();
  await passGeneration(page);
  await expect(suggestions(page)).toHaveCount(0);

  await generateButton(page).click();
  const busy = page.getByRole("button", { name: "Genererar namn...", exact: true });
  await expect(busy).toBeDisabled();
  await expect(suggestions(page)).toHaveCount(0);
  await passGeneration(page);
  await expect(suggestions(page)).toHaveCount(4);
  await expect(generateButton(page)).toBeEnabled();

  await generateButton(page).click();
  await expect(suggestionList(page)).toHaveAttribute("aria-busy", "true");
  await passGeneration(page);
  await expect(suggestionList(page)).toHaveAttribute("aria-busy", "false");
});

test("keeps the category and the sex in the address", async ({ page }) => {
  await page.goto(PATH);
  await generate(page);
  await filter(page, "Kategori").selectOption("hund");
  await expect(page).toHaveURL(`${PATH}?kategori=hund`);
  // The names on show were those of another choice.
  await expect(suggestions(page)).toHaveCount(0);
  await filter(page, "Kön").selectOption("tik");
  await expect(page).toHaveURL(`${PATH}?kategori=hund&kon=tik`);
  await page.reload();
  await expect(filter(page, "Kategori")).toHaveValue("hund");
  await expect(filter(page, "Kön")).toHaveValue("tik");
  await page.goBack();
  await expect(filter(page, "Kön")).toHaveValue("alla");
  await page.goBack();
  await expect(filter(page, "Kategori")).toHaveValue("barn");
});

test("another category starts with every sex", async ({ page }) => {
  await page.goto(`${PATH}?kon=pojkar`);
  await expect(filter(page, "Kön")).toHaveValue("pojkar");
  await filter(page, "Kategori").selectOption("hund");
  await expect(page).toHaveURL(`${PATH}?kategori=hund`);
  await filter(page, "Kön").selectOption("hane");
  await expect(page).toHaveURL(`${PATH}?kategori=hund&kon=hane`);
  // Cats have this sex too, but it was chosen for dogs.
  await filter(page, "Kategori").selectOption("katt");
  await expect(page).toHaveURL(`${PATH}?kategori=katt`);
  await expect(filter(page, "Kön")).toHaveValue("alla");
  expect(await generate(page)).toHaveLength(4);
});

test("a sex in the address that the category does not know is read as every sex", async ({
  page,
}) => {
  await page.goto(`${PATH}?kategori=katt&kon=pojkar`);
  await expect(filter(page, "Kön")).toHaveValue("alla");
  expect(await generate(page)).toHaveLength(4);
});

for (const { category, sex, definition, source } of [
  { category: "hund", sex: "tik", definition: dogGenerator, source: "hundregister" },
  { category: "katt", sex: "hona", definition: catGenerator, source: "kattregister" },
]) {
  test(`suggests names of the page of its own for ${category}, of the chosen sex`, async ({
    page,
  }) => {
    const known = definition
      .candidates({ ...defaultChoices(definition.filters), kon: sex }, Math.random)
      .map(({ name }) => name);
    await openWithStoppedClock(page, `${PATH}?kategori=${category}&kon=${sex}`);
    const shown: string[] = [];
    for (let round = 1; round <= 6; round += 1) {
      await generateButton(page).click();
      await expect(page.getByRole("button", { name: "Genererar namn..." })).toBeDisabled();
      await passGeneration(page);
      await expect(page.getByText(`Alla förslag hittills (${round * 4})`)).toBeVisible();
      shown.push(...(await suggestedNames(page)));
    }
    expect(shown.filter((name) => !known.includes(name))).toEqual([]);
    // Enough of them that none of the last twenty comes back.
    expect(new Set(shown).size).toBe(24);
    await expect(page.getByText(source)).toBeVisible();
  });
}

test("suggests names of the chosen sex, with their facts", async ({ page }) => {
  await page.goto(`${PATH}?kon=flickor`);
  await generate(page);
  await expect(suggestions(page).filter({ hasText: /\d flickor 2022.*\(SCB\)/ })).toHaveCount(4);
});

test("does not repeat the last twenty names and keeps a history of all", async ({ page }) => {
  await openWithStoppedClock(page, PATH);
  const shown: string[] = [];
  for (let round = 1; round <= 6; round += 1) {
    await generateButton(page).click();
    await expect(page.getByRole("button", { name: "Genererar namn..." })).toBeDisabled();
    await passGeneration(page);
    await expect(page.getByText(`Alla förslag hittills (${round * 4})`)).toBeVisible();
    shown.push(...(await suggestedNames(page)));
  }
  for (const [place, name] of shown.entries()) {
    const roundBegin = place - (place % 4);
    expect(shown.slice(Math.max(0, roundBegin - 20), roundBegin)).not.toContain(name);
  }
  await page.getByText("Alla förslag hittills (24)").click();
  const history = page.getByRole("list", { name: "Alla förslag hittills" });
  await expect(history.getByRole("listitem")).toHaveText(shown);
});

test("keeps favourites in the browser, and lets go of them", async ({ page }) => {
  await page.goto(PATH);
  const [first = "", second = ""] = await generate(page);
  for (const name of [first, second]) {
    await expect(heart(page, name)).toHaveAttribute("aria-pressed", "false");
    await heart(page, name).click();
    await expectSuccessToast(page, `${name} tillagt till favoriter`);
    await expect(heart(page, name)).toHaveAttribute("aria-pressed", "true");
  }
  const stored = () => page.evaluate(() => localStorage.getItem("favorites"));
  expect(await stored()).toBe(JSON.stringify([first, second]));

  await page.reload();
  await expect(favorites(page)).toHaveText([first, second]);
  await page.getByRole("button", { name: `Ta bort ${first} från favoriter` }).click();
  await expectSuccessToast(page, `${first} borttaget från favoriter`);
  await expect(favorites(page)).toHaveText([second]);
  expect(await stored()).toBe(JSON.stringify([second]));
});

test("lets go of a favourite with its heart", async ({ page }) => {
  await page.goto(PATH);
  const [name = ""] = await generate(page);
  await heart(page, name).click();
  await expect(favorites(page)).toHaveText([name]);
  await heart(page, name).click();
  await expectSuccessToast(page, `${name} borttaget från favoriter`);
  await expect(heart(page, name)).toHaveAttribute("aria-pressed", "false");
  await expect(favorites(page)).toHaveCount(0);
});

test("refuses a sixth favourite, and takes one when a place is free", async ({ page }) => {
  const kept = ["Astrid", "Björn", "Cajsa", "Åke", "Örjan"];
  await page.goto(PATH);
  await page.evaluate((names) => localStorage.setItem("favorites", JSON.stringify(names)), kept);
  await page.reload();
  await expect(favorites(page)).toHaveText(kept);
  await expect(page.getByText("5 av 5 platser använda.")).toBeVisible();

  const refused = (await generate(page)).find((name) => !kept.includes(name)) ?? "";
  await heart(page, refused).click();
  await expectErrorToast(
    page,
    "Du kan bara ha 5 favoriter i gratisversionen. Uppgradera för fler!",
  );
  await expect(heart(page, refused)).toHaveAttribute("aria-pressed", "false");
  await expect(favorites(page)).toHaveText(kept);

  await page.getByRole("button", { name: "Ta bort Åke från favoriter" }).click();
  await heart(page, refused).click();
  await expect(favorites(page)).toHaveText(["Astrid", "Björn", "Cajsa", "Örjan", refused]);
});

test("copies a name", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(PATH);
  const [, name = ""] = await generate(page);
  await page.getByRole("button", { name: `Kopiera ${name}`, exact: true }).click();
  await expectSuccessToast(page, `${name} kopierat!`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(name);
});

const clipboards = {
  "denies writing": () => {
    Object.defineProperty(navigator.clipboard, "writeText", {
      value: () => Promise.reject(new DOMException("Denied", "NotAllowedError")),
    });
  },
  "is missing": () => Object.defineProperty(navigator, "clipboard", { value: undefined }),
} as const;

for (const [state, prepare] of Object.entries(clipboards)) {
  test(`says so when the clipboard ${state}`, async ({ page }) => {
    await page.addInitScript(prepare);
    await page.goto(PATH);
    const [name = ""] = await generate(page);
    await page.getByRole("button", { name: `Kopiera ${name}`, exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("Fel");
    await expect(page.getByRole("alert")).toContainText(name);
    await expect(page.getByText(`${name} kopierat!`)).toHaveCount(0);
  });
}

test("a success does not interrupt a screen reader", async ({ page }) => {
  await page.goto(PATH);
  const [name = ""] = await generate(page);
  await heart(page, name).click();
  await expectSuccessToast(page, `${name} tillagt till favoriter`);
  // Counted once, a few frames on: what is to be announced is there by then, and goes later.
  const interruptions = await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    return document.querySelectorAll("[aria-live=assertive]").length;
  });
  expect(interruptions).toBe(0);
});

test("a toast can be closed", async ({ page }) => {
  await page.goto(PATH);
  const [name = ""] = await generate(page);
  await heart(page, name).click();
  await expectSuccessToast(page, `${name} tillagt till favoriter`);
  await page.getByRole("button", { name: "Stäng meddelandet" }).click();
  await expect(page.getByText(`${name} tillagt till favoriter`)).toHaveCount(0);
});

test("tells what Premium adds and leads to it", async ({ page }) => {
  await page.goto(PATH);
  const banner = page.getByRole("region", { name: "Plats för fler favoriter" });
  await expect(banner).toContainText(/obegränsat med favoriter, namnlistor att dela/);
  await expect(banner).toContainText("mycket mer");
  await banner.getByRole("link").click();
  await expect(page).toHaveURL("/premium");
});
