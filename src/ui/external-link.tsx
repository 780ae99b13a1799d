import type { ComponentProps } from "react";

/** A link to another site. It opens in a new tab, which screen readers announce. */
export function ExternalLink({
  className = "",
  children,
  ...props
}: Omit<ComponentProps<"a">, "target" | "rel"> & { readonly href: string }) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer" className={`prose-link ${className}`}>
      {children}
      <span className="sr-only"> (öppnas i en ny flik)</span>
    </a>
  );
}
