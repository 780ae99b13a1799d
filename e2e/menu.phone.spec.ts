import { routes } from "../src/app/routes.tsx";
import { expect, test } from "./fixtures.ts";

test.describe("the menu", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/om");
  });

  test("is folded away and opens and closes with its button", async ({ page }) => {
    const menu = page.getByRole("navigation", { name: "Huvudmeny" });
    await expect(menu).toBeHidden();
    const open = page.getByRole("button", { name: "Öppna menyn" });
    await expect(open).toHaveAttribute("aria-expanded", "false");
    await open.click();

    const close = page.getByRole("button", { name: "Stäng menyn" });
    await expect(close).toHaveAttribute("aria-expanded", "true");
    await expect(menu.getByRole("link")).toHaveText(["Hem", "Generator", "Premium", "Om oss"]);
    await expect(page.getByRole("banner").getByRole("link", { name: "Logga in" })).toBeVisible();
    await expect(
      page.getByRole("banner").getByRole("link", { name: "Testa gratis" }),
    ).toBeVisible();

    await close.click();
    await expect(menu).toBeHidden();
  });

  test("closes with Escape and gives focus back to its button", async ({ page }) => {
    await page.getByRole("button", { name: "Öppna menyn" }).click();
    const menu = page.getByRole("navigation", { name: "Huvudmeny" });
    await menu.getByRole("link", { name: "Premium" }).focus();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(page.getByRole("button", { name: "Öppna menyn" })).toBeFocused();
  });

  test("closes when one of its links is followed", async ({ page }) => {
    await page.getByRole("button", { name: "Öppna menyn" }).click();
    const menu = page.getByRole("navigation", { name: "Huvudmeny" });
    await menu.getByRole("link", { name: "Generator" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Namngenerator" })).toBeFocused();
    await expect(menu).toBeHidden();
  });

  test("closes when the link of the page itself is followed", async ({ page }) => {
    await page.getByRole("button", { name: "Öppna menyn" }).click();
    const menu = page.getByRole("navigation", { name: "Huvudmeny" });
    await menu.getByRole("link", { name: "Om oss" }).click();
    await expect(menu).toBeHidden();
  });
});

test.describe("on the narrowest screen", () => {
  test.use({ viewport: { width: 320, height: 640 }, isMobile: false });

  for (const { path } of routes) {
    const address = path.replace(":shareToken", "en-lista").replace("*", "/finns/inte");

    test(`${address} does not scroll sideways`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const button = page.getByRole("button", { name: "Generera nya namn" });
      const isGenerator = (await button.count()) > 0;
      if (isGenerator) {
        await button.click();
        // With the facts, which are the longest lines of a card.
        await expect(page.getByRole("list", { name: "Namnförslag" })).toContainText("SCB");
      }
      await page.getByRole("button", { name: "Öppna menyn" }).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
});
