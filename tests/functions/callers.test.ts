/** Who may call the functions that take payments; check-subscription has tests of its own. */
import assert from "node:assert/strict";
import { backendUrl, newUser, publishableKey, siteUrl, withBackend } from "./backend.ts";
import { assertError, call } from "./payments.ts";

for (const name of ["create-checkout", "customer-portal"] as const) {
  for (const authorization of [undefined, "Bearer abc", "Bearer ", `Bearer ${publishableKey}`]) {
    Deno.test(`${name} refuses the authorization ${authorization}`, async () => {
      const answer = await call(name, null, authorization ? { headers: { authorization } } : {});
      await assertError(answer, 401, "Du måste vara inloggad.");
    });
  }

  Deno.test(`${name} may be read by the site's own origin alone`, async () => {
    for (const method of ["POST", "OPTIONS"]) {
      for (const [origin, allowed] of [
        [siteUrl, siteUrl],
        ["https://evil.example", null],
        [`${siteUrl}.evil.example`, null],
        ["null", null],
      ] as const) {
        const answer = await call(name, null, { method, headers: { origin } });
        assert.equal(answer.headers.get("access-control-allow-origin"), allowed);
        await answer.body?.cancel();
      }
    }
  });

  Deno.test(`${name} does not answer GET`, async () => {
    await assertError(
      await call(name, await newUser(), { method: "GET" }),
      405,
      "Metoden stöds inte.",
    );
  });

  Deno.test(`${name} tells nothing of a backend that fails`, async () => {
    const user = await newUser();
    await withBackend("http://127.0.0.1:1", async () => {
      await assertError(await call(name, user), 500, "Något gick fel. Försök igen.");
    });
  });

  Deno.test(`the local backend serves ${name}`, async () => {
    const { token } = await newUser({ subscribed: true });
    const answer = await fetch(`${backendUrl}/functions/v1/${name}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal(answer.status, name === "create-checkout" ? 409 : 404);
    await answer.body?.cancel();
  });
}
