import { createAccount, signInAs } from "./accounts.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectErrorToast, expectSuccessToast, heart, suggestedNames } from "./generator-page.ts";
import {
  button,
  card,
  chips,
  openLists,
  signInAsSubscriber,
  storedLists,
  storeList,
} from "./name-lists.ts";
import { openFromMenu } from "./site-menu.ts";

const NAMES = "Astrid,Alva,Sigrid,Märta,Ingrid,Tyra,Linnéa,Freja,Saga,Svea,Elsa,Ebba".split(",");

test("a list is created, reloaded, changed, deleted and restored", async ({ page }) => {
  test.slow();
  const user = await signInAsSubscriber(page);
  await storeList(page, user, { title: "Äldst" });
  await openLists(page);
  await button(page, "Skapa lista").click();
  const dialog = page.getByRole("dialog");
  const title = dialog.getByRole("textbox", { name: "Titel" });
  const names = dialog.getByRole("textbox", { name: "Namn" });
  await expect(title).toBeFocused();
  await dialog.getByRole("button", { name: "Skapa lista" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Titel krävs");
  await expectAccessible(page);
  await title.fill("Tjejnamn");
  await names.fill(NAMES.join("\n"));
  await dialog.getByRole("button", { name: "Skapa lista" }).click();
  await expectSuccessToast(page, "Namnlista skapad!");
  await expect(dialog).toBeHidden();

  await page.reload();
  await expect(page.getByRole("list", { name: "Namnlistor" }).getByRole("heading")).toHaveText([
    "Tjejnamn",
    "Äldst",
  ]);
  await expect(chips(page, "Tjejnamn")).toHaveText(NAMES.slice(0, 10));
  await button(page, "Ändra listan Tjejnamn").click();
  await title.fill("Namn till lillan");
  await names.fill("Astrid\nBo");
  await title.press("Enter");
  await expectSuccessToast(page, "Listan Namn till lillan är sparad");
  await expect(chips(page, "Namn till lillan")).toHaveText(["Astrid", "Bo"]);

  await button(page, "Radera listan Namn till lillan").click();
  await expectSuccessToast(page, "Lista raderad");
  await expect(card(page, "Namn till lillan")).toHaveCount(0);
  expect(await storedLists(page, user)).toMatchObject([{ title: "Äldst" }]);
  await expectAccessible(page);
  // A navigation within the site keeps the toast, and the copy of the list in it.
  await openFromMenu(page, "Om oss");
  await button(page, "Ångra").click();
  await expectSuccessToast(page, "Listan är tillbaka");
  expect(await storedLists(page, user)).toMatchObject([
    { title: "Namn till lillan", names: ["Astrid", "Bo"], is_public: false },
    { title: "Äldst" },
  ]);
});

test("a user without the plan gets no list buttons, and is sent to Premium", async ({ page }) => {
  const { email, password } = await createAccount(page);
  await signInAs(page, email, password);
  await page.goto("/fornamn");
  const [name = ""] = await suggestedNames(page);
  await heart(page, name).click();
  // The plan is known once the menu of the account has no link to the lists.
  await expect(page.getByRole("link", { name: "Mitt konto" })).toBeVisible();
  await expect(page.getByRole("button", { name: /i en lista$/ })).toHaveCount(0);

  await page.goto("/namnlistor");
  await expect(page).toHaveURL(/\/premium$/);
  await expectErrorToast(page, "Premium-prenumeration krävs för att använda namnlistor");
});
