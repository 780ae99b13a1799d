import { siteUrl } from "./environment.ts";

/** An error that the caller may see: its message is in Swedish and reveals no internals. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Wraps the logic of a function in a request handler, which answers preflight requests, allows only
 * the site's own origin, sends the result as JSON and every error as
 * `{ "error": <Swedish message> }`.
 */
export function jsonHandler(
  run: (request: Request) => Promise<unknown>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const headers = corsHeaders(request);
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers });
    try {
      if (request.method !== "POST") throw new HttpError(405, "Metoden stöds inte.");
      return Response.json(await run(request), { headers });
    } catch (error) {
      const { status, message } =
        error instanceof HttpError ? error : new HttpError(500, "Något gick fel. Försök igen.");
      if (!(error instanceof HttpError)) console.error(error);
      return Response.json({ error: message }, { status, headers });
    }
  };
}

function corsHeaders(request: Request): Headers {
  const headers = new Headers({ vary: "Origin" });
  if (request.headers.get("origin") === siteUrl()) {
    headers.set("access-control-allow-origin", siteUrl());
    headers.set("access-control-allow-methods", "POST, OPTIONS");
    headers.set(
      "access-control-allow-headers",
      "authorization, apikey, content-type, x-client-info",
    );
    headers.set("access-control-max-age", "3600");
  }
  return headers;
}
