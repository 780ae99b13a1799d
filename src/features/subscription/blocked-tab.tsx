import { useEffect, useId, useRef } from "react";
import { ExternalLink } from "@/ui/external-link.tsx";
import { Panel } from "@/ui/panel.tsx";

/**
 * A link to a page of Stripe that the browser has not opened, directly under the button that should have. It takes the
 * focus, which brings it into the window and has the message read out.
 */
export function BlockedTab({ url }: { url: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  const messageId = useId();
  useEffect(() => link.current?.focus(), []);
  return (
    <Panel className="mt-3">
      <p id={messageId}>Din webbläsare stoppade den nya fliken. Här är länken i stället.</p>
      <ExternalLink
        ref={link}
        href={url}
        aria-describedby={messageId}
        className="inline-block py-3 font-semibold"
      >
        Öppna sidan hos Stripe
      </ExternalLink>
    </Panel>
  );
}
