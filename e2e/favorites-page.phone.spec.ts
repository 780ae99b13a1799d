/** All favourites on a phone. */
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";

const LONG = "WWWWWWWWWWWWWWWWWWWWofficialMaster99";

test("the menu leads to the favourites, which fit the narrowest screen", async ({ page }) => {
  await page.goto("/robots.txt");
  await page.evaluate((name) => {
    localStorage.setItem("favorites-anvandarnamn", JSON.stringify([name]));
    localStorage.setItem(
      "favorites-barnnamn",
      '["Alma","Bo","Cleo","Disa","Ebbe","Frej","Greta","Hugo","Ines"]',
    );
  }, LONG);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/om");
  await page.getByRole("banner").getByRole("link", { name: "Favoriter 10" }).click();
  await expect(page.getByRole("list", { name: "Favoriter: användarnamn" })).toHaveText(LONG);
  await page.getByRole("button", { name: "Jämför" }).click();
  await page.getByRole("checkbox", { name: "Jämför Alma" }).check();
  await page.getByRole("checkbox", { name: "Jämför Ebbe" }).check();
  await expect(page.getByRole("link", { name: /Jämför 2/ })).toHaveAttribute(
    "href",
    "/jamfor?namn=Alma,Ebbe",
  );
  await expectAccessibleInBothThemes(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
