import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { site } from "@/config/site.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { hasHumanCheck } from "@/lib/contact-settings.ts";
import { describeError } from "@/lib/describe-error.ts";
import { HumanCheck } from "@/ui/human-check.tsx";
import { showError } from "@/ui/toast-store.ts";

const NOT_CONFIGURED = `Servern vill veta att du inte är en robot, men den kontrollen är inte inställd här. Mejla oss på ${site.supportEmail}, så hjälper vi dig.`;

interface DemandedCheck {
  /** The check, once it is demanded: nothing of hCaptcha is loaded before. */
  readonly check: ReactNode;
  /** Whether the check has to be passed first; the form is then sent when it is. */
  readonly isAwaited: () => boolean;
  /** Sends with the token of the passed check, if any, which is valid once. */
  readonly send: <Result>(call: (token: string | null) => Promise<Result>) => Promise<Result>;
  /** Whether an error was the auth service's demand for the check, which is then shown. */
  readonly isDemand: (error: unknown) => boolean;
}

/**
 * The human check that the auth service may demand of a form.
 *
 * @param sendAgain sends the form, with what is in it by then
 */
export function useHumanCheck(sendAgain: () => void): DemandedCheck {
  const [isDemanded, setIsDemanded] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  /** Why the form waits for the check; null while it does not. */
  const [held, setHeld] = useState<string | null>(null);
  const release = useEffectEvent(() => {
    setHeld(null);
    sendAgain();
  });
  const isReleased = held !== null && token !== null;
  useEffect(() => {
    if (isReleased) release();
  }, [isReleased]);

  return {
    check: isDemanded && (
      <div className="grid gap-2">
        {held !== null && (
          <p role="alert" className="border-l-3 border-falu pl-3">
            {held}
          </p>
        )}
        <HumanCheck isWanted token={token} onTokenChange={setToken} />
      </div>
    ),
    isAwaited() {
      if (!isDemanded || token !== null) return false;
      setHeld("Visa först att du inte är en robot.");
      return true;
    },
    async send(call) {
      try {
        return await call(token);
      } finally {
        setToken(null);
      }
    },
    isDemand(error) {
      if (!(error instanceof BackendError) || error.code !== "captcha_failed") return false;
      if (hasHumanCheck) {
        setIsDemanded(true);
        setHeld(
          token === null
            ? "Visa att du inte är en robot, så skickas det sedan av sig självt."
            : describeError(error),
        );
      } else {
        showError(NOT_CONFIGURED);
      }
      return true;
    },
  };
}
