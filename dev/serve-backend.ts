import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { freePort, TEST_HOST } from "./free-port.ts";
import { type LocalBackend, type LocalBackendOptions, startLocalBackend } from "./local-backend.ts";

export interface ServedBackend {
  readonly backend: LocalBackend;
  /** Address of the backend, and of the site for it. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves a local backend for tests over HTTP, with its data in memory. */
export async function serveLocalBackend(
  options: Pick<LocalBackendOptions, "authConditions"> = {},
): Promise<ServedBackend> {
  const port = await freePort();
  const origin = `http://${TEST_HOST}:${port}`;
  const backend = await startLocalBackend({ folder: null, origin, ...options });
  const server = createServer(
    getRequestListener((request, { incoming }) =>
      backend.fetch(request, incoming.socket.remoteAddress ?? null),
    ),
  );
  // The database blocks the process for seconds, in which a client cannot notice that its connection
  // has been closed, and would send its next request on it.
  server.keepAliveTimeout = 120_000;
  server.listen(port, TEST_HOST);
  await once(server, "listening");
  return {
    backend,
    origin,
    async close() {
      server.close();
      server.closeAllConnections();
      await backend.close();
    },
  };
}
