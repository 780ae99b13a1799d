import { defineConfig } from "@playwright/test";
import { freePort, TEST_HOST } from "./dev/free-port.ts";
import { CHROMIUM_ARGUMENTS, findChromium } from "./scripts/find-chromium.ts";

// Every worker reads this file again: the first reading chooses the port for all.
process.env.E2E_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;
const origin = `http://${TEST_HOST}:${port}`;

/** End-to-end tests of the production build in dist/, which must have been built. */
export default defineConfig({
  testDir: "e2e",
  // The reports of `npm test` stand beside it: Playwright empties this folder when it starts.
  outputDir: "test-results/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  // Generous, so that a busy machine fails no test.
  expect: { timeout: 10_000 },
  use: {
    baseURL: origin,
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    actionTimeout: 15_000,
    // A worker would answer before what a test puts in the server's place; offline tests allow it.
    serviceWorkers: "block",
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS] },
  },
  projects: [
    {
      name: "phone",
      testIgnore: "*.desktop.spec.ts",
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      testIgnore: "*.phone.spec.ts",
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: {
    command: `npx vite preview --mode preview --host ${TEST_HOST} --port ${port} --strictPort`,
    env: { LOCAL_BACKEND_IN_MEMORY: "1" },
    // The site answers at once, its backend a few seconds later.
    url: `${origin}/_local/mail`,
    reuseExistingServer: false,
  },
});
