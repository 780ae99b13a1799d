import type HCaptcha from "@hcaptcha/react-hcaptcha";
import { useEffect, useRef, useState } from "react";
import { hcaptchaHost, hcaptchaSiteKey } from "@/lib/contact-settings.ts";
import { allowSanitizedHtml } from "@/lib/trusted-types.ts";

interface CaptchaProps {
  readonly theme: "light" | "dark";
  readonly size: "normal" | "compact";
  /** Proof that the check was passed. */
  readonly token: string | null;
  readonly onTokenChange: (token: string | null) => void;
  /** Called when the widget is shown. */
  readonly onReady: () => void;
  /** Called when its code or hCaptcha's script cannot be loaded. */
  readonly onUnavailable: () => void;
}

/** hCaptcha's widget, loaded when this is first rendered. */
export function Captcha(props: CaptchaProps) {
  const { theme, size, token, onTokenChange, onReady, onUnavailable } = props;
  const [Widget, setWidget] = useState<typeof HCaptcha | null>(null);
  const widget = useRef<HCaptcha>(null);

  useEffect(() => {
    let isUnmounted = false;
    Promise.all([import("@hcaptcha/react-hcaptcha"), import("dompurify")]).then(
      ([module, { default: purifier }]) => {
        allowSanitizedHtml((html) => purifier.sanitize(html));
        if (!isUnmounted) setWidget(() => module.HCaptcha);
      },
      () => !isUnmounted && onUnavailable(),
    );
    return () => {
      isUnmounted = true;
    };
  }, [onUnavailable]);

  // A token is valid for one message, and for the widget that issued it.
  useEffect(() => {
    if (token === null) widget.current?.resetCaptcha();
  }, [token]);
  useEffect(() => () => onTokenChange(null), [onTokenChange]);

  return (
    Widget && (
      <Widget
        ref={widget}
        sitekey={hcaptchaSiteKey}
        {...(hcaptchaHost && { apihost: new URL(hcaptchaHost, window.location.origin).href })}
        languageOverride="sv"
        theme={theme}
        size={size}
        // Off, so that failures are not reported to hCaptcha with details of the browser.
        sentry={false}
        onReady={onReady}
        onVerify={onTokenChange}
        onExpire={() => onTokenChange(null)}
        onError={(code) => {
          onTokenChange(null);
          if (code.startsWith("script-")) onUnavailable();
        }}
      />
    )
  );
}
