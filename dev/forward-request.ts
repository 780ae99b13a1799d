/** The headers that belong to one connection, or that fetch sets for its own. */
const CONNECTION_HEADERS = [
  "connection",
  "content-length",
  "expect",
  "host",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/**
 * Forwards a request to another server as it is, and returns the answer.
 *
 * @param origin of the server
 */
export async function forwardRequest(request: Request, origin: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  const response = await fetch(`${origin}${pathname}${search}`, {
    method: request.method,
    headers: withoutConnection(request.headers),
    redirect: "manual",
    ...(hasBody && { body: await request.arrayBuffer() }),
  });
  const headers = withoutConnection(response.headers);
  // fetch has decompressed the body.
  headers.delete("content-encoding");
  const isEmpty = response.status === 204 || response.status === 304;
  return new Response(isEmpty ? null : response.body, { status: response.status, headers });
}

/** Without the headers of the connection, and those that its Connection header names. */
function withoutConnection(received: Headers): Headers {
  const headers = new Headers(received);
  const named = (headers.get("connection") ?? "").split(",").map((name) => name.trim());
  for (const name of [...CONNECTION_HEADERS, ...named]) if (name !== "") headers.delete(name);
  return headers;
}
