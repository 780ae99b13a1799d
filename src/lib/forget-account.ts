import { forgetInput } from "./kept-input.ts";
import { forgetPendingFavorites } from "./pending-favorites.ts";
import { clearPendingSubscription } from "./pending-subscription.ts";
import { clearSecurityLog } from "./security-log.ts";
import { removeStoredSession } from "./stored-session.ts";

/** Removes a deleted account from this browser, except favourites, which need no account. */
export function forgetAccount(): void {
  clearSecurityLog();
  clearPendingSubscription();
  forgetPendingFavorites();
  forgetInput();
  removeStoredSession();
}
