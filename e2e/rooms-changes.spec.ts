/** What two people change in a room afterwards: an answer, a match, and who is in it. */
import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";
import { comeBack, createMatchedRoom, openRoom } from "./rooms.ts";

test.use({
  reducedMotion: "reduce",
  // A network of its own: the limit of new rooms is for each.
  extraHTTPHeaders: { "cf-connecting-ip": "203.0.113.46" },
});

const NAMES = ["Alma", "Ester", "Idun"];

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const namesOf = (page: Page, list: string) =>
  page.getByRole("list", { name: list, exact: true }).getByRole("listitem");

/** Waits until the server has the answers that a press gives. */
async function answer(page: Page, name: string): Promise<void> {
  const isStored = page.waitForResponse(/answer_in_room/);
  await button(page, name).click();
  await isStored;
}

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ reducedMotion: "reduce" })).newPage();
}

test("a match is put aside for both by one, and comes back when both like it again", async ({
  page,
  browser,
}) => {
  const { alva, elin } = await createMatchedRoom(page, NAMES);
  const other = await newPage(browser);
  await openRoom(page, alva);
  await openRoom(other, elin);
  await answer(page, "Inte längre: lägg Ester åt sidan");
  await comeBack(other);
  await expect(namesOf(other, "Lagda åt sidan")).toHaveText(["Esterditt svar: ja"]);
  await expect(namesOf(other, "Ni gillar båda")).toHaveCount(2);

  // An answer is changed in the list of one's own, by a search without accents.
  await page.getByRole("button", { name: /^Visa 3\ssvar$/ }).click();
  await page.getByRole("searchbox", { name: "Sök bland dina svar" }).fill("est");
  await expect(page.getByRole("group", { name: /^Ditt svar på/ })).toHaveCount(1);
  await expectAccessibleInBothThemes(page);
  const isStored = page.waitForResponse(/answer_in_room/);
  await page
    .getByRole("group", { name: "Ditt svar på Ester" })
    .getByRole("button", { name: "Kanske" })
    .click();
  await isStored;
  await comeBack(other);
  await expect(namesOf(other, "Ni gillar båda").last()).toContainText("ja och kanske");
});

test("the matches are gone through once more", async ({ page }) => {
  const { alva } = await createMatchedRoom(page, NAMES);
  /** A press is only heeded when the name has been shown for a moment. */
  async function choose(name: string, after: RegExp) {
    await expect(async () => {
      if (!(await page.getByText(after).isVisible())) await button(page, name).click();
      await expect(page.getByText(after)).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [100] });
  }
  await openRoom(page, alva);
  await button(page, "Gå igenom namnen igen").click();
  await choose("Ja, behåll", /^Namn 2 av 3/);
  await choose("Inte längre", /^Namn 3 av 3/);
  await choose("Ja, behåll", /^Klart\. 2\snamn är kvar, 1 ligger åt sidan\.$/);
  await expect(namesOf(page, "Lagda åt sidan")).toHaveCount(1);
});

test("who stays keeps the matches and invites someone else, who sees none of them", async ({
  page,
  browser,
}) => {
  test.slow();
  const { alva, elin } = await createMatchedRoom(page, NAMES);
  const other = await newPage(browser);
  await openRoom(other, elin);
  await button(other, "Lämna rummet").click();
  const dialog = other.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Det här är kvar hos Alva" })).toBeVisible();
  await expectAccessibleInBothThemes(other);
  await dialog.getByRole("button", { name: "Lämna rummet" }).click();
  await expect(other.getByRole("form", { name: "Nytt rum" })).toBeVisible();

  await openRoom(page, alva);
  await expect(page.getByText(/^Elin lämnade rummet/)).toBeVisible();
  await expect(namesOf(page, "Ni gillar båda")).toHaveCount(3);
  await expect(button(page, "Exportera")).toBeVisible();
  await button(page, "Gör en ny länk").click();
  await expect(page.getByRole("heading", { name: /^Skicka länken till den/ })).toBeFocused();
  await button(page, "Visa QR-kod").click();
  const link = await page.getByRole("textbox", { name: "Länken" }).inputValue();
  await button(page, "Stäng dialogrutan").click();

  const next = await newPage(browser);
  await next.goto(link);
  await next.getByLabel("Vad kallas du?").fill("Kim");
  await button(next, "Börja svara").click();
  await expect(next.getByText("Namn 1 av 3", { exact: true })).toBeVisible();
  await expect(next.getByText(/^Inget gemensamt namn än/)).toBeVisible();
  await expect(next.getByText("Elin")).toBeHidden();
  await comeBack(page);
  await expect(namesOf(page, "Gemensamma med Elin")).toHaveCount(3);
});
