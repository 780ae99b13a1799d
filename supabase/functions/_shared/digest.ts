/** The mail that tells the operator what is open: each matter once at once, then daily until it is done. */
import { REPLY_HOURS } from "../../../src/config/commitments.ts";
import { serviceClient } from "./clients.ts";
import { siteUrl } from "./environment.ts";
import { type Mail, sendMail } from "./mail.ts";
import { type MailSection, mailBody } from "./mail-body.ts";
import { repeatWhenLost } from "./repeat.ts";

export interface Matter {
  /** As private.open_matters of the database calls it. */
  readonly kind: string;
  /** The id of what it is about; empty for what is about no single thing. */
  readonly subject: string;
  /** Whether the operator was not told of it before. */
  readonly isNew: boolean;
}

/** Of each kind; the others are counted. */
const MAX_SUBJECTS = 20;

interface Kind {
  readonly heading: string;
  readonly advice: string;
}

/** In the order of the mail: what has a deadline comes first. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  [
    "report_open",
    {
      heading: "Anmälningar av delat innehåll som väntar sedan minst en timme",
      advice: `Avgör dem på /admin. Den som anmälde ska ha svar inom ${REPLY_HOURS.legal} timmar.`,
    },
  ],
  [
    "decision_unsent",
    {
      heading: "Beslut om anmälningar som inte har kunnat mejlas",
      advice:
        "Sajten försöker igen varje timme. Se i funktionernas logg vad e-postservern svarar. Har du skrivit för hand tar du bort raden i tabellen private.decision_mails.",
    },
  ],
  [
    "withdrawal_open",
    {
      heading: "Ångeranmälningar som väntar sedan minst tre dagar",
      advice:
        "Pengarna ska vara tillbaka inom 14 dagar från anmälan. En som gäller ett köp avslutar sajten själv när Stripe svarar, utom när banken har nekat återbetalningen. En som du har besvarat eller betalat för hand får settled_at i tabellen withdrawals.",
    },
  ],
  [
    "withdrawal_untold",
    {
      heading: "Ångeranmälningar utan bekräftelse",
      advice:
        "Avsändaren har inte fått något mejl. Skriv till adressen i tabellen withdrawals, och sätt acknowledged_at när det är gjort.",
    },
  ],
  [
    "disputed",
    {
      heading: "Bestridna betalningar, per användare",
      advice: "Svara banken i Stripe, under Disputes, före dess sista dag.",
    },
  ],
  [
    "payment_failed",
    {
      heading: "Betalningar som inte har gått igenom, per användare",
      advice:
        "Stripe försöker igen, och planen gäller i sju dagar. Se i Stripe att kunden har fått Stripes mejl.",
    },
  ],
  [
    "confirmation_unsent",
    {
      heading: "Köp vars bekräftelse inte har kunnat skickas",
      advice: "Sajten försöker igen varje timme. Se i funktionernas logg vad e-postservern svarar.",
    },
  ],
  [
    "reminder_unsent",
    {
      heading: "Förnyelser vars påminnelse inte har kunnat skickas, per användare",
      advice:
        "Köparen ska ha den en månad före förnyelsen. Se i funktionernas logg vad e-postservern svarar.",
    },
  ],
  [
    "webhook_silent",
    {
      heading: "Inget har kommit från Stripe fast det borde",
      advice:
        "Se i Stripe under Developers → Webhooks om leveranserna misslyckas, och kör sedan npm run reconcile -- --fix.",
    },
  ],
  [
    "job_failed",
    {
      heading: "Jobb i databasen som misslyckades senast",
      advice: "Felet står i cron.job_run_details.",
    },
  ],
]);

/**
 * Tells the operator what is due of that which is open.
 *
 * @returns of how many matters
 * @throws MailError when the mail was not sent; a later call sends it
 */
export async function sendDigest(): Promise<number> {
  const claim = crypto.randomUUID();
  const { data, error } = await repeatWhenLost(() =>
    serviceClient().rpc("claim_digest", { claim }),
  );
  if (error) throw error;
  if (data.length === 0) return 0;
  const matters = data.map(({ kind, subject, is_new }) => ({ kind, subject, isNew: is_new }));
  await sendMail({ to: null, ...digestMail(matters) });
  const noted = await repeatWhenLost(() => serviceClient().rpc("note_digest", { claim }));
  if (noted.error) throw noted.error;
  return matters.length;
}

/** Ids only: who is meant is in the database and in Stripe. */
export function digestMail(matters: readonly Matter[]): Omit<Mail, "to"> {
  const sections = [...KINDS].flatMap(([kind, content]) => {
    const found = matters.filter((matter) => matter.kind === kind);
    return found.length > 0 ? [sectionOf(content, found)] : [];
  });
  const count = matters.length === 1 ? "1 ärende" : `${matters.length} ärenden`;
  return {
    subject: `Att göra på Namnfynd: ${count}`,
    ...mailBody([
      {
        paragraphs: [
          "Hej!",
          `Det här är öppet på ${siteUrl()}. Du får veta varje sak genast, och sedan en gång om dagen tills den är klar.`,
        ],
      },
      ...sections,
    ]),
  };
}

function sectionOf({ heading, advice }: Kind, matters: readonly Matter[]): MailSection {
  const lines = matters
    .filter(({ subject }) => subject !== "")
    .map(({ subject, isNew }) => (isNew ? `${subject} (ny)` : subject));
  const left = lines.length - MAX_SUBJECTS;
  const shown = [...lines.slice(0, MAX_SUBJECTS), ...(left > 0 ? [`och ${left} till`] : [])];
  return { heading, paragraphs: [advice, ...(shown.length > 0 ? [shown] : [])] };
}
