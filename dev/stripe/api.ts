/** The part of Stripe's API that the edge functions use: keys, versions, idempotency and routes. */
import type Stripe from "stripe";
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

/** The version that the stand-in implements: the one that the types of the SDK describe. */
const API_VERSION: Stripe.LatestApiVersion = "2026-10-28.endive";

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
 * Handles a request to the API.
 *
 * @param path the part after /v1/
 * @param pages address of the stand-in's pages
 */
export async function handleApiRequest(
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
    const body = isPost ? await request.text() : new URL(request.url).search.slice(1);
    const respond = () =>
      route.endpoint({ form: new URLSearchParams(body), id: route.id, store, pages });
    const key = isPost ? request.headers.get("idempotency-key") : null;
    if (key === null) return Response.json(respond());
    return respondOnce(store, key, `${path}\n${body}`, respond);
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
  const version = request.headers.get("stripe-version");
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

/** Repeats the response to a key. A request that failed may be sent again with changes. */
function respondOnce(
  store: StripeStore,
  key: string,
  request: string,
  respond: () => object,
): Response {
  const { responses } = store.data;
  const earlier = Object.hasOwn(responses, key) ? responses[key] : undefined;
  if (earlier && earlier.request !== request) {
    throw new ApiError(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: "idempotency_error" },
    );
  }
  if (earlier) return Response.json(earlier.body, { headers: { "idempotent-replayed": "true" } });
  const body = { ...respond() };
  responses[key] = { request, body, created: now() };
  return Response.json(body);
}
