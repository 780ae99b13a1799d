import { RETENTION_MONTHS } from "@/config/commitments.ts";
import { site } from "@/config/site.ts";
import { contactReceiver } from "@/lib/contact-settings.ts";
import { adUnit, analyticsScript, backendAddress } from "@/lib/env.ts";
import { formatDuration } from "@/lib/format.ts";
import { EmailLink } from "@/ui/email-link.tsx";
import { ExternalLink } from "@/ui/external-link.tsx";
import { FactTable } from "@/ui/fact-table.tsx";
import { Link } from "@/ui/link.tsx";
import { BulletList } from "@/ui/lists.tsx";
import type { LongReadSection } from "@/ui/long-read.tsx";
import { STORED_ITEMS } from "./stored-items.ts";

/** What other companies may store, and when, of those that this site uses. */
const SERVICES = [
  {
    id: "hcaptcha",
    isUsed: contactReceiver !== null,
    subject: <ExternalLink href="https://www.hcaptcha.com/privacy">hCaptcha</ExternalLink>,
    facts:
      "Robotkontrollen i kontaktformuläret, och vid behov i ångeranmälan och vid inloggning, nytt konto och nytt lösenord. Hämtas först när den behövs, och kan då lagra det som behövs för att skilja människor från robotar.",
  },
  {
    id: "stripe",
    isUsed: backendAddress !== null,
    subject: <ExternalLink href="https://stripe.com/se/privacy">Stripe</ExternalLink>,
    facts:
      "Betalningen. Den sker på Stripes egna sidor, och det är där Stripes kakor kan lagras. På våra sidor finns inget från Stripe.",
  },
  {
    id: "google-inloggning",
    isUsed: backendAddress !== null,
    subject: (
      <ExternalLink href="https://policies.google.com/technologies/cookies?hl=sv">
        Google, inloggning
      </ExternalLink>
    ),
    facts: "Bara om du väljer att logga in med Google. Det sker på Googles egna sidor.",
  },
  {
    id: "google-annonser",
    isUsed: adUnit !== null,
    subject: (
      <ExternalLink href="https://policies.google.com/technologies/ads?hl=sv">
        Google, annonser
      </ExternalLink>
    ),
    facts:
      "Bara i planer med reklam och bara om du har samtyckt. Tjänsten som frågar dig sparar ditt val. Vi ber om annonser som inte är personanpassade. Google kan ändå lagra kakor för att räkna visningar, begränsa hur ofta samma annons visas och stoppa bedrägerier.",
  },
].filter(({ isUsed }) => isUsed);

/** The cookie policy. */
export const COOKIE_POLICY: readonly LongReadSection[] = [
  {
    id: "kort",
    heading: "Kort sagt",
    body: (
      <>
        <BulletList>
          <li>{site.name} sätter inga kakor, varken för spårning eller för något annat.</li>
          {analyticsScript ? (
            <li>
              Besöksstatistiken förs utan kakor. Den respekterar Do Not Track, och siffrorna sparas
              i högst {formatDuration(RETENTION_MONTHS.analytics, "month")}.
            </li>
          ) : (
            <li>Besök räknas inte, varken med kakor eller utan.</li>
          )}
          <li>
            Det du själv väljer, som favoriter och utseende, sparas i webbläsarens egen lagring.
          </li>
          {SERVICES.length > 0 && (
            <li>Andra företag kan lagra uppgifter när du använder deras tjänster, som nedan.</li>
          )}
        </BulletList>
        <p>
          En kaka (cookie) är en liten textfil som webbläsaren skickar tillbaka till sajten vid
          varje besök. Det som står i webbläsarens lagring stannar hos dig och skickas inte
          automatiskt.
        </p>
      </>
    ),
  },
  {
    id: "lagring",
    heading: "Det här sparar Namnfynd hos dig",
    body: (
      <FactTable
        caption="Vad Namnfynd sparar i webbläsaren"
        columns={["Vad", "Varför och hur länge"]}
        rows={STORED_ITEMS.map(({ label, key, purpose, lasts }) => ({
          id: key,
          subject: (
            <>
              {label}
              <code className="mt-0.5 block text-sm font-normal wrap-anywhere text-ink-soft">
                {key.endsWith("-") ? `${key}…` : key}
              </code>
            </>
          ),
          facts: (
            <>
              {purpose} <span className="mt-1 block text-ink">{lasts}</span>
            </>
          ),
        }))}
      />
    ),
  },
  {
    id: "natet",
    heading: "Sidor som fungerar utan nät",
    body: (
      <p>
        Webbläsaren sparar det du har öppnat, så att det går att öppna igen utan nät: program,
        typsnitt, ordlistor, de 50&nbsp;sidor om enskilda namn som du senast har öppnat och de delar
        av namnsöket som du har använt. Det visar vilka namn du har slagit upp, men skickas inte
        till oss. Har du bett webbläsaren att spara data, eller är nätet långsamt, sparas inget.
        Hela sajten sparas bara om du väljer{" "}
        <Link to="/utan-nat" className="prose-link">
          att ladda ner den
        </Link>
        . Där kan du också ta bort den. Det sparade byts ut när en ny version kommer, och försvinner
        när du rensar webbläsaren.
      </p>
    ),
  },
  ...(SERVICES.length > 0 ? [othersSection()] : []),
  {
    id: "val",
    heading: "Så väljer du själv",
    body: (
      <>
        <p>
          Allt i tabellerna kan du ta bort i webbläsarens inställningar, under webbplatsdata eller
          kakor. Då försvinner också favoriter och dolda namn som bara finns där. Du kan även stänga
          av lagringen helt. Generatorerna fungerar ändå, men det går inte att förbli inloggad.
        </p>
        <p>
          Reglerna finns i 9&nbsp;kap. 28&nbsp;§ lagen (2022:482) om elektronisk kommunikation. Där
          står att den som lagrar något i din webbläsare ska berätta varför och ha ditt samtycke, om
          det inte behövs för en tjänst som du uttryckligen har begärt.
        </p>
      </>
    ),
  },
  {
    id: "kontakt",
    heading: "Mer att läsa, och kontakt",
    body: (
      <p>
        Hur vi hanterar personuppgifter står i{" "}
        <Link to="/integritetspolicy" className="prose-link">
          integritetspolicyn
        </Link>
        . Frågor tar vi emot på <EmailLink address={site.legalEmail} />. Ändrar vi texten står det
        nya datumet överst.
      </p>
    ),
  },
];

function othersSection(): LongReadSection {
  return {
    id: "andra",
    heading: "Vad andra kan lagra",
    body: (
      <>
        <FactTable
          caption="Vad andra företag kan lagra i webbläsaren"
          columns={["Vem", "När och varför"]}
          rows={SERVICES}
        />
        <p>
          Hur länge det finns kvar bestämmer de själva. Det står i deras egna texter, som länkarna
          går till.
        </p>
      </>
    ),
  };
}
