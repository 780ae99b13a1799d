/** Charts in the pages of other sites, and every other page, which they may not frame. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Frame, Page } from "@playwright/test";
import { TEST_HOST } from "../dev/free-port.ts";
import { test as base, expect, expectAccessibleInBothThemes } from "./fixtures.ts";

/** A page of another site: of another port, which is another origin. */
const test = base.extend<{ readonly openAround: (path: string) => Promise<Page> }>({
  openAround: async ({ page, baseURL }, use) => {
    const server = createServer((request, response) => {
      const path = new URL(`http://site${request.url}`).searchParams.get("path");
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(`<!doctype html>
        <html lang="sv"><title>En tidning</title><h1>En tidning</h1>
        <iframe src="${baseURL}${path}" title="Diagram" width="100%" height="100" style="border:0"></iframe>
        <script>
          addEventListener("message", ({ data, origin, source }) => {
            const frame = document.querySelector("iframe");
            if (origin !== "${baseURL}" || source !== frame.contentWindow) return;
            if (data.type === "namnfynd-height") frame.height = data.height;
          });
        </script>`);
    });
    await new Promise<void>((resolve) => server.listen(0, TEST_HOST, resolve));
    const address = server.address();
    if (!isAddress(address)) throw new Error("The server has no port");
    await use(async (path) => {
      await page.goto(`http://${TEST_HOST}:${address.port}/?path=${encodeURIComponent(path)}`);
      return page;
    });
    await new Promise((resolve) => server.close(resolve));
  },
});

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === "object" && address !== null;
}

const chart = (page: Page) => page.frameLocator("iframe");

/** The frame in the page, whatever it shows. */
function frameOf(page: Page): Frame {
  const frame = page.frames().find((each) => each.parentFrame() !== null);
  if (!frame) throw new Error("No frame");
  return frame;
}

test("another site shows a chart, as high as it is, which stores nothing", async ({
  openAround,
  context,
}) => {
  const page = await openAround("/inbaddat/namn/astrid");
  await expect(chart(page).getByRole("heading", { name: "Astrid" })).toBeVisible();
  await expect(chart(page).getByText("Flest 2019: 625")).toBeVisible();
  const frame = page.getByTitle("Diagram");
  const heightInside = () =>
    frameOf(page).evaluate(() =>
      Math.ceil(document.documentElement.getBoundingClientRect().height),
    );
  await expect.poll(async () => Number(await frame.getAttribute("height"))).toBeGreaterThan(400);
  const closed = Number(await frame.getAttribute("height"));
  expect(closed).toBe(await heightInside());
  await chart(page).getByText("Siffrorna i en tabell").click();
  await expect(chart(page).getByRole("row", { name: "2019 625" })).toBeVisible();
  await expect.poll(async () => Number(await frame.getAttribute("height"))).toBeGreaterThan(closed);
  expect(await frame.getAttribute("height")).toBe(`${await heightInside()}`);

  expect(await context.cookies()).toEqual([]);
  const stored = await frameOf(page).evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
  ]);
  expect(stored).toEqual([0, 0, 0, 0]);
});

test("a reader comes from the chart to the page of the name, out of the frame", async ({
  openAround,
}) => {
  const page = await openAround("/inbaddat/namn/astrid");
  await chart(page).getByRole("link", { name: "Astrid" }).click();
  await expect(page).toHaveURL(/\/namn\/astrid$/);
  await expect(page.getByRole("heading", { level: 1, name: "Astrid" })).toBeVisible();
});

test("another site cannot frame any other page", async ({ openAround, allowError }) => {
  allowError(/frame-ancestors|Refused to (?:frame|display)|status of 404/);
  for (const path of ["/", "/namn/astrid", "/fornamn", "/konto", "/okand/adress"]) {
    const page = await openAround(path);
    await expect.poll(() => frameOf(page).url(), path).toBe("chrome-error://chromewebdata/");
  }
});

test("a chart that does not exist says so, in a frame too", async ({ openAround, allowError }) => {
  allowError(/status of 404/);
  const page = await openAround("/inbaddat/namn/qwertyuiop");
  await expect(chart(page).getByRole("heading", { name: "Inget diagram" })).toBeVisible();
});

test("the theme is the reader's, unless the address has one", async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = "rgb(255, 253, 249)";
  const dark = "rgb(36, 29, 25)";
  for (const [scheme, query, expected] of [
    ["light", "", light],
    ["dark", "", dark],
    ["dark", "?tema=ljust", light],
    ["light", "?tema=morkt", dark],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(`/inbaddat/namn/astrid${query}`);
    expect(await ground(), `${scheme} ${query}`).toBe(expected);
  }
});

test("a chart is accessible, and fits the narrowest frame", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto("/inbaddat/namn/charlie");
  await page.getByText("Siffrorna i en tabell").click();
  await expectAccessibleInBothThemes(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("the page of a name has the code of its chart, to copy with the keyboard", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto("/namn/astrid");
  const opener = page.getByRole("button", { name: "Bädda in" });
  await opener.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Bädda in diagrammet" });
  await dialog.getByRole("button", { name: "Kopiera: Diagrammet" }).press("Enter");
  await expect(page.getByText("Koden är kopierad")).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toMatch(/^<iframe src="https?:\/\/[^"]+\/inbaddat\/namn\/astrid" title="Astrid: /);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessibleInBothThemes(page);
  // The first press closes the toast.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(opener).toBeFocused();
});
