/** Two people with Premium ask their family, each guest in a browser of its own. */
import type { Browser, Page } from "@playwright/test";
import { SEED_ACCOUNTS, SEED_PASSWORD } from "../dev/seed-accounts.ts";
import { requestSession } from "./accounts.ts";
import { expect, expectAccessibleInBothThemes, test } from "./fixtures.ts";
import { comeBack, createMatchedRoom, openRoom } from "./rooms.ts";

test.use({ reducedMotion: "reduce" });

async function openLink(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await page.goto(link);
  return page;
}

async function joinAs(browser: Browser, link: string, name: string): Promise<Page> {
  const guest = await openLink(browser, link);
  await guest.getByLabel("Vad kallas du?").fill(name);
  await guest.getByRole("button", { name: "Se namnen" }).click();
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(
    "Namn som Alva och Elin gillar",
  );
  return guest;
}

const heart = (page: Page, name: string) =>
  page.getByRole("button", { name: `Hjärta till ${name}`, exact: true });

test("guests give hearts and a greeting, which only the two see, until the link is closed", async ({
  page,
  browser,
}) => {
  test.slow();
  const session = await requestSession(page, SEED_ACCOUNTS.premium, SEED_PASSWORD);
  const { access_token } = await session.json();
  const { alva } = await createMatchedRoom(page, ["Alma", "Ester", "Idun"], String(access_token));
  await openRoom(page, alva);
  await page.getByRole("button", { name: "Välj namn att fråga om" }).click();
  await page.getByRole("checkbox", { name: "Idun" }).uncheck();
  await page.getByRole("button", { name: "Skapa länken" }).click();
  const link = await page.getByRole("textbox", { name: "Länken" }).inputValue();
  await expectAccessibleInBothThemes(page);

  const grandmother = await joinAs(browser, link, "Mormor");
  await expect(heart(grandmother, "Idun")).toBeHidden();
  await heart(grandmother, "Ester").press("Enter");
  await expect(heart(grandmother, "Ester")).toHaveAttribute("aria-pressed", "true");
  await grandmother.getByLabel("En hälsning, om du vill").fill("Ester hette min mor.");
  const isStored = grandmother.waitForResponse(/answer_in_room/);
  await grandmother.getByRole("button", { name: "Skicka hälsningen" }).click();
  await expect(grandmother.getByText("Hälsningen är skickad till Alva och Elin")).toBeVisible();
  await isStored;
  await grandmother.setViewportSize({ width: 320, height: 640 });
  // As large as a finger, although the styles of the vote are not loaded.
  expect(await heart(grandmother, "Ester").boundingBox()).toMatchObject({ width: 44, height: 44 });
  await expectAccessibleInBothThemes(grandmother);

  const cousin = await joinAs(browser, link, "Kim");
  await expect(heart(cousin, "Ester")).toHaveAttribute("aria-pressed", "false");
  await expect(cousin.getByText("Mormor")).toBeHidden();

  await comeBack(page);
  await page.getByRole("button", { name: "Visa vad familjen tycker" }).click();
  await expect(page.getByRole("list", { name: "Hjärtan från familjen" })).toHaveText(
    /Ester1\shjärtaMormor/,
  );
  await expect(page.getByRole("list", { name: "Hälsningar" })).toHaveText(/Ester hette min mor./);

  await page.getByRole("button", { name: "Stäng länken" }).click();
  await expect(page.getByText(/^Länken är stängd./)).toBeVisible();
  const late = await openLink(browser, link);
  await expect(late.getByRole("heading", { level: 1 })).toHaveText("Inbjudan går inte att använda");
  await comeBack(cousin);
  await expect(cousin.getByText(/har stängt länken/)).toBeVisible();
  await expect(heart(cousin, "Ester")).toBeHidden();
});
