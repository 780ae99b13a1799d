/** A network that loses half of what is requested: what was pressed for comes, at once or after another try. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { openMenu, suggestedNames, suggestions } from "./generator-page.ts";

const LOSSES = /Failed to load resource|Failed to fetch|PageLoadError|A page failed/;

/** The files of the application, of which some are lost. */
const LOSABLE: readonly string[] = ["script", "fetch"];

/** How often a visitor tries again before giving up. */
const TRIES = 6;

/**
 * Loses every second request for a file, of one half of the files beginning with the first, of the others with the
 * second. A file that has come is in the cache, which routes turn off.
 *
 * @param half which half
 */
async function loseEverySecond(page: Page, half: 0 | 1): Promise<void> {
  const cached = new Set<string>();
  const counts = new Map<string, number>();
  await page.route("**/*", (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (!LOSABLE.includes(request.resourceType()) || cached.has(pathname)) return route.continue();
    const count = counts.get(pathname) ?? 0;
    counts.set(pathname, count + 1);
    if ((count + parity(pathname) + half) % 2 === 0) return route.abort();
    cached.add(pathname);
    return route.continue();
  });
}

/** Of a file, the same in every build: without the hash of its content. */
function parity(pathname: string): number {
  const letters = pathname.replace(/-[\w-]{8}\.js$/, "");
  return [...letters].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2;
}

function retryButton(page: Page): Locator {
  return page.getByRole("button", { name: /^(Ladda om sidan|Försök igen)$/ });
}

/** Waits for what was pressed for, and presses what is offered to try again until it is there. */
async function reach(page: Page, content: Locator): Promise<void> {
  const retry = retryButton(page).first();
  for (let tries = 0; tries < TRIES; tries += 1) {
    await expect(content.or(retry).first()).toBeVisible();
    if (await content.isVisible()) return;
    await retry.click();
  }
  await expect(content).toBeVisible();
}

/** What says how many have a name: its page, or the answer of the search, to which a card without facts leads. */
function answer(page: Page, name: string): Locator {
  const sentence = new RegExp(`personer i Sverige ${name}\\.|^${name} som förnamn$`);
  return page.getByRole("main").getByText(sentence).first();
}

for (const half of [0, 1] as const) {
  test(`the link of a card leads to the answer when half of all requests are lost, half ${half}`, async ({
    page,
    allowError,
  }) => {
    allowError(LOSSES);
    await loseEverySecond(page, half);
    // Without its code the page is not hydrated.
    await page.goto("/barnnamn", { waitUntil: "load" });
    const card = suggestions(page).first();
    await reach(page, card);
    const link = card.getByRole("link", { name: /^Mer om / });
    await expect(link).toBeVisible();
    const name = /^Mer om ([^:]+)/.exec((await link.textContent()) ?? "")?.[1] ?? "";
    expect(name).not.toBe("");
    await link.click();
    await reach(page, answer(page, name));
  });
}

test("a page of a name that nothing comes of says so, and comes by itself with the network", async ({
  page,
  context,
  allowError,
}) => {
  allowError(LOSSES);
  await page.goto("/barnnamn");
  const link = suggestions(page)
    .first()
    .getByRole("link", { name: /^Mer om .+:/ });
  const name = /^Mer om ([^:]+)/.exec((await link.textContent()) ?? "")?.[1] ?? "";
  await page.route("**/*", (route) =>
    LOSABLE.includes(route.request().resourceType()) ? route.abort() : route.continue(),
  );
  await link.click();
  await expect(retryButton(page)).toBeInViewport();
  await page.unrouteAll();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(answer(page, name)).toBeVisible();
  await expect(retryButton(page)).toHaveCount(0);
});

test("a menu that a line of is lost says so, and has it when it is opened again", async ({
  page,
  allowError,
}) => {
  allowError(LOSSES);
  await page.route("**/hide-button-*.js", (route) => route.abort());
  await page.goto("/barnnamn");
  const [name = ""] = await suggestedNames(page);
  await openMenu(page, name);
  await expect(page.getByText("Menyn kunde inte laddas.")).toBeVisible();
  await page.unrouteAll();
  await page.keyboard.press("Escape");
  await openMenu(page, name);
  await expect(page.getByRole("button", { name: `Visa inte ${name} igen` })).toBeVisible();
});
