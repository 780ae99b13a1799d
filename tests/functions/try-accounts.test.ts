/** `npm run try-accounts` on the local backend: what it tries, what it finds, and that it leaves nothing. */
import assert from "node:assert/strict";
import { lineOf } from "../../scripts/doctor/finding.ts";
import { tryAccounts } from "../../scripts/try-accounts.ts";
import { serviceClient } from "../../supabase/functions/_shared/clients.ts";
import { backendUrl, newUser, publishableKey, withSettings } from "./backend.ts";

async function profiles(): Promise<number> {
  const { count } = await serviceClient()
    .from("profiles")
    .select("*", { count: "exact", head: true });
  return count ?? -1;
}

/** Runs it on a project whose answers to some requests are changed. */
async function tried(
  change: (request: Request) => Promise<Response | null> | Response | null,
  mailbox: string | null = null,
): Promise<readonly string[]> {
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen: () => {} },
    async (request) => {
      const changed = await change(request.clone());
      if (changed) return changed;
      const { pathname, search } = new URL(request.url);
      return fetch(new Request(backendUrl + pathname + search, request));
    },
  );
  let lines: readonly string[] = [];
  try {
    // The functions of the local backend answer its own address.
    const settings = {
      SUPABASE_URL: `http://127.0.0.1:${server.addr.port}`,
      SITE_URL: backendUrl,
    };
    await withSettings(settings, async () => {
      lines = (await tryAccounts(mailbox)).map(lineOf);
    });
  } finally {
    await server.shutdown();
  }
  return lines;
}

const pathOf = (request: Request) => new URL(request.url).pathname;

Deno.test("from sign-up to deletion all is as on the site, no mail is sent, and nothing is left", async () => {
  const mailbox = async () => (await fetch(`${backendUrl}/_local/mail`)).text();
  const before = await profiles();
  const lines = await tried(() => null);
  assert.deepEqual(
    lines.filter((line) => !line.startsWith("ok ")),
    [],
  );
  for (const step of [
    "sign-up: by the admin API",
    "confirmation: the link signs in",
    "refresh of a session",
    "profile: read and changed",
    "second factor: refused",
    "password without the present one: refused",
    "other sessions after a changed password: ended",
    "new password after a link",
    "change of address: with the links of both addresses",
    "deletion of the account: nothing is left",
  ]) {
    assert.ok(
      lines.some((line) => line.includes(step)),
      step,
    );
  }
  assert.equal(await profiles(), before);
  // The notices of the changed passwords, to the address that is gone; no link.
  assert.doesNotMatch(await mailbox(), /<b>prov-[^<]*<\/b>(?:(?!<\/article>)[\s\S])*token_hash/);
});

Deno.test("with a mailbox, the sign-up is the form's, and its mail is sent", async () => {
  const email = `${crypto.randomUUID()}@example.se`;
  const lines = await tried(() => null, email);
  assert.deepEqual(
    lines.filter((line) => !line.startsWith("ok ")),
    [],
  );
  const mails = await (await fetch(`${backendUrl}/_local/mail`)).text();
  assert.ok(mails.includes(`<b>${email}</b>`));
});

Deno.test("an address that has an account is left alone", async () => {
  const { email, id } = await newUser();
  const lines = await tried(() => null, email);
  assert.equal(lines.length, 1);
  assert.match(lines[0] ?? "", /^WRONG +sign-up: answered 422 .*email_exists/);
  const { data } = await serviceClient().from("profiles").select("user_id").eq("user_id", id);
  assert.equal(data?.length, 1);
});

Deno.test("a captcha is passed with the secret key, and said", async () => {
  const lines = await tried(async (request) => {
    const isSignIn = pathOf(request) === "/auth/v1/token" && request.url.includes("password");
    if (!isSignIn || request.headers.get("apikey") !== publishableKey) return null;
    return Response.json({ code: "captcha_failed", message: "…" }, { status: 400 });
  });
  assert.equal(lines.filter((line) => line.includes("captcha: on")).length, 1);
  assert.ok(lines.at(-1)?.includes("deletion of the account: nothing is left"));
});

Deno.test("an open second factor is wrong, and the rest is tried all the same", async () => {
  const lines = await tried(async (request) => {
    if (pathOf(request) === "/auth/v1/factors") return Response.json({ id: "…" });
    return null;
  });
  assert.match(
    lines.filter((line) => line.startsWith("WRONG")).join("\n"),
    /^WRONG +second factor: Auth answers 200: .*→ config push.*$/,
  );
  assert.ok(lines.at(-1)?.includes("deletion of the account: nothing is left"));
});

for (const [path, step] of [
  ["/rest/v1/profiles", "profile"],
  ["/functions/v1/delete-account", "deletion of the account"],
] as const) {
  Deno.test(`a failing ${step} is said, and the account is deleted all the same`, async () => {
    const before = await profiles();
    const lines = await tried((request) =>
      pathOf(request) === path ? Response.json({ message: "Fel" }, { status: 500 }) : null,
    );
    assert.match(
      lines.at(-1) ?? "",
      new RegExp(`^WRONG +${step}: answered 500 \\{"message":"Fel"\\} instead of`),
    );
    assert.equal(await profiles(), before);
  });
}
