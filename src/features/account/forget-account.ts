import { removeStored } from "@/lib/browser-storage.ts";
import { clearPendingSubscription } from "@/lib/pending-subscription.ts";
import { clearSecurityLog } from "@/lib/security-log.ts";
import { SESSION_KEY } from "@/lib/session-key.ts";

/** Takes a deleted account out of this browser; favourites stay, they need no account. */
export function forgetAccount(): void {
  clearSecurityLog();
  clearPendingSubscription();
  try {
    removeStored(SESSION_KEY);
  } catch (error) {
    // Blocked storage holds no session.
    console.warn("The session cannot be removed", error);
  }
}
