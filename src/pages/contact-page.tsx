import type { ReactNode } from "react";
import {
  REFUND_GUARANTEE_DAYS,
  REFUND_WORKING_DAYS,
  REPLY_HOURS,
  RETENTION_MONTHS,
} from "@/config/commitments.ts";
import { site } from "@/config/site.ts";
import { formatPrice } from "@/lib/format.ts";
import { formatDuration } from "@/lib/format-duration.ts";
import { Accordion } from "@/ui/accordion.tsx";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { EmailLink } from "@/ui/email-link.tsx";
import { Link } from "@/ui/link.tsx";
import { PageHeading } from "@/ui/page-heading.tsx";

const ADDRESSES = [
  {
    heading: "Allmänt",
    address: site.contactEmail,
    text: "Frågor om namn och siffror, rättelser och förslag.",
    ground: "bg-honey-tint",
  },
  {
    heading: "Support",
    address: site.supportEmail,
    text: "Konto, inloggning, betalning och återbetalning.",
    ground: "bg-pine-tint",
  },
] as const;

const QUESTIONS: readonly { readonly title: string; readonly text: ReactNode }[] = [
  {
    title: "Varifrån kommer namnen och siffrorna?",
    text: (
      <>
        Från SCB, Skatteverket, Jordbruksverket och namnlängden i almanackan. Vad som kommer
        varifrån, och hur varje namn sorteras, står under{" "}
        <Link to="/kallor" className="prose-link">
          källor och metod
        </Link>
        .
      </>
    ),
  },
  {
    title: "Jag har hittat ett fel. Vad gör jag?",
    text: (
      <>
        Skriv till <EmailLink address={site.contactEmail} /> och berätta vilket namn det gäller och
        på vilken sida. Skicka gärna med en källa.
      </>
    ),
  },
  {
    title: "Hur hanterar ni mina uppgifter?",
    text: (
      <>
        Så sparsamt vi kan. Generatorerna kräver inget konto, och besöksstatistiken görs utan kakor.
        Resten står i{" "}
        <Link to="/integritetspolicy" className="prose-link">
          integritetspolicyn
        </Link>
        .
      </>
    ),
  },
  {
    title: "Vilka planer finns, och vad kostar de?",
    text: (
      <>
        Premium kostar {formatPrice(site.premiumPricePerMonth)} i månaden. Villkoren beskriver också
        Basic, som kostar {formatPrice(site.basicPrice)} en gång, Plus för{" "}
        {formatPrice(site.plusPricePerMonth)} i månaden eller {formatPrice(site.plusPricePerYear)}{" "}
        om året, och en API-plan utan publik prislista. Alla priser är inklusive moms. Vad som går
        att köpa just nu ser du på{" "}
        <Link to="/premium" className="prose-link">
          plansidan
        </Link>
        .
      </>
    ),
  },
  {
    title: "Kan jag ångra ett köp?",
    text: (
      <>
        Ja. Hör av dig till <EmailLink address={site.supportEmail} /> inom{" "}
        {formatDuration(REFUND_GUARANTEE_DAYS, "day")} så får du pengarna tillbaka. Det tar{" "}
        {REFUND_WORKING_DAYS.from}–{REFUND_WORKING_DAYS.to}&nbsp;arbetsdagar. Mer om det i{" "}
        <Link to="/villkor" className="prose-link">
          villkoren
        </Link>
        .
      </>
    ),
  },
  {
    title: "Vad händer med mina uppgifter när jag säger upp?",
    text: (
      <>
        Konto, listor och favoriter finns kvar i{" "}
        {formatDuration(RETENTION_MONTHS.premiumAccount, "month")} efter uppsägningen, så att du kan
        komma tillbaka. Vill du inte vänta raderar du kontot själv på{" "}
        <Link to="/konto" className="prose-link">
          Mitt konto
        </Link>
        . Då försvinner de direkt.
      </>
    ),
  },
];

/** /kontakt */
export default function ContactPage() {
  return (
    <>
      <Breadcrumbs trail={[{ to: "/", label: "Hem" }]} current="Kontakt" />
      <PageHeading>Kontakt</PageHeading>
      <p className="mt-3 max-w-[58ch] text-[1.12rem] text-ink-soft">
        Skriv till den adress som ligger närmast, så hamnar frågan rätt. Supporten svarar inom{" "}
        {formatDuration(REPLY_HOURS.support, "hour")} på vardagar.
      </p>
      <ul className="mt-8 grid gap-4 md:grid-cols-2">
        {ADDRESSES.map(({ heading, address, text, ground }) => (
          <li key={address} className={`rounded-panel p-6 sm:p-8 ${ground}`}>
            <h2 className="text-[1.1rem]">{heading}</h2>
            <p className="mt-1 font-display text-[clamp(1.2rem,5.6vw,1.7rem)] leading-snug font-semibold">
              <EmailLink address={address} />
            </p>
            <p className="mt-3">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-[62ch]">
        Hellre ett formulär? Det finns{" "}
        <Link to="/om" className="prose-link">
          på sidan om oss
        </Link>
        .
      </p>
      <section aria-labelledby="fragor" className="mt-14 max-w-[46rem]">
        <h2 id="fragor" className="mb-5 text-[1.8rem]">
          Vanliga frågor
        </h2>
        <Accordion items={QUESTIONS} />
      </section>
    </>
  );
}
