/** What a monitor outside learns from the function health. */
import assert from "node:assert/strict";
import { handle } from "../../supabase/functions/health/handler.ts";
import { backendUrl, withBackend, withFakeBackend, withSettings } from "./backend.ts";
import { assertResponse } from "./calls.ts";
import { withOutage } from "./database-outage.ts";

const ask = (method = "GET") =>
  handle(new Request("http://127.0.0.1/functions/v1/health", { method }));

const PATH = "rpc/open_problems";

const OUTAGE_NAMES = [
  "a lost schema cache",
  "a refused connection",
  "a statement timeout",
] as const;

Deno.test("the embedded backend answers a monitor without a key", async () => {
  const response = await fetch(`${backendUrl}/functions/v1/health`);
  // Other files may have left a withdrawal open.
  const isHealthy = response.status === 200;
  await assertResponse(response, isHealthy ? 200 : 503, { healthy: isHealthy });
});

Deno.test("without a problem it is 200", async () => {
  await withFakeBackend(
    (request) => {
      assert.equal(new URL(request.url).pathname, `/rest/v1/${PATH}`);
      return Response.json([]);
    },
    async () => {
      const response = await ask();
      assert.equal(response.headers.get("cache-control"), "no-store");
      await assertResponse(response, 200, { healthy: true });
    },
  );
});

Deno.test("a problem makes it 503, and only the log says which", async () => {
  let logged = "";
  await withFakeBackend(
    () => Response.json(["a withdrawal is open"]),
    async () => {
      logged = await withSettings({}, async () => {
        await assertResponse(await ask(), 503, { healthy: false });
      });
    },
  );
  assert.match(logged, /Health: a withdrawal is open/);
});

for (const outage of OUTAGE_NAMES) {
  Deno.test(`${outage} makes it 503`, async () => {
    await withOutage(outage, { path: PATH, times: Number.POSITIVE_INFINITY }, async () => {
      await assertResponse(await ask(), 503, { healthy: false });
    });
  });
}

for (const [what, url] of [
  ["an unreachable database", "http://127.0.0.1:1"],
  ["a missing setting", ""],
] as const) {
  Deno.test(`${what} makes it 503`, async () => {
    await withBackend(url, async () => {
      await assertResponse(await ask(), 503, { healthy: false });
    });
  });
}

Deno.test("it can only be read, from anywhere", async () => {
  for (const method of ["POST", "PUT", "DELETE"]) {
    assert.equal((await ask(method)).status, 405);
  }
  const preflight = await ask("OPTIONS");
  assert.equal(preflight.status, 204);
  assert.equal(preflight.headers.get("access-control-allow-origin"), "*");
});
