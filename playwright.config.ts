import { defineConfig } from "@playwright/test";
import { freePort, TEST_HOST } from "./dev/free-port.ts";
import { CHROMIUM_ARGUMENTS, findChromium } from "./scripts/find-chromium.ts";

// Each worker loads this file too: the first to load it chooses the port for all.
process.env.E2E_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;
const origin = `http://${TEST_HOST}:${port}`;

/**
 * Browser tests of the production build in dist/, which must exist. A test runs once: in a wide
 * window, or as on a phone if its file is called `*.phone.spec.ts`.
 */
export default defineConfig({
  testDir: "e2e",
  // Playwright empties this folder when it starts, so the reports of `npm test` are kept beside it.
  outputDir: "test-results/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  // Generous, so that no test fails because the machine is busy.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: origin,
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    actionTimeout: 30_000,
    // A worker would answer before the routes that a test sets up; the offline tests allow it.
    serviceWorkers: "block",
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS] },
  },
  projects: [
    {
      name: "desktop",
      testIgnore: "*.phone.spec.ts",
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: "phone",
      testMatch: "*.phone.spec.ts",
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `npx vite preview --mode preview --host ${TEST_HOST} --port ${port} --strictPort`,
    env: { LOCAL_BACKEND_IN_MEMORY: "1" },
    // The site answers at once, its backend a few seconds later.
    url: `${origin}/_local/mail`,
    timeout: 180_000,
    reuseExistingServer: false,
  },
});
