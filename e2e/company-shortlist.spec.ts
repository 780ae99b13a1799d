/** From a company name that is saved to the page that leads on with it. */
import type { Page } from "@playwright/test";
import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";
import { heart } from "./generator-page.ts";
import { test as ownServerTest } from "./own-server.ts";

test.use({
  reducedMotion: "reduce",
  // A network of its own: the limit of new rooms is for each.
  extraHTTPHeaders: { "cf-connecting-ip": "203.0.113.48" },
});

const SHORTLIST = "/foretagsnamn/kortlista";

function listedNames(page: Page) {
  return page.getByRole("list", { name: "Namn på kortlistan" }).getByRole("heading", { level: 2 });
}

async function store(page: Page, names: readonly string[]) {
  await page.goto("/robots.txt");
  await page.evaluate(
    (saved) => localStorage.setItem("favorites-foretagsnamn", JSON.stringify(saved)),
    names,
  );
}

test("saved names lead to their addresses, profiles and signs, and to a room", async ({ page }) => {
  await page.goto("/foretagsnamn?namn=Oktant,Mjölnaren");
  await heart(page, "Oktant").click();
  await heart(page, "Mjölnaren").click();
  await page.getByRole("link", { name: "Gå vidare med företagsnamnen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kortlista" })).toBeFocused();
  await expect(listedNames(page)).toHaveText(["Oktant", "Mjölnaren"]);

  const first = page.getByRole("region", { name: "Oktant", exact: true });
  await expect(first.getByRole("img", { name: /^Oktant som skylt/ })).toBeVisible();
  await expect(first.getByRole("link", { name: /^oktant\.se/ })).toBeVisible();
  await expect(first.getByRole("link", { name: /^GitHub: oktant/ })).toHaveAttribute(
    "href",
    "https://github.com/oktant",
  );
  await expect(page.getByText(/om \.se, \.nu och \.com verkar lediga/)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByLabel("Vad kallas du?").fill("Alva");
  await page.getByRole("button", { name: /^Skapa rum med 2\snamn$/ }).click();
  await expect(page).toHaveURL(/\/tillsammans$/);
  const card = page.getByRole("region", { name: "Namn att svara på" });
  await expect(card.getByRole("heading")).toHaveText(/^(Oktant|Mjölnaren)$/);
  await expect(card.getByText(/^Du har 5 av 5\shjärtan kvar/)).toBeVisible();
  await expect(card.getByText(/födda/)).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
});

ownServerTest("a subscriber checks the addresses of the list", async ({ openAs }) => {
  const page = await openAs(SEED_ACCOUNTS.premium, "/foretagsnamn?namn=Oktant");
  await heart(page, "Oktant").click();
  await page.getByRole("link", { name: "Gå vidare med företagsnamnet" }).click();
  await page.getByRole("button", { name: "Kolla domäner" }).click();
  const marks = page.getByRole("group", { name: "Domäner för Oktant" }).getByRole("link");
  await expect(marks).toHaveCount(3);
  for (const mark of await marks.all()) {
    await expect(mark).toContainText(/verkar ledig|upptagen|okänd/, { timeout: 20_000 });
  }
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Ta bort Oktant från favoriter" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kortlista" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Här är det tomt än så länge" })).toBeVisible();
});

test("long and many names fit from a small phone to a wide window", async ({ page }) => {
  await store(page, [
    "Verkstaden vid Norra Hamnkanalen i Oskarshamn",
    "Donaudampfschifffahrtselektrizitäten",
    ...["Oktant", "Florin", "Mjölnaren"],
  ]);
  await page.goto(SHORTLIST);
  await expect(listedNames(page)).toHaveCount(5);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test("without favourites it says how to begin", async ({ page }) => {
  await page.goto(SHORTLIST);
  await expect(page.getByRole("heading", { name: "Här är det tomt än så länge" })).toBeVisible();
  await page.getByRole("link", { name: "Hitta företagsnamn" }).click();
  await expect(page).toHaveURL(/\/foretagsnamn$/);
});
