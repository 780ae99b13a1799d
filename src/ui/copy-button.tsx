import { Copy } from "lucide";
import { copyWithToast } from "./copy-with-toast.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";

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

export function copyName(name: string): Promise<void> {
  return copyWithToast(name, `${name} kopierat!`, `Markera ${name} och kopiera själv.`);
}
