interface EmailLinkProps {
  readonly address: string;
  readonly className?: string;
}

/** A mailto link. A long address breaks rather than overflowing a narrow page. */
export function EmailLink({ address, className = "" }: EmailLinkProps) {
  return (
    <a href={`mailto:${address}`} className={`prose-link wrap-anywhere ${className}`}>
      {address}
    </a>
  );
}
