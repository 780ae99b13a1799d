import { useMutation } from "@tanstack/react-query";
import { setPlanFeature } from "@/access/entitlement/plan-features-api.ts";
import { planFeaturesQuery } from "@/access/entitlement/use-plan-features.ts";
import type { Column } from "@/config/commerce.ts";
import { queryClient } from "@/lib/query-client.ts";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import { planChangesQuery } from "./use-plan-changes.ts";

interface FeatureSwitch {
  readonly id: string;
  readonly column: Column;
  readonly isOn: boolean;
}

const { queryKey } = planFeaturesQuery;

/** Switches a feature of a column: an optimistic update, rolled back when the backend refuses. */
export function useSwitchFeature(userId: string) {
  return useMutation(
    {
      mutationFn: ({ id, column, isOn }: FeatureSwitch) => setPlanFeature(id, column, isOn),
      // One call at a time, so that a late answer cannot undo a later click.
      scope: { id: "plan-features" },
      async onMutate(change: FeatureSwitch) {
        await queryClient.cancelQueries({ queryKey });
        patchCache(change);
      },
      onSuccess: () => showSuccess("Funktionen har uppdaterats", "Uppdaterat"),
      onError(error, change) {
        console.error("The feature cannot be switched", error);
        patchCache({ ...change, isOn: !change.isOn });
        showError("Kunde inte uppdatera funktionen");
      },
      onSettled: () =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey }),
          queryClient.invalidateQueries({ queryKey: planChangesQuery(userId).queryKey }),
        ]),
    },
    queryClient,
  );
}

function patchCache({ id, column, isOn }: FeatureSwitch): void {
  queryClient.setQueryData(queryKey, (matrix) =>
    matrix?.map((feature) => (feature.id === id ? { ...feature, [column]: isOn } : feature)),
  );
}
