/**
 * The auth service of the local backend: the embedded one, and before and after it what the hosted one
 * does differently. docs/decisions/0006 lists that.
 */
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { type Account, Accounts } from "./accounts.ts";
import { answerAdmin } from "./admin.ts";
import { type AuthCall, readCall } from "./call.ts";
import { AuthChecks, type AuthParts, type Caller } from "./checks.ts";
import { Mails } from "./mails.ts";
import { banned, LINK_EXPIRED, refusal } from "./refusals.ts";
import { sessionIdOf, sessionIdOfToken, sessionSchema } from "./session-id.ts";

/** The calls that need an access token. */
const NEEDS_CALLER = ["GET /user", "PUT /user", "GET /reauthenticate", "POST /factors"];

const userSchema = v.object({ id: v.string() });
const refusalSchema = v.looseObject({ error_code: v.string(), msg: v.string() });

export class AuthService {
  readonly #parts: AuthParts;
  readonly #accounts: Accounts;
  readonly #mails: Mails;
  readonly #checks: AuthChecks;

  constructor(parts: AuthParts) {
    this.#parts = parts;
    this.#accounts = new Accounts(parts.connection);
    this.#checks = new AuthChecks(parts, this.#accounts);
    this.#mails = new Mails(parts.settings.email, parts.mailbox, parts.origin);
  }

  /** Answers a request for a path below /auth/v1. */
  async fetch(request: Request, peerAddress: string | null): Promise<Response> {
    const call = await readCall(request, this.#parts.secretKey);
    const admin = await answerAdmin(call, this.#accounts);
    if (admin) return admin;
    const early = this.#checks.ofRequest(call, peerAddress);
    if (early) return refusal(request, early);
    let caller: Caller | null = null;
    if (NEEDS_CALLER.includes(call.route)) {
      const found = await this.#callerOf(request, peerAddress);
      if (found.refused) return inFormOf(request, found.refused);
      if (call.route === "GET /user") return found.answer;
      caller = found.caller;
    }
    const refused = await this.#checks.ofContent(call, caller, peerAddress);
    if (refused) return refusal(request, refused);
    const answer =
      (await this.#answer(call)) ?? (await this.#parts.embedded(request.clone(), peerAddress));
    if (!answer.ok) return inFormOf(request, answer);
    await this.#finish(call, caller, answer);
    return answer;
  }

  /** The answers to what the embedded service refuses or does in another way; null for the rest. */
  async #answer({ request, route, body }: AuthCall): Promise<Response | null> {
    if (route === "POST /verify" && body.type === "email_change") {
      return this.#acceptAddress(request, body.token_hash ?? "");
    }
    const isSignUp = route === "POST /signup";
    if (!body.email || !(isSignUp || route === "POST /resend")) return null;
    const account = await this.#accounts.findByEmail(body.email);
    if (!account) return null;
    if (body.type === "email_change") {
      if (account.newEmail !== null) await this.#mailNewAddress(account, account.newEmail);
      return Response.json({});
    }
    // Refused like that of a new account.
    if (isSignUp && !body.password) return null;
    if (account.isConfirmed) return Response.json(isSignUp ? inventedUser(body) : {});
    const token = await this.#accounts.renewToken(account.id, "confirmation");
    await this.#mails.sendConfirmation(account.email, token);
    if (!isSignUp) return Response.json({});
    return Response.json((await this.#accounts.findById(account.id))?.user);
  }

  /** Both addresses have to agree, in either order. */
  async #acceptAddress(request: Request, token: string): Promise<Response | null> {
    for (const kind of ["email_change_current", "email_change_new"] as const) {
      const account = token === "" ? null : await this.#accounts.findByToken(kind, token);
      if (!account) continue;
      if (await this.#accounts.acceptAddress(account.id, kind)) {
        await this.#accounts.letEmbeddedChangeAddress(account.id, token);
        return null;
      }
      return Response.json({
        code: "200",
        msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
      });
    }
    return refusal(request, LINK_EXPIRED);
  }

  /** What follows a call that was answered. */
  async #finish({ route, body }: AuthCall, caller: Caller | null, answer: Response): Promise<void> {
    if (route === "POST /verify") {
      const session = v.safeParse(sessionSchema, await answer.clone().json());
      if (session.success) await this.#accounts.markAsLinked(await sessionIdOf(answer.clone()));
    }
    if (!caller || route !== "PUT /user") return;
    if (body.password) {
      await this.#accounts.endOthers(caller.account.id, caller.sessionId);
      if (!this.#parts.conditions.has("mails-used-up")) {
        await this.#mails.sendPasswordNotice(caller.account.email);
      }
    }
    const changed = body.email ? await this.#accounts.findById(caller.account.id) : null;
    if (changed?.newEmail === body.email?.toLowerCase() && changed?.newEmail) {
      await this.#mailNewAddress(changed, changed.newEmail);
    }
  }

  /** The embedded service mails to the present address alone. */
  async #mailNewAddress({ id, email }: Account, newEmail: string): Promise<void> {
    const token = await this.#accounts.renewToken(id, "email_change_new");
    await this.#mails.sendAddressChange(email, newEmail, token);
  }

  /** Who sends a request, with the answer about the user; or the answer that refuses the access token. */
  async #callerOf(
    request: Request,
    peerAddress: string | null,
  ): Promise<{ caller: Caller; answer: Response; refused?: never } | { refused: Response }> {
    const headers = new Headers();
    for (const name of ["apikey", "authorization"]) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const url = `${this.#parts.origin}/auth/v1/user`;
    const answer = await this.#parts.embedded(new Request(url, { headers }), peerAddress);
    if (!answer.ok) return { refused: answer };
    const { id } = v.parse(userSchema, await answer.clone().json());
    const account = await this.#accounts.findById(id);
    if (!account) throw new Error(`The user ${id} is gone`);
    if (account.isBanned) return { refused: refusal(request, banned(403)) };
    const sessionId = sessionIdOfToken(request.headers.get("authorization") ?? "");
    return { caller: { account, sessionId }, answer };
  }
}

/** An answer of the embedded service that refuses, in the form for the version of the request. */
async function inFormOf(request: Request, answer: Response): Promise<Response> {
  const content = v.safeParse(
    refusalSchema,
    await answer
      .clone()
      .json()
      .catch(() => null),
  );
  if (!content.success) return answer;
  const { error_code, msg, code: _, ...details } = content.output;
  return refusal(request, { status: answer.status, code: error_code, message: msg, details });
}

/** The answer for an address with a confirmed account: nothing of it, and no identities. */
function inventedUser({ email, data }: AuthCall["body"]) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: "authenticated",
    role: "",
    email,
    phone: "",
    confirmation_sent_at: now,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: data ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
