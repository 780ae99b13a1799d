/** A site with a backend of its own, for a test that stops it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort, TEST_HOST } from "../dev/free-port.ts";

export interface PreviewServer {
  readonly origin: string;
  /** Ends it at once, as when a machine loses its power. */
  readonly stop: () => Promise<void>;
}

/** How long the server and its database may take to start, in milliseconds. */
const START_TIMEOUT_MS = 45_000;

/**
 * Serves a build and a new backend in memory; the backend answers when this resolves.
 *
 * @param folder of the build
 */
export async function startPreviewServer(folder = "dist"): Promise<PreviewServer> {
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
      env: { ...process.env, LOCAL_BACKEND_IN_MEMORY: "1" },
      // Vite's server ends with its input, and so with the test, however that ends.
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
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The preview server ended with code ${server.exitCode}`);
}
