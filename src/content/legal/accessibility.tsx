import { REPLY_HOURS } from "@/config/commitments.ts";
import { site } from "@/config/site.ts";
import { formatDuration } from "@/lib/format.ts";
import { EmailLink } from "@/ui/email-link.tsx";
import { ExternalLink } from "@/ui/external-link.tsx";
import { FactTable } from "@/ui/fact-table.tsx";
import { Link } from "@/ui/link.tsx";
import { BulletList } from "@/ui/lists.tsx";
import type { LongReadSection } from "@/ui/long-read.tsx";

/** What was tested, how, and with what result. */
const CHECKS = [
  {
    id: "regler",
    subject: "Alla sidor, med axe",
    facts:
      "Reglerna för WCAG 2.0, 2.1 och 2.2, nivå A och AA, på varje sida. Kontrasten i både ljust och mörkt utseende. Inga fel.",
  },
  {
    id: "smala",
    subject: "Smala skärmar",
    facts:
      "Varje sida i 320, 360 och 768 bildpunkters bredd, alltså också vid 400\u00a0% förstoring av ett fönster på 1\u00a0280. Inget behöver läsas genom att rulla i sidled.",
  },
  {
    id: "tangentbord",
    subject: "Tangentbord",
    facts:
      "Filter, förslag, favoriter, dialoger, meny, inloggning och ångerfunktion utan mus. Vi har också gått igenom varje sida med tabbtangenten i ett brett fönster, och tolv av dem på en skärm i telefonstorlek: varje stopp hade en tydlig ram, syntes i fönstret och var inte övertäckt.",
  },
  {
    id: "besked",
    subject: "Besked",
    facts:
      "Nya förslag, sparade favoriter och fel läses upp. Fel i ett formulär står vid sina fält. Ett ensamt fel får fokus, flera får en sammanfattning med länkar till fälten. En ny sida flyttar fokus till sin rubrik.",
  },
  {
    id: "rorelse",
    subject: "Rörelse",
    facts: "Animationerna är avstängda när enheten ber om mindre rörelse.",
  },
  {
    id: "farger",
    subject: "Egna färger",
    facts:
      "Kontrastteman i operativsystemet, som byter ut sajtens färger. Knappar har kanter och det valda är markerat.",
  },
  {
    id: "textavstand",
    subject: "Textavstånd",
    facts:
      "Större avstånd mellan bokstäver, ord och rader, som i WCAG 1.4.12. Ingen text försvinner.",
  },
] as const;

/** The accessibility statement, as act 2023:254 asks of e-commerce services. */
export const ACCESSIBILITY: readonly LongReadSection[] = [
  {
    id: "omfattning",
    heading: "Vad det här gäller",
    body: (
      <>
        <p>
          {site.name} ger förslag på namn till barn, husdjur, företag, användarkonton och
          fantasivärldar. Du kan läsa, filtrera och spara utan konto. Med konto kan du köpa Premium,
          och med Premium spara favoriter i kontot och göra namnlistor att dela.
        </p>
        <p>
          Eftersom konsumenter kan köpa Premium här är sajten en e-handelstjänst enligt lagen
          (2023:254) om vissa produkters och tjänsters tillgänglighet. Redogörelsen gäller alla
          sidor på sajten. Vårt mål är WCAG 2.2, nivå AA.
        </p>
        <p>
          Den gäller inte sidor som andra företag driver: betalningen och kundportalen hos Stripe,
          inloggningen hos Google och robotkontrollen från hCaptcha.
        </p>
      </>
    ),
  },
  {
    id: "anvandning",
    heading: "Så fungerar tjänsten",
    body: (
      <BulletList>
        <li>
          Varje generator har filter och en lista med förslag. Förslagen byts när du ändrar ett
          filter eller trycker på Generera nya namn. Filter, förslag och formulär har ingen
          tidsgräns.
        </li>
        <li>
          Vid varje förslag finns knappar som säger vilket namn de gäller, till exempel ”Spara
          Astrid som favorit”.
        </li>
        <li>
          Allt går att nå med tangentbordet. ”Hoppa till innehållet” är första stoppet på varje
          sida.
        </li>
        <li>
          Utseendet kan vara ljust, mörkt eller som i din enhet. Du väljer längst ner på sidan.
        </li>
        <li>
          Sajten är byggd för Safari 15.4, iOS 15.4, Chrome 103, Edge 103 och Firefox 102, och för
          nyare versioner. I äldre webbläsare kan du läsa sidorna, men filter och knappar fungerar
          kanske inte.
        </li>
        <li>
          Innan du betalar ser du priset, hur länge avtalet gäller och hur du säger upp. Ett köp kan
          ångras på{" "}
          <Link to="/angra" className="prose-link">
            en egen sida
          </Link>
          , med eller utan konto.
        </li>
      </BulletList>
    ),
  },
  {
    id: "prov",
    heading: "Vad vi har testat",
    body: (
      <>
        <p>
          Testerna körs i webbläsaren Chromium, mot sajten så som den publiceras. Det mesta testas
          automatiskt vid varje ändring.
        </p>
        <FactTable
          caption="Tester och resultat"
          columns={["Test", "Hur och med vilket resultat"]}
          rows={CHECKS}
        />
      </>
    ),
  },
  {
    id: "brister",
    heading: "Brister vi känner till",
    body: (
      <BulletList>
        <li>
          Vi har inte låtit personer med funktionsnedsättning prova sajten, och inte gått igenom den
          med skärmläsare som NVDA eller VoiceOver. Vi har bara kontrollerat att namn, roller och
          besked finns där en skärmläsare letar.
        </li>
        <li>
          Robotkontrollen från hCaptcha kan vara svår eller omöjlig att klara. Skriv då till oss med
          e-post i stället.
        </li>
        <li>
          Om du förstorar enbart texten till 200&nbsp;%, och inte hela sidan, måste du rulla i
          sidled för att se hela sidhuvudet.
        </li>
        <li>
          Med större textavstånd på en skärm som är 320&nbsp;bildpunkter bred blir sidan några
          bildpunkter bredare än skärmen.
        </li>
        <li>
          Titlarna på verk på andra språk, under Ursprung på namnens sidor, är inte märkta med sitt
          språk, så de läses upp som svenska.
        </li>
        <li>
          PDF-filerna från exporten är märkta för skärmläsare, med rubriker, listor, språk och
          kurvorna i ord. Vi har inte provat dem med någon skärmläsare.
        </li>
        <li>
          Korta meddelanden om att något lyckades försvinner av sig själva. Tiden står still medan
          du pekar på meddelandet eller har fokus i det. Felmeddelanden är kvar tills du stänger
          dem, lämnar sidan eller får ett nytt meddelande.
        </li>
      </BulletList>
    ),
  },
  {
    id: "rapportera",
    heading: "Säg till när något inte fungerar",
    body: (
      <>
        <p>
          Skriv till <EmailLink address={site.supportEmail} /> om du stöter på ett hinder, eller om
          du behöver innehållet på ett annat sätt. Berätta gärna vilken sida det gäller, och vad du
          använder för webbläsare och hjälpmedel. Du får svar inom{" "}
          {formatDuration(REPLY_HOURS.support, "hour")} på vardagar.
        </p>
        <p>
          Andra vägar till oss står på{" "}
          <Link to="/kontakt" className="prose-link">
            kontaktsidan
          </Link>
          .
        </p>
      </>
    ),
  },
  {
    id: "tillsyn",
    heading: "Vem som utövar tillsyn",
    body: (
      <p>
        Post- och telestyrelsen, PTS, har tillsyn över att e-handelstjänster följer lagen. Är du
        inte nöjd med hur vi tar hand om det du har rapporterat kan du anmäla det till{" "}
        <ExternalLink href="https://www.pts.se">PTS</ExternalLink>.
      </p>
    ),
  },
];
