/**
 * The embedded auth service answers as the hosted one (GoTrue 2.196), whose answers are written down
 * here: status, code and message.
 */
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type AuthCondition, readConditions } from "../../dev/auth/conditions.ts";
import { LOCAL_PUBLISHABLE_KEY } from "../../dev/local-backend.ts";
import { SEED_PASSWORD as PASSWORD } from "../../dev/seed-accounts.ts";
import { type ServedBackend, serveLocalBackend } from "../../dev/serve-backend.ts";

const conditions = new Set<AuthCondition>();
let served: ServedBackend;

beforeAll(async () => {
  served = await serveLocalBackend({ authConditions: conditions });
}, 60_000);

afterAll(() => served.close());

afterEach(() => conditions.clear());

type Body = Record<string, unknown>;

interface Answer {
  readonly status: number;
  readonly body: Body;
  readonly version: string | null;
}

interface Options {
  readonly token?: string | undefined;
  readonly key?: string;
  /** As supabase-js sends it. */
  readonly version?: string | null;
}

async function call(
  method: string,
  path: string,
  body?: Body,
  { token, key = LOCAL_PUBLISHABLE_KEY, version = "2024-01-01" }: Options = {},
): Promise<Answer> {
  const response = await fetch(`${served.origin}/auth/v1${path}`, {
    method,
    headers: {
      apikey: key,
      "content-type": "application/json",
      ...(version !== null && { "x-supabase-api-version": version }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text === "" ? {} : JSON.parse(text),
    version: response.headers.get("x-supabase-api-version"),
  };
}

const post = (path: string, body: Body, options?: Options) => call("POST", path, body, options);
const put = (body: Body, token: string) => call("PUT", "/user", body, { token });

async function sql(statement: string, parameters: unknown[] = []): Promise<Body[]> {
  const { rows } = await served.backend.connection.driver.query<Body>(statement, parameters);
  return rows;
}

const newAddress = () => `${randomUUID()}@example.se`;

const signUp = (email: string, more: Body = {}) =>
  post("/signup", { email, password: PASSWORD, ...more });

const signIn = (email: string, password = PASSWORD) =>
  post("/token?grant_type=password", { email, password });

/** Lets the last mails to an account be so old that another one may follow. */
const ageMails = (email: string) =>
  sql(
    `update auth.users set
        confirmation_sent_at = confirmation_sent_at - interval '10 seconds',
        recovery_sent_at = recovery_sent_at - interval '10 seconds',
        email_change_sent_at = email_change_sent_at - interval '10 seconds'
      where email = $1`,
    [email],
  );

/** The tokens of the links to an address, newest first. */
async function linksTo(email: string): Promise<string[]> {
  const page = await (await fetch(`${served.origin}/_local/mail`)).text();
  return page
    .split("<article")
    .filter((article) => article.includes(`<b>${email}</b>`))
    .flatMap((article) => /href="[^"#]+#token_hash=([^"]+)"/.exec(article)?.[1] ?? []);
}

const verify = (type: string, token_hash = "") => post("/verify", { type, token_hash });

/** A confirmed account with a session of its password. */
async function newUser(email = newAddress()) {
  await signUp(email);
  await verify("signup", (await linksTo(email))[0]);
  return { email, ...(await sessionOf(email)) };
}

async function sessionOf(email: string, password = PASSWORD) {
  const { body } = await signIn(email, password);
  return tokensOf(body);
}

function tokensOf({ access_token, refresh_token }: Body) {
  return { token: String(access_token), refresh: String(refresh_token) };
}

const refresh = (refresh_token: string) =>
  post("/token?grant_type=refresh_token", { refresh_token });

test("a condition that does not exist is refused, so that no test waits for it", () => {
  expect(readConditions(undefined)).toEqual(new Set());
  expect(readConditions("captcha,mail-server-down")).toEqual(
    new Set(["captcha", "mail-server-down"]),
  );
  expect(() => readConditions("captha")).toThrow();
});

describe("an error", () => {
  const weak = (version: string | null) =>
    post("/signup", { email: newAddress(), password: "a" }, { version });

  test("has its code as `code` for a client of this version, and says so", async () => {
    const { status, body, version } = await weak("2024-01-01");
    expect(status).toBe(422);
    expect(body).toEqual({
      code: "weak_password",
      message:
        "Password should be at least 8 characters. Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, ABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789, !@#$%^&*()_+-=[]{};'\\:\"|<>?,./`~.",
      weak_password: { reasons: ["length", "characters"] },
    });
    expect(version).toBe("2024-01-01");
  });

  test("has its code as `error_code` for one that names no version", async () => {
    const { body, version } = await weak(null);
    expect(body).toMatchObject({ code: 422, error_code: "weak_password" });
    expect(body).toHaveProperty("msg");
    expect(version).toBeNull();
  });

  test("of the embedded service has the same form", async () => {
    const { status, body } = await signIn(newAddress());
    expect(status).toBe(400);
    expect(body).toEqual({ code: "invalid_credentials", message: "Invalid login credentials" });
  });
});

describe("a password", () => {
  test.each([
    ["of 73 bytes", `Aa1!${"a".repeat(69)}`],
    ["of 72 characters, some of two bytes", `Aa1!${"å".repeat(68)}`],
  ])("%s is too long", async (_what, password) => {
    const refused = {
      status: 400,
      body: {
        code: "validation_failed",
        message: "Password cannot be longer than 72 characters",
      },
    };
    expect(await post("/signup", { email: newAddress(), password })).toMatchObject(refused);
    const { token } = await newUser();
    expect(await put({ password }, token)).toMatchObject(refused);
  });

  test("that lacks only a symbol is told by its characters", async () => {
    const { body } = await post("/signup", { email: newAddress(), password: "Namnfynd1" });
    expect(body.weak_password).toEqual({ reasons: ["characters"] });
  });
});

describe("an address", () => {
  test.each(["å@exempel.se", "a_b@ex_empel.se"])("%s is refused", async (email) => {
    for (const path of ["/signup", "/recover", "/otp"]) {
      expect(await post(path, { email, password: PASSWORD })).toMatchObject({
        status: 400,
        body: {
          code: "validation_failed",
          message: "Unable to validate email address: invalid format",
        },
      });
    }
  });

  test("of over 255 characters is refused", async () => {
    const email = `${"a".repeat(250)}@exempel.se`;
    expect((await post("/recover", { email })).body).toEqual({
      code: "validation_failed",
      message: "An email address is too long",
    });
  });
});

describe("a repeated sign-up", () => {
  test("of an account that waits answers with the first one, and keeps its password and name", async () => {
    const email = newAddress();
    const first = await signUp(email, { data: { full_name: "Första" } });
    await ageMails(email);
    const again = await signUp(email, { password: "Andras-1", data: { full_name: "Andra" } });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({
      id: first.body.id,
      role: "authenticated",
      user_metadata: { full_name: "Första" },
      identities: [{ provider: "email", email }],
    });
    const createdAt = Date.parse(String(again.body.created_at));
    expect(createdAt).toBe(Date.parse(String(first.body.created_at)));
    const waited = Date.parse(String(again.body.confirmation_sent_at)) - createdAt;
    expect(waited).toBeGreaterThan(0);

    const [newest, earlier] = await linksTo(email);
    expect((await verify("signup", earlier)).body.code).toBe("otp_expired");
    expect((await verify("signup", newest)).status).toBe(200);
    expect((await signIn(email, "Andras-1")).body.code).toBe("invalid_credentials");
    expect((await signIn(email)).status).toBe(200);
  });

  test("of a confirmed account answers with an invented one, and the name as sent", async () => {
    const { email } = await newUser();
    const { status, body } = await signUp(email, { data: { full_name: "Andra" } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      role: "",
      identities: [],
      user_metadata: { full_name: "Andra" },
    });
    expect(await sql("select from auth.users where id = $1", [body.id])).toEqual([]);
  });
});

describe("a second mail within ten seconds", () => {
  const tooSoon = {
    status: 429,
    body: {
      code: "over_email_send_rate_limit",
      message: expect.stringMatching(
        /^For security purposes, you can only request this after [0-9] seconds\.$/,
      ),
    },
  };

  test("is refused for a sign-up and a confirmation, and sent afterwards", async () => {
    const email = newAddress();
    await signUp(email);
    expect(await signUp(email)).toMatchObject(tooSoon);
    expect(await post("/resend", { type: "signup", email })).toMatchObject(tooSoon);
    await ageMails(email);
    expect((await post("/resend", { type: "signup", email })).status).toBe(200);
    expect(await linksTo(email)).toHaveLength(2);
  });

  test("is refused for a recovery and a change of address", async () => {
    const { email, token } = await newUser();
    expect((await post("/recover", { email })).status).toBe(200);
    expect(await post("/recover", { email })).toMatchObject(tooSoon);
    expect((await put({ email: newAddress() }, token)).status).toBe(200);
    expect(await put({ email: newAddress() }, token)).toMatchObject(tooSoon);
  });

  test("is not refused where none is sent: unknown and confirmed accounts", async () => {
    const { email } = await newUser();
    const unknown = newAddress();
    for (const _time of [1, 2]) {
      expect((await post("/recover", { email: unknown })).status).toBe(200);
      expect((await post("/resend", { type: "signup", email: unknown })).status).toBe(200);
      expect((await post("/resend", { type: "signup", email })).status).toBe(200);
    }
  });
});

describe("a changed password", () => {
  const change = (token: string) =>
    put({ password: "Nyhemligt2!", current_password: PASSWORD }, token);

  test("ends the other sessions, and links in mails, but not its own session", async () => {
    const own = await newUser();
    const other = await sessionOf(own.email);
    await post("/recover", { email: own.email });
    expect((await change(own.token)).status).toBe(200);

    const ended = {
      code: "session_not_found",
      message: "Session from session_id claim in JWT does not exist",
    };
    for (const method of ["GET", "PUT"]) {
      const { status, body } = await call(method, "/user", method === "PUT" ? {} : undefined, {
        token: other.token,
      });
      expect(status).toBe(403);
      expect(body).toEqual(ended);
    }
    expect(await refresh(other.refresh)).toMatchObject({
      status: 400,
      body: {
        code: "refresh_token_not_found",
        message: "Invalid Refresh Token: Refresh Token Not Found",
      },
    });
    expect((await verify("recovery", (await linksTo(own.email))[0])).body.code).toBe("otp_expired");
    expect((await call("GET", "/user", undefined, own)).status).toBe(200);
    expect((await refresh(own.refresh)).status).toBe(200);
  });

  test("needs the current one", async () => {
    const { token } = await newUser();
    const message = "Current password required when setting new password.";
    expect(await put({ password: "Nyhemligt2!" }, token)).toMatchObject({
      status: 400,
      body: { code: "current_password_required", message },
    });
    const wrong = { password: "Nyhemligt2!", current_password: "Felaktigt1!" };
    expect(await put(wrong, token)).toMatchObject({
      status: 400,
      body: { code: "current_password_invalid", message },
    });
    expect((await change(token)).status).toBe(200);
  });

  test("leaves no session of the check of the current one", async () => {
    const { email, token } = await newUser();
    await change(token);
    const sessions = `select id from auth.sessions
      where user_id = (select id from auth.users where email = $1)`;
    expect(await sql(sessions, [email])).toHaveLength(1);
  });

  test("needs no current one in a session of a link", async () => {
    const { email } = await newUser();
    await post("/recover", { email });
    const { body } = await verify("recovery", (await linksTo(email))[0]);
    expect((await put({ password: "Nyhemligt2!" }, tokensOf(body).token)).status).toBe(200);
    expect((await signIn(email, "Nyhemligt2!")).status).toBe(200);
  });
});

describe("a change of address", () => {
  test.each([
    ["the present one", 0],
    ["the new one", 1],
  ])("needs both links, in either order: %s first", async (_which, first) => {
    const { email, token } = await newUser();
    const newEmail = newAddress();
    await put({ email: newEmail }, token);
    const links = [(await linksTo(email))[0], (await linksTo(newEmail))[0]];
    expect(await verify("email_change", links[first])).toMatchObject({
      status: 200,
      body: {
        code: "200",
        msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
      },
    });
    expect((await verify("email_change", links[first])).body.code).toBe("otp_expired");
    expect((await signIn(newEmail)).body.code).toBe("invalid_credentials");
    expect((await verify("email_change", links[1 - first])).body).toMatchObject({
      user: { email: newEmail },
    });
    expect((await signIn(newEmail)).status).toBe(200);
    expect((await signIn(email)).body.code).toBe("invalid_credentials");
  });
});

test.each([
  ["totp", "TOTP"],
  ["phone", "Phone"],
  ["webauthn", "WebAuthn"],
])("a second factor (%s) is refused, as supabase/config.toml says", async (factor_type, name) => {
  const { token } = await newUser();
  expect(await post("/factors", { factor_type }, { token })).toMatchObject({
    status: 422,
    body: {
      code: `mfa_${factor_type}_enroll_not_enabled`,
      message: `MFA enroll is disabled for ${name}`,
    },
  });
  expect((await post("/factors", { factor_type })).status).toBe(401);
});

describe("a banned user", () => {
  test("gets in nowhere, and is told so", async () => {
    const { email, token, refresh: own } = await newUser();
    await sql("update auth.users set banned_until = now() + interval '1 day' where email = $1", [
      email,
    ]);
    const banned = { code: "user_banned", message: "User is banned" };
    expect(await call("GET", "/user", undefined, { token })).toMatchObject({
      status: 403,
      body: banned,
    });
    expect(await put({ data: { full_name: "Någon" } }, token)).toMatchObject({
      status: 403,
      body: banned,
    });
    expect(await signIn(email)).toMatchObject({ status: 400, body: banned });
    expect(await refresh(own)).toMatchObject({
      status: 400,
      body: { code: "user_banned", message: "Invalid Refresh Token: User Banned" },
    });
    await sql("update auth.users set banned_until = now() where email = $1", [email]);
    expect((await refresh(own)).status).toBe(200);
  });
});

describe("with a captcha", () => {
  test.each<[string, Body]>([
    ["/signup", { password: PASSWORD }],
    ["/token?grant_type=password", { password: PASSWORD }],
    ["/recover", {}],
    ["/resend", { type: "signup" }],
    ["/otp", {}],
  ])("%s needs a token of a passed check, each once", async (path, body) => {
    const { email } = await newUser();
    conditions.add("captcha");
    const send = (captcha_token?: string) =>
      post(path, { email, ...body, gotrue_meta_security: { captcha_token } });
    expect(await send()).toMatchObject({
      status: 400,
      body: {
        code: "captcha_failed",
        message: "captcha protection: request disallowed (no captcha_token found)",
      },
    });
    expect((await send("invented")).body).toEqual({
      code: "captcha_failed",
      message: "captcha protection: request disallowed (invalid-input-response)",
    });
    const passed = `stand-in-${randomUUID()}`;
    expect((await send(passed)).status).toBe(200);
    expect((await send(passed)).body.code).toBe("captcha_failed");
  });

  test("a refresh and the secret key need none", async () => {
    const { email, refresh: own } = await newUser();
    conditions.add("captcha");
    expect((await refresh(own)).status).toBe(200);
    const key = served.backend.secretKey;
    expect((await post("/recover", { email }, { key })).status).toBe(200);
  });
});

describe("when mails cannot be sent", () => {
  test.each([
    [
      "mails-used-up",
      429,
      { code: "over_email_send_rate_limit", message: "email rate limit exceeded" },
    ],
    [
      "mail-server-down",
      500,
      { code: "unexpected_failure", message: "Error sending confirmation email" },
    ],
    [
      "mail-server-slow",
      504,
      {
        code: "request_timeout",
        message: "Processing this request timed out, please retry after a moment.",
      },
    ],
  ] as const)(
    "(%s) a sign-up is refused, and an unknown address is not told from a known one by success",
    async (condition, status, body) => {
      conditions.add(condition);
      const email = newAddress();
      expect(await signUp(email)).toMatchObject({ status, body });
      expect(await sql("select from auth.users where email = $1", [email])).toEqual([]);
      expect((await post("/recover", { email })).status).toBe(200);
    },
  );

  test("a changed password sends no notice, and answers 200", async () => {
    const { email, token } = await newUser();
    conditions.add("mails-used-up");
    const body = { password: "Nyhemligt2!", current_password: PASSWORD };
    expect((await put(body, token)).status).toBe(200);
    const page = await (await fetch(`${served.origin}/_local/mail`)).text();
    expect(page).not.toContain(`Lösenordet för ${email} hos Namnfynd har ändrats.`);
  });
});

test("with limits, one address has 30 requests at once", async () => {
  conditions.add("request-limits");
  const answers: Answer[] = [];
  for (let count = 0; count < 31; count += 1) answers.push(await refresh("unknown"));
  expect(answers.at(29)?.status).toBe(400);
  expect(answers.at(30)).toMatchObject({
    status: 429,
    body: { code: "over_request_rate_limit", message: "Request rate limit reached" },
  });
});

describe("the admin API", () => {
  test("is for the secret key alone", async () => {
    const { token } = await newUser();
    const body = { type: "recovery", email: newAddress() };
    for (const options of [{}, { token }]) {
      expect(await post("/admin/generate_link", body, options)).toMatchObject({
        status: 403,
        body: { code: "not_admin" },
      });
    }
  });

  test("makes an account and its link without a mail, and deletes it", async () => {
    const key = served.backend.secretKey;
    const email = newAddress();
    const data = { full_name: "Prov" };
    const body = { type: "signup", email, password: PASSWORD, data };
    const made = await post("/admin/generate_link", body, { key });
    expect(made.body).toMatchObject({ email, user_metadata: { full_name: "Prov" } });
    expect(await linksTo(email)).toEqual([]);
    expect((await signIn(email)).body.code).toBe("email_not_confirmed");
    expect((await verify("signup", String(made.body.hashed_token))).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
    const path = `/admin/users/${made.body.id}`;
    expect((await call("DELETE", path, undefined, { key })).status).toBe(200);
    expect((await call("GET", path, undefined, { key })).body.code).toBe("user_not_found");
  });
});
