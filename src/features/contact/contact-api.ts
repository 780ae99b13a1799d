import { CONTACT_TIMEOUT_MS } from "@/config/limits.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { contactEndpoint } from "@/lib/env.ts";
import type { ContactMessage } from "./contact-message.ts";

/**
 * Posts a message to the configured endpoint. Without one, nothing is sent
 * (docs/specification.md, "Contact form"), and the console says so without the message: others may
 * read a console.
 *
 * @param token of the passed human check, for the endpoint to verify
 * @throws BackendError when the endpoint does not accept the message, or does not answer in time
 */
export async function sendMessage(message: ContactMessage, token: string): Promise<void> {
  if (!contactEndpoint) {
    console.info("The contact message was not sent: no endpoint is configured");
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
  }).catch((cause: unknown) => {
    throw new BackendError(String(cause), "unreachable", { cause });
  });
  if (!response.ok) {
    throw new BackendError(`The contact endpoint answered ${response.status}`, "refused");
  }
}
