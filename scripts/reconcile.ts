/**
 * Lists where the site and Stripe disagree, and what was paid and paid back; docs/deployment.md says when and how to run it. Runs in Deno,
 * with the code and the environment of the edge functions.
 */
import { parseArgs } from "node:util";
import * as v from "npm:valibot@1.5.0";
import { StripeCallError } from "../supabase/functions/_shared/stripe.ts";
import {
  openRefunds,
  plansWithoutCustomer,
  storedCustomers,
  unownedSubscriptions,
} from "./reconcile/account.ts";
import { type Customer, reconcileCustomer } from "./reconcile/customer.ts";
import { inOrder } from "./reconcile/in-order.ts";
import { ledger } from "./reconcile/ledger.ts";

const FIRST = "00000000-0000-0000-0000-000000000000";

/** The pauses before a customer is tried again, after Stripe did not answer or said "too many". */
const PAUSES_MS = [2_000, 10_000, 30_000];

/** How often it says how far it has come. */
const PROGRESS_EVERY = 100;

/**
 * How many customers are compared at a time. Each mostly has one request to Stripe under way, and Stripe takes 25 in
 * a second in test mode, and 100 in live mode; what it refuses all the same is sent again.
 */
const AT_A_TIME = 4;

interface Options {
  /** Whether to finish what the site can finish by itself. */
  readonly isFixing: boolean;
  /** The id of the user after whom to start. */
  readonly after?: string | undefined;
  readonly pausesMs?: readonly number[];
}

interface Result {
  /** How many differences remain. */
  readonly differences: number;
  /** How many comparisons could not be made. */
  readonly unfinished: number;
}

/**
 * Compares every customer of the site with Stripe. One that cannot be compared now stops none of the
 * others.
 *
 * @param print takes one line per difference
 */
export async function reconcile(
  { isFixing, after = FIRST, pausesMs = PAUSES_MS }: Options,
  print: (line: string) => void,
): Promise<Result> {
  const result = { differences: 0, unfinished: 0 };
  const differ = (line: string) => {
    print(line);
    result.differences++;
  };
  /** Runs a comparison; returns null when Stripe does not answer even after the pauses. */
  const attempt = async <Found>(what: string, run: () => Promise<Found>) => {
    const found = await tryRepeatedly(run, pausesMs);
    if (found.reason === null) return found.value;
    print(`${what}: not compared (${found.reason})`);
    result.unfinished++;
    return null;
  };

  let compared = 0;
  let latest = after;
  const compare = async (customer: Customer) => {
    const found = await attempt(nameOf(customer), () => reconcileCustomer(customer, isFixing));
    return { customer, found };
  };
  const tellProgress = () => {
    console.error(`${compared} customers; to go on from here: --after ${latest}`);
  };
  try {
    // In their order, so that all before the one that is named have been compared.
    for await (const { customer, found } of inOrder(storedCustomers(after), AT_A_TIME, compare)) {
      if (found?.isFixed) print(found.line);
      else if (found) differ(found.line);
      compared++;
      latest = customer.user_id;
      if (compared % PROGRESS_EVERY === 0) tellProgress();
    }
  } catch (error) {
    tellProgress();
    throw error;
  }
  for (const [what, find] of [
    ["subscriptions", unownedSubscriptions],
    ["plans", () => plansWithoutCustomer(after)],
    ["refunds", () => openRefunds(isFixing)],
  ] as const) {
    for (const line of (await attempt(what, find)) ?? []) differ(line);
  }
  return result;
}

function nameOf({ user_id, customer_id }: Customer): string {
  return `${user_id} (${customer_id})`;
}

type Attempt<Found> =
  | { readonly reason: null; readonly value: Found }
  | { readonly reason: string; readonly value: null };

async function tryRepeatedly<Found>(
  run: () => Promise<Found>,
  pausesMs: readonly number[],
): Promise<Attempt<Found>> {
  try {
    return { reason: null, value: await run() };
  } catch (error) {
    if (!(error instanceof StripeCallError)) throw error;
    const [pause, ...later] = pausesMs;
    if (error.status !== 503 || pause === undefined) {
      return { reason: `Stripe answered ${error.status}`, value: null };
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    return tryRepeatedly(run, later);
  }
}

const USAGE = `npm run reconcile -- [--fix] [--after USER]
npm run --silent reconcile -- --csv FROM TO > ledger.csv   (days, YYYY-MM-DD)`;

const DAYS = v.strictTuple([v.pipe(v.string(), v.isoDate()), v.pipe(v.string(), v.isoDate())]);

/** Returns the exit code: 0 when all agree, 1 when something differs, 2 when it did not finish. */
async function main(): Promise<0 | 1 | 2> {
  const { values, positionals } = parseArgs({
    args: Deno.args,
    allowPositionals: true,
    options: {
      fix: { type: "boolean", default: false },
      after: { type: "string" },
      csv: { type: "boolean", default: false },
    },
  });
  if (values.csv) {
    const [from, to] = v.parse(DAYS, positionals);
    console.log((await ledger(from, to)).trimEnd());
    return 0;
  }
  const options = { isFixing: values.fix, after: values.after };
  const { differences, unfinished } = await reconcile(options, console.log);
  console.log(`Differences that remain: ${differences}. Not compared: ${unfinished}.`);
  if (unfinished > 0) return 2;
  return differences > 0 ? 1 : 0;
}

if (import.meta.main) {
  try {
    Deno.exit(await main());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(`It did not finish.\n${USAGE}`);
    Deno.exit(2);
  }
}
