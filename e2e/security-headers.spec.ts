/** What the security headers block; the fixtures fail any test in which they block the site itself. */
import type { Page } from "@playwright/test";
import { contactForm, humanCheck } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { button } from "./name-lists.ts";

declare global {
  interface Window {
    /** Directives of the policy that were violated. */
    violations: string[];
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      window.violations.push(event.effectiveDirective);
    });
  });
});

test("strings become no HTML and no code", async ({ page, allowError }) => {
  allowError(/Content Security Policy|Trusted/);
  await page.goto("/kallor");
  const ran = await page.evaluate(async () => {
    const code = "document.title = 'taken over'";
    const image = `<img src="/icon.svg" onload="${code}">`;
    const attempts: (() => unknown)[] = [
      () => Object.assign(document.createElement("p"), { innerHTML: image }),
      () => document.body.insertAdjacentHTML("beforeend", image),
      () => document.body.append(document.createRange().createContextualFragment(image)),
      () => new DOMParser().parseFromString(image, "text/html"),
      () => document.write(image),
      () => Object.assign(document.createElement("iframe"), { srcdoc: image }),
      () => document.createElement("img").setAttribute("onload", code),
      () => Object.assign(document.createElement("script"), { textContent: code }),
      () => setTimeout(code),
      () => window.trustedTypes?.createPolicy("other", { createHTML: (html) => html }),
    ];
    const results = await Promise.allSettled(attempts.map(async (attempt) => attempt()));
    return results.map(({ status }, index) =>
      status === "fulfilled" ? String(attempts[index]) : "",
    );
  });
  expect(ran.filter(Boolean)).toEqual([]);
  await expect(page).not.toHaveTitle("taken over");
});

test("an injected script does not run", async ({ page, allowError }) => {
  allowError(/Content Security Policy|Trusted/);
  await page.goto("/kallor");
  const title = await page.evaluate(() => {
    const script = document.createElement("script");
    script.append("document.title = 'taken over'");
    document.body.append(script);
    return document.title;
  });
  expect(title).toMatch(/Namnfynd/);
});

test("HTML of the human check is sanitised", async ({ page, allowError }) => {
  allowError(/Content Security Policy/);
  await page.goto("/om");
  await contactForm(page).scrollIntoViewIfNeeded();
  await expect(humanCheck(page).getByRole("button", { name: "Jag är en människa" })).toBeVisible();
  const html = await page.evaluate(() => {
    const box = document.createElement("div");
    box.innerHTML = `<p onclick="run()">Text<script>run()</script><img src="/icon.svg" onerror="run()"></p>`;
    return box.innerHTML;
  });
  expect(html).toBe('<p>Text<img src="/icon.svg"></p>');
});

test("scripts, frames and requests of other sites are blocked", async ({ page, allowError }) => {
  allowError(/Content Security Policy/);
  await page.goto("/kallor");
  const isBlocked = await page.evaluate(async () => {
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
  expect(isBlocked).toBe(true);
  await expect
    .poll(() => page.evaluate(() => [...window.violations].sort()))
    .toEqual(["connect-src", "frame-src", "script-src-elem"]);
});

test("a dialog keeps the page behind it from scrolling without a style element", async ({
  page,
}) => {
  await page.goto("/fornamn");
  await button(page, "Exportera").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.mouse.move(20, 20);
  expect(await canScroll(page)).toBe(false);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await canScroll(page)).toBe(true);
});

/** Whether the page lets the browser do what a wheel is turned for. */
async function canScroll(page: Page): Promise<boolean> {
  const wheel = await page.evaluateHandle(() => {
    const turned = new Promise<boolean>((resolve) => {
      const answer = (event: Event) => resolve(!event.defaultPrevented);
      window.addEventListener("wheel", answer, { once: true });
    });
    return { turned };
  });
  await page.mouse.wheel(0, 200);
  return wheel.evaluate(({ turned }) => turned);
}

test("the preview server answers as a host does, but for the local backend", async ({
  request,
}) => {
  const page = await request.get("/fornamn");
  expect(page.headers()["content-security-policy"]).toContain("script-src 'self' 'sha256-");
  expect((await request.get("/fornamn/", { maxRedirects: 0 })).status()).toBe(308);
  expect((await request.get("/finns/inte")).status()).toBe(404);
  expect((await request.get("/lista/hemlig")).headers()["x-robots-tag"]).toBe("noindex");
  const mailbox = await request.get("/_local/mail");
  expect(mailbox.status()).toBe(200);
  expect(mailbox.headers()["content-security-policy"]).toBeUndefined();
});
