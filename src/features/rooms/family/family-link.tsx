import { useStore } from "@nanostores/react";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { ROOM_LIMITS } from "@/config/room-limits.ts";
import { formatQuantity } from "@/lib/format.ts";
import { queryClient } from "@/lib/query-client.ts";
import { joinWords } from "@/names/form/join-words.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import { showError } from "@/ui/toast-store.ts";
import { usePending } from "@/ui/use-pending.ts";
import { describeRoomError } from "../describe-room-error.ts";
import { roomAddress } from "../room-links.ts";
import { keptRooms } from "../room-store.ts";
import { closeFamily, type DeciderRoom, fetchLink } from "../rooms-api.ts";

// It draws a code, with a library that only a link needs.
const LinkSharing = lazyWithFallback(
  async () => ({ default: (await import("@/ui/link-sharing.tsx")).LinkSharing }),
  ({ address }) => <p className="wrap-anywhere">{address}</p>,
);

interface FamilyLinkProps {
  /** Of the member. */
  readonly secret: string;
  readonly family: NonNullable<DeciderRoom["family"]>;
  readonly onClosed: () => void;
}

/** The link for the family, and the way to close it. */
export function FamilyLink({ secret, family, onClosed }: FamilyLinkProps) {
  const { isPending, run } = usePending();

  async function close() {
    try {
      await closeFamily(secret);
    } catch (error) {
      console.warn("The link for the family cannot be closed", error);
      showError(`Länken är inte stängd. ${describeRoomError(error)}`);
      return;
    }
    onClosed();
  }

  if (!family.isOpen) {
    return (
      <p className="mt-2">
        Länken är stängd. Gästerna ser inte namnen längre, men deras svar finns kvar hos er.
      </p>
    );
  }
  return (
    <div className="mt-2 grid justify-items-start gap-4">
      <p className="max-w-[62ch]">
        Ni frågar om <span translate="no">{joinWords(family.names)}</span>.{" "}
        {family.guests === 0
          ? "Ingen har öppnat länken än."
          : `${formatQuantity(family.guests, "person är", "personer är")} med.`}
      </p>
      <OpenLink secret={secret} />
      <BusyButton variant="quiet" isBusy={isPending} onClick={() => void run(close)}>
        Stäng länken
      </BusyButton>
    </div>
  );
}

function OpenLink({ secret }: { secret: string }) {
  const kept = useStore(keptRooms).find((room) => room.secret === secret);
  const invitation = kept?.familyInvitation ?? null;
  // The other may have made a new link since.
  const { data: isCurrent } = useQuery(
    {
      queryKey: ["family-link", invitation],
      queryFn: async ({ signal }) =>
        invitation !== null && (await fetchLink(invitation, signal))?.kind === "family",
    },
    queryClient,
  );
  if (invitation === null || isCurrent === false) {
    return (
      <p className="max-w-[62ch] text-ink-soft">
        Länken är skapad i en annan webbläsare och finns bara där. Vill du ha en egen väljer du
        namnen här igen. Då slutar den gamla att gälla.
      </p>
    );
  }
  return (
    <Suspense>
      <LinkSharing
        address={roomAddress({ kind: "family", secret: invitation }, window.location.origin)}
        hint={`Alla som har länken kan vara med, högst ${ROOM_LIMITS.guests}\u00a0personer. De ser bara namnen.`}
        subject="Vilka namn gillar du?"
      />
    </Suspense>
  );
}
