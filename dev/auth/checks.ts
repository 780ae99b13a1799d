/** Which requests the hosted auth service refuses, in its order, where the embedded one does not. */
import type { PgliteConnection } from "@supabase/lite/pglite";
import type { HcaptchaStandIn } from "../hcaptcha/stand-in.ts";
import type { Mailbox } from "../mailbox.ts";
import type { Account, Accounts } from "./accounts.ts";
import type { AuthCall } from "./call.ts";
import type { AuthCondition } from "./conditions.ts";
import {
  banned,
  CURRENT_PASSWORD_MISSING,
  CURRENT_PASSWORD_WRONG,
  captchaFailed,
  factorRefused,
  MAILS_USED_UP,
  mailFailed,
  REFRESH_TOKEN_NOT_FOUND,
  type Refusal,
  TIMED_OUT,
  TOO_MANY_REQUESTS,
  tooManyMails,
} from "./refusals.ts";
import { RequestLimits } from "./request-limits.ts";
import { addressRefusal, passwordRefusal } from "./rules.ts";
import { sessionIdOf } from "./session-id.ts";
import type { AuthSettings } from "./settings.ts";

type Fetch = (request: Request, peerAddress: string | null) => Promise<Response>;

/** What the auth service is made of. */
export interface AuthParts {
  /** The embedded service. */
  readonly embedded: Fetch;
  readonly connection: PgliteConnection;
  readonly mailbox: Mailbox;
  readonly hcaptcha: HcaptchaStandIn;
  readonly settings: AuthSettings;
  readonly conditions: ReadonlySet<AuthCondition>;
  readonly secretKey: string;
  readonly origin: string;
}

/** The user of an access token. */
export interface Caller {
  readonly account: Account;
  readonly sessionId: string;
}

const NEEDS_CAPTCHA = ["/signup", "/recover", "/resend", "/otp", "/magiclink"].map(
  (path) => `POST ${path}`,
);

/** The calls that may send a mail, with what the service calls the mail. */
const MAIL_OF_ROUTE: Readonly<Record<string, string>> = {
  "POST /signup": "confirmation",
  "POST /resend": "confirmation",
  "POST /recover": "recovery",
  "POST /otp": "magic link",
  "POST /magiclink": "magic link",
  "PUT /user": "email change",
};

export class AuthChecks {
  readonly #parts: AuthParts;
  readonly #accounts: Accounts;
  readonly #limits = new RequestLimits();

  constructor(parts: AuthParts, accounts: Accounts) {
    this.#parts = parts;
    this.#accounts = accounts;
  }

  /** The limits of requests, and the proof that a human sends it. */
  ofRequest({ route, grantType, body, isAdmin }: AuthCall, peerAddress: string | null) {
    const { conditions, hcaptcha } = this.#parts;
    if (conditions.has("request-limits") && this.#limits.isExceeded(route, peerAddress ?? "")) {
      return TOO_MANY_REQUESTS;
    }
    const isCovered =
      NEEDS_CAPTCHA.includes(route) || (route === "POST /token" && grantType === "password");
    if (!conditions.has("captcha") || !isCovered || isAdmin) return null;
    const token = body.gotrue_meta_security?.captcha_token ?? "";
    if (token === "") return captchaFailed("no captcha_token found");
    return hcaptcha.accepts(token) ? null : captchaFailed("invalid-input-response");
  }

  /** What the request asks for, once its sender is known. */
  async ofContent(
    call: AuthCall,
    caller: Caller | null,
    peerAddress: string | null,
  ): Promise<Refusal | null> {
    const { route, grantType, body } = call;
    if (route === "POST /factors") return factorRefused(body.factor_type);
    if (route === "POST /token") {
      if (grantType === "password") {
        const account = await this.#accounts.findByEmail(body.email ?? "");
        return account?.isBanned ? banned(400) : null;
      }
      return grantType === "refresh_token" ? this.#ofRefresh(body.refresh_token) : null;
    }
    const { minimum_password_length } = this.#parts.settings;
    const setsPassword = route === "POST /signup" || route === "PUT /user";
    if (setsPassword && body.password) {
      const weak = passwordRefusal(body.password, minimum_password_length);
      if (weak) return weak;
    }
    if (MAIL_OF_ROUTE[route] !== undefined && body.email) {
      const malformed = addressRefusal(body.email);
      if (malformed) return malformed;
    }
    if (caller && route === "PUT /user" && body.password) {
      const unproved = await this.#ofCurrentPassword(caller, body.current_password, peerAddress);
      if (unproved) return unproved;
    }
    return this.#ofMail(call, caller);
  }

  async #ofRefresh(token: string | undefined): Promise<Refusal | null> {
    if (!token) return null;
    const account = await this.#accounts.findByRefreshToken(token);
    if (!account) return REFRESH_TOKEN_NOT_FOUND;
    return account.isBanned ? banned(400, "Invalid Refresh Token: User Banned") : null;
  }

  /** A user who has signed in with a password has to know it to change it. */
  async #ofCurrentPassword(
    { account, sessionId }: Caller,
    password: string | undefined,
    peerAddress: string | null,
  ): Promise<Refusal | null> {
    if (!this.#parts.settings.email.require_current_password) return null;
    if (await this.#accounts.isLinked(sessionId)) return null;
    if (!password) return CURRENT_PASSWORD_MISSING;
    const request = new Request(`${this.#parts.origin}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { apikey: this.#parts.secretKey, "content-type": "application/json" },
      body: JSON.stringify({ email: account.email, password }),
    });
    const answer = await this.#parts.embedded(request, peerAddress);
    if (!answer.ok) return CURRENT_PASSWORD_WRONG;
    await this.#accounts.endSession(await sessionIdOf(answer));
    return null;
  }

  async #ofMail(call: AuthCall, caller: Caller | null): Promise<Refusal | null> {
    const age = await this.#ageOfLastMail(call, caller);
    if (age === undefined) return null;
    const left = Number.parseInt(this.#parts.settings.email.max_frequency, 10) - (age ?? Infinity);
    if (left > 0) {
      const seconds = Math.floor(left);
      return tooManyMails(
        `For security purposes, you can only request this after ${seconds} seconds.`,
      );
    }
    const { conditions } = this.#parts;
    if (conditions.has("mails-used-up")) return MAILS_USED_UP;
    if (conditions.has("mail-server-slow")) return TIMED_OUT;
    if (conditions.has("mail-server-down")) return mailFailed(MAIL_OF_ROUTE[call.route] ?? "");
    return null;
  }

  /**
   * How long ago the account got a mail like the one that the call sends; seconds.
   *
   * @returns null when it got none, undefined when the call sends none
   */
  async #ageOfLastMail(
    { route, body: { email, type } }: AuthCall,
    caller: Caller | null,
  ): Promise<number | null | undefined> {
    if (!email || MAIL_OF_ROUTE[route] === undefined) return undefined;
    if (route === "PUT /user") {
      const isChange = caller !== null && caller.account.email !== email.toLowerCase();
      return isChange ? caller.account.mailAges.email_change : undefined;
    }
    const account = await this.#accounts.findByEmail(email);
    const createsAccount = route !== "POST /resend" && route !== "POST /recover";
    if (!account) return createsAccount ? null : undefined;
    const { mailAges, isConfirmed, newEmail } = account;
    if (route === "POST /resend" && type === "email_change") {
      return newEmail === null ? undefined : mailAges.email_change;
    }
    if (route === "POST /resend" || route === "POST /signup") {
      return isConfirmed ? undefined : mailAges.confirmation;
    }
    return mailAges.recovery;
  }
}
