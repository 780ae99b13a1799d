import { addressWithNames } from "@/name-parts/links/shared-names-address.ts";
import { Button } from "@/ui/button.tsx";
import { shareAddress } from "@/ui/share-address.ts";

/** Shares names with the page and its filters. */
export function ShareButton({ names }: { names: readonly string[] }) {
  return (
    <Button
      variant="quiet"
      onClick={() => shareAddress(addressWithNames(window.location.href, names))}
    >
      Dela
    </Button>
  );
}
