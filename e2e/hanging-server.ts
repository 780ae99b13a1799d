/** A server in front of the site's that can hang: it takes requests, and answers none. */
import { once } from "node:events";
import { createServer, request as requestOf } from "node:http";
import { freePort, TEST_HOST } from "../dev/free-port.ts";
import { test as base } from "./fixtures.ts";

interface HangingServer {
  readonly origin: string;
  /** Leaves everything that is requested from now on without an answer. */
  readonly hang: () => void;
}

export const test = base.extend<{ hangingServer: HangingServer }>({
  hangingServer: async ({ baseURL }, use) => {
    let isHanging = false;
    const server = createServer((request, response) => {
      if (isHanging) return;
      const { method, headers, url = "/" } = request;
      const forwarded = requestOf(new URL(url, baseURL), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      request.pipe(forwarded);
    });
    const port = await freePort();
    server.listen(port, TEST_HOST);
    await once(server, "listening");
    await use({
      origin: `http://${TEST_HOST}:${port}`,
      hang: () => {
        isHanging = true;
      },
    });
    server.closeAllConnections();
    server.close();
  },
});
