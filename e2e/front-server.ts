/** A server in front of the site's, which can hang, stop, or have another version of a file. */
import { once } from "node:events";
import { createServer, type IncomingMessage, request as requestOf } from "node:http";
import { text } from "node:stream/consumers";
import { freePort, TEST_HOST } from "../dev/free-port.ts";
import { test as base } from "./fixtures.ts";

export interface FrontServer {
  readonly origin: string;
  /** Leaves everything that is requested from now on without an answer. */
  readonly hang: () => void;
  /** Refuses connections, as when the machine has lost its power. */
  readonly stop: () => void;
  /** Changes the text that is answered at a path from now on. */
  readonly change: (path: string, changed: (text: string) => string) => void;
}

export const test = base.extend<{ frontServer: FrontServer }>({
  frontServer: async ({ baseURL }, use) => {
    let isHanging = false;
    const changes = new Map<string, (text: string) => string>();
    const server = createServer((request, response) => {
      if (isHanging) return;
      const { method, headers, url = "/" } = request;
      const address = new URL(url, baseURL);
      const changed = changes.get(address.pathname);
      const forwarded = requestOf(
        address,
        { method, headers: changed ? wholeAndPlain(headers) : headers },
        async (answer) => {
          if (!changed) {
            response.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(response);
            return;
          }
          const { "content-length": _length, etag: _etag, ...others } = answer.headers;
          response.writeHead(answer.statusCode ?? 502, others);
          response.end(changed(await text(answer)));
        },
      );
      request.pipe(forwarded);
    });
    const port = await freePort();
    server.listen(port, TEST_HOST);
    await once(server, "listening");
    function stop(): void {
      server.closeAllConnections();
      server.close();
    }
    await use({
      origin: `http://${TEST_HOST}:${port}`,
      hang: () => {
        isHanging = true;
      },
      stop,
      change: (path, changed) => {
        changes.set(path, changed);
      },
    });
    stop();
  },
});

/** The headers of a request that is answered with the whole text, not compressed. */
function wholeAndPlain(headers: IncomingMessage["headers"]): IncomingMessage["headers"] {
  const {
    "if-none-match": _tag,
    "if-modified-since": _time,
    "accept-encoding": _encoding,
    ...others
  } = headers;
  return others;
}
