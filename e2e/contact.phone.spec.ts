/** The contact form with the local backend: docs/specification.md, "Contact form". */
import {
  contactForm,
  field,
  humanCheck,
  LOCAL_HUMAN_CHECK_SCRIPT,
  passHumanCheck,
  sendButton,
  WRITTEN,
  writeMessage,
  writtenMessage,
} from "./contact-form.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { signInAsSubscriber } from "./name-lists.ts";

const THANKS = "Tack för ditt meddelande! Vi återkommer så snart som möjligt.";
const PUBLIC_TEST_KEY = "10000000-ffff-ffff-ffff-000000000001";

test("the human check is loaded with the form, and lets it be sent once", async ({ page }) => {
  const subject = `Ett namn som saknas ${crypto.randomUUID()}`;
  // Low enough that the form is outside the viewport.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 320 });
  const requested: string[] = [];
  const logged: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/1/api.js")) requested.push(request.url());
  });
  page.on("console", (message) => logged.push(message.text()));
  await page.goto("/om");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(contactForm(page)).not.toBeInViewport();
  expect(requested).toEqual([]);

  await contactForm(page).scrollIntoViewIfNeeded();
  await expect(humanCheck(page).getByRole("button", { name: "Jag är en människa" })).toBeVisible();
  expect(requested).toHaveLength(1);
  const { searchParams } = new URL(requested[0] ?? "");
  expect(searchParams.get("hl")).toBe("sv");
  expect(searchParams.get("sentry")).toBe("false");
  const settings = await humanCheck(page).locator("[data-settings]").getAttribute("data-settings");
  expect(JSON.parse(settings ?? "")).toMatchObject({
    theme: "light",
    hl: "sv",
    sitekey: PUBLIC_TEST_KEY,
  });

  await writeMessage(page);
  await field(page, "Ämne").fill(subject);
  await passHumanCheck(page);
  await sendButton(page).click();
  await expect(contactForm(page).getByRole("status")).toHaveText(THANKS);
  expect(Object.values(await writtenMessage(page)).join("")).toBe("");
  // The check is valid for one message.
  await expect(sendButton(page)).toBeDisabled();
  for (const text of Object.values(WRITTEN)) expect(logged.join("\n")).not.toContain(text);
  await page.goto("/_local/mail");
  const mail = page.getByRole("article", { name: `Kontakt: ${subject}` });
  await expect(mail).toContainText("Prioriterad support: nej");
  await expect(mail).toContainText("Var är Ásdís?");
});

test("an unreachable check says so, shows the address, and can be loaded again", async ({
  page,
  allowError,
}) => {
  allowError(/ERR_FAILED/);
  let isReachable = false;
  await page.route(LOCAL_HUMAN_CHECK_SCRIPT, (route) =>
    isReachable ? route.continue() : route.abort(),
  );
  await page.goto("/om");
  await writeMessage(page);
  const alert = humanCheck(page).getByRole("alert");
  await expect(alert).toContainText("gick inte att ladda");
  await expect(alert.getByRole("link")).toHaveAttribute("href", "mailto:kontakt@namnfynd.se");
  await expectAccessible(page);
  isReachable = true;
  await humanCheck(page).getByRole("button", { name: "Försök igen" }).click();
  await expect(humanCheck(page)).toBeFocused();
  await passHumanCheck(page);
  await expect(alert).toHaveCount(0);
  expect(await writtenMessage(page)).toEqual(WRITTEN);
  await sendButton(page).click();
  await expect(contactForm(page).getByRole("status")).toHaveText(THANKS);
});

test("the check follows the theme, fits a narrow window, and shifts nothing", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/om");
  const below = sendButton(page);
  await below.scrollIntoViewIfNeeded();
  const before = await below.boundingBox();
  await expect(humanCheck(page).getByRole("button", { name: "Jag är en människa" })).toBeVisible();
  expect(await below.boundingBox()).toEqual(before);
  const widget = humanCheck(page).locator("[data-settings]");
  await expect(widget).toHaveAttribute("data-settings", /"dark","size":"compact"/);
  await passHumanCheck(page);
  await field(page, "Namn").press("Enter");
  await expect(field(page, "Namn")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(widget).toHaveAttribute("data-settings", /"light"/);
  // It is another widget, with a check of its own.
  await expect(sendButton(page)).toBeDisabled();
  await expectAccessible(page);
});

test("the check becomes small in a window that becomes narrow, and stays so in a wider one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 480, height: 740 });
  await page.goto("/om");
  await sendButton(page).scrollIntoViewIfNeeded();
  const widget = humanCheck(page).locator("[data-settings]");
  await expect(widget).toHaveAttribute("data-settings", /"size":"normal"/);
  await page.setViewportSize({ width: 320, height: 740 });
  await expect(widget).toHaveAttribute("data-settings", /"size":"compact"/);
  await passHumanCheck(page);
  await expect(sendButton(page)).toBeEnabled();
  await page.setViewportSize({ width: 480, height: 740 });
  await expect(widget).toHaveAttribute("data-settings", /"size":"compact"/);
  await expect(sendButton(page)).toBeEnabled();
});

test("a subscriber with priority support reads so, and the message is marked", async ({ page }) => {
  await signInAsSubscriber(page);
  await page.goto("/om");
  await expect(page.getByText("Du har prioriterad support.")).toBeVisible();
  const subject = `Fråga ${crypto.randomUUID()}`;
  await writeMessage(page);
  await field(page, "Ämne").fill(subject);
  await passHumanCheck(page);
  await sendButton(page).click();
  await expect(contactForm(page).getByRole("status")).toHaveText(
    `${THANKS} Det är märkt som prioriterat.`,
  );
  await page.goto("/_local/mail");
  await expect(page.getByRole("article", { name: subject })).toContainText(
    "Prioriterad support: ja",
  );
});
