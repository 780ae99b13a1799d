/** That neither a document that comes slowly nor the first names move anything. */

import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import { TEST_HOST } from "../dev/free-port.ts";
import { LONGEST_HOME_NAME } from "../src/config/limits.ts";
import { defaultChoices } from "../src/generators/engine/filters.ts";
import { combinedGenerator } from "../src/generators/given-names/combined.ts";
import { suggestionList, waitForSuggestions } from "./generator-page.ts";
import { watchLayoutShift } from "./layout-shift.ts";

/** How long the document stops at each place, in milliseconds: longer than a frame. */
const PAUSE_MS = 20;

/** Some of the places where a busy browser may stop to paint. */
const STOP = /(?=<(?:h1|label|li|button|section|span)\b)/;

/** The browser waits for the whole page only for some seconds, also on a busy machine. */
const MAX_STOPS = 75;

for (const { address, width } of [
  { address: "/", width: 1280 },
  { address: "/fornamn", width: 320 },
  { address: "/andranamn?fornamn=Astrid", width: 1280 },
]) {
  test(`${address} is painted whole while it is parsed slowly, ${width} px wide`, async ({
    page,
    request,
  }) => {
    const document = await (await request.get(address)).text();
    // Without its scripts and fonts.
    const server = createServer(async ({ url }, response) => {
      if (url !== address) return response.writeHead(204).end();
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      const pieces = document.split(STOP);
      const piecesPerStop = Math.ceil(pieces.length / MAX_STOPS);
      for (const [index, piece] of pieces.entries()) {
        response.write(piece);
        if (index % piecesPerStop > 0) continue;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      return response.end();
    });
    const port = await new Promise<number>((resolve) => {
      server.listen(0, TEST_HOST, () => {
        const bound = server.address();
        resolve(typeof bound === "object" && bound ? bound.port : 0);
      });
    });
    await page.setViewportSize({ width, height: 900 });
    const layoutShift = await watchLayoutShift(page);
    await page.goto(`http://${TEST_HOST}:${port}${address}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await layoutShift()).toBe(0);
    server.close();
  });
}

test("every name of the home page needs one line on the narrowest phone", async ({ page }) => {
  const categories = ["barn", "hund", "katt"].map(combinedGenerator);
  await Promise.all(categories.map(({ late }) => late?.load()));
  const names = categories
    .flatMap((generator) => generator.candidates(defaultChoices(generator.filters), Math.random))
    .map(({ name }) => name)
    .filter((name) => name.length <= LONGEST_HOME_NAME);
  expect(names.length).toBeGreaterThan(1000);
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto("/");
  await waitForSuggestions(page);
  const item = suggestionList(page).getByRole("listitem").first();
  const higher = await item.evaluate(async (element, all) => {
    await document.fonts.ready;
    const name = element.querySelector("p");
    if (!name) throw new Error("A suggestion without a name");
    const { height } = element.getBoundingClientRect();
    return all.filter((text) => {
      name.textContent = text;
      return element.getBoundingClientRect().height > height;
    });
  }, names);
  expect(higher).toEqual([]);
});
