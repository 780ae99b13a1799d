import {
  GUARANTEE_DAYS,
  GUARANTEE_REFUND_WORKING_DAYS,
  PERIODS,
  PRODUCTS,
  TERMS_NOTICE_DAYS,
  WITHDRAWAL_DAYS,
  WITHDRAWAL_REFUND_DAYS,
  WITHDRAWALS_BEFORE_QUESTION,
} from "@/config/commerce.ts";
import {
  AGE_LIMITS,
  CHANGE_EXIT_DAYS,
  LIABILITY_MONTHS,
  REPLY_HOURS,
  UPTIME_TARGET,
} from "@/config/commitments.ts";
import { COMBINED_SUGGESTIONS, FREE_FAVORITES_CAP, SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { site } from "@/config/site.ts";
import { planModel } from "@/lib/env.ts";
import { formatDuration, formatPrice, formatShare } from "@/lib/format.ts";
import { numberWord } from "@/lib/number-word.ts";
import { EmailLink } from "@/ui/email-link.tsx";
import { ExternalLink } from "@/ui/external-link.tsx";
import { FactTable } from "@/ui/fact-table.tsx";
import { Link } from "@/ui/link.tsx";
import { BulletList } from "@/ui/lists.tsx";
import type { LongReadSection } from "@/ui/long-read.tsx";
import { OperatorDetails } from "./operator-details.tsx";
import { sellsByTheYear, sellsOnce } from "./sold-plans.ts";

const PAID_PLANS = {
  premium: [
    {
      id: "premium",
      subject: "Premium",
      facts: `${formatPrice(PRODUCTS.premium.price)}/månad. Betalas med kort, månad för månad.`,
    },
  ],
  "basic-plus": [
    {
      id: "basic",
      subject: "Basic",
      facts: `${formatPrice(PRODUCTS.basic.price)}, en gång. Betalas med kort eller Swish.`,
    },
    {
      id: "plus",
      subject: "Plus",
      facts: `${formatPrice(PRODUCTS["plus-month"].price)}/månad eller ${formatPrice(PRODUCTS["plus-year"].price)}/år. Betalas med kort.`,
    },
  ],
} as const;

const PLANS = [
  {
    id: "gratis",
    subject: "Gratis",
    facts: `${formatPrice(0)}. Kräver ingen registrering.`,
  },
  ...PAID_PLANS[planModel],
];

const offer: readonly LongReadSection[] = [
  {
    id: "tjansten",
    heading: "Tjänsten",
    body: (
      <>
        <p>
          {site.name} ger förslag på namn till barn, husdjur, företag, användarkonton och
          fantasivärldar. Villkoren gäller mellan dig och {site.name} när du använder sajten, med
          eller utan konto.
        </p>
        <p>
          Hur vi hanterar personuppgifter står i{" "}
          <Link to="/integritetspolicy" className="prose-link">
            integritetspolicyn
          </Link>
          .
        </p>
      </>
    ),
  },
  {
    id: "foretaget",
    heading: "Vem du avtalar med",
    body: <OperatorDetails />,
  },
  {
    id: "alder",
    heading: "Ålder",
    body: (
      <p>
        Du ska ha fyllt {formatDuration(AGE_LIMITS.minimum, "year")} för att använda tjänsten. Är du
        under {formatDuration(AGE_LIMITS.ownConsent, "year")} behöver du din vårdnadshavares
        samtycke.
      </p>
    ),
  },
  {
    id: "gratis",
    heading: "Det här är gratis",
    body: (
      <>
        <p>Utan att registrera dig får du</p>
        <BulletList>
          <li>
            upp till {SUGGESTIONS_PER_PAGE}&nbsp;förslag åt gången, {COMBINED_SUGGESTIONS} i den
            samlade generatorn, så ofta du vill
          </li>
          <li>grundläggande filter</li>
          <li>
            {FREE_FAVORITES_CAP}&nbsp;favoriter per generator, sparade lokalt i din webbläsare och
            inte hos oss
          </li>
        </BulletList>
        <p>
          {planModel === "premium" ? "Premium" : "Plus"} lägger till knappen Visa fler, som behåller
          de förslag du har.
        </p>
      </>
    ),
  },
  {
    id: "planer",
    heading: "Planer och priser",
    body: (
      <>
        <FactTable caption="Planer och priser" columns={["Plan", "Pris"]} rows={PLANS} />
        <p>
          Alla priser är i svenska kronor och inklusive moms. På{" "}
          <Link to="/premium" className="prose-link">
            plansidan
          </Link>{" "}
          står vad som ingår i varje plan.
        </p>
      </>
    ),
  },
  {
    id: "betalning",
    heading: "Betalning",
    body: (
      <p>
        Du betalar med kort.{" "}
        {sellsOnce && "Engångsköp kan också betalas med Swish, men en prenumeration kan det inte. "}
        Stripe tar hand om betalningen, och vi ser aldrig ditt kortnummer.
      </p>
    ),
  },
  {
    id: "bestallning",
    heading: "Så beställer du",
    body: (
      <p>
        Välj plan, logga in, kontrollera uppgifterna på Stripes sida och betala. Fram till dess kan
        du ändra dem eller avbryta. Avtalet ingås på svenska. Bekräftelsen kommer med e-post, och
        villkoren kan du spara eller skriva ut från den här sidan.
      </p>
    ),
  },
  {
    id: "fornyelse",
    heading: "Förnyelse och uppsägning",
    body: (
      <>
        <p>
          En månadsprenumeration förnyas automatiskt varje månad.{" "}
          {sellsByTheYear &&
            `En årsprenumeration förnyas automatiskt efter ${formatDuration(PERIODS.year.months, "month")}. Vi påminner dig med e-post minst en månad innan. `}
          Prenumerationen fortsätter tills du säger upp den, till det pris som gällde när du köpte,
          om vi inte meddelar en höjning. Det gör vi minst{" "}
          {formatDuration(TERMS_NOTICE_DAYS, "day")} i förväg.
          {sellsOnce && " Basic är ett engångsköp och förnyas inte."}
        </p>
        <p>
          Höjningen gäller tidigast från den period som börjar efter de dagarna, och aldrig för en
          period som du redan har betalat. Säger du upp innan betalar du inte det nya priset.
        </p>
        {sellsByTheYear && (
          <p>
            Du kan byta mellan månad och år på plansidan. Bytet till år gäller genast, och det som
            är kvar av månaden dras av från priset. Bytet till månad gäller när året är slut. Byter
            du till år är det en ny beställning med egen ångerrätt: ångrar du den får du tillbaka
            det du betalade för året och för månaden som bytet avbröt.
          </p>
        )}
        <p>
          Du säger upp när du vill, med knappen ”Hantera prenumeration” på Mitt konto eller
          plansidan. Uppsägningen gäller från nästa betalningsperiod. Fram till dess har du kvar det
          du har betalat för.
        </p>
      </>
    ),
  },
  {
    id: "angerratt",
    heading: "Ångerrätt",
    body: (
      <>
        <p>
          Enligt lagen (2005:59) om distansavtal och avtal utanför affärslokaler får du som
          konsument ångra köpet inom {formatDuration(WITHDRAWAL_DAYS, "day")} från den dag då
          avtalet ingicks. Är den sista dagen en lördag, söndag eller helgdag gäller rätten till och
          med nästa vardag. Du behöver inte säga varför.
        </p>
        <p>
          <Link to="/angra" className="prose-link">
            Ångra avtalet här
          </Link>
          . Det går både med och utan inloggning. Du får genast ett kvitto på sidan som du kan
          spara, med datum, klockslag och vad du har anmält, och samma kvitto med e-post. Anmäler
          någon utan inloggning många gånger på kort tid skickar vi inget mejl, och då står det på
          sidan. Där finns också standardblanketten. Du kan även skriva till oss med egna ord.
        </p>
        <p>
          När du ångrar dig avslutar vi avtalet och betalar tillbaka hela beloppet, utan avdrag för
          tiden du har använt tjänsten. Det gör vi så snart vi kan, och senast{" "}
          {formatDuration(WITHDRAWAL_REFUND_DAYS, "day")} efter att vi fick din anmälan. Pengarna
          kommer på samma sätt som du betalade. Tar din bank inte emot dem hör vi av oss och betalar
          tillbaka på ett annat sätt.
        </p>
        <p>
          I kassan ber du oss att börja direkt, så att du slipper vänta ut ångerfristen. Ångerrätten
          har du kvar ändå.
        </p>
        <p>
          Har du ångrat {numberWord(WITHDRAWALS_BEFORE_QUESTION)}&nbsp;köp inom ett år ber vi dig
          skriva till oss före nästa köp. Det begränsar inte rätten att ångra ett köp som du har
          gjort.
        </p>
      </>
    ),
  },
  {
    id: "garanti",
    heading: "Nöjdgaranti",
    body: (
      <>
        <p>
          Garantin är vår egen och går längre än lagen: är du inte nöjd får du pengarna tillbaka om
          du hör av dig inom {formatDuration(GUARANTEE_DAYS, "day")} från köpet. Inte heller då
          behöver du säga varför.
        </p>
        <p>
          Skriv till <EmailLink address={site.supportEmail} /> från den adress som kontot har.
          Återbetalningen görs inom {GUARANTEE_REFUND_WORKING_DAYS.from}–
          {GUARANTEE_REFUND_WORKING_DAYS.to}
          &nbsp;arbetsdagar, på samma sätt som du betalade.
        </p>
        <p>Garantin begränsar inte ångerrätten eller någon annan rätt som du har enligt lag.</p>
      </>
    ),
  },
  {
    id: "reklamation",
    heading: "Fel på tjänsten",
    body: (
      <p>
        Fungerar tjänsten inte som den ska har du rätt att reklamera enligt konsumentköplagen
        (2022:260). Skriv till <EmailLink address={site.supportEmail} /> så snart du märker felet.
        Vi ansvarar för fel under hela den tid som du har en plan, och rättar dem utan kostnad för
        dig. Går det inte kan du ha rätt till lägre pris, att häva avtalet och få pengar tillbaka,
        och till skadestånd.
      </p>
    ),
  },
];

const use: readonly LongReadSection[] = [
  {
    id: "konto",
    heading: "Ditt konto",
    body: (
      <>
        <p>
          Ange rätt e-postadress och håll lösenordet för dig själv. Tror du att någon annan har
          kommit över det, byt det på{" "}
          <Link to="/konto" className="prose-link">
            Mitt konto
          </Link>
          .
        </p>
        <p>
          Där kan du också radera kontot, och då försvinner det direkt. Har du en prenumeration
          säger du upp den först.
        </p>
        <p>
          En namnlista som du gör offentlig kan läsas av alla som har länken. Du ansvarar för att
          innehållet är lagligt och följer{" "}
          <Link to="/villkor#delat" className="prose-link">
            reglerna för det du delar
          </Link>
          .
        </p>
      </>
    ),
  },
  {
    id: "delat",
    heading: "Det du delar",
    body: (
      <>
        <p>Reglerna gäller namnlistor med en länk och rum i Välj tillsammans. Du får inte dela</p>
        <BulletList>
          <li>
            det som strider mot lag, som hot, hets mot folkgrupp, förtal och övergrepp mot barn
          </li>
          <li>det som kränker eller hånar en person, eller lämnar ut någons privata uppgifter</li>
          <li>reklam, bluff och länkar till skadliga sidor</li>
          <li>det som någon annan har upphovsrätt till, utan lov</li>
        </BulletList>
        <p>
          Ser du något sådant? Tryck på Anmäl under listan eller rummet, eller skriv till{" "}
          <EmailLink address={site.legalEmail} />. Skriv vilken adress det gäller, varför det är
          olagligt, ditt namn och din e-postadress, och att uppgifterna stämmer så vitt du vet.
          Gäller det sexuella övergrepp mot barn får du vara anonym. Du får ett kvitto, och svar
          inom {formatDuration(REPLY_HOURS.legal, "hour")}.
        </p>
        <p>
          Vi granskar inte listor och rum i förväg. En människa läser varje anmälan och fattar
          beslutet, aldrig ett program. Bryter innehållet mot lag eller mot reglerna tar vi ner
          länken eller raderar rummet. Har du delat det får du veta skälet: för en lista i e-post
          och på Mina namnlistor, för ett rum i e-post om du har ett konto. Vem som har anmält får
          du inte veta.
        </p>
        <p>
          Tycker du att ett beslut är fel? Svara på mejlet eller skriv till{" "}
          <EmailLink address={site.legalEmail} />, så prövar vi saken igen. Du kan också gå till
          domstol.
        </p>
      </>
    ),
  },
  {
    id: "namnforslag",
    heading: "Namnförslagen",
    body: (
      <>
        <p>
          Förslagen är just förslag. Vi lovar inte att ett namn är ledigt, unikt eller tillåtet. Att
          ett användarnamn verkar ledigt är bara en gissning. Personnamn prövas av Skatteverket,
          företagsnamn av Bolagsverket och varumärken av Patent- och registreringsverket.
        </p>
        <p>
          Du får använda namnen fritt. Varifrån siffrorna kommer, och under vilka licenser, står
          under{" "}
          <Link to="/kallor" className="prose-link">
            källor och metod
          </Link>
          .
        </p>
      </>
    ),
  },
  {
    id: "drift",
    heading: "Drift",
    body: (
      <p>
        Målet är att tjänsten ska vara tillgänglig minst {formatShare(UPTIME_TARGET)} av tiden. Det
        är ett mål och ingen garanti: uppdateringar och fel kan göra att sajten ligger nere.
      </p>
    ),
  },
  {
    id: "andringar",
    heading: "Om tjänsten ändras",
    body: (
      <>
        <p>
          Vi kan ändra tjänsten om lagen, säkerheten, källorna till namnen eller tekniken kräver
          det, eller för att göra den bättre. Det kostar dig ingenting.
        </p>
        <p>
          Försämrar ändringen en plan som du betalar för, mer än obetydligt, mejlar vi dig minst{" "}
          {formatDuration(TERMS_NOTICE_DAYS, "day")} innan. Du får då avsluta avtalet utan kostnad
          inom {formatDuration(CHANGE_EXIT_DAYS, "day")} från mejlet, eller från ändringen om den
          kommer senare, och får tillbaka pengarna för den tid som är kvar.
        </p>
      </>
    ),
  },
  {
    id: "nedlaggning",
    heading: "Om tjänsten läggs ned",
    body: (
      <p>
        Lägger vi ned tjänsten mejlar vi alla som har en plan minst{" "}
        {formatDuration(TERMS_NOTICE_DAYS, "day")} innan, så att du hinner spara dina listor. För en
        prenumeration betalar vi tillbaka den tid som är kvar.
        {sellsOnce && " Har du köpt Basic har du de rättigheter som lagen ger dig."}
      </p>
    ),
  },
  {
    id: "ansvar",
    heading: "Vårt ansvar",
    body: (
      <>
        <p>
          Vårt ansvar är begränsat till det belopp som du har betalat till oss under de senaste{" "}
          {LIABILITY_MONTHS}&nbsp;månaderna.
        </p>
        <p>
          Begränsningen gäller inte skada som vi har orsakat med uppsåt eller av grov vårdslöshet.
          Den tar inte heller ifrån dig rättigheter som du har som konsument enligt tvingande lag,
          till exempel rätten till skadestånd enligt konsumentköplagen (2022:260). Ett villkor som
          är oskäligt kan jämkas enligt 36&nbsp;§ avtalslagen (1915:218).
        </p>
      </>
    ),
  },
  {
    id: "tvister",
    heading: "Lag och tvister",
    body: (
      <p>
        Svensk lag gäller. Hör av dig till oss först, så löser det sig oftast. Är du konsument får
        du opartiska råd av Konsumentverket på{" "}
        <ExternalLink href="https://www.hallakonsument.se">Hallå konsument</ExternalLink>. Du kan få
        tvisten prövad av{" "}
        <ExternalLink href="https://www.arn.se">Allmänna reklamationsnämnden</ExternalLink> (ARN),
        eller gå till allmän domstol.
      </p>
    ),
  },
  {
    id: "kontakt",
    heading: "Kontakt",
    body: (
      <>
        <p>
          Juridiska frågor: <EmailLink address={site.legalEmail} />. Svar inom{" "}
          {formatDuration(REPLY_HOURS.legal, "hour")}. Adressen är också kontaktpunkt för användare,
          och för myndigheter, Europeiska kommissionen och Europeiska nämnden för digitala tjänster,
          enligt EU:s förordning (2022/2065) om digitala tjänster. Skriv på svenska eller engelska.
        </p>
        <p>
          Allt annat: <EmailLink address={site.supportEmail} />. Svar inom{" "}
          {formatDuration(REPLY_HOURS.support, "hour")} på vardagar.
        </p>
        <p>
          Ändrar vi villkoren står det nya datumet överst på sidan. Har du en plan som du betalar
          för mejlar vi dig om ändringen minst {formatDuration(TERMS_NOTICE_DAYS, "day")} innan den
          börjar gälla. Godtar du den inte kan du säga upp prenumerationen innan dess.
        </p>
      </>
    ),
  },
];

/** The terms of use: what is offered and at what price, then how it may be used. */
export const TERMS: readonly LongReadSection[] = [...offer, ...use];
