/** The contact form as a visitor fills it in. */
import type { Locator, Page } from "@playwright/test";
import { HCAPTCHA_PATH, HCAPTCHA_SCRIPT_FILE } from "../dev/hcaptcha/stand-in.ts";

/** hCaptcha's script, which a site without the local backend loads. */
export const HUMAN_CHECK_SCRIPT = /^https:\/\/js\.hcaptcha\.com\/1\/api\.js/;

/** The local backend's stand-in, which the preview build loads. */
export const LOCAL_HUMAN_CHECK_SCRIPT = `**${HCAPTCHA_PATH}/1/api.js*`;

/** The response to a request for hCaptcha's script: the stand-in. */
export const humanCheckAnswer = {
  contentType: "text/javascript",
  headers: { "access-control-allow-origin": "*" },
  path: HCAPTCHA_SCRIPT_FILE,
} as const;

export function contactForm(page: Page): Locator {
  return page.getByRole("form", { name: "Kontaktformulär" });
}

export function field(page: Page, label: string): Locator {
  return contactForm(page).getByRole("textbox", { name: label });
}

export function sendButton(page: Page): Locator {
  return page.getByRole("button", { name: "Skicka meddelandet" });
}

export function humanCheck(page: Page): Locator {
  return page.getByRole("group", { name: "Kontroll att du inte är en robot" });
}

export async function passHumanCheck(page: Page): Promise<void> {
  await humanCheck(page).getByRole("button", { name: "Jag är en människa" }).click();
}

/** Labels of the fields and what a test types into them. */
export const WRITTEN: Readonly<Record<string, string>> = {
  Namn: "Åsa Lind",
  "E-post": "asa.lind@example.se",
  Ämne: "Ett namn som saknas",
  Meddelande: "Hej!\nVar är Ásdís?",
};

export async function writeMessage(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(WRITTEN)) await field(page, label).fill(text);
}

/** The content of the fields. */
export async function writtenMessage(page: Page): Promise<Record<string, string>> {
  const entries = Object.keys(WRITTEN).map(async (label) => [
    label,
    await field(page, label).inputValue(),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}
