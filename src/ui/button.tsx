import type { ComponentProps } from "react";
import { Link, type LinkProps } from "./link.tsx";

type Variant = "primary" | "quiet";

const variants: Record<Variant, string> = { primary: "button", quiet: "button button-quiet" };

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
  return <button type={type} className={`${variants[variant]} ${className}`} {...props} />;
}

/** A link to another page of the site that looks like a button. */
export function LinkButton({
  variant = "primary",
  className = "",
  ...props
}: LinkProps & ButtonStyle) {
  return <Link className={`${variants[variant]} ${className}`} {...props} />;
}
