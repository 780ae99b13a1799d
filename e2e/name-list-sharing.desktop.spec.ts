import { expect, test } from "./fixtures.ts";
import { expectErrorToast, expectSuccessToast } from "./generator-page.ts";
import {
  button,
  card,
  expectNotFound,
  NOT_FOUND_REPORT,
  openAsVisitor,
  openLists,
  signInAsSubscriber,
  storedLists,
  storeList,
} from "./name-lists.ts";

test("a list is made public, read by who has its link, and made private again", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const user = await signInAsSubscriber(page);
  const list = await storeList(page, user, { title: "Tjejnamn", names: ["Astrid", "Bo"] });
  await openLists(page);
  await expect(card(page, "Tjejnamn")).toContainText("Bara du ser listan.");
  await expect(button(page, "Kopiera länk till listan Tjejnamn")).toHaveCount(0);

  await button(page, "Gör offentlig: listan Tjejnamn").click();
  await expectSuccessToast(page, "Lista gjord offentlig");
  await expect(button(page, "Gör privat: listan Tjejnamn")).toBeFocused();
  await expect(card(page, "Tjejnamn").getByText("Offentlig", { exact: true })).toBeVisible();
  await button(page, "Kopiera länk till listan Tjejnamn").click();
  await expectSuccessToast(page, "Länk kopierad!");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}/lista/${list.share_token}`);

  const visitor = await openAsVisitor(browser, link);
  const names = visitor.page.getByRole("list", { name: "Namn i listan" }).getByRole("listitem");
  await expect(names).toHaveText(["Astrid", "Bo"]);
  expect(visitor.code).not.toEqual([]);
  expect(visitor.code.filter((file) => /backend|session-service|query|account/.test(file))).toEqual(
    [],
  );

  await button(page, "Gör privat: listan Tjejnamn").click();
  await expectSuccessToast(page, "Lista gjord privat");
  await expect(card(page, "Tjejnamn").getByText("Offentlig", { exact: true })).toHaveCount(0);
  await visitor.page.reload();
  await expectNotFound(visitor.page);
  await visitor.close();
});

test("a new link takes the place of the old one, once that is confirmed", async ({
  page,
  allowError,
}) => {
  allowError(NOT_FOUND_REPORT);
  const user = await signInAsSubscriber(page);
  const list = await storeList(page, user, { title: "Tjejnamn", is_public: true });
  await openLists(page);
  await button(page, "Ny länk till listan Tjejnamn").click();
  const dialog = page.getByRole("dialog", { name: "Byta till en ny länk?" });
  await expect(dialog).toContainText("länken till ”Tjejnamn” slutar fungera");
  await dialog.getByRole("button", { name: "Avbryt" }).click();
  expect(await storedLists(page, user)).toMatchObject([{ share_token: list.share_token }]);

  await button(page, "Ny länk till listan Tjejnamn").click();
  await dialog.getByRole("button", { name: "Skapa ny länk" }).click();
  await expectSuccessToast(page, "Listan har en ny länk. Den gamla fungerar inte längre.");
  await expect(dialog).toBeHidden();
  const [renewed] = await storedLists(page, user);
  expect(renewed?.share_token).toMatch(/^[0-9a-f]{64}$/);
  expect(renewed?.share_token).not.toBe(list.share_token);
  await page.goto(`/lista/${list.share_token}`);
  await expectNotFound(page);
  await page.goto(`/lista/${renewed?.share_token}`);
  await expect(page.getByRole("heading", { level: 1, name: "Tjejnamn" })).toBeVisible();
});

test("a list stays as it was when the server does not change it", async ({ page, allowError }) => {
  allowError(/Failed to load resource|Kunde inte ändra status|Kunde inte skapa en ny länk/);
  const user = await signInAsSubscriber(page);
  await storeList(page, user, { title: "Privat" });
  await storeList(page, user, { title: "Publik", is_public: true });
  await openLists(page);
  await page.route(/name_lists\?id=|renew_share_token/, (route) => route.abort());
  await button(page, "Gör offentlig: listan Privat").click();
  await expectErrorToast(page, "Kunde inte ändra status");
  await expect(button(page, "Gör offentlig: listan Privat")).toBeVisible();

  await button(page, "Ny länk till listan Publik").click();
  await button(page, "Skapa ny länk").click();
  await expectErrorToast(page, "Kunde inte skapa en ny länk");
  await expect(page.getByRole("dialog")).toBeVisible();
});
