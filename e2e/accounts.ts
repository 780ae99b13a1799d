/** Accounts of the local backend, created and signed in without going through the forms. */
import { randomUUID } from "node:crypto";
import type { APIResponse, Page } from "@playwright/test";
import { LOCAL_PUBLISHABLE_KEY } from "../dev/local-backend.ts";
import { SEED_PASSWORD } from "../dev/seed-accounts.ts";
import { SESSION_KEY } from "../src/lib/stored-session.ts";
import { expect } from "./fixtures.ts";

const headers = { apikey: LOCAL_PUBLISHABLE_KEY };

/** A file of the site that runs none of its code. */
const PLAIN_FILE = "/robots.txt";

/** Requests a session from the auth service; the response's status says whether it was granted. */
export function requestSession(page: Page, email: string, password: string): Promise<APIResponse> {
  return page.request.post("/auth/v1/token?grant_type=password", {
    headers,
    data: { email, password },
  });
}

/** Stores a session in the page's browser, where the next page of the site finds it. */
export async function signInAs(page: Page, email: string, password = SEED_PASSWORD): Promise<void> {
  const response = await requestSession(page, email, password);
  expect(response.status(), `sign-in of ${email}`).toBe(200);
  await page.goto(PLAIN_FILE);
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    SESSION_KEY,
    await response.text(),
  ] as const);
}

interface NewAccount {
  readonly email: string;
  readonly password: string;
}

/**
 * Creates a confirmed account that no other test uses.
 *
 * @param localPart beginning of the e-mail address, for tests that need a long one
 */
export async function createAccount(
  page: Page,
  fullName = "Nils Ny",
  localPart = "ny",
): Promise<NewAccount> {
  const account = { email: `${localPart}-${randomUUID()}@example.se`, password: "Hemligt1!" };
  const signUp = await page.request.post("/auth/v1/signup", {
    headers,
    data: { ...account, data: { full_name: fullName } },
  });
  expect(signUp.status(), `sign-up of ${account.email}`).toBe(200);
  const token_hash = await mailToken(page, account.email);
  const confirmation = await page.request.post("/auth/v1/verify", {
    headers,
    data: { type: "signup", token_hash },
  });
  expect(confirmation.status(), `confirmation of ${account.email}`).toBe(200);
  return account;
}

/** The token of the link in the newest mail to an address. */
export async function mailToken(page: Page, email: string): Promise<string> {
  const mailbox = await (await page.request.get("/_local/mail")).text();
  const mail = mailbox.split("<article").find((article) => article.includes(`<b>${email}</b>`));
  const token = /#token_hash=(\w+)"/.exec(mail ?? "")?.[1];
  if (!token) throw new Error(`The mailbox has no link for ${email}`);
  return token;
}
