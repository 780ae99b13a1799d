/** The vote of a room on a low phone. */
import { expect, test } from "./fixtures.ts";
import { createMatchedRoom, openRoom } from "./rooms.ts";

test.use({
  reducedMotion: "reduce",
  viewport: { width: 360, height: 640 },
  // A network of its own: the limit of new rooms is for each.
  extraHTTPHeaders: { "cf-connecting-ip": "203.0.113.47" },
});

test("the buttons of the vote are in sight with the name, in a room of two and in a new one", async ({
  page,
}) => {
  const yes = page.getByRole("button", { name: "Ja", exact: true });
  const name = page.getByRole("region", { name: "Namn att svara på" }).getByRole("heading");
  await page.goto("/tillsammans");
  await page.getByLabel("Vad kallas du?").fill("Alva");
  await page.getByRole("button", { name: "Skapa rum" }).click();
  await expect(page.getByRole("heading", { name: /^Skicka länken till den/ })).toBeFocused();
  await expect(name).toBeInViewport({ ratio: 1 });
  await expect(yes).toBeInViewport({ ratio: 1 });

  const { alva } = await createMatchedRoom(page, ["Maximiliana", "Bo"]);
  await openRoom(page, alva);
  // All are answered.
  await page.getByRole("button", { name: /namn till$/ }).click();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(name).toBeInViewport({ ratio: 1 });
  await expect(yes).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
