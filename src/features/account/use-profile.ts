import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import { fetchProfile, type Profile, saveProfile } from "./account-api.ts";

function profileOf(userId: string) {
  return queryOptions({
    queryKey: ["profile", userId],
    queryFn: () => fetchProfile(userId),
    // Read anew at each visit, and never while it is being edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The user's profile. */
export function useProfile(userId: string) {
  return useQuery(profileOf(userId), queryClient);
}

/** Stores the user's profile, and says how it went, even to who has left the page meanwhile. */
export function useSaveProfile(userId: string, describeError: (error: unknown) => string) {
  return useMutation(
    {
      mutationFn: (profile: Profile) => saveProfile(userId, profile),
      onSuccess: (_, profile) => {
        queryClient.setQueryData(profileOf(userId).queryKey, profile);
        showSuccess("Profil uppdaterad");
      },
      onError: (error) => showError(describeError(error)),
    },
    queryClient,
  );
}
