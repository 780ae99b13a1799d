import { type ReactNode, useState } from "react";
import { formatCount, formatQuantity } from "@/lib/format.ts";
import { Dialog } from "@/ui/dialog.tsx";
import { LinkSharing } from "@/ui/link-sharing.tsx";
import type { PageFavorites } from "../late-favorites.ts";
import { addressCarrying, keptNames } from "./carried-names.ts";

export interface SendDialogProps {
  /** Reads the secrets of the visitor's rooms; missing where they are not offered. */
  readonly readRooms?: (() => readonly string[]) | undefined;
  readonly onClose: () => void;
}

/** The link with the visitor's names, and its code. */
export default function SendDialog({ readRooms, onClose }: SendDialogProps) {
  const [kept] = useState(keptNames);
  const [rooms] = useState(() => readRooms?.() ?? []);
  const [takesHidden, setTakesHidden] = useState(false);
  const [takesRooms, setTakesRooms] = useState(false);
  const hiddenCount = countNames(kept.hidden);
  const address = addressCarrying(
    {
      favorites: kept.favorites,
      hidden: takesHidden ? kept.hidden : [],
      rooms: takesRooms ? rooms : [],
    },
    window.location.origin,
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Skicka listan till dig själv"
      description={`Länken har dina ${formatQuantity(countNames(kept.favorites), "favorit", "favoriter")}. Öppna den i en annan telefon eller dator, eller spara den: då har du namnen även om webbläsaren skulle glömma dem.`}
    >
      <div className="mb-4 empty:hidden">
        {hiddenCount > 0 && (
          <Choice isChosen={takesHidden} onChange={setTakesHidden}>
            Ta med {formatCount(hiddenCount)}&nbsp;namn som du har dolt
          </Choice>
        )}
        {rooms.length > 0 && (
          <Choice isChosen={takesRooms} onChange={setTakesRooms}>
            Ta med {rooms.length === 1 ? "ditt rum" : `dina ${formatCount(rooms.length)}\u00a0rum`}{" "}
            i Välj tillsammans
          </Choice>
        )}
        {takesRooms && (
          <p role="status" className="rounded-control bg-honey-tint p-3 text-sm">
            Då öppnar länken också rummet, och den som har länken kan svara i ditt namn. Skicka den
            bara till dig själv.
          </p>
        )}
      </div>
      <LinkSharing
        address={address}
        hint="Namnen står i själva länken, efter tecknet #, och skickas inte till oss."
        subject="Mina namn från Namnfynd"
      />
    </Dialog>
  );
}

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
  readonly children: ReactNode;
}

function Choice({ isChosen, onChange, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-falu"
      />
      <span>{children}</span>
    </label>
  );
}

function countNames(pages: readonly PageFavorites[]): number {
  return pages.reduce((sum, { names }) => sum + names.length, 0);
}
