/** Names side by side: from the favourites to a link that somebody else opens. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";
import { watchLayoutShift } from "./layout-shift.ts";
import { printed } from "./pdf.ts";

/** Names that are long, rare, of both sexes, and common. */
const EIGHT = "Maximiliana,Alexandra-Cristina,Kim,Astrid,Tiburtius,Sigrid,Gunilla,Freyja";
const SPELT = EIGHT.split(",");

function comparedNames(page: Page) {
  const table = page.getByRole("table", { name: "Namn som jämförs" });
  return table.getByRole("columnheader").getByRole("link");
}

const field = (page: Page) => page.getByRole("combobox", { name: "Lägg till ett namn" });

test.use({ reducedMotion: "reduce" });

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("favourites are compared, a name is added with the keys, and the link is shared", async ({
    page,
  }) => {
    await page.goto("/robots.txt");
    await page.evaluate(() =>
      localStorage.setItem("favorites-fornamn", JSON.stringify(["Astrid", "Sigrid"])),
    );
    await page.goto("/favoriter");
    await page.getByRole("link", { name: "Jämför", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Jämför namn" })).toBeFocused();
    await expect(comparedNames(page)).toHaveText(["Astrid", "Sigrid"]);

    await field(page).focus();
    await page.keyboard.type("ester");
    await expect(page.getByRole("option", { name: /^Ester / })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(comparedNames(page)).toHaveText(["Astrid", "Sigrid", "Ester"]);
    await expect(page).toHaveURL("/jamfor?namn=Astrid,Sigrid,Ester");
    await expect(page.getByText("Astrid är vanligast av de tre")).toBeVisible();
    await expectAccessibleInBothThemes(page);

    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, "share"));
    await page.getByRole("button", { name: "Dela jämförelsen" }).press("Enter");
    await expect(page.getByText("Länk kopierad!")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).search).toBe("?namn=Astrid,Sigrid,Ester");

    await page.getByRole("button", { name: "Ta bort Sigrid ur jämförelsen" }).press("Enter");
    await expect(comparedNames(page)).toHaveText(["Astrid", "Ester"]);
    await expect(field(page)).toBeFocused();
  });
});

test("the names of a link move nothing when they appear", async ({ page }) => {
  const layoutShift = await watchLayoutShift(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/jamfor?namn=${EIGHT}&efternamn=Lindqvist`);
    await expect(comparedNames(page)).toHaveText(SPELT);
    await expect(page.getByText("Astrid Lindqvist")).toBeVisible();
    expect(await layoutShift(), `at ${width} px`).toBe(0);
  }
});

test("the data of a link's names is requested once, before the code that shows it", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/jamfor?namn=Astrid,Alma");
  await expect(comparedNames(page)).toHaveText(["Astrid", "Alma"]);
  const isData = (path: string) => path.startsWith("/namndata/");
  expect(requested.filter(isData)).toHaveLength(4);
  const firstScript = requested.findIndex((path) => path.endsWith(".js"));
  expect(requested.findLastIndex(isData)).toBeLessThan(firstScript);
});

test("the hearts of all names are in one row, each close below its name", async ({ page }) => {
  await page.goto(`/jamfor?namn=${EIGHT}`);
  await expect(comparedNames(page)).toHaveText(SPELT);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const places = await page.evaluate(() =>
      [...document.querySelectorAll("main thead th")].map((column) => {
        const [name, heart] = ["a", "button svg"].map((part) =>
          column.querySelector(part)?.getBoundingClientRect(),
        );
        return {
          top: heart?.top,
          left: (heart?.left ?? 0) - (name?.left ?? 0),
          gap: (heart?.top ?? 0) - (name?.bottom ?? 0),
        };
      }),
    );
    expect(new Set(places.map(({ top }) => top)).size, `at ${width} px`).toBe(1);
    for (const { left, gap } of places) {
      expect(Math.abs(left)).toBeLessThanOrEqual(3);
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThanOrEqual(12);
    }
  }
});

test("eight names are swiped in their table, fit every window, and are accessible", async ({
  page,
}) => {
  await page.goto(`/jamfor?namn=${EIGHT}&efternamn=Lindqvist&syskon=Tim`);
  await expect(comparedNames(page)).toHaveText(SPELT);
  await expect(page.getByText("Astrid Lindqvist")).toBeVisible();
  for (const width of [320, 360, 700, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const overflow = await page.evaluate(() => [
      ...(document.documentElement.scrollWidth > window.innerWidth ? ["the page"] : []),
      ...[...document.querySelectorAll<HTMLElement>("main :is(h2, p, th, td)")]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 1)
        .map(({ innerText }) => innerText),
    ]);
    expect.soft(overflow, `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessibleInBothThemes(page);
});

test("on a phone two names are beside each other in rows, and the keys bring the others", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/jamfor?namn=Astrid,Sigrid,Ester");
  const names = comparedNames(page);
  await expect(names.nth(0)).toBeInViewport({ ratio: 1 });
  await expect(names.nth(1)).toBeInViewport({ ratio: 1 });
  await expect(names.nth(2)).not.toBeInViewport({ ratio: 1 });
  const label = page.getByRole("rowheader", { name: "Medelålder" });
  const cells = page.getByRole("row", { name: /^Medelålder/ }).getByRole("cell");
  const tops = await cells.evaluateAll((all) =>
    all.map((cell) => cell.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
  const before = await label.boundingBox();
  const region = page.getByRole("region", { name: "Jämförelsen" });
  for (let press = 0; press < 6; press++) await region.press("ArrowRight");
  // The region is higher than the window, which shows another part of it now.
  await expect
    .poll(async () => {
      const { x = 0, width = 0 } = (await names.nth(2).boundingBox()) ?? {};
      return x + width;
    })
    .toBeLessThanOrEqual(360);
  expect((await label.boundingBox())?.x).toBe(before?.x);
  // As high as what it says: once it was seven windows.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(4500);
});

test("a number and the numbers that explain it are on lines of their own, also on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/jamfor?namn=Alma,Astrid");
  const bearers = page.getByText("12 876 kvinnor, 4 män");
  await expect(bearers).toBeVisible();
  const number = await bearers.locator("xpath=preceding-sibling::b").boundingBox();
  const explanation = await bearers.boundingBox();
  expect(explanation?.y).toBeGreaterThanOrEqual((number?.y ?? 0) + (number?.height ?? 0));
});

test("examples are never shown to somebody who opens a link with names", async ({ page }) => {
  const examples = page.getByRole("heading", { name: "Vilka namn väljer du mellan?" });
  // No script of the site arrives.
  await page.route("**/assets/*.js", () => {});
  await page.goto("/jamfor", { waitUntil: "domcontentloaded" });
  await expect(examples).toBeVisible();
  await page.goto("/jamfor?namn=Astrid,Ester", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(examples).toBeHidden();
});

test("examples are shown where the link has no name that can be compared", async ({ page }) => {
  await page.goto("/jamfor?namn=%3Cb%3E");
  await expect(page.getByText("Vi hoppade över ”<b>”, som inte är ett namn.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Vilka namn väljer du mellan?" })).toBeVisible();
});

test("three names and eight are printed on one page", async ({ page }) => {
  for (const names of ["Astrid,Sigrid,Ester", EIGHT]) {
    await page.goto(`/jamfor?namn=${names}&efternamn=Lindqvist`);
    await expect(page.getByText("Astrid Lindqvist")).toBeVisible();
    const pages = await printed(page);
    expect(pages).toHaveLength(1);
    const [{ text } = { text: "" }] = pages;
    for (const part of ["Jämför namn", "Hur många i klassen?", "Astrid", "16 195", "13 %", "SCB"]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/Lägg till|Dela|Premium|Ta bort/);
  }
});

test("up to four curves are saved as one chart", async ({ page }) => {
  await page.goto("/jamfor?namn=Astrid,Sigrid,Nils,Ester");
  const button = page.getByRole("button", { name: "CSV" });
  const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
  expect(file.suggestedFilename()).toMatch(/^namnfynd-nyfodda-astrid-sigrid-nils-ester/);
  const csv = await readFile(await file.path(), "utf8");
  expect(csv).toContain("Astrid;flickor;2019;625;2;");
  expect(csv).toContain("Nils;pojkar;2022;");
  await page.goto("/jamfor?namn=Astrid,Sigrid,Nils,Ester,Elsa");
  await expect(page.getByRole("heading", { name: "Nyfödda 2013–2022" })).toBeVisible();
  await expect(button).toHaveCount(0);
});
