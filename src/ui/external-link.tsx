import type { ReactNode } from "react";

interface ExternalLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to another site. It opens in a new tab, which screen readers announce. */
export function ExternalLink({ href, className = "", children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={`prose-link ${className}`}>
      {children}
      <span className="sr-only"> (öppnas i en ny flik)</span>
    </a>
  );
}
