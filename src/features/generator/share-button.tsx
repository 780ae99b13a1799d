import { copyText } from "@/lib/clipboard.ts";
import { Button } from "@/ui/button.tsx";
import { showError, showSuccess } from "@/ui/toast-store.ts";

/** Shares the page with its filters: with the system's share dialog, or else as a copied link. */
export function ShareButton() {
  async function share() {
    const url = window.location.href;
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
      showError("Länken kunde inte delas. Kopiera den från adressfältet.");
    }
  }

  return (
    <Button variant="quiet" onClick={share}>
      Dela
    </Button>
  );
}
