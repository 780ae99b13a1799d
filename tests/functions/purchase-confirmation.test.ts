import assert from "node:assert/strict";
import {
  GUARANTEE_DAYS,
  PRODUCTS,
  type ProductId,
  WITHDRAWAL_DAYS,
  WITHDRAWAL_REFUND_DAYS,
} from "../../supabase/functions/_shared/commerce.ts";
import { type Contract, listContracts } from "../../supabase/functions/_shared/contracts.ts";
import {
  confirmationBody,
  confirmPurchase,
} from "../../supabase/functions/_shared/purchase-confirmation.ts";
import {
  addDays,
  formatDay,
  nextWorkingDay,
} from "../../supabase/functions/_shared/stockholm-days.ts";
import { OPERATOR } from "../operator.ts";
import {
  newUser,
  storedConfirmations,
  storedCustomer,
  type User,
  withLostAnswer,
} from "./backend.ts";
import { buy, stripe } from "./payments.ts";
import { withMailServer } from "./smtp.ts";

const BOUGHT_AT = new Date("2026-11-22T22:30:00Z");

/** The text of a confirmation, with ordinary spaces. The amount is what was paid, in öre. */
function textFor(product: ProductId, amount: number, boughtAt = BOUGHT_AT, vat = 0): string {
  const { text } = confirmationBody(
    { product, amount, vat, boughtAt, isSwitch: false },
    10042,
    OPERATOR,
  );
  return text.replaceAll("\u00a0", " ");
}

/** The last day to withdraw from a purchase on a day: "7 december 2026". */
function lastDayAfter(boughtOn: string): string {
  return formatDay(nextWorkingDay(addDays(boughtOn, WITHDRAWAL_DAYS)));
}

Deno.test("the confirmation states what the law requires of it", () => {
  const text = textFor("premium", 4500, BOUGHT_AT, 900);
  for (const fact of [
    "Ordernummer: 10042",
    "Varav moms: 9 kr",
    "Du har köpt: Namnfynd Premium",
    "Pris: 45 kr/månad, inklusive moms",
    "Köpt: 22 november 2026 kl. 23:30",
    "förnyas automatiskt varje månad tills du säger upp den, till det pris som gällde när du köpte",
    "öppna Mitt konto eller http://namnfynd.example/premium och välj ”Hantera prenumeration”",
    `ångra köpet inom ${WITHDRAWAL_DAYS} dagar, till och med den ${lastDayAfter("2026-11-22")}`,
    "Ångra avtalet här: http://namnfynd.example/angra",
    `betalar tillbaka hela beloppet, på samma sätt som du betalade och senast ${WITHDRAWAL_REFUND_DAYS} dagar`,
    "Garantin är vår egen och går längre än lagen",
    `inom ${GUARANTEE_DAYS} dagar från köpet`,
    "http://namnfynd.example/villkor",
    "www.arn.se",
    "Till Namnfynd AB, Storgatan 1, 111 22 Stockholm, juridik@namnfynd.se:",
    "frånträder mitt/vårt (*) avtal om tillhandahållande av följande tjänst",
    "Organisationsnummer: 556677-8899",
    "Momsregistreringsnummer: SE556677889901",
  ]) {
    assert.ok(text.includes(fact), `${fact}\n\n${text}`);
  }
});

Deno.test("days are counted in Sweden, whatever the time of the machine", () => {
  const afterMidnight = new Date("2026-11-22T23:30:00Z");
  const text = textFor("premium", 4500, afterMidnight);
  assert.match(text, /Köpt: 23 november 2026 kl\. 00:30/);
  assert.ok(text.includes(`till och med den ${lastDayAfter("2026-11-23")}`), text);
});

Deno.test("a yearly plan renews every year, and a one-time purchase never", () => {
  assert.match(textFor("plus-year", 25050), /250,50 kr\/år.*förnyas automatiskt varje år/s);
  assert.match(textFor("plus-year", 25050), /påminner dig med e-post minst en månad innan/);
  assert.doesNotMatch(textFor("plus-month", 2900), /påminner/, "no month has one");
  const basic = textFor("basic", 6000);
  assert.match(basic, /Pris: 60 kr, inklusive moms/);
  assert.match(basic, /engångsköp\. Det förnyas inte/);
  assert.doesNotMatch(basic, /förnyas automatiskt/);
  assert.doesNotMatch(basic, /Varav moms/, "without a tax rate");
});

/** The latest purchase of a user. */
async function purchaseOf(user: User): Promise<Contract> {
  const [latest] = await listContracts(stripe, (await storedCustomer(user)) ?? "");
  if (!latest) throw new Error("The user has bought nothing");
  return latest;
}

Deno.test("a purchase is confirmed once, however often that is asked for", async () => {
  const user = await newUser();
  await buy(user);
  const purchase = await purchaseOf(user);
  await withMailServer(async (mails) => {
    const results = await Promise.allSettled(
      Array.from({ length: 4 }, () => confirmPurchase(purchase, user)),
    );
    // Who does not send it is asked to come again, since the one who does may fail.
    const refused = results.flatMap((result) =>
      result.status === "rejected" ? [result.reason] : [],
    );
    for (const reason of refused) assert.equal(reason.status, 503);
    assert.notEqual(refused.length, 4);
    await confirmPurchase(purchase, user);
    const [mail] = mails;
    assert.equal(mails.length, 1);
    assert.deepEqual(mail?.recipients, [user.email]);
    assert.equal(mail?.subject, "Bekräftelse: du har köpt Premium hos Namnfynd");
    const [stored] = await storedConfirmations(user);
    const { text = "", html } = mail ?? {};
    assert.match(text, new RegExp(`Pris: ${PRODUCTS.premium.price}\\skr/månad`));
    assert.match(text, new RegExp(`Ordernummer: ${stored?.order_number}\n`));
    assert.match(text, new RegExp(`Varav moms: ${kronor(PRODUCTS.premium.price / 5)}\\skr`));
    assert.match(html ?? "", /<a href="http:\/\/namnfynd\.example\/angra"/);
    assert.notEqual(stored?.sent_at, null);
  });
});

Deno.test("a confirmation that could not be sent is not stored as sent, and is sent by the next call", async () => {
  const user = await newUser();
  await buy(user, "basic");
  const purchase = await purchaseOf(user);
  await withMailServer(
    async () => {
      await assert.rejects(confirmPurchase(purchase, user), /could not be sent/);
    },
    { refusal: "No such user" },
  );
  assert.equal((await storedConfirmations(user))[0]?.sent_at, null);
  await withMailServer(async (mails) => {
    await confirmPurchase(purchase, user);
    assert.equal(mails.length, 1);
  });
});

Deno.test("a claim whose answer was lost is not in the way of its own call", async () => {
  const user = await newUser();
  await buy(user);
  const purchase = await purchaseOf(user);
  await withMailServer(async (mails) => {
    const lost = await withLostAnswer("/rpc/claim_confirmation", async () => {
      await confirmPurchase(purchase, user);
    });
    assert.equal(lost, 1);
    assert.equal(mails.length, 1);
  });
});

/** "5,80", and "7" for whole kronor. */
function kronor(amount: number): string {
  return Number.isInteger(amount) ? `${amount}` : amount.toFixed(2).replace(".", ",");
}
