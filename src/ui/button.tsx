import type { ComponentProps } from "react";
import { Link } from "./link.tsx";

type Variant = "primary" | "quiet";

const base =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-3.5 py-2.5 font-semibold " +
  "leading-tight no-underline transition-colors duration-150 disabled:opacity-70 sm:px-4.5 forced-colors:border";

const variants: Record<Variant, string> = {
  primary: "bg-falu text-falu-ink enabled:hover:bg-(--falu-strong) [a&]:hover:bg-(--falu-strong)",
  quiet:
    "bg-transparent text-ink inset-ring-[1.5px] inset-ring-edge hover:bg-falu-tint hover:inset-ring-falu",
};

interface ButtonStyle {
  variant?: Variant;
}

/** A button, at least 44 px high. */
export function Button({
  variant = "primary",
  className = "",
  type = "button",
  ...props
}: ComponentProps<"button"> & ButtonStyle) {
  return <button type={type} className={`${base} ${variants[variant]} ${className}`} {...props} />;
}

/** A link to another page of the site that looks like a button. */
export function LinkButton({
  variant = "primary",
  className = "",
  ...props
}: ComponentProps<typeof Link> & ButtonStyle) {
  return <Link className={`${base} ${variants[variant]} ${className}`} {...props} />;
}
