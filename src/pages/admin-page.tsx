import { useEffect } from "react";
import { AccountGate } from "@/access/session/account-gate.tsx";
import { LogOutButton } from "@/access/session/log-out-button.tsx";
import type { SessionUser } from "@/access/session/session-store.ts";
import { PlanChanges } from "@/features/admin/plan-features/plan-changes.tsx";
import { PlanMatrix } from "@/features/admin/plan-features/plan-matrix.tsx";
import { Reports } from "@/features/admin/reports/reports.tsx";
import { useAdminState } from "@/features/admin/use-admin-state.ts";
import { WaitingPage } from "@/ui/notice-page.tsx";
import { PageHeading } from "@/ui/page-heading.tsx";
import { Redirect } from "@/ui/redirect.tsx";
import { showError } from "@/ui/toast-store.ts";

const HEADING = "Administration";

/** /admin */
export default function AdminPage() {
  return <AccountGate heading={HEADING}>{(user) => <AdminGate user={user} />}</AccountGate>;
}

function AdminGate({ user }: { user: SessionUser }) {
  const state = useAdminState(user.id);
  useEffect(() => {
    if (state === "no") showError("Du har inte administratörsbehörighet", "Åtkomst nekad");
  }, [state]);
  if (state === "unknown") {
    return <WaitingPage heading={HEADING} text="Ett ögonblick, vi kontrollerar din behörighet …" />;
  }
  return state === "yes" ? <Dashboard user={user} /> : <Redirect to="/" />;
}

function Dashboard({ user }: { user: SessionUser }) {
  return (
    <div className="pt-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <PageHeading>{HEADING}</PageHeading>
          <p className="mt-2 wrap-anywhere text-ink-soft">
            Inloggad som <strong>{user.email}</strong>
          </p>
        </div>
        <LogOutButton />
      </div>
      <Reports userId={user.id} />
      <div role="tablist" aria-label="Administration" className="mt-8 border-b border-line">
        <button
          type="button"
          role="tab"
          id="flik-funktioner"
          aria-selected="true"
          aria-controls="panel-funktioner"
          className="border-b-3 border-falu px-1 py-2.5 font-semibold"
        >
          Funktioner &amp; Planer
        </button>
      </div>
      <div role="tabpanel" id="panel-funktioner" aria-labelledby="flik-funktioner" className="mt-6">
        <h2 className="sr-only">Funktioner &amp; Planer</h2>
        <PlanMatrix userId={user.id} />
        <PlanChanges userId={user.id} />
      </div>
    </div>
  );
}
