/** The forms of /auth as a visitor meets them. */
import { randomUUID } from "node:crypto";
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { followMail } from "./mailbox.ts";

export const CONFIRMATION = "Bekräfta din e-postadress hos Namnfynd";
export const RECOVERY = "Välj ett nytt lösenord hos Namnfynd";

export const PASSWORD = "Hemligt-123";

/** An address that no other test uses. */
export function freshEmail(): string {
  return `${randomUUID()}@example.se`;
}

export function emailField(page: Page): Locator {
  return page.getByRole("textbox", { name: "E-post" });
}

export function passwordField(page: Page, label = "Lösenord"): Locator {
  return page.getByLabel(label, { exact: true });
}

/** A button of the form; the header has links of the same names. */
export function formButton(page: Page, name: string): Locator {
  return page.getByRole("main").getByRole("button", { name, exact: true });
}

export async function openAuth(page: Page, mode = "login"): Promise<void> {
  await page.goto(`/auth?mode=${mode}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Fills in the login form as it stands, and sends it. */
export async function submitLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await formButton(page, "Logga in").click();
}

export async function submitSignUp(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole("textbox", { name: "Namn" }).fill("Astrid Lind");
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await formButton(page, "Skapa konto").click();
}

export async function submitNewPassword(page: Page, password: string): Promise<void> {
  await passwordField(page, "Nytt lösenord").fill(password);
  await formButton(page, "Spara lösenordet").click();
}

/**
 * Logs in and waits until the header shows it. Logging out ends all sessions of an account: a test
 * that does needs an account of its own, since others use the seeded ones at the same time.
 */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await openAuth(page);
  await submitLogin(page, email, password);
  await expectSignedIn(page, email);
}

/** Signs up and confirms, as the visitor does; the page is then signed in. */
export async function newAccount(page: Page): Promise<string> {
  const email = freshEmail();
  await openAuth(page, "signup");
  await submitSignUp(page, email);
  await expectToast(page, "Registrering lyckad!");
  await confirm(page, email);
  return email;
}

/** Follows the link of the confirmation in this page's browser, and comes back to this page. */
async function confirm(page: Page, email: string): Promise<void> {
  const confirmed = await followMail(page.context(), email, CONFIRMATION);
  await expectSignedIn(confirmed, email);
  await confirmed.close();
  await page.goto("/");
  await expectSignedIn(page, email);
}

export function logOutButton(page: Page): Locator {
  return page.getByRole("banner").getByRole("button", { name: "Logga ut" });
}

export async function expectSignedIn(page: Page, email: string): Promise<void> {
  await expect(page.getByRole("banner").getByText(email)).toBeVisible();
  await expect(logOutButton(page)).toBeVisible();
}

export async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByRole("banner").getByRole("link", { name: "Logga in" })).toBeVisible();
  await expect(logOutButton(page)).toHaveCount(0);
}

/** An error's toast with this title and text. */
export async function expectError(page: Page, title: string, text: string): Promise<void> {
  await expect(page.getByRole("alert").filter({ hasText: text }).last()).toHaveText(title + text);
}

/** A success's toast with this in it. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: text }).last()).toBeVisible();
}

/** The stored session, or null. */
export async function storedSession(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("namnfynd-session"));
}

/** The security log as it is stored. */
export async function securityLog(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem("security-log") ?? "");
}

/** Everything that the browser of this context keeps must not be in its log. */
export async function expectNoSecretsLogged(
  context: BrowserContext,
  secrets: readonly string[],
): Promise<void> {
  const page = await context.newPage();
  await page.goto("/villkor");
  const log = await securityLog(page);
  await page.close();
  expect(log).not.toBe("");
  for (const secret of secrets) expect(log).not.toContain(secret);
  // How each JSON Web Token begins, and each opaque token of an address.
  expect(log).not.toMatch(/eyJ|token=|code=/);
}
