/** A key to the API, made on the account page, used by a program and revoked. */
import type { Page } from "@playwright/test";
import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { signInAs } from "./accounts.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectSuccessToast } from "./generator-page.ts";
import { signInAsSubscriber } from "./name-lists.ts";

/** Calls the API without the browser, as a program does. */
function call(page: Page, key: string) {
  return page.request.get("/functions/v1/names?generator=hundnamn&kon=tik&antal=3", {
    headers: { authorization: `Bearer ${key}` },
  });
}

test("a key gets names until it is revoked", async ({ page }) => {
  await signInAsSubscriber(page);
  await page.goto("/konto");
  const section = page.getByRole("region", { name: "API-nycklar" });
  await section.getByRole("textbox", { name: "Namn på nyckeln" }).fill("Min webbplats");
  await section.getByRole("button", { name: "Skapa nyckel" }).click();
  const created = section.getByRole("group", { name: /Den visas bara den här gången/ });
  await expect(created).toBeFocused();
  await expectAccessible(page);
  const key = (await created.getByRole("code").textContent()) ?? "";

  const answer = await call(page, key);
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ generator: "hundnamn", filter: { kon: "tik" } });

  await page.reload();
  const item = section.getByRole("listitem");
  await expect(item).toContainText(/Min webbplats.*användes senast/);
  await expect(page.getByText(key)).toBeHidden();

  await item.getByRole("button", { name: "Återkalla nyckeln Min webbplats" }).click();
  const dialog = page.getByRole("dialog", { name: "Återkalla nyckeln?" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Återkalla nyckeln" }).click();
  await expectSuccessToast(page, "Nyckeln är återkallad");
  await expect(item).toBeHidden();
  expect((await call(page, key)).status()).toBe(401);
});

test("without the feature, the account page leads to Premium", async ({ page }) => {
  await signInAs(page, SEED_ACCOUNTS.free);
  await page.goto("/konto");
  const section = page.getByRole("region", { name: "API-nycklar" });
  await expect(section.getByText("API-åtkomst ingår inte i din plan.")).toBeVisible();
  await expect(section.getByRole("button", { name: "Skapa nyckel" })).toBeHidden();
  await section.getByRole("link", { name: "Se Premium" }).click();
  await expect(page).toHaveURL("/premium");
});
