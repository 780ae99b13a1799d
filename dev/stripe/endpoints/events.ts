import type Stripe from "stripe";
import * as v from "valibot";
import { type Entries, list, parseParameters, requireOneAtMost, text } from "../parameters.ts";
import type { Call } from "./call.ts";
import { listPage, pageQuery } from "./lists.ts";

const eventQuery = v.strictObject({
  ...pageQuery,
  type: v.optional(text()),
  types: v.optional(list(text())),
} satisfies Entries<Stripe.EventListParams>);

export function listEvents(call: Call): object {
  const query = parseParameters(call.form, eventQuery);
  requireOneAtMost(query, "type", "types");
  const types = query.type === undefined ? query.types : [query.type];
  const found = call.account.events.filter(({ type }) => types?.includes(type) ?? true);
  return listPage(call, "/v1/events", query, found);
}
