import { addressWithNames, type SharedDetails } from "@/name-parts/links/shared-names-address.ts";
import { Button } from "@/ui/button.tsx";
import { shareAddress } from "@/ui/share-address.ts";

interface ShareButtonProps {
  /** The names at a press. */
  readonly names: () => readonly string[];
  /** What the page shows of names besides what follows from them. */
  readonly detailsOf?: SharedDetails | undefined;
}

/** Shares names with the page and its filters. */
export function ShareButton({ names, detailsOf }: ShareButtonProps) {
  return (
    <Button
      variant="quiet"
      onClick={() => shareAddress(addressWithNames(window.location.href, names(), detailsOf))}
    >
      Dela
    </Button>
  );
}
