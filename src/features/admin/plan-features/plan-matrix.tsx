import { useEffect } from "react";
import type { PlanFeature } from "@/access/entitlement/plan-features-api.ts";
import { usePlanFeatures } from "@/access/entitlement/use-plan-features.ts";
import { COLUMN_NAMES, COLUMNS } from "@/config/commerce.ts";
import { Button } from "@/ui/button.tsx";
import { Panel } from "@/ui/panel.tsx";
import { SlowNote } from "@/ui/slow-note.tsx";
import { Switch } from "@/ui/switch.tsx";
import { showError } from "@/ui/toast-store.ts";
import { useSwitchFeature } from "./use-switch-feature.ts";

/** Every feature, with a switch for each column. */
export function PlanMatrix({ userId }: { userId: string }) {
  const { data: matrix, isError, refetch } = usePlanFeatures();
  useEffect(() => {
    if (isError) showError("Kunde inte ladda data");
  }, [isError]);

  if (matrix) {
    return (
      <ul className="grid gap-4">
        {matrix.map((feature) => (
          <FeatureRow key={feature.id} userId={userId} feature={feature} />
        ))}
      </ul>
    );
  }
  if (!isError) {
    return (
      <>
        <p className="text-ink-soft">Laddar...</p>
        <SlowNote />
      </>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p>Kunde inte ladda data.</p>
      <Button onClick={() => refetch()}>Försök igen</Button>
    </div>
  );
}

interface FeatureRowProps {
  readonly userId: string;
  readonly feature: PlanFeature;
}

function FeatureRow({ userId, feature }: FeatureRowProps) {
  const { mutate } = useSwitchFeature(userId);
  return (
    <li>
      <Panel
        aria-labelledby={feature.id}
        className="grid gap-x-8 gap-y-4 lg:grid-cols-[1fr_auto] lg:items-center"
      >
        <div>
          <h3 id={feature.id}>{feature.feature_name}</h3>
          <p className="text-ink-soft">{feature.description}</p>
        </div>
        <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
          {COLUMNS.map((column) => {
            const isOn = feature[column];
            const label = COLUMN_NAMES[column];
            return (
              <li key={column} className="flex flex-wrap items-center gap-x-3">
                <Switch
                  isOn={isOn}
                  label={`${feature.feature_name} i ${label}`}
                  onChange={(next) => mutate({ id: feature.id, column, isOn: next })}
                />
                <div className="w-24">
                  <span className="block font-semibold">{label}</span>
                  <span className={`text-sm ${isOn ? "text-pine" : "text-ink-soft"}`}>
                    {isOn ? "Aktiverad" : "Inaktiverad"}
                  </span>
                </div>
              </li>
            );
          })}
        </ul>
      </Panel>
    </li>
  );
}
