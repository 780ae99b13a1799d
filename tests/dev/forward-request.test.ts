import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { forwardRequest } from "../../dev/forward-request.ts";

const received: {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage["headers"];
  body: Buffer;
}[] = [];

let respond: (response: ServerResponse) => void;

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { method, url, headers } = request;
  received.push({ method, url, headers, body: Buffer.concat(chunks) });
  respond(response);
});

let origin: string;

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

function forward(path: string, init: RequestInit) {
  return forwardRequest(new Request(`http://localhost:5173${path}`, init), origin);
}

test("forwards the headers, the sub-path and the bytes of the body", async () => {
  respond = (response) => response.end();
  const body = new Uint8Array([0, 0xff, 0x0a, 0x0d, 0x20]);
  await forward("/functions/v1/stripe-webhook/test?a=%20b", {
    method: "POST",
    body,
    headers: {
      "stripe-signature": "t=1,v1=abc",
      "if-none-match": '"abc"',
      "x-forwarded-for": "203.0.113.1",
      authorization: "Bearer abc",
      connection: "keep-alive, x-hop",
      "x-hop": "1",
      "keep-alive": "timeout=5",
      te: "trailers",
    },
  });
  const request = received.at(-1);
  expect(request).toMatchObject({
    method: "POST",
    url: "/functions/v1/stripe-webhook/test?a=%20b",
    headers: {
      "stripe-signature": "t=1,v1=abc",
      "if-none-match": '"abc"',
      "x-forwarded-for": "203.0.113.1",
      authorization: "Bearer abc",
    },
  });
  expect(request?.body.equals(body)).toBe(true);
  for (const name of ["x-hop", "keep-alive", "te"]) {
    expect(request?.headers).not.toHaveProperty(name);
  }
});

test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"])("forwards %s", async (method) => {
  respond = (response) => response.end();
  await forward("/functions/v1/withdraw", { method });
  expect(received.at(-1)?.method).toBe(method);
});

test("returns status, headers and body of the answer, without following a redirect", async () => {
  respond = (response) =>
    response
      .writeHead(302, { location: "/annat", etag: '"abc"', "retry-after": "7" })
      .end("vidare");
  const response = await forward("/functions/v1/withdraw", { method: "POST" });
  expect(response.status).toBe(302);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    location: "/annat",
    etag: '"abc"',
    "retry-after": "7",
  });
  expect(await response.text()).toBe("vidare");
});

test.each([204, 304])("returns the status %i, which has no body", async (status) => {
  respond = (response) => response.writeHead(status).end();
  const response = await forward("/functions/v1/withdraw", { method: "GET" });
  expect(response.status).toBe(status);
  expect(response.body).toBeNull();
});
