import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectErrorToast, expectSuccessToast } from "./generator-page.ts";
import {
  expectNotFound,
  NOT_FOUND_REPORT,
  openLists,
  signInAsSubscriber,
  storeList,
} from "./name-lists.ts";

test.use({ colorScheme: "light", reducedMotion: "reduce" });

const LONG_TITLE = "Namn till den lilla ".repeat(5);
const NAMES = ["Astrid", "Bo", "ö".repeat(100), "Maximiliana-Konstantina", "Märta"];

async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "light" });
}

function names(page: Page) {
  return page.getByRole("list", { name: "Namn i listan" }).getByRole("listitem");
}

function pageWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** The list as a visitor opens it, with nothing of its owner in the browser. */
async function openSharedList(page: Page, list: { title: string; names: readonly string[] }) {
  const user = await signInAsSubscriber(page);
  const { share_token } = await storeList(page, user, { ...list, is_public: true });
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/lista/${share_token}`);
  await expect(page.getByRole("heading", { level: 1, name: list.title.trim() })).toBeVisible();
  return share_token;
}

test("a shared list shows its names, and a way to Premium", async ({ page, context, isMobile }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openSharedList(page, { title: "Tjejnamn", names: NAMES });
  await expect(names(page)).toHaveText(NAMES);
  const main = page.getByRole("main");
  await expect(main.getByText("Offentlig", { exact: true })).toBeVisible();
  await expect(main).toContainText(/5\u00a0namnSkapad \d+\u00a0\S+\u00a0\d{4}/);
  const tops = await names(page).evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().top),
  );
  expect(tops.filter((top) => top === tops[0])).toHaveLength(isMobile ? 2 : 4);

  await main.getByRole("button", { name: "Kopiera länk" }).click();
  await expectSuccessToast(page, "Länk kopierad!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expectAccessibleInBothThemes(page);
  await page
    .getByRole("region", { name: "Gör din egen namnlista" })
    .getByRole("link", { name: "Se Premium" })
    .click();
  await expect(page).toHaveURL(/\/premium$/);
});

test("long titles and names keep to a narrow page", async ({ page }) => {
  const user = await signInAsSubscriber(page);
  const list = { title: "M".repeat(100), names: NAMES, is_public: true };
  const { share_token } = await storeList(page, user, list);
  await page.setViewportSize({ width: 320, height: 640 });
  await openLists(page);
  expect(await pageWidth(page)).toBe(320);
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: /^Ny länk/ }).click();
  expect(await pageWidth(page)).toBe(320);
  await page.getByRole("button", { name: "Avbryt" }).click();
  await page.getByRole("button", { name: "Skapa lista" }).click();
  await expectAccessibleInBothThemes(page);
  await page.goto(`/lista/${share_token}`);
  await expect(names(page)).toHaveCount(NAMES.length);
  expect(await pageWidth(page)).toBe(320);
});

test("a token that is guessed, or that of a private list, finds nothing", async ({
  page,
  allowError,
}) => {
  allowError(NOT_FOUND_REPORT);
  const user = await signInAsSubscriber(page);
  const { share_token, id } = await storeList(page, user, { title: "Privat" });
  const { share_token: open } = await storeList(page, user, { title: LONG_TITLE, is_public: true });
  for (const token of [share_token, id, "0".repeat(64), open.slice(0, -1), open.toUpperCase()]) {
    await page.goto(`/lista/${token}`);
    await expectNotFound(page);
  }
  await expectAccessible(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("link", { name: "Till startsidan", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

for (const { what, answer } of [
  { what: "an outage", answer: { status: 500, body: "Internt fel" } },
  { what: "an answer of another kind", answer: { json: { title: "Tjejnamn", names: "Astrid" } } },
  { what: "a refusal", answer: { status: 403, json: { code: "42501" } } },
]) {
  test(`${what} is told of, on the screen of a list that is not there`, async ({
    page,
    allowError,
  }) => {
    allowError(/Failed to load resource|The shared list cannot be read/);
    await page.route("**/rest/v1/rpc/shared_name_list", (route) => route.fulfill(answer));
    await page.goto("/lista/en-lista");
    await expectErrorToast(page, "Kunde inte hämta listan");
    await expectNotFound(page);
  });
}
