import { signInWithGoogle } from "@/access/session/auth-api.ts";
import { logSecurityEvent } from "@/lib/security-log.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { showError } from "@/ui/toast-store.ts";
import { usePending } from "@/ui/use-pending.ts";

/** The alternative below a form: signing in with Google. */
export function GoogleSignIn() {
  const { isPending, run } = usePending();

  async function start() {
    logSecurityEvent("google_auth_initiated");
    try {
      await signInWithGoogle();
    } catch (error) {
      logSecurityEvent("google_auth_failure", { message: String(error) });
      showError("Något gick fel med Google-inloggning");
    }
  }

  return (
    <>
      <p className="flex items-center gap-3 text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        eller
      </p>
      <BusyButton
        variant="quiet"
        className="max-[22rem]:px-2"
        isBusy={isPending}
        onClick={() => void run(start)}
      >
        <GoogleLogo />
        Fortsätt med Google
      </BusyButton>
    </>
  );
}

/** Google's "G", in the colours of its brand guidelines. */
function GoogleLogo() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className="size-5">
      <path
        fill="#4285F4"
        d="M17.6 9.2c0-.6-.1-1.2-.2-1.8H9v3.5h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.6z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.4 0 4.5-.8 6-2.2l-2.9-2.2a5.4 5.4 0 0 1-8.1-2.9H1v2.3A9 9 0 0 0 9 18z"
      />
      <path fill="#FBBC05" d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8z" />
      <path
        fill="#EA4335"
        d="M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3A5.4 5.4 0 0 1 9 3.6z"
      />
    </svg>
  );
}
