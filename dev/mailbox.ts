import { join } from "node:path";
import type { EmailDriver, EmailMessage } from "@supabase/lite";
import * as v from "valibot";
import { readJson, writeJson } from "./json-file.ts";

const mailsSchema = v.array(
  v.object({
    to: v.string(),
    subject: v.string(),
    html: v.nullable(v.string()),
    text: v.nullable(v.string()),
    /** Names of the attached files. */
    attachments: v.array(v.string()),
    /** Whether the auth service has sent it, and not an edge function. */
    isFromAuth: v.boolean(),
    /** ISO 8601. */
    sentAt: v.string(),
  }),
);

type StoredMail = v.InferOutput<typeof mailsSchema>[number];

const MAX_MAILS = 50;

/** Stores the mail that the local backend sends, and shows it on a page. */
export class Mailbox implements EmailDriver {
  readonly #file: string | null;
  #mails: readonly StoredMail[];

  /** @param folder for the mail; null keeps it in memory */
  constructor(folder: string | null) {
    this.#file = folder && join(folder, "mail.json");
    this.#mails = (this.#file && readJson(this.#file, mailsSchema)) || [];
  }

  /** Sends a mail of the auth service. */
  async send({ to, subject, html, text }: EmailMessage): Promise<void> {
    this.add({
      to,
      subject,
      html: html ?? null,
      text: text ?? null,
      attachments: [],
      isFromAuth: true,
    });
  }

  add(mail: Omit<StoredMail, "sentAt">): void {
    const added = { ...mail, sentAt: new Date().toISOString() };
    this.#mails = [added, ...this.#mails].slice(0, MAX_MAILS);
    if (this.#file) writeJson(this.#file, this.#mails);
  }

  /** Sends the auth service's newest mail to an address again, if there is one. */
  resend(to: string): void {
    const mail = this.#mails.find((candidate) => candidate.isFromAuth && candidate.to === to);
    if (mail) this.add(mail);
  }

  /** The mailbox as an HTML page, newest mail first. */
  page(): string {
    const mails = this.#mails.map(
      (mail) => `
        <article aria-label="${escapeHtml(mail.subject)}">
          <h2>${escapeHtml(mail.subject)}</h2>
          <p>Till <b>${escapeHtml(mail.to)}</b>, <time datetime="${mail.sentAt}">${formatTime(mail.sentAt)}</time></p>
          <div class="mail">${contentOf(mail)}</div>
          ${attachmentList(mail)}
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
      .mail pre { margin: 0; font: inherit; white-space: pre-wrap; }
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

/** The content of the body element, since the templates are the product's own; otherwise text. */
function contentOf({ html, text }: StoredMail): string {
  if (html === null) return `<pre>${escapeHtml(text ?? "")}</pre>`;
  return /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? html;
}

function attachmentList({ attachments }: StoredMail): string {
  if (attachments.length === 0) return "";
  const items = attachments.map((name) => `<li>${escapeHtml(name)}</li>`);
  return `<ul aria-label="Bilagor">${items.join("")}</ul>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function formatTime(iso: string): string {
  return new Intl.DateTimeFormat("sv-SE", { dateStyle: "medium", timeStyle: "medium" }).format(
    new Date(iso),
  );
}
