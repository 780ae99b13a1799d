import { removeStored } from "@/lib/browser-storage.ts";
import { logSecurityEvent } from "@/lib/security-log.ts";
import { SESSION_KEY } from "@/lib/session-key.ts";
import { signOutEverywhere } from "./auth-api.ts";

/**
 * Logs out on every device and goes to the auth page (SPEC section 4). Should the auth service not
 * answer, this browser is logged out all the same.
 */
export async function logOut(email: string): Promise<void> {
  logSecurityEvent("logout", { email });
  try {
    // Before the stored session goes: the service asks for its token.
    await signOutEverywhere();
  } catch (error) {
    logSecurityEvent("logout_failure", { email, message: String(error) });
  }
  try {
    removeStored(SESSION_KEY);
  } catch {
    // Blocked storage holds no session.
  }
  // A page loaded anew holds nothing of the user any more.
  window.location.assign("/auth");
}
