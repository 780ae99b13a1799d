import type { Page } from "@playwright/test";
import { LOCAL_PUBLISHABLE_KEY } from "../dev/local-backend.ts";
import { SEED_ACCOUNTS, SEED_PASSWORD } from "../dev/seed-accounts.ts";
import { requestSession } from "./accounts.ts";
import { expect } from "./fixtures.ts";
import { expectWithFocus, openAdmin, switchFeature, test } from "./own-server.ts";
import { openFromMenu } from "./site-menu.ts";

/** The database's own answer for the subscriber. */
async function hasFeature(page: Page, feature: string): Promise<unknown> {
  const session = await requestSession(page, SEED_ACCOUNTS.premium, SEED_PASSWORD);
  const { access_token } = await session.json();
  const answer = await page.request.post("/rest/v1/rpc/has_feature", {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${access_token}` },
    data: { feature },
  });
  return answer.json();
}

test("a feature that an administrator switches off disappears from a subscriber's open page", async ({
  openAs,
}) => {
  const subscriber = await openAs(SEED_ACCOUNTS.premium, "/namngenerator");
  await expect(subscriber.getByText(/^0\sfavoriter\./)).toBeVisible();
  expect(await hasFeature(subscriber, "unlimited_favorites")).toBe(true);

  const admin = await openAdmin(openAs);
  await switchFeature(admin, "Obegränsade favoriter i Plus", false);
  expect(await hasFeature(subscriber, "unlimited_favorites")).toBe(false);

  await expectWithFocus(subscriber.getByText(/^0\sav\s5\splatser använda\./));

  await switchFeature(admin, "Obegränsade favoriter i Plus", true);
  expect(await hasFeature(subscriber, "unlimited_favorites")).toBe(true);
  // A navigation within the site does the same.
  await openFromMenu(subscriber, "Om oss");
  await openFromMenu(subscriber, "Generator");
  await expect(subscriber.getByText(/^0\sfavoriter\./)).toBeVisible();
});

test("a feature that is opened for all works without an account, and the plans say so", async ({
  openAs,
}) => {
  const visitor = await openAs(null, "/namn/astrid");
  const plans = await openAs(null, "/premium");
  const benefit = "Se hela SCB:s kurva, med upp till fyra namn i samma diagram";
  const planWithIt = (page: Page) =>
    page.getByRole("article").filter({ hasText: benefit }).getByRole("heading", { level: 3 });
  await expect(visitor.getByText(/^Hela kurvan sedan/)).toBeVisible();
  await expect(planWithIt(plans)).toHaveText("Premium");

  const admin = await openAdmin(openAs);
  await switchFeature(admin, "Popularitetsgrafer i Gratis", true);

  // The pages ask when they are idle, and again when their window gets focus.
  await expectWithFocus(visitor.getByRole("button", { name: "Tabell" }));
  await expect(visitor.getByText(/^Hela kurvan sedan/)).toHaveCount(0);
  await expectWithFocus(planWithIt(plans).filter({ hasText: "Gratis" }));
  await expect(planWithIt(plans)).toHaveText("Gratis");

  await switchFeature(admin, "Popularitetsgrafer i Gratis", false);
  await expectWithFocus(visitor.getByText(/^Hela kurvan sedan/));
});
