import { useLayoutEffect, useRef, useState } from "react";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import { usePending } from "@/ui/use-pending.ts";
import { describeRoomError } from "../describe-room-error.ts";
import { type GuestAnswers, removeGuest } from "../rooms-api.ts";

interface GuestsProps {
  /** Of the member. */
  readonly secret: string;
  readonly guests: readonly GuestAnswers[];
  /** A guest is gone. */
  readonly onRemoved: () => void;
}

/** Who has opened the link, and the way to remove them. */
export function Guests({ secret, guests, onRemoved }: GuestsProps) {
  const [removed, setRemoved] = useState<GuestAnswers | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const count = useRef(guests.length);

  useLayoutEffect(() => {
    // Focus would be lost with the button of the one who is gone.
    if (guests.length < count.current) heading.current?.focus({ preventScroll: true });
    count.current = guests.length;
  }, [guests.length]);

  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        Gäster
      </h3>
      <ul aria-label="Gäster" className="mt-2 divide-y divide-line">
        {guests.map((guest) => (
          <li key={guest.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 grow wrap-anywhere">
              {guest.name}
              <span className="block text-sm text-ink-soft empty:hidden">{statusOf(guest)}</span>
            </span>
            <Button
              variant="quiet"
              aria-label={`Ta bort ${guest.name}`}
              onClick={() => setRemoved(guest)}
            >
              Ta bort
            </Button>
          </li>
        ))}
      </ul>
      {removed && (
        <RemoveDialog
          secret={secret}
          guest={removed}
          onClose={() => setRemoved(null)}
          onRemoved={() => {
            setRemoved(null);
            onRemoved();
          }}
        />
      )}
    </div>
  );
}

function statusOf({ hasEnded, hearts, greeting }: GuestAnswers): string {
  const isSilent = hearts.length === 0 && greeting === null;
  if (hasEnded) return "Kan inte se namnen eller svara längre: länken är stängd eller utbytt.";
  return isSilent ? "Har inte svarat än." : "";
}

interface RemoveDialogProps {
  readonly secret: string;
  readonly guest: GuestAnswers;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

function RemoveDialog({ secret, guest: { id, name }, onClose, onRemoved }: RemoveDialogProps) {
  const { isPending, run } = usePending();

  async function remove() {
    try {
      await removeGuest(secret, id);
    } catch (error) {
      console.warn("The guest cannot be removed", error);
      showError(`${name} är inte borttagen. ${describeRoomError(error)}`);
      return;
    }
    showSuccess(`${name} är borttagen`);
    onRemoved();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Ta bort ${name}?`}
      description={`Hjärtan och hälsning från ${name} försvinner, och ${name} ser inte namnen längre. Den som har en öppen länk kan gå med igen: stäng den om du inte vill det. Det går inte att ångra.`}
    >
      <div className="flex flex-wrap gap-3">
        <BusyButton isBusy={isPending} onClick={() => void run(remove)}>
          Ta bort
        </BusyButton>
        <Button variant="quiet" onClick={onClose}>
          Avbryt
        </Button>
      </div>
    </Dialog>
  );
}
