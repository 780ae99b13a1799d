/** The functions while PostgREST has lost its database, and when it has it back. */
import assert from "node:assert/strict";
import type { ProductId } from "../../supabase/functions/_shared/commerce.ts";
import { listContracts } from "../../supabase/functions/_shared/contracts.ts";
import { confirmPurchase } from "../../supabase/functions/_shared/purchase-confirmation.ts";
import {
  newUser,
  storedConfirmations,
  storedCustomer,
  storedNotices,
  type User,
} from "./backend.ts";
import { checkSubscriptionOf, urlFrom } from "./calls.ts";
import { OUTAGES, type Outage, withEveryConnectionCut, withOutage } from "./database-outage.ts";
import { BASIC } from "./paid-plans.ts";
import { buy, checkout, stripe } from "./payments.ts";
import { withMailServer } from "./smtp.ts";
import { receiptOf, withdrawCall } from "./withdrawals.ts";

const ALL = Object.keys(OUTAGES) as Outage[];

/** More than two seconds of the pauses between the calls, as long as PostgREST often takes to have its database back. */
const FAILING = 4;

function notice(email: string) {
  return { action: "withdraw", name: "Nils Alm", email, contract: "Premium" };
}

async function buyer(product: ProductId): Promise<User> {
  const user = await newUser();
  await buy(user, product);
  return user;
}

for (const outage of ALL) {
  Deno.test(`a notice of withdrawal is stored once after ${outage}`, async () => {
    const email = `${crypto.randomUUID()}@example.se`;
    await withMailServer(async (mails) => {
      const path = { path: "rpc/record_withdrawal", times: FAILING };
      const calls = await withOutage(outage, path, async () => {
        const receipt = await receiptOf(await withdrawCall(null, notice(email)));
        assert.equal(receipt.outcome, "received");
      });
      assert.equal(calls, FAILING + 1);
      assert.equal(mails.filter(({ recipients }) => recipients.includes(email)).length, 1);
    });
    assert.equal((await storedNotices(email)).length, 1);
  });
}

for (const path of ["rpc/claim_confirmation", "purchase_confirmations"]) {
  Deno.test(`a purchase is confirmed once though ${path} fails for a while`, async () => {
    const user = await buyer("basic");
    const customer = (await storedCustomer(user)) ?? "";
    const [purchase] = await listContracts(stripe, customer);
    assert.ok(purchase);
    await withMailServer(async (mails) => {
      await withOutage("a lost schema cache", { path, times: 2 }, () =>
        confirmPurchase(purchase, user),
      );
      assert.equal(mails.length, 1);
    });
    const [stored] = await storedConfirmations(user);
    assert.notEqual(stored?.sent_at, null);
  });
}

Deno.test("a database that stays away is given up, and no repeat is without a pause", async () => {
  const email = `${crypto.randomUUID()}@example.se`;
  await withMailServer(async (mails) => {
    const path = { path: "rpc/record_withdrawal", times: 100 };
    const calls = await withOutage("a lost schema cache", path, async () => {
      const response = await withdrawCall(null, notice(email));
      assert.equal(response.status, 500);
      await response.body?.cancel();
    });
    assert.equal(calls, 5);
    assert.deepEqual(mails, []);
  });
  assert.deepEqual(await storedNotices(email), []);
});

Deno.test("connections that were cut keep no function from its work", async () => {
  const [user, newcomer] = [await buyer("basic"), await newUser()];
  const email = `${crypto.randomUUID()}@example.se`;
  await withMailServer(async () => {
    await withEveryConnectionCut(async () => {
      assert.deepEqual(await checkSubscriptionOf(user), BASIC);
      const list = await withdrawCall(user, { action: "list" });
      assert.equal(list.status, 200);
      await list.body?.cancel();
      await receiptOf(await withdrawCall(null, notice(email)));
      assert.match(await urlFrom(await checkout(newcomer)), /^http/);
    });
  });
  assert.equal((await storedNotices(email)).length, 1);
});
