import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { SEED_ACCOUNTS, SEED_PASSWORD } from "../dev/seed-accounts.ts";
import { expectSignedIn, logIn } from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";
import { waitForSuggestions } from "./generator-page.ts";

/** What the header asks of the backend. */
const QUESTIONS = /\/rest\/v1\/(admin_users|subscribers)|\/functions\/v1\/check-subscription/;

/** Collects what is asked of the backend's tables and functions. */
function backendQuestions(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on("request", (request) => {
    if (request.method() === "OPTIONS") return;
    const question = QUESTIONS.exec(request.url())?.[0];
    if (question) asked.push(question.slice(question.lastIndexOf("/") + 1));
  });
  return asked;
}

function accountLinks(page: Page) {
  return page.getByRole("navigation", { name: "Konto" }).getByRole("link");
}

const menus = [
  { who: "free", links: ["Mitt konto"] },
  { who: "premium", links: ["Mina listor", "Mitt konto"] },
  { who: "admin", links: ["Admin", "Mitt konto"] },
] as const;

for (const { who, links } of menus) {
  test(`the header of the ${who} account has its links, asked for once`, async ({
    page,
    context,
  }) => {
    const asked = backendQuestions(context);
    await logIn(page, SEED_ACCOUNTS[who], SEED_PASSWORD);
    await expect(accountLinks(page)).toHaveText([...links]);
    const answered = ["admin_users", "check-subscription", "subscribers"];
    await expect.poll(() => asked.toSorted()).toEqual(answered);

    const menu = page.getByRole("navigation", { name: "Huvudmeny" });
    for (const [link, heading] of [
      ["Generator", "Namngenerator"],
      ["Om oss", "Om oss"],
      ["Hem", "Hitta det perfekta namnet på en sekund"],
    ] as const) {
      await menu.getByRole("link", { name: link, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(accountLinks(page)).toHaveText([...links]);
    }
    await page.goBack();
    await expect(accountLinks(page)).toHaveText([...links]);
    await page.waitForLoadState("networkidle");
    expect(asked.toSorted()).toEqual(answered);
  });
}

test("the header says who is signed in on every wide screen, on one line", async ({ page }) => {
  await logIn(page, SEED_ACCOUNTS.premium, SEED_PASSWORD);
  await expect(accountLinks(page)).toHaveText(["Mina listor", "Mitt konto"]);
  const boxes: (number | undefined)[] = [];
  for (const width of [1024, 1100, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const email = page.getByRole("banner").getByText(SEED_ACCOUNTS.premium);
    await expect(email).toBeInViewport({ ratio: 1 });
    boxes.push((await page.getByRole("banner").boundingBox())?.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(new Set(boxes).size).toBe(1);
});

test("a failed question leaves its link out, and nothing else", async ({ page, allowError }) => {
  allowError(/Failed to load resource|The subscription cannot be checked/);
  await page.route(/\/rest\/v1\/admin_users|\/functions\/v1\//, (route) =>
    route.fulfill({ status: 500, json: { error: "Något gick fel. Försök igen." } }),
  );
  await logIn(page, SEED_ACCOUNTS.admin, SEED_PASSWORD);
  await expect(accountLinks(page)).toHaveText(["Mitt konto"]);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

/** Collects the scripts that hold code of the backend's client. */
function backendCode(page: Page): string[] {
  const found: string[] = [];
  page.on("request", async (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith(".js")) return;
    const code = await readFile(`dist${pathname}`, "utf8");
    if (/gotrue|supabase-js|grant_type/i.test(code)) found.push(pathname);
  });
  return found;
}

test("a first visit to a generator brings none of the backend's code", async ({ page }) => {
  const code = backendCode(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/fornamn");
  await waitForSuggestions(page);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path.endsWith(".js"))).not.toEqual([]);
  expect(code).toEqual([]);
  expect(asked.filter((path) => /\/(auth|rest|functions)\/v1/.test(path))).toEqual([]);
});

test("a visitor who was signed in gets it, and is signed in", async ({ page }) => {
  await logIn(page, SEED_ACCOUNTS.free, SEED_PASSWORD);
  const code = backendCode(page);
  await page.goto("/fornamn");
  await expectSignedIn(page, SEED_ACCOUNTS.free);
  expect(code).not.toEqual([]);
});
