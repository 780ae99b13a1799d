import { LOCAL_PUBLISHABLE_KEY } from "../dev/local-backend.ts";
import { createAccount, requestSession, signInAs } from "./accounts.ts";
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";
import { expectErrorToast } from "./generator-page.ts";

test("the dialog of /premium is accessible", async ({ page }) => {
  await page.goto("/premium");
  await page.getByRole("button", { name: "Starta prenumeration" }).click();
  await expect(page.getByRole("dialog", { name: "Inloggning krävs" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test("too many attempts to buy are refused with the reason", async ({ page, allowError }) => {
  allowError(/Failed to load resource.*429|The payment page cannot be opened/);
  const { email, password } = await createAccount(page);
  const { access_token: token } = await (await requestSession(page, email, password)).json();
  const attempt = () =>
    page.request.post("/functions/v1/create-checkout", {
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${token}` },
    });
  await expect(async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, attempt));
    expect(answers.map((answer) => answer.status())).toContain(429);
  }).toPass();
  await signInAs(page, email, password);
  await page.goto("/premium");
  await page.getByRole("button", { name: "Starta prenumeration" }).click();
  await expectErrorToast(
    page,
    "Kunde inte skapa betalningssession: Du har gjort det här många gånger på kort tid. Vänta en stund och försök igen.",
  );
  await expect(page.getByRole("button", { name: "Starta prenumeration" })).toBeEnabled();
});
