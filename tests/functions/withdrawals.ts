/** Calls withdraw as the site does, and reads what became of it. */
import assert from "node:assert/strict";
import * as v from "npm:valibot@1.5.0";
import { handle } from "../../supabase/functions/withdraw/handler.ts";
import { publishableKey, storedCustomer, type User } from "./backend.ts";
import { stripe } from "./payments.ts";
import type { ReceivedMail } from "./smtp.ts";

export const OPERATOR = "support@namnfynd.example";

let networks = 0;

/** An address that no other call comes from. */
export function newNetwork(): string {
  networks += 1;
  return `192.0.2.${networks}`;
}

export function withdrawCall(
  user: User | null,
  body: unknown,
  network = newNetwork(),
): Promise<Response> {
  const headers = new Headers({ apikey: publishableKey, "cf-connecting-ip": network });
  if (user) headers.set("authorization", `Bearer ${user.token}`);
  return handle(
    new Request("http://127.0.0.1/functions/v1/withdraw", {
      method: "POST",
      headers,
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  );
}

const CONTRACTS = v.strictObject({
  contracts: v.array(
    v.strictObject({
      id: v.string(),
      product: v.string(),
      boughtAt: v.pipe(v.string(), v.isoTimestamp()),
      amount: v.number(),
      phase: v.string(),
      lastDay: v.pipe(v.string(), v.isoDate()),
      notice: v.nullable(
        v.strictObject({
          outcome: v.string(),
          receivedAt: v.pipe(v.string(), v.isoTimestamp()),
        }),
      ),
    }),
  ),
});

export async function contractsOf(user: User) {
  return contractsFrom(await listContracts(user));
}

/** Asks for the user's contracts. */
export function listContracts(user: User): Promise<Response> {
  return withdrawCall(user, { action: "list" });
}

/** The contracts in an answer to {@link listContracts}, which must have succeeded. */
export async function contractsFrom(response: Response) {
  assert.equal(response.status, 200);
  return v.parse(CONTRACTS, await response.json()).contracts;
}

/** The id of the user's only contract. */
export async function contractOf(user: User): Promise<string> {
  const [contract, ...others] = await contractsOf(user);
  assert.deepEqual(others, []);
  return contract?.id ?? "";
}

export function notice(user: User, contractId: string) {
  return { action: "withdraw", name: "Asta Alm", email: user.email, contract: "Köp", contractId };
}

const RECEIPT = v.strictObject({
  outcome: v.string(),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  number: v.pipe(v.string(), v.regex(/^[0-9A-F]{8}$/)),
  isMailed: v.boolean(),
});

export async function receiptOf(response: Response) {
  const body: unknown = await response.json();
  assert.equal(response.status, 200, JSON.stringify(body));
  return v.parse(RECEIPT, body);
}

export async function customerOf(user: User): Promise<string> {
  return (await storedCustomer(user)) ?? "";
}

/** The refunded amount of each of the user's payments, in öre. */
export async function refundsOf(user: User): Promise<readonly number[]> {
  const { data } = await stripe.charges.list({ customer: await customerOf(user), limit: 100 });
  return data.map(({ amount_refunded }) => amount_refunded);
}

export function mailTo(mails: readonly ReceivedMail[], address: string): ReceivedMail {
  const found = mails.filter(({ recipients }) => recipients.includes(address));
  assert.equal(found.length, 1, `mails to ${address}`);
  const [mail] = found;
  if (!mail) throw new Error("unreachable");
  return mail;
}
