import { Link as LinkIcon, Lock } from "lucide";
import { useState } from "react";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Icon } from "@/ui/icon.tsx";
import { copyAddress } from "@/ui/share-address.ts";
import type { NameList } from "../name-lists-api.ts";
import { shareLink } from "../share-link.ts";
import { useRenewLink, useSetPublic } from "./use-list-sharing.ts";

interface ListSharingProps {
  readonly list: NameList;
  /** Whether the plan includes name lists; without it a list can only be made private. */
  readonly isEntitled: boolean;
}

/** Who can read a list, with the actions that change it. */
export function ListSharing({ list, isEntitled }: ListSharingProps) {
  const { title, is_public: isPublic } = list;
  const setPublic = useSetPublic(list);
  const [isRenewing, setIsRenewing] = useState(false);
  return (
    <div className="mt-auto border-t border-dashed border-line pt-4 print:hidden">
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        {isPublic ? (
          <Icon icon={LinkIcon} className="size-4 shrink-0" />
        ) : (
          <Icon icon={Lock} className="size-4 shrink-0" />
        )}
        {isPublic ? "Alla som har länken kan läsa listan." : "Bara du ser listan."}
      </p>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {isPublic && (
          <Button
            variant="quiet"
            aria-label={`Kopiera länk till listan ${title}`}
            onClick={() => copyAddress(shareLink(list.share_token))}
          >
            Kopiera länk
          </Button>
        )}
        {(isPublic || isEntitled) && (
          <Button
            variant="quiet"
            aria-label={`${isPublic ? "Gör privat" : "Gör offentlig"}: listan ${title}`}
            onClick={() => setPublic.mutate(!isPublic)}
          >
            {isPublic ? "Gör privat" : "Gör offentlig"}
          </Button>
        )}
        {isPublic && isEntitled && (
          <Button
            variant="quiet"
            aria-label={`Ny länk till listan ${title}`}
            onClick={() => setIsRenewing(true)}
          >
            Ny länk
          </Button>
        )}
      </div>
      <RenewDialog list={list} isOpen={isRenewing} onClose={() => setIsRenewing(false)} />
    </div>
  );
}

interface RenewDialogProps {
  readonly list: NameList;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function RenewDialog({ list, isOpen, onClose }: RenewDialogProps) {
  const { mutate, isPending } = useRenewLink(list);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Byta till en ny länk?"
      description={`Den nuvarande länken till ”${list.title}” slutar fungera direkt, för alla som har fått den.`}
    >
      <div className="flex flex-wrap gap-3">
        <BusyButton isBusy={isPending} onClick={() => mutate(undefined, { onSuccess: onClose })}>
          Skapa ny länk
        </BusyButton>
        <Button variant="quiet" onClick={onClose}>
          Avbryt
        </Button>
      </div>
    </Dialog>
  );
}
