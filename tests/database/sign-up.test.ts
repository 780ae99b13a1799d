import { createHash, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { site } from "@/config/site.ts";
import { missingNeeds } from "@/features/auth/password/password-rules.ts";
import { newAccount, PASSWORD, rowsOf } from "./accounts.ts";
import { origin, send, sql, visitorClient } from "./backend.ts";

function newAddress(): string {
  return `${randomUUID()}@example.se`;
}

/** Signs up without supabase-js, so that any body can be sent. */
function signUp(
  email: string,
  { redirect = "", ...body }: { redirect?: string; password?: string; data?: unknown } = {},
): Promise<Response> {
  return send(`/auth/v1/signup?redirect_to=${encodeURIComponent(redirect)}`, {
    method: "POST",
    body: JSON.stringify({ email, password: PASSWORD, ...body }),
  });
}

async function userIdOf(email: string): Promise<string> {
  const rows = await sql<{ id: string }>("select id from auth.users where email = $1", [email]);
  if (!rows[0]) throw new Error(`No account has the address ${email}`);
  return rows[0].id;
}

/** The latest mail to the address. */
async function mailTo(email: string): Promise<string> {
  const page = await (await send("/_local/mail")).text();
  const mail = page.split("<article").find((article) => article.includes(`<b>${email}</b>`));
  if (mail === undefined) throw new Error(`No mail was sent to ${email}`);
  return mail;
}

/** The page and the token of the link in a mail. */
function linkOf(mail: string): { page: string; token: string } {
  const [, page, token] = /href="([^"#]+)#token_hash=([^"]+)"/.exec(mail) ?? [];
  if (page === undefined || token === undefined) throw new Error("The mail has no link");
  return { page, token };
}

describe("the profile of a new account", () => {
  async function profileAfterSignUp(data: unknown) {
    const email = newAddress();
    expect((await signUp(email, { data })).status).toBe(200);
    const rows = await rowsOf("profiles", await userIdOf(email));
    return { rows, email };
  }

  test("is created with the name and the address", async () => {
    const { rows, email } = await profileAfterSignUp({ full_name: "Karin Larsson" });
    expect(rows).toMatchObject([{ full_name: "Karin Larsson", email }]);
  });

  test.each([
    ["10 MB of text", "x".repeat(10_000_000), "x".repeat(200)],
    ["HTML", "<script>alert(1)</script>", "<script>alert(1)</script>"],
    ["SQL", "'); drop table public.profiles; --", "'); drop table public.profiles; --"],
    ["a number", 42, "42"],
    ["control and direction characters", "Ast\n\u202erid", "Ast  rid"],
    ["nothing visible", "\u200b \u00a0", ""],
    ["a list", ["<b>"], '["<b>"]'],
    ["null", null, ""],
    ["nothing", undefined, ""],
  ])("gets at most 200 characters of a name that is %s", async (_what, full_name, expected) => {
    const { rows } = await profileAfterSignUp({ full_name });
    expect(rows).toMatchObject([{ full_name: expected }]);
  });

  test("gets at most 200 characters of a name that is an object", async () => {
    const { rows } = await profileAfterSignUp({ full_name: { deep: "x".repeat(1000) } });
    expect(String(rows[0]?.full_name)).toHaveLength(200);
  });

  test.each([["a text"], [["a list"]], [{}]])("is created when the data is %j", async (data) => {
    const { rows } = await profileAfterSignUp(data);
    expect(rows).toMatchObject([{ full_name: "" }]);
  });

  test("does not make the user an administrator or a subscriber, whatever the data", async () => {
    const { email } = await profileAfterSignUp({
      full_name: "Karin",
      is_admin: true,
      subscribed: true,
      role: "service_role",
    });
    const id = await userIdOf(email);
    expect(await rowsOf("admin_users", id)).toEqual([]);
    expect(await rowsOf("subscribers", id)).toEqual([]);
    expect(await sql("select role from auth.users where id = $1", [id])).toEqual([
      { role: "authenticated" },
    ]);
  });
});

describe("a password", () => {
  test.each([
    ["too short", "Namn1!a"],
    ["without an uppercase letter", "namnfynd1!"],
    ["without a lowercase letter", "NAMNFYND1!"],
    ["without a digit", "Namnfynd!"],
    ["without a special character", "Namnfynd1"],
    ["empty", ""],
  ])("that is %s is refused by the form and by the server", async (_what, password) => {
    expect(missingNeeds(password)).not.toEqual([]);
    const email = newAddress();
    const response = await signUp(email, { password });
    expect([400, 422]).toContain(response.status);
    expect(await sql("select id from auth.users where email = $1", [email])).toEqual([]);
  });
});

describe("signing in", () => {
  test("is refused until the address is confirmed", async () => {
    const email = newAddress();
    await signUp(email);
    const signIn = () => visitorClient().auth.signInWithPassword({ email, password: PASSWORD });
    const early = await signIn();
    expect(early.error?.code).toBe("email_not_confirmed");
    expect(early.data.session).toBeNull();

    const { token } = linkOf(await mailTo(email));
    const opened = await visitorClient().auth.verifyOtp({ type: "signup", token_hash: token });
    expect(opened.data.user?.email).toBe(email);
    expect((await signIn()).data.session).not.toBeNull();
  });

  test("fails in the same way with a wrong password and with an unknown address", async () => {
    const { email } = await newAccount();
    const attempts = [email, newAddress()].map((address) =>
      visitorClient().auth.signInWithPassword({ email: address, password: "Felaktigt1!" }),
    );
    const [known, unknown] = await Promise.all(attempts);
    expect(known?.error?.code).toBe("invalid_credentials");
    expect(unknown?.error?.message).toBe(known?.error?.message);
    expect(unknown?.error?.status).toBe(known?.error?.status);
  });
});

describe("signing up with a taken address", () => {
  test("reveals nothing about the owner except an empty list of identities", async () => {
    const owner = await newAccount();
    const { data, error } = await visitorClient().auth.signUp({
      email: owner.email,
      password: "Angripare1!",
      options: { data: { full_name: "Angripare" } },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.identities).toEqual([]);
    expect(data.user?.id).not.toBe(owner.id);
    expect(data.user?.user_metadata).toEqual({ full_name: "Angripare" });
  });

  test("does not change the account", async () => {
    const owner = await newAccount();
    const account = () => sql("select * from auth.users where id = $1", [owner.id]);
    const before = [await account(), await rowsOf("profiles", owner.id)];
    await signUp(owner.email, { password: "Angripare1!", data: { full_name: "Angripare" } });
    await signUp(owner.email.toUpperCase(), { password: "Angripare1!" });
    expect([await account(), await rowsOf("profiles", owner.id)]).toEqual(before);
  });
});

describe("requesting a new password", () => {
  test("gives the same response for a known and for an unknown address", async () => {
    const { email } = await newAccount();
    const responses = await Promise.all(
      [email, newAddress()].map(async (address) => {
        const body = JSON.stringify({ email: address });
        const response = await send("/auth/v1/recover", { method: "POST", body });
        return { status: response.status, body: await response.text() };
      }),
    );
    expect(responses[0]?.status).toBe(200);
    expect(responses[1]).toEqual(responses[0]);
  });
});

describe("a mail of an account", () => {
  /** The text that every mail ends with. */
  const SUPPORT = `Vi ber aldrig om ditt lösenord. Undrar du något når du oss på ${site.supportEmail}.`;

  /** Sends a request with a JSON body. */
  const post = (path: string, body: object) =>
    send(path, { method: "POST", body: JSON.stringify(body) });

  const requests = {
    confirm: (email: string) => signUp(email),
    recovery: (email: string) => post("/auth/v1/recover", { email }),
    magiclink: (email: string) => post("/auth/v1/otp", { email }),
    async "email-change"(email: string) {
      const client = visitorClient();
      await client.auth.signInWithPassword({ email, password: PASSWORD });
      await client.auth.updateUser({ email: newAddress() });
    },
  };

  test.each([
    ["confirm", "signup"],
    ["recovery", "recovery"],
    ["magiclink", "magiclink"],
    ["email-change", "email_change"],
  ] as const)("(%s) has a link to the site, as text too, that works once", async (mode, type) => {
    const address = mode === "confirm" ? newAddress() : (await newAccount()).email;
    await requests[mode](address);
    const mail = await mailTo(address);
    const { page, token } = linkOf(mail);
    expect(page).toBe(`${origin}/auth?mode=${mode}`);
    expect(mail.split(`${page}#token_hash=${token}`)).toHaveLength(3);
    expect(mail).toContain("Länken fungerar en gång och gäller i en timme.");
    expect(mail).toContain(SUPPORT);
    // In the text, besides the heading of the mailbox.
    expect(mail.split(address).length).toBeGreaterThanOrEqual(3);

    const open = () => visitorClient().auth.verifyOtp({ type, token_hash: token });
    const { data, error } = await open();
    expect(error).toBeNull();
    // A change of address awaits the link in the other mail.
    expect(data.session === null).toBe(mode === "email-change");
    expect((await open()).error?.code).toBe("otp_expired");
  });

  test("sends a notice of a changed password, and none of a refused one", async () => {
    const { email } = await newAccount();
    const client = visitorClient();
    await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect((await client.auth.updateUser({ password: "kort" })).error).not.toBeNull();
    await expect(mailTo(email)).rejects.toThrow("No mail");
    const changed = await client.auth.updateUser({
      password: "Nyhemligt2!",
      current_password: PASSWORD,
    });
    expect(changed.error).toBeNull();
    const mail = await mailTo(email);
    expect(mail).toContain(`Lösenordet för ${email} hos Namnfynd har ändrats.`);
    expect(mail).toContain(SUPPORT);
  });
});

describe("a link in a mail leads to the site, and not to", () => {
  test.each(["https://evil.example/", "//evil.example/", `${origin}@evil.example/`])(
    "%s",
    async (redirect) => {
      const email = newAddress();
      await signUp(email, { redirect });
      expect(linkOf(await mailTo(email)).page).toBe(`${origin}/auth?mode=confirm`);
    },
  );
});

describe("a code of the auth service", () => {
  const VERIFIER = "v".repeat(64);

  /** A code as after signing in with Google, for the browser that has the verifier. */
  async function issueCode(): Promise<{ code: string; userId: string }> {
    const { id: userId } = await newAccount();
    const code = randomUUID();
    await sql(
      `insert into auth.flow_state (
        id, user_id, auth_code, authentication_method, code_challenge_method, code_challenge,
        provider_type, provider_access_token, provider_refresh_token, auth_code_issued_at,
        email_optional
      ) values ($1, $2, $3, 'oauth', 's256', $4, 'google', '', '', now(), false)`,
      [randomUUID(), userId, code, createHash("sha256").update(VERIFIER).digest("base64url")],
    );
    return { code, userId };
  }

  const exchange = (code: string, code_verifier: string) =>
    send("/auth/v1/token?grant_type=pkce", {
      method: "POST",
      body: JSON.stringify({ auth_code: code, code_verifier }),
    });

  test("signs in with the verifier of the browser that began, once", async () => {
    const { code, userId } = await issueCode();
    const answer = await exchange(code, VERIFIER);
    expect(await answer.json()).toMatchObject({ user: { id: userId } });
    expect((await exchange(code, VERIFIER)).ok).toBe(false);
  });

  test.each(["", "w".repeat(64)])("signs nobody in with the verifier %j", async (verifier) => {
    const { code } = await issueCode();
    expect((await exchange(code, verifier)).ok).toBe(false);
  });
});
