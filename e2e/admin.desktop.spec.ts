import type { Page } from "@playwright/test";
import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { createAccount, signInAs } from "./accounts.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectErrorToast } from "./generator-page.ts";

/** A feature that nothing in the site depends on yet. */
const FEATURE = "API-åtkomst";

const freeSwitch = (page: Page) => page.getByRole("switch", { name: `${FEATURE} i Gratis` });

async function openAsAdmin(page: Page) {
  await signInAs(page, SEED_ACCOUNTS.admin);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Administration" })).toBeVisible();
}

test("an administrator sees every feature with its plans", async ({ page }) => {
  await openAsAdmin(page);
  await expect(page.getByRole("main")).toContainText(`Inloggad som ${SEED_ACCOUNTS.admin}`);
  await expect(page.getByRole("tab", { name: "Funktioner & Planer" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  const features = page.getByRole("tabpanel").getByRole("heading", { level: 3 });
  await expect(features).toHaveCount(11);
  await expect(page.getByRole("switch")).toHaveCount(33);
  const lists = page.getByRole("region", { name: "Namnlistor", exact: true });
  await expect(lists).toContainText("Skapa egna namnlistor");
  await expect(lists.getByRole("switch", { name: "Namnlistor i Gratis" })).not.toBeChecked();
  await expect(lists.getByRole("switch", { name: "Namnlistor i Plus" })).toBeChecked();
  await expect(lists.getByText("Inaktiverad", { exact: true })).toHaveCount(2);
  await expect(lists.getByText("Aktiverad", { exact: true })).toHaveCount(1);
});

test("a switch is saved, said, and still there after a reload", async ({ page }) => {
  await openAsAdmin(page);
  const feature = page.getByRole("region", { name: FEATURE });
  await expect(freeSwitch(page)).not.toBeChecked();
  await freeSwitch(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Uppdaterat" }).last()).toHaveText(
    "UppdateratFunktionen har uppdaterats",
  );
  await expect(feature.getByText("Aktiverad", { exact: true })).toHaveCount(2);
  await page.reload();
  await expect(freeSwitch(page)).toBeChecked();
  await freeSwitch(page).click();
  await expect(feature.getByText("Aktiverad", { exact: true })).toHaveCount(1);
});

test("a switch that cannot be saved goes back, and says so", async ({ page, allowError }) => {
  allowError(/Failed to load resource|cannot be switched/);
  await openAsAdmin(page);
  const basic = page.getByRole("switch", { name: `${FEATURE} i Basic` });
  await page.route("**/rest/v1/plan_features*", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.fallback(),
  );
  await expect(basic).not.toBeChecked();
  await basic.click();
  await expectErrorToast(page, "Kunde inte uppdatera funktionen");
  await expect(basic).not.toBeChecked();
});

test("a matrix that cannot be read says so, and can be asked for again", async ({
  page,
  allowError,
}) => {
  allowError(/Failed to load resource/);
  await page.route("**/rest/v1/plan_features*", (route) => route.abort());
  await openAsAdmin(page);
  await expectErrorToast(page, "Kunde inte ladda data");
  await page.unroute("**/rest/v1/plan_features*");
  await page.getByRole("button", { name: "Försök igen" }).click();
  await expect(page.getByRole("switch")).toHaveCount(33);
});

test("who is no administrator is told so and sent away", async ({ page }) => {
  const { email, password } = await createAccount(page);
  await signInAs(page, email, password);
  await page.goto("/admin");
  await expect(page.getByRole("alert").filter({ hasText: "Åtkomst nekad" })).toHaveText(
    "Åtkomst nekadDu har inte administratörsbehörighet",
  );
  await expect(page).toHaveURL("/");
});

test("a visitor is sent to sign in", async ({ page }) => {
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/auth$/);
});

test("should the check fail, the way leads to the first page", async ({ page, allowError }) => {
  allowError(/Failed to load resource/);
  await signInAs(page, SEED_ACCOUNTS.admin);
  await page.route("**/rest/v1/admin_users*", (route) => route.abort());
  await page.goto("/admin");
  await expect(page).toHaveURL("/");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the dashboard is accessible in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openAsAdmin(page);
    await expect(page.getByRole("switch")).toHaveCount(33);
    await expectAccessible(page);
  });
}
