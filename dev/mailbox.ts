import { join } from "node:path";
import type { EmailDriver, EmailMessage } from "@supabase/lite";
import * as v from "valibot";
import { readJson, writeJson } from "./json-file.ts";

const mailsSchema = v.array(
  v.object({
    to: v.string(),
    subject: v.string(),
    html: v.string(),
    /** ISO 8601. */
    sentAt: v.string(),
  }),
);

const MAX_MAILS = 50;

/** Stores the mail that the local backend sends, and shows it on a page. */
export class Mailbox implements EmailDriver {
  readonly #file: string | null;
  #mails: v.InferOutput<typeof mailsSchema>;

  /** @param folder for the mail; null keeps it in memory */
  constructor(folder: string | null) {
    this.#file = folder && join(folder, "mail.json");
    this.#mails = (this.#file && readJson(this.#file, mailsSchema)) || [];
  }

  async send({ to, subject, html, text }: EmailMessage): Promise<void> {
    const mail = { to, subject, html: html ?? text ?? "", sentAt: new Date().toISOString() };
    this.#mails = [mail, ...this.#mails].slice(0, MAX_MAILS);
    if (this.#file) writeJson(this.#file, this.#mails);
  }

  /** Sends the newest mail to an address again, if there is one. */
  async resend(to: string): Promise<void> {
    const mail = this.#mails.find((candidate) => candidate.to === to);
    if (mail) await this.send(mail);
  }

  /** The mailbox as an HTML page, newest mail first. */
  page(): string {
    const mails = this.#mails.map(
      ({ to, subject, html, sentAt }) => `
        <article aria-label="${escapeHtml(subject)}">
          <h2>${escapeHtml(subject)}</h2>
          <p>Till <b>${escapeHtml(to)}</b>, <time datetime="${sentAt}">${formatTime(sentAt)}</time></p>
          <div class="mail">${bodyOf(html)}</div>
        </article>`,
    );
    return `<!doctype html>
<html lang="sv">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Brevlåda</title>
    <style>
      :root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
      body { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
      article { margin: 1.5rem 0; border: 1px solid light-dark(#ddd, #444); border-radius: 8px; padding: 1rem 1.25rem; }
      h2 { margin: 0; font-size: 1.1rem; }
      article > p { margin: 0 0 1rem; color: light-dark(#555, #bbb); }
      .mail { overflow: hidden; border-radius: 6px; background: #faf8f4; color: #2b2623; padding: 1rem; }
    </style>
  </head>
  <body>
    <h1>Brevlåda</h1>
    <p>Brev som den lokala servern har skickat, det senaste först. Inget av dem har lämnat datorn.</p>
    ${mails.join("") || "<p>Inga brev ännu.</p>"}
  </body>
</html>`;
  }
}

/** The content of the body element; the templates are the product's own. */
function bodyOf(html: string): string {
  return /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? html;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function formatTime(iso: string): string {
  return new Intl.DateTimeFormat("sv-SE", { dateStyle: "medium", timeStyle: "medium" }).format(
    new Date(iso),
  );
}
