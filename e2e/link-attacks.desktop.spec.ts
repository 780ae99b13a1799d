/** Links that a stranger sends, to sign the visitor in to an account of the stranger's own. */
import type { Page } from "@playwright/test";
import { LOCAL_PUBLISHABLE_KEY } from "../dev/local-backend.ts";
import { createAccount, mailToken, requestSession, signInAs } from "./accounts.ts";
import {
  confirmElsewhere,
  expectError,
  expectSignedIn,
  expectSignedOut,
  formButton,
  storedSession,
} from "./auth-forms.ts";
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";

// Signing up and in hashes passwords, which takes time.
test.describe.configure({ timeout: 90_000 });

const FAVORITES = '["Astrid","Åke"]';

const headers = { apikey: LOCAL_PUBLISHABLE_KEY };

function storedFavorites(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("favorites"));
}

/** Stores favourites in the browser, as a visitor has them. */
async function storeFavorites(page: Page): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate((names) => localStorage.setItem("favorites", names), FAVORITES);
}

/** The fragment with which the auth service hands over a session in the implicit flow. */
async function strangersTokens(page: Page, type: string): Promise<string> {
  const { email, password } = await createAccount(page, "Främling", "framling");
  const session = await (await requestSession(page, email, password)).json();
  const { access_token, refresh_token, expires_in, expires_at, token_type } = session;
  const tokens = { access_token, refresh_token, expires_in, expires_at, token_type, type };
  return new URLSearchParams(tokens).toString();
}

/** A link that the auth service has mailed to a stranger, whose account it belongs to. */
const MAILED_LINKS = [
  ["confirm", "Bekräfta adressen"],
  ["recovery", "Fortsätt"],
  ["magiclink", "Fortsätt"],
] as const;

async function useUp(page: Page, [mode, button]: (typeof MAILED_LINKS)[number]): Promise<void> {
  if (mode === "confirm") await confirmElsewhere(page);
  else await formButton(page, button).click();
}

async function strangersLink(page: Page, mode: (typeof MAILED_LINKS)[number][0]) {
  if (mode === "confirm") {
    const email = `framling-${crypto.randomUUID()}@example.se`;
    const data = { email, password: "Hemligt1!" };
    await page.request.post("/auth/v1/signup", { headers, data });
    return { email, address: `/auth?mode=confirm#token_hash=${await mailToken(page, email)}` };
  }
  const { email } = await createAccount(page, "Främling", "framling");
  const path = mode === "recovery" ? "recover" : "otp";
  await page.request.post(`/auth/v1/${path}`, { headers, data: { email } });
  return { email, address: `/auth?mode=${mode}#token_hash=${await mailToken(page, email)}` };
}

const TOKENS_REFUSED = "Länken går inte att logga in med. Logga in här, eller be om en ny länk.";

const TOKEN_LINKS = [
  ["signup", "/"],
  ["recovery", "/auth?mode=recovery"],
  ["magiclink", "/fornamn"],
] as const;

test("tokens in the address sign nobody in", async ({ page }) => {
  await storeFavorites(page);
  for (const [type, path] of TOKEN_LINKS) {
    await page.goto("/robots.txt");
    await page.goto(`${path}#${await strangersTokens(page, type)}`);
    await expectError(page, "Fel", TOKENS_REFUSED);
    await expectSignedOut(page);
    await expect(page).toHaveURL(path);
    expect(await storedSession(page)).toBeNull();
    expect(await storedFavorites(page)).toBe(FAVORITES);
  }
});

test("tokens in the address do not replace a session", async ({ page }) => {
  const { email, password } = await createAccount(page);
  await storeFavorites(page);
  await signInAs(page, email, password);
  const before = await storedSession(page);
  for (const [type, path] of TOKEN_LINKS) {
    await page.goto("/robots.txt");
    await page.goto(`${path}#${await strangersTokens(page, type)}`);
    await expectError(page, "Fel", TOKENS_REFUSED);
    await expectSignedIn(page, email);
    expect(await storedSession(page)).toBe(before);
    expect(await storedFavorites(page)).toBe(FAVORITES);
  }
});

test("a code without a sign-in that began here signs nobody in", async ({ page }) => {
  const exchanges: string[] = [];
  page.on("request", (request) => exchanges.push(request.url()));
  await page.goto(`/?code=${crypto.randomUUID()}`);
  await expectError(
    page,
    "Fel",
    "Inloggningen började inte i den här webbläsaren, eller tog för lång tid. Logga in här i stället.",
  );
  await expectSignedOut(page);
  await expect(page).toHaveURL("/");
  expect(exchanges.filter((url) => url.includes("grant_type=pkce"))).toEqual([]);
});

test("a code does not replace a session, also where a sign-in has begun", async ({ page }) => {
  const { email, password } = await createAccount(page);
  await signInAs(page, email, password);
  await page.evaluate(() =>
    localStorage.setItem("namnfynd-session-code-verifier", JSON.stringify("x".repeat(64))),
  );
  const before = await storedSession(page);
  // The service would accept it.
  const stranger = await createAccount(page, "Främling", "framling");
  const session = await (await requestSession(page, stranger.email, stranger.password)).json();
  await page.route("**/auth/v1/token?grant_type=pkce", (route) => route.fulfill({ json: session }));
  await page.goto(`/?code=${crypto.randomUUID()}`);
  await expectError(page, "Fel", "Du är redan inloggad. Logga ut först om du vill byta konto.");
  await expectSignedIn(page, email);
  expect(await storedSession(page)).toBe(before);
});

for (const mailed of MAILED_LINKS) {
  const [mode, button] = mailed;
  test(`a stranger's link (${mode}) names its account before it signs in`, async ({ page }) => {
    await storeFavorites(page);
    const { email, address } = await strangersLink(page, mode);
    await page.goto(address);
    await useUp(page, mailed);
    await expect(page.getByRole("main").getByText(email).first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectSignedOut(page);
    expect(await storedSession(page)).toBeNull();
    await page.goto("/");
    await expectSignedOut(page);
    expect(await storedFavorites(page)).toBe(FAVORITES);
  });

  test(`a stranger's link (${mode}) does not replace a session`, async ({ page }) => {
    const { email, password } = await createAccount(page);
    await storeFavorites(page);
    await signInAs(page, email, password);
    const before = await storedSession(page);
    const link = await strangersLink(page, mode);
    const verifications: string[] = [];
    page.on("request", (request) => verifications.push(request.url()));
    await page.goto(link.address);
    await expect(page.getByText(`Du är inloggad som ${email}.`)).toBeVisible();
    await expect(formButton(page, button)).toHaveCount(0);
    await expectSignedIn(page, email);
    expect(await storedSession(page)).toBe(before);
    expect(await storedFavorites(page)).toBe(FAVORITES);
    expect(verifications.filter((url) => url.includes("/verify"))).toEqual([]);

    // The link works once the visitor has decided to log out.
    await formButton(page, "Logga ut").click();
    await useUp(page, mailed);
    await expect(page.getByRole("main").getByText(link.email).first()).toBeVisible();
    await expectSignedOut(page);
  });
}
