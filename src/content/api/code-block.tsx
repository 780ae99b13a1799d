import { Button } from "@/ui/button.tsx";
import { copyWithToast } from "@/ui/copy-with-toast.ts";

/** Code to copy. Its long lines wrap, so that nothing has to be scrolled sideways. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  const text = code.trimEnd();
  return (
    <figure className="min-w-0 rounded-card border border-line bg-surface">
      <figcaption className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-4 text-sm font-semibold">
        {label}
        <Button
          variant="quiet"
          aria-label={`Kopiera: ${label}`}
          onClick={() =>
            copyWithToast(text, "Koden är kopierad", "Markera koden och kopiera själv.")
          }
        >
          Kopiera
        </Button>
      </figcaption>
      <pre className="p-4 text-sm whitespace-pre-wrap wrap-anywhere" translate="no">
        <code>{text}</code>
      </pre>
    </figure>
  );
}
