interface EmailLinkProps {
  readonly address: string;
  readonly className?: string;
}

/** An e-mail address to write to; a long one breaks rather than widens a narrow page. */
export function EmailLink({ address, className = "" }: EmailLinkProps) {
  return (
    <a href={`mailto:${address}`} className={`prose-link wrap-anywhere ${className}`}>
      {address}
    </a>
  );
}
