/**
 * What the embedded auth service leaves out, answered as the hosted one does: a second sign-up with
 * the same address, a confirmation sent again, and the symbols that a password needs. The embedded
 * one refuses the first two for ever, and takes a dozen symbols for none.
 */
import { randomUUID } from "node:crypto";
import type { PgliteConnection } from "@supabase/lite/pglite";
import type { Mailbox } from "./mailbox.ts";

interface Account {
  readonly isConfirmed: boolean;
}

/** The answer to a request that the embedded service would get wrong; null for every other. */
export async function answerAuthGap(
  request: Request,
  connection: PgliteConnection,
  mailbox: Mailbox,
): Promise<Response | null> {
  const call = `${request.method} ${new URL(request.url).pathname}`;
  const isSignUp = call === "POST /auth/v1/signup";
  const setsPassword = isSignUp || call === "PUT /auth/v1/user";
  const sendsMail = isSignUp || call === "POST /auth/v1/resend";
  if (!setsPassword && !sendsMail) return null;

  const body = await readBody(request.clone());
  if (setsPassword && lacksSymbol(body)) return weakPassword();
  if (!sendsMail) return null;

  const email = emailOf(body);
  const account = email === null ? null : await findAccount(connection, email);
  if (email === null || !account) return null;
  if (!account.isConfirmed) await mailbox.sendAgain(email);
  return Response.json(isSignUp ? unnamedUser(email, account) : {});
}

/** What the request brings, if that is a JSON object. */
async function readBody(request: Request): Promise<object> {
  const body: unknown = await request.json().catch(() => null);
  return typeof body === "object" && body !== null ? body : {};
}

function emailOf(body: object): string | null {
  return "email" in body && typeof body.email === "string" ? body.email.toLowerCase() : null;
}

function lacksSymbol(body: object): boolean {
  return (
    "password" in body &&
    typeof body.password === "string" &&
    !/[!@#$%^&*()_+\-=[\]{};':"\\|<>?,./`~]/.test(body.password)
  );
}

function weakPassword(): Response {
  return Response.json(
    {
      code: 422,
      error_code: "weak_password",
      msg: "Password should contain at least one symbol.",
      weak_password: { reasons: ["characters"] },
    },
    { status: 422 },
  );
}

async function findAccount(connection: PgliteConnection, email: string): Promise<Account | null> {
  const { rows } = await connection.driver.query<{ is_confirmed: boolean }>(
    "select email_confirmed_at is not null as is_confirmed from auth.users where email = $1",
    [email],
  );
  return rows[0] ? { isConfirmed: rows[0].is_confirmed } : null;
}

/** A user that tells nothing of the real one; without identities when the address is taken. */
function unnamedUser(email: string, { isConfirmed }: Account) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: "authenticated",
    role: "",
    email,
    phone: "",
    confirmation_sent_at: now,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: {},
    identities: isConfirmed ? [] : [{ provider: "email" }],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
