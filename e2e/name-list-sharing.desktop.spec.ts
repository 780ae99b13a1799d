import { expect, test } from "./fixtures.ts";
import { expectSuccessToast } from "./generator-page.ts";
import {
  button,
  expectNotFound,
  openAsVisitor,
  openLists,
  signInAsSubscriber,
  storedLists,
  storeList,
} from "./name-lists.ts";

test("a deleted list comes back with the link that others have, by keyboard", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const user = await signInAsSubscriber(page);
  await storeList(page, user, { title: "Äldst" });
  const list = await storeList(page, user, { title: "Delad", names: ["Astrid"], is_public: true });
  await openLists(page);
  await button(page, "Radera listan Delad").press("Enter");
  await expectSuccessToast(page, "Lista raderad");
  const visitor = await openAsVisitor(browser, `${baseURL}/lista/${list.share_token}`);
  await expectNotFound(visitor.page);

  // From the region of messages over the message to its button.
  for (const key of ["F8", "Tab", "Tab"]) await page.keyboard.press(key);
  await expect(button(page, "Ångra")).toBeFocused();
  await page.keyboard.press("Enter");
  await expectSuccessToast(page, "Listan är tillbaka");
  await expect(page.getByRole("heading", { name: "Delad" })).toBeFocused();
  expect(await storedLists(page, user)).toMatchObject([
    { id: list.id, share_token: list.share_token, is_public: true },
    { title: "Äldst" },
  ]);
  await visitor.page.reload();
  await expect(visitor.page.getByRole("heading", { level: 1, name: "Delad" })).toBeVisible();
  await visitor.close();
});

test("a public list can be read with its link, until the link is replaced or the list private", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const user = await signInAsSubscriber(page);
  const list = await storeList(page, user, { title: "Tjejnamn", names: ["Astrid", "Bo"] });
  await openLists(page);
  await button(page, "Gör offentlig: listan Tjejnamn").click();
  await expectSuccessToast(page, "Lista gjord offentlig");
  await button(page, "Kopiera länk till listan Tjejnamn").click();
  await expectSuccessToast(page, "Länk kopierad!");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}/lista/${list.share_token}`);

  const visitor = await openAsVisitor(browser, link);
  const names = visitor.page.getByRole("list", { name: "Namn i listan" }).getByRole("listitem");
  await expect(names).toHaveText(["Astrid", "Bo"]);
  expect(visitor.scripts).not.toEqual([]);
  expect(
    visitor.scripts.filter((file) => /backend-client|session-service|account/.test(file)),
  ).toEqual([]);

  await button(page, "Ny länk till listan Tjejnamn").click();
  await button(page, "Skapa ny länk").click();
  await expectSuccessToast(page, "Listan har en ny länk. Den gamla fungerar inte längre.");
  const [renewed] = await storedLists(page, user);
  expect(renewed?.share_token).toMatch(/^[0-9a-f]{64}$/);
  expect(renewed?.share_token).not.toBe(list.share_token);
  await visitor.page.reload();
  await expectNotFound(visitor.page);
  await visitor.page.goto(`${baseURL}/lista/${renewed?.share_token}`);
  await expect(names).toHaveText(["Astrid", "Bo"]);

  await button(page, "Gör privat: listan Tjejnamn").click();
  await expectSuccessToast(page, "Lista gjord privat");
  await visitor.page.reload();
  await expectNotFound(visitor.page);
  await visitor.close();
});
