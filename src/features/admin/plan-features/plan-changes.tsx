import type { PlanChange } from "@/access/entitlement/plan-features-api.ts";
import { usePlanFeatures } from "@/access/entitlement/use-plan-features.ts";
import { COLUMN_NAMES } from "@/config/commerce.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Button } from "@/ui/button.tsx";
import { SlowNote } from "@/ui/slow-note.tsx";
import { usePlanChanges } from "./use-plan-changes.ts";

/** "22 november 2026 kl. 05:14" */
const moments = new Intl.DateTimeFormat("sv-SE", { dateStyle: "long", timeStyle: "short" });

/** Who has switched which feature, latest first. */
export function PlanChanges({ userId }: { userId: string }) {
  const {
    data: changes,
    isError,
    hasNextPage,
    isFetchingNextPage,
    ...query
  } = usePlanChanges(userId);
  const { data: matrix } = usePlanFeatures();

  function nameOf(key: string): string {
    return matrix?.find(({ feature_key }) => feature_key === key)?.feature_name ?? key;
  }

  return (
    <section aria-labelledby="plan-changes" className="mt-12 grid justify-items-start gap-4">
      <h2 id="plan-changes" className="text-lg">
        Ändringar
      </h2>
      {!changes && !isError && (
        <>
          <p className="text-ink-soft">Laddar...</p>
          <SlowNote />
        </>
      )}
      {changes?.length === 0 && <p className="text-ink-soft">Inga ändringar än.</p>}
      {changes && changes.length > 0 && (
        <ul aria-labelledby="plan-changes" className="w-full text-sm">
          {changes.map((change) => (
            <li
              key={change.id}
              className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-[13rem_1fr_auto]"
            >
              <time dateTime={change.changed_at} className="text-ink-soft">
                {moments.format(new Date(change.changed_at))}
              </time>
              <span>
                <strong>
                  {nameOf(change.feature_key)} i {COLUMN_NAMES[`${change.plan}_plan` as const]}
                </strong>{" "}
                {stateName(change.was)} <span aria-hidden>→</span>
                <span className="sr-only">till</span> {stateName(change.became)}
              </span>
              <span className="text-ink-soft">{authorOf(change, userId)}</span>
            </li>
          ))}
        </ul>
      )}
      {isError && (
        <>
          <p>Ändringarna kunde inte hämtas.</p>
          <Button variant="quiet" onClick={() => query.refetch()}>
            Försök igen
          </Button>
        </>
      )}
      {hasNextPage && !isError && (
        <BusyButton
          variant="quiet"
          isBusy={isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Visa fler
        </BusyButton>
      )}
    </section>
  );
}

function stateName(isOn: boolean): string {
  return isOn ? "aktiverad" : "inaktiverad";
}

/** The user is null for a change in the SQL editor, and after the deletion of the account. */
function authorOf({ user_id }: PlanChange, userId: string): string {
  if (user_id === null) return "i databasen, eller av ett raderat konto";
  return user_id === userId ? "av dig" : "av en annan administratör";
}
