/** Which personal data this site processes, as far as it has what processes it: for what purpose, how long and by whom. */
import {
  AUTH_LOG_DAYS,
  RETENTION_MONTHS,
  REVOKED_KEY_DAYS,
  SERVER_LOG_DAYS,
  STRIPE_EVENT_DAYS,
  UNCONFIRMED_ACCOUNT_DAYS,
} from "@/config/commitments.ts";
import { operator } from "@/config/operator.ts";
import { site } from "@/config/site.ts";
import { contactReceiver } from "@/lib/contact-settings.ts";
import { adUnit, analyticsScript, backendAddress, resolverUrl, sentryDsn } from "@/lib/env.ts";
import { formatDuration } from "@/lib/format.ts";
import { sellsByTheYear, sellsOnce } from "./sold-plans.ts";

/** A line about data that is processed only if this site has what processes it. */
interface Conditional {
  readonly isUsed: boolean;
}

function used<Line extends Conditional>(lines: readonly Line[]): readonly Line[] {
  return lines.filter(({ isUsed }) => isUsed);
}

export const hasAccounts = backendAddress !== null;
const hasAds = adUnit !== null;
export const hasAnalytics = analyticsScript !== null;
const hasContactForm = contactReceiver !== null;
const hasErrorReports = sentryDsn !== null;

/** Which data is processed, for what purpose, and its legal basis in article 6 of the GDPR; a line is a paragraph. */
export const PURPOSES = used([
  {
    id: "konto",
    isUsed: hasAccounts,
    subject: "Konto och profil",
    facts:
      "E-postadress, namn, den e-postadress du fyller i på Mitt konto och när kontot skapades, så att du kan logga in och vi kan nå dig. Lösenordet sparas aldrig i läsbar form. Loggar du in med Google får vi din e-postadress och ditt namn därifrån. Grund: avtalet med dig (6.1\u00a0b).",
  },
  {
    id: "inloggningar",
    isUsed: hasAccounts,
    subject: "Inloggningar",
    facts:
      "För varje enhet där du är inloggad: ip-adress, vilken webbläsare det är och när den senast användes, så att du kan vara inloggad. Dessutom en logg över inloggningar, byten av lösenord och liknande, med namn, e-postadress och ip-adress, så att intrång går att upptäcka. Grund: avtalet med dig (6.1\u00a0b), och för loggen vårt berättigade intresse av att skydda kontona (6.1\u00a0f).",
  },
  {
    id: "samlat",
    isUsed: hasAccounts,
    subject: "Namnlistor och favoriter i kontot",
    facts:
      "Det du själv sparar, så att det finns på alla dina enheter. En lista är privat tills du gör den offentlig. Grund: avtalet (6.1\u00a0b).",
  },
  {
    id: "rum",
    isUsed: hasAccounts,
    subject: "Rum i Välj tillsammans",
    facts:
      "Vad ni kallas, namnen i rummet, dina svar, anteckningar och din rangordning, gästers hjärtan och hälsningar, och efternamn och syskonens namn om någon av er delar dem.\nDen andra ser bara era träffar, med anteckningarna till dem, träffar som har varit, hur många namn du har svarat på, och din rangordning när ni båda har en. Gäster ser bara namnen som ni frågar om och sina egna svar, och bara så länge länken är öppen.\nLämnar du rummet raderas det du har skrivit. Den andra behåller träffarna och er gemensamma ordning, och ser när du lämnade rummet tills någon annan går med, och vad du kallades så länge rummet finns.\nLänkarna till rummet sparas bara som ett fingeravtryck (hash), så vi kan inte ta fram dem. Är du inloggad sparas också att rummet är ditt. Grund: avtalet med dig (6.1\u00a0b).",
  },
  {
    id: "betalning",
    isUsed: hasAccounts,
    subject: "Betalning",
    facts:
      "Vilken plan du har, till när, om en betalning har misslyckats, ditt kundnummer hos Stripe, vilka händelser Stripe har meddelat oss och vilka köp vi har bekräftat med mejl. Kortnummer ser vi aldrig. Grund: avtalet (6.1\u00a0b), och för bokföringen en rättslig förpliktelse (6.1\u00a0c).",
  },
  {
    id: "paminnelser",
    isUsed: hasAccounts && sellsByTheYear,
    subject: "Påminnelser om förnyelse",
    facts:
      "När din årsprenumeration förnyas, och när vi mejlade dig om det. Grund: en rättslig förpliktelse (6.1\u00a0c).",
  },
  {
    id: "anger",
    isUsed: hasAccounts,
    subject: "Ånger\u00adanmälningar",
    facts:
      "Namn, e-postadress, vilket köp du ångrar, när anmälan kom och vad den ledde till, så att vi kan betala tillbaka och visa vad vi tog emot. Grund: en rättslig förpliktelse (6.1\u00a0c).",
  },
  {
    id: "anmalningar",
    isUsed: hasAccounts,
    subject: "Anmälningar av det som delas",
    facts:
      "Vad du anmäler och varför, ditt namn och din e-postadress om du anger dem, när anmälan kom och vad vi beslutade, så att vi kan pröva den och svara dig. Den som har delat det du anmäler får inte veta vem du är. Tar vi ner en lista sparas också skälet, för den som äger den. Grund: en rättslig förpliktelse (6.1\u00a0c).",
  },
  {
    id: "anrop",
    isUsed: hasAccounts,
    subject: "Antal anrop",
    facts:
      "Hur många gånger ditt konto har startat en betalning, skickat kontaktformuläret eller skapat ett rum den senaste tiden, så att ingen kan överbelasta tjänsten. För meddelanden, anmälningar, rum och ångeranmälningar räknas också varje ip-adress, och för anmälningar och ångeranmälningar varje e-postadress, i en form som inte går att läsa. Grund: vårt berättigade intresse av att skydda tjänsten (6.1\u00a0f).",
  },
  {
    id: "api",
    isUsed: hasAccounts,
    subject: "API-nycklar",
    facts:
      "Namnen på dina nycklar, när de skapades, användes senast och återkallades, och hur många anrop de har gjort den senaste minuten och det senaste dygnet. Själva nyckeln sparas bara som ett fingeravtryck (hash), som nyckeln inte går att räkna fram ur. Grund: avtalet (6.1 b).",
  },
  {
    id: "andringar",
    isUsed: hasAccounts,
    subject: "Administra\u00adtörers ändringar",
    facts:
      "Vem som har slagit på eller av en funktion i en plan, och när. Gäller bara administratörer. Grund: vårt berättigade intresse av att kunna följa upp ändringar (6.1\u00a0f).",
  },
  {
    id: "support",
    isUsed: true,
    subject: "Frågor till oss",
    facts:
      "Namn, e-postadress, ämne och det du skriver, så att vi kan svara. Är du inloggad får vi också veta vilket konto det gäller. Det skickas till oss som mejl och sparas inte på sajten. Grund: vårt berättigade intresse av att hjälpa dig (6.1\u00a0f).",
  },
  {
    id: "robotar",
    isUsed: hasContactForm,
    subject: "Robot\u00adkontroll",
    facts:
      "hCaptcha ser din ip-adress och hur du använder sidan där kontrollen visas: kontaktformuläret, anmälan av något som delas, ångeranmälan när det kommer många anmälningar, och inloggning, nytt konto och nytt lösenord när vi behöver skydda oss mot robotar. Grund: vårt berättigade intresse av att slippa skräppost och intrångsförsök (6.1\u00a0f).",
  },
  {
    id: "statistik",
    isUsed: hasAnalytics,
    subject: "Besöks\u00adstatistik",
    facts:
      "Vilka sidor som besöks, räknat utan kakor och utan att du följs mellan sajter. Den respekterar Do Not Track. Grund: vårt berättigade intresse av att förbättra sajten (6.1\u00a0f).",
  },
  {
    id: "fel",
    isUsed: hasErrorReports,
    subject: "Fel\u00adrapporter",
    facts:
      "Vad som gick fel, i vilken webbläsare och på vilken sida. E-postadresser och inloggningsnycklar tas bort innan rapporten skickas. Grund: vårt berättigade intresse av att rätta fel (6.1\u00a0f).",
  },
  {
    id: "annonser",
    isUsed: hasAds,
    subject: "Annonser",
    facts:
      "De visas bara i planer med reklam, och bara om du har samtyckt. Innan dess hämtas inget från Google. Vi ber om annonser som inte är personanpassade. Google ser då din ip-adress. Grund: ditt samtycke (6.1\u00a0a), som du kan ta tillbaka när du vill.",
  },
]);

export const RETENTION = used([
  {
    id: "serverlogg",
    isUsed: true,
    subject: "Webbserverns logg",
    facts: `${formatDuration(SERVER_LOG_DAYS, "day")}.`,
  },
  {
    id: "konton",
    isUsed: hasAccounts,
    subject: "Konto och profil",
    facts: `Tills du raderar kontot. Ett konto vars e-postadress aldrig bekräftas raderas efter ${formatDuration(UNCONFIRMED_ACCOUNT_DAYS, "day")}.`,
  },
  {
    id: "inloggade",
    isUsed: hasAccounts,
    subject: "Inloggningar",
    facts: `Tills du loggar ut. Loggen: ${formatDuration(AUTH_LOG_DAYS, "day")}. Raderar du kontot försvinner allt direkt.`,
  },
  {
    id: "premium",
    isUsed: hasAccounts,
    subject: "Namnlistor och favoriter i kontot",
    facts: `Så länge du har en plan med dem, och ${formatDuration(RETENTION_MONTHS.premiumAccount, "month")} därefter. Sedan raderas de automatiskt.`,
  },
  {
    id: "rummen",
    isUsed: hasAccounts,
    subject: "Rum i Välj tillsammans",
    facts: `${formatDuration(RETENTION_MONTHS.room, "month")} efter det senaste svaret. Lämnar du rummet, eller raderar kontot som det hör till, försvinner dina svar, dina anteckningar och det du har delat direkt. Den som är kvar ser att du har lämnat och vad du kallades, och behåller era träffar, och din rangordning om ni båda hade en. När ingen av er två är kvar försvinner rummet.`,
  },
  {
    id: "arenden",
    isUsed: true,
    subject: "Support\u00adärenden",
    facts: `Högst ${formatDuration(RETENTION_MONTHS.supportCase, "month")}.`,
  },
  {
    id: "besok",
    isUsed: hasAnalytics,
    subject: "Besöks\u00adstatistik",
    facts: `Högst ${formatDuration(RETENTION_MONTHS.analytics, "month")}.`,
  },
  {
    id: "avslutat",
    isUsed: hasAccounts,
    subject: "Uppgifter om avslutade konton",
    facts:
      "Raderas direkt med kontot. Kvar är bara ångeranmälningar och anmälningar av det som delats, som nedan, och underlag för bokföringen.",
  },
  {
    id: "betallage",
    isUsed: hasAccounts,
    subject: "Din betalningsstatus, och köp som vi har bekräftat",
    facts: "Så länge kontot finns.",
  },
  {
    id: "paminda",
    isUsed: hasAccounts && sellsByTheYear,
    subject: "Påminnelser om förnyelse",
    facts: "Så länge kontot finns.",
  },
  {
    id: "handelser",
    isUsed: hasAccounts,
    subject: "Händelser från Stripe",
    facts: `${formatDuration(STRIPE_EVENT_DAYS, "day")}.`,
  },
  {
    id: "antal",
    isUsed: hasAccounts,
    subject: "Antal anrop",
    facts: "Ett dygn.",
  },
  {
    id: "nycklar",
    isUsed: hasAccounts,
    subject: "API-nycklar",
    facts: `Så länge kontot finns. En återkallad nyckel: ${formatDuration(REVOKED_KEY_DAYS, "day")}.`,
  },
  {
    id: "angerbevis",
    isUsed: hasAccounts,
    subject: "Ånger\u00adanmälningar",
    facts: `${formatDuration(RETENTION_MONTHS.withdrawal, "month")}, som bevis på vad vi tog emot. Även om kontot raderas.`,
  },
  {
    id: "anmalt",
    isUsed: hasAccounts,
    subject: "Anmälningar av det som delas",
    facts: `${formatDuration(RETENTION_MONTHS.report, "month")}. Skälet till att en lista är nedtagen: så länge listan finns, och minst ${formatDuration(RETENTION_MONTHS.report, "month")}, om kontot inte raderas.`,
  },
  {
    id: "adminlogg",
    isUsed: hasAccounts,
    subject: "Administra\u00adtörers ändringar",
    facts: `${formatDuration(RETENTION_MONTHS.planChange, "month")}. Raderas kontot finns ändringen kvar, men inte vem som gjorde den.`,
  },
]);

export const RECIPIENTS = used([
  {
    name: "Supabase",
    isUsed: hasAccounts,
    href: "https://supabase.com/privacy",
    text: "konton, namnlistor, favoriter i kontot, rum i Välj tillsammans och planer",
  },
  {
    name: "Stripe",
    isUsed: hasAccounts,
    href: "https://stripe.com/se/privacy",
    text: `betalningar med kort${sellsOnce ? " och Swish" : ""}, kvitton och återbetalningar`,
  },
  {
    name: "hCaptcha",
    isUsed: hasContactForm,
    href: "https://www.hcaptcha.com/privacy",
    text: "robotkontrollen i kontaktformuläret och i anmälan av något som delas, och vid behov i ångeranmälan och vid inloggning, nytt konto och nytt lösenord",
  },
  {
    name: "Google",
    isUsed: hasAccounts || hasAds,
    href: "https://policies.google.com/privacy?hl=sv",
    text: hasAds
      ? "inloggning, om du väljer den, och annonser om du har samtyckt"
      : "inloggning, om du väljer den",
  },
  {
    name: "Sentry",
    isUsed: hasErrorReports,
    href: "https://sentry.io/privacy/",
    text: "felrapporter",
  },
]);

/** Of a service that receives the messages instead of the site's own; empty without one. */
const contactAddress =
  contactReceiver !== null && contactReceiver !== "function" ? contactReceiver.url : "";

/** Null for a resolver at the site's own address. */
export const resolverHost = resolverUrl && hostOf(resolverUrl);

/** Depend on who runs the site and how; a name where the operator has given one. */
export const OTHER_RECIPIENTS = used([
  { name: operator?.webHost ?? "Ett webbhotell", text: "sajtens sidor", isUsed: true },
  {
    name: operator?.mailService ?? "En e-posttjänst",
    text: hasAccounts
      ? "mejl om kontot och dina köp, svar på ångeranmälningar och meddelanden till oss"
      : "meddelanden till oss",
    isUsed: true,
  },
  {
    name: hostOf(contactAddress) ?? site.name,
    text: "tar emot det du skriver i kontaktformuläret",
    isUsed: contactAddress !== "",
  },
  {
    name: hostOf(analyticsScript?.url ?? "") ?? site.name,
    text: "räknar besök",
    isUsed: hasAnalytics,
  },
  {
    name: hostOf(adUnit?.consentScript ?? "") ?? site.name,
    text: "frågar om annonser och minns ditt val",
    isUsed: hasAds,
  },
  {
    name: resolverHost ?? "",
    text: "svarar om domäner, när du trycker på Kolla domäner",
    isUsed: resolverHost !== null,
  },
]);

/** Null for an address at the site itself. */
export function hostOf(url: string): string | null {
  return /^https?:\/\/([^/:?#]+)/.exec(url)?.[1] ?? null;
}
