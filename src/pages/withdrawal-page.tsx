import { Suspense } from "react";
import { useSession } from "@/access/session/session-store.ts";
import {
  GUARANTEE_DAYS,
  GUARANTEE_REFUND_WORKING_DAYS,
  WITHDRAWAL_DAYS,
  WITHDRAWAL_REFUND_DAYS,
} from "@/config/commerce.ts";
import { site } from "@/config/site.ts";
import { OperatorDetails } from "@/content/legal/operator-details.tsx";
import { WithdrawalForm } from "@/content/legal/withdrawal-form.tsx";
import { VisitorNotice } from "@/features/withdrawal/visitor-notice.tsx";
import { backendAddress } from "@/lib/env.ts";
import { formatDuration } from "@/lib/format.ts";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { EmailLink } from "@/ui/email-link.tsx";
import { lazyPage } from "@/ui/lazy.tsx";
import { MarkedList } from "@/ui/lists.tsx";
import { OfflineNote } from "@/ui/offline-note.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";
import { Section } from "@/ui/section.tsx";
import { SlowNote } from "@/ui/slow-note.tsx";

const OwnContracts = lazyPage(() => import("@/features/withdrawal/own-contracts.tsx"));

const WAYS = [
  {
    heading: `Dag 1–${WITHDRAWAL_DAYS}: ångerrätten`,
    text: `Lagen ger dig rätt att ångra köpet inom ${formatDuration(WITHDRAWAL_DAYS, "day")}. Köpdagen räknas inte, och slutar tiden på en helg gäller den till nästa vardag. Vi avslutar avtalet och betalar tillbaka hela beloppet inom ${formatDuration(WITHDRAWAL_REFUND_DAYS, "day")}.`,
  },
  {
    heading: `Till dag ${GUARANTEE_DAYS}: vår garanti`,
    text: `Garantin är vår egen och gäller från köpet, alltså även när ångerrätten har gått ut. Skriv till ${site.supportEmail}, så får du pengarna tillbaka inom ${GUARANTEE_REFUND_WORKING_DAYS.from}\u2060–\u2060${GUARANTEE_REFUND_WORKING_DAYS.to}\u00a0arbetsdagar.`,
  },
  {
    heading: "När du vill: säg upp",
    text: "Med knappen ”Hantera prenumeration” på Mitt konto eller på sidan Premium. Då dras inget mer, och du har kvar det du har betalat för till periodens slut.",
  },
] as const;

/** /angra */
export default function WithdrawalPage() {
  return (
    <>
      <Breadcrumbs trail={[{ to: "/", label: "Hem" }]} current="Ångra avtalet" />
      <PageHeading>Ångra avtalet</PageHeading>
      <Lead>
        Har du köpt något av oss kan du ångra dig inom {formatDuration(WITHDRAWAL_DAYS, "day")} och
        få pengarna tillbaka. Du behöver inte säga varför.
      </Lead>
      <OfflineNote
        className="mt-5"
        text="Du är offline. För att skicka anmälan behöver du vara uppkopplad."
      />
      <div className="mt-8">
        <Withdrawal />
      </div>
      <Section heading="Tre sätt att avsluta" className="mt-14">
        <MarkedList items={WAYS} className="lg:grid-cols-3" />
      </Section>
      <Section
        heading="Standardblankett"
        intro="Du kan också ångra dig med den här blanketten, eller med egna ord. Kopiera texten, fyll i den och skicka den till oss."
        className="mt-14 max-w-[46rem]"
      >
        <WithdrawalForm />
      </Section>
      <Section heading="Vem du har avtal med" className="mt-14 max-w-[46rem]">
        <OperatorDetails />
      </Section>
    </>
  );
}

function Withdrawal() {
  const session = useSession();
  if (!backendAddress) {
    return (
      <p className="max-w-[62ch]">
        Den här sajten säljer inget just nu. Har du ändå ett avtal med oss, mejla blanketten här
        nedanför till <EmailLink address={site.supportEmail} />.
      </p>
    );
  }
  // Without a session the form works all the same.
  if (session.status === "signed-out" || session.status === "unreachable") return <VisitorNotice />;
  if (session.status === "restoring") return <Loading />;
  const { user } = session;
  return (
    <Suspense fallback={<Loading />}>
      <OwnContracts key={user.id} user={user} onRefunded={() => void updatePlan(user.id)} />
    </Suspense>
  );
}

async function updatePlan(userId: string) {
  const { invalidateSubscription } = await import("@/features/subscription/use-subscription.ts");
  await invalidateSubscription(userId);
}

function Loading() {
  return (
    <div className="min-h-60">
      <p className="text-ink-soft">Ett ögonblick, vi hämtar ditt konto …</p>
      <SlowNote />
    </div>
  );
}
