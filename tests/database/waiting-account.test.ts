/** An account that waits for the confirmation of an address, which anyone may have signed up with. */
import { randomUUID } from "node:crypto";
import { afterAll, expect, test, vi } from "vitest";
import { LOCAL_PUBLISHABLE_KEY } from "../../dev/local-backend.ts";
import { rowsOf } from "./accounts.ts";
import { origin, send, visitorClient } from "./backend.ts";

vi.stubGlobal("window", { location: { origin }, localStorage: undefined });
vi.doMock("@/lib/env.ts", () => ({
  backendAddress: { url: origin, publishableKey: LOCAL_PUBLISHABLE_KEY },
}));
// Another file may have loaded the client, without a backend.
vi.resetModules();
const { openMailLink, signUp } = await import("@/access/session/auth-api.ts");

afterAll(() => {
  vi.doUnmock("@/lib/env.ts");
  Reflect.deleteProperty(globalThis, "window");
});

const OWNERS = "Hemligt-123";
const STRANGERS = "Annat?Losen7";

async function tokenMailedTo(email: string): Promise<string> {
  const mailbox = await (await send("/_local/mail")).text();
  const mail = mailbox.split("<article").find((article) => article.includes(email)) ?? "";
  return /#token_hash=([^"]+)"/.exec(mail)?.[1] ?? "";
}

async function canSignIn(email: string, password: string): Promise<boolean> {
  const { data } = await visitorClient().auth.signInWithPassword({ email, password });
  return data.session !== null;
}

test("its first mail is sent at once, by which the browser knows that it has created it", async () => {
  expect(await signUp(`${randomUUID()}@example.se`, OWNERS, "Asta", null)).toMatch(
    /^[0-9a-f-]{36}$/,
  );
});

test("whoever confirms the address sets the password and the name, and the first ones are gone", async () => {
  const email = `${randomUUID()}@example.se`;
  await signUp(email, STRANGERS, "Främling", null);
  const account = await openMailLink("signup", await tokenMailedTo(email));
  await account?.claim(OWNERS, "Asta Alm");
  expect(await canSignIn(email, STRANGERS)).toBe(false);
  expect(await canSignIn(email, OWNERS)).toBe(true);
  expect(await rowsOf("profiles", account?.id ?? "")).toMatchObject([
    { full_name: "Asta Alm", email },
  ]);
});

test("its own password can be chosen again", async () => {
  const email = `${randomUUID()}@example.se`;
  await signUp(email, OWNERS, "Asta", null);
  const account = await openMailLink("signup", await tokenMailedTo(email));
  await account?.claim(OWNERS, "Asta Alm");
  expect(await canSignIn(email, OWNERS)).toBe(true);
  expect(await rowsOf("profiles", account?.id ?? "")).toMatchObject([{ full_name: "Asta Alm" }]);
});
