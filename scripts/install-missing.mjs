/**
 * Runs `npm ci` if the installed packages are not those of package-lock.json. Plain JavaScript
 * without dependencies, since it runs before anything is installed.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The content of a JSON file of the project; null if it is missing or invalid. */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8"));
  } catch {
    return null;
  }
}

/**
 * Whether all packages are installed in the version of the lock file. Only optional packages, which
 * are for other platforms, may be missing.
 */
function isInstalled() {
  const wanted = readJson("package-lock.json")?.packages;
  // npm writes this file last, so without it an installation was interrupted.
  if (!wanted || !readJson("node_modules/.package-lock.json")) return false;
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (path === "" || link) return true;
    const installed = readJson(`${path}/package.json`);
    return installed ? installed.version === version : optional === true;
  });
}

function install() {
  console.log("Installing packages …");
  // The tools are development dependencies, which NODE_ENV=production would leave out.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  const npmScript = process.env.npm_execpath;
  // On Windows, npm.cmd needs a shell, but npm's own script does not.
  const { status, error } =
    npmScript && /^npm-cli\.[cm]?js$/.test(basename(npmScript))
      ? spawnSync(process.execPath, [npmScript, ...args], { cwd: root, stdio: "inherit" })
      : spawnSync(`npm ${args.join(" ")}`, { cwd: root, stdio: "inherit", shell: true });
  if (error) console.error(error.message);
  return status ?? 1;
}

if (!isInstalled()) process.exitCode = install();
