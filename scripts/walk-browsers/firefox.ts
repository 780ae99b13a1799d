import { launch } from "puppeteer-core";
import { findProgram } from "./find-program.ts";
import type { WalkedBrowser } from "./walked-browser.ts";

/** Firefox as it is installed, by WebDriver BiDi, which it speaks without a driver. */
export async function openFirefox(): Promise<WalkedBrowser> {
  const browser = await launch({
    browser: "firefox",
    executablePath: findProgram("Firefox", ["firefox", "firefox-esr"]),
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const reports: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") reports.push(message.text());
  });
  page.on("pageerror", (error) => reports.push(String(error)));
  // The protocol has no event for what the security policy blocks.
  await page.evaluateOnNewDocument(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      console.error(`The security policy blocks ${blockedURI} (${effectiveDirective})`);
    });
  });
  return {
    name: (await browser.version()).replace("/", " "),
    open: async (url) => {
      await page.goto(url);
    },
    run: (inPage) => page.evaluate(inPage),
    takeReports: () => reports.splice(0),
    print: () => page.pdf({ format: "A4" }),
    close: () => browser.close(),
  };
}
