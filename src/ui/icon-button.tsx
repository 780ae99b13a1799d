import type { ComponentProps } from "react";

/** A square button of 44 px with an icon; `aria-label` says what it does. */
export function IconButton({
  className = "",
  ...props
}: ComponentProps<"button"> & { "aria-label": string }) {
  return (
    <button
      type="button"
      className={
        "grid size-11 shrink-0 place-items-center rounded-control text-ink-soft transition-colors " +
        `duration-150 hover:bg-falu-tint hover:text-falu aria-pressed:text-falu ${className}`
      }
      {...props}
    />
  );
}
