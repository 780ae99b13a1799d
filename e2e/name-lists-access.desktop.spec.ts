import type { Page } from "@playwright/test";
import { createAccount, signInAs } from "./accounts.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectErrorToast } from "./generator-page.ts";
import { button, card, openLists, signInAsSubscriber, storeList } from "./name-lists.ts";

/** Answers as if an administrator had taken name lists from every plan. */
async function switchListsOff(page: Page): Promise<void> {
  await page.route("**/rest/v1/plan_features?*", async (route) => {
    const response = await route.fetch();
    const features: { feature_key: string }[] = await response.json();
    await route.fulfill({
      response,
      json: features.map((feature) =>
        feature.feature_key === "name_lists" ? { ...feature, plus_plan: false } : feature,
      ),
    });
  });
}

/** What a page hears when it is looked at again. */
function lookAgain(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
}

const required = (page: Page) => page.getByRole("region", { name: "Premium krävs" });

test("a visitor is sent to sign in", async ({ page }) => {
  await page.goto("/namnlistor");
  await expect(page).toHaveURL(/\/auth$/);
});

test("a user without the plan is sent to Premium, and told why", async ({ page }) => {
  const { email, password } = await createAccount(page);
  await signInAs(page, email, password);
  await page.goto("/namnlistor");
  await expect(page).toHaveURL(/\/premium$/);
  await expectErrorToast(page, "Premium-prenumeration krävs för att använda namnlistor");
  await expect(page.getByRole("heading", { level: 1, name: "Premium" })).toBeVisible();
});

test("a plan that cannot be checked is no reason to send anybody away", async ({
  page,
  allowError,
}) => {
  allowError(/Failed to load resource|The subscription cannot be checked/);
  const user = await signInAsSubscriber(page);
  await storeList(page, user, { title: "Tjejnamn" });
  await page.route("**/functions/v1/check-subscription", (route) => route.abort());
  await page.goto("/namnlistor");
  await expectErrorToast(page, "Något gick fel vid kontroll av prenumeration");
  await expect(page).toHaveURL(/\/namnlistor$/);
  await page.unroute("**/functions/v1/check-subscription");
  await button(page, "Försök igen").click();
  await expect(card(page, "Tjejnamn")).toBeVisible();
});

test("lists that are taken from the plan make way for the way back", async ({ page }) => {
  const user = await signInAsSubscriber(page);
  await storeList(page, user, { title: "Tjejnamn" });
  await openLists(page);
  await switchListsOff(page);
  await lookAgain(page);
  await expect(required(page)).toBeVisible();
  await expect(card(page, "Tjejnamn")).toHaveCount(0);
  await expectAccessible(page);
  await expect(
    required(page).getByRole("link", { name: "Uppgradera till Premium" }),
  ).toHaveAttribute("href", "/premium");
  // An answer that is under way would outlive the test.
  await page.unrouteAll({ behavior: "wait" });
});

test("what is being typed stays when the plan ends, and the page learns of it from a refusal", async ({
  page,
  allowError,
}) => {
  allowError(/Failed to load resource|Kunde inte skapa namnlista/);
  await signInAsSubscriber(page);
  await openLists(page);
  await button(page, "Skapa första listan").click();
  await page.getByRole("textbox", { name: "Titel" }).fill("Tjejnamn");
  await switchListsOff(page);
  await page.route("**/rest/v1/name_lists?*", (route) =>
    route.fulfill({ status: 403, json: { code: "42501", message: "row-level security" } }),
  );
  await button(page, "Skapa lista").click();
  await expectErrorToast(page, "Kunde inte skapa namnlista");
  await expect(page.getByText("Namnlistor ingår inte längre i din plan.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Titel" })).toHaveValue("Tjejnamn");
  await page.unrouteAll({ behavior: "wait" });
});
