import { ExternalLink } from "@/ui/external-link.tsx";
import { Panel } from "@/ui/panel.tsx";

/** A link to a page of Stripe that the browser has not opened; nothing without an address. */
export function BlockedTab({ url }: { url: string | null }) {
  return (
    <div aria-live="polite">
      {url && (
        <Panel tone="honey" className="mt-5">
          Din webbläsare stoppade den nya fliken.{" "}
          <ExternalLink href={url} className="font-semibold">
            Öppna sidan hos Stripe
          </ExternalLink>
        </Panel>
      )}
    </div>
  );
}
