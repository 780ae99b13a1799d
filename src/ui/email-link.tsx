interface EmailLinkProps {
  readonly address: string;
  readonly className?: string;
}

/** A mailto link. On a narrow page a long address breaks after its at sign, or where it must. */
export function EmailLink({ address, className = "" }: EmailLinkProps) {
  const [mailbox, domain] = address.split("@");
  return (
    <a
      href={`mailto:${address}`}
      className={`prose-link inline-block max-w-full wrap-anywhere ${className}`}
    >
      {mailbox}@<wbr />
      {domain}
    </a>
  );
}
