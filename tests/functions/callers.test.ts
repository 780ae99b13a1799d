/** What all functions have in common: who may call them, from where, and how they fail. */
import assert from "node:assert/strict";
import {
  backendUrl,
  deleteUser,
  exhaustCalls,
  newUser,
  publishableKey,
  siteUrl,
  withBackend,
  withFakeBackend,
  withSettings,
} from "./backend.ts";
import {
  assertError,
  assertResponse,
  call,
  FAILED,
  FUNCTION_NAMES,
  NOT_SUBSCRIBED,
} from "./calls.ts";

const SIGNED_OUT = "Du måste vara inloggad.";

const OTHER_ORIGINS = [
  "https://evil.example",
  `${siteUrl}.evil.example`,
  siteUrl.replace("http", "https"),
  siteUrl.replace("://", "://www."),
  `${siteUrl}:8443`,
  backendUrl,
  "null",
  undefined,
];

for (const name of FUNCTION_NAMES) {
  for (const [what, authorization] of [
    ["no token", undefined],
    ["a malformed token", "Bearer abc"],
    ["an empty token", "Bearer "],
    ["the publishable key as its token", `Bearer ${publishableKey}`],
    ["another scheme", "Basic YTpi"],
    ["a token in two parts", "Bearer a b"],
  ] as const) {
    Deno.test(`${name} refuses ${what}`, async () => {
      const response = await call(name, null, authorization ? { headers: { authorization } } : {});
      await assertError(response, 401, SIGNED_OUT);
    });
  }

  Deno.test(`${name} refuses a token without its signature, or with other claims`, async () => {
    const [user, other] = [await newUser(), await newUser()];
    const [header, , signature] = user.token.split(".");
    const [, claims] = other.token.split(".");
    for (const token of [`${header}.${claims}.${signature}`, `${header}.${claims}.`]) {
      await assertError(await call(name, { ...user, token }), 401, SIGNED_OUT);
    }
  });

  Deno.test(`${name} refuses the token of a deleted user`, async () => {
    const user = await newUser();
    await deleteUser(user);
    await assertError(await call(name, user), 401, SIGNED_OUT);
  });

  Deno.test(`${name} lets the site's own origin read every response`, async () => {
    const headers = { origin: siteUrl };
    for (const response of [
      await call(name, await newUser(), { headers }),
      await call(name, null, { headers }),
    ]) {
      assert.equal(response.headers.get("access-control-allow-origin"), siteUrl);
      assert.match(response.headers.get("vary") ?? "", /origin/i);
      await response.body?.cancel();
    }
  });

  for (const origin of OTHER_ORIGINS) {
    Deno.test(`${name} lets the origin ${origin} read no response`, async () => {
      for (const method of ["POST", "OPTIONS"]) {
        const response = await call(name, null, { method, ...(origin && { headers: { origin } }) });
        const corsHeaders = [...response.headers.keys()].filter((header) =>
          header.startsWith("access-control-"),
        );
        assert.deepEqual(corsHeaders, []);
        assert.match(response.headers.get("vary") ?? "", /origin/i);
        await response.body?.cancel();
      }
    });
  }

  Deno.test(`${name} answers a preflight request without a token`, async () => {
    const response = await call(name, null, { method: "OPTIONS", headers: { origin: siteUrl } });
    assert.equal(response.status, 204);
    assert.equal(response.body, null);
    assert.equal(response.headers.get("access-control-allow-origin"), siteUrl);
    assert.match(response.headers.get("access-control-allow-methods") ?? "", /\bPOST\b/);
    const allowed = (response.headers.get("access-control-allow-headers") ?? "").split(", ");
    // The headers that supabase-js sends.
    for (const header of ["authorization", "apikey", "content-type", "x-client-info"]) {
      assert.ok(allowed.includes(header), header);
    }
    assert.equal(response.headers.get("access-control-allow-credentials"), null);
  });

  for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
    Deno.test(`${name} refuses ${method}`, async () => {
      await assertError(await call(name, null, { method }), 405, "Metoden stöds inte.");
    });
  }

  for (const [what, url] of [
    ["an unreachable backend", "http://127.0.0.1:1"],
    ["a missing setting", ""],
  ] as const) {
    Deno.test(`${name} reveals no detail of ${what}`, async () => {
      const user = await newUser();
      await withBackend(url, async () => {
        const response = await call(name, user, { headers: { origin: siteUrl } });
        await assertError(response, 500, FAILED);
      });
    });
  }

  Deno.test(`${name} does not report a failing auth service as signed out`, async () => {
    const user = await newUser();
    const failing = () => Response.json({ message: "inre detalj" }, { status: 503 });
    await withFakeBackend(failing, async () => {
      await assertError(await call(name, user), 500, FAILED);
    });
  });

  Deno.test(`${name} refuses a user who calls it too often, and says when to call again`, async () => {
    const user = await newUser();
    await exhaustCalls(user, name);
    const response = await call(name, user, { headers: { origin: siteUrl } });
    const wait = Number(response.headers.get("retry-after"));
    assert.ok(wait >= 1 && wait <= 60, `${wait}`);
    assert.equal(response.headers.get("access-control-expose-headers"), "Retry-After");
    await assertError(
      response,
      429,
      "Du har gjort det här många gånger på kort tid. Vänta en stund och försök igen.",
    );
    const others = await call(name, await newUser());
    assert.notEqual(others.status, 429);
    await others.body?.cancel();
  });

  Deno.test(`the embedded backend serves ${name}`, async () => {
    const { token } = await newUser({ subscribed: true });
    const response = await fetch(`${backendUrl}/functions/v1/${name}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
    });
    const expected = {
      "check-subscription": 200,
      "create-checkout": 409,
      "customer-portal": 404,
      "delete-account": 200,
    };
    assert.equal(response.status, expected[name]);
    await response.body?.cancel();
  });
}

const KEYS = [
  ["SUPABASE_PUBLISHABLE_KEYS", "SUPABASE_ANON_KEY"],
  ["SUPABASE_SECRET_KEYS", "SUPABASE_SERVICE_ROLE_KEY"],
] as const;

for (const [variable, older] of KEYS) {
  Deno.test(`the default key of ${variable} takes precedence over ${older}`, async () => {
    const user = await newUser();
    const keys = JSON.stringify({ default: Deno.env.get(older), other: "sb_other" });
    await withSettings({ [variable]: keys, [older]: "sb_outdated" }, async () => {
      await assertResponse(await call("check-subscription", user), 200, NOT_SUBSCRIBED);
    });
  });

  for (const value of ["", "{", "[]", "null", "{}", '{"default":""}', '{"other":"sb_hemlig"}']) {
    Deno.test(`${variable}=${value} is a faulty setting, not a missing one`, async () => {
      const user = await newUser();
      const logged = await withSettings({ [variable]: value }, async () => {
        await assertError(await call("check-subscription", user), 500, FAILED);
      });
      assert.match(logged, new RegExp(`${variable} is not a JSON object with a key "default"`));
      assert.doesNotMatch(logged, /sb_hemlig/);
    });
  }
}

Deno.test("the embedded backend answers 401 without a token, and 404 for an unknown function", async () => {
  const post = (name: string) => fetch(`${backendUrl}/functions/v1/${name}`, { method: "POST" });
  await assertResponse(await post("check-subscription"), 401, { error: SIGNED_OUT });
  const unknown = await post("finns-inte");
  assert.equal(unknown.status, 404);
  await unknown.body?.cancel();
});
