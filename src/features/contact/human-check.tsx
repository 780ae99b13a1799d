import { useCallback, useEffect, useRef, useState } from "react";
import { HUMAN_CHECK_TIMEOUT_MS } from "@/config/limits.ts";
import { site } from "@/config/site.ts";
import { Button } from "@/ui/button.tsx";
import { EmailLink } from "@/ui/email-link.tsx";
import { useTheme } from "@/ui/use-theme.ts";
import { Captcha } from "./captcha.tsx";

/** Width that the widget takes in its normal size, in pixels. */
const NORMAL_WIDTH = 304;

interface HumanCheckProps {
  /** Loads from when this is first true. */
  readonly isWanted: boolean;
  readonly token: string | null;
  readonly onTokenChange: (token: string | null) => void;
}

/** Asks the visitor to show that they are no robot, and says so when it cannot be loaded. */
export function HumanCheck({ isWanted, token, onTokenChange }: HumanCheckProps) {
  const [stage, setStage] = useState<"loading" | "ready" | "out-of-reach">("loading");
  const [size, setSize] = useState<"normal" | "compact" | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  const isLoading = isWanted && stage === "loading";
  const markReady = useCallback(() => setStage("ready"), []);
  const markOutOfReach = useCallback(() => setStage("out-of-reach"), []);

  useEffect(() => {
    if (!isWanted || !place.current) return;
    setSize(place.current.clientWidth < NORMAL_WIDTH ? "compact" : "normal");
  }, [isWanted]);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(markOutOfReach, HUMAN_CHECK_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isLoading, markOutOfReach]);

  function tryAgain() {
    // The button goes away.
    place.current?.focus();
    setStage("loading");
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would narrow the widget.
    <div
      ref={place}
      role="group"
      aria-label="Kontroll att du inte är en robot"
      tabIndex={-1}
      className="@container outline-none"
    >
      {/* As high as the widget in the size that fits. */}
      <div className="grid min-h-36 content-start *:col-start-1 *:row-start-1 @min-[19rem]:min-h-19.5">
        {stage === "out-of-reach" && <OutOfReach onTryAgain={tryAgain} />}
        {isLoading && <p className="text-ink-soft">Hämtar kontrollen …</p>}
        {stage !== "out-of-reach" && size && (
          <Captcha
            // It takes no other theme once it is drawn.
            key={theme}
            theme={theme}
            size={size}
            token={token}
            onTokenChange={onTokenChange}
            onReady={markReady}
            onOutOfReach={markOutOfReach}
          />
        )}
      </div>
    </div>
  );
}

function OutOfReach({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert" className="border-l-3 border-falu pl-3">
        Kontrollen att du inte är en robot gick inte att ladda. Kanske saknas nät, eller så
        blockeras den av ett tillägg. Det du har skrivit står kvar. Försök igen, eller mejla oss på{" "}
        <EmailLink address={site.contactEmail} />.
      </p>
      <Button variant="quiet" onClick={onTryAgain}>
        Försök igen
      </Button>
    </div>
  );
}
