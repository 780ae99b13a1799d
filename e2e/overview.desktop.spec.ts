import { expect, test } from "./fixtures.ts";
import { suggestions } from "./generator-page.ts";

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Personnamn: ["Förnamn", "Efternamn", "Barnnamn"],
  Företag: ["Företagsnamn"],
  Digital: ["Användarnamn"],
  Djur: ["Husdjursnamn"],
  Kreativt: ["Fantasynamn"],
};

test("/generatorer groups seven generators, each with a working page", async ({ page }) => {
  await page.goto("/generatorer");
  for (const [group, labels] of Object.entries(GROUPS)) {
    const links = page.getByRole("region", { name: group, exact: true }).getByRole("link");
    await expect(links).toHaveText(labels);
    for (const name of labels) {
      await links.filter({ hasText: name }).click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
      await expect(suggestions(page)).toHaveCount(12);
      await page.goBack();
    }
  }
});

test("/generatorer tells where it stands, how it works, and gives tips", async ({ page }) => {
  await page.goto("/generatorer");
  const trail = page.getByRole("navigation", { name: "Brödsmulor" });
  await expect(trail.getByRole("listitem")).toHaveText([/^Hem/, "Generatorer"]);
  await expect(trail.locator("[aria-current=page]")).toHaveText("Generatorer");
  const steps = page.getByRole("region", { name: "Så fungerar det" });
  await expect(steps.getByRole("listitem")).toHaveCount(3);
  const tips = page.getByRole("region", { name: "Tips" });
  await expect(tips.getByRole("listitem")).not.toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "den samlade generatorn" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Namngenerator" })).toBeFocused();
});
