import type { Page } from "@playwright/test";
import { createAccount, signInAs } from "./accounts.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectErrorToast, expectSuccessToast, heart, suggestedNames } from "./generator-page.ts";
import { button, signInAsSubscriber, storedLists, storeList } from "./name-lists.ts";

function choices(page: Page) {
  return page.getByRole("dialog").getByRole("list", { name: "Dina listor" });
}

const SAVE_FAVORITES = "Spara favoriterna i en lista";

test("a suggestion goes into a list at a press, and is not added twice", async ({ page }) => {
  const user = await signInAsSubscriber(page);
  await storeList(page, user, { title: "Tjejnamn", names: ["Bo"] });
  await page.goto("/fornamn");
  const [name = ""] = await suggestedNames(page);
  await button(page, `Lägg ${name} i en lista`).click();
  await expectAccessible(page);
  await choices(page).getByRole("button", { name: "Tjejnamn 1 namn" }).click();
  await expectSuccessToast(page, `${name} tillagt i Tjejnamn`);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(button(page, `Lägg ${name} i en lista`)).toBeFocused();

  await button(page, `Lägg ${name} i en lista`).click();
  await choices(page).getByRole("button", { name: "Tjejnamn Finns redan" }).click();
  await expectSuccessToast(page, `${name} finns redan i Tjejnamn`);
  expect(await storedLists(page, user)).toMatchObject([{ names: ["Bo", name] }]);
});

test("a name joins what another tab has added meanwhile", async ({ page }) => {
  const user = await signInAsSubscriber(page);
  const { id } = await storeList(page, user, { title: "Tjejnamn", names: ["Bo"] });
  await page.goto("/efternamn");
  const [name = ""] = await suggestedNames(page);
  await button(page, `Lägg ${name} i en lista`).click();
  await expect(choices(page)).toBeVisible();
  const stored = await page.request.patch(`/rest/v1/name_lists?id=eq.${id}`, {
    headers: { apikey: "sb_publishable_local", authorization: `Bearer ${user.token}` },
    data: { names: ["Bo", "Cleo"] },
  });
  expect(stored.ok()).toBe(true);
  await choices(page)
    .getByRole("button", { name: /^Tjejnamn/ })
    .click();
  await expectSuccessToast(page, `${name} tillagt i Tjejnamn`);
  expect(await storedLists(page, user)).toMatchObject([{ names: ["Bo", "Cleo", name] }]);
});

test("favourites become a list of their own", async ({ page, allowError }) => {
  allowError(/Failed to load resource|Kunde inte skapa namnlista/);
  const user = await signInAsSubscriber(page);
  await page.goto("/hundnamn");
  const [first = "", second = ""] = await suggestedNames(page);
  await expect(button(page, `Lägg ${first} i en lista`)).toBeVisible();
  await expect(button(page, SAVE_FAVORITES)).toHaveCount(0);
  await heart(page, first).click();
  await heart(page, second).click();
  await button(page, SAVE_FAVORITES).click();
  const dialog = page.getByRole("dialog", { name: SAVE_FAVORITES });
  await expect(dialog).toContainText(`${first}, ${second}`);
  await dialog.getByRole("button", { name: "Skapa lista" }).click();
  await expectErrorToast(page, "Titel krävs");
  const title = dialog.getByRole("textbox", { name: "Titel på en ny lista" });
  await expect(title).toBeFocused();
  await title.fill("Till hunden");
  await page.route("**/rest/v1/name_lists?*", (route) => route.abort());
  await title.press("Enter");
  await expectErrorToast(page, "Kunde inte skapa namnlista");
  await expect(title).toHaveValue("Till hunden");
  await page.unroute("**/rest/v1/name_lists?*");
  await title.press("Enter");
  await expectSuccessToast(page, "Namnlista skapad!");
  expect(await storedLists(page, user)).toMatchObject([
    { title: "Till hunden", names: [first, second] },
  ]);
});

test("a full list takes no more", async ({ page }) => {
  const user = await signInAsSubscriber(page);
  const names = Array.from({ length: 1000 }, (_, i) => `Namn ${i}`);
  await storeList(page, user, { title: "Full", names });
  await page.goto("/kattnamn");
  const [name = ""] = await suggestedNames(page);
  await button(page, `Lägg ${name} i en lista`).click();
  await choices(page).getByRole("button", { name: /^Full/ }).click();
  await expectErrorToast(page, "En lista rymmer högst 1 000 namn. Det här är 1 001.");
  expect(await storedLists(page, user)).toMatchObject([{ names }]);
});

test("who has no lists in the plan sees nothing of them, and loads none of it", async ({
  page,
}) => {
  const { email, password } = await createAccount(page);
  await signInAs(page, email, password);
  const code: string[] = [];
  page.on("request", (request) => code.push(request.url()));
  await page.goto("/fornamn");
  const [name = ""] = await suggestedNames(page);
  await heart(page, name).click();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: /i en lista$/ })).toHaveCount(0);
  expect(code.filter((url) => /add-to-list|name-lists/.test(url))).toEqual([]);
});
