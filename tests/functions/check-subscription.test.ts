import assert from "node:assert/strict";
import { handle } from "../../supabase/functions/check-subscription/handler.ts";
import {
  backendUrl,
  deleteUser,
  newUser,
  publishableKey,
  type Subscription,
  siteUrl,
  withBackend,
  withStandIn,
} from "./backend.ts";

const NEXT_YEAR = new Date(Date.now() + 365 * 86_400_000).toISOString();
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();
const NONE = { subscribed: false, subscription_tier: null, subscription_end: null };
const FAILED = { error: "Något gick fel. Försök igen." };

function call(token?: string, init: RequestInit & { origin?: string } = {}): Promise<Response> {
  const { origin, ...rest } = init;
  const headers = new Headers(rest.headers);
  headers.set("apikey", publishableKey);
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
  if (origin !== undefined) headers.set("origin", origin);
  const url = "http://127.0.0.1/functions/v1/check-subscription";
  return handle(new Request(url, { method: "POST", ...rest, headers }));
}

async function assertAnswer(answer: Response, status: number, body: unknown): Promise<void> {
  assert.equal(answer.status, status);
  assert.match(answer.headers.get("content-type") ?? "", /^application\/json/);
  assert.deepEqual(await answer.json(), body);
}

// Who calls ---------------------------------------------------------------------------------------

const SIGNED_OUT = { error: "Du måste vara inloggad." };

Deno.test("nobody is told anything without a token", async () => {
  await assertAnswer(await call(), 401, SIGNED_OUT);
});

for (const [what, authorization] of [
  ["is no token", "Bearer abc"],
  ["is empty", "Bearer "],
  ["is the publishable key", `Bearer ${publishableKey}`],
  ["has another scheme", "Basic YTpi"],
  ["has two parts", "Bearer a b"],
] as const) {
  Deno.test(`a token that ${what} is refused`, async () => {
    await assertAnswer(await call(undefined, { headers: { authorization } }), 401, SIGNED_OUT);
  });
}

Deno.test("a token without its signature, or with another's claims, is refused", async () => {
  const [user, other] = [await newUser(), await newUser({ subscribed: true })];
  const [header, , signature] = user.token.split(".");
  const [, claims] = other.token.split(".");
  await assertAnswer(await call(`${header}.${claims}.${signature}`), 401, SIGNED_OUT);
  await assertAnswer(await call(`${header}.${claims}.`), 401, SIGNED_OUT);
});

Deno.test("the token of a deleted user is refused", async () => {
  const user = await newUser();
  await assertAnswer(await call(user.token), 200, NONE);
  await deleteUser(user);
  await assertAnswer(await call(user.token), 401, SIGNED_OUT);
});

// What is answered --------------------------------------------------------------------------------

for (const [what, subscription] of [
  ["no subscription", undefined],
  ["one that was never paid", { subscribed: false }],
  ["one that is over before its time", { subscribed: false, subscription_end: NEXT_YEAR }],
  ["one that has ended", { subscribed: true, subscription_end: YESTERDAY }],
  [
    "Plus that has ended",
    { subscribed: true, subscription_tier: "Plus", subscription_end: YESTERDAY },
  ],
] as const satisfies readonly (readonly [string, Subscription | undefined])[]) {
  Deno.test(`a user with ${what} is not subscribed`, async () => {
    const { token } = await newUser(subscription);
    await assertAnswer(await call(token), 200, NONE);
  });
}

for (const tier of [null, "Basic", "Plus"]) {
  Deno.test(`a subscriber with the tier ${tier} is told it and its end`, async () => {
    const { token } = await newUser({
      subscribed: true,
      subscription_tier: tier,
      subscription_end: NEXT_YEAR,
    });
    const answer = await call(token);
    assert.equal(answer.status, 200);
    const { subscription_end, ...rest } = await answer.json();
    assert.deepEqual(rest, { subscribed: true, subscription_tier: tier });
    assert.equal(Date.parse(subscription_end), Date.parse(NEXT_YEAR));
  });
}

Deno.test("a subscription without an end lasts", async () => {
  const { token } = await newUser({ subscribed: true, subscription_end: null });
  await assertAnswer(await call(token), 200, { ...NONE, subscribed: true });
});

Deno.test("a user is not told of another's subscription, whatever it sends", async () => {
  const other = await newUser({ subscribed: true, subscription_end: NEXT_YEAR });
  const { token } = await newUser();
  for (const body of [JSON.stringify({ user_id: other.id }), "{", "x".repeat(1_000_000)]) {
    await assertAnswer(await call(token, { body }), 200, NONE);
  }
});

// From where --------------------------------------------------------------------------------------

Deno.test("the site's own origin may read the answer, a refusal too", async () => {
  const { token } = await newUser();
  for (const answer of [
    await call(token, { origin: siteUrl }),
    await call("abc", { origin: siteUrl }),
  ]) {
    assert.equal(answer.headers.get("access-control-allow-origin"), siteUrl);
    assert.match(answer.headers.get("vary") ?? "", /origin/i);
    await answer.body?.cancel();
  }
});

for (const origin of [
  "https://evil.example",
  `${siteUrl}.evil.example`,
  siteUrl.replace("https", "http"),
  siteUrl.replace("://", "://www."),
  `${siteUrl}:8443`,
  backendUrl,
  "null",
  undefined,
]) {
  Deno.test(`the origin ${origin} may not`, async () => {
    for (const method of ["POST", "OPTIONS"]) {
      const answer = await call("abc", { method, ...(origin !== undefined && { origin }) });
      const names = [...answer.headers.keys()];
      assert.deepEqual(
        names.filter((name) => name.startsWith("access-control-")),
        [],
      );
      assert.match(answer.headers.get("vary") ?? "", /origin/i);
      await answer.body?.cancel();
    }
  });
}

Deno.test("a preflight of the site is answered without a token", async () => {
  const answer = await call(undefined, { method: "OPTIONS", origin: siteUrl });
  assert.equal(answer.status, 204);
  assert.equal(answer.body, null);
  assert.equal(answer.headers.get("access-control-allow-origin"), siteUrl);
  assert.match(answer.headers.get("access-control-allow-methods") ?? "", /\bPOST\b/);
  const allowed = (answer.headers.get("access-control-allow-headers") ?? "").split(", ");
  // What supabase-js sends.
  for (const name of ["authorization", "apikey", "content-type", "x-client-info"]) {
    assert.ok(allowed.includes(name), name);
  }
  assert.equal(answer.headers.get("access-control-allow-credentials"), null);
});

for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
  Deno.test(`${method} is not served`, async () => {
    const { token } = await newUser({ subscribed: true });
    await assertAnswer(await call(token, { method }), 405, { error: "Metoden stöds inte." });
  });
}

// When the backend fails --------------------------------------------------------------------------

Deno.test("a backend out of reach is an error in Swedish, without detail", async () => {
  const { token } = await newUser();
  await withBackend("http://127.0.0.1:1", async () => {
    await assertAnswer(await call(token, { origin: siteUrl }), 500, FAILED);
  });
});

Deno.test("an auth service that fails signs nobody out", async () => {
  const { token } = await newUser();
  const failing = () => Response.json({ message: "inre detalj" }, { status: 503 });
  await withStandIn(failing, async () => {
    await assertAnswer(await call(token), 500, FAILED);
  });
});

Deno.test("a database that fails is an error, and not the end of a subscription", async () => {
  const { token } = await newUser({ subscribed: true, subscription_end: NEXT_YEAR });
  const halfFailing = (request: Request) => {
    const { pathname } = new URL(request.url);
    return pathname.startsWith("/auth/")
      ? fetch(backendUrl + pathname, { headers: request.headers })
      : Response.json({ code: "XX000", message: "inre detalj" }, { status: 500 });
  };
  await withStandIn(halfFailing, async () => {
    await assertAnswer(await call(token), 500, FAILED);
  });
});

Deno.test("a missing setting is an error without detail", async () => {
  const { token } = await newUser();
  await withBackend("", async () => {
    await assertAnswer(await call(token), 500, FAILED);
  });
});

// Through the local backend -----------------------------------------------------------------------

Deno.test("the local backend serves it, and no function that there is not", async () => {
  const { token } = await newUser({ subscribed: true, subscription_end: null });
  const send = (name: string, headers: HeadersInit) =>
    fetch(`${backendUrl}/functions/v1/${name}`, { method: "POST", headers });
  const served = await send("check-subscription", { authorization: `Bearer ${token}` });
  await assertAnswer(served, 200, { ...NONE, subscribed: true });
  await assertAnswer(await send("check-subscription", {}), 401, SIGNED_OUT);
  const missing = await send("finns-inte", {});
  assert.equal(missing.status, 404);
  await missing.body?.cancel();
});
