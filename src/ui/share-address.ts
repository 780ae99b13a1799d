import { copyText } from "@/lib/clipboard.ts";
import { shownAddress } from "@/lib/shown-address.ts";
import { showSuccess } from "./toast-store.ts";

/**
 * Shares an address with the title of the page: by the system's share dialog, as a copied link, or, where the browser
 * can do neither, in a dialog with the link to copy by hand.
 */
export async function shareAddress(url: string): Promise<void> {
  if (navigator.share) {
    try {
      await navigator.share({ title: document.title, url });
      return;
    } catch (error) {
      // The visitor closed the share dialog.
      if (error instanceof DOMException && error.name === "AbortError") return;
      console.info("The address cannot be shared", error);
    }
  }
  await copyAddress(url);
}

/** Copies an address, with a toast, or shows it in a dialog where the browser cannot copy. */
export async function copyAddress(url: string): Promise<void> {
  try {
    await copyText(url);
  } catch (error) {
    console.info("The address cannot be copied", error);
    shownAddress.set({ address: url, reason: "share" });
    return;
  }
  showSuccess("Länk kopierad!");
}
