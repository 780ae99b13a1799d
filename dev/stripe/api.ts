/** Stripe's API as far as the edge functions use it: keys, versions, idempotency and routes. */
import { ApiError } from "./api-error.ts";
import {
  type Call,
  createCheckoutSession,
  createCustomer,
  createPortalSession,
  expireCheckoutSession,
  listCheckoutSessions,
  listSubscriptions,
  retrieveCustomer,
} from "./endpoints.ts";
import { now } from "./model.ts";
import type { StripeStore } from "./store.ts";

/** The version whose objects and parameters the stand-in has: that of the functions' SDK. */
const API_VERSION = "2026-10-28.endive";

const ROUTES: readonly {
  readonly method: string;
  readonly path: RegExp;
  readonly endpoint: (call: Call) => object;
}[] = [
  { method: "POST", path: /^customers$/, endpoint: createCustomer },
  { method: "GET", path: /^customers\/(\w+)$/, endpoint: retrieveCustomer },
  { method: "GET", path: /^subscriptions$/, endpoint: listSubscriptions },
  { method: "GET", path: /^checkout\/sessions$/, endpoint: listCheckoutSessions },
  { method: "POST", path: /^checkout\/sessions$/, endpoint: createCheckoutSession },
  { method: "POST", path: /^checkout\/sessions\/(\w+)\/expire$/, endpoint: expireCheckoutSession },
  { method: "POST", path: /^billing_portal\/sessions$/, endpoint: createPortalSession },
];

/**
 * Answers a request to the API.
 *
 * @param path what follows /v1/
 * @param pages address of the stand-in's pages
 */
export async function answerApi(
  request: Request,
  path: string,
  store: StripeStore,
  pages: string,
): Promise<Response> {
  try {
    checkKey(request, store.data.key);
    checkVersion(request);
    const route = findRoute(request.method, path);
    const isPost = request.method === "POST";
    const body = isPost ? await readForm(request) : new URL(request.url).search.slice(1);
    const answer = () =>
      route.endpoint({ form: new URLSearchParams(body), id: route.id, store, pages });
    const key = isPost ? request.headers.get("idempotency-key") : null;
    if (key === null) return Response.json(answer());
    return repeatable(store, key, `${path}\n${body}`, answer);
  } catch (error) {
    if (error instanceof ApiError) return error.toResponse();
    throw error;
  }
}

function checkKey(request: Request, key: string): void {
  const sent = /^Bearer (\S+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
  if (sent === undefined) throw new ApiError(401, "You did not provide an API key.");
  if (sent !== key) throw new ApiError(401, "Invalid API Key provided.");
}

function checkVersion(request: Request): void {
  const version = request.headers.get("stripe-version") ?? "";
  if (!/^\d{4}-\d{2}-\d{2}(\.[a-z]+)?$/.test(version)) {
    throw new ApiError(400, `Invalid Stripe API version: ${version}`);
  }
  if (version !== API_VERSION) {
    throw new ApiError(400, `The payment stand-in has the version ${API_VERSION}, not ${version}.`);
  }
}

function findRoute(method: string, path: string) {
  for (const route of ROUTES) {
    const match = route.method === method && route.path.exec(path);
    if (match) return { endpoint: route.endpoint, id: match[1] ?? "" };
  }
  throw new ApiError(404, `Unrecognized request URL (${method}: /v1/${path}).`);
}

async function readForm(request: Request): Promise<string> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("application/x-www-form-urlencoded")) {
    throw new ApiError(
      400,
      `Invalid request (check that your POST content type is right): ${type}`,
    );
  }
  return request.text();
}

/** Gives a key the answer that it was given before. What was refused may be sent again, mended. */
function repeatable(
  store: StripeStore,
  key: string,
  request: string,
  answer: () => object,
): Response {
  const { answers } = store.data;
  const earlier = Object.hasOwn(answers, key) ? answers[key] : undefined;
  if (earlier && earlier.request !== request) {
    throw new ApiError(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: "idempotency_error" },
    );
  }
  if (earlier) return Response.json(earlier.body, { headers: { "idempotent-replayed": "true" } });
  const body = answer();
  answers[key] = { request, body, created: now() };
  return Response.json(body);
}
