import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import * as v from "valibot";
import { freePort } from "../../dev/free-port.ts";
import { findProgram } from "./find-program.ts";
import type { WalkedBrowser } from "./walked-browser.ts";

/** How long the driver may take to answer for the first time, in milliseconds. */
const START_TIMEOUT_MS = 30_000;

/** A console message, as WebKitGTK writes it: "CONSOLE JS ERROR …", "CONSOLE SECURITY ERROR …". */
const CONSOLE_ERROR = /CONSOLE \w+ ERROR .*/;

const session = v.object({
  sessionId: v.string(),
  capabilities: v.object({ browserVersion: v.string() }),
});

const failure = v.object({ error: v.string(), message: v.string() });

/**
 * WebKitGTK's MiniBrowser, by its driver. This is the whole of the protocol that is needed
 * (https://www.w3.org/TR/webdriver2/); it has no events, so the console is read from the browser's output.
 */
export async function openWebKitGtk(): Promise<WalkedBrowser> {
  const port = await freePort();
  const driver = startDriver(port);
  const reports: string[] = [];
  for (const stream of [driver.stdout, driver.stderr]) {
    if (!stream) continue;
    createInterface(stream).on("line", (line) => {
      const [error] = CONSOLE_ERROR.exec(line) ?? [];
      if (error) reports.push(error);
    });
  }
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilReady(driver, `${origin}/status`);
    const { sessionId, capabilities } = v.parse(
      session,
      await call(`${origin}/session`, "POST", {
        capabilities: {
          alwaysMatch: {
            pageLoadStrategy: "normal",
            "webkitgtk:browserOptions": {
              args: ["--automation", "--enable-write-console-messages-to-stdout=true"],
            },
          },
        },
      }),
    );
    const address = `${origin}/session/${sessionId}`;
    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      open: async (url) => {
        await call(`${address}/url`, "POST", { url });
      },
      run: (inPage) =>
        call(`${address}/execute/sync`, "POST", { script: `return (${inPage})()`, args: [] }),
      takeReports: () => reports.splice(0),
      close: async () => {
        await call(address, "DELETE");
        await stop(driver);
      },
    };
  } catch (error) {
    await stop(driver);
    throw error;
  }
}

/** In a group of its own, with the display that it may need: they end together. */
function startDriver(port: number): ChildProcess {
  const driver = findProgram("WebKitGTK's driver", ["WebKitWebDriver"]);
  const hasDisplay = process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  const display = hasDisplay
    ? []
    : [findProgram("A display, or one in memory,", ["xvfb-run"]), "--auto-servernum"];
  const [program = driver, ...parameters] = [...display, driver, `--port=${port}`];
  return spawn(program, parameters, { stdio: ["ignore", "pipe", "pipe"], detached: true });
}

async function stop(driver: ChildProcess): Promise<void> {
  if (driver.pid === undefined || driver.exitCode !== null) return;
  const ended = once(driver, "exit");
  process.kill(-driver.pid, "SIGTERM");
  await ended;
}

async function untilReady(driver: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (driver.exitCode === null && Date.now() < deadline) {
    try {
      await call(url, "GET");
      return;
    } catch {
      // Not listening yet.
      await sleep(100);
    }
  }
  throw new Error("WebKitGTK's driver does not answer");
}

/** @throws Error with what the driver says of a failure */
async function call(url: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = v.parse(v.object({ value: v.unknown() }), await response.json());
  if (response.ok) return value;
  const { error, message } = v.parse(failure, value);
  throw new Error(`${error}: ${message}`);
}
