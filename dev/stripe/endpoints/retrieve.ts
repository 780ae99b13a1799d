import type Stripe from "stripe";
import * as v from "valibot";
import { expandObject, findObject } from "../find-object.ts";
import { type Entries, parseParameters } from "../parameters.ts";
import { type Call, expand, noSuch } from "./call.ts";

const query = v.strictObject({ expand } satisfies Entries<Stripe.InvoiceRetrieveParams>);

/**
 * Creates the endpoint that returns one object.
 *
 * @param what how errors call it
 * @param prefix of its ids
 */
export function retrieve(what: string, prefix: string): (call: Call) => object {
  return (call) => {
    const parameters = parseParameters(call.form, query);
    const object = call.id.startsWith(prefix) ? findObject(call.account, call.id) : null;
    if (!object) throw noSuch(call, what, call.id, "id", 404);
    return expandObject(call.account, object, parameters.expand);
  };
}
