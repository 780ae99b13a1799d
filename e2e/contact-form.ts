/** The contact form as a visitor fills it in, and a stand-in for the script of its human check. */
import type { BrowserContext, Locator, Page } from "@playwright/test";

export const HUMAN_CHECK_SCRIPT = /^https:\/\/js\.hcaptcha\.com\/1\/api\.js/;

/** Implements the part of hCaptcha's API that its package uses, with a button for each event. */
function humanCheckStandIn(): void {
  type Settings = Readonly<Record<string, unknown>>;
  const widgets = new Map<string, { readonly box: HTMLElement; response: string }>();
  let passings = 0;

  function call(settings: Settings, name: string, argument?: string) {
    const callback = settings[name];
    if (typeof callback === "function") callback(argument);
  }
  function empty(id: string) {
    const widget = widgets.get(id);
    if (widget) widget.response = "";
  }
  const hcaptcha = {
    render(box: HTMLElement, settings: Settings) {
      const id = `widget-${widgets.size}`;
      const widget = { box, response: "" };
      widgets.set(id, widget);
      const { theme, size, hl, sitekey } = settings;
      box.dataset.settings = JSON.stringify({ theme, size, hl, sitekey });
      const events: Readonly<Record<string, () => void>> = {
        Människa: () => {
          passings += 1;
          widget.response = `stand-in-token-${passings}`;
          call(settings, "callback", widget.response);
        },
        Utgången: () => call(settings, "expired-callback"),
        Fel: () => call(settings, "error-callback", "challenge-error"),
      };
      for (const [name, listener] of Object.entries(events)) {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = name;
        button.addEventListener("click", listener);
        box.append(button);
      }
      return id;
    },
    reset: empty,
    remove: (id: string) => widgets.get(id)?.box.replaceChildren(),
    getResponse: (id: string) => widgets.get(id)?.response ?? "",
    getRespKey: () => "",
  };
  Object.assign(window, { hcaptcha });
  const { src } = document.currentScript as HTMLScriptElement;
  Reflect.get(window, new URL(src).searchParams.get("onload") ?? "")();
}

/** The response to a request for the script of the human check. */
export const humanCheckAnswer = {
  contentType: "text/javascript",
  headers: { "access-control-allow-origin": "*" },
  body: `(${humanCheckStandIn})()`,
} as const;

/** Answers requests for the script, and returns the requested addresses. */
export async function answerHumanCheck(target: Page | BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await target.route(HUMAN_CHECK_SCRIPT, async (route) => {
    asked.push(route.request().url());
    await route.fulfill(humanCheckAnswer);
  });
  return asked;
}

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

/** Lets the human check pass, expire or fail. */
export async function triggerHumanCheck(
  page: Page,
  event: "Människa" | "Utgången" | "Fel",
): Promise<void> {
  await humanCheck(page).getByRole("button", { name: event }).click();
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
