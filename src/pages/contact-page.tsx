import { REPLY_HOURS } from "@/config/commitments.ts";
import { operator } from "@/config/operator.ts";
import { site } from "@/config/site.ts";
import { CONTACT_QUESTIONS } from "@/content/contact-questions.ts";
import { OperatorDetails } from "@/content/legal/operator-details.tsx";
import { contactReceiver } from "@/lib/contact-settings.ts";
import { formatDuration } from "@/lib/format.ts";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { EmailLink } from "@/ui/email-link.tsx";
import { Faq } from "@/ui/faq.tsx";
import { Link } from "@/ui/link.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";
import { Section } from "@/ui/section.tsx";

const ADDRESSES = [
  {
    heading: "Allmänt",
    address: site.contactEmail,
    text: "Frågor om namn och siffror, rättelser och förslag.",
    background: "bg-honey-tint",
  },
  {
    heading: "Support",
    address: site.supportEmail,
    text: "Konto, inloggning, betalning och återbetalning.",
    background: "bg-pine-tint",
  },
] as const;

/** /kontakt */
export default function ContactPage() {
  return (
    <>
      <Breadcrumbs trail={[{ to: "/", label: "Hem" }]} current="Kontakt" />
      <PageHeading>Kontakt</PageHeading>
      <Lead>
        Välj den adress som passar din fråga. Supporten svarar inom{" "}
        {formatDuration(REPLY_HOURS.support, "hour")} på vardagar.
      </Lead>
      <ul className="mt-8 grid gap-4 md:grid-cols-2">
        {ADDRESSES.map(({ heading, address, text, background }) => (
          <li key={address} className={`rounded-panel p-4 sm:p-8 ${background}`}>
            <h2 className="text-base">{heading}</h2>
            <p className="mt-1 text-base leading-snug font-semibold min-[22rem]:text-lg">
              <EmailLink address={address} />
            </p>
            <p className="mt-3">{text}</p>
          </li>
        ))}
      </ul>
      {contactReceiver && (
        <p className="mt-5 max-w-[62ch]">
          Hellre ett formulär? Det finns{" "}
          <Link to="/om" className="prose-link">
            på sidan Om oss
          </Link>
          .
        </p>
      )}
      <p className="mt-5 max-w-[62ch]">
        Juridiska frågor, anmälningar av något som delas här och frågor från myndigheter:{" "}
        <EmailLink address={site.legalEmail} />. Skriv på svenska eller engelska.
      </p>
      {operator && (
        <Section heading="Vilka vi är" className="mt-14 max-w-[46rem]">
          <OperatorDetails />
        </Section>
      )}
      <Section heading="Vanliga frågor" className="mt-14 max-w-[46rem] print:hidden">
        <Faq items={CONTACT_QUESTIONS} />
      </Section>
    </>
  );
}
