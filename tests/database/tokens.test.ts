import { createHmac } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { LOCAL_PUBLISHABLE_KEY } from "../../dev/local-backend.ts";
import { type Account, newAccount, newList, PREMIUM, rowsOf } from "./accounts.ts";
import { origin, send } from "./backend.ts";

let attacker: Account;
let victim: Account;

beforeAll(async () => {
  attacker = await newAccount({ subscription: PREMIUM });
  victim = await newAccount({ subscription: PREMIUM });
  await newList(victim.id, { is_public: true });
});

interface Parts {
  readonly header: Record<string, unknown>;
  readonly payload: Record<string, unknown>;
  readonly signature: string;
}

function parseToken(token: string): Parts {
  const [header = "", payload = "", signature = ""] = token.split(".");
  return { header: decode(header), payload: decode(payload), signature };
}

function decode(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, "base64url").toString());
}

function encode(part: Record<string, unknown>): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

/**
 * The attacker's token with changed claims, and with its original signature, without one, or signed
 * with the well-known secret of `supabase start`.
 */
function forge(
  claims: Record<string, unknown>,
  signing: "original" | "none" | "known key",
): string {
  const { header, payload, signature } = parseToken(attacker.token);
  const newPayload = encode({ ...payload, ...claims });
  if (signing === "original") return `${encode(header)}.${newPayload}.${signature}`;
  if (signing === "none") return `${encode({ ...header, alg: "none" })}.${newPayload}.`;
  const content = `${encode(header)}.${newPayload}`;
  const secret = "super-secret-jwt-token-with-at-least-32-characters-long";
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}

const FORGERIES: readonly (readonly [string, () => string])[] = [
  ["names another user", () => forge({ sub: victim.id }, "original")],
  ["names another user, unsigned", () => forge({ sub: victim.id }, "none")],
  ["names another user, signed with a known key", () => forge({ sub: victim.id }, "known key")],
  ["names another role", () => forge({ role: "service_role" }, "original")],
  ["names another role, unsigned", () => forge({ role: "service_role" }, "none")],
  [
    "names another role, signed with a known key",
    () => forge({ role: "service_role" }, "known key"),
  ],
  ["names the owner of the database, unsigned", () => forge({ role: "postgres" }, "none")],
  ["lacks its signature", () => attacker.token.replace(/[^.]+$/, "")],
  ["expires later", () => forge({ exp: 4_102_444_800 }, "original")],
  ["is not a token", () => "abc"],
];

describe.each(FORGERIES)("a token that %s", (_what, token) => {
  test("cannot read rows", async () => {
    for (const table of ["profiles", "name_lists", "subscribers", "admin_users"]) {
      const response = await send(`/rest/v1/${table}`, { token: token() });
      expect(response.status).toBe(401);
      expect(await response.text()).not.toContain(victim.id);
    }
  });

  test("cannot write rows", async () => {
    const before = await rowsOf("name_lists", victim.id);
    const write = (method: string, path: string, body?: object) =>
      send(`/rest/v1/${path}`, {
        method,
        token: token(),
        ...(body && { body: JSON.stringify(body) }),
      });
    const responses = await Promise.all([
      write("POST", "name_lists", { user_id: victim.id, title: "Förfalskad" }),
      write("PATCH", `name_lists?user_id=eq.${victim.id}`, { title: "Förfalskad" }),
      write("DELETE", `name_lists?user_id=eq.${victim.id}`),
      write("POST", "rpc/delete_account", { account: victim.id, lock: victim.id }),
    ]);
    for (const response of responses) expect(response.status).toBe(401);
    expect(await rowsOf("name_lists", victim.id)).toEqual(before);
  });

  test("is rejected by the auth service", async () => {
    const response = await send("/auth/v1/user", { token: token() });
    expect([401, 403]).toContain(response.status);
  });
});

describe("a request", () => {
  test.each([
    ["without a key", {}],
    ["with a wrong secret key", { apikey: "sb_secret_fel" }],
    ["with a user's token but no key", { authorization: "Bearer TOKEN" }],
    ["with the publishable key as its token", { authorization: `Bearer ${LOCAL_PUBLISHABLE_KEY}` }],
  ])("%s is refused", async (_what, headers) => {
    const sent = Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      value.replace("TOKEN", attacker.token),
    ]);
    const response = await fetch(`${origin}/rest/v1/plan_features`, { headers: sent });
    expect(response.status).toBe(401);
  });
});
