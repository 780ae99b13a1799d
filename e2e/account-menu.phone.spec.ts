import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { signInAs } from "./accounts.ts";
import {
  CONFIRMATION,
  expectToast,
  formButton,
  openAuth,
  storedSession,
  submitLogin,
  submitSignUp,
} from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";
import { followMail } from "./mailbox.ts";

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Öppna menyn" }).click();
}

test("the menu of a signed-in user has the account's links, and closes on navigation", async ({
  page,
}) => {
  await signInAs(page, SEED_ACCOUNTS.premium);
  await page.goto("/");
  const account = page.getByRole("navigation", { name: "Konto" });
  await expect(account).toBeHidden();
  await openMenu(page);
  await expect(account.getByRole("link")).toHaveText(["Mina listor", "Mitt konto"]);
  const banner = page.getByRole("banner");
  await expect(banner.getByText(SEED_ACCOUNTS.premium)).toBeVisible();
  await expect(banner.getByRole("link", { name: "Logga in" })).toHaveCount(0);

  await page.getByRole("navigation", { name: "Alla sidor" }).getByText("Om oss").click();
  await expect(page.getByRole("heading", { level: 1, name: "Om oss" })).toBeFocused();
  await expect(account).toBeHidden();
});

test.describe("on the narrowest screen", () => {
  test.use({ viewport: { width: 320, height: 640 }, isMobile: false });
  test.describe.configure({ timeout: 90_000 });

  async function expectNoHorizontalScroll(page: Page): Promise<void> {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }

  test("no form of /auth scrolls horizontally", async ({ page }) => {
    for (const mode of ["login", "signup", "forgot", "recovery"]) {
      await openAuth(page, mode);
      await expectNoHorizontalScroll(page);
    }
  });

  test("an address of sixty characters never scrolls horizontally", async ({
    page,
    context,
    allowError,
  }) => {
    allowError(/Failed to load resource: the server responded with a status of 4\d\d/);
    const email = `${randomUUID()}${"a".repeat(60)}`.slice(0, 49).concat("@example.se");
    expect(email).toHaveLength(60);
    await openAuth(page, "signup");
    await submitSignUp(page, email);
    await expect(page.getByText("Vi har skickat ett mejl till")).toContainText(email);
    await expectNoHorizontalScroll(page);

    await openAuth(page);
    await submitLogin(page, email);
    await expect(page.getByRole("button", { name: "Skicka bekräftelsen igen" })).toBeVisible();
    await expectNoHorizontalScroll(page);
    // It would refuse a second mail within ten seconds.
    await page.route("**/auth/v1/resend*", (route) => route.fulfill({ json: {} }));
    await page.getByRole("button", { name: "Skicka bekräftelsen igen" }).click();
    await expectToast(page, `skickat ett nytt mejl till ${email}.`);
    await expectNoHorizontalScroll(page);

    const confirmed = await followMail(context, email, CONFIRMATION);
    await formButton(confirmed, "Bekräfta adressen").click();
    await expect(formButton(confirmed, `Logga in som ${email}`)).toBeVisible();
    await expectNoHorizontalScroll(confirmed);
    await formButton(confirmed, `Logga in som ${email}`).click();
    await expectToast(confirmed, "Du är nu inloggad");
    // The page that follows takes focus, which closes the menu.
    await expect(confirmed.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(confirmed).toHaveURL("/");
    await openMenu(confirmed);
    await expect(confirmed.getByRole("banner").getByText(email)).toBeVisible();
    await expectNoHorizontalScroll(confirmed);

    await confirmed.getByRole("banner").getByRole("button", { name: "Logga ut" }).click();
    await expect(confirmed).toHaveURL("/auth");
    await openMenu(confirmed);
    await expect(
      confirmed.getByRole("banner").getByRole("link", { name: "Logga in" }),
    ).toBeVisible();
    expect(await storedSession(confirmed)).toBeNull();
  });
});
