import type { Locator, Page } from "@playwright/test";
import { emailField } from "./auth-forms.ts";
import { expect } from "./fixtures.ts";
import { type FrontServer, test } from "./front-server.ts";
import { visitUntilKept } from "./offline.ts";

test.use({ serviceWorkers: "allow", loadsInAdvance: true });

/** Deploys a new version of the page /auth, with a worker whose shell has changed. */
function release({ change }: FrontServer): void {
  function replace(path: string, pattern: RegExp, replacement: string): void {
    change(path, (text) => {
      expect(text, path).toMatch(pattern);
      return text.replace(pattern, replacement);
    });
  }
  replace("/auth", /<\/head>/, '<meta name="release" content="new"></head>');
  replace("/sw.js", /(url:"\/utan-nat",revision:)"[0-9a-f]+"/, '$1"2"');
}

/** A tag that only the new version has. */
function releaseTag(page: Page): Locator {
  return page.locator("head meta[name=release]");
}

test("a new version is offered, and loads on demand", async ({ page, context, frontServer }) => {
  const { origin } = frontServer;
  await visitUntilKept(page, `${origin}/auth`);
  await emailField(page).fill("astrid@example.se");
  release(frontServer);
  // An open page checks for updates when it becomes visible, at most once an hour.
  const becomeVisible = () => document.dispatchEvent(new Event("visibilitychange"));
  await page.clock.setFixedTime(Date.now() + 2 * 60 * 60 * 1000);
  await page.evaluate(becomeVisible);
  const offer = page.getByRole("status").filter({ hasText: "En ny version av Namnfynd finns." });
  await expect(offer).toBeVisible();
  await expect(emailField(page)).toHaveValue("astrid@example.se");
  await expect(releaseTag(page)).toHaveCount(0);

  // A page opened in the meantime comes from the server, and offers the new worker as well.
  const other = await context.newPage();
  await other.goto(`${origin}/auth?mode=signup`);
  await expect(other.getByText("En ny version av Namnfynd finns.")).toBeVisible();
  await emailField(other).fill("birger@example.se");

  await page.getByRole("button", { name: "Ladda om" }).click();
  await expect(releaseTag(page)).toHaveCount(1);
  await expect(offer).toHaveCount(0);

  // The other tab shows a notice, and keeps its page until the visitor reloads it.
  await expect(
    other.getByRole("status").filter({ hasText: "Namnfynd har uppdaterats i en annan flik." }),
  ).toBeVisible();
  await expect(other.getByText("En ny version av Namnfynd finns.")).toHaveCount(0);
  await expect(emailField(other)).toHaveValue("birger@example.se");
  await other.getByRole("button", { name: "Ladda om" }).click();
  await expect(emailField(other)).toHaveValue("");
});
