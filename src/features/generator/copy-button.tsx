import { Copy } from "lucide-react";
import { copyText } from "@/lib/clipboard.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { showError, showSuccess } from "@/ui/toast-store.ts";

/** Copies a suggestion and confirms it in a toast. */
export function CopyButton({ name }: { name: string }) {
  async function copy() {
    try {
      await copyText(name);
    } catch {
      showError(`Webbläsaren tillåter inte kopiering. Markera ${name} och kopiera själv.`);
      return;
    }
    showSuccess(`${name} kopierat!`);
  }

  return (
    <IconButton aria-label={`Kopiera ${name}`} onClick={copy}>
      <Copy aria-hidden className="size-5" />
    </IconButton>
  );
}
