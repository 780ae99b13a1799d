/** Two people rank the names that both like, each in a browser of their own. */
import type { Page } from "@playwright/test";
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";
import { comeBack, createMatchedRoom, openRoom } from "./rooms.ts";

test.use({ reducedMotion: "reduce" });

const NAMES = ["Alma", "Ester", "Idun", "Sigrid", "Tyra"];

const question = (page: Page) => page.getByText(/^Fråga \d+ av högst 8/);

/** Answers until there is no question. */
async function rank(page: Page, answer: () => Promise<void>): Promise<void> {
  for (let number = 1; await question(page).isVisible(); number += 1) {
    await expect(question(page)).toHaveText(new RegExp(`^Fråga ${number} av`));
    await answer();
    await expect(page.getByText(`Fråga ${number} av högst 8`)).toBeHidden();
  }
}

/** Answers by the order of the alphabet, by pressing the name. */
async function chooseByAlphabet(page: Page): Promise<void> {
  const names = page
    .getByRole("group", { name: "Vilket namn tycker du bäst om?" })
    .getByRole("button", { name: new RegExp(`^(${NAMES.join("|")})$`) });
  const [first = ""] = (await names.allTextContents()).sort();
  await names.filter({ hasText: first }).click();
}

async function sharedOrder(page: Page): Promise<readonly string[]> {
  const items = page.getByRole("list", { name: "Namnen i er ordning" }).getByRole("listitem");
  await expect(items).toHaveCount(NAMES.length);
  const texts = await items.allTextContents();
  return texts.map((text) => NAMES.find((name) => text.includes(name)) ?? text);
}

test("both rank what they like, one by keyboard, and then see the same order", async ({
  page,
  browser,
}) => {
  const { alva, elin } = await createMatchedRoom(page, NAMES);
  await openRoom(page, alva);
  // The first button after the names that both like.
  await expect(page.locator(".matches ~ *").getByRole("button").first()).toHaveText(
    "Börja rangordna",
  );
  await page.getByRole("button", { name: "Börja rangordna" }).press("Enter");
  await page.keyboard.press("ArrowRight");
  await expect(question(page)).toHaveText(/^Fråga 2/);
  await expectAccessibleInBothThemes(page);

  // What is answered is kept.
  await page.reload();
  await page.getByRole("button", { name: "Fortsätt rangordna" }).press("Enter");
  await expect(question(page)).toHaveText(/^Fråga 2/);
  await page.getByRole("button", { name: "Ångra senaste svaret" }).press("Enter");
  await expect(question(page)).toHaveText(/^Fråga 1/);
  await rank(page, () => page.keyboard.press("ArrowLeft"));
  await expect(page.getByText(/När Elin också är klar/)).toBeVisible();
  await expect(page.getByRole("list", { name: "Namnen i er ordning" })).toBeHidden();

  const other = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await openRoom(other, elin);
  await other.getByRole("button", { name: "Börja rangordna" }).click();
  await rank(other, () => chooseByAlphabet(other));
  const order = await sharedOrder(other);
  await comeBack(page);
  expect(await sharedOrder(page)).toEqual(order);

  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessibleInBothThemes(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test("of thirteen names one chooses which are ranked, and says that two are equally good", async ({
  page,
}) => {
  const many = [...NAMES, "Alice", "Ebba", "Edith", "Freja", "Greta", "Hedda", "Ines", "Juni"];
  const { alva } = await createMatchedRoom(page, many);
  await page.setViewportSize({ width: 360, height: 740 });
  await openRoom(page, alva);
  await expect(page.getByText(/^0 av 13\snamn valda$/)).toBeVisible();
  for (const name of ["Alma", "Ester"]) await page.getByRole("checkbox", { name }).check();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Börja rangordna" }).click();
  await page.getByRole("button", { name: "Lika bra" }).click();
  const order = page.getByRole("list", { name: "Namnen i din ordning" });
  await expect(order.getByRole("listitem")).toHaveText([
    /^(Alma och Ester|Ester och Alma) lika bra$/,
  ]);
});
