import { siteUrl } from "./environment.ts";

/** A refusal that the caller may read: its message is Swedish and tells nothing of the inside. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Makes a handler out of what a function does: it answers preflights, allows the site's own origin
 * alone, sends the result as JSON, and turns every error into `{ "error": <Swedish message> }`.
 */
export function jsonHandler(
  answer: (request: Request) => Promise<unknown>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const headers = corsHeaders(request);
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers });
    try {
      if (request.method !== "POST") throw new HttpError(405, "Metoden stöds inte.");
      return Response.json(await answer(request), { headers });
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
