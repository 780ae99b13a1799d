import * as v from "valibot";
import { CONTACT_TIMEOUT_MS } from "@/config/limits.ts";
import { BackendError } from "@/lib/backend-error.ts";
import type { ContactReceiver } from "@/lib/contact-settings.ts";
import { withTimeout } from "@/lib/with-timeout.ts";
import type { ContactMessage } from "./contact-message.ts";

/** What the sender reads about a message that has been received. */
export interface Receipt {
  /** Whether it is answered before others; only the edge function decides that. */
  readonly hasPriority: boolean;
}

const receiptSchema = v.object({ hasPriority: v.boolean() });

/**
 * Sends a message.
 *
 * @param token of the passed human check, for the receiver to verify
 * @throws BackendError when the receiver does not accept it, or does not answer in time
 */
export async function sendMessage(
  message: ContactMessage,
  token: string,
  receiver: ContactReceiver,
): Promise<Receipt> {
  const body = {
    name: message.name.trim(),
    email: message.email.trim(),
    subject: message.subject.trim(),
    message: message.message.trim(),
    token,
  };
  return withTimeout(CONTACT_TIMEOUT_MS, async (signal) => {
    if (receiver !== "function") return postTo(receiver.url, body, signal);
    // Visitors who only read the page need no client of the backend.
    const { invokeFunction } = await import("@/lib/invoke-function.ts").catch(unreachable);
    return v.parse(receiptSchema, await invokeFunction("contact", { body, signal }));
  });
}

async function postTo(url: string, body: object, signal: AbortSignal): Promise<Receipt> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    credentials: "omit",
    signal,
  }).catch(unreachable);
  if (!response.ok) {
    throw new BackendError(`The contact endpoint answered ${response.status}`, "refused");
  }
  return { hasPriority: false };
}

function unreachable(cause: unknown): never {
  throw new BackendError(String(cause), "unreachable", { cause });
}
