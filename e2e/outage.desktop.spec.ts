import { SEED_ACCOUNTS, SEED_PASSWORD } from "../dev/seed-accounts.ts";
import {
  confirmElsewhere,
  emailField,
  expectError,
  expectSignedIn,
  expectSignedOut,
  formButton,
  logIn,
  openAuth,
  passwordField,
  storedSession,
  submitLogin,
} from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";
import { test as testServer } from "./front-server.ts";
import { generate, suggestedNames } from "./generator-page.ts";

const UNREACHABLE = "Vi når inte servern just nu. Kontrollera nätet och försök igen om en stund.";

test.beforeEach(({ allowError }) => {
  allowError(/Failed to load resource|Failed to fetch|ERR_CONNECTION_REFUSED|ERR_FAILED/);
  allowError(/The subscription cannot be checked/);
});

testServer(
  "a server that stops is reported, and no input is lost",
  async ({ context, frontServer }) => {
    const { origin, stop } = frontServer;
    const page = await context.newPage();
    const generator = await context.newPage();
    await generator.goto(`${origin}/fornamn`);
    await suggestedNames(generator);
    await page.goto(`${origin}/auth?mode=signup`);
    await page.getByRole("main").getByRole("link", { name: "Logga in" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Logga in");
    stop();

    await submitLogin(page, "astrid@example.se", "Hemligt-123");
    await expectError(page, "Fel", UNREACHABLE);
    await expect(emailField(page)).toHaveValue("astrid@example.se");
    await expect(passwordField(page)).toHaveValue("Hemligt-123");
    await expect(formButton(page, "Logga in")).toBeEnabled();

    await page.getByRole("button", { name: "Stäng meddelandet" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: "Skapa konto" }).click();
    await page.getByRole("textbox", { name: "Namn" }).fill("Astrid Lind");
    await passwordField(page).fill("Hemligt-123");
    await formButton(page, "Skapa konto").click();
    await expectError(page, "Fel", UNREACHABLE);
    await expect(page.getByRole("textbox", { name: "Namn" })).toHaveValue("Astrid Lind");
    await expect(emailField(page)).toHaveValue("astrid@example.se");
    await expect(passwordField(page)).toHaveValue("Hemligt-123");

    expect(await generate(generator)).toHaveLength(12);
  },
);

testServer(
  "a server that stops does not prevent logging out of this browser",
  async ({ page, frontServer }) => {
    const { origin, stop } = frontServer;
    await page.goto(`${origin}/auth`);
    await submitLogin(page, SEED_ACCOUNTS.free, SEED_PASSWORD);
    await expectSignedIn(page, SEED_ACCOUNTS.free);
    stop();
    // The next page cannot be loaded without a server: stay on this one to read the log.
    await page.evaluate(() => addEventListener("beforeunload", (event) => event.preventDefault()));
    page.on("dialog", (dialog) => dialog.dismiss());
    await page.getByRole("banner").getByRole("button", { name: "Logga ut" }).click();
    await expect.poll(() => storedSession(page)).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem("security-log"))).toContain(
      '"event":"logout_failure"',
    );
  },
);

test("a stored session is kept while it cannot be renewed", async ({ page, allowError }) => {
  // What an attempt ends with that has not been refused yet when the clock jumps.
  allowError(/The time is up/);
  await logIn(page, SEED_ACCOUNTS.free, SEED_PASSWORD);
  // A file of the site without its code, which could renew the session.
  await page.goto("/robots.txt");
  await page.evaluate(() => {
    const session: unknown = JSON.parse(localStorage.getItem("namnfynd-session") ?? "null");
    const expired = Object.assign({}, session, { expires_at: 1 });
    localStorage.setItem("namnfynd-session", JSON.stringify(expired));
  });
  await page.clock.install();
  await page.route("**/auth/v1/**", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/token"));
  await page.goto("/namngenerator");
  await failed;
  // The client retries for half a minute.
  await expect(async () => {
    await page.clock.fastForward("00:30");
    await expect(page.getByRole("banner").getByRole("link", { name: "Logga in" })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  expect(await storedSession(page)).not.toBeNull();
  expect(await generate(page)).toHaveLength(4);

  await page.unroute("**/auth/v1/**");
  await page.reload();
  await expectSignedIn(page, SEED_ACCOUNTS.free);
});

test("a link opened during an outage is not reported as used", async ({ page }) => {
  await page.route("**/auth/v1/**", (route) => route.abort());
  await page.goto("/auth?mode=confirm#token_hash=abc");
  await confirmElsewhere(page);
  await expectError(page, "Fel", UNREACHABLE);
  await expect(formButton(page, "Bekräfta adressen")).toBeVisible();
  await expectSignedOut(page);
});

test("a failed sign-in with Google is reported", async ({ page }) => {
  await openAuth(page);
  await page.route("**/auth/v1/**", (route) => route.abort());
  await formButton(page, "Fortsätt med Google").click();
  await expectError(page, "Fel", "Något gick fel med Google-inloggning");
});
