import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import {
  favorites,
  filter,
  generate,
  generateButton,
  heart,
  openWithStoppedClock,
  passGeneration,
  suggestedNames,
  suggestionList,
  suggestions,
  waitForSuggestions,
} from "./generator-page.ts";

const PATH = "/anvandarnamn";

/** Waiting time after the last key (SPEC section 9), in milliseconds. */
const DEBOUNCE_MS = 500;

const SERVICES: Readonly<Record<string, string>> = {
  Instagram: "https://www.instagram.com/",
  TikTok: "https://www.tiktok.com/@",
  YouTube: "https://www.youtube.com/@",
  X: "https://x.com/",
  Twitch: "https://www.twitch.tv/",
  GitHub: "https://github.com/",
};

function baseName(page: Page) {
  return page.getByRole("textbox", { name: "Basnamn" });
}

function expectAllAround(page: Page, base: RegExp) {
  return expect
    .poll(async () => {
      const names = await suggestedNames(page);
      return names.length === 12 && names.every((name) => base.test(name));
    })
    .toBe(true);
}

test("a base name stands in every suggestion, half a second after the last key", async ({
  page,
}) => {
  await openWithStoppedClock(page, PATH);
  await passGeneration(page);
  const random = await suggestedNames(page);

  await baseName(page).pressSequentially("Maj");
  await page.clock.runFor(DEBOUNCE_MS - 50);
  await baseName(page).press("a");
  await page.clock.runFor(DEBOUNCE_MS - 50);
  await expect(generateButton(page)).toBeEnabled();
  expect(await suggestedNames(page)).toEqual(random);

  await page.clock.runFor(50);
  await expect(generateButton(page)).toBeDisabled();
  await passGeneration(page);
  await expectAllAround(page, /Maja/);
  // What is written is not in the address, which may be shared.
  await expect(page).toHaveURL(PATH);

  await baseName(page).clear();
  await page.clock.runFor(DEBOUNCE_MS);
  await expect(generateButton(page)).toBeDisabled();
  await passGeneration(page);
  expect((await suggestedNames(page)).filter((name) => name.includes("Maja"))).toEqual([]);
});

test("a base name loses spaces and accents", async ({ page }) => {
  await page.goto(PATH);
  await waitForSuggestions(page);
  await baseName(page).fill("  Åsa Öberg! ");
  await expectAllAround(page, /AsaOberg/);
});

test("a base name of which nothing is left gives random names", async ({ page }) => {
  await page.goto(PATH);
  await waitForSuggestions(page);
  await baseName(page).fill("!?");
  expect(await generate(page)).toHaveLength(12);
});

test("a base name works together with the filters, and keeps the favourites", async ({ page }) => {
  await page.goto(PATH);
  const [favorite = ""] = await suggestedNames(page);
  await heart(page, favorite).click();
  await baseName(page).fill("nisse");
  await expectAllAround(page, /nisse/i);
  await filter(page, "Inkludera siffror").selectOption("ja");
  await filter(page, "Plattform/Syfte").selectOption("gaming");
  await expect(page).toHaveURL(`${PATH}?siffror=ja&plattform=gaming`);
  await expectAllAround(page, /nisse/i);
  await expect(favorites(page)).toHaveText([favorite]);

  // Numbers are as likely as words, so three rounds without any do not happen.
  const names = [...(await generate(page)), ...(await generate(page)), ...(await generate(page))];
  expect(names.filter((name) => /\d$/.test(name))).not.toEqual([]);
});

test("every suggestion guesses whether it is free, and keeps to its guess", async ({ page }) => {
  await page.goto(PATH);
  const [name = ""] = await suggestedNames(page);
  const guesses = suggestionList(page).getByText(/^Gissning: kanske (ledigt|upptaget)$/);
  await expect(guesses).toHaveCount(12);
  const before = await guesses.allTextContents();
  await heart(page, name).click();
  await expect(favorites(page)).toHaveText([name]);
  expect(await guesses.allTextContents()).toEqual(before);
});

test("every suggestion leads to the profiles of its name", async ({ page }) => {
  await page.goto(PATH);
  const [name = ""] = await suggestedNames(page);
  const card = suggestions(page).first();
  await expect(card.getByRole("link")).toHaveCount(0);
  await card.getByText("Kolla på riktigt").click();
  await expect(card.getByRole("link")).toHaveCount(Object.keys(SERVICES).length);
  for (const [label, profiles] of Object.entries(SERVICES)) {
    const link = card.getByRole("link", {
      name: `Kolla ${name} på ${label} (öppnas i en ny flik)`,
    });
    await expect(link).toHaveAttribute("href", profiles + name);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener.*noreferrer/);
  }
});
