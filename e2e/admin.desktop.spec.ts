import type { Page } from "@playwright/test";
import { createAccount, signInAs } from "./accounts.ts";
import { expect } from "./fixtures.ts";
import { openAdmin, test } from "./own-server.ts";

const FEATURE = "API-åtkomst";

async function expectDashboard(page: Page) {
  await expect(page.getByRole("heading", { level: 1, name: "Administration" })).toBeVisible();
  await expect(page.getByRole("switch")).toHaveCount(36);
}

test("an administrator switches a feature, and it is still switched after a reload", async ({
  openAs,
}) => {
  const page = await openAdmin(openAs);
  await expectDashboard(page);
  await expect(page.getByRole("tabpanel").getByRole("heading", { level: 3 })).toHaveCount(12);
  const feature = page.getByRole("region", { name: FEATURE });
  const inFree = feature.getByRole("switch", { name: `${FEATURE} i Gratis` });
  await expect(inFree).not.toBeChecked();
  await inFree.click();
  await expect(page.getByRole("status").filter({ hasText: "Uppdaterat" }).last()).toHaveText(
    "UppdateratFunktionen har uppdaterats",
  );
  await expect(feature.getByText("Aktiverad", { exact: true })).toHaveCount(2);
  const latestChange = page.getByRole("list", { name: "Ändringar" }).getByRole("listitem").first();
  await expect(latestChange).toContainText(`${FEATURE} i Gratis inaktiverad →till aktiverad`);
  await expect(latestChange).toContainText("av dig");
  await page.reload();
  await expect(inFree).toBeChecked();
  await inFree.click();
  await expect(feature.getByText("Aktiverad", { exact: true })).toHaveCount(1);
  await expect(latestChange).toContainText(`${FEATURE} i Gratis aktiverad →till inaktiverad`);
});

test("a user who is not an administrator reads so and is sent away", async ({ page }) => {
  const { email, password } = await createAccount(page);
  await signInAs(page, email, password);
  await page.goto("/admin");
  await expect(page.getByRole("alert").filter({ hasText: "Åtkomst nekad" })).toHaveText(
    "Åtkomst nekadDu har inte administratörsbehörighet",
  );
  await expect(page).toHaveURL("/");
});
