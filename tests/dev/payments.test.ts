import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { openPayments } from "../../dev/payments.ts";
import { StripeStandIn } from "../../dev/stripe/stand-in.ts";

const ORIGIN = "http://localhost:5173";
/** A folder that is not used with Stripe itself. */
const UNUSED = "finns-inte";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("the stand-in keeps its key and customers after a restart", async () => {
  const folder = await mkdtemp(join(tmpdir(), "namnfynd-"));
  try {
    const first = new StripeStandIn(folder, ORIGIN);
    const email = "pelle@example.se";
    first.addPaidCustomer({ userId: "1", email, end: Math.ceil(Date.now() / 1000) + 3600 });
    const second = new StripeStandIn(folder, ORIGIN);
    expect(second.environment).toEqual(first.environment);
    const page = await second.fetch(new Request(`${ORIGIN}/_local/stripe`));
    expect(await page.text()).toContain(email);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("two installations have different keys", () => {
  const [one, other] = [new StripeStandIn(null, ORIGIN), new StripeStandIn(null, ORIGIN)];
  expect(one.environment.STRIPE_SECRET_KEY).not.toBe(other.environment.STRIPE_SECRET_KEY);
});

test("with a test key the functions use Stripe itself, and can read every setting", () => {
  vi.stubEnv("STRIPE_SECRET_KEY", "sk_test_abc");
  vi.stubEnv("STRIPE_PRICE_PREMIUM", "price_abc");
  vi.stubEnv("STRIPE_PRICE_BASIC", "");
  const { environment, standIn } = openPayments(UNUSED, ORIGIN);
  expect(standIn).toBeNull();
  expect(environment).toMatchObject({
    STRIPE_SECRET_KEY: "sk_test_abc",
    STRIPE_API_URL: "",
    STRIPE_PRICE_PREMIUM: "price_abc",
    STRIPE_PRICE_BASIC: "",
  });
  const standInNames = Object.keys(new StripeStandIn(null, ORIGIN).environment);
  expect(Object.keys(environment).sort()).toEqual(standInNames.sort());
});

test("a backend in memory uses the stand-in even if a key is set", () => {
  vi.stubEnv("STRIPE_SECRET_KEY", "sk_test_abc");
  expect(openPayments(null, ORIGIN).environment.STRIPE_API_URL).toBe(`${ORIGIN}/_local/stripe`);
});

test("a live key is rejected", () => {
  vi.stubEnv("STRIPE_SECRET_KEY", "sk_live_abc");
  expect(() => openPayments(UNUSED, ORIGIN)).toThrow("not a test key");
});
