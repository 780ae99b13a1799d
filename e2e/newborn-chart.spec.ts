/** The chart of newborns on the page of a given name. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { signInAs } from "./accounts.ts";
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";
import { watchLayoutShift } from "./layout-shift.ts";

/** The range input over the curves, which the keyboard and screen readers use. */
function years(page: Page) {
  return page.getByRole("slider", { name: "År i kurvan, med antal och plats" });
}

function tableButton(page: Page) {
  return page.getByRole("button", { name: "Tabell" });
}

test("the arrow keys and the pointer read the years, nothing moves, and the chart is saved with its source", async ({
  page,
}) => {
  const layoutShift = await watchLayoutShift(page);
  await page.goto("/namn/astrid");
  await expect(
    page
      .locator("[data-deferred][data-hydrated]")
      .filter({ has: years(page) })
      .last(),
  ).toBeVisible();
  expect(await layoutShift()).toBe(0);
  await years(page).focus();
  await page.keyboard.press("Home");
  await expect(years(page)).toHaveAttribute("aria-valuetext", /^2013: 439\sflickor, plats\s21$/);
  for (let year = 2014; year <= 2019; year += 1) await page.keyboard.press("ArrowRight");
  await expect(years(page)).toHaveAttribute("aria-valuetext", /^2019: 625\sflickor, plats\s2$/);
  await expect(page.getByText(/^625\sflickor, plats\s2$/)).toBeVisible();
  expect(await layoutShift()).toBe(0);

  const plot = await years(page).boundingBox();
  if (!plot) throw new Error("No plot");
  await expect(async () => {
    await page.mouse.move(plot.x + 1, plot.y + 50);
    await page.mouse.move(plot.x + plot.width / 3, plot.y + 50);
    await expect(years(page)).toHaveValue("2017", { timeout: 500 });
  }).toPass();

  async function fileOf(format: string): Promise<Buffer> {
    const button = page.getByRole("figure").getByRole("button", { name: format, exact: true });
    const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
    expect(file.suggestedFilename()).toMatch(/^namnfynd-nyfodda-astrid-.*/);
    return readFile(await file.path());
  }
  const png = await fileOf("PNG");
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2400, 1350]);
  expect((await fileOf("SVG")).toString()).toContain("SCB, nyfödda efter tilltalsnamn, CC0");
  expect((await fileOf("CSV")).toString()).toContain("Astrid;flickor;2019;625;2;");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("the year that is tapped is read", async ({ page }) => {
    await page.goto("/namn/charlie");
    await years(page).scrollIntoViewIfNeeded();
    const plot = await years(page).boundingBox();
    if (!plot) throw new Error("No plot");
    await expect(async () => {
      await page.touchscreen.tap(plot.x + plot.width * 0.45, plot.y + plot.height / 2);
      await expect(years(page)).toHaveValue("2017", { timeout: 500 });
    }).toPass();
  });
});

test("the plot has most of a narrow window, and every year is read above it", async ({ page }) => {
  await page.goto("/namn/charlie");
  for (const width of [320, 412]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(async () => (await years(page).boundingBox())?.width).toBeLessThan(width);
    const plot = await years(page).boundingBox();
    expect(plot?.width).toBeGreaterThan(0.55 * width);
    await expect(page.getByRole("figure").getByText(/^41\sflickor, plats\s208$/)).toBeVisible();
    await expect(page.getByRole("figure").getByText(/^421\spojkar, plats\s18$/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("a visitor with a link that compares names reads what it needs", async ({ page }) => {
  await page.goto("/namn/astrid?med=elsa,maja");
  const note = page.getByRole("region", { name: "Flera namn i samma diagram" });
  await expect(note).toContainText("Länken visar Astrid med andra namn i samma diagram.");
  await expectAccessibleInBothThemes(page);
  await note.getByRole("link", { name: "Se Premium" }).click();
  await expect(page).toHaveURL("/premium");
});

test("a subscriber compares names, in the chart and in the table", async ({ page }) => {
  await signInAs(page, SEED_ACCOUNTS.premium);
  await page.goto("/namn/astrid?med=elsa");
  await expect(
    page.getByRole("heading", { name: "Flest 2022: Astrid, 603 flickor" }),
  ).toBeVisible();
  await page.getByRole("combobox", { name: "Ett annat namn" }).fill("MAJA");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/namn/astrid?med=elsa,maja");
  await years(page).focus();
  await page.keyboard.press("Home");
  await expect(years(page)).toHaveAttribute(
    "aria-valuetext",
    /^1998: Astrid 101\sflickor, plats\s94; Elsa 224\sflickor, plats\s51; Maja 430\sflickor, plats\s20$/,
  );
  await expectAccessibleInBothThemes(page);
  await tableButton(page).click();
  const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "1998" }) });
  await expect(row.getByRole("cell")).toHaveText([
    /^101\snr\s94$/,
    /^224\snr\s51$/,
    /^430\snr\s20$/,
  ]);
  await expectAccessibleInBothThemes(page);
  await page.goBack();
  await expect(page).toHaveURL("/namn/astrid?med=elsa");
  await expect(page.getByRole("button", { name: "Ta bort Maja ur diagrammet" })).toHaveCount(0);
});

test("the table fits the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await signInAs(page, SEED_ACCOUNTS.premium);
  await page.goto("/namn/astrid?med=elsa,maximilian,kim");
  await tableButton(page).click();
  await expect(page.getByRole("columnheader", { name: "Maximilian" }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
