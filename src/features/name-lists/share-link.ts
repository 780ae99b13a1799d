import { copyText } from "@/lib/clipboard.ts";
import { showError, showSuccess } from "@/ui/toast-store.ts";

/** The address of a public list. */
export function shareLink(shareToken: string): string {
  return `${window.location.origin}/lista/${shareToken}`;
}

/** Copies a link, with a toast. */
export async function copyLink(link: string): Promise<void> {
  try {
    await copyText(link);
  } catch {
    showError(`Webbläsaren tillåter inte kopiering. Markera länken och kopiera själv: ${link}`);
    return;
  }
  showSuccess("Länk kopierad!");
}
