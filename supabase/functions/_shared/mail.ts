import { createTransport } from "npm:nodemailer@10.6.0";
import { SettingError, type SmtpSettings, siteUrl, smtpSettings } from "./environment.ts";
import { OPERATOR } from "./operator.ts";

/** A page is waiting for the answer. */
const TIMEOUT_MS = 8000;

/** The ports on which a connection is encrypted from its start. */
const TLS_PORTS: ReadonlySet<number> = new Set([465, 2465]);

const LOOPBACK: ReadonlySet<string> = new Set(["127.0.0.1", "::1", "localhost"]);

export interface Mail {
  /** One address; null for the operator. */
  readonly to: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Who gets a reply, if not the operator: one address. */
  readonly replyTo?: string;
}

/** A mail was not sent. The message contains no address. */
export class MailError extends Error {}

/** @throws MailError when mail is not set up, or the server does not accept this one */
export async function sendMail({ to, replyTo, ...content }: Mail): Promise<void> {
  try {
    const settings = smtpSettings();
    const { from } = settings;
    const answered = replyTo ?? OPERATOR.email;
    await newTransport(settings).sendMail({
      from,
      // An object is one recipient; a string would be parsed as a list of them.
      to: { name: "", address: to ?? (OPERATOR.email || from.address) },
      ...(answered && { replyTo: { name: "", address: answered } }),
      // Out-of-office replies to automatic mail are not wanted.
      headers: { "Auto-Submitted": "auto-generated" },
      ...content,
    });
  } catch (error) {
    throw new MailError(reasonOf(error));
  }
}

/**
 * Connects and signs in to the mail server, and sends nothing.
 *
 * @throws MailError when mail is not set up, or the server refuses
 */
export async function connectToMailServer(): Promise<void> {
  try {
    await newTransport(smtpSettings()).verify();
  } catch (error) {
    throw new MailError(reasonOf(error));
  }
}

function newTransport({ host, port, credentials }: SmtpSettings) {
  const isLocal = LOOPBACK.has(host);
  return createTransport({
    host,
    port,
    secure: TLS_PORTS.has(port),
    requireTLS: !isLocal,
    ignoreTLS: isLocal,
    ...(credentials && { auth: credentials }),
    // How this client introduces itself; without it, the library asks for the machine's name.
    name: new URL(siteUrl()).hostname,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Messages of the server are left out, since they may contain the recipient. */
function reasonOf(error: unknown): string {
  if (error instanceof SettingError) return `E-mail is not set up: ${error.message}`;
  const code = error instanceof Error && "code" in error ? error.code : null;
  const response = error instanceof Error && "responseCode" in error ? error.responseCode : null;
  return `The mail could not be sent (${[code, response].filter(Boolean).join(", ") || "unknown"})`;
}
