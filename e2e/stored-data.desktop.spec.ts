/** What an account stores when there is much of it, or when two tabs store at the same time. */
import type { Page } from "@playwright/test";
import { LOCAL_PUBLISHABLE_KEY } from "../dev/local-backend.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import {
  expectErrorToast,
  expectSuccessToast,
  favorites,
  openMenu,
  suggestedNames,
} from "./generator-page.ts";
import {
  button,
  call,
  chips,
  type ListUser,
  openLists,
  signInAsSubscriber,
  storedLists,
  storeList,
} from "./name-lists.ts";

/** In parts: the embedded database loses an insert with too many values. */
const ROWS_PER_CALL = 2000;

async function storeFavorites(page: Page, user: ListUser, onPage: string, count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    user_id: user.id,
    page: onPage,
    name: `Namn ${index}`,
    position: index,
  }));
  for (let from = 0; from < count; from += ROWS_PER_CALL) {
    const part = rows.slice(from, from + ROWS_PER_CALL);
    const answer = await call(page, user, "/rest/v1/favorites", part);
    expect(answer.status(), `storing favourites from ${from}`).toBe(201);
  }
}

test("a list that two tabs change asks which version to keep", async ({ page, context }) => {
  test.slow();
  const user = await signInAsSubscriber(page);
  await storeList(page, user, { title: "Tjejnamn", names: ["Astrid", "Bo"] });
  const other = await context.newPage();
  await openLists(page);
  await openLists(other);
  for (const [tab, names] of [
    [page, "Astrid\nBo\nCleo"],
    [other, "Astrid\nDisa"],
  ] as const) {
    await button(tab, "Ändra listan Tjejnamn").click();
    await tab.getByRole("textbox", { name: "Namn" }).fill(names);
  }
  await button(page, "Spara").click();
  await expectSuccessToast(page, "Listan Tjejnamn är sparad");

  await button(other, "Spara").click();
  const saved = other.getByRole("region", { name: "Sparad version" });
  await expect(saved.getByRole("listitem")).toHaveText(["Astrid", "Bo", "Cleo"]);
  await expect(saved.getByText("Bara här: Bo, Cleo")).toBeVisible();
  await expectAccessible(other);
  expect(await storedLists(page, user)).toMatchObject([{ names: ["Astrid", "Bo", "Cleo"] }]);
  await button(other, "Spara min version").click();
  await expectSuccessToast(other, "Listan Tjejnamn är sparad");
  await expect(chips(other, "Tjejnamn")).toHaveText(["Astrid", "Disa"]);
  expect(await storedLists(page, user)).toMatchObject([{ names: ["Astrid", "Disa"] }]);

  // Another visibility is no other version.
  await button(other, "Gör offentlig: listan Tjejnamn").click();
  await expectSuccessToast(other, "Lista gjord offentlig");
  await button(other, "Ändra listan Tjejnamn").click();
  await other.getByRole("textbox", { name: "Titel" }).fill("Båda");
  await button(other, "Spara").click();
  await expectSuccessToast(other, "Listan Båda är sparad");
});

test("more favourites than one answer of the API has are all shown, in their order", async ({
  page,
}) => {
  test.slow();
  const user = await signInAsSubscriber(page);
  await storeFavorites(page, user, "namngenerator", 1001);
  await page.goto("/namngenerator");
  await expect(page.getByText(/^1\s001\sfavoriter\./)).toBeVisible();
  await expect(favorites(page).first()).toHaveText("Namn 0");
  await expect(favorites(page).last()).toHaveText("Namn 1000");
});

test("favourites of the browser move to the account on a press only, in their order", async ({
  page,
}) => {
  const names = '["Zara","Astrid","Östen","Bo"]';
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  await page.goto("/robots.txt");
  await page.evaluate((list) => {
    localStorage.setItem("favorites", list);
    localStorage.setItem("favorites-hundnamn", '["Sigge"]');
  }, names);
  const user = await signInAsSubscriber(page);
  const saved = async () => {
    const headers = { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${user.token}` };
    return (await page.request.get("/rest/v1/favorites?select=name", { headers })).json();
  };
  await page.goto("/namngenerator");
  const question = page.getByText(/^Du har 5\sfavoriter som bara finns i den här webbläsaren/);
  await expect(question).toContainText(`Vill du spara dem i kontot ${user.email}?`);
  await expectAccessible(page);
  await page.reload();
  await expect(question).toBeVisible();
  expect(await saved()).toEqual([]);
  expect(await stored("favorites")).toBe(names);

  await button(page, "Spara i kontot").click();
  await expectSuccessToast(page, "Favoriterna är sparade i ditt konto.");
  expect(await stored("favorites")).toBe("[]");
  expect(await stored("favorites-hundnamn")).toBe("[]");
  expect(await saved()).toHaveLength(5);
  await page.reload();
  await expect(favorites(page)).toHaveText(["Zara", "Astrid", "Östen", "Bo"]);
  await expect(question).toHaveCount(0);
});

test("a full account says so, and nothing is lost", async ({ page, allowError }) => {
  allowError(/status of 400|too_many_(favorites|lists)/);
  test.slow();
  const user = await signInAsSubscriber(page);
  await storeFavorites(page, user, "dnd-namn", 10_000);
  await page.goto("/fornamn");
  await expect(page.getByText("De sparas i ditt konto.")).toBeVisible();
  const [name = ""] = await suggestedNames(page);
  await button(page, `Spara ${name} som favorit`).click();
  await expectErrorToast(
    page,
    "Ditt konto rymmer högst 10\u00a0000\u00a0favoriter. Favoriten finns kvar i den här webbläsaren så länge.",
  );
  await expect(favorites(page)).toHaveText([name]);

  const lists = Array.from({ length: 1000 }, (_, index) => ({
    user_id: user.id,
    title: `Lista ${index}`,
  }));
  expect((await call(page, user, "/rest/v1/name_lists", lists)).status()).toBe(201);
  await openMenu(page, name);
  await button(page, `Lägg ${name} i en lista`).click();
  await page.getByRole("textbox", { name: "Titel på en ny lista" }).fill("En för mycket");
  await page.getByRole("dialog").getByRole("button", { name: "Skapa lista" }).click();
  await expectErrorToast(
    page,
    "Ett konto rymmer högst 1\u00a0000\u00a0namnlistor. Radera en som du inte behöver.",
  );
  await expect(page.getByRole("textbox", { name: "Titel på en ny lista" })).toHaveValue(
    "En för mycket",
  );
});
