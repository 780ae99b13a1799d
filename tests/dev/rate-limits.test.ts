/** How many requests the payment stand-in takes in a second. */
import { expect, test } from "vitest";
import { RateLimits } from "../../dev/stripe/rate-limits.ts";
import { StripeStandIn } from "../../dev/stripe/stand-in.ts";

/** A stand-in whose clock the test moves. */
function start() {
  let now = 0;
  const standIn = new StripeStandIn(null, "http://localhost:5173", new RateLimits(() => now));
  const { STRIPE_API_URL = "", STRIPE_SECRET_KEY = "" } = standIn.environment;
  const send = (path: string, key = STRIPE_SECRET_KEY) =>
    standIn.fetch(
      new Request(`${STRIPE_API_URL}/v1/${path}`, {
        headers: { authorization: `Bearer ${key}`, "stripe-version": "2026-10-28.endive" },
      }),
    );
  return {
    send,
    /** How many of some requests in a row are answered. */
    async taken(path: string, count: number, key?: string) {
      let taken = 0;
      for (let sent = 0; sent < count; sent++) {
        if ((await send(path, key)).status === 200) taken++;
      }
      return taken;
    },
    pass(milliseconds: number) {
      now += milliseconds;
    },
    keys: {
      live: STRIPE_SECRET_KEY.replace("sk_test_", "sk_live_"),
      other: STRIPE_SECRET_KEY.replace("sk_test_local", "sk_test_other"),
    },
  };
}

test("the test mode takes 25 requests in a second, to whatever endpoint", async () => {
  const { send, taken, pass } = start();
  expect((await taken("customers", 15)) + (await taken("invoices", 15))).toBe(25);
  const refused = await send("customers");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("stripe-rate-limited-reason")).toBe("global-rate");
  // Stripe's client would repeat the request with this header.
  expect(refused.headers.get("stripe-should-retry")).toBeNull();
  expect(await refused.json()).toMatchObject({ error: { code: "rate_limit" } });
  pass(999);
  expect(await taken("customers", 1)).toBe(0);
  pass(1);
  expect(await taken("customers", 30)).toBe(25);
});

test("the live mode takes 100, of which 25 to one endpoint", async () => {
  const { send, taken, keys } = start();
  expect(await taken("customers", 30, keys.live)).toBe(25);
  const refused = await send("customers", keys.live);
  expect(refused.headers.get("stripe-rate-limited-reason")).toBe("endpoint-rate");
  for (const path of ["invoices", "charges", "refunds"]) {
    expect(await taken(path, 20, keys.live)).toBe(20);
  }
  // 31 to customers and 60 to others were counted.
  expect(await taken("disputes", 20, keys.live)).toBe(9);
});

test("accounts and modes are counted apart, and a wrong key not at all", async () => {
  const { taken, keys } = start();
  expect(await taken("customers", 30, "sk_test_localx")).toBe(0);
  expect(await taken("customers", 30)).toBe(25);
  expect(await taken("customers", 30, keys.other)).toBe(25);
  expect(await taken("customers", 30, keys.live)).toBe(25);
});
