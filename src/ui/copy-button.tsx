import { Copy } from "lucide-react";
import { copyText } from "@/lib/clipboard.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { showError, showSuccess } from "@/ui/toast-store.ts";

interface CopyButtonProps {
  name: string;
  className?: string;
}

/** Copies a suggestion and confirms it in a toast. */
export function CopyButton({ name, className }: CopyButtonProps) {
  return (
    <IconButton aria-label={`Kopiera ${name}`} onClick={() => copyName(name)} className={className}>
      <Copy aria-hidden className="size-5" />
    </IconButton>
  );
}

export async function copyName(name: string): Promise<void> {
  try {
    await copyText(name);
  } catch {
    showError(`Webbläsaren tillåter inte kopiering. Markera ${name} och kopiera själv.`);
    return;
  }
  showSuccess(`${name} kopierat!`);
}
