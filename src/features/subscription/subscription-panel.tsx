import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { formatDate } from "@/lib/format.ts";
import { Panel } from "@/ui/panel.tsx";
import { membershipName, type Subscription } from "./subscription.ts";

interface SubscriptionPanelProps {
  readonly subscription: Subscription;
  /** The button to manage it. */
  readonly children: ReactNode;
}

/** An active subscription. */
export function SubscriptionPanel({ subscription, children }: SubscriptionPanelProps) {
  const { end, renews } = subscription;
  return (
    <Panel
      tone="pine"
      aria-labelledby="prenumeration"
      className="grid justify-items-start gap-3 sm:p-8"
    >
      <p className="inline-flex items-center gap-2 rounded-full bg-pine px-3.5 py-1 font-semibold text-ground">
        <BadgeCheck aria-hidden className="size-5" />
        Aktiv prenumeration
      </p>
      <h2 id="prenumeration">Du har {membershipName(subscription)}</h2>
      <p className="text-ink-soft">
        {end ? `${renews ? "Förnyas" : "Gäller till"} ${formatDate(end)}.` : "Gäller tills vidare."}
      </p>
      {children}
    </Panel>
  );
}
