/** Sites with a server and a backend of their own, for tests that stop or change them. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import * as servers from "../scripts/preview-server.ts";
import { test } from "./fixtures.ts";

export type PreviewServer = servers.PreviewServer;

/** On a quiet machine such a build takes twenty seconds. */
const BUILD_TIMEOUT_MS = 300_000;

/**
 * Builds the site with other settings and no documents of single names, and serves it; `stop` removes the build as well.
 *
 * @param environment variables that the build reads
 */
export async function startSiteBuiltWith(
  environment: Readonly<Record<string, string>>,
): Promise<PreviewServer> {
  extendTimeout(BUILD_TIMEOUT_MS + servers.START_TIMEOUT_MS);
  const folder = mkdtempSync(join(tmpdir(), "namnfynd-"));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    await promisify(execFile)(
      process.execPath,
      [
        "node_modules/vite/bin/vite.js",
        ...["build", "--mode", "preview", "--outDir", folder, "--emptyOutDir"],
      ],
      { env: { ...process.env, NAME_DOCUMENTS: "none", ...environment } },
    );
    const server = await servers.startPreviewServer(folder);
    async function stop(): Promise<void> {
      await server.stop();
      removeFolder();
    }
    return { origin: server.origin, stop };
  } catch (error) {
    removeFolder();
    throw error;
  }
}

/**
 * Serves a build and a new backend in memory, in a test or a hook.
 *
 * @param folder of the build
 * @param environment variables that the backend reads
 */
export function startPreviewServer(
  folder = "dist",
  environment: Readonly<Record<string, string>> = {},
): Promise<PreviewServer> {
  extendTimeout(servers.START_TIMEOUT_MS);
  return servers.startPreviewServer(folder, environment);
}

/** Adds to the timeout of the running test or hook, once: in a hook a second call would take the first one back. */
function extendTimeout(milliseconds: number): void {
  const info = test.info();
  info.setTimeout(info.timeout + milliseconds);
}
