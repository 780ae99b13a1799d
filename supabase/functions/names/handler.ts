import { createHash } from "node:crypto";
import { siteUrl } from "../_shared/environment.ts";
import { admit, type LimitHeaders, refuseKeyInAddress } from "./access.ts";
import { answerLookup } from "./lookup.ts";
import { answerNames } from "./names.ts";
import { openApiDocument } from "./openapi.ts";
import { Problem, problemResponse } from "./problem.ts";

interface Route {
  readonly answer: (url: URL) => Promise<unknown>;
  readonly needsKey: boolean;
  readonly cacheControl: string;
  /** Whether the same address has the same answer, until the site is published again. */
  readonly hasETag: boolean;
}

const ROUTES: ReadonlyMap<string, Route> = new Map([
  ["", { answer: answerNames, needsKey: true, cacheControl: "no-store", hasETag: false }],
  [
    "/lookup",
    { answer: answerLookup, needsKey: true, cacheControl: "private, max-age=3600", hasETag: true },
  ],
  [
    "/openapi.json",
    {
      answer: openApiDocument,
      needsKey: false,
      cacheControl: "public, max-age=3600",
      hasETag: true,
    },
  ],
]);

/** Answers names and facts to programs that have a key; see docs/decisions/0027-names-api.md. */
export async function handle(request: Request): Promise<Response> {
  const response = await respond(request);
  return request.method === "HEAD" ? new Response(null, response) : response;
}

async function respond(request: Request): Promise<Response> {
  const headers = new Headers(CORS_HEADERS);
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers });
  try {
    return await answer(request, headers);
  } catch (error) {
    if (error instanceof Problem) return problemResponse(error, headers);
    console.error(error);
    const detail = "Felet är vårt. Försök igen om en stund.";
    return problemResponse(new Problem("tekniskt-fel", { detail }), headers);
  }
}

/** Any site may call: a key is sent by the program, never by the browser on its own. */
const CORS_HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, HEAD, OPTIONS",
  "access-control-allow-headers": "authorization, if-none-match",
  "access-control-expose-headers": "ETag, RateLimit, RateLimit-Policy, Retry-After",
  "access-control-max-age": "86400",
  "x-content-type-options": "nosniff",
};

async function answer(request: Request, headers: Headers): Promise<Response> {
  const url = new URL(request.url);
  // Hosted functions get their address without /functions/v1.
  const path = /^(?:\/functions\/v1)?\/names(|\/.*)$/.exec(url.pathname)?.[1];
  const route = path === undefined ? undefined : ROUTES.get(path.replace(/\/$/, ""));
  if (!route) {
    const detail = `Det här kan du hämta: /names, /names/lookup och /names/openapi.json. Läs mer på ${siteUrl()}/api.`;
    throw new Problem("finns-inte", { detail });
  }
  if (request.method !== "GET" && request.method !== "HEAD") {
    const allow = "GET, HEAD, OPTIONS";
    throw new Problem("metod", { detail: "Använd GET.", headers: { allow } });
  }
  refuseKeyInAddress(url);
  const limits: LimitHeaders = route.needsKey ? await admit(request) : {};
  for (const [name, value] of Object.entries(limits)) headers.set(name, value);
  const body = JSON.stringify(await route.answer(url));
  headers.set("cache-control", route.cacheControl);
  if (route.hasETag) {
    const tag = `"${createHash("sha256").update(body).digest("hex")}"`;
    headers.set("etag", tag);
    if (isKnown(request, tag)) return new Response(null, { status: 304, headers });
  }
  headers.set("content-type", "application/json; charset=utf-8");
  return new Response(body, { headers });
}

/** Whether the caller has this answer; a weak tag is compared like a strong one. */
function isKnown(request: Request, tag: string): boolean {
  const known = (request.headers.get("if-none-match") ?? "").split(",");
  return known.some((one) => ["*", tag].includes(one.trim().replace(/^W\//, "")));
}
