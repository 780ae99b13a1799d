/** Accounts of the local backend, reached past the pages so that a test begins where it matters. */
import { randomUUID } from "node:crypto";
import type { APIResponse, Page } from "@playwright/test";
import { LOCAL_PUBLISHABLE_KEY } from "../dev/local-backend.ts";
import { SEED_PASSWORD } from "../dev/seed-accounts.ts";
import { SESSION_KEY } from "../src/lib/stored-session.ts";
import { expect } from "./fixtures.ts";

const headers = { apikey: LOCAL_PUBLISHABLE_KEY };

/** Asks the auth service for a session; the answer tells whether the password was right. */
export function requestSession(page: Page, email: string, password: string): Promise<APIResponse> {
  return page.request.post("/auth/v1/token?grant_type=password", {
    headers,
    data: { email, password },
  });
}

/** Signs in; the next page that is opened finds the session. */
export async function signInAs(page: Page, email: string, password = SEED_PASSWORD): Promise<void> {
  const answer = await requestSession(page, email, password);
  expect(answer.status(), `sign-in of ${email}`).toBe(200);
  // A page of the site that asks nothing of the backend.
  await page.goto("/kallor");
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    SESSION_KEY,
    await answer.text(),
  ] as const);
}

interface NewAccount {
  readonly email: string;
  readonly password: string;
}

/** Makes a confirmed account that no other test has, with a long address if that is asked for. */
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
  const confirmation = await page.request.get(await confirmationLink(page, account.email), {
    maxRedirects: 0,
  });
  expect(confirmation.status(), `confirmation of ${account.email}`).toBe(303);
  return account;
}

/** The address in the newest mail to somebody. */
async function confirmationLink(page: Page, email: string): Promise<string> {
  const mailbox = await (await page.request.get("/_local/mail")).text();
  const mail = mailbox.split("<article").find((article) => article.includes(`<b>${email}</b>`));
  const link = /href="([^"]*\/auth\/v1\/verify[^"]*)"/.exec(mail ?? "")?.[1];
  if (!link) throw new Error(`The mailbox has no confirmation for ${email}`);
  return link.replaceAll("&amp;", "&");
}
