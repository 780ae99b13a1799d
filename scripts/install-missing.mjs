/**
 * Runs `npm ci` when the installed packages are not those of package-lock.json, and otherwise
 * does nothing, without a word. Plain JavaScript on Node alone: it runs before anything is
 * installed.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The content of a JSON file of the project; null when it is missing or broken. */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8"));
  } catch {
    return null;
  }
}

/**
 * Whether every package stands there in the version of the lock file. Only optional packages, which
 * are those of other machines, may be missing.
 */
function isInstalled() {
  const wanted = readJson("package-lock.json")?.packages;
  // npm writes this file when it has finished, so without it an installation was broken off.
  if (!wanted || !readJson("node_modules/.package-lock.json")) return false;
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (path === "" || link) return true;
    const installed = readJson(`${path}/package.json`);
    return installed ? installed.version === version : optional === true;
  });
}

function install() {
  console.log("Installing packages …");
  // The tools stand among the development packages, whatever NODE_ENV says.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  const npmScript = process.env.npm_execpath;
  // Windows starts npm.cmd through a shell only; npm's own script needs neither.
  const { status, error } =
    npmScript && /^npm-cli\.[cm]?js$/.test(basename(npmScript))
      ? spawnSync(process.execPath, [npmScript, ...args], { cwd: root, stdio: "inherit" })
      : spawnSync(`npm ${args.join(" ")}`, { cwd: root, stdio: "inherit", shell: true });
  if (error) console.error(error.message);
  return status ?? 1;
}

if (!isInstalled()) process.exitCode = install();
