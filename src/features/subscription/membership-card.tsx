import { type ReactNode, useState } from "react";
import { formatDate } from "@/lib/format.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Link } from "@/ui/link.tsx";
import { TitledPanel } from "@/ui/titled-panel.tsx";
import { membershipName } from "./subscription.ts";
import { useSubscription } from "./use-subscription.ts";

interface MembershipCardProps {
  readonly userId: string;
  /** When the account was created, ISO 8601. */
  readonly createdAt: string;
}

/** The user's plan, and when the account was created. */
export function MembershipCard({ userId, createdAt }: MembershipCardProps) {
  const { subscription, isChecking, checkAgain } = useSubscription(userId);
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
    <TitledPanel heading="Kontostatus" tone="pine">
      <dl className="grid gap-y-1.5">
        <Row term="Medlemskap">{subscription ? membershipName(subscription) : unknown}</Row>
        <Row term="Status">
          {subscription ? (subscription.isSubscribed ? "Aktiv" : "Inaktiv") : unknown}
        </Row>
        {subscription?.isSubscribed && subscription.end && (
          <Row term={subscription.renews ? "Nästa betalning" : "Gäller till"}>
            {formatDate(subscription.end)}
          </Row>
        )}
        <Row term="Registrerad">{formatDate(new Date(createdAt))}</Row>
      </dl>
      <div className="mt-5 grid justify-items-start gap-3">
        <BusyButton variant="quiet" isBusy={isChecking} onClick={update}>
          Uppdatera status
        </BusyButton>
        <Link to="/premium" className="prose-link">
          {subscription?.isSubscribed ? "Hantera prenumeration" : "Läs om Premium"}
        </Link>
      </div>
      <p role="status" className="mt-2 text-sm">
        {outcome}
      </p>
    </TitledPanel>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-2 border-b border-dashed border-ink/20 py-1.5">
      <dt>{term}</dt>
      <dd className="grow text-right font-semibold">{children}</dd>
    </div>
  );
}
