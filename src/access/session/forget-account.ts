import { forgetInput } from "@/lib/kept-input.ts";
import { clearPendingSubscription } from "@/lib/pending-subscription.ts";
import { clearSecurityLog } from "@/lib/security-log.ts";
import { removeStoredSession } from "@/lib/stored-session.ts";
import { forgetPendingFavorites } from "@/saved/favorites/pending-favorites.ts";

/** Removes a deleted account from this browser, except favourites, which need no account. */
export function forgetAccount(): void {
  clearSecurityLog();
  clearPendingSubscription();
  forgetPendingFavorites();
  forgetInput();
  removeStoredSession();
}
