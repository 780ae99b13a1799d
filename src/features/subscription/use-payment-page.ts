import { useState } from "react";
import type { ProductId } from "@/config/commerce.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { showError } from "@/ui/toast-store.ts";
import { usePending } from "@/ui/use-pending.ts";
import { createCheckout, openCustomerPortal } from "./checkout-api.ts";

const UNEXPECTED = "Något gick fel. Försök igen.";

/** A reason that says itself when to try again. */
const TRY_AGAIN = /försök igen( om en (liten )?stund)?$/i;

/** A page that the browser has not opened in a new tab. */
interface BlockedPage {
  readonly url: string;
  /** What is bought there; null for the customer portal. */
  readonly product: ProductId | null;
}

/** Opens the payment provider's pages in a new tab, or offers a link when the browser blocks it. */
export function usePaymentPage() {
  const { isPending, run } = usePending();
  const [blocked, setBlocked] = useState<BlockedPage | null>(null);

  async function open(
    product: ProductId | null,
    fetchUrl: () => Promise<string>,
    describe: (error: unknown) => string,
  ) {
    setBlocked(null);
    // Before the call: browsers only allow a new tab in direct response to a click.
    const tab = window.open("", "_blank");
    try {
      const url = await fetchUrl();
      if (tab && !tab.closed) {
        tab.opener = null;
        tab.location.href = url;
      } else {
        setBlocked({ url, product });
      }
    } catch (error) {
      tab?.close();
      console.error("The payment page cannot be opened", error);
      showError(describe(error));
    }
  }

  return {
    isBusy: isPending,
    /** The page that could not be opened in a new tab; null unless that happened. */
    blocked,
    startCheckout: (product: ProductId) =>
      run(() => open(product, () => createCheckout(product), describeCheckoutError)),
    openPortal: () => run(() => open(null, openCustomerPortal, describePortalError)),
  };
}

function describeCheckoutError(error: unknown): string {
  if (!isAnswered(error)) return UNEXPECTED;
  const { code, sentence } = error;
  if (code === "write-first" && sentence) return sentence;
  const reason = (sentence ?? "Okänt fel").replace(/\.$/, "");
  const text = `Kunde inte skapa betalningssession: ${reason}.`;
  return TRY_AGAIN.test(reason) ? text : `${text} Försök igen.`;
}

function describePortalError(error: unknown): string {
  if (!isAnswered(error)) return UNEXPECTED;
  return error.failure === "throttled" && error.sentence
    ? error.sentence
    : "Kunde inte öppna kundportal. Försök igen.";
}

/** Whether the backend answered, if only with a refusal. */
function isAnswered(error: unknown): error is BackendError {
  return error instanceof BackendError && error.failure !== "unreachable";
}
