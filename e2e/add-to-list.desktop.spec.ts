import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectSuccessToast, heart, openMenu, suggestedNames } from "./generator-page.ts";
import { button, signInAsSubscriber, storedLists, storeList } from "./name-lists.ts";

test("a suggestion is added to a list, and favourites become a new one", async ({ page }) => {
  test.slow();
  const user = await signInAsSubscriber(page);
  await storeList(page, user, { title: "Tjejnamn", names: ["Kungen"] });
  await page.goto("/fornamn");
  const [first = "", second = ""] = await suggestedNames(page);
  await openMenu(page, first);
  await button(page, `Lägg ${first} i en lista`).click();
  const choices = page.getByRole("dialog").getByRole("list", { name: "Dina listor" });
  await choices.getByRole("button", { name: "Tjejnamn 1 namn" }).click();
  await expectSuccessToast(page, `${first} tillagt i Tjejnamn`);
  await expect(button(page, `Lägg ${first} i en lista`)).toBeFocused();
  expect(await storedLists(page, user)).toMatchObject([{ names: ["Kungen", first] }]);

  await heart(page, first).click();
  await heart(page, second).click();
  await button(page, "Spara favoriterna i en lista").click();
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Titel på en ny lista" }).fill("Till lillan");
  await page.getByRole("button", { name: "Skapa lista" }).click();
  await expectSuccessToast(page, "Namnlista skapad!");
  expect(await storedLists(page, user)).toMatchObject([
    { title: "Till lillan", names: [first, second] },
    { title: "Tjejnamn" },
  ]);
});
