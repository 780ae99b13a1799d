import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { emailField } from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";
import { visitUntilCached } from "./offline.ts";
import { startPreviewServer } from "./preview-server.ts";

test.describe.configure({ timeout: 240_000 });

interface Site {
  readonly context: BrowserContext;
  readonly origin: string;
  /** Deploys a new version of the page /auth, with the worker that caches it. */
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

/** A tag that only the new version has. */
function releaseTag(page: Page): Locator {
  return page.locator("head meta[name=release]");
}

testSite("a new version is offered, and loads on demand", async ({ site }) => {
  const { context, origin, release } = site;
  const page = await context.newPage();
  await visitUntilCached(page, `${origin}/auth`);
  await emailField(page).fill("astrid@example.se");
  release();
  // An open page checks for updates when it becomes visible, at most once an hour.
  const becomeVisible = () => document.dispatchEvent(new Event("visibilitychange"));
  await page.clock.setFixedTime(Date.now() + 2 * 60 * 60 * 1000);
  await page.evaluate(becomeVisible);
  const offer = page.getByRole("status").filter({ hasText: "En ny version av Namnfynd finns." });
  await expect(offer).toBeVisible();
  await expect(emailField(page)).toHaveValue("astrid@example.se");
  await expect(releaseTag(page)).toHaveCount(0);

  // A page opened in the meantime has the cached version, and offers the new one as well.
  const other = await context.newPage();
  await other.goto(`${origin}/auth?mode=signup`);
  await expect(other.getByText("En ny version av Namnfynd finns.")).toBeVisible();
  await emailField(other).fill("birger@example.se");
  await expect(releaseTag(other)).toHaveCount(0);

  await page.getByRole("button", { name: "Ladda om" }).click();
  await expect(releaseTag(page)).toHaveCount(1);
  await expect(offer).toHaveCount(0);

  // The other tab shows a notice, and keeps its page until the visitor reloads it.
  await expect(
    other.getByRole("status").filter({ hasText: "Namnfynd har uppdaterats i en annan flik." }),
  ).toBeVisible();
  await expect(other.getByText("En ny version av Namnfynd finns.")).toHaveCount(0);
  await expect(emailField(other)).toHaveValue("birger@example.se");
  await expect(releaseTag(other)).toHaveCount(0);
  await other.getByRole("button", { name: "Ladda om" }).click();
  await expect(releaseTag(other)).toHaveCount(1);
});
