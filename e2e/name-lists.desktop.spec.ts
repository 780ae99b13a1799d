import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectErrorToast, expectSuccessToast } from "./generator-page.ts";
import {
  button,
  card,
  chips,
  openLists,
  signInAsSubscriber,
  storedLists,
  storeList,
} from "./name-lists.ts";

const NAMES = "Astrid,Alva,Sigrid,Märta,Ingrid,Tyra,Linnéa,Freja,Saga,Svea,Elsa,Ebba".split(",");

function dialog(page: Page) {
  return page.getByRole("dialog");
}

/** The titles of the lists, in order. */
function titles(page: Page) {
  return page.getByRole("list", { name: "Namnlistor" }).getByRole("heading");
}

function titleField(page: Page) {
  return dialog(page).getByRole("textbox", { name: "Titel" });
}

function namesField(page: Page) {
  return dialog(page).getByRole("textbox", { name: "Namn" });
}

function save(page: Page) {
  return dialog(page).getByRole("button", { name: /^(Skapa lista|Spara)$/ });
}

test("the first list is made, shown and still there after a reload", async ({ page }) => {
  const user = await signInAsSubscriber(page);
  await openLists(page);
  await expectAccessible(page);
  await button(page, "Skapa första listan").click();
  await expect(titleField(page)).toBeFocused();
  await titleField(page).fill("  Tjejnamn  ");
  await namesField(page).fill(`\n  ${NAMES.join("  \n\n")}\nAstrid\n`);
  await expect(dialog(page)).toContainText("12 av 1 000");
  await save(page).click();
  await expectSuccessToast(page, "Namnlista skapad!");
  await expect(dialog(page)).toBeHidden();

  await expect(chips(page, "Tjejnamn")).toHaveText(NAMES.slice(0, 10));
  await expect(card(page, "Tjejnamn")).toContainText(/12\u00a0namnSkapad \d+\u00a0\S+\u00a0\d{4}/);
  await expect(card(page, "Tjejnamn")).not.toContainText("Offentlig");
  await button(page, "+2 till i listan Tjejnamn").click();
  await expect(chips(page, "Tjejnamn")).toHaveText(NAMES);
  await button(page, "Visa färre i listan Tjejnamn").click();
  await expect(chips(page, "Tjejnamn")).toHaveCount(10);

  await page.reload();
  await expect(chips(page, "Tjejnamn")).toHaveCount(10);
  expect(await storedLists(page, user)).toMatchObject([
    { title: "Tjejnamn", names: NAMES, is_public: false },
  ]);
});

test("lists stand with the last changed first, and a short one has no rest", async ({ page }) => {
  const user = await signInAsSubscriber(page);
  await storeList(page, user, { title: "Äldst", names: NAMES.slice(0, 10) });
  await storeList(page, user, { title: "Nyast" });
  await openLists(page);
  await expect(titles(page)).toHaveText(["Nyast", "Äldst"]);
  await expect(card(page, "Nyast")).toContainText("Inga namn i listan ännu.");
  await expect(page.getByText(/\+\d+ till/)).toHaveCount(0);
});

test("a list without a title, or with too long a one, is not saved", async ({ page }) => {
  const user = await signInAsSubscriber(page);
  await openLists(page);
  await button(page, "Skapa första listan").click();
  await namesField(page).fill("Astrid");
  await save(page).click();
  await expectErrorToast(page, "Titel krävs");
  await expect(titleField(page)).toBeFocused();
  await expect(titleField(page)).toHaveAccessibleDescription("Titel krävs");
  await expectAccessible(page);

  await titleField(page).fill("å".repeat(101));
  await save(page).click();
  await expectErrorToast(page, "Titeln får ha högst 100 tecken.");
  expect(await storedLists(page, user)).toEqual([]);
});

test("names beyond the limits are not saved; what is within them is", async ({ page }) => {
  const user = await signInAsSubscriber(page);
  await openLists(page);
  await button(page, "Skapa första listan").click();
  await titleField(page).fill("å".repeat(100));
  await namesField(page).fill(Array.from({ length: 1001 }, (_, i) => `Namn ${i}`).join("\n"));
  await save(page).click();
  await expectErrorToast(page, "En lista rymmer högst 1 000 namn. Det här är 1 001.");
  await expect(namesField(page)).toBeFocused();
  await namesField(page).fill(`Bo\n${"ö".repeat(101)}`);
  await save(page).click();
  await expectErrorToast(
    page,
    `Ett namn får ha högst 100 tecken. Korta det som börjar ”${"ö".repeat(20)}”.`,
  );
  expect(await storedLists(page, user)).toEqual([]);

  const most = Array.from({ length: 1000 }, (_, i) => `Namn ${i}`);
  await namesField(page).fill(most.join("\n"));
  await save(page).click();
  await expectSuccessToast(page, "Namnlista skapad!");
  expect(await storedLists(page, user)).toMatchObject([{ names: most }]);
});

test("what is typed outlives a failed save, and a dialog that is closed", async ({
  page,
  allowError,
}) => {
  allowError(/Failed to load resource|Kunde inte skapa namnlista/);
  const user = await signInAsSubscriber(page);
  await openLists(page);
  await button(page, "Skapa första listan").click();
  await titleField(page).fill("Tjejnamn");
  await namesField(page).fill("Astrid\nBo");
  await page.route("**/rest/v1/name_lists?*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await save(page).click();
  await expectErrorToast(page, "Kunde inte skapa namnlista");
  await expect(titleField(page)).toHaveValue("Tjejnamn");
  await expect(namesField(page)).toHaveValue("Astrid\nBo");

  await button(page, "Stäng dialogrutan").click();
  await page.getByRole("link", { name: "Om oss" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Om oss" })).toBeVisible();
  await page.goBack();
  await button(page, "Skapa första listan").click();
  await expect(titleField(page)).toHaveValue("Tjejnamn");
  await expect(namesField(page)).toHaveValue("Astrid\nBo");

  await page.unroute("**/rest/v1/name_lists?*");
  await save(page).click();
  await expect(chips(page, "Tjejnamn")).toHaveText(["Astrid", "Bo"]);
  expect(await storedLists(page, user)).toHaveLength(1);
  await button(page, "Skapa lista").click();
  await expect(titleField(page)).toHaveValue("");
});

test("a list gets another title and other names; leaving the dialog changes nothing", async ({
  page,
}) => {
  const user = await signInAsSubscriber(page);
  await storeList(page, user, { title: "Förut", names: ["Astrid", "Bo"] });
  await openLists(page);
  await button(page, "Ändra listan Förut").click();
  await expect(titleField(page)).toHaveValue("Förut");
  await expect(namesField(page)).toHaveValue("Astrid\nBo");
  await titleField(page).fill("Aldrig");
  await button(page, "Avbryt").click();
  await expect(button(page, "Ändra listan Förut")).toBeFocused();

  await button(page, "Ändra listan Förut").click();
  await expect(titleField(page)).toHaveValue("Förut");
  await titleField(page).fill("Efteråt");
  await namesField(page).fill("Bo\nCleo");
  await titleField(page).press("Enter");
  await expectSuccessToast(page, "Listan Efteråt är sparad");
  await expect(chips(page, "Efteråt")).toHaveText(["Bo", "Cleo"]);
  expect(await storedLists(page, user)).toMatchObject([
    { title: "Efteråt", names: ["Bo", "Cleo"] },
  ]);
});

test("a deleted list is gone at once, and comes back when that is undone", async ({ page }) => {
  const user = await signInAsSubscriber(page);
  const names = ["Astrid", "Bo"];
  await storeList(page, user, { title: "Sist", names });
  const removed = await storeList(page, user, { title: "Mitten", names, is_public: true });
  await storeList(page, user, { title: "Först" });
  await openLists(page);
  await button(page, "Radera listan Mitten").click();
  await expectSuccessToast(page, "Lista raderad");
  await expect(card(page, "Mitten")).toHaveCount(0);
  expect(await storedLists(page, user)).toHaveLength(2);
  await expectAccessible(page);

  // The header's links do not load the page anew: the way back goes with them.
  await page.getByRole("link", { name: "Om oss" }).first().click();
  await button(page, "Ångra").click();
  await expectSuccessToast(
    page,
    "Listan är tillbaka, med en ny länk. Den gamla fungerar inte längre.",
  );
  const restored = (await storedLists(page, user)).find(({ title }) => title === "Mitten");
  expect(restored).toMatchObject({ names, is_public: true });
  expect(restored?.share_token).not.toBe(removed.share_token);
});

test("a list that is taken back stands where it stood", async ({ page }) => {
  const user = await signInAsSubscriber(page);
  for (const title of ["Sist", "Mitten", "Först"]) await storeList(page, user, { title });
  await openLists(page);
  await button(page, "Radera listan Mitten").click();
  await button(page, "Ångra").click();
  await expectSuccessToast(page, "Listan är tillbaka");
  await expect(titles(page)).toHaveText(["Först", "Mitten", "Sist"]);
});

test("the last list that is deleted leaves the empty page", async ({ page }) => {
  const user = await signInAsSubscriber(page);
  await storeList(page, user, { title: "Ensam" });
  await openLists(page);
  await button(page, "Radera listan Ensam").click();
  await expect(page.getByRole("heading", { name: "Inga listor ännu" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Inga listor ännu" })).toBeVisible();
});

test("a deletion that fails leaves the list where it was", async ({ page, allowError }) => {
  allowError(/Failed to load resource|Kunde inte radera lista/);
  const user = await signInAsSubscriber(page);
  for (const title of ["Sist", "Mitten", "Först"]) await storeList(page, user, { title });
  await openLists(page);
  await page.route("**/rest/v1/name_lists?id=*", (route) => route.abort());
  await button(page, "Radera listan Mitten").click();
  await expectErrorToast(page, "Kunde inte radera lista");
  await expect(titles(page)).toHaveText(["Först", "Mitten", "Sist"]);
});

test("a list that cannot be taken back is kept until it can", async ({ page, allowError }) => {
  allowError(/Failed to load resource|A deleted list cannot be restored/);
  const user = await signInAsSubscriber(page);
  await storeList(page, user, { title: "Kvar", names: ["Astrid"] });
  await openLists(page);
  await button(page, "Radera listan Kvar").click();
  await expectSuccessToast(page, "Lista raderad");
  await page.route("**/rest/v1/name_lists?*", (route) => route.abort());
  await button(page, "Ångra").click();
  await expectErrorToast(page, "Kunde inte återställa listan");
  await page.unroute("**/rest/v1/name_lists?*");
  await button(page, "Försök igen").click();
  await expectSuccessToast(page, "Listan är tillbaka");
  await expect(chips(page, "Kvar")).toHaveText(["Astrid"]);
});

test("lists that cannot be read are said to be there, and read when asked again", async ({
  page,
  allowError,
}) => {
  allowError(/Failed to load resource|The name lists cannot be read/);
  const user = await signInAsSubscriber(page);
  await storeList(page, user, { title: "Tjejnamn" });
  await page.route("**/rest/v1/name_lists?*", (route) => route.abort());
  await page.goto("/namnlistor");
  await expectErrorToast(page, "Kunde inte hämta namnlistor");
  await page.unroute("**/rest/v1/name_lists?*");
  await button(page, "Försök igen").click();
  await expect(card(page, "Tjejnamn")).toBeVisible();
});
