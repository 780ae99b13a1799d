import type HCaptcha from "@hcaptcha/react-hcaptcha";
import { useEffect, useRef, useState } from "react";
import { hcaptchaSiteKey } from "@/lib/env.ts";

interface CaptchaProps {
  readonly theme: "light" | "dark";
  readonly size: "normal" | "compact";
  /** Proof that the check was passed. */
  readonly token: string | null;
  readonly onTokenChange: (token: string | null) => void;
  /** It stands on the page. */
  readonly onReady: () => void;
  /** Its code or its script cannot be loaded. */
  readonly onOutOfReach: () => void;
}

/** hCaptcha's widget, whose code comes when this is first drawn. */
export function Captcha(props: CaptchaProps) {
  const { theme, size, token, onTokenChange, onReady, onOutOfReach } = props;
  const [Widget, setWidget] = useState<typeof HCaptcha | null>(null);
  const widget = useRef<HCaptcha>(null);

  useEffect(() => {
    let isLeft = false;
    import("@hcaptcha/react-hcaptcha").then(
      (module) => !isLeft && setWidget(() => module.HCaptcha),
      () => !isLeft && onOutOfReach(),
    );
    return () => {
      isLeft = true;
    };
  }, [onOutOfReach]);

  // A token is spent with its message, and belongs to the widget that gave it.
  useEffect(() => {
    if (token === null) widget.current?.resetCaptcha();
  }, [token]);
  useEffect(() => () => onTokenChange(null), [onTokenChange]);

  return (
    Widget && (
      <Widget
        ref={widget}
        sitekey={hcaptchaSiteKey}
        languageOverride="sv"
        theme={theme}
        size={size}
        // Or its failures would be reported to hCaptcha, with what the browser is.
        sentry={false}
        onReady={onReady}
        onVerify={onTokenChange}
        onExpire={() => onTokenChange(null)}
        onError={(code) => {
          onTokenChange(null);
          if (code.startsWith("script-")) onOutOfReach();
        }}
      />
    )
  );
}
