import type { IconNode } from "lucide";
import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";

const CLASSES =
  "flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left leading-tight wrap-anywhere hover:bg-pine-tint";

/** A line of a small menu: an icon and a text that says what it does. */
export function MenuItem({
  icon,
  children,
  className = "",
  ...props
}: ComponentProps<"button"> & { icon: IconNode }) {
  return (
    <button type="button" className={`${CLASSES} ${className}`} {...props}>
      <Icon icon={icon} className="size-5 shrink-0 text-ink-soft" />
      <span>{children}</span>
    </button>
  );
}

/** A line that leads to another site, in a new tab. */
export function MenuLink({
  icon,
  children,
  ...props
}: Pick<ComponentProps<"a">, "href" | "onClick" | "children"> & { icon: IconNode }) {
  return (
    <a target="_blank" rel="noopener noreferrer" className={CLASSES} {...props}>
      <Icon icon={icon} className="size-5 shrink-0 text-ink-soft" />
      <span>
        {children}
        <span className="sr-only"> (öppnas i en ny flik)</span>
      </span>
    </a>
  );
}
