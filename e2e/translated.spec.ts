/** Pages that others change: machine translation, which takes the text nodes away from React, and extensions. */
import type { Page } from "@playwright/test";
import { SEED_ACCOUNTS } from "../dev/seed-accounts.ts";
import { exampleAddresses } from "../scripts/example-addresses.ts";
import { routes } from "../src/app/routes.ts";
import { generators } from "../src/generators/registry.ts";
import { signInAs } from "./accounts.ts";
import { expect, MISSING_PAGE_REPORT, test } from "./fixtures.ts";
import { generate, heart, suggestedNames } from "./generator-page.ts";
import { NOT_FOUND_REPORT } from "./name-lists.ts";
import { createMatchedRoom, openRoom } from "./rooms.ts";
import { translate } from "./translation.ts";

test.use({ reducedMotion: "reduce" });

const main = (page: Page) => page.getByRole("main");

const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name });

async function useGenerator(page: Page): Promise<void> {
  const [first = ""] = await suggestedNames(page);
  await heart(page, first).click();
  await expect(heart(page, first)).toHaveAttribute("aria-pressed", "true");
  await generate(page);
  await expect(main(page).getByRole("list", { name: "Favoriter", exact: true })).toContainText(
    first,
  );
  const [filter] = await main(page)
    .getByRole("form", { name: "Filter" })
    .getByRole("combobox")
    .all();
  await filter?.selectOption({ index: 1 });
  await suggestedNames(page);
  await heart(page, first)
    .or(button(page, `Ta bort ${first} från favoriter`))
    .first()
    .click();
}

/** What a visitor comes to a page for. The other pages are read, and left by a link. */
const ACTIONS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  ...Object.fromEntries(generators.map(({ path }) => [path, useGenerator])),
  "/namngenerator": async (page) => {
    const [first = ""] = await generate(page);
    await heart(page, first).click();
    await page.getByRole("combobox", { name: "Kategori" }).selectOption("hund");
    await generate(page);
  },
  "/anvandarnamn": async (page) => {
    const base = page.getByRole("textbox", { name: "Basnamn" });
    await base.fill("stina");
    await expect(page.getByRole("list", { name: "Namnförslag" })).toContainText(/stina/i);
    await base.fill("");
    await expect(page.getByRole("list", { name: "Namnförslag" })).not.toContainText(/stina/i);
    await useGenerator(page);
  },
  "/sok": async (page) => {
    const field = main(page).getByRole("combobox", { name: "Namn" });
    const answer = main(page).getByRole("status");
    await field.fill("astrid");
    await expect(answer).toContainText("16\u00a0195\u00a0personer");
    await field.fill("lindqvist");
    await expect(answer).toContainText("15\u00a0395\u00a0personer");
    await expect(answer).not.toContainText("16\u00a0195\u00a0personer");
  },
  "/jamfor": async (page) => {
    const field = page.getByRole("combobox", { name: "Lägg till ett namn" });
    for (const name of ["astrid", "sigrid", "maja"]) {
      await field.fill(name);
      await field.press("Enter");
      await expect(button(page, new RegExp(`^Ta bort ${name} ur`, "i"))).toBeVisible();
    }
    await button(page, "Ta bort Sigrid ur jämförelsen").click();
    await expect(page.getByRole("table", { name: "Namn som jämförs" })).not.toContainText("Sigrid");
  },
  "/namn/:slug": async (page) => {
    await button(page, /^Spara/)
      .first()
      .click();
    await expect(page.getByRole("status").filter({ hasText: "Astrid tillagt" })).toBeVisible();
    await page.getByRole("textbox", { name: "Efternamn" }).fill("Lind");
    await expect(main(page)).toContainText("Astrid Lind");
  },
  "/tillsammans": async (page) => {
    const { alva } = await createMatchedRoom(page, ["Astrid", "Sigrid"]);
    await openRoom(page, alva);
    await button(page, /namn till$/).click();
    await expect(page.getByText("Namn 3 av 22", { exact: true })).toBeVisible();
    await button(page, /^Ja/).click();
    await expect(page.getByText("Namn 4 av 22", { exact: true })).toBeVisible();
  },
  "/premium": async (page) => {
    await button(page, "Starta prenumeration").click();
    await expect(page.getByRole("dialog", { name: "Inloggning krävs" })).toBeVisible();
    await page.getByRole("button", { name: "Avbryt" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
  "/auth": async (page) => {
    await button(page, /^Logga in$/).click();
    await expect(page.getByRole("alert").first()).toBeVisible();
  },
  "/om": async (page) => {
    // Playwright takes aria-disabled for disabled and would not click.
    await button(page, "Skicka meddelandet").press("Enter");
    await expect(page.getByRole("alert").first()).toBeVisible();
  },
  "/favoriter": async (page) => {
    await page.evaluate(() =>
      localStorage.setItem("favorites-fornamn", JSON.stringify(["Astrid", "Sigrid"])),
    );
    await page.reload();
    await button(page, "Ta bort Astrid från favoriter").click();
    await expect(button(page, "Ta bort Astrid från favoriter")).toHaveCount(0);
    await button(page, "Ta bort Sigrid från favoriter").click();
    await expect(main(page)).not.toContainText("Sigrid");
  },
  "/namnlistor": async (page) => {
    await button(page, /^Skapa (första listan|lista)$/).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Titel" }).fill("Till lillan");
    await dialog.getByRole("textbox", { name: "Namn" }).fill("Astrid\nBo");
    await dialog.getByRole("button", { name: "Skapa lista" }).click();
    await expect(dialog).toBeHidden();
    await button(page, "Radera listan Till lillan").click();
    await expect(button(page, "Radera listan Till lillan")).toHaveCount(0);
  },
  "/admin": async (page) => {
    await expect(page.getByRole("switch").first()).toBeVisible();
  },
};

const NEEDS_ACCOUNT = new Map<string, string>([
  ["/konto", SEED_ACCOUNTS.free],
  ["/admin", SEED_ACCOUNTS.admin],
  ["/namnlistor", SEED_ACCOUNTS.premium],
]);

async function useTranslated(page: Page, path: string): Promise<void> {
  const account = NEEDS_ACCOUNT.get(path);
  if (account) await signInAs(page, account);
  await page.goto(exampleAddresses.get(path) ?? path);
  await expect(page.locator("html.translated-ltr")).toBeAttached();
  await expect(page.locator("main font").first()).toBeAttached();
  await ACTIONS[path]?.(page);
  const next = path === "/efternamn" ? "Barnnamn" : "Efternamn";
  await page.getByRole("banner").getByRole("link", { name: next, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  // An error of the page would be in the console, which fails the test.
  await expect(page.getByRole("heading", { name: "Något gick fel" })).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
}

// In a browser that has the code of the site, a page takes half as long as in a new one.
for (const kind of new Set(routes.map((route) => route.kind))) {
  const members = routes.filter((route) => route.kind === kind);
  test(`every ${kind} page is used, and left by a link, while it is translated`, async ({
    page,
    allowError,
  }) => {
    test.setTimeout(members.length * 60_000);
    allowError(NOT_FOUND_REPORT);
    allowError(MISSING_PAGE_REPORT);
    await translate(page);
    for (const { path } of members) await test.step(path, () => useTranslated(page, path));
  });
}

test("what others add before a page is hydrated leaves the prerendered page in place", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The code of the page is requested after the first paint.
    document.addEventListener("DOMContentLoaded", () => {
      for (const field of document.querySelectorAll("#root input")) {
        field.after(document.createElement("com-1password-button"));
      }
      for (const text of document.querySelectorAll("main p, main li")) {
        if (text.childNodes.length !== 1 || !(text.firstChild instanceof Text)) continue;
        const link = document.createElement("a");
        link.setAttribute("x-apple-data-detectors", "true");
        link.append(text.firstChild);
        text.append(link);
      }
      document.querySelector("main h1")?.setAttribute("data-prerendered", "");
    });
  });
  for (const path of ["/auth", "/om", "/namnsdag", "/namn/astrid"]) {
    await page.goto(path);
    await expect(page.locator("#root[data-hydrated]")).toBeAttached();
    await expect(page.locator("com-1password-button, [x-apple-data-detectors]")).toHaveCount(0);
    await expect(page.locator("main h1[data-prerendered]")).toBeVisible();
  }
});
