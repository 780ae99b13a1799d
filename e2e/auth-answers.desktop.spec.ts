/** What a visitor reads when the hosted auth service refuses a form: its answers are played back. */
import type { Page } from "@playwright/test";
import { AUTH_REFUSALS } from "../tests/auth-answers.ts";
import { emailField, openAuth, PASSWORD, passwordField, submitSignUp } from "./auth-forms.ts";
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";

test.use({ reducedMotion: "reduce" });

test.beforeEach(({ allowError }) => {
  allowError(/Failed to load resource/);
});

type Answer = keyof typeof AUTH_REFUSALS;

/** Answers every call of one kind, until it is called again. */
async function answer(page: Page, call: string, name: Answer): Promise<void> {
  const { status, body } = AUTH_REFUSALS[name];
  await page.unroute(`**/auth/v1/${call}*`);
  await page.route(`**/auth/v1/${call}*`, (route) =>
    route.fulfill({
      status,
      json: body,
      headers: {
        "x-supabase-api-version": "2024-01-01",
        "access-control-allow-origin": "*",
        "access-control-expose-headers": "x-supabase-api-version",
      },
    }),
  );
}

/** What an error says that is about no field. */
const OF_SIGN_UP: readonly (readonly [Answer, string])[] = [
  ["mailedJustNow", "Vi har nyss skickat ett mejl. Vänta 9\u00a0sekunder och försök igen."],
  ["mailsOfTheHourUsedUp", "Just nu har vi skickat så många mejl som vi kan."],
  ["tooManyRequests", "För många försök just nu. Vänta några minuter och försök igen."],
  ["mailServerDown", "Vi kunde inte skicka mejlet. Försök igen om en stund."],
  ["mailServerSlow", "Vi kunde inte skicka mejlet. Försök igen om en stund."],
  ["addressWithoutMail", "E-postadressen godtas inte. Kontrollera stavningen."],
  ["addressOutsideTeam", "Vi kan inte skicka mejl till den adressen än."],
  ["leakedPassword", "Lösenordet har läckt från någon annan webbplats"],
];

test("a refused sign-up says why in Swedish, and keeps what was typed", async ({ page }) => {
  await openAuth(page, "signup");
  for (const [name, text] of OF_SIGN_UP) {
    await answer(page, "signup", name);
    // The attempts of each address are limited.
    await submitSignUp(page, `${name}@exempel.se`);
    await expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();
    await expect(page.getByText(AUTH_REFUSALS[name].body.message)).toHaveCount(0);
    await expect(emailField(page)).toHaveValue(`${name}@exempel.se`);
    await expect(passwordField(page)).toHaveValue(PASSWORD);
  }
  await expectAccessibleInBothThemes(page);
});
