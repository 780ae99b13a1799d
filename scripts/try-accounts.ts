/**
 * Tries what a visitor with an account does, from sign-up to deletion, on a hosted or self-hosted
 * project; docs/deployment.md says when and how to run it. The links that a visitor gets by mail come
 * from the admin API, so no mailbox is needed. Leaves nothing. Runs in Deno, with the environment of the
 * edge functions.
 */
import { parseArgs } from "node:util";
import { siteUrl } from "../supabase/functions/_shared/environment.ts";
import { NoAnswerError } from "./doctor/ask.ts";
import { type Finding, lineOf, ok, wrong } from "./doctor/finding.ts";
import { type Answer, ask, type Session, sessionIn, userIn } from "./try-accounts/ask.ts";

/** An answer that ends the trial, since the next steps build on it. */
class UnexpectedAnswerError extends Error {}

/** A password that every project accepts. */
const newPassword = () => `Prov-${crypto.randomUUID()}A1`;

const CONFIG_PUSH = "config push, or the dashboard as in docs/deployment.md, section 2";

/**
 * @param mailbox an address of the operator's, which then gets the mail of the sign-up; null: an address
 *   at the site's domain, which gets none
 */
export async function tryAccounts(mailbox: string | null): Promise<readonly Finding[]> {
  const trial = new Trial(mailbox);
  try {
    await trial.run();
  } catch (error) {
    if (!(error instanceof UnexpectedAnswerError || error instanceof NoAnswerError)) throw error;
    trial.findings.push(wrong(trial.step, error.message, "correct that, and run this again"));
  } finally {
    await trial.cleanUp();
  }
  return trial.findings;
}

class Trial {
  readonly findings: Finding[] = [];
  /** What is being tried. */
  step = "";
  readonly #mailbox: string | null;
  #email: string;
  #password = newPassword();
  #userId: string | null = null;
  #hasCaptcha = false;

  constructor(mailbox: string | null) {
    this.#mailbox = mailbox;
    this.#email = mailbox ?? `prov-${crypto.randomUUID()}@${new URL(siteUrl()).hostname}`;
  }

  async run(): Promise<void> {
    const confirmation = await this.#signUp();
    await this.#confirm(confirmation);
    const [session, other] = [await this.#signIn("sign-in"), await this.#signIn("sign-in again")];
    const refreshed = await this.#refresh(session);
    await this.#editProfile(refreshed);
    await this.#addFactor(refreshed);
    await this.#changePassword(refreshed, other);
    await this.#recover();
    await this.#changeAddress();
    await this.#deleteAccount(await this.#signIn("sign-in with the new address"));
  }

  /** Deletes the account, if it is still there. */
  async cleanUp(): Promise<void> {
    if (this.#userId === null) return;
    const { status } = await ask("DELETE", `/auth/v1/admin/users/${this.#userId}`, { by: "admin" });
    if (status === 200 || status === 404) return;
    this.findings.push(
      wrong(
        "clean-up",
        `the account ${this.#email} could not be deleted (${status})`,
        "delete it under Authentication → Users",
      ),
    );
  }

  /** Returns the token of the link that confirms the account. */
  async #signUp(): Promise<string> {
    this.step = "sign-up";
    const data = { full_name: "Prov" };
    if (this.#mailbox !== null) {
      const body = { email: this.#email, password: this.#password, data };
      this.#expect(await this.#askAsHuman("/auth/v1/signup", body), 200);
    }
    const link = await this.#linkOf("signup", { password: this.#password, data });
    this.#done(this.#mailbox === null ? "by the admin API" : `a mail is sent to ${this.#mailbox}`);
    return link;
  }

  async #confirm(token_hash: string): Promise<void> {
    this.step = "sign-in before the confirmation";
    this.#expect(await this.#askForSession(), 400, "email_not_confirmed");
    this.#done("refused");
    this.step = "confirmation";
    await this.#open("signup", token_hash);
    this.step = "confirmation with a used link";
    const again = await ask("POST", "/auth/v1/verify", { body: { type: "signup", token_hash } });
    this.#expect(again, 403, "otp_expired");
    this.#done("refused");
  }

  async #signIn(step: string): Promise<Session> {
    this.step = step;
    const answer = await this.#askForSession();
    this.#expect(answer, 200);
    this.#done(this.#email);
    return sessionIn(answer);
  }

  async #refresh({ refresh_token }: Session): Promise<Session> {
    this.step = "refresh of a session";
    const path = "/auth/v1/token?grant_type=refresh_token";
    const answer = await ask("POST", path, { body: { refresh_token } });
    this.#expect(answer, 200);
    this.#done("it goes on");
    return sessionIn(answer);
  }

  async #editProfile({ access_token: token }: Session): Promise<void> {
    this.step = "profile";
    const path = `/rest/v1/profiles?user_id=eq.${this.#userId}`;
    const read = await ask("GET", `${path}&select=full_name`, { token });
    this.#expect(read, 200);
    if (JSON.stringify(read.body) !== '[{"full_name":"Prov"}]') {
      throw new UnexpectedAnswerError("it was not created with the account");
    }
    const changed = await ask("PATCH", path, { token, body: { full_name: "Nytt prov" } });
    this.#expect(changed, 204);
    this.#done("read and changed");
  }

  async #addFactor({ access_token: token }: Session): Promise<void> {
    this.step = "second factor";
    const body = { factor_type: "totp", friendly_name: "Prov" };
    const { status, code } = await ask("POST", "/auth/v1/factors", { token, body });
    if (code === "mfa_totp_enroll_not_enabled") return this.#done("refused");
    this.findings.push(
      wrong(
        this.step,
        `Auth answers ${status}: anyone with a session can shut the owner out`,
        CONFIG_PUSH,
      ),
    );
  }

  async #changePassword({ access_token: token }: Session, other: Session): Promise<void> {
    this.step = "password without the present one";
    const unproved = newPassword();
    const answer = await ask("PUT", "/auth/v1/user", { token, body: { password: unproved } });
    if (answer.code === "current_password_required") this.#done("refused");
    else {
      this.#expect(answer, 200);
      this.#password = unproved;
      this.findings.push(
        wrong(this.step, "a session is enough to change the password", CONFIG_PUSH),
      );
    }
    this.step = "password";
    const earlier = this.#password;
    const password = newPassword();
    const body = { password, current_password: earlier };
    this.#expect(await ask("PUT", "/auth/v1/user", { token, body }), 200);
    this.#expect(await this.#askForSession(), 400, "invalid_credentials");
    this.#password = password;
    this.#done("changed; the earlier one is refused");
    this.step = "other sessions after a changed password";
    const others = await ask("GET", "/auth/v1/user", { token: other.access_token });
    this.#expect(others, 403, "session_not_found");
    this.#done("ended");
  }

  async #recover(): Promise<void> {
    this.step = "forgotten password";
    const { access_token: token } = await this.#open("recovery", await this.#linkOf("recovery"));
    const password = newPassword();
    this.step = "new password after a link";
    this.#expect(await ask("PUT", "/auth/v1/user", { token, body: { password } }), 200);
    this.#password = password;
    this.#done("changed, without the earlier one");
  }

  async #changeAddress(): Promise<void> {
    this.step = "change of address";
    const new_email = this.#email.replace("@", "+ny@");
    const links = [
      await this.#linkOf("email_change_current", { new_email }),
      await this.#linkOf("email_change_new", { new_email }),
    ];
    const [first, second] = links.map((token_hash) => ({ type: "email_change", token_hash }));
    const half = await ask("POST", "/auth/v1/verify", { body: first });
    this.#expect(half, 200);
    this.#expect(await this.#askForSession(), 200);
    this.#expect(await ask("POST", "/auth/v1/verify", { body: second }), 200);
    this.#email = new_email;
    this.#done("with the links of both addresses");
  }

  async #deleteAccount({ access_token: token }: Session): Promise<void> {
    this.step = "deletion of the account";
    const deleted = await ask("POST", "/functions/v1/delete-account", { token, body: {} });
    this.#expect(deleted, 200);
    this.#expect(await this.#askForSession(), 400, "invalid_credentials");
    const left = await ask("GET", `/auth/v1/admin/users/${this.#userId}`, { by: "admin" });
    this.#expect(left, 404);
    this.#userId = null;
    this.#done("nothing is left");
  }

  /** The token of a link that a mail would have. */
  async #linkOf(type: string, more: object = {}): Promise<string> {
    const body = { type, email: this.#email, redirect_to: `${siteUrl()}/`, ...more };
    const answer = await ask("POST", "/auth/v1/admin/generate_link", { by: "admin", body });
    this.#expect(answer, 200);
    const { id, hashed_token } = userIn(answer);
    this.#userId = id;
    return hashed_token;
  }

  async #open(type: string, token_hash: string): Promise<Session> {
    const answer = await ask("POST", "/auth/v1/verify", { body: { type, token_hash } });
    this.#expect(answer, 200);
    this.#done("the link signs in");
    return sessionIn(answer);
  }

  #askForSession(): Promise<Answer> {
    const body = { email: this.#email, password: this.#password };
    return this.#askAsHuman("/auth/v1/token?grant_type=password", body);
  }

  /** As a visitor; where a captcha is asked for, which no script passes, with the secret key. */
  async #askAsHuman(path: string, body: object): Promise<Answer> {
    const answer = await ask("POST", path, { body });
    if (answer.code !== "captcha_failed") return answer;
    if (!this.#hasCaptcha) this.findings.push(ok("captcha", "on; passed with the secret key"));
    this.#hasCaptcha = true;
    return ask("POST", path, { by: "admin", body });
  }

  #expect(answer: Answer, status: number, code: string | null = null): void {
    if (answer.status === status && (code === null || answer.code === code)) return;
    throw new UnexpectedAnswerError(
      `answered ${answer.status} ${JSON.stringify(answer.body)} instead of ${status} ${code ?? ""}`.trim(),
    );
  }

  #done(text: string): void {
    this.findings.push(ok(this.step, text));
  }
}

async function main(): Promise<0 | 1> {
  const { values } = parseArgs({ args: Deno.args, options: { email: { type: "string" } } });
  const findings = await tryAccounts(values.email ?? null);
  for (const finding of findings) console.log(lineOf(finding));
  return findings.some(({ state }) => state === "wrong") ? 1 : 0;
}

if (import.meta.main) {
  try {
    Deno.exit(await main());
  } catch (error) {
    console.error(error);
    console.error("It did not finish.\nnpm run try-accounts -- [--email you@example.se]");
    Deno.exit(2);
  }
}
