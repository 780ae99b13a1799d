import { useState } from "react";
import { describeAccountError } from "@/lib/describe-error.ts";
import { formatDate } from "@/lib/format.ts";
import { queryClient } from "@/lib/query-client.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import { usePending } from "@/ui/use-pending.ts";
import { type ApiKey, revokeApiKey } from "./api-keys-api.ts";
import { apiKeysQuery } from "./use-api-keys.ts";

interface KeyListProps {
  readonly userId: string;
  readonly keys: readonly ApiKey[];
  readonly onRevoked: () => void;
}

/** The user's keys, each with its latest use and the way to revoke it. */
export function KeyList({ userId, keys, onRevoked }: KeyListProps) {
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const { isPending, run } = usePending();

  async function revoke({ id }: ApiKey) {
    try {
      await revokeApiKey(id);
    } catch (error) {
      showError(`Nyckeln är inte återkallad. ${describeAccountError(error)}`);
      return;
    }
    queryClient.setQueryData(apiKeysQuery(userId).queryKey, (known) =>
      known?.filter((key) => key.id !== id),
    );
    setRevoking(null);
    onRevoked();
    showSuccess("Nyckeln är återkallad");
  }

  return (
    <>
      <ul aria-label="Dina API-nycklar" className="mt-4 divide-y divide-line border-y border-line">
        {keys.map((key) => (
          <li key={key.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 grow basis-60">
              <p className="font-semibold wrap-anywhere">{key.name}</p>
              <p className="text-sm text-ink-soft">
                <code>{key.prefix}…</code> · skapad {formatDate(new Date(key.created_at))} ·{" "}
                {key.last_used_at === null
                  ? "aldrig använd"
                  : `användes senast ${formatDate(new Date(key.last_used_at))}`}
                {key.expires_at !== null && ` · ${describeEnd(new Date(key.expires_at))}`}
              </p>
            </div>
            <Button
              variant="quiet"
              aria-label={`Återkalla nyckeln ${key.name}`}
              onClick={() => setRevoking(key)}
            >
              Återkalla
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={revoking !== null}
        onClose={() => {
          if (!isPending) setRevoking(null);
        }}
        title="Återkalla nyckeln?"
        description={`Program som använder ”${revoking?.name ?? ""}” får inga svar längre. Det går inte att ångra.`}
      >
        <div className="flex flex-wrap gap-3">
          <BusyButton
            isBusy={isPending}
            onClick={() => {
              if (revoking) void run(() => revoke(revoking));
            }}
          >
            Återkalla nyckeln
          </BusyButton>
          <Button
            variant="quiet"
            onClick={() => {
              if (!isPending) setRevoking(null);
            }}
          >
            Avbryt
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function describeEnd(end: Date): string {
  return `${end > new Date() ? "gäller till" : "slutade gälla"} ${formatDate(end)}`;
}
