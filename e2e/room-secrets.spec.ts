/** What opens a room is in the bodies of calls and in the rooms' own storage alone. */
import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { createMatchedRoom } from "./rooms.ts";

test.use({
  reducedMotion: "reduce",
  // A network of its own: the limit of new rooms is for each.
  extraHTTPHeaders: { "cf-connecting-ip": "203.0.113.43" },
});

const NAMES = ["Alma", "Hedda", "Sigrid", "Tyra", "Vera"];

/** Keys of what a browser keeps of its rooms. */
const ROOM_KEY = /^namnfynd-room/;

/** Records where requests go, and what pages count and log. */
function watch(context: BrowserContext): readonly string[] {
  const seen: string[] = [];
  context.on("request", (request) => {
    seen.push(request.url(), JSON.stringify(request.headers()));
  });
  context.on("console", (message) => seen.push(message.text()));
  return seen;
}

/** Everything outside the rooms' own storage in which something else could find a secret. */
async function traces(page: Page): Promise<string> {
  const inPage = await page.evaluate(async (pattern) => {
    const isOther = ([key]: [string, unknown]) => !new RegExp(pattern).test(key);
    const caches: string[] = [];
    for (const name of await window.caches.keys()) {
      const cache = await window.caches.open(name);
      caches.push(...(await cache.keys()).map(({ url }) => url));
    }
    return JSON.stringify([
      location.href,
      document.title,
      document.cookie,
      history.state,
      Object.entries(localStorage).filter(isOther),
      Object.entries(sessionStorage).filter(isOther),
      caches,
      performance.getEntriesByType("resource").map(({ name }) => name),
    ]);
  }, ROOM_KEY.source);
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send("Page.getNavigationHistory");
  // What the visitor has typed stays in the browser's own history, where no page can change it.
  return inPage + JSON.stringify(entries.map(({ url, title }) => ({ url, title })));
}

test("a link with favourites and rooms leaves no secret outside the rooms", async ({ page }) => {
  const { alva } = await createMatchedRoom(page, NAMES);
  const seen = watch(page.context());
  await page.goto(`/favoriter#fornamn=Astrid&rum=${alva}`);
  await expect(page.getByText(/^Och 1\srum i Välj tillsammans/)).toBeVisible();
  await expect(page.getByText(/^Rummet där du heter Alva och väljer med Elin/)).toBeVisible();
  await expect(page).toHaveURL(/\/favoriter#fornamn=Astrid$/);
  expect(await traces(page)).not.toContain(alva);
  await page.getByRole("button", { name: "Lägg till bland mina" }).click();
  await page.getByRole("status").getByRole("link", { name: "Välj tillsammans" }).click();
  await page.getByRole("button", { name: /^Rummet där du heter Alva/ }).click();
  await expect(page.getByRole("heading", { name: "Ni gillar båda" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/favoriter/);
  expect(await traces(page)).not.toContain(alva);
  expect(seen.join("\n")).not.toContain(alva);
});

test("a link of a member leaves no secret outside the rooms, and opens nothing without a press", async ({
  page,
}) => {
  const { alva } = await createMatchedRoom(page, NAMES);
  const seen = watch(page.context());
  await page.goto(`/tillsammans#m=${alva}`);
  await expect(page.getByText(/du heter Alva och väljer med Elin/)).toBeVisible();
  await expect(page).toHaveURL(/\/tillsammans$/);
  expect(await traces(page)).not.toContain(alva);
  await page.getByRole("button", { name: "Öppna rummet" }).click();
  await expect(page.getByRole("heading", { name: "Ni gillar båda" })).toBeVisible();
  expect(await traces(page)).not.toContain(alva);
  expect(seen.join("\n")).not.toContain(alva);
});

/** A secret of the room that is open. */
async function keptSecret(page: Page, field: string): Promise<string> {
  const secret = await page.evaluate((name) => {
    const { entries } = JSON.parse(localStorage.getItem("namnfynd-rooms") ?? "null");
    return String(entries[0][name]);
  }, field);
  expect(secret).toMatch(/^[\w-]{22}$/);
  return secret;
}

test("creating a room and joining it by its invitation leave no secret outside the rooms", async ({
  page,
  browser,
}) => {
  const seen = watch(page.context());
  await page.goto("/tillsammans");
  await page.getByLabel("Vad kallas du?").fill("Alva");
  await page.getByRole("button", { name: "Skapa rum" }).click();
  await expect(
    page.getByRole("heading", { name: "Skicka länken till den du väljer med" }),
  ).toBeVisible();
  const alva = await keptSecret(page, "secret");
  const invitation = await keptSecret(page, "invitation");
  const left = await traces(page);
  for (const secret of [alva, invitation]) {
    expect(left).not.toContain(secret);
    expect(seen.join("\n")).not.toContain(secret);
  }

  const context = await browser.newContext();
  const other = await context.newPage();
  const seenByOther = watch(context);
  await other.goto(`${new URL(page.url()).origin}/tillsammans#i=${invitation}`);
  await other.getByLabel("Vad kallas du?").fill("Elin");
  expect(await traces(other)).not.toContain(invitation);
  await other.getByRole("button", { name: "Börja svara" }).click();
  await expect(other.getByRole("region", { name: "Namn att svara på" })).toBeVisible();
  const elin = await keptSecret(other, "secret");
  const leftByOther = await traces(other);
  for (const secret of [elin, invitation]) {
    expect(leftByOther).not.toContain(secret);
    expect(seenByOther.join("\n")).not.toContain(secret);
  }
  await context.close();
});

test("a link for the family leaves no secret outside the rooms", async ({ page }) => {
  const secret = `${"f".repeat(21)}A`;
  const seen = watch(page.context());
  await page.goto(`/tillsammans#f=${secret}`);
  await expect(page.getByRole("heading", { name: "Inbjudan går inte att använda" })).toBeVisible();
  await expect(page).toHaveURL(/\/tillsammans$/);
  expect(await traces(page)).not.toContain(secret);
  expect(seen.join("\n")).not.toContain(secret);
});
