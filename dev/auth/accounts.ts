/** What the embedded auth service has stored about accounts. */
import { randomBytes, randomUUID } from "node:crypto";
import type { PgliteConnection } from "@supabase/lite/pglite";

/** The tokens of links, with the column of when the last one was sent. */
const TOKENS = {
  confirmation: ["confirmation_token", "confirmation_sent_at"],
  recovery: ["recovery_token", "recovery_sent_at"],
  email_change_current: ["email_change_token_current", "email_change_sent_at"],
  email_change_new: ["email_change_token_new", "email_change_sent_at"],
} as const;

export type TokenKind = keyof typeof TOKENS;

/** Seconds since the last mail of a kind was sent; null without one. */
interface MailAges {
  readonly confirmation: number | null;
  readonly recovery: number | null;
  readonly email_change: number | null;
}

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly isBanned: boolean;
  /** The address that the account is to have; null without a change. */
  readonly newEmail: string | null;
  readonly mailAges: MailAges;
  /** As the service answers it. */
  readonly user: Readonly<Record<string, unknown>>;
}

const SELECT_ACCOUNT = `
  select
    id,
    email,
    email_confirmed_at is not null as "isConfirmed",
    coalesce(banned_until > now(), false) as "isBanned",
    nullif(email_change, '') as "newEmail",
    jsonb_build_object(
      'confirmation', extract(epoch from now() - confirmation_sent_at),
      'recovery', extract(epoch from now() - recovery_sent_at),
      'email_change', extract(epoch from now() - email_change_sent_at)
    ) as "mailAges",
    jsonb_build_object(
      'id', id,
      'aud', aud,
      'role', role,
      'email', email,
      'phone', '',
      'confirmation_sent_at', confirmation_sent_at,
      'app_metadata', raw_app_meta_data,
      'user_metadata', raw_user_meta_data,
      'identities', coalesce(
        (
          select jsonb_agg(jsonb_build_object(
            'identity_id', identity.id,
            'id', provider_id,
            'user_id', user_id,
            'identity_data', identity_data,
            'provider', provider,
            'last_sign_in_at', identity.last_sign_in_at,
            'created_at', identity.created_at,
            'updated_at', identity.updated_at,
            'email', identity.email
          ))
          from auth.identities as identity where user_id = account.id
        ),
        '[]'
      ),
      'created_at', created_at,
      'updated_at', updated_at,
      'is_anonymous', is_anonymous
    ) as user
  from auth.users as account`;

export class Accounts {
  readonly #connection: PgliteConnection;

  constructor(connection: PgliteConnection) {
    this.#connection = connection;
  }

  findByEmail(email: string): Promise<Account | null> {
    return this.#find("email = $1", email.toLowerCase());
  }

  findById(id: string): Promise<Account | null> {
    return this.#find("id::text = $1", id);
  }

  findByRefreshToken(token: string): Promise<Account | null> {
    return this.#find(
      "id = (select user_id from auth.refresh_tokens where token = $1 limit 1)",
      token,
    );
  }

  findByToken(kind: TokenKind, token: string): Promise<Account | null> {
    return this.#find(
      `${TOKENS[kind][0]} = $1 and ${TOKENS[kind][1]} > now() - interval '1 hour'`,
      token,
    );
  }

  /** Creates an account that is not confirmed, without sending a mail. */
  async create(email: string, password: string, data: unknown): Promise<void> {
    const id = randomUUID();
    const given = typeof data === "object" && data !== null ? data : {};
    const metadata = { ...given, sub: id, email, email_verified: false, phone_verified: false };
    await this.#run(
      `insert into auth.users (
        id, aud, role, email, encrypted_password, raw_app_meta_data, raw_user_meta_data,
        created_at, updated_at
      ) values (
        $1, 'authenticated', 'authenticated', $2,
        extensions.crypt($3, extensions.gen_salt('bf')),
        '{"provider": "email", "providers": ["email"]}', $4, now(), now()
      )`,
      [id, email, password, JSON.stringify(metadata)],
    );
    await this.#run(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
        values ($1, 'email', $2, $3, $4)`,
      [randomUUID(), id, id, JSON.stringify(metadata)],
    );
  }

  async delete(id: string): Promise<void> {
    await this.#run("delete from auth.users where id = $1", [id]);
  }

  /** Replaces the token of a kind of link, and returns it. The earlier link works no more. */
  async renewToken(id: string, kind: TokenKind): Promise<string> {
    const token = randomBytes(28).toString("hex");
    const [column, sentAt] = TOKENS[kind];
    await this.#run(`update auth.users set ${column} = $2, ${sentAt} = now() where id = $1`, [
      id,
      token,
    ]);
    return token;
  }

  async requestAddress(id: string, newEmail: string): Promise<void> {
    await this.#run(
      "update auth.users set email_change = $2, email_change_confirm_status = 0 where id = $1",
      [id, newEmail.toLowerCase()],
    );
  }

  /**
   * Notes that one of the two links of a change of address was opened.
   *
   * @returns whether it was the second one
   */
  async acceptAddress(id: string, kind: "email_change_current" | "email_change_new") {
    const { rows } = await this.#connection.driver.query<{ is_second: boolean }>(
      `update auth.users as account
        set email_change_confirm_status = 1,
          ${TOKENS[kind][0]} = null
        from auth.users as earlier
        where account.id = $1 and earlier.id = account.id
        returning earlier.email_change_confirm_status = 1 as is_second`,
      [id],
    );
    return rows[0]?.is_second ?? false;
  }

  /** The embedded service ends a change of address by the token of the present address alone. */
  async letEmbeddedChangeAddress(id: string, token: string): Promise<void> {
    await this.#run(
      `update auth.users
        set email_change_token_current = $2, email_change_token_new = null,
          email_change_confirm_status = 0
        where id = $1`,
      [id, token],
    );
  }

  /** What a changed password ends: the user's other sessions, and links in mails. */
  async endOthers(id: string, sessionId: string): Promise<void> {
    await this.#run("delete from auth.refresh_tokens where user_id = $1 and session_id <> $2", [
      id,
      sessionId,
    ]);
    await this.#run("delete from auth.sessions where user_id = $1 and id <> $2", [id, sessionId]);
    const columns = Object.values(TOKENS).map(([column]) => `${column} = null`);
    await this.#run(`update auth.users set ${columns.join(", ")} where id = $1`, [id]);
  }

  async endSession(sessionId: string): Promise<void> {
    await this.#run("delete from auth.sessions where id = $1", [sessionId]);
  }

  /** Notes that a link in a mail has made the session. */
  async markAsLinked(sessionId: string): Promise<void> {
    await this.#run("update auth.sessions set tag = 'otp' where id = $1", [sessionId]);
  }

  async isLinked(sessionId: string): Promise<boolean> {
    const { rows } = await this.#connection.driver.query(
      "select from auth.sessions where id = $1 and tag = 'otp'",
      [sessionId],
    );
    return rows.length > 0;
  }

  async #find(condition: string, value: string): Promise<Account | null> {
    const { rows } = await this.#connection.driver.query<Account>(
      `${SELECT_ACCOUNT} where ${condition}`,
      [value],
    );
    return rows[0] ?? null;
  }

  async #run(statement: string, parameters: unknown[]): Promise<void> {
    await this.#connection.driver.query(statement, parameters);
  }
}
