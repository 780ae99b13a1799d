import { useMutation } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import { type Plan, type PlanFeature, setPlanFeature } from "./plan-features-api.ts";
import { PLAN_FEATURES_KEY } from "./use-plan-features.ts";

interface FeatureSwitch {
  readonly id: string;
  readonly plan: Plan;
  readonly isOn: boolean;
}

/** Switches a feature of a plan: shown at once, taken back should the backend refuse. */
export function useSwitchFeature() {
  return useMutation(
    {
      mutationFn: ({ id, plan, isOn }: FeatureSwitch) => setPlanFeature(id, plan, isOn),
      // One after the other, so that a late answer never undoes a later press.
      scope: { id: "plan-features" },
      async onMutate(change: FeatureSwitch) {
        await queryClient.cancelQueries({ queryKey: PLAN_FEATURES_KEY });
        put(change);
      },
      onSuccess: () => showSuccess("Funktionen har uppdaterats", "Uppdaterat"),
      onError(error, change) {
        console.error("The feature cannot be switched", error);
        put({ ...change, isOn: !change.isOn });
        showError("Kunde inte uppdatera funktionen");
      },
      onSettled: () => queryClient.invalidateQueries({ queryKey: PLAN_FEATURES_KEY }),
    },
    queryClient,
  );
}

/** Shows a switch in its new position. */
function put({ id, plan, isOn }: FeatureSwitch): void {
  queryClient.setQueryData<readonly PlanFeature[]>(PLAN_FEATURES_KEY, (matrix) =>
    matrix?.map((feature) => (feature.id === id ? { ...feature, [plan]: isOn } : feature)),
  );
}
