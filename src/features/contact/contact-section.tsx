import { useHasFeature } from "@/access/entitlement/entitlement-store.ts";
import { REPLY_HOURS } from "@/config/commitments.ts";
import { site } from "@/config/site.ts";
import { contactReceiver } from "@/lib/contact-settings.ts";
import { formatDuration } from "@/lib/format.ts";
import { EmailLink } from "@/ui/email-link.tsx";
import { Link } from "@/ui/link.tsx";
import { Motif } from "@/ui/motif.tsx";
import { ContactForm } from "./contact-form.tsx";

/** How to write to the site, with the form where messages can be sent. */
export function ContactSection() {
  return (
    <section
      aria-labelledby="skriv"
      className="mt-16 grid gap-x-14 gap-y-6 lg:grid-cols-[0.75fr_1.25fr]"
    >
      <div>
        <h2 id="skriv">Skriv till oss</h2>
        <p className="mt-2 max-w-[40ch] text-ink-soft">
          Du når supporten på <EmailLink address={site.supportEmail} /> och får svar inom{" "}
          {formatDuration(REPLY_HOURS.support, "hour")} på vardagar.
        </p>
        {contactReceiver === "function" && <PrioritySupport />}
        <Motif name="tree" className="mt-8 w-44 max-lg:hidden" />
      </div>
      <div className="rounded-panel border border-line bg-surface p-5 shadow-card sm:p-8 print:hidden">
        {contactReceiver ? <ContactForm receiver={contactReceiver} /> : <WriteByEmail />}
      </div>
    </section>
  );
}

/** What priority support is, or that the visitor has it: the edge function marks the messages. */
function PrioritySupport() {
  const hasPriority = useHasFeature("priority_support");
  return (
    // The two texts take up the same space, since the plan is known only after the first render.
    <p className="mt-4 min-h-[4lh] max-w-[40ch] text-ink-soft sm:min-h-[3lh]">
      {hasPriority ? (
        "Du har prioriterad support. Vi märker ditt meddelande och besvarar det före andras."
      ) : (
        <>
          Med prioriterad support märker vi ditt meddelande och besvarar det före andras.{" "}
          <Link to="/premium" className="prose-link">
            Se Premium
          </Link>
        </>
      )}
    </p>
  );
}

function WriteByEmail() {
  return (
    <div className="grid gap-3">
      <p>
        Formuläret går inte att använda här ännu. Mejla oss i stället på{" "}
        <EmailLink address={site.contactEmail} />.
      </p>
      <p className="text-ink-soft">
        Skriv gärna vilket namn och vilken sida det gäller, så hittar vi rätt direkt.
      </p>
    </div>
  );
}
