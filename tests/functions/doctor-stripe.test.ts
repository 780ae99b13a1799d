/** What `npm run doctor` finds at Stripe. */
import assert from "node:assert/strict";
import type { Setup } from "../../dev/stripe/setup.ts";
import { lineOf } from "../../scripts/doctor/finding.ts";
import { checkStripe } from "../../scripts/doctor/stripe.ts";
import { exitCodeOf } from "../../scripts/doctor.ts";
import { OPERATOR } from "../operator.ts";
import { withSettings } from "./backend.ts";
import {
  examined,
  type Fault,
  linesOf,
  SETTINGS,
  standInSetup,
  testFaults,
  VAT_NUMBER,
  withSetup,
} from "./doctor.ts";
import { foreignKeys, oreOf, prices } from "./payments.ts";

const portal = (change: Partial<NonNullable<Setup["portal"]>>): Fault => ({
  setup: (complete) => ({ portal: complete.portal && { ...complete.portal, ...change } }),
});

const switches = (
  change: Partial<NonNullable<NonNullable<Setup["portal"]>["switches"]>>,
): Fault => ({
  setup: ({ portal }) => ({
    portal: portal?.switches ? { ...portal, switches: { ...portal.switches, ...change } } : portal,
  }),
});

const webhook = (change: Partial<Setup["webhookEndpoints"][number]>): Fault => ({
  setup: ({ webhookEndpoints }) => ({
    webhookEndpoints: webhookEndpoints.map((endpoint) => ({ ...endpoint, ...change })),
  }),
});

const taxRate = (change: Partial<Setup["taxRates"][number]>): Fault => ({
  setup: ({ taxRates }) => ({ taxRates: taxRates.map((rate) => ({ ...rate, ...change })) }),
});

testFaults({
  "a price of another amount": [
    {
      ...portal({ switches: null }),
      settings: { STRIPE_PRICE_PLUS_YEAR: prices.plusMonth, STRIPE_PRICE_PLUS_MONTH: "" },
    },
    new RegExp(
      `STRIPE_PRICE_PLUS_YEAR: amount in öre: ${oreOf("plus-month")} instead of ${oreOf("plus-year")}; interval.*→ create a price`,
    ),
  ],
  // Its amount and period are those of the other, so that nothing else shows it.
  "two products with one price": [
    {
      ...switches({ prices: [prices.premium, prices.plusYear] }),
      settings: { STRIPE_PRICE_PLUS_MONTH: prices.premium },
    },
    /STRIPE_PRICE_PLUS_MONTH: the price of STRIPE_PRICE_PREMIUM too → create a price for each/,
  ],
  "a price that Stripe does not have": [
    { settings: { STRIPE_PRICE_PREMIUM: "price_gone" } },
    /STRIPE_PRICE_PREMIUM: Stripe has no price_gone → create/,
  ],
  "no price of what is sold": [
    { settings: { STRIPE_PRICE_PREMIUM: "" } },
    /STRIPE_PRICE_PREMIUM: .*not set → set it/,
  ],
  "no price of the other plan model": [
    { settings: { VITE_PLAN_MODEL: "basic-plus", STRIPE_PRICE_BASIC: "" } },
    /STRIPE_PRICE_BASIC: .*not set → set it/,
  ],
  "an archived tax rate": [taxRate({ isActive: false }), /tax rate: active: false .*→ create one/],
  "a tax rate on top of the price": [taxRate({ isInclusive: false }), /tax rate: inclusive: false/],
  "another tax rate": [taxRate({ percentage: 12 }), /tax rate: percentage: 12 instead of 25/],
  "a tax rate of another country": [taxRate({ country: "DK" }), /tax rate: country: DK/],
  "a tax rate that Stripe does not have": [
    { settings: { STRIPE_TAX_RATE: "txr_gone" } },
    /tax rate: Stripe has no txr_gone/,
  ],
  "no tax rate": [{ settings: { STRIPE_TAX_RATE: "" } }, /STRIPE_TAX_RATE: .*not set → set it/],
  "a portal that was never saved": [
    { setup: () => ({ portal: null }) },
    /portal: never saved.*→ .*Customer portal: save it once/,
  ],
  "a portal that lets users pause": [
    portal({ pausesSubscription: true }),
    /portal: pause: .*→ .*Customer portal: turn it off/,
  ],
  "a portal that cancels at once": [
    portal({ cancel: "immediately" }),
    /portal: cancel: .*at the end of the period/,
  ],
  "a portal without cancelling": [portal({ cancel: null }), /portal: cancel: /],
  "a portal that lets nobody switch": [
    portal({ switches: null }),
    /portal: change plan: enabled: false instead of true.*→ .*Customer portal: let customers switch/,
  ],
  "a portal that switches to another price": [
    switches({ prices: [prices.plusMonth, prices.premium] }),
    /portal: change plan: prices: /,
  ],
  "a portal that gives nothing back for what is left": [
    switches({ proration: "none" }),
    /portal: change plan: prorations: none instead of always_invoice/,
  ],
  "a portal that ends a paid year at once": [
    switches({ shortens: "at_once" }),
    /portal: change plan: at the end of the period: /,
  ],
  "a portal that switches where one price is sold": [
    { settings: { STRIPE_PRICE_PLUS_YEAR: "" } },
    /portal: change plan: on, and nothing.*→ .*Customer portal: turn it off/,
  ],
  "a portal without a new card": [portal({ updatesPaymentMethod: false }), /portal: change card: /],
  "a portal without invoices": [portal({ showsInvoices: false }), /portal: invoice history: /],
  "a webhook that lacks an event": [
    {
      setup: ({ webhookEndpoints: [endpoint] }) => ({
        webhookEndpoints: endpoint
          ? [{ ...endpoint, events: endpoint.events.filter((type) => type !== "refund.failed") }]
          : [],
      }),
    },
    /webhook: events: not enabled: refund\.failed → .*enable those/,
  ],
  "a webhook with all events": [
    webhook({ events: ["*"] }),
    /webhook: events: all are enabled, invoice\.created too.*→ .*enable only those/,
  ],
  "a webhook that delays renewals": [
    {
      setup: ({ webhookEndpoints }) => ({
        webhookEndpoints: webhookEndpoints.map((one) => ({
          ...one,
          events: [...one.events, "invoice.created"],
        })),
      }),
    },
    /webhook: events: invoice\.created is enabled.*→ /,
  ],
  "a disabled webhook": [webhook({ isEnabled: false }), /webhook: status: .*disabled.*→ .*enable/],
  "a webhook of another version": [
    webhook({ apiVersion: "2025-03-31.basil" }),
    /webhook: version: .*2025-03-31\.basil instead of .*→ .*add a destination/,
  ],
  "a webhook at another address": [
    webhook({ url: "https://other.example/webhook" }),
    /webhook: address: no destination .*, but https:\/\/other\.example\/webhook → .*add it/,
  ],
  "two webhooks at the address": [
    {
      setup: ({ webhookEndpoints }) => ({
        webhookEndpoints: webhookEndpoints.flatMap((one) => [one, { ...one, id: "we_second" }]),
      }),
    },
    /webhook: address: 2 destinations .*→ .*delete/,
  ],
  "an account that is not activated": [
    { setup: () => ({ isActivated: false }) },
    /account: details submitted: false .*charges enabled: false .*→ activate/,
  ],
  "an account in another country": [{ setup: () => ({ country: "NO" }) }, /country.*: NO instead/],
  "no address for support": [{ setup: () => ({ supportEmail: null }) }, /public details: /],
  "no VAT number on invoices": [
    { setup: () => ({ defaultTaxIds: [] }) },
    /VAT number on invoices: none instead of .*→ .*set it as default/,
  ],
  "another VAT number on invoices": [
    { setup: () => ({ taxIds: [{ ...VAT_NUMBER, value: "SE000000000001" }] }) },
    /VAT number on invoices: SE000000000001 instead of/,
  ],
  "a key that Stripe does not know": [
    { settings: { STRIPE_SECRET_KEY: "sk_test_revoked" } },
    /STRIPE_SECRET_KEY: Stripe does not accept the key.*→ set a key/,
  ],
  "a live key without https": [
    { settings: { STRIPE_SECRET_KEY: foreignKeys.live } },
    /mode of the key: a live key on a site without https → /,
  ],
  "a key that may not read charges": [
    { setup: () => ({ forbiddenPaths: ["charges"] }) },
    /right to read Charges: .*→ give it to the key/,
  ],
  "a key that may not read prices": [
    { setup: () => ({ forbiddenPaths: ["prices"] }) },
    /right to read Prices: .*→ give it to the key/,
  ],
  "a key that may not read its account": [
    { setup: () => ({ forbiddenPaths: ["account"] }) },
    /right to read Own account: .*→ give the key the right .*or use the secret key/,
  ],
});

Deno.test("a test key on a public site is one fault of Stripe", async () => {
  await withSetup(undefined, async () => {
    await withSettings({ ...SETTINGS, SITE_URL: "https://namnfynd.se" }, async () => {
      const lines = linesOf(await checkStripe(OPERATOR), "wrong");
      assert.equal(lines.length, 1);
      assert.match(
        lines[0] ?? "",
        /a test key on a public site.*→ set STRIPE_SECRET_KEY to a live/,
      );
    });
  });
});

Deno.test("a live key on a public site is right", async () => {
  await withSetup(undefined, async () => {
    const settings = { SITE_URL: "https://namnfynd.se", STRIPE_SECRET_KEY: foreignKeys.live };
    await withSettings(settings, async () => {
      const findings = await checkStripe(OPERATOR);
      assert.equal(exitCodeOf(findings), 0);
      assert.match(findings.map(lineOf).join(), /mode of the key: live/);
    });
  });
});

Deno.test("events that the function ignores are named", async () => {
  const eventsLine = async (events: readonly string[]) => {
    const { findings } = await examined(webhook({ events: [...events] }));
    return findings
      .filter(({ subject }) => subject === "webhook: events")
      .map(lineOf)
      .join();
  };
  const [complete] = (await standInSetup()).webhookEndpoints;
  assert.match(
    await eventsLine([...(complete?.events ?? []), "customer.created"]),
    /^ok .*ignores customer\.created$/,
  );
});

for (const [path, right] of [
  ["webhook_endpoints", "Webhook Endpoints"],
  ["tax_ids", "Tax IDs"],
  ["balance_transactions", "Balance transactions"],
] as const) {
  Deno.test(`the right to read ${right} is not needed: what it shows is checked by hand`, async () => {
    const { findings } = await examined({ setup: () => ({ forbiddenPaths: [path] }) });
    assert.deepEqual(linesOf(findings, "wrong"), []);
    const about = linesOf(findings, "by-hand").filter((line) => line.includes(right));
    assert.equal(about.length, 1);
    assert.equal(exitCodeOf(findings), 0);
  });
}
