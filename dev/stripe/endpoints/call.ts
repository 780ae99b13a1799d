/** What the endpoints share. */
import * as v from "valibot";
import { ApiError } from "../api-error.ts";
import { findCustomer } from "../find.ts";
import { findObject } from "../find-object.ts";
import type { Account } from "../model.ts";
import { list, text } from "../parameters.ts";
import type { StripeStore } from "../store.ts";

/** The arguments of an endpoint. */
export interface Call {
  readonly form: URLSearchParams;
  /** The id in the path, or an empty string. */
  readonly id: string;
  /** The account and mode of the request's key. */
  readonly account: Account;
  readonly store: StripeStore;
  /** Address of the stand-in's pages, without a trailing slash. */
  readonly pages: string;
}

export const expand = v.optional(list(text()), {});

/** The error for an unknown id; says so if it belongs to the other mode of the account. */
export function noSuch(
  { account, store }: Pick<Call, "account" | "store">,
  what: string,
  id: string,
  param: string,
  status = 400,
): ApiError {
  const other = store.otherMode(account);
  const [mode, otherMode] = account.isLive ? ["live", "test"] : ["test", "live"];
  const hint =
    other && findObject(other, id) && !id.startsWith("price_")
      ? `; a similar object exists in ${otherMode} mode, but a ${mode} mode key was used to make this request.`
      : "";
  return new ApiError(status, `No such ${what}: '${id}'${hint}`, {
    code: "resource_missing",
    param,
  });
}

/** @throws ApiError when the customer is unknown or deleted */
export function requireCustomer(call: Call, id: string): void {
  if (!findCustomer(call.account, id)) throw noSuch(call, "customer", id, "customer");
}

/** A list can be filtered by a deleted customer too, but not by an unknown one. */
export function requireKnown(call: Call, customer: string | undefined): void {
  if (customer === undefined || call.account.customers.some(({ id }) => id === customer)) return;
  throw noSuch(call, "customer", customer, "customer");
}
