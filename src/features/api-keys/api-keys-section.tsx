import { useLayoutEffect, useRef, useState } from "react";
import { API_LIMITS } from "@/config/limits.ts";
import { describeAccountError } from "@/lib/describe-error.ts";
import { formatCount } from "@/lib/format.ts";
import { Button, LinkButton } from "@/ui/button.tsx";
import { Link } from "@/ui/link.tsx";
import { TitledPanel } from "@/ui/titled-panel.tsx";
import { KeyList } from "./key-list.tsx";
import { NewKey } from "./new-key.tsx";
import { NewKeyForm } from "./new-key-form.tsx";
import { useApiKeys } from "./use-api-keys.ts";

interface ApiKeysSectionProps {
  readonly userId: string;
  /** Whether the plan has access to the API; undefined until that is known. */
  readonly isEntitled: boolean | undefined;
}

/** Makes, lists and revokes keys to the API. */
export function ApiKeysSection({ userId, isEntitled }: ApiKeysSectionProps) {
  const { data: keys, error, refetch } = useApiKeys(userId);
  const [newKey, setNewKey] = useState<string | null>(null);
  const content = useRef<HTMLDivElement>(null);
  /** Increases each time the focused element is removed; focus then moves to this element. */
  const [departures, setDepartures] = useState(0);
  const depart = () => setDepartures((count) => count + 1);

  useLayoutEffect(() => {
    if (departures > 0) content.current?.focus();
  }, [departures]);

  return (
    <TitledPanel heading="API-nycklar">
      <div ref={content} tabIndex={-1} className="outline-none">
        <p className="max-w-[65ch]">
          Med en nyckel hämtar dina egna program namn och fakta härifrån, upp till{" "}
          {formatCount(API_LIMITS.callsPerDay)}&nbsp;anrop om dygnet.{" "}
          <Link to="/api" className="prose-link">
            Så använder du API:et
          </Link>
        </p>
        {isEntitled === false && <NotEntitled hasKeys={keys !== undefined && keys.length > 0} />}
        {newKey !== null && (
          <NewKey
            key={newKey}
            value={newKey}
            onDone={() => {
              setNewKey(null);
              depart();
            }}
          />
        )}
        {keys !== undefined && keys.length > 0 && (
          <KeyList userId={userId} keys={keys} onRevoked={depart} />
        )}
        {keys === undefined && error && (
          <div className="mt-4 grid justify-items-start gap-3">
            <p role="alert">Dina nycklar kunde inte hämtas. {describeAccountError(error)}</p>
            <Button
              variant="quiet"
              onClick={() => {
                depart();
                void refetch();
              }}
            >
              Försök igen
            </Button>
          </div>
        )}
        {/* Another key would replace the one that is shown, which nobody could read again. */}
        {isEntitled && newKey === null && <NewKeyForm userId={userId} onCreated={setNewKey} />}
      </div>
    </TitledPanel>
  );
}

function NotEntitled({ hasKeys }: { hasKeys: boolean }) {
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <p>
        API-åtkomst ingår inte i din plan.
        {hasKeys && " Dina nycklar finns kvar och fungerar igen när planen har API-åtkomst."}
      </p>
      <LinkButton to="/premium" variant="quiet">
        Se Premium
      </LinkButton>
    </div>
  );
}
