/** How one comes to the page of a name, and what answers at its address. */
import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, expectAccessibleInBothThemes, MISSING_PAGE_REPORT, test } from "./fixtures.ts";
import { test as testServer } from "./front-server.ts";
import { favorites, heart, openMenu, suggestedNames, suggestions } from "./generator-page.ts";
import {
  cachedAddresses,
  downloadSite,
  goOffline,
  goOnline,
  NO_NETWORK,
  visitUntilKept,
} from "./offline.ts";

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
  // A printed link that is pressed before its part is hydrated opens the document, in which nothing takes focus.
  await expect(page.getByRole("heading", { level: 1, name: first, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${first}(?:: | – ).*hur många`));

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
  await expect(page.getByRole("heading", { level: 1, name: first, exact: true })).toBeVisible();
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

test("a page whose data is lost says so below its name, and tries again until the network answers", async ({
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
  await goOffline(page);
  // The browser says that the network is back before it answers.
  const failed = page.waitForEvent("requestfailed");
  await goOnline(page);
  await failed;
  await page.unroute("**/namndata/**");
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
  const ADDRESSES = [
    ["/namn/ovriga/astrid", "/namn/astrid", "Astrid"],
    ["/namn/ovriga/Åsa", "/namn/åsa", "Åsa"],
    ["/efternamn/ovriga/lindqvist", "/efternamn/lindqvist", "Lindqvist"],
    ["/efternamn/ovriga/af_ekenstam", "/efternamn/ovriga/af_ekenstam", "af Ekenstam"],
    ["/namn/ovriga/łukasz", "/namn/ovriga/łukasz", "Łukasz"],
  ] as const;

  test("below /ovriga/ shows its name, at its own address", async ({ page }) => {
    for (const [asked, answered, name] of ADDRESSES) {
      await page.goto(encodeURI(asked));
      await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
      await expect(page).toHaveURL(encodeURI(answered));
      await expect(page.getByRole("main")).toContainText("personer i Sverige");
    }
  });

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
    await expect(page.getByRole("main")).toContainText("färre än två personer");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow", loadsInAdvance: true });
  test.describe.configure({ timeout: 240_000 });

  testServer(
    "a page of a name that was visited opens again, after the download a common one also if it was not, and a rare one says why not",
    async ({ page, frontServer, allowError }) => {
      allowError(NO_NETWORK);
      const { origin, hang } = frontServer;
      const open = (address: string) => page.goto(`${origin}${address}`);
      const main = page.getByRole("main");
      const heading = (name: string) => page.getByRole("heading", { level: 1, name });
      await visitUntilKept(page, origin);
      for (const address of ["/namn/astrid", "/namn/ovriga/abbygail"]) {
        await open(address);
        await expect(main).toContainText("personer i Sverige");
      }
      await goOffline(page);
      await open("/namn/ovriga/abbygail");
      await expect(heading("Abbygail")).toBeVisible();

      for (const address of [
        "/namn/aaliyah",
        "/namn/topplista/1999",
        "/efternamn/ovriga/dahlbom",
      ]) {
        await open(address);
        await expect(heading("Du är offline")).toBeVisible();
        await expect(main).toContainText("inte sparad på den här enheten");
        await expect(page).toHaveURL(`${origin}${address}`);
      }
      await expectAccessibleInBothThemes(page);
      await main.getByRole("link", { name: "Astrid" }).click();
      await expect(heading("Astrid")).toBeVisible();

      await open("/namn/aaliyah");
      await expect(heading("Du är offline")).toBeVisible();
      await goOnline(page);
      await expect(heading("Aaliyah")).toBeVisible();

      await downloadSite(page, origin);
      expect(await cachedAddresses(page)).toContainEqual(expect.stringMatching(/common\.json/));
      await replaceNameFiles(page);
      await goOffline(page);
      await open("/namn/alma");
      await expect(heading("Alma")).toBeVisible();
      await expect(page).toHaveTitle(/^Alma/);
      await expect(main).toContainText(/Alma är också ett efternamn/);
      await expect(main).toContainText("Finland");
      await open("/efternamn/lindqvist");
      await expect(main).toContainText("personer i Sverige efternamnet Lindqvist");

      await open("/sok");
      const field = page.getByRole("combobox");
      await field.fill("Astrid");
      await field.press("Enter");
      await expect(main).toContainText("16 195");
      await field.fill("Tiburtius");
      await field.press("Enter");
      await expect(page.getByRole("alert")).toContainText("inte sparat på den här enheten");

      await goOnline(page);
      hang();
      await open("/namn/astrid");
      await expect(main).toContainText("personer i Sverige");
    },
  );
});

test("the line on the origin of a name leads to its section, and what a visitor knows to the form", async ({
  page,
}) => {
  await page.goto("/namn/astrid");
  await page.getByRole("link", { name: "Läs om ursprunget" }).click();
  const section = page.getByRole("region", { name: "Ursprung" });
  await expect(section).toBeInViewport();
  await section.getByRole("link", { name: "Vet du mer?" }).click();
  await expect(page).toHaveURL(/\/om\?ursprung=Astrid#skriv$/);
});

test("the heading of a name stays where its address is replaced", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { dataset } = document.documentElement;
      if (document.querySelector("h1")) dataset.hadHeading = "";
      else if ("hadHeading" in dataset) dataset.lostHeading = "";
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/namn/ovriga/tiburtius");
  await expect(page).toHaveURL(/\/namn\/tiburtius$/);
  await expect(page.getByRole("button", { name: "Spara Tiburtius som favorit" })).toBeVisible();
  await expect(page.locator("html[data-had-heading]")).toBeAttached();
  await expect(page.locator("html[data-lost-heading]")).toHaveCount(0);
});
