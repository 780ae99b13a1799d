import { copyText } from "@/lib/clipboard.ts";
import { showError, showSuccess } from "./toast-store.ts";

/**
 * Copies a text, with a toast.
 *
 * @param copied the toast when it is copied
 * @param byHand how to copy it where the browser does not allow it
 */
export async function copyWithToast(text: string, copied: string, byHand: string): Promise<void> {
  try {
    await copyText(text);
  } catch {
    showError(`Webbläsaren tillåter inte kopiering. ${byHand}`);
    return;
  }
  showSuccess(copied);
}
