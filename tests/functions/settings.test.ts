/** What the function settings tells of what the functions run with, and to whom. */
import assert from "node:assert/strict";
import * as v from "npm:valibot@1.5.0";
import { handle } from "../../supabase/functions/settings/handler.ts";
import { withSettings } from "./backend.ts";
import { assertError } from "./calls.ts";

const SECRET = "0123456789abcdef0123456789abcdef";

const ANSWER = v.object({
  settings: v.record(v.string(), v.nullable(v.string())),
  mode: v.string(),
});

const ask = (authorization = `Bearer ${SECRET}`) =>
  handle(
    new Request("http://127.0.0.1/functions/v1/settings", {
      method: "POST",
      headers: { authorization },
    }),
  );

async function answerWith(settings: Readonly<Record<string, string>>) {
  let text = "";
  await withSettings({ JOB_SECRET: SECRET, ...settings }, async () => {
    text = await (await ask(`Bearer ${settings.JOB_SECRET ?? SECRET}`)).text();
  });
  return { text, ...v.parse(v.pipe(v.string(), v.parseJson(), ANSWER), text) };
}

Deno.test("nobody is told anything without the job's secret", async () => {
  await withSettings({ JOB_SECRET: SECRET }, async () => {
    for (const authorization of ["", "Bearer ", `Bearer ${SECRET}0`, `Basic ${SECRET}`]) {
      await assertError(await ask(authorization), 401, "Anropet saknar rätt nyckel.");
    }
  });
});

Deno.test("functions without a secret of the job refuse everybody", async () => {
  for (const secret of ["", "short"]) {
    await withSettings({ JOB_SECRET: secret }, async () => {
      assert.equal((await ask(`Bearer ${secret}`)).status, 500);
    });
  }
});

Deno.test("the answer has no value", async () => {
  const settings = { SMTP_PASSWORD: "hunter2-hunter2", SMTP_HOST: "mail.example" };
  const { text } = await answerWith(settings);
  const values = [SECRET, ...Object.values(settings), Deno.env.get("STRIPE_SECRET_KEY") ?? ""];
  for (const value of values) assert.ok(!text.includes(value));
});

Deno.test("a hash tells whether two values are the same, and nothing to those without the secret", async () => {
  const first = await answerWith({ SMTP_PASSWORD: "one", SMTP_USER: "one" });
  const same = await answerWith({ SMTP_PASSWORD: "one", SMTP_USER: "two" });
  assert.equal(first.settings.SMTP_PASSWORD, same.settings.SMTP_PASSWORD);
  assert.notEqual(first.settings.SMTP_USER, same.settings.SMTP_USER);
  assert.notEqual(first.settings.SMTP_PASSWORD, first.settings.SMTP_USER);
  const otherSecret = await answerWith({ SMTP_PASSWORD: "one", JOB_SECRET: `${SECRET}2` });
  assert.notEqual(first.settings.SMTP_PASSWORD, otherSecret.settings.SMTP_PASSWORD);
  assert.notEqual(first.mode, otherSecret.mode);
});

Deno.test("what is missing or malformed has no hash", async () => {
  const { settings } = await answerWith({ SMTP_HOST: "", CLIENT_ADDRESS_HEADER: "no header" });
  assert.equal(settings.SMTP_HOST, null);
  assert.equal(settings.CLIENT_ADDRESS_HEADER, null);
});
