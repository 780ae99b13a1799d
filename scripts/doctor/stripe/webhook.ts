/** Whether Stripe sends the webhook all that the code handles. */
import type Stripe from "npm:stripe@23.1.0";
import { backendUrl } from "../../../supabase/functions/_shared/environment.ts";
import { differences } from "../../../supabase/functions/_shared/prices.ts";
import { API_VERSION } from "../../../supabase/functions/_shared/stripe.ts";
import { EVENT_TYPES } from "../../../supabase/functions/stripe-webhook/event-types.ts";
import { compared, type Finding, wrong } from "../finding.ts";

const PLACE = "Developers → Webhooks";

/** All events that need no choice of their own. */
const ALL_EVENTS = "*";

/** Stripe waits with every renewal until this one has been answered. */
const DELAYING_EVENT = "invoice.created";

export async function checkWebhook(stripe: Stripe): Promise<readonly Finding[]> {
  const url = new URL("/functions/v1/stripe-webhook", backendUrl()).href;
  const endpoints = await Array.fromAsync(stripe.webhookEndpoints.list({ limit: 100 }));
  const [endpoint, ...others] = endpoints.filter((candidate) => candidate.url === url);
  if (!endpoint) {
    const found = endpoints.map((candidate) => candidate.url).join(", ") || "none";
    return [wrong("webhook: address", `no destination ${url}, but ${found}`, `${PLACE}: add it`)];
  }
  const { api_version, enabled_events, status } = endpoint;
  return [
    compared(
      "webhook: address",
      others.length === 0 ? [] : [`${others.length + 1} destinations with ${url}`],
      `${PLACE}: delete all but the one whose secret is set`,
      url,
    ),
    compared(
      "webhook: status",
      differences([["status", status, "enabled"]]),
      `${PLACE}: enable it, and send the failed events again`,
      status,
    ),
    compared(
      "webhook: version",
      differences([["version", api_version, API_VERSION]]),
      `${PLACE}: add a destination of this version with a new secret, and delete this one`,
      API_VERSION,
    ),
    checkEvents(enabled_events),
  ];
}

function checkEvents(enabled: readonly string[]): Finding {
  if (enabled.includes(ALL_EVENTS)) {
    return wrong(
      "webhook: events",
      `all are enabled, ${DELAYING_EVENT} too, with which Stripe waits for an answer before it charges a renewal`,
      `${PLACE}: enable only those of docs/deployment.md`,
    );
  }
  const missing = EVENT_TYPES.filter((type) => !enabled.includes(type));
  const ignored = enabled.filter((type) => !EVENT_TYPES.includes(type));
  const problems = [
    ...(missing.length === 0 ? [] : [`not enabled: ${missing.join(", ")}`]),
    ...(enabled.includes(DELAYING_EVENT)
      ? [`${DELAYING_EVENT} is enabled, with which Stripe waits before it charges a renewal`]
      : []),
  ];
  return compared(
    "webhook: events",
    problems,
    `${PLACE}: enable those of docs/deployment.md, and no others`,
    `all ${EVENT_TYPES.length}${ignored.length > 0 ? `; the function ignores ${ignored.join(", ")}` : ""}`,
  );
}
