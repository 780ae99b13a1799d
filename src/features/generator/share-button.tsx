import { copyText } from "@/lib/clipboard.ts";
import { Button } from "@/ui/button.tsx";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import { addressWithNames } from "./use-shared-names.ts";

/** Shares names with the page and its filters: by the system's share dialog, or as a copied link. */
export function ShareButton({ names }: { names: readonly string[] }) {
  async function share() {
    const url = addressWithNames(window.location.href, names);
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
