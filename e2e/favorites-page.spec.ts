/** All favourites in one place, and hearts that know those of other generators. */
import type { Page } from "@playwright/test";
import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { signInAs } from "./accounts.ts";
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";
import { heart, suggestedNames } from "./generator-page.ts";
import { watchLayoutShift } from "./layout-shift.ts";

function group(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}

function names(page: Page, generator: string) {
  return page.getByRole("list", { name: `Favoriter: ${generator}` }).getByRole("listitem");
}

/** The link with the count of all favourites. */
function headerLink(page: Page, name: string) {
  return page.getByRole("banner").getByRole("link", { name, exact: true });
}

async function store(page: Page, favorites: Readonly<Record<string, readonly string[]>>) {
  await page.goto("/robots.txt");
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all))
      localStorage.setItem(key, JSON.stringify(value));
  }, favorites);
}

test("a name saved in one generator shows in the others, in the header and on /favoriter", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto("/fornamn?namn=Astrid,Kim");
  await expect(heart(other, "Astrid")).toBeVisible();
  await page.goto("/barnnamn?namn=Astrid,Ebbe");
  await expect(heart(page, "Astrid")).toBeVisible();
  await heart(page, "Astrid").click();
  await expect(heart(page, "Astrid")).toHaveAttribute("aria-pressed", "true");
  await expect(headerLink(page, "Favoriter 1")).toBeVisible();

  await expect(heart(other, "Astrid")).toHaveAccessibleDescription("Sparad bland barnnamn");
  await expect(heart(other, "Astrid")).toHaveAttribute("aria-pressed", "false");
  await heart(other, "Kim").click();
  await expect(headerLink(page, "Favoriter 2")).toBeVisible();

  await headerLink(page, "Favoriter 2").click();
  await expect(page.getByRole("heading", { level: 1, name: "Favoriter" })).toBeFocused();
  await expect(names(page, "förnamn")).toHaveText(["Kim"]);
  await expect(names(page, "barnnamn")).toHaveText(["Astrid"]);
  await group(page, "Barnnamn")
    .getByRole("button", { name: "Ta bort Astrid från favoriter" })
    .click();
  await expect(group(page, "Barnnamn")).toHaveCount(0);
  await expect(heart(other, "Astrid")).not.toHaveAccessibleDescription(/./);
});

test("a removal is undone with the keyboard, also from another page", async ({ page }) => {
  await store(page, { "favorites-barnnamn": ["Astrid", "Ebbe"] });
  await page.goto("/favoriter");
  const remove = page.getByRole("button", { name: "Ta bort Astrid från favoriter" });
  const undo = page.getByRole("button", { name: "Ångra" });
  await remove.press("Enter");
  await undo.press("Enter");
  await expect(remove).toBeFocused();

  await remove.press("Enter");
  await expect(undo).toBeVisible();
  await page.getByRole("link", { name: "Ebbe", exact: true }).press("Enter");
  const heading = page.getByRole("heading", { level: 1, name: "Ebbe" });
  await expect(heading).toBeFocused();
  await undo.press("Enter");
  await expect(page.getByText("Astrid tillagt till favoriter")).toBeVisible();
  await expect(heading).toBeFocused();
});

test("a name's page shows the name as saved, and removes it from where it is", async ({ page }) => {
  await store(page, { "favorites-barnnamn": ["Astrid"] });
  await page.goto("/namn/astrid");
  await expect(heart(page, "Astrid")).toHaveAccessibleDescription("Sparad bland barnnamn");
  await heart(page, "Astrid").click();
  await expect(heart(page, "Astrid")).toHaveAttribute("aria-pressed", "false");
  expect(await page.evaluate(() => localStorage.getItem("favorites-barnnamn"))).toBe("[]");
});

test("the favourites move nothing when they appear, and only they are printed", async ({
  page,
}) => {
  await store(page, { "favorites-fornamn": ["Astrid", "Kim"], "favorites-hundnamn": ["Sigge"] });
  const shift = await watchLayoutShift(page);
  await page.goto("/favoriter");
  await expect(names(page, "förnamn")).toHaveText(["Astrid", "Kim"]);
  await expect(headerLink(page, "Favoriter 3")).toBeVisible();
  await expect(page.getByRole("link", { name: "Jämför", exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  expect(await shift()).toBe(0);
  await page.emulateMedia({ media: "print" });
  const printed = (await page.getByRole("main").innerText()).split(/\s+/).filter(Boolean);
  expect(printed).toEqual(["Favoriter", "Förnamn", "Astrid", "Kim", "Hundnamn", "Sigge"]);
});

test("an empty page says so at once, but never to somebody who has favourites", async ({
  page,
}) => {
  const emptiness = page.getByRole("heading", { name: "Här är det tomt än så länge" });
  // No script of the site arrives.
  await page.route("**/assets/*.js", () => {});
  await page.goto("/favoriter", { waitUntil: "domcontentloaded" });
  await expect(emptiness).toBeVisible();
  await store(page, { "favorites-fornamn": [] });
  await page.goto("/favoriter", { waitUntil: "domcontentloaded" });
  await expect(emptiness).toBeVisible();
  await store(page, { "favorites-fornamn": ["Astrid"] });
  await page.goto("/favoriter", { waitUntil: "domcontentloaded" });
  await expect(page.getByText("Alla namn som du har sparat")).toBeVisible();
  await expect(emptiness).toBeHidden();

  await page.unroute("**/assets/*.js");
  await page.goto("/favoriter");
  await page.getByRole("button", { name: "Ta bort Astrid från favoriter" }).click();
  await expect(emptiness).toBeVisible();
});

test("a premium account's favourites are on the page, and are saved from it", async ({ page }) => {
  await store(page, { "favorites-hundnamn": ["Sigge"] });
  await signInAs(page, SEED_ACCOUNTS.premium);
  await page.goto("/favoriter");
  await page.getByRole("button", { name: "Spara i kontot" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("favorites-hundnamn")))
    .toBe("[]");
  await page.reload();
  await expect(names(page, "hundnamn")).toHaveText(["Sigge"]);
  await expect(page.getByText("De sparas i ditt konto.")).toBeVisible();
  await page.getByRole("button", { name: "Lägg Sigge i en lista" }).click();
  await expect(page.getByRole("dialog", { name: "Lägg Sigge i en lista" })).toBeVisible();
});

test("the toast at the cap leads to the favourites", async ({ page }) => {
  await store(page, { "favorites-fornamn": ["Alma", "Bo", "Cleo", "Disa", "Ebbe"] });
  await page.goto("/fornamn");
  const [name = ""] = (await suggestedNames(page)).filter(
    (one) => !["Alma", "Bo", "Cleo", "Disa", "Ebbe"].includes(one),
  );
  await heart(page, name).click();
  await expect(page.getByRole("alert")).toHaveText("FelDu kan bara spara 5 favoriter åt gången");
  await page.getByRole("link", { name: "Visa favoriter" }).click();
  await expect(page).toHaveURL("/favoriter");
  await expect(names(page, "förnamn")).toHaveCount(5);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("the third favourite offers a link, and another browser adds its names to its own", async ({
  page,
  browser,
}) => {
  await page.goto("/fornamn?namn=Astrid,Sigrid,Ester");
  await heart(page, "Astrid").click();
  // The code that counts them.
  await expect(page.getByRole("button", { name: "Skicka till dig själv" })).toBeVisible();
  await heart(page, "Sigrid").click();
  await heart(page, "Ester").click();
  await page.getByRole("link", { name: "Skicka till dig själv" }).click();
  const dialog = page.getByRole("dialog", { name: "Skicka listan till dig själv" });
  await expect(dialog.getByRole("img", { name: "QR-kod med länken" })).toBeVisible();
  const link = await dialog.getByRole("textbox", { name: "Länken" }).inputValue();
  await dialog.getByRole("button", { name: "Stäng dialogrutan" }).click();
  await expect(page).toHaveURL(/\/favoriter$/);

  const otherBrowser = await browser.newContext({ baseURL: new URL(link).origin });
  const other = await otherBrowser.newPage();
  await store(other, { "favorites-fornamn": ["Maja", "Sigrid"] });
  await other.goto(link);
  await other.getByRole("button", { name: "Lägg till bland mina" }).click();
  await expect(names(other, "förnamn")).toHaveText(["Maja", "Sigrid", "Astrid", "Ester"]);
  await otherBrowser.close();
});
