import { API_PROBLEMS, type ApiProblem } from "@/config/api-problems.ts";
import { API_LIMITS, SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { site } from "@/config/site.ts";
import { generators } from "@/generators/registry.ts";
import { formatCount } from "@/lib/format.ts";
import { BEARERS_DAY, NEWBORN_YEARS, YEARS_FROM_TWO } from "@/names/series/statistics-years.ts";
import { yearsInWords } from "@/names/series/years.ts";
import { CodeBlock } from "@/ui/code-block.tsx";
import { EmailLink } from "@/ui/email-link.tsx";
import { ExternalLink } from "@/ui/external-link.tsx";
import { FactTable } from "@/ui/fact-table.tsx";
import { Link } from "@/ui/link.tsx";
import { BulletList } from "@/ui/lists.tsx";
import type { LongReadSection } from "@/ui/long-read.tsx";
import { answer } from "./examples/answer.ts";
import python from "./examples/example.py?raw";
import curl from "./examples/example.sh?raw";
import typescript from "./examples/example.ts?raw";

const { VITE_SUPABASE_URL: backend } = import.meta.env;

/** With the local backend ("/"), whose address a prerendered page does not know, that of the site. */
const apiAddress = `${backend && backend !== "/" ? backend : site.url}/functions/v1/names`;

const SETTINGS = `export NAMNFYND_API="${apiAddress}"
export NAMNFYND_KEY="nf_…"`;

/** What to do about each kind of problem; a problem's `type` leads to it. */
const PROBLEMS: readonly (readonly [kind: ApiProblem, text: string])[] = [
  [
    "felaktig-parameter",
    "I errors står vilka, och i allowed vilka värden de får ha. Ett filter som generatorn inte har är också ett fel, så att du inte tror att det används.",
  ],
  [
    "nyckel-i-adressen",
    "Adresser sparas i loggar. Skicka nyckeln i huvudet, och återkalla den som du skickade.",
  ],
  ["nyckel-saknas", "Anropet saknar HTTP-huvudet Authorization."],
  ["nyckel-okand", "Den är felskriven eller återkallad."],
  ["planen-saknar-api", "Nyckeln finns kvar och fungerar igen när planen har API-åtkomst."],
  ["finns-inte", "Ett namn som inte finns är inget fel: då är finns false i svaret."],
  ["metod", "Använd GET."],
  ["for-manga-anrop", "Vänta så många sekunder som Retry-After säger. Anropet räknas inte."],
  ["tekniskt-fel", "Felet är vårt. Försök igen om en stund."],
];

const PARAMETERS = [
  {
    id: "generator",
    subject: <code>generator</code>,
    facts: (
      <>
        Någon av{" "}
        {generators.map(({ id }, i) => (
          <span key={id}>
            {i > 0 && (i < generators.length - 1 ? ", " : " och ")}
            <code className="whitespace-nowrap">{id}</code>
          </span>
        ))}
        . Obligatorisk.
      </>
    ),
  },
  {
    id: "antal",
    subject: <code>antal</code>,
    facts: `Så många namn du vill ha, 1–${API_LIMITS.names}. Utan parametern ${SUGGESTIONS_PER_PAGE}.`,
  },
  {
    id: "filter",
    subject: "filtren",
    facts: (
      <>
        Som i adressen till generatorns sida: välj filter på{" "}
        <Link to="/hundnamn" className="prose-link">
          hundnamn
        </Link>{" "}
        och se{" "}
        <code>
          <span className="whitespace-nowrap">?kon=tik</span>
          <wbr />
          &amp;storlek=sma
        </code>
        . De avancerade filtren ingår. Alla värden står i OpenAPI-dokumentet.
      </>
    ),
  },
];

/** The documentation of the API. */
export const API_GUIDE: readonly LongReadSection[] = [
  {
    id: "borja",
    heading: "Kom igång",
    body: (
      <>
        <p>
          Du behöver en plan med API-åtkomst (se{" "}
          <Link to="/premium" className="prose-link">
            Premium
          </Link>
          ). Skapa sedan en nyckel på{" "}
          <Link to="/konto" className="prose-link">
            Mitt konto
          </Link>
          . Den visas bara en gång. Spara den där bara ditt program kommer åt den, aldrig i kod som
          körs i någon annans webbläsare.
        </p>
        <p>Exemplen nedan läser adress och nyckel ur miljön:</p>
        <CodeBlock label="Adress och nyckel" code={SETTINGS} />
        <p>
          Nyckeln skickas i HTTP-huvudet <code>Authorization: Bearer</code>, aldrig i adressen.
        </p>
      </>
    ),
  },
  {
    id: "namn",
    heading: "Hämta namn",
    body: (
      <>
        <p>
          <code className="wrap-anywhere">
            GET /names?generator=hundnamn
            <wbr />
            &amp;kon=tik
            <wbr />
            &amp;antal=12
          </code>{" "}
          ger namn ur samma generatorer som på sajten, i slumpvis ordning om du inte ber om en
          annan, med fakta och källor.
        </p>
        <FactTable caption="Parametrar" columns={["Parameter", "Värde"]} rows={PARAMETERS} />
        <p>
          I svaret är <code>namn</code> namnen, <code>matchande</code> hur många som passar filtren
          (<code>null</code> när namnen sätts ihop på nytt) och <code>kallor</code> varifrån
          uppgifterna kommer.
        </p>
      </>
    ),
  },
  {
    id: "fakta",
    heading: "Slå upp ett namn",
    body: (
      <>
        <p>
          <code className="wrap-anywhere">GET /names/lookup?namn=Alfhild</code> ger det som källorna
          säger om ett namn: bärare som förnamn och efternamn, nyfödda, namnsdag och förnamnet i
          andra länder.
        </p>
        <CodeBlock label="Svaret om Alfhild" code={JSON.stringify(answer, null, 2)} />
        <p>
          Här finns samma namn som i{" "}
          <Link to="/sok" className="prose-link">
            sökningen
          </Link>{" "}
          på sajten: alla förnamn och efternamn som minst två bar den {BEARERS_DAY}, nyfödda{" "}
          {NEWBORN_YEARS} och namnlängden. <code>null</code> betyder färre än två bärare. Ett år som
          saknas bland <code>nyfodda</code> hade färre än tio barn, eller färre än två{" "}
          {yearsInWords(YEARS_FROM_TWO, "och")}. Ett land som saknas bland <code>andra_lander</code>{" "}
          har färre än gränsen i sin källa, inte noll.
        </p>
        <p>
          Svaret har en <code>ETag</code>. Skicka den som <code>If-None-Match</code>, så får du 304
          utan innehåll om inget har ändrats.
        </p>
      </>
    ),
  },
  {
    id: "exempel",
    heading: "Exempel",
    body: (
      <>
        <p>Tolv namn till en tik, och fakta om Åsa.</p>
        <CodeBlock label="curl" code={curl} />
        <CodeBlock label="TypeScript" code={typescript} />
        <CodeBlock label="Python" code={python} />
      </>
    ),
  },
  {
    id: "granser",
    heading: "Gränser",
    body: (
      <>
        <BulletList>
          <li>
            {API_LIMITS.callsPerMinute}&nbsp;anrop i minuten och{" "}
            {formatCount(API_LIMITS.callsPerDay)} om dygnet för varje nyckel. Dygnet börjar vid
            midnatt svensk tid.
          </li>
          <li>
            {API_LIMITS.accountCallsPerMinute}&nbsp;anrop i minuten och{" "}
            {formatCount(API_LIMITS.accountCallsPerDay)} om dygnet för alla nycklar på ett konto,
            och {API_LIMITS.networkCallsPerMinute} i minuten från ett nätverk.
          </li>
          <li>
            {API_LIMITS.keys}&nbsp;nycklar per konto. En återkallad nyckel räknas i ett dygn till.
          </li>
          <li>Anrop med fel parametrar räknas. De som får 429 räknas inte.</li>
        </BulletList>
        <p>
          I svarets <code>RateLimit</code> står hur många anrop som är kvar (<code>r</code>) och
          efter hur många sekunder räkningen börjar om (<code>t</code>). I{" "}
          <code>RateLimit-Policy</code> står gränserna. Om planen inte längre har API-åtkomst får
          anropen svaret 403 tills den har det igen.
        </p>
      </>
    ),
  },
  {
    id: "fel",
    heading: "Fel",
    body: (
      <>
        <p>
          Fel är <code>application/problem+json</code> (RFC 9457): <code>type</code> leder hit,{" "}
          <code>title</code> och <code>detail</code> säger vad som hände.
        </p>
        <dl className="grid gap-4">
          {PROBLEMS.map(([kind, text]) => (
            <div key={kind} id={kind} className="scroll-mt-6">
              <dt className="font-semibold">
                {API_PROBLEMS[kind].status}: {API_PROBLEMS[kind].title}
              </dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </>
    ),
  },
  {
    id: "openapi",
    heading: "OpenAPI",
    body: (
      <p>
        Hela API:et, med varje filter och värde, är beskrivet i{" "}
        <ExternalLink href={`${apiAddress}/openapi.json`}>openapi.json</ExternalLink> (OpenAPI 3.1).
        Det kräver ingen nyckel.
      </p>
    ),
  },
  {
    id: "kallor",
    heading: "När du visar uppgifterna",
    body: (
      <p>
        Ange källan som svaret har i <code>kallor</code>. Licensen står vid varje källa. Antal
        bärare av efternamn har CC&nbsp;BY&nbsp;4.0, av förnamn fri användning, och båda kräver att
        källan anges. Hela filer finns under{" "}
        <Link to="/data" className="prose-link">
          Öppna data
        </Link>
        . Frågor? Skriv till <EmailLink address={site.supportEmail} />.
      </p>
    ),
  },
];
