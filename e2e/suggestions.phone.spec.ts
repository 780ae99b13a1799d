/** The suggestions and the bar as they are on a phone. */
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";
import {
  expectSuccessToast,
  favorites,
  generate,
  generateButton,
  heart,
  openMenu,
  questions,
  suggestedNames,
  suggestionList,
  suggestions,
} from "./generator-page.ts";

test.use({ reducedMotion: "reduce" });

test("a suggestion is a row with its curve, and its name is copied from its menu", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/barnnamn");
  const [name = ""] = await suggestedNames(page);
  await expect(suggestionList(page)).toContainText("Nyfödda");
  for (const row of await suggestions(page).all()) {
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(74);
  }
  const copy = page.getByRole("button", { name: `Kopiera ${name}`, exact: true });
  await expect(copy).toHaveCount(0);
  await openMenu(page, name);
  await expect(
    page.getByRole("button", { name: `Visa inte ${name} igen`, exact: true }),
  ).toBeInViewport();
  await expectAccessibleInBothThemes(page);
  await copy.click();
  await expectSuccessToast(page, `${name} kopierat!`);
  const toast = await page.getByText(`${name} kopierat!`).last().boundingBox();
  const bar = await generateButton(page).boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(name);
});

test("the bar generates, counts the favourites and leads to them", async ({ page }) => {
  await page.goto("/fornamn");
  const [name = ""] = await suggestedNames(page);
  await heart(page, name).click();
  await expect(generateButton(page)).toBeInViewport();
  const link = page.getByRole("button", { name: "Favoriter: 1 av 5" });
  await link.click();
  await expect(favorites(page)).toHaveText([name]);
  await expect(favorites(page)).toBeInViewport();
  await expect(generateButton(page)).toBeInViewport();
  await generateButton(page).click();
  await expect.poll(() => suggestedNames(page)).not.toContain(name);
});

test.describe("a press brings the names into the window", () => {
  test("from the top of the page, with focus unchanged", async ({ page }) => {
    for (const height of [740, 568]) {
      await page.setViewportSize({ width: 360, height });
      await page.goto("/fornamn");
      await suggestedNames(page);
      await generate(page);
      await expect(suggestions(page).first()).toBeInViewport({ ratio: 1 });
      await expect(generateButton(page)).toBeFocused();
    }
  });

  test("from down in the guide", async ({ page }) => {
    await page.goto("/fornamn");
    await suggestedNames(page);
    await questions(page).scrollIntoViewIfNeeded();
    await expect(suggestions(page).first()).not.toBeInViewport();
    await generate(page);
    await expect(suggestions(page).first()).toBeInViewport({ ratio: 1 });
  });

  test("unless they are there, when nothing moves", async ({ page }) => {
    await page.goto("/fornamn");
    await suggestedNames(page);
    await suggestions(page)
      .first()
      .evaluate((row) => row.scrollIntoView({ block: "center" }));
    const before = await page.evaluate(() => window.scrollY);
    await generate(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
});

test("the bar never covers what has focus", async ({ page }) => {
  await page.goto("/fornamn");
  await suggestedNames(page);
  await expect(suggestionList(page)).toContainText("Nyfödda");
  await heart(page, (await suggestedNames(page))[0] ?? "").focus();
  const bar = (await generateButton(page).boundingBox())?.y ?? 0;
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press("Tab");
    const bottom = await page.evaluate(
      () => document.activeElement?.getBoundingClientRect().bottom ?? 0,
    );
    expect(bottom).toBeLessThanOrEqual(bar);
  }
});

test("the rows and the bar fit a narrow window", async ({ page }) => {
  // The bar of a page with few filters has no button for them.
  await page.goto("/fornamn");
  const [name = ""] = await suggestedNames(page);
  await openMenu(page, name);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const { x = 0, width: wide = 0 } = (await generateButton(page).boundingBox()) ?? {};
    expect(x + wide).toBeLessThanOrEqual(width);
  }
});

test("a press on a character's first lines unfolds the others", async ({ page }) => {
  await page.goto("/dnd-namn");
  const [name = ""] = await suggestedNames(page);
  const lines = suggestions(page).first().getByRole("paragraph").first();
  const cutOff = () => lines.evaluate((text) => text.scrollHeight - text.clientHeight);
  await expect.poll(cutOff).toBeGreaterThan(0);
  await page.getByRole("button", { name: `Mer om ${name}` }).click();
  await expect.poll(cutOff).toBe(0);
  await expectAccessibleInBothThemes(page);

  const before = (await lines.textContent()) ?? "";
  await page.getByRole("button", { name: `Ny uppväxt för ${name}` }).click();
  await expect(lines).not.toHaveText(before);
});

test("a long reason makes the row of a username no higher", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/anvandarnamn?namn=NeonNinja,EmmaStar,myrglans");
  const reason = suggestions(page).filter({ hasText: "vanligt förnamn, ett vanligt ord" });
  await expect(reason).toHaveCount(1);
  const heights = await suggestions(page).evaluateAll((rows) =>
    // Without the line between two.
    rows.map(({ clientHeight }) => clientHeight),
  );
  expect(new Set(heights).size).toBe(1);
});

test("the chosen options are not cut off", async ({ page }) => {
  await page.goto("/barnnamn?kon=pojkar");
  const chosen = page.locator(".filter[data-chosen] .filter-chosen");
  await expect(chosen).toHaveText("Pojkar");
  expect(await chosen.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
    0,
  );
});
