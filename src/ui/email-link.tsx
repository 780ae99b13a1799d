/** A mailto link. The address stays on one line where it has room, with the full stop after it. */
export function EmailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="prose-link wrap-anywhere">
      {address}
    </a>
  );
}
