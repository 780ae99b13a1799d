import { CONTACT_TIMEOUT_MS } from "@/config/limits.ts";
import { contactEndpoint } from "@/lib/env.ts";
import type { ContactMessage } from "./contact-message.ts";

/**
 * Hands a message over. Without a configured receiver it makes no call, as SPEC section 7 says: the
 * console alone is told, and not what was written or by whom, for others may read a console.
 *
 * @param token of the passed human check, for the receiver to have verified
 * @throws when the receiver does not answer in time, or answers that it did not take the message
 */
export async function sendMessage(message: ContactMessage, token: string): Promise<void> {
  if (!contactEndpoint) {
    console.info("A contact message was written; no receiver is configured, so it was not sent");
    return;
  }
  const response = await fetch(contactEndpoint, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: message.name.trim(),
      email: message.email.trim(),
      subject: message.subject.trim(),
      message: message.message.trim(),
      token,
    }),
    credentials: "omit",
    signal: AbortSignal.timeout(CONTACT_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The receiver of messages answered ${response.status}`);
}
