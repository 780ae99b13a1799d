import { randomBytes } from "node:crypto";
import { once } from "node:events";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { freePort, TEST_HOST } from "./free-port.ts";
import type { Mailbox } from "./mailbox.ts";

export interface MailServer {
  /** The settings with which the edge functions send mail. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** Receives the mail of the edge functions on a port of this machine. */
export async function startMailServer(mailbox: Mailbox): Promise<MailServer> {
  const credentials = { username: "namnfynd", password: randomBytes(16).toString("hex") };
  const server = new SMTPServer({
    // The connection does not leave this machine.
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 500,
    onAuth({ username, password }, _session, callback) {
      const isKnown = username === credentials.username && password === credentials.password;
      callback(isKnown ? null : new Error("Wrong user name or password"), { user: username });
    },
    onData(stream, { envelope }, callback) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      receive(stream, recipients, mailbox).then(() => callback(), callback);
    },
  });
  // A client that disconnects is no reason to stop.
  server.on("error", () => {});
  const port = await freePort();
  server.listen(port, TEST_HOST);
  await once(server.server, "listening");
  return {
    environment: {
      SMTP_HOST: TEST_HOST,
      SMTP_PORT: String(port),
      SMTP_USER: credentials.username,
      SMTP_PASSWORD: credentials.password,
      SMTP_FROM: "Namnfynd <hej@namnfynd.example>",
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function receive(
  stream: AsyncIterable<Uint8Array>,
  recipients: readonly string[],
  mailbox: Mailbox,
): Promise<void> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const { subject = "", html, text, attachments } = await PostalMime.parse(Buffer.concat(chunks));
  mailbox.add({
    to: recipients.join(", "),
    subject,
    html: html ?? null,
    text: text ?? null,
    attachments: attachments.map(({ filename }) => filename ?? "namnlös"),
    isFromAuth: false,
  });
}
