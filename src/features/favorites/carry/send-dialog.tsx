import { Copy, Mail, Share2 } from "lucide";
import encodeQR from "qr";
import { useState } from "react";
import { formatCount } from "@/lib/format-count.ts";
import { formatQuantity } from "@/lib/format-quantity.ts";
import type { PageFavorites } from "@/name-ui/favorites/late-favorites.ts";
import { Button } from "@/ui/button.tsx";
import { copyWithToast } from "@/ui/copy-with-toast.ts";
import { Dialog } from "@/ui/dialog.tsx";
import { Icon } from "@/ui/icon.tsx";
import { shareAddress } from "@/ui/share-address.ts";
import { TextField } from "@/ui/text-field.tsx";
import { addressCarrying, keptNames } from "./carried-names.ts";

/** Longest address in a code, in characters: a denser one is hard to read with a phone. */
const CODE_MAX_LENGTH = 1000;

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
  const subject = "Mina namn från Namnfynd";
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Skicka listan till dig själv"
      description={`Länken har dina ${formatQuantity(countNames(kept.favorites), "favorit", "favoriter")}. Öppna den i en annan telefon eller dator, eller spara den: då har du namnen även om webbläsaren skulle glömma dem.`}
    >
      <div className="grid justify-items-start gap-4">
        {hiddenCount > 0 && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={takesHidden}
              onChange={({ target }) => setTakesHidden(target.checked)}
              className="size-5 accent-falu"
            />
            Ta med {formatCount(hiddenCount)}&nbsp;namn som du har dolt
          </label>
        )}
        {address.length <= CODE_MAX_LENGTH ? (
          <Code text={address} />
        ) : (
          <p className="text-sm text-ink-soft">
            Namnen är för många för en QR-kod som går att läsa. Använd länken.
          </p>
        )}
        <div className="w-full">
          <TextField
            label="Länken"
            readOnly
            value={address}
            onChange={() => {}}
            onFocus={({ target }) => target.select()}
            hint="Namnen står i själva länken, efter tecknet #, och skickas inte till oss."
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => copyLink(address)}>
            <Icon icon={Copy} className="size-5" />
            Kopiera länken
          </Button>
          {"share" in navigator && (
            <Button variant="quiet" onClick={() => shareAddress(address)}>
              <Icon icon={Share2} className="size-5" />
              Dela
            </Button>
          )}
          <a
            className="button button-quiet"
            href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(address)}`}
          >
            <Icon icon={Mail} className="size-5" />
            Mejla
          </a>
        </div>
      </div>
    </Dialog>
  );
}

function copyLink(address: string): Promise<void> {
  return copyWithToast(address, "Länk kopierad!", "Markera länken och kopiera själv.");
}

/** A QR code, dark on light in either theme: many readers know nothing else. */
function Code({ text }: { text: string }) {
  const rows = encodeQR(text, "raw", { ecc: "low", border: 4 });
  const path = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label="QR-kod med länken"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="w-full max-w-64 rounded-control bg-white text-black"
    >
      <path d={path.join("")} fill="currentColor" />
    </svg>
  );
}

function countNames(pages: readonly PageFavorites[]): number {
  return pages.reduce((sum, { names }) => sum + names.length, 0);
}
