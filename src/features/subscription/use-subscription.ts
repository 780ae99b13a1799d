import { queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Plan } from "@/config/commerce.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { queryClient } from "@/lib/query-client.ts";
import { fetchStoredSubscription, fetchSubscription } from "./subscription-api.ts";

function isRefusal(error: unknown): boolean {
  return error instanceof BackendError && error.failure === "refused";
}

function subscriptionQuery(userId: string) {
  return queryOptions({
    queryKey: ["subscription", userId],
    queryFn: ({ client, queryKey, signal }) =>
      fetchSubscription(userId, signal).catch(async (error: unknown) => {
        if (signal.aborted) throw error;
        console.error("The subscription cannot be checked", error);
        // Somebody who has paid must not be asked to buy because a check has failed.
        if (isRefusal(error)) {
          const stored = await fetchStoredSubscription(userId, signal);
          if (stored && !signal.aborted) client.setQueryData(queryKey, stored);
        }
        throw error;
      }),
    // Fetched once per sign-in, and on the user's request.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Fetches the subscription again wherever it is shown, because something else has changed it. */
export function invalidateSubscription(userId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: subscriptionQuery(userId).queryKey });
}

interface SubscriptionOptions {
  /** Whether to fetch again when the window gets focus, as after a visit to the payment pages. */
  readonly refetchOnFocus?: boolean;
}

/**
 * The user's subscription, as stored when it cannot be checked; null while it is unknown. `plan` is
 * the one whose features the server gives, null until the server has said so.
 */
export function useSubscription(
  userId: string,
  { refetchOnFocus = false }: SubscriptionOptions = {},
) {
  const { data, error, isFetching, refetch } = useQuery(
    { ...subscriptionQuery(userId), refetchOnWindowFocus: refetchOnFocus && "always" },
    queryClient,
  );
  // A check that was refused leaves what is stored, and nothing stored is the free plan.
  const plan: Plan | null = data?.plan ?? (isRefusal(error) ? "Gratis" : null);
  return {
    subscription: data ?? null,
    plan,
    isChecking: isFetching,
    // A check that is under way is shared, rather than aborted and repeated.
    checkAgain: useCallback(() => refetch({ cancelRefetch: false }), [refetch]),
  };
}
