import { useState } from "react";
import { formatCount } from "@/lib/format-count.ts";
import { formatQuantity } from "@/lib/format-quantity.ts";
import type { PageFavorites } from "@/name-ui/favorites/late-favorites.ts";
import { Dialog } from "@/ui/dialog.tsx";
import { LinkSharing } from "@/ui/link-sharing.tsx";
import { addressCarrying, keptNames } from "./carried-names.ts";

export interface SendDialogProps {
  readonly onClose: () => void;
}

/** The link with the visitor's names, and its code. */
export default function SendDialog({ onClose }: SendDialogProps) {
  const [kept] = useState(keptNames);
  const [takesHidden, setTakesHidden] = useState(false);
  const hiddenCount = countNames(kept.hidden);
  const address = addressCarrying(
    { favorites: kept.favorites, hidden: takesHidden ? kept.hidden : [] },
    window.location.origin,
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Skicka listan till dig själv"
      description={`Länken har dina ${formatQuantity(countNames(kept.favorites), "favorit", "favoriter")}. Öppna den i en annan telefon eller dator, eller spara den: då har du namnen även om webbläsaren skulle glömma dem.`}
    >
      {hiddenCount > 0 && (
        <label className="mb-4 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={takesHidden}
            onChange={({ target }) => setTakesHidden(target.checked)}
            className="size-5 accent-falu"
          />
          Ta med {formatCount(hiddenCount)}&nbsp;namn som du har dolt
        </label>
      )}
      <LinkSharing
        address={address}
        hint="Namnen står i själva länken, efter tecknet #, och skickas inte till oss."
        subject="Mina namn från Namnfynd"
      />
    </Dialog>
  );
}

function countNames(pages: readonly PageFavorites[]): number {
  return pages.reduce((sum, { names }) => sum + names.length, 0);
}
