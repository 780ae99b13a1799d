import { logSecurityEvent } from "@/lib/security-log.ts";
import { removeStoredSession } from "@/lib/stored-session.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { usePending } from "@/ui/use-pending.ts";
import { signOutEverywhere } from "./auth-api.ts";
import { loadPage } from "./load-page.ts";

interface LogOutButtonProps {
  readonly className?: string;
  /** The address to load afterwards. */
  readonly next?: string;
}

/** Logs out on all devices. */
export function LogOutButton({ className = "", next = "/auth" }: LogOutButtonProps) {
  const { isPending, run } = usePending();
  return (
    <BusyButton
      variant="quiet"
      className={className}
      isBusy={isPending}
      onClick={() => void run(() => logOut(next))}
    >
      Logga ut
    </BusyButton>
  );
}

/** Logs out on all devices; in this browser even when the auth service cannot be reached. */
async function logOut(next: string): Promise<void> {
  logSecurityEvent("logout");
  try {
    // Before the stored session is removed: the request needs its token.
    await signOutEverywhere();
  } catch (error) {
    logSecurityEvent("logout_failure", { message: String(error) });
  }
  removeStoredSession();
  await loadPage(next);
}
