/** The name search: typing, suggestions, answers and addresses. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

function field(page: Page) {
  return page.getByRole("main").getByRole("combobox", { name: "Namn" });
}

function suggestions(page: Page) {
  return page.getByRole("listbox", { name: "Namnförslag" }).getByRole("option");
}

function answer(page: Page) {
  return page.getByRole("main").getByRole("status");
}

function nearLinks(page: Page, heading: string) {
  return page.getByRole("region", { name: heading }).getByRole("link");
}

test("the answer comes while one types, and is kept in the address", async ({ page }) => {
  await page.goto("/sok");
  await field(page).pressSequentially("astrid");
  await expect(answer(page)).toContainText("16\u00a0195\u00a0personer");
  await expect(answer(page)).toContainText("16\u00a0184 kvinnor");
  await expect(answer(page)).toContainText("Nyfödda 2022: 603 flickor, plats 1.");
  await expect(answer(page)).toContainText("Namnsdag 27\u00a0november.");
  await expect(page).toHaveURL("/sok?namn=astrid");
  await page.reload();
  await expect(field(page)).toHaveValue("astrid");
  await expect(answer(page)).toContainText("16\u00a0195\u00a0personer");
});

test("a name that is typed whole comes before more common ones that begin with it", async ({
  page,
}) => {
  await page.goto("/sok");
  await field(page).fill("ema");
  await expect(suggestions(page).nth(1)).toHaveText(/^Emanuel/);
  await expect(suggestions(page).first()).toHaveText(/^Ema\s/);
});

test("suggestions are chosen with the arrow keys", async ({ page }) => {
  await page.goto("/sok");
  await field(page).pressSequentially("lindq");
  await expect(suggestions(page).first()).toHaveText(/^Lindqvist\s15\u00a0395 som efternamn$/);
  await page.keyboard.press("ArrowDown");
  await expect(suggestions(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("Lindqvist");
  await expect(suggestions(page)).toHaveCount(0);
  await expect(answer(page)).toContainText("15\u00a0395\u00a0personer");
  await expect(answer(page)).toContainText("Då får i regel vem som helst ta det.");
});

test("Escape closes the suggestions, and the button empties the field", async ({ page }) => {
  await page.goto("/sok");
  await field(page).pressSequentially("ma");
  await expect(suggestions(page)).not.toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(suggestions(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue("ma");
  await page.getByRole("button", { name: "Töm fältet" }).click();
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL("/sok");
});

test("a name without its dots, with a typo or in another spelling is found", async ({ page }) => {
  await page.goto("/sok?namn=bjork");
  await expect(answer(page)).toContainText("Det här är Björk.");
  await expect(answer(page)).toContainText("12\u00a0836\u00a0personer");
  await field(page).fill("Astird");
  await expect(answer(page)).toContainText(/färre än två/i);
  await nearLinks(page, "Nära i stavning").filter({ hasText: "Astrid" }).click();
  await expect(answer(page)).toContainText("16\u00a0195\u00a0personer");
  await field(page).fill("Emilie");
  await expect(nearLinks(page, "Låter lika").filter({ hasText: "Emiley" })).toBeVisible();
  await expect(nearLinks(page, "Ett ljud skiljer").filter({ hasText: "Emily" })).toBeVisible();
});

test("a surname that hardly anyone has is never called free", async ({ page }) => {
  await page.goto("/sok?namn=Granvåg");
  await expect(answer(page)).toContainText("Granvåg som efternamnFärre än två");
  await expect(answer(page)).not.toContainText("ledigt");
  await expect(nearLinks(page, "Ett ljud skiljer").filter({ hasText: "Granevåg" })).toBeVisible();
  await answer(page).getByRole("link", { name: "Vill du ta det?" }).click();
  await expect(page.getByRole("main")).toContainText("Skatteverket");
  await expect(page.getByRole("main")).not.toContainText("ledigt");
});

test("names that differ only in case share an answer, names with accents do not", async ({
  page,
}) => {
  await page.goto("/sok?namn=anabelle");
  await expect(answer(page)).toContainText(/Skrivs också Ana[Bb]elle/);
  await page.goto("/sok?namn=Andre");
  await expect(answer(page)).toContainText("Andre som förnamn");
  await expect(answer(page)).not.toContainText("Skrivs också");
});

test("a file that cannot be fetched is reported, and the name is kept", async ({
  page,
  allowError,
}) => {
  allowError(/ERR_FAILED/);
  await page.route("**/namndata/*/names-*.txt", (route) => route.abort());
  await page.goto("/sok?namn=Astrid");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Vi når inte servern");
  await expect(field(page)).toHaveValue("Astrid");
});

test("the field of the header opens the search from any page", async ({ page }) => {
  await page.goto("/om");
  const header = page.getByRole("banner").getByRole("searchbox", { name: "Hur många heter …?" });
  await header.fill("Kim");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL("/sok?namn=Kim");
  await expect(answer(page)).toContainText("10\u00a0995\u00a0personer");
});
