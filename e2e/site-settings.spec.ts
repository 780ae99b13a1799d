/**
 * The site built with other settings than the preview: every outside service, each replaced by a stand-in, and the
 * plans Basic and Plus.
 */
import type { Browser, BrowserContextOptions, Page, Request } from "@playwright/test";
import { PRODUCTS } from "../src/config/commerce.ts";
import { createAccount, signInAs } from "./accounts.ts";
import {
  contactForm,
  HUMAN_CHECK_SCRIPT,
  humanCheckAnswer,
  passHumanCheck,
  sendButton,
  WRITTEN,
  writeMessage,
  writtenMessage,
} from "./contact-form.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { generate } from "./generator-page.ts";
import { watchLayoutShift } from "./layout-shift.ts";
import { signInAsSubscriber } from "./name-lists.ts";
import { openedTab, pay } from "./payments.ts";
import { type PreviewServer, startSiteBuiltWith } from "./preview-server.ts";

// One worker for all tests, so that the site is built once.
test.describe.configure({ mode: "serial", timeout: 120_000 });

const AD_SCRIPT = "https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1";
const CONSENT_SCRIPT = "https://consent.example.org/cmp.js";
const ANALYTICS_SCRIPT = "https://stats.example.org/script.js";
const RECEIVER = "https://post.example.org/messages";
const ERROR_REPORTS = "https://errors.example.org/";

let server: PreviewServer;

test.beforeAll(async () => {
  server = await startSiteBuiltWith({
    VITE_PLAN_MODEL: "basic-plus",
    VITE_CONTACT_ENDPOINT: RECEIVER,
    VITE_HCAPTCHA_SITE_KEY: "10000000-ffff-ffff-ffff-000000000001",
    VITE_ADSENSE_CLIENT_ID: "ca-pub-1",
    VITE_ADSENSE_SLOT_ID: "22",
    VITE_CONSENT_SCRIPT: CONSENT_SCRIPT,
    VITE_ANALYTICS_SCRIPT: ANALYTICS_SCRIPT,
    VITE_ANALYTICS_DOMAIN: "namnfynd.se",
    VITE_SENTRY_DSN: `${ERROR_REPORTS.replace("//", "//key@")}7`,
  });
});

test.afterAll(() => server.stop());

/** Fills the next empty ad slot, as Google's script does. */
function adStandIn(): void {
  const queue = {
    requestNonPersonalizedAds: Reflect.get(window, "adsbygoogle")?.requestNonPersonalizedAds,
    push,
  };
  function push() {
    const slot = document.querySelector("ins.adsbygoogle:empty");
    const ad = document.createElement("div");
    ad.style.height = "100%";
    ad.textContent = queue.requestNonPersonalizedAds === 1 ? "Opersonlig" : "Personlig";
    slot?.append(ad);
  }
  Object.assign(window, { adsbygoogle: queue });
}

/** A consent platform, which asks with two buttons. */
function consentStandIn(): void {
  const dialog = document.createElement("dialog");
  dialog.ariaLabel = "Samtycke";
  // Below the page, it would move with it.
  Object.assign(dialog.style, { position: "fixed", inset: "auto 0 0" });
  function answer(isGiven: boolean, listener: (data: object) => void) {
    dialog.remove();
    listener({
      eventStatus: "useractioncomplete",
      gdprApplies: true,
      purpose: { consents: { 1: isGiven } },
      vendor: { consents: { 755: isGiven } },
    });
  }
  function tcfapi(_command: string, _version: number, listener: (data: object) => void) {
    listener({ eventStatus: "cmpuishown", gdprApplies: true });
    for (const [label, isGiven] of [
      ["Godkänn", true],
      ["Avböj", false],
    ] as const) {
      const button = document.createElement("button");
      button.textContent = label;
      button.addEventListener("click", () => answer(isGiven, listener));
      dialog.append(button);
    }
    document.body.append(dialog);
    dialog.show();
  }
  Object.assign(window, { __tcfapi: tcfapi });
}

function script(body: string) {
  return {
    contentType: "text/javascript",
    headers: { "access-control-allow-origin": "*" },
    body,
  };
}

/** A visitor's page, with every request to another site answered and recorded. */
async function open(browser: Browser, options: BrowserContextOptions & { blocksAds?: true } = {}) {
  const { blocksAds, ...contextOptions } = options;
  const context = await browser.newContext({
    baseURL: server.origin,
    locale: "sv-SE",
    viewport: { width: 1280, height: 900 },
    ...contextOptions,
  });
  const outside: Request[] = [];
  await context.route(
    (url) => url.origin !== server.origin,
    async (route) => {
      const request = route.request();
      const url = request.url();
      outside.push(request);
      if (HUMAN_CHECK_SCRIPT.test(url)) await route.fulfill(humanCheckAnswer);
      else if (url === CONSENT_SCRIPT) await route.fulfill(script(`(${consentStandIn})()`));
      else if (url === AD_SCRIPT && !blocksAds) await route.fulfill(script(`(${adStandIn})()`));
      else if (url === ANALYTICS_SCRIPT) await route.fulfill(script("window.isCounted = true"));
      else if (url.startsWith(ERROR_REPORTS)) await route.fulfill(script("{}"));
      else await route.abort();
    },
  );
  const page = await context.newPage();
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(String(error)));
  function requestsTo(address: string) {
    return outside.filter((request) => request.url().startsWith(address));
  }
  return { page, requestsTo, failures, close: () => context.close() };
}

function adSlot(page: Page) {
  return page.getByRole("region", { name: "Annons" });
}

async function chooseAds(page: Page, choice: "Godkänn" | "Avböj"): Promise<void> {
  await adSlot(page).scrollIntoViewIfNeeded();
  await page
    .getByRole("dialog", { name: "Samtycke" })
    .getByRole("button", { name: choice })
    .click();
}

test("ads come from one script, without personal data and without layout shift", async ({
  browser,
}) => {
  const { page, requestsTo, failures, close } = await open(browser);
  const layoutShift = await watchLayoutShift(page);
  await page.goto("/namngenerator");
  await expect(page.getByRole("dialog", { name: "Samtycke" })).toBeVisible();
  expect(requestsTo(AD_SCRIPT)).toEqual([]);
  await chooseAds(page, "Godkänn");
  await expect(adSlot(page)).toContainText("Opersonlig");
  const { height } = (await adSlot(page).boundingBox()) ?? {};
  await generate(page);
  expect((await adSlot(page).boundingBox())?.height).toBe(height);
  // The font, if it comes after the first paint, moves centered words by a few pixels.
  expect(await layoutShift()).toBeCloseTo(0, 3);
  await expectAccessible(page);
  // After navigation, the same script fills the slot again.
  await page.getByRole("link", { name: "Namnfynd, till startsidan" }).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(adSlot(page)).toContainText("Opersonlig");
  expect(requestsTo(AD_SCRIPT)).toHaveLength(1);
  expect(failures).toEqual([]);
  await close();
});

test("without consent nothing is requested from Google", async ({ browser }) => {
  const { page, requestsTo, close } = await open(browser);
  await page.goto("/namngenerator");
  await chooseAds(page, "Avböj");
  await generate(page);
  await expect(adSlot(page)).toHaveText("Annons");
  expect(requestsTo("https://pagead2.googlesyndication.com/")).toEqual([]);
  await close();
});

test("a blocked ad script leaves an empty slot and a warning", async ({ browser }) => {
  const { page, failures, close } = await open(browser, { blocksAds: true });
  const layoutShift = await watchLayoutShift(page);
  const warning = page.waitForEvent("console", (message) =>
    message.text().includes("No advertisement can be shown"),
  );
  await page.goto("/namngenerator");
  await chooseAds(page, "Godkänn");
  expect((await warning).type()).toBe("warning");
  await expect(adSlot(page)).toBeVisible();
  expect(await layoutShift()).toBeCloseTo(0, 3);
  expect(failures).toEqual([]);
  await close();
});

test("subscribers get no ads, free accounts do", async ({ browser }) => {
  const subscriber = await open(browser);
  await signInAsSubscriber(subscriber.page);
  await subscriber.page.goto("/namngenerator");
  await expect(subscriber.page.getByRole("link", { name: "Mina listor" })).toBeVisible();
  // The banner disappears when the plan is known.
  await expect(subscriber.page.getByRole("link", { name: "Se Premium" })).toHaveCount(0);
  await expect(adSlot(subscriber.page)).toHaveCount(0);
  expect(subscriber.requestsTo(AD_SCRIPT)).toEqual([]);
  await subscriber.close();

  const free = await open(browser);
  await signInAs(free.page, "gratis@example.se");
  await free.page.goto("/namngenerator");
  await chooseAds(free.page, "Godkänn");
  await expect(adSlot(free.page)).toContainText("Opersonlig");
  await free.close();
});

test("a visit is counted once, but not with do-not-track, in a room or on a shared list", async ({
  browser,
}) => {
  const counted = await open(browser);
  await counted.page.goto("/kallor");
  await counted.page.waitForFunction(() => Reflect.get(window, "isCounted"));
  await expect(counted.page.locator("script[data-domain='namnfynd.se']")).toHaveCount(1);
  await counted.page.getByRole("link", { name: "Premium", exact: true }).first().click();
  await expect(counted.page).toHaveURL("/premium");
  expect(counted.requestsTo(ANALYTICS_SCRIPT)).toHaveLength(1);
  // The page of rooms opens where nothing counts.
  await counted.page.getByRole("link", { name: "Välj tillsammans", exact: true }).click();
  await expect(counted.page).toHaveURL("/tillsammans");
  await expectIdle(counted.page);
  await expect(counted.page.locator("script[data-domain]")).toHaveCount(0);
  await counted.close();

  const shared = await open(browser);
  await shared.page.goto("/lista/0123456789abcdef0123456789abcdef");
  await expect(shared.page.getByRole("heading", { name: "Lista hittades inte" })).toBeVisible();
  await shared.page.getByRole("link", { name: "Till startsidan", exact: true }).click();
  await expect(shared.page).toHaveURL("/");
  await expectIdle(shared.page);
  expect(shared.requestsTo(ANALYTICS_SCRIPT)).toEqual([]);
  await shared.close();

  const untracked = await open(browser);
  await untracked.page.addInitScript(() =>
    Object.defineProperty(navigator, "doNotTrack", { value: "1" }),
  );
  await untracked.page.goto("/kallor");
  await expectIdle(untracked.page);
  expect(untracked.requestsTo(ANALYTICS_SCRIPT)).toEqual([]);
  await untracked.close();
});

/** Waits for what the site defers until the page is idle; error reporting is the last to load. */
async function expectIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => "__SENTRY__" in window);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

test("errors are reported without addresses and tokens, also from before reporting loads", async ({
  browser,
}) => {
  const { page, requestsTo, close } = await open(browser);
  const reports = () => requestsTo(ERROR_REPORTS).map((request) => request.postData() ?? "");
  const secret = "0123456789abcdef0123456789abcdef";
  // The page works, but the code that sends reports is not loaded before the page is idle.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("#root[data-hydrated]")) return;
      observer.disconnect();
      Promise.reject(new Error("Tidigt fel för asa.lind@example.se"));
    }).observe(document, { subtree: true, attributes: true, childList: true });
  });
  await page.goto(`/lista/${secret}?email=asa.lind%40example.se#access_token=abc123`);
  await expect.poll(() => reports().join()).toContain("Tidigt fel för [dolt]");
  await page.evaluate((address) => {
    const cause = new Error("Bearer eyJhbGciOiJIUzI1NiJ9.e30.abc and refresh_token=abc123");
    setTimeout(() => {
      throw new Error(`Sent fel på ${address}`, { cause });
    });
  }, `${server.origin}/lista/${secret}`);
  await expect.poll(() => reports().join()).toContain(`Sent fel på ${server.origin}/lista/[dolt]`);
  for (const report of reports()) {
    for (const text of ["asa.lind", secret, "abc123", "eyJ"]) expect(report).not.toContain(text);
  }
  await close();
});

test("a message that cannot be sent is kept and can be sent again", async ({ browser }) => {
  const { page, close } = await open(browser);
  const answers = [500, 202];
  await page.route(RECEIVER, (route) =>
    route.fulfill({
      status: answers.shift() ?? 500,
      headers: { "access-control-allow-origin": "*" },
    }),
  );
  const posted: string[] = [];
  page.on("request", (request) => {
    if (request.url() === RECEIVER && request.method() === "POST")
      posted.push(request.postData() ?? "");
  });
  await page.goto("/om");
  await writeMessage(page);
  await passHumanCheck(page);
  await sendButton(page).click();
  await expect(contactForm(page).getByRole("alert")).toContainText("kunde inte skickas");
  await expect(contactForm(page).getByRole("status")).toBeEmpty();
  expect(await writtenMessage(page)).toEqual(WRITTEN);
  // A token is valid once.
  await expect(sendButton(page)).toBeDisabled();
  await passHumanCheck(page);
  await sendButton(page).click();
  await expect(contactForm(page).getByRole("status")).toContainText("Tack för ditt meddelande!");
  await expect(contactForm(page).getByRole("alert")).toHaveCount(0);
  const messages = posted.map((body) => JSON.parse(body));
  expect(messages).toEqual(
    Array.from({ length: 2 }, () => ({
      name: WRITTEN.Namn,
      email: WRITTEN["E-post"],
      subject: WRITTEN.Ämne,
      message: WRITTEN.Meddelande,
      token: expect.stringMatching(/^stand-in-/),
    })),
  );
  expect(messages[0].token).not.toBe(messages[1].token);
  await close();
});

/** Opens /premium as a new account. */
async function openPremium(browser: Browser) {
  const { page, close } = await open(browser);
  const { email, password } = await createAccount(page);
  await signInAs(page, email, password);
  await page.goto("/premium");
  return { page, close };
}

test("Basic is bought once, with Swish, and Plus added to it, and then nothing more is for sale", async ({
  browser,
}) => {
  const { page, close } = await openPremium(browser);
  const plans = page.getByRole("main").getByRole("article");
  await expect(plans.getByRole("heading")).toHaveText([
    "Basic",
    "Plus",
    "Plus, hela året",
    "Gratis",
  ]);
  await expect(plans).toContainText([
    `${PRODUCTS.basic.price} kr`,
    `${PRODUCTS["plus-month"].price} kr/månad`,
    `${PRODUCTS["plus-year"].price} kr/år`,
    "0 kr",
  ]);

  const checkout = await openedTab(page, "Köp Basic");
  await expect(checkout.getByText("Betalas en gång.")).toBeVisible();
  await checkout.getByRole("radio", { name: "Swish" }).check();
  await pay(checkout);
  await expect(checkout.getByText("Betalningen är klar och Basic är aktiverat.")).toBeVisible();
  await expect(checkout.getByRole("heading", { name: "Det här ingår i Basic" })).toBeVisible();
  await expect(checkout.getByText("Samla namn i listor och dela dem")).toHaveCount(0);
  await checkout.goto("/konto");
  const status = checkout.getByRole("region", { name: "Kontostatus" });
  await expect(status).toContainText("Basic");
  await expect(status).not.toContainText("Nästa betalning");
  await checkout.goto("/namngenerator");
  await expect(checkout.getByText(/^0\sfavoriter\./)).toBeVisible();
  await checkout.close();

  await page.goto("/premium");
  await expect(page.getByRole("region", { name: "Du har Basic" })).toContainText("engångsköp");
  const additions = page.getByRole("region", { name: "Vill du ha mer än Basic?" });
  await expect(additions.getByRole("article").getByRole("heading")).toHaveText([
    "Plus",
    "Plus, hela året",
  ]);
  const plus = await openedTab(page, "Starta prenumeration");
  await pay(plus);
  await expect(plus.getByText("Betalningen är klar och Plus är aktiverat.")).toBeVisible();
  await plus.goto("/premium");
  await expect(plus.getByRole("region", { name: "Du har Plus" })).toContainText("Förnyas");
  await expect(plus.getByRole("button", { name: /^(Köp|Starta)/ })).toHaveCount(0);
  await close();
});

test("Plus is bought by the year, which Swish cannot pay", async ({ browser }) => {
  const { page, close } = await openPremium(browser);
  const checkout = await openedTab(page, "Starta årsprenumeration");
  await expect(checkout.getByText("Förnyas tills du säger upp.")).toBeVisible();
  await expect(checkout.getByRole("radio")).toHaveCount(1);
  await pay(checkout);
  await expect(checkout.getByText(/är aktiverat/)).toBeVisible();
  await checkout.goto("/konto");
  await expect(checkout.getByRole("region", { name: "Kontostatus" })).toContainText("Plus");
  await close();
});
