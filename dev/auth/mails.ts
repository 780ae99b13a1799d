/** The mails that the embedded auth service does not send by itself, from the templates of the project. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mailbox } from "../mailbox.ts";
import type { AuthSettings } from "./settings.ts";

interface Mail {
  readonly subject: string;
  /** Of the template, from the root of the project. */
  readonly file: string;
}

/** What a template can name. */
interface Values {
  readonly SiteURL?: string;
  readonly TokenHash?: string;
  readonly Email: string;
  readonly NewEmail?: string;
}

export class Mails {
  readonly #settings: AuthSettings["email"];
  readonly #mailbox: Mailbox;
  readonly #origin: string;

  /** @param origin address of the site, to which the links lead */
  constructor(settings: AuthSettings["email"], mailbox: Mailbox, origin: string) {
    this.#settings = settings;
    this.#mailbox = mailbox;
    this.#origin = origin;
  }

  async sendConfirmation(email: string, tokenHash: string): Promise<void> {
    const { subject, content_path } = this.#settings.template.confirmation;
    await this.#send(
      email,
      { subject, file: content_path },
      { Email: email, TokenHash: tokenHash },
    );
  }

  /** To the new address; the embedded service sends the one to the present address. */
  async sendAddressChange(email: string, newEmail: string, tokenHash: string): Promise<void> {
    const { subject, content_path } = this.#settings.template.email_change;
    const values = { Email: email, NewEmail: newEmail, TokenHash: tokenHash };
    await this.#send(newEmail, { subject, file: content_path }, values);
  }

  async sendPasswordNotice(email: string): Promise<void> {
    const { subject, content_path } = this.#settings.notification.password_changed;
    // Unlike those of the templates, the path starts in the folder of config.toml.
    await this.#send(email, { subject, file: join("supabase", content_path) }, { Email: email });
  }

  async #send(to: string, { subject, file }: Mail, values: Values): Promise<void> {
    const all: Readonly<Record<string, string>> = { SiteURL: this.#origin, ...values };
    const template = await readFile(file, "utf8");
    const html = template.replaceAll(/\{\{ \.(\w+) \}\}/g, (whole, name) => all[name] ?? whole);
    await this.#mailbox.send({ to, subject, html });
  }
}
