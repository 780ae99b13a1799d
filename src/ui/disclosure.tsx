import { ChevronDown } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface DisclosureProps extends ComponentProps<"details"> {
  /** The line that opens it. */
  readonly label: ReactNode;
}

/** A part that opens below its line, by the browser itself. */
export function Disclosure({ label, className = "", children, ...props }: DisclosureProps) {
  return (
    <details className={`group ${className}`} {...props}>
      <summary className="flex min-h-11 list-none items-center gap-1 rounded-control hover:text-falu [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 wrap-anywhere">{label}</span>
        <Icon
          icon={ChevronDown}
          className="size-4 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      {children}
    </details>
  );
}
