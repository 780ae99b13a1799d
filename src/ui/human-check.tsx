import { useCallback, useEffect, useRef, useState } from "react";
import { HUMAN_CHECK_TIMEOUT_MS } from "@/config/limits.ts";
import { site } from "@/config/site.ts";
import { Button } from "./button.tsx";
import { Captcha } from "./captcha.tsx";
import { EmailLink } from "./email-link.tsx";
import { useTheme } from "./use-theme.ts";

/** Width of the widget in its normal size, in pixels. */
const NORMAL_WIDTH = 304;

interface HumanCheckProps {
  /** The check is loaded when this first becomes true. */
  readonly isWanted: boolean;
  readonly token: string | null;
  readonly onTokenChange: (token: string | null) => void;
}

/** The captcha with its loading and error states. */
export function HumanCheck({ isWanted, token, onTokenChange }: HumanCheckProps) {
  const [stage, setStage] = useState<"loading" | "ready" | "unavailable">("loading");
  const [size, setSize] = useState<"normal" | "compact" | null>(null);
  const container = useRef<HTMLFieldSetElement>(null);
  const theme = useTheme();
  const isLoading = isWanted && stage === "loading";
  const markReady = useCallback(() => setStage("ready"), []);
  const markUnavailable = useCallback(() => setStage("unavailable"), []);

  useEffect(() => {
    if (!isWanted) return;
    function chooseSize() {
      const width = container.current?.clientWidth ?? 0;
      // In a window that becomes wider, the small widget stays, and with it a check that was passed.
      setSize((drawn) => (drawn === "compact" || width < NORMAL_WIDTH ? "compact" : "normal"));
    }
    chooseSize();
    window.addEventListener("resize", chooseSize);
    return () => window.removeEventListener("resize", chooseSize);
  }, [isWanted]);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(markUnavailable, HUMAN_CHECK_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isLoading, markUnavailable]);

  function tryAgain() {
    // The button that has focus is about to disappear.
    container.current?.focus();
    setStage("loading");
  }

  return (
    <fieldset
      ref={container}
      aria-label="Kontroll att du inte är en robot"
      tabIndex={-1}
      className="@container min-w-0 outline-none"
    >
      {/* Reserves the height of the widget in the size that fits. */}
      <div className="grid min-h-36 content-start *:col-start-1 *:row-start-1 @min-[19rem]:min-h-19.5">
        {stage === "unavailable" && <Unavailable onTryAgain={tryAgain} />}
        {isLoading && <p className="text-ink-soft">Hämtar kontrollen …</p>}
        {stage !== "unavailable" && size && (
          <Captcha
            // The widget cannot change its theme or size; a new one is rendered instead.
            key={`${theme} ${size}`}
            theme={theme}
            size={size}
            token={token}
            onTokenChange={onTokenChange}
            onReady={markReady}
            onUnavailable={markUnavailable}
          />
        )}
      </div>
    </fieldset>
  );
}

function Unavailable({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert" className="border-l-3 border-falu pl-3">
        Kontrollen att du inte är en robot gick inte att ladda. Du kanske är offline, eller så
        blockeras den av ett tillägg. Det du har skrivit står kvar. Försök igen, eller mejla oss på{" "}
        <EmailLink address={site.contactEmail} />.
      </p>
      <Button variant="quiet" onClick={onTryAgain}>
        Försök igen
      </Button>
    </div>
  );
}
