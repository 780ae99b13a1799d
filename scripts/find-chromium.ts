import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const isRoot = process.getuid?.() === 0;

/** Arguments for Chromium: nothing of its own on the network, and a start as root. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  // Chromium's sandbox refuses to run as root.
  ...(isRoot ? ["--no-sandbox"] : []),
];

const COMMANDS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** How long an installation may take, in milliseconds. */
const INSTALL_TIMEOUT_MS = 600_000;

/**
 * Path of a Chromium: the one in CHROMIUM_PATH, one on the machine, or else one installed now.
 * CHROMIUM_PATH then holds it, so that child processes need not search again.
 *
 * @throws Error that says what to do, when there is none and none can be installed
 */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`);
    return given;
  }
  const found = onMachine() ?? installedByPlaywright() ?? installedByDebian();
  if (!found) {
    throw new Error(
      "No Chromium was found and none could be installed. Install Chromium or Chrome, " +
        "or set CHROMIUM_PATH to the program.",
    );
  }
  process.env.CHROMIUM_PATH = found;
  return found;
}

function onMachine(): string | undefined {
  return [...onPath(), ...usualPlaces(), chromium.executablePath()].find(canRun);
}

function onPath(): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
}

function usualPlaces(): string[] {
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

/** Whether the program starts: some systems have a mere hint for an installer under its name. */
function canRun(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows, asking for the version opens a window.
  if (process.platform === "win32") return true;
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0;
}

function installedByPlaywright(): string | undefined {
  const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
  run(process.execPath, [cli, "install", "--with-deps", "chromium"]);
  return [chromium.executablePath()].find(canRun);
}

function installedByDebian(): string | undefined {
  if (!isRoot || !existsSync("/etc/debian_version")) return undefined;
  run("apt-get", ["update"]);
  run("apt-get", ["install", "-y", "chromium"]);
  return onPath().find(canRun);
}

function run(command: string, args: readonly string[]): void {
  console.log(`No Chromium yet: ${[command, ...args].join(" ")}`);
  spawnSync(command, args, {
    stdio: ["ignore", "inherit", "inherit"],
    timeout: INSTALL_TIMEOUT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
