import { copyText } from "@/lib/clipboard.ts";
import { showError, showSuccess } from "./toast-store.ts";

/** Shares an address with the title of the page: by the system's share dialog, or as a copied link. */
export async function shareAddress(url: string): Promise<void> {
  try {
    if (navigator.share) {
      await navigator.share({ title: document.title, url });
      return;
    }
    await copyText(url);
    showSuccess("Länk kopierad!");
  } catch (error) {
    // The visitor closed the share dialog.
    if (error instanceof DOMException && error.name === "AbortError") return;
    showError(
      url === window.location.href
        ? "Länken kunde inte delas. Kopiera den från adressfältet."
        : "Länken kunde inte delas. Försök igen.",
    );
  }
}
