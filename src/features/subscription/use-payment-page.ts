import { useState } from "react";
import { showError } from "@/ui/toast-store.ts";
import { createCheckout, openCustomerPortal, RefusalError } from "./checkout-api.ts";
import type { OfferId } from "./offers.ts";

const UNEXPECTED = "Något gick fel. Försök igen.";

/** Leads to the payment provider in a new tab, or by a link when the browser blocks new tabs. */
export function usePaymentPage() {
  const [isBusy, setIsBusy] = useState(false);
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);

  async function open(load: () => Promise<string>, describe: (error: unknown) => string) {
    setIsBusy(true);
    setBlockedUrl(null);
    // Opened before anything is waited for: only what follows a press at once is let through.
    const tab = window.open("", "_blank");
    try {
      const url = await load();
      if (tab && !tab.closed) {
        tab.opener = null;
        tab.location.href = url;
      } else {
        setBlockedUrl(url);
      }
    } catch (error) {
      tab?.close();
      console.error("The payment page cannot be opened", error);
      showError(describe(error));
    } finally {
      setIsBusy(false);
    }
  }

  return {
    isBusy,
    /** Where to go by a link, when no new tab could be opened. */
    blockedUrl,
    startCheckout: (offer: OfferId) => open(() => createCheckout(offer), describeCheckoutError),
    openPortal: () => open(openCustomerPortal, describePortalError),
  };
}

function describeCheckoutError(error: unknown): string {
  if (!(error instanceof RefusalError)) return UNEXPECTED;
  const reason = error.message.replace(/\.$/, "");
  return `Kunde inte skapa betalningssession: ${reason}. Försök igen.`;
}

function describePortalError(error: unknown): string {
  return error instanceof RefusalError ? "Kunde inte öppna kundportal. Försök igen." : UNEXPECTED;
}
