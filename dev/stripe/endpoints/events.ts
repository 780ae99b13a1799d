import * as v from "valibot";
import { list, parseParameters } from "../parameters.ts";
import type { Call } from "./call.ts";
import { listPage, pageQuery } from "./lists.ts";

const eventQuery = v.object({
  ...pageQuery,
  type: v.optional(v.string()),
  types: v.optional(list(v.string())),
});

export function listEvents(call: Call): object {
  const query = parseParameters(call.form, eventQuery);
  const types = query.type === undefined ? query.types : [query.type];
  const found = call.account.events.filter(({ type }) => types?.includes(type) ?? true);
  return listPage(call, "/v1/events", query, found);
}
