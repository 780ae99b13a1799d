import { expect, test } from "./fixtures.ts";
import { suggestedNames, suggestions } from "./generator-page.ts";

const PATH = "/foretagsnamn";
const REGISTRY = "https://internetstiftelsen.se/domaner/registrera-ett-domannamn/";

test("every name leads to the registry of its .se domain", async ({ page }) => {
  await page.goto(PATH);
  const names = await suggestedNames(page);
  const links = suggestions(page).getByRole("link", { name: /^Kolla domän för / });
  await expect(links).toHaveCount(12);
  for (const name of names) {
    const link = page.getByRole("link", {
      name: `Kolla domän för ${name} (öppnas i en ny flik)`,
      exact: true,
    });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener.*noreferrer/);
    const href = new URL((await link.getAttribute("href")) ?? "");
    expect(href.origin + href.pathname).toBe(REGISTRY);
    const domain = href.searchParams.get("domain") ?? "";
    expect(domain).toMatch(/^[a-z0-9-]+\.se$/);
    // A name such as "Roos & Ek" has a plain domain too: spaces and signs are left out of it.
    if (/[åäöé]/i.test(name)) expect(domain).toMatch(/^xn--/);
    else expect(domain).toBe(`${name.toLowerCase().replace(/[^a-z0-9-]/g, "")}.se`);
  }
});

test("the registry opens in a tab of its own", async ({ page, context }) => {
  await context.route(`${REGISTRY}**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Registry</title>" }),
  );
  await page.goto(PATH);
  const [name = ""] = await suggestedNames(page);
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: `Kolla domän för ${name} (` }).click();
  const registry = await opened;
  await expect(registry).toHaveURL((url) => url.href.startsWith(`${REGISTRY}?domain=`));
  await expect(page).toHaveURL(PATH);
});

test("the checklist is ticked off for this visit alone", async ({ page }) => {
  await page.goto(PATH);
  const checklist = page.getByRole("region", { name: "Checklista innan du bestämmer dig" });
  const checks = checklist.getByRole("checkbox");
  await expect(checks).toHaveCount(8);
  await checklist.getByText("Är domänen ledig?").click();
  const domain = checklist.getByRole("checkbox", { name: /^Är domänen ledig\?/ });
  await expect(domain).toBeChecked();
  await expect(checklist.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await page.reload();
  await expect(checks).toHaveCount(8);
  await expect(checklist.getByRole("checkbox", { checked: true })).toHaveCount(0);
});
