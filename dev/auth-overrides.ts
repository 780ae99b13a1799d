/**
 * Auth requests that the embedded service handles differently from the hosted one: a second sign-up
 * with the same address, sending a confirmation again (it rejects both), the symbols that a password
 * must contain (it does not know all of them), and the notice of a changed password (it sends none).
 */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PgliteConnection } from "@supabase/lite/pglite";
import * as v from "valibot";
import type { Mailbox } from "./mailbox.ts";

/** The symbols that the hosted service accepts. */
const SYMBOL = /[!@#$%^&*()_+\-=[\]{};':"\\|<>?,./`~]/;

interface Account {
  readonly isConfirmed: boolean;
}

const bodySchema = v.fallback(
  v.object({ email: v.optional(v.string()), password: v.optional(v.string()) }),
  {},
);

/** The response of the hosted service where the embedded one differs, otherwise null. */
export async function overrideAuthResponse(
  request: Request,
  connection: PgliteConnection,
  mailbox: Mailbox,
): Promise<Response | null> {
  const call = `${request.method} ${new URL(request.url).pathname}`;
  const isSignUp = call === "POST /auth/v1/signup";
  const setsPassword = isSignUp || call === "PUT /auth/v1/user";
  const sendsMail = isSignUp || call === "POST /auth/v1/resend";
  if (!setsPassword && !sendsMail) return null;

  const body = v.parse(
    bodySchema,
    await request
      .clone()
      .json()
      .catch(() => null),
  );
  if (setsPassword && body.password !== undefined && !SYMBOL.test(body.password)) {
    return weakPassword();
  }
  if (!sendsMail || body.email === undefined) return null;

  const email = body.email.toLowerCase();
  const account = await findAccount(connection, email);
  if (!account) return null;
  if (!account.isConfirmed) mailbox.resend(email);
  return Response.json(isSignUp ? anonymisedUser(email, account) : {});
}

const userSchema = v.object({ email: v.string() });

/** The notice of a changed password, as supabase/config.toml has it. */
export interface PasswordNotice {
  readonly subject: string;
  /** Relative to the folder supabase. */
  readonly content_path: string;
}

/** Sends the notice if the request has changed a password. */
export async function notifyOfPassword(
  request: Request,
  response: Response,
  { subject, content_path }: PasswordNotice,
  mailbox: Mailbox,
): Promise<void> {
  const isChange = request.method === "PUT" && new URL(request.url).pathname === "/auth/v1/user";
  if (!isChange || !response.ok) return;
  const { password } = v.parse(bodySchema, await request.json());
  if (password === undefined) return;
  const { email } = v.parse(userSchema, await response.clone().json());
  const template = await readFile(join("supabase", content_path), "utf8");
  const html = template.replaceAll("{{ .Email }}", email);
  await mailbox.send({ to: email, subject, html });
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

/** A user without data of the real one; without identities if the account is confirmed. */
function anonymisedUser(email: string, { isConfirmed }: Account) {
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
