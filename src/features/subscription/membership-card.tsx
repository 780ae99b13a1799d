import { type ReactNode, useState } from "react";
import { formatDate } from "@/lib/format.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Link } from "@/ui/link.tsx";
import { TitledPanel } from "@/ui/titled-panel.tsx";
import { PortalButton } from "./portal-button.tsx";
import { describeProblem, PROBLEM_NAMES } from "./problem.ts";
import type { Subscription } from "./subscription.ts";
import { useSubscription } from "./use-subscription.ts";

interface MembershipCardProps {
  readonly userId: string;
  /** When the account was created, ISO 8601. */
  readonly createdAt: string;
}

/** The user's plan, and when the account was created. */
export function MembershipCard({ userId, createdAt }: MembershipCardProps) {
  const { subscription, isChecking, checkAgain } = useSubscription(userId, {
    refetchOnFocus: true,
  });
  const [outcome, setOutcome] = useState<string | null>(null);

  async function update() {
    setOutcome(null);
    const { isError } = await checkAgain();
    setOutcome(
      isError
        ? "Statusen kunde inte uppdateras. Kontrollera nätet och försök igen om en stund."
        : "Statusen är uppdaterad.",
    );
  }

  const unknown = isChecking ? "Hämtas …" : "Okänt just nu";
  return (
    <TitledPanel heading="Kontostatus" tone={subscription?.problem ? "falu" : "pine"}>
      <dl className="grid gap-y-1.5">
        <Row term="Medlemskap">{subscription?.plan ?? unknown}</Row>
        <Row term="Status">{subscription ? statusOf(subscription) : unknown}</Row>
        {subscription && subscription.plan !== "Gratis" && subscription.end && (
          <Row term={isCharged(subscription) ? "Nästa betalning" : "Gäller till"}>
            {formatDate(subscription.end)}
          </Row>
        )}
        <Row term="Registrerad">{formatDate(new Date(createdAt))}</Row>
      </dl>
      {subscription?.problem && (
        <p className="mt-4">{describeProblem(subscription.problem, subscription)}</p>
      )}
      <div className="mt-5 grid justify-items-start gap-3">
        {subscription && (subscription.plan !== "Gratis" || subscription.problem) ? (
          <PortalButton subscription={subscription} />
        ) : (
          <Link to="/premium" className="prose-link">
            Läs om Premium
          </Link>
        )}
        <BusyButton variant="quiet" isBusy={isChecking} onClick={update}>
          Uppdatera status
        </BusyButton>
      </div>
      <p role="status" className="mt-2 text-sm">
        {outcome}
      </p>
    </TitledPanel>
  );
}

function statusOf({ plan, problem }: Subscription): string {
  if (problem) return PROBLEM_NAMES[problem];
  return plan === "Gratis" ? "Inaktiv" : "Aktiv";
}

/** Whether its end is the day of the next charge, rather than of the last attempt. */
function isCharged({ renews, problem }: Subscription): boolean {
  return renews && problem === null;
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-2 border-b border-dashed border-ink/20 py-1.5">
      <dt>{term}</dt>
      <dd className="grow text-right font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
