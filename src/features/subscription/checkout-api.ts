/** The calls that lead to the payment provider's pages; each throws BackendError. */
import * as v from "valibot";
import type { ProductId } from "@/config/commerce.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { invokeFunction } from "@/lib/invoke-function.ts";

/** What both functions answer. */
const paymentPageSchema = v.object({ url: v.pipe(v.string(), v.url()) });

/** Starts a purchase, and returns the address of the page to pay on. */
export async function createCheckout(product: ProductId): Promise<string> {
  return addressIn(
    await invokeFunction("create-checkout", product === "premium" ? {} : { body: { product } }),
  );
}

/** Returns the address of the page to change or cancel a subscription on. */
export async function openCustomerPortal(): Promise<string> {
  return addressIn(await invokeFunction("customer-portal"));
}

function addressIn(answer: unknown): string {
  const page = v.safeParse(paymentPageSchema, answer);
  if (!page.success) throw new BackendError("", "refused", { cause: page.issues });
  return page.output.url;
}
