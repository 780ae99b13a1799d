import { SEED_ACCOUNTS, SEED_PASSWORD } from "../dev/seed-accounts.ts";
import { expectToast, openAuth, submitLogin } from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";
import { generate, heart, hide } from "./generator-page.ts";
import { hydratedFooter } from "./hydration.ts";

test("the cookie policy lists everything that a visit stores", async ({ page, context }) => {
  await page.goto("/namngenerator");
  const [name = ""] = await generate(page);
  await heart(page, name).click();
  await hide(page, name);
  await (await hydratedFooter(page)).getByRole("radio", { name: "Mörkt" }).check();
  await openAuth(page);
  await submitLogin(page, SEED_ACCOUNTS.free, SEED_PASSWORD);
  await expectToast(page, "Du är nu inloggad");

  await page.goto("/cookiepolicy");
  const table = page.getByRole("table", { name: "Vad Namnfynd sparar i webbläsaren" });
  await expect(table).toBeVisible();
  const listed = await table.locator("code").allTextContents();
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(stored.length).toBeGreaterThan(5);
  const unlisted = stored.filter(
    (key) =>
      !listed.some((entry) =>
        entry.endsWith("…") ? key.startsWith(entry.slice(0, -1)) : key === entry,
      ),
  );
  expect(unlisted).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
