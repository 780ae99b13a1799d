/**
 * Tests whose changes affect every account, such as an administrator's switch, on a server that no
 * other tests use. Those that run one after another in a worker share it, so each undoes what it has
 * changed; after a failure the next one gets a new worker, and so a new server.
 */
import type { Locator, Page } from "@playwright/test";
import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { START_TIMEOUT_MS, startPreviewServer } from "../scripts/preview-server.ts";
import { signInAs } from "./accounts.ts";
import { test as base, expect } from "./fixtures.ts";

/** Opens a page of the server in a browser context of its own; null is a visitor. */
export type OpenAs = (email: string | null, path: string) => Promise<Page>;

export const test = base.extend<
  { readonly openAs: OpenAs },
  { readonly openOwnPage: () => Promise<Page> }
>({
  openOwnPage: [
    async ({ browser }, use) => {
      const { origin, stop } = await startPreviewServer();
      await use(async () => {
        const context = await browser.newContext({ baseURL: origin, locale: "sv-SE" });
        return context.newPage();
      });
      await stop();
    },
    { scope: "worker", timeout: START_TIMEOUT_MS },
  ],
  openAs: async ({ openOwnPage }, use) => {
    const pages: Page[] = [];
    await use(async (email, path) => {
      const page = await openOwnPage();
      pages.push(page);
      if (email !== null) await signInAs(page, email);
      await page.goto(path);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

export function openAdmin(openAs: OpenAs): Promise<Page> {
  return openAs(SEED_ACCOUNTS.admin, "/admin");
}

/**
 * Switches a feature, and waits until that is stored.
 *
 * @param admin the page that {@link openAdmin} has opened
 * @param name of the switch, such as "Export i Plus"
 */
export async function switchFeature(admin: Page, name: string, isOn: boolean): Promise<void> {
  const planSwitch = admin.getByRole("switch", { name, exact: true });
  const answer = admin.waitForResponse(
    (response) =>
      response.request().method() === "PATCH" && response.url().includes("/plan_features"),
  );
  await expect(planSwitch).toBeChecked({ checked: !isOn });
  await planSwitch.click();
  expect((await answer).status()).toBe(200);
  await expect(planSwitch).toBeChecked({ checked: isOn });
}

/** Gives the window focus, when it asks for the plan again, until the element is visible. */
export function expectWithFocus(locator: Locator): Promise<void> {
  return expect(async () => {
    await locator.page().evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(locator).toBeVisible({ timeout: 500 });
  }).toPass();
}
