import { AGE_LIMITS, REPLY_HOURS, SERVER_LOG_DAYS } from "@/config/commitments.ts";
import { SECURITY_LOG_LENGTH } from "@/config/limits.ts";
import { site } from "@/config/site.ts";
import { nameService, resolverUrl } from "@/lib/env.ts";
import { formatDuration } from "@/lib/format.ts";
import { EmailLink } from "@/ui/email-link.tsx";
import { ExternalLink } from "@/ui/external-link.tsx";
import { FactTable } from "@/ui/fact-table.tsx";
import { Link } from "@/ui/link.tsx";
import { BulletList } from "@/ui/lists.tsx";
import type { LongReadSection } from "@/ui/long-read.tsx";
import { OperatorDetails } from "./operator-details.tsx";
import {
  hasAccounts,
  hasAnalytics,
  hostOf,
  OTHER_RECIPIENTS,
  PURPOSES,
  RECIPIENTS,
  RETENTION,
  resolverHost,
} from "./processed-data.ts";

function DeletedWithAccount() {
  return (
    <>
      {" "}
      Raderar du kontot på{" "}
      <Link to="/konto" className="prose-link">
        Mitt konto
      </Link>{" "}
      försvinner profilen, namnlistorna, favoriterna i kontot, svaren i rum som hör till kontot och
      API-nycklarna direkt, liksom händelser, bekräftelser och antal anrop. Underlag för betalningar
      sparas så länge bokföringslagen kräver det.
    </>
  );
}

function Paragraphs({ text }: { text: string }) {
  return text.split("\n").map((paragraph) => (
    <p key={paragraph} className="not-first:mt-2">
      {paragraph}
    </p>
  ));
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
          Alla generatorer går att använda utan konto. Förslagen tas fram i din webbläsare, så vi
          ser inte vilka namn du får. Favoriter och dolda namn ligger kvar hos dig.
          {hasAccounts &&
            " Väljer ni namn tillsammans i ett rum sparas det som står nedan, också utan konto."}
        </p>
        <p>
          När en sida laddas får webbservern din ip-adress och sidans adress, för att kunna skicka
          sidan och skydda sajten mot angrepp. Grund: vårt berättigade intresse av att driva och
          skydda den (6.1&nbsp;f). Serverns logg raderas efter högst{" "}
          {formatDuration(SERVER_LOG_DAYS, "day")}. Filtren du har valt, och det du har skrivit i
          dem, står i adressen, så att den går att dela. Öppnar du en sida om ett namn, söker på ett
          namn eller följer en länk med namn i, står namnet också i adressen.
        </p>
        {nameService && (
          <p>
            Den samlade generatorn hämtar barnnamn från{" "}
            {hostOf(nameService.url) ?? "vår egen namntjänst"}. Då skickas valt kön, och inget annat
            om dig än den ip-adress som varje anrop har.
          </p>
        )}
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
          rows={PURPOSES.map((row) => ({ ...row, facts: <Paragraphs text={row.facts} /> }))}
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
          Det här är de längsta tiderna.
          {hasAccounts && <DeletedWithAccount />}
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
          {hasAccounts &&
            "Stripe och Google ansvarar själva för en del av det de gör, till exempel för att stoppa bedrägerier. "}
          Förs uppgifter över till ett land utanför EU och EES sker det med stöd av kapitel V i
          dataskyddsförordningen: EU-kommissionens beslut om adekvat skyddsnivå, där det gäller
          företaget, och annars kommissionens standardavtalsklausuler. Skriv till{" "}
          <EmailLink address={site.legalEmail} /> om du vill veta vad som gäller ett visst företag,
          eller ha en kopia av klausulerna.
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
        Vi använder inga spårningskakor{hasAnalytics && ", och besöksstatistiken förs utan kakor"}.
        Allt som sajten sparar i din webbläsare står i{" "}
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
