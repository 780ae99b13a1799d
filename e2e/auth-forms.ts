/** The forms of /auth, and what tests check after using them. */
import { randomUUID } from "node:crypto";
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { SESSION_KEY } from "../src/lib/stored-session.ts";

/** The subjects of the mails. */
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

/** A button of the form; the header has links with the same names. */
export function formButton(page: Page, name: string): Locator {
  return page.getByRole("main").getByRole("button", { name, exact: true });
}

export async function openAuth(page: Page, mode = "login"): Promise<void> {
  await page.goto(`/auth?mode=${mode}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

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

/** Uses up a confirmation in a browser that did not create the account. */
export async function confirmElsewhere(page: Page, password = PASSWORD): Promise<void> {
  await page.getByRole("textbox", { name: "Namn" }).fill("Astrid Lind");
  await passwordField(page, "Välj lösenord").fill(password);
  await formButton(page, "Bekräfta adressen").click();
}

export async function submitNewPassword(page: Page, password: string): Promise<void> {
  await passwordField(page, "Nytt lösenord").fill(password);
  await formButton(page, "Spara lösenordet").click();
}

/**
 * Logs in, and waits until the header shows it. Logging out ends all sessions of an account, so a
 * test that does needs an account of its own: other tests use the seeded ones at the same time.
 */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await openAuth(page);
  await submitLogin(page, email, password);
  await expectSignedIn(page, email);
}

function logOutButton(page: Page): Locator {
  return page.getByRole("banner").getByRole("button", { name: "Logga ut" });
}

export async function logOut(page: Page): Promise<void> {
  await logOutButton(page).click();
  await expect(page).toHaveURL("/auth");
  await expectSignedOut(page);
}

export async function expectSignedIn(page: Page, email: string): Promise<void> {
  await expect(page.getByRole("banner").getByText(email)).toBeVisible();
  await expect(logOutButton(page)).toBeVisible();
}

export async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByRole("banner").getByRole("link", { name: "Logga in" })).toBeVisible();
  await expect(logOutButton(page)).toHaveCount(0);
}

/** Expects an error toast with this title and text. */
export async function expectError(page: Page, title: string, text: string): Promise<void> {
  await expect(page.getByRole("alert").filter({ hasText: text }).last()).toHaveText(title + text);
}

/** Expects that a field has focus and shows the only error. */
export async function expectFieldError(field: Locator, text: string): Promise<void> {
  await expect(field.page().getByRole("alert")).toHaveText(text);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toBeFocused();
}

/** Expects a success toast that contains this text. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: text }).last()).toBeVisible();
}

/** The stored session as JSON, or null. */
export async function storedSession(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
}

/** The security log as JSON. */
export async function securityLog(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem("security-log") ?? "");
}

/** Expects a security log without these secrets, or anything that looks like a token. */
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
  // The beginning of every JSON Web Token, and the parameters of the auth service.
  expect(log).not.toMatch(/eyJ|token=|code=/);
}
