/** Name days, top lists and names by letter. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { LAST_NEWBORN_YEAR } from "../src/words/statistics.ts";
import { expect, test } from "./fixtures.ts";
import { watchLayoutShift } from "./layout-shift.ts";

function today(page: Page) {
  return page.getByRole("region", { name: /^Vem har namnsdag i dag/ });
}

/** Scrolls to the names, which are part of what is loaded after the first suggestions. */
async function hydratedToday(page: Page) {
  await today(page).scrollIntoViewIfNeeded();
  await expect(today(page).getByRole("link").first()).toBeVisible();
  return today(page);
}

test("today's names move nothing", async ({ page }) => {
  // A day with three names, the most there are.
  await page.clock.setFixedTime(new Date("2026-01-06T12:00:00+01:00"));
  const layoutShift = await watchLayoutShift(page);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ["/namnsdag", "/"]) {
      await page.goto(address);
      const names = await hydratedToday(page);
      await expect(names).toContainText("Baltsar");
      await expect(names).toContainText("I morgon:");
      expect(await layoutShift(), `${address}, ${width} px wide`).toBe(0);
    }
  }
});

test.describe("by the visitor's clock", () => {
  for (const { timezoneId, name } of [
    { timezoneId: "America/Los_Angeles", name: "Linus" },
    { timezoneId: "Pacific/Kiritimati", name: "Astrid" },
  ]) {
    test.describe(() => {
      test.use({ timezoneId });
      test(`it is the day of ${name} in ${timezoneId}`, async ({ page }) => {
        await page.clock.setFixedTime(new Date("2026-11-26T20:00:00Z"));
        await page.goto("/namnsdag");
        await expect(today(page).getByRole("link", { name }).first()).toBeVisible();
        const marked = page.locator("[aria-current=date]");
        await expect(marked).toContainText(`, i dag${name === "Linus" ? "Linus" : "Asta"}`);
      });
    });
  }
});

test("the day changes at midnight while the page stays open", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-26T23:58:00+01:00") });
  await page.goto("/namnsdag");
  await expect(page.locator("[aria-current=date]")).toHaveAttribute("id", "11-26");
  await page.clock.fastForward("02:30");
  await expect(page.locator("[aria-current=date]")).toHaveAttribute("id", "11-27");
  await expect(today(page)).toHaveAccessibleName("Vem har namnsdag i dag? 27\u00a0november");
});

test("an address with a day opens at it, and a name leads to its page", async ({ page }) => {
  await page.goto("/namnsdag#12-13");
  const lucia = page.getByRole("link", { name: "Lucia" });
  await expect(lucia).toBeInViewport();
  await lucia.click();
  await expect(page).toHaveURL("/namn/lucia");
});

test("the calendar and lists move nothing while they load", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const layoutShift = await watchLayoutShift(page);
  for (const address of [
    "/namnsdag",
    `/namn/topplista/${LAST_NEWBORN_YEAR}`,
    "/namn/lista/pojknamn-ovriga",
  ]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await layoutShift(), address).toBe(0);
  }
});

test("the list of another year and of another letter is fetched on navigation", async ({
  page,
}) => {
  await page.goto(`/namn/topplista/${LAST_NEWBORN_YEAR}`);
  await page.getByRole("navigation", { name: "År" }).getByRole("link", { name: "1998" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle("Populära flicknamn och pojknamn 1998: topplista – Namnfynd");
  await expect(page.getByRole("table", { name: "Flicknamn 1998" })).toContainText("Emma");
  await page.getByRole("link", { name: "Listor med namn" }).first().click();
  await page
    .getByRole("navigation", { name: "Pojknamn på bokstav" })
    .getByRole("link", { name: "Övriga" })
    .click();
  await expect(page).toHaveURL("/namn/lista/pojknamn-ovriga");
  await page.getByRole("link", { name: "Örjan" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Örjan");
});

test("the calendar is as wide as the window after a rotation", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto("/namnsdag");
  const widest = () =>
    page.getByRole("main").evaluate((main) => {
      const parts = [...main.querySelectorAll("section")];
      return Math.max(document.documentElement.scrollWidth, ...parts.map((it) => it.scrollWidth));
    });
  // A month in sight was laid out in the wide window, and is out of sight afterwards.
  await page.getByRole("heading", { name: "December", exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole("heading", { name: "Januari", exact: true }).scrollIntoViewIfNeeded();
  for (const width of [360, 308]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(widest).toBeLessThanOrEqual(width);
  }
});

test("the name day of a name can be put in the visitor's own calendar", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-26T20:00:00+01:00"));
  await page.goto("/namn/astrid");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Lägg i kalendern" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("namnsdagar.ics");
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("DTSTART;VALUE=DATE:20261127\r\n");
  expect(text).toContain("SUMMARY:Namnsdag: Astrid\r\n");
  await expect(
    page.getByRole("status").filter({ hasText: "Filen med 1\u00a0namnsdag är hämtad." }).first(),
  ).toBeVisible();
});

test("/namnsdag offers the whole calendar as a subscription and as a file", async ({ page }) => {
  await page.goto("/namnsdag");
  const section = page.getByRole("region", { name: "I din egen kalender" });
  await expect(
    section.getByRole("link", { name: "Prenumerera i Apple Kalender eller Outlook" }),
  ).toHaveAttribute("href", /^webcal:\/\/.*\/namnsdagar\.ics$/);
  const download = page.waitForEvent("download");
  await section.getByRole("link", { name: "Hämta namnsdagar.ics" }).click();
  expect((await download).suggestedFilename()).toBe("namnsdagar.ics");
});
