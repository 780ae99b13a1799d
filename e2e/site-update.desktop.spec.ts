import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { emailField } from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";
import { visitUntilKept } from "./offline.ts";
import { startPreviewServer } from "./preview-server.ts";

// A server of its own starts first.
test.describe.configure({ timeout: 180_000 });

interface Site {
  readonly context: BrowserContext;
  readonly origin: string;
  /** Puts a new version of the page /auth, and the worker that brings it, on the server. */
  readonly release: () => void;
}

const testSite = test.extend<{ site: Site }>({
  site: async ({ browser }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "namnfynd-"));
    cpSync("dist", folder, { recursive: true });
    const { origin, stop } = await startPreviewServer(folder);
    const context = await browser.newContext({ locale: "sv-SE", serviceWorkers: "allow" });
    function release() {
      change(join(folder, "auth.html"), /<\/head>/, '<meta name="release" content="new"></head>');
      change(join(folder, "sw.js"), /(url:"\/auth",revision:)"[0-9a-f]+"/, '$1"2"');
    }
    await use({ context, origin, release });
    await context.close();
    await stop();
    rmSync(folder, { recursive: true });
  },
});

function change(file: string, pattern: RegExp, replacement: string): void {
  const text = readFileSync(file, "utf8");
  expect(text, file).toMatch(pattern);
  writeFileSync(file, text.replace(pattern, replacement));
}

/** Only the new version has it. */
function mark(page: Page): Locator {
  return page.locator("head meta[name=release]");
}

testSite("a new version is offered, and comes when it is asked for", async ({ site }) => {
  const { context, origin, release } = site;
  const page = await context.newPage();
  await visitUntilKept(page, `${origin}/auth`);
  await emailField(page).fill("astrid@example.se");
  release();
  // A page that stays open asks when it is looked at again, once an hour.
  const lookAgain = () => document.dispatchEvent(new Event("visibilitychange"));
  await page.clock.setFixedTime(Date.now() + 2 * 60 * 60 * 1000);
  await page.evaluate(lookAgain);
  const offer = page.getByRole("status").filter({ hasText: "En ny version av Namnfynd finns." });
  await expect(offer).toBeVisible();
  await expect(emailField(page)).toHaveValue("astrid@example.se");
  await expect(mark(page)).toHaveCount(0);

  // A page opened meanwhile has the version of the others, and offers the new one as well.
  const other = await context.newPage();
  await other.goto(`${origin}/auth?mode=signup`);
  await expect(other.getByText("En ny version av Namnfynd finns.")).toBeVisible();
  await emailField(other).fill("birger@example.se");
  await expect(mark(other)).toHaveCount(0);

  await page.getByRole("button", { name: "Ladda om" }).click();
  await expect(mark(page)).toHaveCount(1);
  await expect(offer).toHaveCount(0);

  // The other tab is told, and left alone until its visitor is ready.
  await expect(
    other.getByRole("status").filter({ hasText: "Namnfynd har uppdaterats i en annan flik." }),
  ).toBeVisible();
  await expect(other.getByText("En ny version av Namnfynd finns.")).toHaveCount(0);
  await expect(emailField(other)).toHaveValue("birger@example.se");
  await expect(mark(other)).toHaveCount(0);
  await other.getByRole("button", { name: "Ladda om" }).click();
  await expect(mark(other)).toHaveCount(1);
});
