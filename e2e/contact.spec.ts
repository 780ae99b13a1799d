/** The contact form as it is built without a receiver: SPEC sections 4, 5 and 8. */
import {
  answerHumanCheck,
  contactForm,
  field,
  HUMAN_CHECK_SCRIPT,
  happen,
  humanCheck,
  humanCheckAnswer,
  sendButton,
  WRITTEN,
  writeMessage,
  writtenMessage,
} from "./contact-form.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

const THANKS = "Tack för ditt meddelande! Vi återkommer så snart som möjligt.";
const NOT_VERIFIED = "Vänligen verifiera att du inte är en robot.";
const PUBLIC_TEST_KEY = "10000000-ffff-ffff-ffff-000000000001";

test("the human check comes with the form, and lets it be sent", async ({ page }) => {
  // Low enough that the form is out of sight.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 320 });
  const asked = await answerHumanCheck(page);
  const calls: string[] = [];
  const logged: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") calls.push(request.url());
  });
  page.on("console", (message) => logged.push(message.text()));
  await page.goto("/om");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(contactForm(page)).not.toBeInViewport();
  expect(asked).toEqual([]);

  await contactForm(page).scrollIntoViewIfNeeded();
  await expect(humanCheck(page).getByRole("button", { name: "Människa" })).toBeVisible();
  expect(asked).toHaveLength(1);
  const { searchParams } = new URL(asked[0] ?? "");
  expect(searchParams.get("hl")).toBe("sv");
  expect(searchParams.get("sentry")).toBe("false");
  const settings = await humanCheck(page).locator("[data-settings]").getAttribute("data-settings");
  expect(JSON.parse(settings ?? "")).toMatchObject({
    theme: "light",
    hl: "sv",
    sitekey: PUBLIC_TEST_KEY,
  });

  await writeMessage(page);
  await expect(sendButton(page)).toBeDisabled();
  await expect(sendButton(page)).toHaveAccessibleDescription("Visa först att du inte är en robot.");
  await happen(page, "Människa");
  await expect(sendButton(page)).toBeEnabled();
  await sendButton(page).click();
  await expect(contactForm(page).getByRole("status")).toHaveText(THANKS);
  expect(Object.values(await writtenMessage(page)).join("")).toBe("");
  // The check counts once.
  await expect(sendButton(page)).toBeDisabled();
  expect(calls).toEqual([]);
  expect(logged.filter((text) => text.includes("contact message"))).toHaveLength(1);
  for (const text of Object.values(WRITTEN)) expect(logged.join("\n")).not.toContain(text);
});

test("is not sent without the check, nor after it has failed or expired", async ({ page }) => {
  await answerHumanCheck(page);
  await page.goto("/om");
  await writeMessage(page);
  await field(page, "Ämne").press("Enter");
  await expect(contactForm(page).getByRole("alert")).toHaveText(NOT_VERIFIED);
  for (const event of ["Fel", "Utgången"] as const) {
    await happen(page, "Människa");
    await expect(sendButton(page)).toBeEnabled();
    await expect(contactForm(page).getByRole("alert")).toHaveCount(0);
    await happen(page, event);
    await expect(sendButton(page)).toBeDisabled();
    await field(page, "Namn").press("Enter");
    await expect(contactForm(page).getByRole("alert")).toHaveText(NOT_VERIFIED);
  }
  expect(await writtenMessage(page)).toEqual(WRITTEN);
});

test("tells of a field that is missing or wrong, and goes there", async ({ page }) => {
  await answerHumanCheck(page);
  await page.goto("/om");
  await writeMessage(page);
  await happen(page, "Människa");
  await field(page, "E-post").fill("asa@");
  await field(page, "Meddelande").fill("  ");
  await field(page, "Namn").press("Enter");
  await expect(field(page, "E-post")).toBeFocused();
  await expect(field(page, "E-post")).toHaveAccessibleDescription(/hel e-postadress/);
  await expect(field(page, "Meddelande")).toHaveAccessibleDescription("Skriv ditt meddelande.");
  await expect(field(page, "Namn")).not.toHaveAttribute("aria-invalid");
  await expectAccessible(page);
  await field(page, "E-post").fill("asa@example.se");
  await expect(field(page, "E-post")).not.toHaveAttribute("aria-invalid");
  await field(page, "Meddelande").fill("Hej!");
  await sendButton(page).click();
  await expect(contactForm(page).getByRole("status")).toHaveText(THANKS);
});

test("says that the check is out of reach, shows the address, and tries again", async ({
  page,
  allowError,
}) => {
  allowError(/ERR_FAILED/);
  let isReachable = false;
  await page.route(HUMAN_CHECK_SCRIPT, (route) =>
    isReachable ? route.fulfill(humanCheckAnswer) : route.abort(),
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
  await happen(page, "Människa");
  await expect(alert).toHaveCount(0);
  expect(await writtenMessage(page)).toEqual(WRITTEN);
  await sendButton(page).click();
  await expect(contactForm(page).getByRole("status")).toHaveText(THANKS);
});

test("keeps what was typed when the visitor looks at another page", async ({ page }) => {
  await answerHumanCheck(page);
  await page.goto("/om");
  await writeMessage(page);
  await page.getByRole("link", { name: "Namnfynd, till startsidan" }).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  expect(await writtenMessage(page)).toEqual(WRITTEN);
});

test("the check follows the theme, fits a narrow window, and moves nothing", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: "dark" });
  await answerHumanCheck(page);
  await page.goto("/om");
  const below = sendButton(page);
  await below.scrollIntoViewIfNeeded();
  const before = await below.boundingBox();
  await expect(humanCheck(page).getByRole("button", { name: "Människa" })).toBeVisible();
  expect(await below.boundingBox()).toEqual(before);
  const widget = humanCheck(page).locator("[data-settings]");
  await expect(widget).toHaveAttribute("data-settings", /"dark","size":"compact"/);
  await happen(page, "Människa");
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(widget).toHaveAttribute("data-settings", /"light"/);
  // The widget is another, so the check is to be passed anew.
  await expect(sendButton(page)).toBeDisabled();
  await expectAccessible(page);
});
