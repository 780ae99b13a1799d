import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

/** A line of a small menu: an icon and a text that says what it does. */
export function MenuItem({
  icon: Icon,
  children,
  className = "",
  ...props
}: ComponentProps<"button"> & { icon: LucideIcon }) {
  return (
    <button
      type="button"
      className={
        "flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left leading-tight " +
        `wrap-anywhere hover:bg-pine-tint ${className}`
      }
      {...props}
    >
      <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <span>{children}</span>
    </button>
  );
}
