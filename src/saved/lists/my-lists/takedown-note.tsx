import { site } from "@/config/site.ts";
import { EmailLink } from "@/ui/email-link.tsx";
import { Link } from "@/ui/link.tsx";
import type { Takedown } from "./takedowns-api.ts";

/** In the place of a list's link: that the operator has taken it down, why, and how to object. */
export function TakedownNote({ takedown: { ground, reason } }: { takedown: Takedown }) {
  return (
    <div className="mt-auto grid gap-2 border-l-3 border-falu pl-3 text-sm">
      <p className="font-semibold">Vi har tagit ner länken till den här listan.</p>
      <p>
        {ground === "law" ? (
          "Vi bedömer att den strider mot lag."
        ) : (
          <>
            Vi bedömer att den strider mot{" "}
            <Link to="/villkor#delat" className="prose-link">
              våra villkor
            </Link>
            .
          </>
        )}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
      <p>
        En människa har fattat beslutet, efter en anmälan. Det gäller i alla länder och tills
        vidare. Tycker du att det är fel? Skriv till <EmailLink address={site.legalEmail} />, så
        prövar vi det igen. Du kan också gå till domstol.
      </p>
    </div>
  );
}
