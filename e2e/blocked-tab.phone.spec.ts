/** A browser that opens no new tab, as those inside other apps. */
import { createAccount, signInAs } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

test("the link to the payment page is in sight, by the button, and has the focus", async ({
  page,
}) => {
  const { email, password } = await createAccount(page);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await signInAs(page, email, password);
  await page.goto("/premium");
  await page.getByRole("button", { name: "Starta prenumeration" }).click();
  const link = page.getByRole("link", { name: /^Öppna sidan hos Stripe/ });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^Din webbläsare stoppade den nya fliken/)).toBeInViewport();
});
