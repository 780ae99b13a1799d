import { siteUrl } from "./environment.ts";

interface ErrorDetails {
  /** Distinguishes errors of the same status for the site. */
  readonly reason?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error that the caller may see: its message is in Swedish and reveals no internals. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
  }
}

/**
 * Wraps the logic of a function in a request handler, which answers preflight requests, allows only
 * the site's own origin, sends the result as JSON and every error as
 * `{ "error": <Swedish message> }`, with a `reason` if the site has to distinguish it.
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
      return errorResponse(error, headers);
    }
  };
}

function errorResponse(error: unknown, headers: Headers): Response {
  if (!(error instanceof HttpError)) {
    console.error(error);
    return Response.json({ error: "Något gick fel. Försök igen." }, { status: 500, headers });
  }
  const { status, message, details } = error;
  for (const [name, value] of Object.entries(details.headers ?? {})) headers.set(name, value);
  const { reason } = details;
  return Response.json({ error: message, ...(reason && { reason }) }, { status, headers });
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
    headers.set("access-control-expose-headers", "Retry-After");
    headers.set("access-control-max-age", "3600");
  }
  return headers;
}
