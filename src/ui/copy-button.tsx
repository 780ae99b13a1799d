import { Copy } from "lucide";
import { copyText } from "@/lib/clipboard.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { showError, showSuccess } from "./toast-store.ts";

interface CopyButtonProps {
  name: string;
  /** Where the page has other buttons that copy the same name. */
  label?: string;
  className?: string;
}

/** Copies a name and confirms it in a toast. */
export function CopyButton({ name, label = `Kopiera ${name}`, className }: CopyButtonProps) {
  return (
    <IconButton aria-label={label} onClick={() => copyName(name)} className={className}>
      <Icon icon={Copy} className="size-5" />
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
