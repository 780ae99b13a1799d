/** What is prerendered, and when the code of a page is loaded. */

import type { Locator, Page } from "@playwright/test";
import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { SESSION_KEY } from "../src/lib/stored-session.ts";
import { LAST_NEWBORN_YEAR } from "../src/words/statistics.ts";
import { signInAs } from "./accounts.ts";
import { passwordField } from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";
import {
  expectSuccessToast,
  filter,
  generateButton,
  heart,
  openWithStoppedClock,
  passGeneration,
  questions,
  suggestedNames,
  suggestionList,
  suggestions,
  waitForSuggestions,
} from "./generator-page.ts";
import { hydratedFooter } from "./hydration.ts";
import { watchLayoutShift } from "./layout-shift.ts";

/** The script that all others are imported by. */
const ENTRY = "**/assets/index-*.js";

const SCRIPTS = "**/*.js";

function loadFailure(page: Page): Locator {
  return page.getByRole("alert").filter({ hasText: "Sidans knappar fungerar inte" });
}

/** Addresses of the scripts requested so far. */
function requestedScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.push(pathname);
  });
  return scripts;
}

/** Addresses of the scripts that a document names. */
async function announcedScripts(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const [, preloads = "", main = ""] =
    /data-preloads="([^"]*)"[^>]* src="([^"]+)"/.exec(html) ?? [];
  return [main, ...preloads.split(" ").map((name) => `/assets/${name}.js`)];
}

test("what is shown first keeps its place and look when the style sheet comes", async ({
  page,
}) => {
  for (const path of [
    "/namn/astrid",
    "/efternamn/lindqvist",
    `/namn/topplista/${LAST_NEWBORN_YEAR}`,
    "/namn/lista/flicknamn-a",
  ]) {
    await test.step(path, () => expectSameLook(page, path));
  }
});

/** Opens a page whose style sheet comes late, and compares what is shown before and after. */
async function expectSameLook(page: Page, path: string): Promise<void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.unrouteAll();
  await page.route("**/*.css", async (route) => {
    await released;
    await route.continue();
  });
  // The page stays as it is prerendered.
  await page.route("**/assets/*.js", () => {});
  await page.goto(path, { waitUntil: "domcontentloaded" });
  const before = await shownParts(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(before.size).toBeGreaterThan(5);
  release();
  const sheet = page.locator("link[rel=stylesheet]:not([media=print])");
  await expect
    .poll(() => sheet.evaluate((link: HTMLLinkElement) => link.sheet !== null))
    .toBe(true);
  const after = await shownParts(page);
  expect(after.size).toBeGreaterThan(before.size);
  expect([...before].filter(([index, look]) => after.get(index) !== look)).toEqual([]);
}

test("a style sheet that is lost is requested again", async ({ page, allowError }) => {
  allowError(/Failed to load resource/);
  let losses = 3;
  await page.route("**/*.css", (route) => {
    losses -= 1;
    return losses >= 0 ? route.abort() : route.continue();
  });
  await page.goto("/namn/astrid");
  await expect(page.getByRole("button", { name: "Spara Astrid som favorit" })).toBeVisible();
  // The button is shown with the style sheet, or without its classes.
  await expect(page.getByRole("contentinfo")).toHaveClass(/site-footer/);
});

/** Place and look of every element that shows something itself, by its index in the document. */
async function shownParts(page: Page): Promise<Map<number, string>> {
  const parts = await page.evaluate(async () => {
    // What `content-visibility: auto` leaves out is laid out after a painted frame.
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    await document.fonts.ready;
    return [...document.querySelectorAll("body *")].flatMap((element, index) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (element.childElementCount > 0 || width * height === 0) return [];
      const { color, backgroundColor, font, opacity } = getComputedStyle(element);
      const look = [element.outerHTML, x, y, width, height, color, backgroundColor, font, opacity];
      return [[index, look.join(" ")] as const];
    });
  });
  return new Map(parts);
}

test("the combined generator loads the rest of its code after the first suggestion", async ({
  page,
}) => {
  const announced = await announcedScripts(page, "/namngenerator");
  const scripts = requestedScripts(page);
  const late = () => scripts.filter((script) => !announced.includes(script));
  await openWithStoppedClock(page, "/namngenerator");
  // The generation has begun and waits: nothing more is needed for the suggestions.
  await generateButton(page).click();
  await expect(page.getByRole("button", { name: /^Gener/ })).toBeDisabled();
  await expect(suggestions(page)).toHaveCount(0);
  expect(scripts).not.toEqual([]);
  expect(late()).toEqual([]);

  await passGeneration(page);
  await expect(suggestions(page)).not.toHaveCount(0);
  await page.clock.resume();
  await expect(suggestionList(page)).toContainText("SCB");
  const beforeToast = late();
  expect(beforeToast).not.toEqual([]);

  const [name = ""] = await suggestedNames(page);
  await heart(page, name).click();
  await expectSuccessToast(page, `${name} tillagt till favoriter`);
  expect(late().length).toBeGreaterThan(beforeToast.length);
});

/** Loses every script that the document does not name. */
async function loseLateScripts(page: Page, path: string): Promise<void> {
  const announced = await announcedScripts(page, path);
  await page.route(SCRIPTS, (route) =>
    announced.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
}

test("suggestions, their facts and the guide's text remain when their code cannot be loaded", async ({
  page,
  allowError,
}) => {
  allowError(/Failed to load resource/);
  await loseLateScripts(page, "/fornamn");
  const lost = page.waitForEvent("requestfailed");
  await page.goto("/fornamn");
  await expect(suggestions(page)).toHaveCount(12);
  await expect(page.getByRole("heading", { name: "Vanliga frågor" })).toBeVisible();
  await lost;
  await expect(suggestionList(page)).toContainText("SCB");
  await generateButton(page).click();
  await expect(suggestionList(page)).toHaveAttribute("aria-busy", "false");
  await expect(suggestionList(page)).not.toContainText("SCB");
});

test("a guide that cannot be loaded after navigation offers a reload", async ({
  page,
  allowError,
}) => {
  allowError(/Failed to load resource/);
  await page.goto("/om");
  const tools = (await hydratedFooter(page)).getByRole("navigation", { name: "Verktyg" });
  await loseLateScripts(page, "/fornamn");
  await tools.getByRole("link", { name: "Förnamn" }).click();
  await expect(page.getByText("Resten av sidan kunde inte laddas.")).toBeVisible();

  await page.unroute(SCRIPTS);
  await page.getByRole("button", { name: "Ladda om sidan" }).click();
  await expect(page.getByRole("heading", { name: "Vanliga frågor" })).toBeVisible();
});

test("a part that a lost request has left out comes with another press, or with the network", async ({
  page,
  context,
  allowError,
}) => {
  allowError(/Failed to load resource|Failed to fetch|PageLoadError|A page failed/);
  await page.goto("/fornamn");
  await waitForSuggestions(page);
  await expect(questions(page)).toBeVisible();
  const footer = await hydratedFooter(page);
  // Of each file, the first three requests are lost: more than a single press makes.
  const requests = new Map<string, number>();
  await page.route(SCRIPTS, (route) => {
    const { pathname } = new URL(route.request().url());
    const count = (requests.get(pathname) ?? 0) + 1;
    requests.set(pathname, count);
    return count > 3 ? route.continue() : route.abort();
  });

  const dialog = page.getByRole("dialog");
  await expect(async () => {
    await page.getByRole("button", { name: "Exportera", exact: true }).click();
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await footer.getByRole("link", { name: "Kontakt" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(async () => {
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(heading).toHaveText("Kontakt", { timeout: 1000 });
  }).toPass();
  expect(Math.max(...requests.values())).toBeGreaterThan(3);
});

for (const path of ["/fornamn", "/hundnamn", "/foretagsnamn", "/"]) {
  test(`${path} keeps the names that it is printed with, and what is said of them`, async ({
    page,
  }) => {
    const html = await (await page.request.get(path)).text();
    const printed = [...html.matchAll(/aria-label="Kopiera ([^"]+)"/g)].map(([, name]) => name);
    expect(printed.length).toBeGreaterThan(3);
    await page.addInitScript(() => {
      // Every text that the list has had.
      const texts = new Set<string>();
      Reflect.set(window, "texts", texts);
      const watch = () => {
        const list = document.querySelector('ul[aria-label="Namnförslag"]');
        if (list && document.readyState !== "loading") texts.add(list.textContent);
        requestAnimationFrame(watch);
      };
      watch();
    });
    await page.goto(path);
    const names = await suggestedNames(page);
    expect(names).toEqual(printed);
    // The last part that is loaded by itself.
    await hydratedFooter(page);
    await expect(suggestions(page)).toHaveCount(printed.length);
    expect(await page.evaluate('window["texts"].size')).toBe(1);
    const [name = ""] = names;
    await heart(page, name).click();
    await expectSuccessToast(page, `${name} tillagt till favoriter`);
    expect(await suggestedNames(page)).toEqual(printed);
    await generateButton(page).click();
    await expect.poll(() => suggestedNames(page)).not.toEqual(printed);
    const next = await suggestedNames(page);
    expect(next.filter((other) => printed.includes(other))).toEqual([]);
  });
}

test("a prerendered page obeys the filters in its address, and shows no other names before", async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/fornamn?kon=pojkar&borjar=A", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(suggestionList(page).getByRole("button", { name: /^Spara / })).toHaveCount(0);
  release();
  await expect(filter(page, "Kön")).toHaveValue("pojkar");
  for (const name of await suggestedNames(page)) expect(name).toMatch(/^[AÁÀ]/);
});

test("a user with a session does not see the links for visitors before hydration", async ({
  page,
  allowError,
}) => {
  allowError(/Failed to load resource|Failed to fetch dynamically imported module/);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/", { waitUntil: "load" });
  const logIn = page.getByRole("banner").getByRole("link", { name: "Logga in" });
  await expect(logIn).toBeVisible();
  await page.evaluate((key) => localStorage.setItem(key, "{}"), SESSION_KEY);
  await page.reload({ waitUntil: "load" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(logIn).toBeHidden();
});

test("the site's code is requested once more when it cannot be loaded", async ({
  page,
  allowError,
}) => {
  allowError(/Failed to load resource/);
  await page.route(ENTRY, (route) => route.abort(), { times: 1 });
  await page.goto("/fornamn");
  expect(await suggestedNames(page)).toHaveLength(12);
  await expect(loadFailure(page)).toBeHidden();
});

test("a page without the site's code says so, and offers a reload", async ({
  page,
  allowError,
}) => {
  allowError(/Failed to load resource|Failed to fetch dynamically imported module/);
  await page.route(ENTRY, (route) => route.abort());
  await page.goto("/fornamn", { waitUntil: "load" });
  const note = loadFailure(page);
  await expect(note).toBeInViewport();

  await page.unroute(ENTRY);
  await note.getByRole("button", { name: "Ladda om sidan" }).click();
  expect(await suggestedNames(page)).toHaveLength(12);
  await expect(note).toBeHidden();
});

for (const [loss, answer, reason] of [
  ["is too new for the browser", { body: "(", contentType: "text/javascript" }, "för gammal"],
  ["is gone", { status: 404 }, "kunde inte laddas"],
] as const) {
  test(`a prerendered page whose code ${loss} stays, and says why it does nothing`, async ({
    page,
    allowError,
  }) => {
    allowError(/Failed to load resource|Failed to fetch|SyntaxError|Unexpected end of input/);
    await page.route("**/assets/contact-page-*.js", (route) => route.fulfill(answer));
    await page.goto("/kontakt", { waitUntil: "load" });
    await expect(loadFailure(page)).toContainText(reason);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kontakt");
    await expect(page.getByRole("main")).not.toContainText("kunde inte laddas");

    // Another page takes its place.
    await page.getByRole("banner").getByRole("link", { name: "Namnfynd" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Kontakt");
    await expect(loadFailure(page)).toHaveCount(0);
  });
}

test("a form of /auth takes over without a layout shift, also for a visitor who is sent there", async ({
  page,
}) => {
  const layoutShift = await watchLayoutShift(page);
  for (const address of ["/auth", "/auth?mode=signup", "/auth?mode=forgot"]) {
    await page.goto(address);
    await expect(page.getByRole("textbox", { name: "E-post" })).toBeVisible();
    expect(await layoutShift(), address).toBe(0);
  }
  await page.goto("/konto");
  await expect(page).toHaveURL("/auth");
  await expect(page.getByRole("textbox", { name: "E-post" })).toBeVisible();
  expect(await layoutShift()).toBe(0);
});

test("/namnlistor sends a user without the plan on without a layout shift", async ({ page }) => {
  await signInAs(page, SEED_ACCOUNTS.free);
  const layoutShift = await watchLayoutShift(page);
  await page.goto("/namnlistor");
  await expect(page).toHaveURL("/premium");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await layoutShift()).toBeLessThan(0.01);
});

test.describe("before the page is hydrated", () => {
  /** Opens a page whose scripts wait; returns what lets them load. */
  async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    return release;
  }

  test("a visitor is sent to sign in from the pages of an account", async ({ page }) => {
    for (const path of ["/konto", "/namnlistor", "/admin"]) {
      await openWithoutScripts(page, path);
      await expect(page).toHaveURL("/auth");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Logga in");
    }
  });

  test("/konto lets a visitor with a session stay", async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, "{}"), SESSION_KEY);
    await openWithoutScripts(page, "/konto");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mitt konto");
    await expect(page).toHaveURL("/konto");
  });

  test("a pressed button works once the page is hydrated", async ({ page }) => {
    const release = await openWithoutScripts(page, "/namngenerator");
    await generateButton(page).click();
    release();
    await expect(suggestions(page)).toHaveCount(4);
  });

  test("a button pressed while the page is hydrated reacts once", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(() => {
      // React listens to its root from the moment it begins to hydrate.
      const { addEventListener } = EventTarget.prototype;
      let isPressed = false;
      HTMLElement.prototype.addEventListener = function (
        this: HTMLElement,
        ...listener: Parameters<typeof addEventListener>
      ) {
        addEventListener.apply(this, listener);
        if (this.id !== "root" || isPressed) return;
        isPressed = true;
        queueMicrotask(() => {
          Reflect.set(window, "wasHydrated", this.dataset.hydrated !== undefined);
          document.querySelector<HTMLElement>("[aria-label='Öppna menyn']")?.click();
        });
      };
    });
    await page.goto("/auth");
    expect(await page.evaluate('window["wasHydrated"]')).toBe(false);
    await expect(page.getByRole("button", { name: "Stäng menyn" })).toBeVisible();
  });

  test("a link to the combined generator opens it with names on it", async ({ page }) => {
    const release = await openWithoutScripts(page, "/");
    await page.getByRole("link", { name: "Öppna namngeneratorn" }).click();
    await expect(page).toHaveURL("/namngenerator");
    release();
    await expect(suggestions(page)).toHaveCount(4);
  });

  test("a filter and a theme that are chosen are kept and used, and a link of the footer leads on", async ({
    page,
  }) => {
    const release = await openWithoutScripts(page, "/fornamn");
    await filter(page, "Kön").selectOption("flickor");
    await filter(page, "Längd").selectOption("kort");
    const dark = page.getByRole("radio", { name: "Mörkt" });
    await dark.click();
    await expect(dark).not.toBeChecked();
    release();
    await expect(page).toHaveURL(/kon=flickor&langd=kort/);
    await expect(filter(page, "Kön")).toHaveValue("flickor");
    await expect(filter(page, "Längd")).toHaveValue("kort");
    await expect(suggestionList(page)).toHaveAttribute("aria-busy", "false");
    for (const name of await suggestedNames(page)) expect(name.length).toBeLessThanOrEqual(4);
    await expect(dark).toBeChecked();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

    await openWithoutScripts(page, "/fornamn");
    await page.getByRole("contentinfo").getByRole("link", { name: "Om oss" }).click();
    await expect(page).toHaveURL("/om");
  });

  test("a form of /auth keeps what is typed and submitted", async ({ page }) => {
    const release = await openWithoutScripts(page, "/auth?mode=signup");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Skapa konto");
    await page.getByRole("textbox", { name: "Namn" }).fill("Nils Ny");
    await passwordField(page).fill("hemligt");
    await passwordField(page).press("Enter");
    await expect(page).toHaveURL("/auth?mode=signup");
    release();
    // Repeated, the submission finds that the address is missing.
    await expect(page.getByText("Vänligen fyll i alla fält")).toBeVisible();
    await expect(page).toHaveURL("/auth?mode=signup");
    await expect(page.getByRole("textbox", { name: "Namn" })).toHaveValue("Nils Ny");
    await expect(passwordField(page)).toHaveValue("hemligt");
  });

  test("a typed base name is kept and used", async ({ page }) => {
    const release = await openWithoutScripts(page, "/anvandarnamn");
    await page.getByRole("textbox", { name: "Basnamn" }).fill("Ekorre");
    release();
    await expect(suggestionList(page)).toContainText("korre");
    await expect(page.getByRole("textbox", { name: "Basnamn" })).toHaveValue("Ekorre");
  });
});
