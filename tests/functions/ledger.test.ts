/** The book-keeper's file of what was paid and paid back. */
import assert from "node:assert/strict";
import { ledger } from "../../scripts/reconcile/ledger.ts";
import { PRODUCTS } from "../../supabase/functions/_shared/commerce.ts";
import { newUser, storedCustomer, type User } from "./backend.ts";
import { buy, oreOf, passDays, paymentsOf, stripe, trigger } from "./payments.ts";
import { withMailServer } from "./smtp.ts";
import { contractOf, notice, receiptOf, refundsOf, withdrawCall } from "./withdrawals.ts";

const HEADER =
  "\ufeffDatum;Händelse;Användare;Produkt;Belopp;Moms;Avgift;Netto;Betalning;Återbetalning;Kreditnota";

/** The day in Sweden, some days before or after a moment in seconds since 1970. */
function dayOf(seconds: number, days = 0): string {
  return new Date((seconds + days * 86_400) * 1000).toLocaleDateString("sv-SE", {
    timeZone: "Europe/Stockholm",
  });
}

/** The lines about a payment, with the cells quoted as little as possible. */
async function linesAbout(payment: string, from: string, to: string) {
  const [header, ...lines] = (await ledger(from, to)).split("\r\n");
  assert.equal(header, HEADER);
  return lines.filter((line) => line.includes(payment)).map((line) => line.replaceAll('"', ""));
}

/** Those of these days, without the day. */
async function linesNow(payment: string) {
  const now = Date.now() / 1000;
  const lines = await linesAbout(payment, dayOf(now, -1), dayOf(now, 1));
  return lines.map((line) => line.slice("2026-01-01;".length));
}

async function paymentOf(user: User) {
  const [payment] = await paymentsOf((await storedCustomer(user)) ?? "");
  assert.ok(payment);
  return payment.id;
}

/** An amount in öre as the file has it: in kronor, with a decimal comma. */
const kr = (ore: number) => String(ore / 100).replace(".", ",");

const BASIC = kr(oreOf("basic"));

for (const product of ["basic", "premium"] as const) {
  const { name } = PRODUCTS[product];
  const paid = oreOf(product);
  // A fifth of a price with 25 % VAT; Stripe takes 2 % and 2 kr.
  const [amount, vat] = [kr(paid), kr(paid / 5)];
  const ofFee = Math.round(paid * 0.02) + 200;
  const [fee, net] = [kr(ofFee), kr(paid - ofFee)];
  Deno.test(`${name} is a line with its VAT and fee, and its withdrawal one with a credit note`, async () => {
    const user = await newUser();
    await buy(user, product);
    const payment = await paymentOf(user);
    const bought = `betalning;${user.id};${name};${amount};${vat};${fee};${net};${payment};;`;
    assert.deepEqual(await linesNow(payment), [bought]);

    const id = await contractOf(user);
    await withMailServer(async () => {
      await receiptOf(await withdrawCall(user, notice(user, id)));
    });
    assert.deepEqual(await refundsOf(user), [oreOf(product)]);
    const { data } = await stripe.refunds.list({ payment_intent: payment });
    const notes = await stripe.creditNotes.list({ customer: (await storedCustomer(user)) ?? "" });
    assert.deepEqual(await linesNow(payment), [
      bought,
      `återbetalning;${user.id};${name};-${amount};-${vat};0;-${amount};${payment};${data[0]?.id};${notes.data[0]?.number}`,
    ]);
  });
}

Deno.test("a dispute takes the money, and returns it when it is won", async () => {
  const user = await newUser();
  await buy(user, "basic");
  const payment = await paymentOf(user);
  await trigger("dispute", payment);
  await trigger("win-dispute", payment);
  assert.deepEqual((await linesNow(payment)).slice(1), [
    `bestridd betalning;${user.id};Basic;-${BASIC};;0;-${BASIC};${payment};;`,
    `vunnen tvist;${user.id};Basic;${BASIC};;0;${BASIC};${payment};;`,
  ]);
});

Deno.test("a refund that failed has come back, and has no credit note", async () => {
  const user = await newUser();
  await buy(user, "basic");
  const payment = await paymentOf(user);
  const { id } = await stripe.refunds.create({ payment_intent: payment });
  await trigger("refund-fail", payment);
  assert.deepEqual((await linesNow(payment)).slice(1), [
    `återbetalning;${user.id};Basic;-${BASIC};;0;-${BASIC};${payment};${id};`,
    `återbetalning som inte gick fram;${user.id};Basic;${BASIC};;0;${BASIC};${payment};${id};`,
  ]);
});

Deno.test("a refund that was made by hand lacks its credit note", async () => {
  const user = await newUser();
  await buy(user, "premium");
  const payment = await paymentOf(user);
  const { id } = await stripe.refunds.create({ payment_intent: payment });
  const amount = kr(oreOf("premium"));
  assert.deepEqual((await linesNow(payment)).slice(1), [
    `återbetalning;${user.id};Premium;-${amount};;0;-${amount};${payment};${id};saknas`,
  ]);
});

Deno.test("a last day before the first is refused", async () => {
  await assert.rejects(ledger("2026-02-01", "2026-01-31"), {
    name: "RangeError",
    message: "2026-01-31 is before 2026-02-01",
  });
});

Deno.test("only the days that are asked for are in it, in Swedish time", async () => {
  const user = await newUser();
  await buy(user, "basic");
  const id = await paymentOf(user);
  const bought = dayOf((await stripe.paymentIntents.retrieve(id)).created);
  assert.equal((await linesAbout(id, bought, bought)).length, 1);

  await passDays((await storedCustomer(user)) ?? "", 3);
  const { created } = await stripe.paymentIntents.retrieve(id);
  assert.deepEqual(await linesAbout(id, dayOf(created, 1), dayOf(created, 4)), []);
  assert.deepEqual(await linesAbout(id, dayOf(created, -4), dayOf(created, -1)), []);
  const [line, ...others] = await linesAbout(id, dayOf(created), dayOf(created));
  assert.deepEqual([line?.slice(0, 10), others], [dayOf(created), []]);
});
