import { Link } from "react-router-dom";
import {
  AGE_LIMITS,
  REPLY_HOURS,
  RETENTION_MONTHS,
  REVOKED_KEY_DAYS,
  STRIPE_EVENT_DAYS,
} from "@/config/commitments.ts";
import { SECURITY_LOG_LENGTH } from "@/config/limits.ts";
import { operator } from "@/config/operator.ts";
import { site } from "@/config/site.ts";
import { contactReceiver } from "@/lib/contact-settings.ts";
import { adUnit, analyticsScript, resolverUrl } from "@/lib/env.ts";
import { formatDuration } from "@/lib/format-duration.ts";
import { EmailLink } from "@/ui/email-link.tsx";
import { ExternalLink } from "@/ui/external-link.tsx";
import { FactTable } from "@/ui/fact-table.tsx";
import { BulletList } from "@/ui/lists.tsx";
import type { LongReadSection } from "@/ui/long-read.tsx";
import { OperatorDetails } from "./operator-details.tsx";

/** Which data is processed, for what purpose, and its legal basis in article 6 of the GDPR. */
const PURPOSES = [
  {
    id: "konto",
    subject: "Konto och profil",
    facts:
      "E-postadress, namn, kontaktadress och när kontot skapades, så att du kan logga in och vi kan nå dig. Lösenordet sparas aldrig i läsbar form. Loggar du in med Google får vi din e-postadress och ditt namn därifrån. Grund: avtalet med dig (6.1\u00a0b).",
  },
  {
    id: "samlat",
    subject: "Namnlistor och favoriter i kontot",
    facts:
      "Det du själv sparar, så att det finns på alla dina enheter. En lista är privat tills du gör den offentlig. Grund: avtalet (6.1\u00a0b).",
  },
  {
    id: "betalning",
    subject: "Betalning",
    facts:
      "Vilken plan du har, till när, om en betalning har misslyckats, ditt kundnummer hos Stripe, vilka händelser Stripe har meddelat oss och vilka köp vi har bekräftat med mejl. Kortnummer ser vi aldrig. Grund: avtalet (6.1\u00a0b), och för bokföringen en rättslig förpliktelse (6.1\u00a0c).",
  },
  {
    id: "anger",
    subject: "Ånger\u00adanmälningar",
    facts:
      "Namn, e-postadress, vilket köp du ångrar, när anmälan kom och vad den ledde till, så att vi kan betala tillbaka och visa vad vi tog emot. Grund: en rättslig förpliktelse (6.1\u00a0c).",
  },
  {
    id: "anrop",
    subject: "Antal anrop",
    facts:
      "Hur många gånger ditt konto har anropat betalningen eller kontaktformuläret den senaste tiden, så att ingen kan överbelasta dem. För meddelanden och ångeranmälningar räknas också varje ip-adress, och för ångeranmälningar varje e-postadress, i en form som inte går att läsa. Grund: vårt berättigade intresse av att skydda tjänsten (6.1\u00a0f).",
  },
  {
    id: "api",
    subject: "API-nycklar",
    facts:
      "Namnen på dina nycklar, när de skapades, användes senast och återkallades, och hur många anrop de har gjort den senaste minuten och det senaste dygnet. Själva nyckeln sparas bara som ett kondensat, som inte går att räkna tillbaka. Grund: avtalet (6.1 b).",
  },
  {
    id: "andringar",
    subject: "Administra\u00adtörers ändringar",
    facts:
      "Vem som har slagit på eller av en funktion i en plan, och när. Gäller bara administratörer. Grund: vårt berättigade intresse av att kunna följa upp ändringar (6.1\u00a0f).",
  },
  {
    id: "support",
    subject: "Frågor till oss",
    facts:
      "Namn, e-postadress, ämne och det du skriver, så att vi kan svara. Är du inloggad får vi också veta vilket konto det gäller. Det skickas till oss som mejl och sparas inte på sajten. Grund: vårt berättigade intresse av att hjälpa dig (6.1\u00a0f).",
  },
  {
    id: "robotar",
    subject: "Robot\u00adkontroll",
    facts:
      "hCaptcha ser din ip-adress och hur du använder sidan med kontaktformuläret. Grund: vårt berättigade intresse av att slippa skräppost (6.1\u00a0f).",
  },
  {
    id: "statistik",
    subject: "Besöks\u00adstatistik",
    facts:
      "Vilka sidor som besöks, räknat utan kakor och utan att du följs mellan sajter. Är den påslagen respekterar den Do Not Track. Grund: vårt berättigade intresse av att förbättra sajten (6.1\u00a0f).",
  },
  {
    id: "fel",
    subject: "Fel\u00adrapporter",
    facts:
      "Vad som gick fel, i vilken webbläsare och på vilken sida, när rapporteringen är påslagen. E-postadresser och inloggningsnycklar tas bort innan rapporten skickas. Grund: vårt berättigade intresse av att rätta fel (6.1\u00a0f).",
  },
  {
    id: "annonser",
    subject: "Annonser",
    facts:
      "Om annonser är påslagna visas de bara i planer med reklam, och bara om du har samtyckt. Innan dess hämtas inget från Google. Vi ber om annonser som inte är personanpassade. Google ser då din ip-adress. Grund: ditt samtycke (6.1\u00a0a), som du kan ta tillbaka när du vill.",
  },
] as const;

const RETENTION = [
  {
    id: "konton",
    subject: "Konto och profil",
    facts: "Tills du raderar kontot.",
  },
  {
    id: "premium",
    subject: "Namnlistor och favoriter i kontot",
    facts: `Så länge du har en plan med dem, och ${formatDuration(RETENTION_MONTHS.premiumAccount, "month")} därefter. Sedan raderas de automatiskt.`,
  },
  {
    id: "arenden",
    subject: "Support\u00adärenden",
    facts: `Högst ${formatDuration(RETENTION_MONTHS.supportCase, "month")}.`,
  },
  {
    id: "besok",
    subject: "Besöks\u00adstatistik",
    facts: `Högst ${formatDuration(RETENTION_MONTHS.analytics, "month")}.`,
  },
  {
    id: "avslutat",
    subject: "Uppgifter om avslutade konton",
    facts:
      "Raderas direkt med kontot. Kvar är bara ångeranmälningar, som nedan, och underlag för bokföringen.",
  },
  {
    id: "betallage",
    subject: "Läget i din betalning, och köp som vi har bekräftat",
    facts: "Så länge kontot finns.",
  },
  {
    id: "handelser",
    subject: "Händelser från Stripe",
    facts: `${formatDuration(STRIPE_EVENT_DAYS, "day")}.`,
  },
  {
    id: "antal",
    subject: "Antal anrop",
    facts: "Ett dygn.",
  },
  {
    id: "nycklar",
    subject: "API-nycklar",
    facts: `Så länge kontot finns. En återkallad nyckel: ${formatDuration(REVOKED_KEY_DAYS, "day")}.`,
  },
  {
    id: "angerbevis",
    subject: "Ånger\u00adanmälningar",
    facts: `${formatDuration(RETENTION_MONTHS.withdrawal, "month")}, som bevis på vad vi tog emot. Även om kontot raderas.`,
  },
  {
    id: "adminlogg",
    subject: "Administra\u00adtörers ändringar",
    facts: `${formatDuration(RETENTION_MONTHS.planChange, "month")}. Raderas kontot finns ändringen kvar, men inte vem som gjorde den.`,
  },
] as const;

const RECIPIENTS = [
  {
    name: "Supabase",
    href: "https://supabase.com/privacy",
    text: "konton, namnlistor, favoriter i kontot och planer",
  },
  {
    name: "Stripe",
    href: "https://stripe.com/se/privacy",
    text: "betalningar med kort och Swish, kvitton och återbetalningar",
  },
  {
    name: "hCaptcha",
    href: "https://www.hcaptcha.com/privacy",
    text: "robotkontrollen i kontaktformuläret",
  },
  {
    name: "Google",
    href: "https://policies.google.com/privacy?hl=sv",
    text: "inloggning, om du väljer den, och annonser om du har samtyckt",
  },
  {
    name: "Sentry",
    href: "https://sentry.io/privacy/",
    text: "felrapporter, när de är påslagna",
  },
] as const;

/** Null for a resolver at the site's own address. */
const resolverHost = resolverUrl && hostOf(resolverUrl);

/** Depend on who runs the site and how; a name where the operator has given one. */
const OTHER_RECIPIENTS: readonly { readonly name: string; readonly text: string }[] = [
  { name: operator?.webHost ?? "Ett webbhotell", text: "sajtens sidor" },
  {
    name: operator?.mailService ?? "En e-posttjänst",
    text: "mejl om kontot, bekräftelser av köp, svar på ångeranmälningar och meddelanden till oss",
  },
  ...(contactReceiver !== null && contactReceiver !== "function"
    ? [
        {
          name: hostOf(contactReceiver.url) ?? site.name,
          text: "tar emot det du skriver i kontaktformuläret",
        },
      ]
    : []),
  ...(resolverHost
    ? [{ name: resolverHost, text: "svarar om domäner, när du trycker på Kolla domäner" }]
    : []),
  {
    name: analyticsScript
      ? (hostOf(analyticsScript.url) ?? site.name)
      : "En tjänst för besöksstatistik",
    text: "räknar besök, när statistiken är påslagen",
  },
  {
    name: adUnit ? (hostOf(adUnit.consentScript) ?? site.name) : "En tjänst för samtycke",
    text: "frågar om annonser och minns ditt val, när annonser är påslagna",
  },
];

/** Null for an address at the site itself. */
function hostOf(url: string): string | null {
  return /^https?:\/\/([^/:?#]+)/.exec(url)?.[1] ?? null;
}

const processing: readonly LongReadSection[] = [
  {
    id: "ansvarig",
    heading: "Vem som ansvarar",
    body: (
      <>
        <p>
          {site.name} är personuppgiftsansvarig. Du når oss på{" "}
          <EmailLink address={site.legalEmail} /> och får svar inom{" "}
          {formatDuration(REPLY_HOURS.legal, "hour")}. Bakom {site.name} står:
        </p>
        <OperatorDetails />
      </>
    ),
  },
  {
    id: "utan-konto",
    heading: "Utan konto",
    body: (
      <>
        <p>
          Alla generatorer går att använda utan konto. Namnen tas fram i din webbläsare, och vi får
          inte veta vilka namn du tittar på. Favoriter och dolda namn ligger kvar hos dig.
        </p>
        <p>
          När en sida laddas får webbservern din ip-adress och sidans adress. Filtren du har valt
          står i adressen, så att den går att dela. Är en extern namntjänst inkopplad hämtar den
          samlade generatorn barnnamn därifrån. Då skickas valt kön, och inget annat om dig än den
          ip-adress som varje anrop har.
        </p>
        {resolverUrl && (
          <p>
            Trycker du på Kolla domäner frågar din webbläsare{" "}
            {resolverHost ? `en namnserver (${resolverHost})` : "vår egen namnserver"} om domänerna
            på sidan. Den får veta domänerna och din ip-adress, och inget annat om dig. Utan den
            knappen frågas ingenting.
          </p>
        )}
      </>
    ),
  },
  {
    id: "uppgifter",
    heading: "Uppgifter och rättslig grund",
    body: (
      <>
        <p>
          Siffrorna inom parentes är artiklar i EU:s dataskyddsförordning (GDPR). Vi säljer inga
          uppgifter, och inga beslut om dig fattas automatiskt.
        </p>
        <FactTable
          caption="Uppgifter, ändamål och rättslig grund"
          columns={["Uppgifter", "Ändamål och grund"]}
          rows={PURPOSES}
        />
      </>
    ),
  },
  {
    id: "lagring",
    heading: "Hur länge uppgifter sparas",
    body: (
      <>
        <FactTable
          caption="Lagringstider"
          columns={["Uppgifter", "Längsta tid"]}
          rows={RETENTION}
        />
        <p>
          Det här är de längsta tiderna. Raderar du kontot på{" "}
          <Link to="/konto" className="prose-link">
            Mitt konto
          </Link>{" "}
          försvinner profilen, namnlistorna, favoriterna i kontot och API-nycklarna direkt, liksom
          händelser, bekräftelser och antal anrop. Underlag för betalningar sparas så länge
          bokföringslagen kräver det.
        </p>
      </>
    ),
  },
  {
    id: "mottagare",
    heading: "Vilka som behandlar uppgifter åt oss",
    body: (
      <>
        <BulletList>
          {RECIPIENTS.map(({ name, href, text }) => (
            <li key={name}>
              <ExternalLink href={href}>{name}</ExternalLink>: {text}
            </li>
          ))}
          {OTHER_RECIPIENTS.map(({ name, text }) => (
            <li key={text}>
              {name}: {text}
            </li>
          ))}
        </BulletList>
        <p>
          Stripe och Google ansvarar själva för en del av det de gör, till exempel för att stoppa
          bedrägerier. Flera av företagen är amerikanska. Förs uppgifter över till ett land utanför
          EU och EES ska det ske med stöd av kapitel V i dataskyddsförordningen, till exempel ett
          beslut om adekvat skyddsnivå eller EU-kommissionens standardavtalsklausuler.
        </p>
      </>
    ),
  },
];

const rights: readonly LongReadSection[] = [
  {
    id: "sakerhetslogg",
    heading: "Säkerhetsloggen i din webbläsare",
    body: (
      <p>
        När någon loggar in, loggar ut eller misslyckas med det skrivs en rad i en logg: tid,
        händelse, e-postadress, webbläsare och sidans adress. Loggen har högst {SECURITY_LOG_LENGTH}
        &nbsp;rader, finns bara i din webbläsare och skickas inte till oss. Den töms när du raderar
        kontot.
      </p>
    ),
  },
  {
    id: "barn",
    heading: "Barn",
    body: (
      <p>
        Du ska ha fyllt {formatDuration(AGE_LIMITS.minimum, "year")} för att använda tjänsten, och
        under {formatDuration(AGE_LIMITS.ownConsent, "year")} behöver du din vårdnadshavares
        samtycke. Får vi veta att ett yngre barn har skaffat ett konto tar vi bort det.
      </p>
    ),
  },
  {
    id: "rattigheter",
    heading: "Dina rättigheter",
    body: (
      <>
        <p>Du har rätt att</p>
        <BulletList>
          <li>få veta vilka uppgifter vi har om dig, och få en kopia</li>
          <li>få felaktiga uppgifter rättade</li>
          <li>få uppgifter raderade</li>
          <li>få behandlingen begränsad</li>
          <li>när som helst ta tillbaka ett samtycke</li>
          <li>invända mot sådant som vi gör efter en intresseavvägning</li>
          <li>få ut dina uppgifter i ett format som går att läsa av en dator</li>
        </BulletList>
        <p>
          Det mesta gör du själv på{" "}
          <Link to="/konto" className="prose-link">
            Mitt konto
          </Link>
          : där ändrar du profilen, laddar ner dina uppgifter och raderar kontot. Behöver du hjälp,
          skriv till <EmailLink address={site.legalEmail} />.
        </p>
        <p>
          Tycker du att vi gör fel får du klaga hos{" "}
          <ExternalLink href="https://www.imy.se">Integritetsskyddsmyndigheten</ExternalLink> (IMY),
          som är tillsynsmyndighet i Sverige.
        </p>
      </>
    ),
  },
  {
    id: "kakor",
    heading: "Kakor och lagring i webbläsaren",
    body: (
      <p>
        Vi använder inga spårningskakor, och besöksstatistiken förs utan kakor. Allt som sajten
        sparar i din webbläsare står i{" "}
        <Link to="/cookiepolicy" className="prose-link">
          cookiepolicyn
        </Link>
        . Ändrar vi den här texten står det nya datumet överst.
      </p>
    ),
  },
];

/** The privacy policy: what is processed and by whom, then the rights of the visitor. */
export const PRIVACY_POLICY: readonly LongReadSection[] = [...processing, ...rights];
