/**
 * The site while PostgREST has lost its database, as it answers then, and when it has it back. Every page of an
 * account in every outage, and how often it asks: tests/pages/database-outage.test.tsx.
 */
import type { Page, Route } from "@playwright/test";
import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { signInAs } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { signInAsSubscriber, storeList } from "./name-lists.ts";

const UNREACHABLE = "Vi når inte servern just nu. Kontrollera nätet och försök igen om en stund.";

/** Longer than the longest pause before a page asks whether the database is back, in milliseconds. */
const RECOVERY_MS = 25_000;

/** The most calls of the database that a page view makes in an outage: its reads, each repeated once. */
const FEW_CALLS = 24;

function refusal(status: number, code: string, message: string, headers = {}) {
  return {
    status,
    headers,
    json: { code, details: null, hint: null, message },
  };
}

const OUTAGES = {
  "a lost schema cache": refusal(
    503,
    "PGRST002",
    "Could not query the database for the schema cache. Retrying.",
    { "retry-after": "0" },
  ),
  "a statement timeout": refusal(500, "57014", "canceling statement due to statement timeout"),
  "cut connections": refusal(400, "", ""),
} as const;

type Outage = keyof typeof OUTAGES;

/** Takes the database away, also from the functions, which then answer with a sentence of their own. */
async function startOutage(page: Page, outage: Outage) {
  let calls = 0;
  const ofDatabase = async (route: Route) => {
    calls += 1;
    await route.fulfill(OUTAGES[outage]);
  };
  const ofFunctions = (route: Route) =>
    route.fulfill({ status: 500, json: { error: "Något gick fel. Försök igen." } });
  await page.route("**/rest/v1/**", ofDatabase);
  await page.route("**/functions/v1/**", ofFunctions);
  return {
    calls: () => calls,
    async end() {
      await page.unroute("**/rest/v1/**", ofDatabase);
      await page.unroute("**/functions/v1/**", ofFunctions);
    },
  };
}

/** No words of PostgREST are on the page, or in a toast. */
async function expectNoEnglish(page: Page): Promise<void> {
  await expect(page.locator("body")).not.toContainText(
    /schema cache|Retrying|statement timeout|connection|Could not/i,
  );
}

test.beforeEach(({ allowError }) => {
  test.slow();
  // What the browser says of the answers, and the site of the calls.
  allowError(/Failed to load resource|cannot be (?:fetched|checked|changed)|BackendError/);
});

test("a shared list says that it could not be fetched, and comes by itself", async ({ page }) => {
  const user = await signInAsSubscriber(page);
  const list = { title: "Tjejnamn", names: ["Astrid"], is_public: true };
  const { share_token } = await storeList(page, user, list);
  await page.evaluate(() => localStorage.clear());

  const database = await startOutage(page, "a lost schema cache");
  await page.goto(`/lista/${share_token}`);
  await expect(page.getByText(/^Listan kunde inte hämtas just nu\./)).toBeVisible();
  await expect(page.getByRole("button", { name: "Försök igen" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Lista hittades inte" })).toHaveCount(0);
  await expect(page.getByRole("alert")).toContainText("Kunde inte hämta listan");
  await expectNoEnglish(page);
  expect(database.calls()).toBeLessThan(FEW_CALLS);

  await database.end();
  await expect(page.getByRole("heading", { level: 1, name: "Tjejnamn" })).toBeVisible({
    timeout: RECOVERY_MS,
  });
});

test("a payer's lists come by themselves, and so does what the account page shows", async ({
  page,
}) => {
  const user = await signInAsSubscriber(page);
  await storeList(page, user, { title: "Tjejnamn", names: ["Astrid"] });
  const database = await startOutage(page, "a statement timeout");
  await page.goto("/namnlistor");
  await expect(page.getByRole("button", { name: "Försök igen" })).toBeVisible();
  await expect(page).toHaveURL(/\/namnlistor$/);
  await expectNoEnglish(page);
  expect(database.calls()).toBeLessThan(FEW_CALLS);
  await page.getByRole("banner").getByRole("link", { name: "Mitt konto" }).click();
  await expect(page.getByText(`Din profil kunde inte hämtas. ${UNREACHABLE}`)).toBeVisible();
  await expectNoEnglish(page);

  await database.end();
  await expect(page.getByRole("button", { name: "Spara profil" })).toBeVisible({
    timeout: RECOVERY_MS,
  });
  await expect(page.getByText(/kunde inte hämtas/)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("article", { name: "Tjejnamn" })).toBeVisible({
    timeout: RECOVERY_MS,
  });
});

test("the plans are shown in an outage, to a visitor and to a user", async ({ page }) => {
  await startOutage(page, "cut connections");
  await page.goto("/premium");
  const plans = page.getByRole("heading", { level: 2 }).first();
  await expect(plans).toBeVisible();
  await expectNoEnglish(page);
  await signInAs(page, SEED_ACCOUNTS.free);
  await page.goto("/premium");
  await expect(plans).toBeVisible();
  await expectNoEnglish(page);
});
