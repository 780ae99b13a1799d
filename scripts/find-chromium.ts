import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { TEST_HOST } from "../dev/free-port.ts";

const isRoot = process.getuid?.() === 0;

/** What Chromium shall not do; it heeds one such list, so this one repeats that of Playwright. */
const DISABLED_FEATURES: readonly string[] = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  // Two pages behind the address bar of every window, a third of a short test's computing time.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/**
 * Arguments for Chromium: no work and no network requests of its own, no host but this machine, and no
 * sandbox as root.
 */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${TEST_HOST}`,
  `--disable-features=${DISABLED_FEATURES.join(",")}`,
  // Chromium's sandbox refuses to run as root.
  ...(isRoot ? ["--no-sandbox"] : []),
];

const COMMANDS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const INSTALL_TIMEOUT_MS = 600_000;

/**
 * Path of a Chromium: the one in CHROMIUM_PATH, one on the machine, or else one that is installed
 * now. Sets CHROMIUM_PATH, so that child processes do not search again.
 *
 * @throws Error with instructions when there is none and none can be installed
 */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`);
    return given;
  }
  const found = findInstalled() ?? installWithPlaywright() ?? installWithApt();
  if (!found) {
    throw new Error(
      "No Chromium was found and none could be installed. Install Chromium or Chrome, " +
        "or set CHROMIUM_PATH to the program.",
    );
  }
  process.env.CHROMIUM_PATH = found;
  return found;
}

function findInstalled(): string | undefined {
  return [...pathCandidates(), ...commonLocations(), chromium.executablePath()].find(canRun);
}

function pathCandidates(): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
}

function commonLocations(): string[] {
  if (process.platform === "darwin") {
    return [
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ];
  }
  if (process.platform === "win32") {
    return ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((variable) => {
      const folder = process.env[variable];
      return folder
        ? [
            join(folder, "Google", "Chrome", "Application", "chrome.exe"),
            join(folder, "Chromium", "Application", "chrome.exe"),
          ]
        : [];
    });
  }
  return [];
}

/** Whether the program starts: on some systems the command only suggests a package to install. */
function canRun(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows, --version opens a window.
  if (process.platform === "win32") return true;
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0;
}

function installWithPlaywright(): string | undefined {
  const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
  run(process.execPath, [cli, "install", "--with-deps", "chromium"]);
  return [chromium.executablePath()].find(canRun);
}

function installWithApt(): string | undefined {
  if (!isRoot || !existsSync("/etc/debian_version")) return undefined;
  run("apt-get", ["update"]);
  run("apt-get", ["install", "-y", "chromium"]);
  return pathCandidates().find(canRun);
}

function run(command: string, args: readonly string[]): void {
  console.log(`No Chromium found, running: ${[command, ...args].join(" ")}`);
  spawnSync(command, args, {
    stdio: ["ignore", "inherit", "inherit"],
    timeout: INSTALL_TIMEOUT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
