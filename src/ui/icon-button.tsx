import type { ComponentProps } from "react";

/** A square button of 44 px with an icon; `aria-label` says what it does. */
export function IconButton({
  className = "",
  ...props
}: ComponentProps<"button"> & { "aria-label": string }) {
  return <button type="button" className={`icon-button ${className}`} {...props} />;
}
