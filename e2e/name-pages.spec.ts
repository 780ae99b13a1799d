/** How one comes to the page of a name, and what answers at its address. */
import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, expectAccessibleInBothThemes, MISSING_PAGE_REPORT, test } from "./fixtures.ts";
import { favorites, heart, openMenu, suggestedNames, suggestions } from "./generator-page.ts";
import { test as testServer } from "./hanging-server.ts";
import { cachedAddresses, goOffline, goOnline, NO_NETWORK, visitUntilCached } from "./offline.ts";

/** Fetches more files of the name search than the worker keeps, and waits until the first of them is gone. */
async function replaceNameFiles(page: Page): Promise<void> {
  const [folder = ""] = readdirSync("dist/namndata");
  const addresses = readdirSync(`dist/namndata/${folder}`)
    .filter((file) => file.startsWith("sounds-"))
    .map((file) => `/namndata/${folder}/${file}`);
  await page.evaluate(async (all) => {
    for (const address of all) await fetch(address);
  }, addresses);
  await expect.poll(() => cachedAddresses(page)).toContain(addresses.at(-1));
  await expect.poll(() => cachedAddresses(page)).not.toContain(addresses[0]);
}

test("a suggestion and a favourite lead to the page of their name, and back to the names", async ({
  page,
}) => {
  await page.goto("/fornamn");
  const names = await suggestedNames(page);
  const [first = "", second = ""] = names;
  await suggestions(page)
    .getByRole("link", { name: `Mer om ${first}:` })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: first, exact: true })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${first}: hur många heter så`));

  await page.goBack();
  expect(await suggestedNames(page)).toEqual(names);
  await heart(page, second).click();
  await favorites(page).getByRole("link", { name: second, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: second, exact: true })).toBeFocused();
});

test("the whole card leads to the page of its name, below its buttons", async ({ page }) => {
  await page.goto("/fornamn");
  const [first = "", second = ""] = await suggestedNames(page);
  const card = suggestions(page).first();
  await expect(card.getByRole("link")).toBeVisible();
  await heart(page, first).click();
  await openMenu(page, second);
  await expect(page).toHaveURL("/fornamn");
  await card.click({ position: { x: 20, y: 20 } });
  await expect(page.getByRole("heading", { level: 1, name: first, exact: true })).toBeFocused();
});

test("the page of a name in sight is there before it is pressed", async ({ page, allowError }) => {
  // Similar names, which are fetched with the page.
  allowError(NO_NETWORK);
  // The pages of the cards are fetched in their order: the first request for each kind of file is the first card's.
  const fetched = ["names", "related", "world"].map(async (kind) => {
    const request = await page.waitForRequest(new RegExp(`/namndata/.*/${kind}-`));
    await (await request.response())?.finished();
  });
  await page.goto("/fornamn");
  const [first = ""] = await suggestedNames(page);
  await suggestions(page).filter({ hasText: first }).getByRole("link").scrollIntoViewIfNeeded();
  await Promise.all(fetched);
  await goOffline(page);
  await suggestions(page)
    .getByRole("link", { name: `Mer om ${first}:` })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: first, exact: true })).toBeFocused();
  await expect(page.getByRole("main")).toContainText("personer i Sverige");
});

test("a page begins with its name, at the top of the window, before its data has come", async ({
  page,
}) => {
  await page.goto("/namn/astrid");
  await page.route("**/namndata/**", () => {});
  const sibling = page
    .locator("main [data-hydrated]")
    .getByRole("link", { name: /^Signe/ })
    .first();
  await sibling.scrollIntoViewIfNeeded();
  await sibling.click();
  const heading = page.getByRole("heading", { level: 1, name: "Signe" });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole("main")).not.toContainText("personer i Sverige");
});

test("a page whose data is lost says so below its name, and tries again with the network", async ({
  page,
  allowError,
}) => {
  allowError(NO_NETWORK);
  await page.goto("/namn/astrid");
  await page.route("**/namndata/**", (route) => route.abort("internetdisconnected"));
  await page
    .locator("main [data-hydrated]")
    .getByRole("link", { name: /^Signe/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Signe" })).toBeFocused();
  await expect(page.getByRole("alert")).toBeInViewport();
  await page.unroute("**/namndata/**");
  await goOffline(page);
  await goOnline(page);
  await expect(page.getByRole("main")).toContainText("personer i Sverige");
  await expect(page.getByRole("button", { name: "Försök igen" })).toHaveCount(0);
});

test("the page of a common name can be left and come back to", async ({ page }) => {
  await page.goto("/namn/astrid");
  // Before this part is hydrated, a link in it loads the other document.
  await page
    .locator("main [data-hydrated]")
    .getByRole("link", { name: /^Signe/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Signe" })).toBeFocused();
  await expect(page).toHaveURL("/namn/signe");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Astrid" })).toBeFocused();
});

test.describe("an address", () => {
  for (const [asked, answered, name] of [
    ["/namn/ovriga/astrid", "/namn/astrid", "Astrid"],
    ["/namn/ovriga/Åsa", "/namn/åsa", "Åsa"],
    ["/efternamn/ovriga/lindqvist", "/efternamn/lindqvist", "Lindqvist"],
    ["/efternamn/ovriga/af_ekenstam", "/efternamn/ovriga/af_ekenstam", "af Ekenstam"],
    ["/namn/ovriga/łukasz", "/namn/ovriga/łukasz", "Łukasz"],
  ] as const) {
    test(`${asked} shows ${name}`, async ({ page }) => {
      await page.goto(encodeURI(asked));
      await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
      await expect(page).toHaveURL(encodeURI(answered));
      await expect(page.getByRole("main")).toContainText("personer i Sverige");
    });
  }

  test("with a slash in its name is missing, and hydrated as the document that says so", async ({
    page,
    allowError,
  }) => {
    allowError(MISSING_PAGE_REPORT);
    await page.goto("/namn/ovriga/a%2F");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/404/);
  });

  test("that was typed by hand is answered, though it has no document", async ({
    page,
    allowError,
  }) => {
    allowError(MISSING_PAGE_REPORT);
    const response = await page.goto("/namn/qvxz");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL("/namn/ovriga/qvxz");
    await expect(page.getByRole("main")).toContainText("Färre än två");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a common name has its facts", async ({ page }) => {
    await page.goto("/namn/astrid");
    await expect(page.getByRole("main")).toContainText("16 195 personer");
    const sibling = page.getByRole("link", { name: /^Signe/ }).first();
    await expect(sibling).toHaveAttribute("href", "/namn/signe");
  });
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });
  test.describe.configure({ timeout: 240_000 });

  test("a page of a name that was visited opens again, and is offered where another is missing", async ({
    page,
    allowError,
  }) => {
    allowError(NO_NETWORK);
    await visitUntilCached(page);
    for (const address of ["/namn/astrid", "/namn/ovriga/abbygail"]) {
      await page.goto(address);
      await expect(page.getByRole("main")).toContainText("personer i Sverige");
    }
    await goOffline(page);
    await page.goto("/namn/ovriga/abbygail");
    await expect(page.getByRole("heading", { level: 1, name: "Abbygail" })).toBeVisible();

    for (const address of ["/namn/aaliyah", "/namn/topplista/1999", "/efternamn/ovriga/dahlbom"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1, name: "Du är offline" })).toBeVisible();
      await expect(page.getByRole("main")).toContainText("inte sparad på den här enheten");
      await expect(page).toHaveURL(address);
    }
    await expectAccessibleInBothThemes(page);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Kattnamn" }).click();
    expect(await suggestedNames(page)).toHaveLength(12);
    await page.goBack();
    await main.getByRole("link", { name: "Astrid" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Astrid" })).toBeVisible();

    await page.goto("/namn/aaliyah");
    await expect(page.getByRole("heading", { level: 1, name: "Du är offline" })).toBeVisible();
    await goOnline(page);
    await expect(page.getByRole("heading", { level: 1, name: "Aaliyah" })).toBeVisible();
  });

  test("a common name has its page although it was never opened, and a rare one says that it is not kept", async ({
    page,
    allowError,
  }) => {
    allowError(NO_NETWORK);
    await visitUntilCached(page);
    await expect
      .poll(() => cachedAddresses(page))
      .toContainEqual(expect.stringMatching(/common\.json/));
    await replaceNameFiles(page);
    await goOffline(page);
    await page.goto("/namn/alma");
    await expect(page.getByRole("heading", { level: 1, name: "Alma" })).toBeVisible();
    await expect(page).toHaveTitle(/^Alma/);
    const main = page.getByRole("main");
    await expect(main).toContainText(/Alma är också ett efternamn/);
    await expect(main).toContainText("Finland");
    await page.goto("/efternamn/lindqvist");
    await expect(main).toContainText("personer i Sverige hette Lindqvist i efternamn");

    await page.goto("/sok");
    const field = page.getByRole("combobox");
    await field.fill("Astrid");
    await field.press("Enter");
    await expect(main).toContainText("16 195");
    await field.fill("Aaliyah");
    await field.press("Enter");
    await expect(page.getByRole("alert")).toContainText("inte sparat på den här enheten");
  });

  testServer(
    "a page of a name that was visited opens although the server hangs",
    async ({ page, hangingServer }) => {
      const { origin, hang } = hangingServer;
      await visitUntilCached(page, origin);
      await page.goto(`${origin}/namn/astrid`);
      hang();
      await page.goto(`${origin}/namn/astrid`);
      await expect(page.getByRole("main")).toContainText("personer i Sverige");
    },
  );

  test("a visitor who saves data fetches nothing to keep", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await visitUntilCached(page);
    await page.goto("/namn/astrid");
    await expect(page.getByRole("main")).toContainText("personer i Sverige");
    await expect
      .poll(() => cachedAddresses(page))
      .toContainEqual(expect.stringContaining("/namndata/"));
    expect((await cachedAddresses(page)).filter((address) => /common\.json/.test(address))).toEqual(
      [],
    );
  });
});
