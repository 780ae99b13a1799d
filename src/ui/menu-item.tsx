import type { IconNode } from "lucide";
import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";

/** A line of a small menu: an icon and a text that says what it does. */
export function MenuItem({
  icon,
  children,
  className = "",
  ...props
}: ComponentProps<"button"> & { icon: IconNode }) {
  return (
    <button
      type="button"
      className={
        "flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left leading-tight " +
        `wrap-anywhere hover:bg-pine-tint ${className}`
      }
      {...props}
    >
      <Icon icon={icon} className="size-5 shrink-0 text-ink-soft" />
      <span>{children}</span>
    </button>
  );
}
