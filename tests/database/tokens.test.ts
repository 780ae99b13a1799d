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

function takeApart(token: string): Parts {
  const [header = "", payload = "", signature = ""] = token.split(".");
  return { header: decode(header), payload: decode(payload), signature };
}

function decode(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, "base64url").toString());
}

function encode(part: Record<string, unknown>): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

/** A token with changed claims: signed as it was, not at all, or with a key of the attacker's. */
function forge(
  claims: Record<string, unknown>,
  signed: "as before" | "not at all" | "anew",
): string {
  const { header, payload, signature } = takeApart(attacker.token);
  const newPayload = encode({ ...payload, ...claims });
  if (signed === "as before") return `${encode(header)}.${newPayload}.${signature}`;
  if (signed === "not at all") return `${encode({ ...header, alg: "none" })}.${newPayload}.`;
  const content = `${encode(header)}.${newPayload}`;
  const secret = "super-secret-jwt-token-with-at-least-32-characters-long";
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}

const FORGERIES: readonly (readonly [string, () => string])[] = [
  ["names another user", () => forge({ sub: victim.id }, "as before")],
  ["names another user, unsigned", () => forge({ sub: victim.id }, "not at all")],
  ["names another user, signed with a known key", () => forge({ sub: victim.id }, "anew")],
  ["names another role", () => forge({ role: "service_role" }, "as before")],
  ["names another role, unsigned", () => forge({ role: "service_role" }, "not at all")],
  ["names another role, signed with a known key", () => forge({ role: "service_role" }, "anew")],
  ["names the owner of the database, unsigned", () => forge({ role: "postgres" }, "not at all")],
  ["has lost its signature", () => attacker.token.replace(/[^.]+$/, "")],
  ["is valid for longer", () => forge({ exp: 4_102_444_800 }, "as before")],
  ["is not a token", () => "abc"],
];

describe.each(FORGERIES)("a token that %s", (_what, token) => {
  test("reads no rows", async () => {
    for (const table of ["profiles", "name_lists", "subscribers", "admin_users"]) {
      const answer = await send(`/rest/v1/${table}`, { token: token() });
      expect(answer.status).toBe(401);
      expect(await answer.text()).not.toContain(victim.id);
    }
  });

  test("writes no rows", async () => {
    const before = await rowsOf("name_lists", victim.id);
    const write = (method: string, path: string, body?: object) =>
      send(`/rest/v1/${path}`, {
        method,
        token: token(),
        ...(body && { body: JSON.stringify(body) }),
      });
    const answers = await Promise.all([
      write("POST", "name_lists", { user_id: victim.id, title: "Förfalskad" }),
      write("PATCH", `name_lists?user_id=eq.${victim.id}`, { title: "Förfalskad" }),
      write("DELETE", `name_lists?user_id=eq.${victim.id}`),
      write("POST", "rpc/delete_own_account", {}),
    ]);
    for (const answer of answers) expect(answer.status).toBe(401);
    expect(await rowsOf("name_lists", victim.id)).toEqual(before);
  });

  test("is nobody to the auth service", async () => {
    const answer = await send("/auth/v1/user", { token: token() });
    expect([401, 403]).toContain(answer.status);
  });
});

describe("a request", () => {
  test.each([
    ["without a key", {}],
    ["with a wrong secret key", { apikey: "sb_secret_fel" }],
    ["with a user's token for its key", { authorization: "Bearer TOKEN" }],
    ["with the publishable key as a token", { authorization: `Bearer ${LOCAL_PUBLISHABLE_KEY}` }],
  ])("%s is refused", async (_what, headers) => {
    const sent = Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      value.replace("TOKEN", attacker.token),
    ]);
    const answer = await fetch(`${origin}/rest/v1/plan_features`, { headers: sent });
    expect(answer.status).toBe(401);
  });
});
