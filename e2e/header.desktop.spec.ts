import { expect, test } from "./fixtures.ts";

const LINKS = [
  { name: "Hem", href: "/" },
  { name: "Generator", href: "/namngenerator" },
  { name: "Premium", href: "/premium" },
  { name: "Om oss", href: "/om" },
];

test("the header leads to the main pages and to an account", async ({ page }) => {
  await page.goto("/kallor");
  const banner = page.getByRole("banner");
  const links = banner.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link");
  await expect(links).toHaveText(LINKS.map(({ name }) => name));
  for (const { name, href } of LINKS) {
    await expect(banner.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
  await expect(banner.getByRole("link", { name: "Logga in" })).toHaveAttribute(
    "href",
    "/auth?mode=login",
  );
  await expect(banner.getByRole("link", { name: "Testa gratis" })).toBeVisible();
  await expect(banner.getByRole("link", { name: /Namnfynd/ })).toHaveAttribute("href", "/");
  await expect(banner.getByRole("button", { name: "Öppna menyn" })).toBeHidden();
});

for (const { name, href } of LINKS) {
  test(`the header marks ${name} as the page shown`, async ({ page }) => {
    await page.goto(href);
    const menu = page.getByRole("navigation", { name: "Huvudmeny" });
    await expect(menu.locator("[aria-current]")).toHaveText([name]);
    await expect(menu.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  });
}

test("the header marks Generator on every other generator page", async ({ page }) => {
  await page.goto("/efternamn?langd=kort");
  const menu = page.getByRole("navigation", { name: "Huvudmeny" });
  await expect(menu.locator("[aria-current]")).toHaveText(["Generator"]);
  await expect(menu.getByRole("link", { name: "Generator" })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("the header marks nothing on a page that no link leads to", async ({ page }) => {
  await page.goto("/villkor");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(
    page.getByRole("navigation", { name: "Huvudmeny" }).locator("[aria-current]"),
  ).toHaveCount(0);
});
