import type Stripe from "stripe";
import * as v from "valibot";
import { movementsOf } from "../objects/balance.ts";
import { type Entries, parseParameters } from "../parameters.ts";
import type { Call } from "./call.ts";
import { listPage, pageQuery } from "./lists.ts";

const balanceTransactionQuery = v.strictObject({
  ...pageQuery,
} satisfies Entries<Stripe.BalanceTransactionListParams>);

export function listBalanceTransactions(call: Call): object {
  const query = parseParameters(call.form, balanceTransactionQuery);
  return listPage(call, "/v1/balance_transactions", query, movementsOf(call.account));
}
