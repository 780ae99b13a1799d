import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { fetchSubscription, type Subscription } from "./subscription-api.ts";

function subscriptionOf(userId: string) {
  return queryOptions({
    queryKey: ["subscription", userId],
    queryFn: ({ signal }) =>
      fetchSubscription(userId, signal).catch((error: unknown) => {
        // Silent by SPEC section 8: nothing is known of the subscription then.
        if (!signal.aborted) console.error("The subscription cannot be checked", error);
        throw error;
      }),
    // Asked once a sign-in, and when the user asks for it.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

interface SubscriptionOptions {
  /** Whether to ask anew when the window is looked at again: after a visit to the payment pages. */
  readonly isWatched?: boolean;
}

/** The user's subscription, shared by all who ask; null while it is unknown. */
export function useSubscription(userId: string, { isWatched = false }: SubscriptionOptions = {}) {
  const { data, isPending, isFetching, refetch } = useQuery(
    { ...subscriptionOf(userId), refetchOnWindowFocus: isWatched && "always" },
    queryClient,
  );
  const subscription: Subscription | null = data ?? null;
  return { subscription, isFirstCheck: isPending, isChecking: isFetching, checkAgain: refetch };
}
