import type Stripe from "stripe";
import * as v from "valibot";
import { accountObject } from "../objects/setup.ts";
import { type Entries, parseParameters } from "../parameters.ts";
import type { Call } from "./call.ts";

const query = v.strictObject({} satisfies Entries<Stripe.AccountRetrieveCurrentParams>);

/** The account of the key. */
export function retrieveAccount({ account, form }: Call): object {
  parseParameters(form, query);
  return accountObject(account);
}
