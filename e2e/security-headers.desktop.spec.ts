import type { Page } from "@playwright/test";
import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { routes } from "../src/app/routes.ts";
import { signInAs } from "./accounts.ts";
import { expect, MISSING_PAGE_REPORT, test } from "./fixtures.ts";
import { button, NOT_FOUND_REPORT, openLists, signInAsSubscriber } from "./name-lists.ts";

/** Pages that send a visitor away, each with who may see it. */
const NEEDS_ACCOUNT = new Map<string, string>([
  ["/konto", SEED_ACCOUNTS.free],
  ["/admin", SEED_ACCOUNTS.admin],
  ["/namnlistor", SEED_ACCOUNTS.premium],
]);

declare global {
  interface Window {
    violations: string[];
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      window.violations.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
});

/** What the policy has refused on this page so far. */
async function expectNoViolation(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.violations)).toEqual([]);
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState("networkidle");
}

for (const { path } of routes) {
  const address = path.replace(":shareToken", "en-lista").replace("*", "/finns/inte");

  test(`the policy refuses nothing on ${address}`, async ({ page, allowError }) => {
    if (path === "/lista/:shareToken") allowError(NOT_FOUND_REPORT);
    if (path === "*") allowError(MISSING_PAGE_REPORT);
    const account = NEEDS_ACCOUNT.get(path);
    if (account) await signInAs(page, account);
    const response = await page.goto(address);
    expect(response?.headers()["content-security-policy"]).toContain("default-src 'none'");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/);
    await scrollToEnd(page);
    await expectNoViolation(page);
  });
}

test("the policy lets a remembered theme stand before the first paint", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expectNoViolation(page);
});

test("the policy lets names be saved, with a toast", async ({ page }) => {
  await page.goto("/fornamn");
  await page
    .getByRole("list", { name: "Namnförslag" })
    .getByRole("button", { name: /favorit/ })
    .first()
    .click();
  await expect(page.getByText(/tillagt till favoriter$/)).toBeVisible();
  await expectNoViolation(page);
});

test("a dialog keeps the page behind it still without a style element", async ({ page }) => {
  await signInAsSubscriber(page);
  await openLists(page);
  await button(page, "Skapa första listan").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
  await expectNoViolation(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");
});

test("the policy lets the menu of a phone open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/om");
  await page.getByRole("button", { name: "Öppna menyn" }).click();
  await expect(page.getByRole("navigation", { name: "Huvudmeny" })).toBeVisible();
  await expectNoViolation(page);
});

test("a script that somebody slips into a page does not run", async ({ page, allowError }) => {
  allowError(/Content Security Policy/);
  await page.goto("/kallor");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'taken over'";
    document.body.append(script);
    const image = document.createElement("img");
    image.src = "/icon.svg";
    image.setAttribute("onload", "document.title = 'taken over'");
    document.body.append(image);
    return image.decode();
  });
  await expect.poll(() => page.evaluate(() => window.violations.length)).toBe(2);
  expect(await page.evaluate(() => window.violations.map((it) => it.split(":")[0]))).toEqual([
    "script-src-elem",
    "script-src-attr",
  ]);
  await expect(page).not.toHaveTitle("taken over");
});

test("the policy refuses a script, a frame and a call elsewhere", async ({ page, allowError }) => {
  allowError(/Content Security Policy/);
  await page.goto("/kallor");
  const refused = await page.evaluate(async () => {
    const script = document.createElement("script");
    script.src = "https://example.com/script.js";
    const frame = document.createElement("iframe");
    frame.src = "https://example.com/";
    document.body.append(script, frame);
    return fetch("https://example.com/").then(
      () => false,
      () => true,
    );
  });
  expect(refused).toBe(true);
  await expect
    .poll(() => page.evaluate(() => window.violations.map((it) => it.split(":")[0]).sort()))
    .toEqual(["connect-src", "frame-src", "script-src-elem"]);
});

test("every answer of the site carries the headers", async ({ page }) => {
  const home = await page.request.get("/");
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await home.text())?.[1] ?? "";
  for (const address of ["/", "/fornamn", script, "/icon.svg", "/finns-inte", "/assets/old.js"]) {
    const headers = (await page.request.get(address)).headers();
    expect(headers, address).toMatchObject({
      "content-security-policy": expect.stringContaining("script-src 'self' 'sha256-"),
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-opener-policy": "same-origin",
    });
  }
  const cached = async (address: string) =>
    (await page.request.get(address)).headers()["cache-control"];
  expect(await cached("/")).toBe("public, max-age=0, must-revalidate");
  expect(await cached("/fornamn")).toBe("public, max-age=0, must-revalidate");
  expect(await cached(script)).toBe("public, max-age=31536000, immutable");
  expect(await cached("/icon.svg")).toBe("public, max-age=86400");
});

test("personal pages are kept out of search engines, and shared lists out of referrers", async ({
  page,
}) => {
  for (const address of ["/auth", "/konto", "/admin", "/namnlistor", "/tack", "/lista/hemlig"]) {
    const response = await page.request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()["x-robots-tag"], address).toBe("noindex");
  }
  const { "referrer-policy": policy } = (await page.request.get("/lista/hemlig")).headers();
  expect(policy?.split(", ").at(-1)).toBe("no-referrer");
  expect((await page.request.get("/fornamn")).headers()["x-robots-tag"]).toBeUndefined();
});

test("what does not exist answers 404, a page with a page and a file without", async ({ page }) => {
  const missing = await page.request.get("/finns/inte");
  expect(missing.status()).toBe(404);
  expect(missing.headers()["content-type"]).toContain("text/html");
  expect(await missing.text()).toContain("noindex");
  const file = await page.request.get("/assets/gammal.js");
  expect(file.status()).toBe(404);
  expect(file.headers()["content-type"]).toContain("text/plain");
  for (const address of ["/_headers", "/_redirects"]) {
    expect((await page.request.get(address)).status(), address).toBe(404);
  }
});

test("an address with a slash too many leads to the page", async ({ page }) => {
  for (const address of ["/fornamn/", "/fornamn.html"]) {
    const answer = await page.request.get(`${address}?kon=flickor`, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(308);
    expect(answer.headers().location, address).toBe("/fornamn?kon=flickor");
  }
});

test("the pages of the local backend have no policy of the site's", async ({ page }) => {
  const response = await page.goto("/_local/mail");
  expect(response?.headers()["content-security-policy"]).toBeUndefined();
  await expect(page.getByRole("heading", { name: "Brevlåda" })).toBeVisible();
});
