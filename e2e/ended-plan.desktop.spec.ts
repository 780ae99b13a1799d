import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectSuccessToast } from "./generator-page.ts";
import {
  button,
  call,
  card,
  chips,
  expectNotFound,
  openAsVisitor,
  signInAsSubscriber,
  storedLists,
  storeList,
} from "./name-lists.ts";
import { advance } from "./payments.ts";

test("an owner whose plan has ended sees, unpublishes and deletes their lists", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const user = await signInAsSubscriber(page);
  const shared = await storeList(page, user, {
    title: "Delad",
    names: ["Astrid", "Bo"],
    is_public: true,
  });
  await storeList(page, user, { title: "Privat" });
  await advance(page, user.email, "cancel-now");
  await advance(page, user.email, "pass-period");
  // Opening the portal marks the stored subscription as stale.
  await call(page, user, "/functions/v1/customer-portal", {});

  await page.goto("/konto");
  await expect(page.getByRole("region", { name: "Kontostatus" })).toContainText("Gratis");
  await expect(page.getByRole("link", { name: "Mina listor" })).toHaveCount(0);
  await page.getByRole("link", { name: "Se dina namnlistor" }).click();
  await expect(page).toHaveURL("/namnlistor");
  const premium = page.getByRole("region", { name: "Premium krävs" });
  await expect(premium.getByRole("link", { name: "Uppgradera till Premium" })).toBeVisible();
  await expect(chips(page, "Delad")).toHaveText(["Astrid", "Bo"]);
  await expect(
    page.getByRole("button", { name: /^(Skapa|Ändra|Gör offentlig|Ny länk)/ }),
  ).toHaveCount(0);
  await expectAccessible(page);

  const visitor = await openAsVisitor(browser, `${baseURL}/lista/${shared.share_token}`);
  await expect(visitor.page.getByRole("heading", { level: 1, name: "Delad" })).toBeVisible();
  await button(page, "Gör privat: listan Delad").click();
  await expectSuccessToast(page, "Lista gjord privat");
  await visitor.page.reload();
  await expectNotFound(visitor.page);
  await visitor.close();

  await button(page, "Radera listan Delad").click();
  await button(page, "Radera listan").click();
  await expectSuccessToast(page, "Lista raderad");
  await expect(card(page, "Delad")).toHaveCount(0);
  expect(await storedLists(page, user)).toMatchObject([{ title: "Privat" }]);
});
