/** Lists, page by page with the newest entry first. */
import type Stripe from "stripe";
import * as v from "valibot";
import { expandObject, findObject } from "../find-object.ts";
import { type Entries, integer, text } from "../parameters.ts";
import { type Call, expand, noSuch } from "./call.ts";

const seconds = integer(0);

/** The parameters of every list. */
export const pageQuery = {
  limit: v.optional(integer(1, 100), "10"),
  starting_after: v.optional(text()),
  created: v.optional(
    v.union([
      seconds,
      v.strictObject({
        gt: v.optional(seconds),
        gte: v.optional(seconds),
        lt: v.optional(seconds),
        lte: v.optional(seconds),
      } satisfies Entries<Stripe.RangeQueryParam>),
    ]),
  ),
  expand,
} satisfies Entries<Stripe.PaginationParams & Pick<Stripe.EventListParams, "created" | "expand">>;

type Page = v.InferOutput<v.ObjectSchema<typeof pageQuery, undefined>>;

interface Listed {
  readonly id: string;
  readonly created: number;
}

/**
 * A page of a list.
 *
 * @param entries in the order of their creation
 */
export function listPage<Entry extends Listed>(
  call: Call,
  url: string,
  { limit, starting_after: after, created, expand: paths }: Page,
  entries: readonly Entry[],
): object {
  const newestFirst = entries.filter((entry) => isIn(created, entry.created)).reverse();
  const start = after === undefined ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && start === 0) throw noSuch(call, "object", after, "starting_after");
  const page = newestFirst.slice(start, start + limit);
  return expandObject(
    call.account,
    {
      object: "list",
      data: page.map(({ id }) => findObject(call.account, id)),
      has_more: start + limit < newestFirst.length,
      url,
    },
    paths,
  );
}

function isIn(range: Page["created"], created: number): boolean {
  if (range === undefined) return true;
  if (typeof range === "number") return created === range;
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = range;
  return created > gt && created >= gte && created < lt && created <= lte;
}
