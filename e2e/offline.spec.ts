import { existsSync } from "node:fs";
import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { routes } from "../src/app/routes.ts";
import { signInAs } from "./accounts.ts";
import { emailField, passwordField } from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";
import {
  favorites,
  filter,
  generate,
  generateButton,
  heart,
  suggestedNames,
  waitForSuggestions,
} from "./generator-page.ts";
import { hydratedFooter } from "./hydration.ts";
import { NOT_FOUND_REPORT } from "./name-lists.ts";
import {
  cachedAddresses,
  downloadSite,
  goOffline,
  goOnline,
  NO_NETWORK,
  visitUntilKept,
} from "./offline.ts";

test.use({ serviceWorkers: "allow", loadsInAdvance: true });
// Each test waits until some hundred files are kept.
test.describe.configure({ timeout: 240_000 });

/** Pages with a generator that generates by itself. */
const generatorPaths = routes
  .filter(({ kind }) => kind === "generator")
  .map(({ path }) => path)
  .filter((path) => !["/namngenerator", "/generatorer"].includes(path));

test("what was visited opens again, and what was not says so", async ({ page, allowError }) => {
  allowError(NO_NETWORK);
  await visitUntilKept(page, "/fornamn");
  await waitForSuggestions(page);
  // The guide comes after the names.
  await expect(page.getByRole("heading", { name: "Vanliga frågor" })).toBeVisible();
  await goOffline(page);
  await page.goto("/fornamn?borjar=L");
  await expect(filter(page, "Börjar med")).toHaveValue("L");
  for (const name of await suggestedNames(page)) expect(name).toMatch(/^L/);
  await page.goto("/dnd-namn");
  await expect(page.getByRole("heading", { level: 1, name: "Du är offline" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("inte sparad på den här enheten");
});

test("the site is downloaded by choice, with progress, remembered, and removed again", async ({
  page,
}) => {
  await page.goto("/");
  await (await hydratedFooter(page))
    .getByRole("link", { name: "Ladda ner för att använda utan nät" })
    .click();
  const start = page.getByRole("button", { name: /^Ladda ner .* \(\d+,\d\sMB\)$/ });
  await expect(start).toBeVisible();
  // Some files are late, so that the progress can be seen.
  await page.route("**/assets/companies-page-*.js", async (route) => {
    await expect(page.getByRole("progressbar", { name: "Nedladdningen" })).toBeVisible();
    await route.continue();
  });
  await start.click();
  await expect(page.getByText("Allt är sparat på den här enheten.")).toBeVisible({
    timeout: 120_000,
  });
  await page.reload();
  await expect(page.getByText("Allt är sparat på den här enheten.")).toBeVisible();
  await page.getByRole("button", { name: "Ta bort" }).click();
  await expect(start).toBeVisible();
  expect(await page.evaluate(() => caches.has("downloaded-site"))).toBe(false);
});

test("after the download every generator works, from the page and at its address", async ({
  page,
  allowError,
}) => {
  allowError(NO_NETWORK);
  await downloadSite(page);
  await goOffline(page);
  const tools = (await hydratedFooter(page)).getByRole("navigation", { name: "Verktyg" });
  // The two that load most after their first names.
  for (const path of ["/efternamn", "/foretagsnamn"]) {
    await tools.locator(`a[href="${path}"]`).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(path);
    expect(await generate(page)).not.toEqual([]);
    await expect(page.getByRole("heading", { name: "Vanliga frågor" })).toBeVisible();
  }

  await page.goto("/");
  expect(await suggestedNames(page)).not.toEqual([]);
  await page.goto("/namngenerator?kategori=katt");
  await generateButton(page).click();
  const [name = "", ...others] = await suggestedNames(page);
  expect(others).toHaveLength(3);
  await heart(page, name).click();
  await page.reload();
  await expect(favorites(page)).toContainText([name]);
  for (const path of generatorPaths) {
    await page.goto(path);
    await waitForSuggestions(page);
  }
  await page.goto("/fornamn?borjar=L");
  await expect(filter(page, "Börjar med")).toHaveValue("L");
  for (const name of await suggestedNames(page)) expect(name).toMatch(/^L/);

  // Any other address has an answer.
  for (const address of ["/finns-inte", "/namn/qvxz"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: "Du är offline" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("inte sparad på den här enheten");
    await expect(page).toHaveURL(address);
  }
});

test("a user's typed text survives going offline, account pages come with the network, and only files of the build are cached", async ({
  page,
  allowError,
}) => {
  allowError(NOT_FOUND_REPORT);
  allowError(NO_NETWORK);
  allowError(/status of 404|cannot be checked/);
  await signInAs(page, SEED_ACCOUNTS.premium);
  await downloadSite(page);
  await page.goto("/konto?code=hemlig");
  const name = page.getByRole("textbox", { name: "Namn", exact: true });
  await name.fill("Greta Grahn");
  await goOffline(page);
  const note = page.getByText("Du är offline. Det som redan har hämtats går att läsa");
  await expect(note).toBeVisible();
  await expect(name).toHaveValue("Greta Grahn");
  await goOnline(page);
  await expect(note).toHaveCount(0);
  await expect(name).toHaveValue("Greta Grahn");

  await goOffline(page);
  for (const [path, heading, opened] of [
    ["/konto", "Mitt konto", "Profil"],
    ["/namnlistor", "Mina namnlistor", /./],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    const notice = page.getByText("Du är offline, och den här sidan kräver uppkoppling.");
    await expect(notice).toBeVisible();
    await goOnline(page);
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 2, name: opened }).first()).toBeVisible();
    await goOffline(page);
  }

  await goOnline(page);
  await page.goto("/premium");
  await expect(page.getByRole("main").getByRole("button").first()).toBeEnabled();
  expect((await page.goto("/fornamn?kon=flickor"))?.fromServiceWorker()).toBe(true);
  // Missing pages and the backend are left to the server.
  for (const [address, status] of [
    ["/lista/finns-inte", 200],
    ["/finns-inte", 404],
    ["/_local/mail", 200],
  ] as const) {
    expect((await page.goto(address))?.status(), address).toBe(status);
  }
  const addresses = await cachedAddresses(page);
  expect(addresses.length).toBeGreaterThan(100);
  for (const address of addresses) {
    const path = address.replace(/\?__WB_REVISION__=[0-9a-f]+$/, "");
    const file = /\.\w+$/.test(path) ? path : `${path}.html`;
    expect(existsSync(`dist${file}`), address).toBe(true);
    expect(path).not.toMatch(
      /^\/(404|lista|delning|sitemap|robots|_headers)|\/(sentry|export-pdf)-/,
    );
    expect(path).not.toMatch(/finns-inte|_local/);
  }
  await page.goto("/");
  await goOffline(page);
  for (const address of [
    "/auth/v1/settings",
    "/rest/v1/plan_features",
    "/functions/v1/check-subscription",
    "/_local/mail",
    "/lista/finns-inte",
    "/finns-inte",
  ]) {
    const answer = page.evaluate((url) => fetch(url).then(({ status }) => status), address);
    await expect(answer, address).rejects.toThrow("Failed to fetch");
  }
});

test("a visitor reads what needs a network, and keeps what is typed", async ({
  page,
  allowError,
}) => {
  allowError(NOT_FOUND_REPORT);
  allowError(NO_NETWORK);
  await downloadSite(page);
  await page.goto("/lista/finns-inte");
  await page.getByRole("link", { name: "Namnfynd, till startsidan" }).click();
  await suggestedNames(page);
  await goOffline(page);
  await page.goBack();
  await expect(
    page.getByText("Du är offline, och den här sidan kräver uppkoppling."),
  ).toBeVisible();
  await goOnline(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lista hittades inte");

  await goOffline(page);
  for (const [path, text] of [
    ["/premium", "Du är offline. För att köpa eller hantera Premium behöver du vara uppkopplad."],
    ["/tack", "Du är offline. Vi kan visa ditt medlemskap när du har nät igen."],
    ["/konto", "Du är offline. Konton kräver uppkoppling"],
    ["/auth?mode=login", "Du är offline. Konton kräver uppkoppling"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text)).toBeVisible();
  }
  await emailField(page).fill("astrid@example.se");
  await passwordField(page).fill("Hemligt-123");
  await goOnline(page);
  await expect(page.getByText("Du är offline")).toHaveCount(0);
  await expect(emailField(page)).toHaveValue("astrid@example.se");
  await expect(passwordField(page)).toHaveValue("Hemligt-123");
});
