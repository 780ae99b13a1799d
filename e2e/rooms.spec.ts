/** Two people choose a name together, each in a browser of their own. */
import type { Browser, Locator, Page } from "@playwright/test";
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";
import { goOffline, goOnline, NO_NETWORK, visitUntilKept } from "./offline.ts";
import { comeBack } from "./rooms.ts";

test.use({
  reducedMotion: "reduce",
  // A network of its own: the limit of new rooms is for each.
  extraHTTPHeaders: { "cf-connecting-ip": "203.0.113.28" },
});

const NAMES = ["Alma", "Hedda", "Sigrid", "Tyra", "Vera"];

/** What a browser reports for a request that fails on purpose. */
const LOST_REQUEST = /Failed to load resource/;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const shownName = (page: Page): Locator =>
  page.getByRole("region", { name: "Namn att svara på" }).getByRole("heading");

function matches(page: Page): Locator {
  return page.getByRole("region", { name: "Ni gillar båda" }).getByRole("listitem");
}

/** Creates a room of the names, and returns the link for the other. */
async function createRoom(page: Page, names: readonly string[] = NAMES): Promise<string> {
  await page.goto("/tillsammans");
  await page.getByLabel("Vad kallas du?").fill("Alva");
  await page.getByText("Fler val").click();
  await page.getByLabel("Namn från").selectOption("Bara mina egna");
  await page.getByLabel("Egna namn").fill(names.join("\n"));
  await button(page, "Skapa rum").click();
  await button(page, "Visa QR-kod").click();
  const link = await page.getByRole("textbox", { name: "Länken" }).inputValue();
  await button(page, "Stäng dialogrutan").click();
  return link;
}

async function join(browser: Browser, link: string, name = "Elin"): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Alva vill välja namn tillsammans med dig",
  );
  await page.getByLabel("Vad kallas du?").fill(name);
  await button(page, "Börja svara").click();
  return page;
}

/** Answers as many names as are given. A press is only heeded when the name has been shown for a moment. */
async function vote(page: Page, count: number, answerFor: (name: string) => string): Promise<void> {
  const progress = page.getByText(/^(Namn \d+ av|Du är klar med alla) \d+$/);
  for (let i = 0; i < count; i++) {
    const name = (await shownName(page).textContent()) ?? "";
    const before = (await progress.textContent()) ?? "";
    await expect(async () => {
      if ((await progress.textContent()) === before) await button(page, answerFor(name)).click();
      await expect(progress).not.toHaveText(before, { timeout: 100 });
    }).toPass({ intervals: [100] });
  }
}

test("two browsers find the names that both like, one of them offline for a while", async ({
  page,
  browser,
  allowError,
}) => {
  test.slow();
  allowError(LOST_REQUEST);
  const link = await createRoom(page);
  const other = await join(browser, link);
  // The secret is not in the address.
  await expect(other).toHaveURL(/\/tillsammans$/);

  await expect(shownName(other)).toBeVisible();
  await other.context().setOffline(true);
  await vote(other, 4, (name) => (name === "Tyra" ? "Nej" : "Ja"));
  await expect(other.getByText("Sparat här. Skickas när du är uppkopplad igen.")).toBeVisible();
  await vote(page, 4, (name) => (name === "Hedda" ? "Kanske" : "Ja"));
  await expect(matches(page)).toHaveCount(0);

  await other.context().setOffline(false);
  await expect(other.getByText("Sparat här.")).toBeHidden();
  await vote(page, 1, (name) => (name === "Hedda" ? "Kanske" : "Ja"));
  await vote(other, 1, (name) => (name === "Tyra" ? "Nej" : "Ja"));
  await comeBack(page);
  await expect(page.getByRole("status").filter({ hasText: "Ni gillar båda" })).toBeVisible();
  await expect(matches(page)).toHaveCount(4);
  await expect(matches(page).last()).toContainText("Hedda");
  await expect(matches(page).last()).toContainText("ja och kanske");
  await expect(matches(page).filter({ hasText: "Tyra" })).toHaveCount(0);
  await comeBack(other);
  await expect(matches(other)).toHaveCount(4);

  const end = page.getByRole("region", { name: "Du har svarat på alla 5" });
  await expect(end).toContainText("Elin är också klar.");
  await button(page, /^20\snamn till$/).click();
  await expect(page.getByText("Namn 6 av 25", { exact: true })).toBeVisible();
  expect(NAMES).not.toContain(await shownName(page).textContent());

  // What one answers is in the browser, and the page opens where it was left.
  await page.reload();
  await expect(page.getByText("Namn 6 av 25", { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test.describe("in a browser that keeps what was visited", () => {
  test.use({ serviceWorkers: "allow", loadsInAdvance: true });
  test.describe.configure({ timeout: 240_000 });

  test("a room opens offline where it was left, and sends later what is answered there", async ({
    page,
    browser,
    allowError,
  }) => {
    allowError(NO_NETWORK);
    await visitUntilKept(page, "/tillsammans");
    const other = await join(browser, await createRoom(page));
    await vote(other, 5, () => "Ja");
    await vote(page, 2, () => "Ja");
    await expect(matches(page)).toHaveCount(2);

    await goOffline(page);
    await vote(page, 1, () => "Ja");
    await page.reload();
    await expect(page.getByText("Namn 4 av 5", { exact: true })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Du är offline." })).toBeVisible();
    await expect(matches(page)).toHaveCount(2);
    await vote(page, 1, () => "Ja");

    await goOnline(page);
    await expect(page.getByText("Du är offline.")).toBeHidden();
    await expect(matches(page)).toHaveCount(4);
    await comeBack(other);
    await expect(matches(other)).toHaveCount(4);
  });
});

test("an invitation is used once, and not by opening it", async ({ page, browser }) => {
  const link = await createRoom(page);
  const context = await browser.newContext();
  const preview = await context.newPage();
  await preview.goto(link);
  await expect(preview.getByRole("heading", { level: 1 })).toContainText("Alva vill välja namn");
  await expectAccessibleInBothThemes(preview);
  const other = await join(browser, link);
  await expect(shownName(other)).toBeVisible();
  await preview.goto("/");
  await preview.goto(link);
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(
    "Inbjudan går inte att använda",
  );
  await button(preview, "Till Välj tillsammans").click();
  await expect(preview.getByRole("form", { name: "Nytt rum" })).toBeVisible();
});

test("the own link opens the room in another browser, with its answers", async ({
  page,
  browser,
}) => {
  await createRoom(page);
  await vote(page, 2, () => "Ja");
  await page.getByRole("button", { name: "Spara din länk" }).first().click();
  const link = await page.getByRole("textbox", { name: "Länken" }).inputValue();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("namnfynd-room-answers")))
    .toBeNull();
  const context = await browser.newContext();
  const second = await context.newPage();
  await second.goto(link);
  await expect(second.getByText(/^Du öppnar rummet där du heter Alva, skapat/)).toBeVisible();
  await button(second, "Öppna rummet").click();
  await expect(second.getByText("Namn 3 av 5", { exact: true })).toBeVisible();
});

test("the whole way works by keyboard, and back to the start", async ({ page }) => {
  await page.goto("/tillsammans");
  await page.getByLabel("Vad kallas du?").focus();
  await page.keyboard.type("Alva");
  await page.keyboard.press("Enter");
  await expect(shownName(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Skicka länken till den/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button(page, "Kopiera länken")).toBeFocused();
  const first = await shownName(page).textContent();
  await button(page, "Ja").press("ArrowRight");
  await expect(shownName(page)).not.toHaveText(first ?? "");
  await page.getByRole("button", { name: `Ångra ${first}: ja` }).press("Enter");
  await expect(shownName(page)).toHaveText(first ?? "");

  await button(page, "Lämna rummet").first().press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Lämna rummet" }).press("Enter");
  await expect(page.getByRole("form", { name: "Nytt rum" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("namnfynd-rooms"))).toBeNull();
});

test("a room fits a narrow phone, and a vote moves nothing", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await createRoom(page, ["Maximiliana", "Bo", "Anna-Karin", "Maximiliana-Konstantina"]);
  // Below the buttons, which stay in the window.
  const note = page.getByText("Skriv en anteckning");
  await expect(note).toBeVisible();
  const topOf = () => note.evaluate((it) => it.getBoundingClientRect().top + window.scrollY);
  const top = await topOf();
  for (let i = 0; i < 3; i++) {
    await vote(page, 1, () => "Kanske");
    expect(await topOf()).toBe(top);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test("while the server is down answers are kept, also when the page is opened again", async ({
  page,
  allowError,
}) => {
  allowError(LOST_REQUEST);
  await createRoom(page);
  await expect(shownName(page)).toBeVisible();
  await page.route("**/rest/v1/**", (route) => route.abort("connectionrefused"));
  await vote(page, 2, () => "Ja");
  const status = page.getByRole("status").filter({ hasText: "Servern svarar inte" });
  await expect(status).toHaveText(/^Sparat här\./);
  await page.reload();
  await expect(page.getByText("Namn 3 av 5", { exact: true })).toBeVisible();
  await expect(status).toHaveText(/Rummet kan inte hämtas just nu\./);
  await vote(page, 1, () => "Nej");

  await page.unroute("**/rest/v1/**");
  await comeBack(page);
  await expect(status).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("namnfynd-room-answers")))
    .toBeNull();
  await page.reload();
  await expect(page.getByText("Namn 4 av 5", { exact: true })).toBeVisible();
});

test("with blocked storage the room works, and says to save the link", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  });
  await createRoom(page);
  await expect(page.getByText(/Webbläsaren tillåter inte att något sparas/)).toBeVisible();
  await vote(page, 2, () => "Ja");
  await expect(page.getByText("Namn 3 av 5", { exact: true })).toBeVisible();
});
