/** The calls that lead to the payment provider's own pages. */
import { FunctionsHttpError } from "@supabase/supabase-js";
import { backendClient } from "@/lib/backend-client.ts";
import type { OfferId } from "./offers.ts";

/** A function refused, and says why in Swedish. */
export class RefusalError extends Error {
  override readonly name = "RefusalError";
}

/**
 * Starts a purchase.
 *
 * @returns the address of the page to pay on
 * @throws RefusalError with the function's message; whatever the client reports else
 */
export function createCheckout(offer: OfferId): Promise<string> {
  return invokeForUrl("create-checkout", offer === "premium" ? undefined : { plan: offer });
}

/**
 * Opens the page to change or cancel a subscription on.
 *
 * @returns its address
 * @throws RefusalError with the function's message; whatever the client reports else
 */
export function openCustomerPortal(): Promise<string> {
  return invokeForUrl("customer-portal");
}

async function invokeForUrl(name: string, body?: Record<string, string>): Promise<string> {
  const { data, error } = await backendClient().functions.invoke<unknown>(name, {
    method: "POST",
    ...(body && { body }),
  });
  if (error instanceof FunctionsHttpError) throw await toRefusal(error);
  if (error) throw error;
  if (typeof data !== "object" || data === null || !("url" in data)) {
    throw new Error(`${name} answered without an address`);
  }
  return new URL(String(data.url)).href;
}

/** The message that the function sent with its refusal. */
async function toRefusal(error: FunctionsHttpError): Promise<RefusalError> {
  const response: unknown = error.context;
  const answer: unknown =
    response instanceof Response ? await response.json().catch(() => null) : null;
  const hasMessage = typeof answer === "object" && answer !== null && "error" in answer;
  return new RefusalError(hasMessage ? String(answer.error) : "Okänt fel", { cause: error });
}
