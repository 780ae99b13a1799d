/** A mail server of a test, which keeps what it receives. */
import { Buffer } from "node:buffer";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "npm:postal-mime@4.0.0";
import { SMTPServer } from "npm:smtp-server@3.21.6";
import { withSettings } from "./backend.ts";

/** A received mail, with the addresses that the server was told to deliver it to. */
export interface ReceivedMail extends Email {
  readonly recipients: readonly string[];
}

interface Options {
  /** The server answers this to every recipient, or only to `refused`. */
  readonly refusal?: string;
  readonly refused?: string;
}

/**
 * Lets the functions send mail to a server of its own while `run` runs.
 *
 * @returns what the functions logged as errors while it ran
 */
export async function withMailServer(
  run: (mails: ReceivedMail[]) => Promise<void>,
  { refusal, refused }: Options = {},
): Promise<string> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    name: "localhost",
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, callback) => {
      const isRefused = refusal && (refused === undefined || refused === address);
      callback(isRefused ? new Error(refusal) : null);
    },
    async onData(stream, session, callback) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const mail = await PostalMime.parse(Buffer.concat(chunks));
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      mails.push({ ...mail, recipients });
      callback();
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  try {
    return await withSettings(
      {
        SMTP_HOST: "127.0.0.1",
        SMTP_PORT: String(port),
        SMTP_USER: "",
        SMTP_FROM: "Namnfynd <support@namnfynd.example>",
      },
      () => run(mails),
    );
  } finally {
    await new Promise<void>((resolve) => server.close(resolve));
  }
}
