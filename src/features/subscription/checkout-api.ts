/** The calls that lead to the payment provider's pages; each throws BackendError. */
import { FunctionsHttpError } from "@supabase/supabase-js";
import * as v from "valibot";
import { backendClient } from "@/lib/backend-client.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { toBackendError } from "@/lib/to-backend-error.ts";
import type { OfferId } from "./offers.ts";

/** What both functions answer. */
const paymentPageSchema = v.object({ url: v.pipe(v.string(), v.url()) });

/** What they answer when they refuse: the reason, in Swedish. */
const refusalSchema = v.object({ error: v.string() });

const UNKNOWN_REASON = "Okänt fel";

/** Starts a purchase, and returns the address of the page to pay on. */
export function createCheckout(offer: OfferId): Promise<string> {
  return invokeForUrl("create-checkout", offer === "premium" ? undefined : { plan: offer });
}

/** Returns the address of the page to change or cancel a subscription on. */
export function openCustomerPortal(): Promise<string> {
  return invokeForUrl("customer-portal");
}

async function invokeForUrl(name: string, body?: Record<string, string>): Promise<string> {
  const { data, error } = await backendClient().functions.invoke<unknown>(name, {
    method: "POST",
    ...(body && { body }),
  });
  if (error) {
    throw new BackendError(await reasonOf(error), toBackendError(error).failure, { cause: error });
  }
  const answer = v.safeParse(paymentPageSchema, data);
  if (!answer.success) {
    throw new BackendError(UNKNOWN_REASON, "refused", { cause: answer.issues });
  }
  return answer.output.url;
}

async function reasonOf(error: unknown): Promise<string> {
  if (!(error instanceof FunctionsHttpError)) return UNKNOWN_REASON;
  const response: unknown = error.context;
  const body: unknown =
    response instanceof Response ? await response.json().catch(() => null) : null;
  const refusal = v.safeParse(refusalSchema, body);
  return refusal.success ? refusal.output.error : UNKNOWN_REASON;
}
