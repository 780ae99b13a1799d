/** What check-subscription returns for the stored row of a user without a Stripe customer. */
import { backendUrl, newUser, type Subscription, withFakeBackend } from "./backend.ts";
import { assertError, assertResponse, call, FAILED, NOT_SUBSCRIBED } from "./calls.ts";

const NEXT_YEAR = new Date(Date.now() + 365 * 86_400_000).toISOString();
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();

for (const [what, subscription] of [
  ["no subscription", undefined],
  ["one that was never paid", { subscribed: false }],
  ["one that has ended", { subscribed: true, subscription_end: YESTERDAY }],
  [
    "Plus that has ended",
    { subscribed: true, subscription_tier: "Plus", subscription_end: YESTERDAY },
  ],
] as const satisfies readonly (readonly [string, Subscription | undefined])[]) {
  Deno.test(`a user with ${what} is not subscribed`, async () => {
    const user = await newUser(subscription);
    await assertResponse(await call("check-subscription", user), 200, NOT_SUBSCRIBED);
  });
}

for (const subscription_tier of [null, "Plus"] as const) {
  Deno.test(`a subscriber with the tier ${subscription_tier} gets what is stored`, async () => {
    const subscription = {
      subscribed: true,
      subscription_tier,
      subscription_end: NEXT_YEAR,
      renews: true,
      payment_failed: true,
      on_hold: null,
    };
    const user = await newUser(subscription);
    await assertResponse(await call("check-subscription", user), 200, subscription);
  });
}

Deno.test("Basic has no end", async () => {
  const user = await newUser({ subscribed: true, subscription_tier: "Basic" });
  const expected = { ...NOT_SUBSCRIBED, subscribed: true, subscription_tier: "Basic" };
  await assertResponse(await call("check-subscription", user), 200, expected);
});

Deno.test("a subscription without an end is valid", async () => {
  const user = await newUser({ subscribed: true, subscription_end: null });
  const expected = { ...NOT_SUBSCRIBED, subscribed: true };
  await assertResponse(await call("check-subscription", user), 200, expected);
});

Deno.test("no request body reveals the subscription of another user", async () => {
  const other = await newUser({ subscribed: true, subscription_end: NEXT_YEAR });
  const user = await newUser();
  for (const body of [JSON.stringify({ user_id: other.id }), "{", "x".repeat(1_000_000)]) {
    await assertResponse(await call("check-subscription", user, { body }), 200, NOT_SUBSCRIBED);
  }
});

Deno.test("a failing database is an error, not the end of a subscription", async () => {
  const user = await newUser({ subscribed: true, subscription_end: NEXT_YEAR });
  const failingDatabase = (request: Request) => {
    const { pathname } = new URL(request.url);
    return pathname.startsWith("/auth/")
      ? fetch(backendUrl + pathname, { headers: request.headers })
      : Response.json({ code: "XX000", message: "inre detalj" }, { status: 500 });
  };
  await withFakeBackend(failingDatabase, async () => {
    await assertError(await call("check-subscription", user), 500, FAILED);
  });
});
