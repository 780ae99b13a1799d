import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, TEST_HOST } from "../dev/free-port.ts";

export interface PreviewServer {
  readonly origin: string;
  /** Ends it at once, as when a machine loses its power. */
  readonly stop: () => Promise<void>;
}

/** On a quiet machine the server and its database take three seconds. */
export const START_TIMEOUT_MS = 120_000;

/**
 * Serves a build and a new backend in memory; the backend answers when this resolves.
 *
 * @param folder of the build
 * @param environment variables that the backend reads
 */
export async function startPreviewServer(
  folder = "dist",
  environment: Readonly<Record<string, string>> = {},
): Promise<PreviewServer> {
  const port = await freePort();
  const origin = `http://${TEST_HOST}:${port}`;
  const server = spawn(
    process.execPath,
    [
      "node_modules/vite/bin/vite.js",
      ...["preview", "--mode", "preview", "--outDir", folder, "--host", TEST_HOST],
      ...["--port", String(port), "--strictPort"],
    ],
    {
      env: { ...process.env, LOCAL_BACKEND_IN_MEMORY: "1", ...environment },
      // Vite's server ends when its input does: with this process, however that ends.
      stdio: ["pipe", "ignore", "inherit"],
    },
  );
  async function stop(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
  }
  try {
    await waitForAnswer(server, `${origin}/_local/mail`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

async function waitForAnswer(server: ChildProcess, url: string): Promise<void> {
  const deadline = AbortSignal.timeout(START_TIMEOUT_MS);
  while (server.exitCode === null) {
    try {
      const response = await fetch(url, { signal: deadline });
      if (response.ok) return;
    } catch (error) {
      if (deadline.aborted) throw new Error(`Nothing answers at ${url}`, { cause: error });
    }
    await sleep(100);
  }
  throw new Error(`The preview server ended with code ${server.exitCode}`);
}
