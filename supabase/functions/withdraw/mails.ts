import { WITHDRAWAL_REFUND_DAYS } from "../_shared/commerce.ts";
import type { Mail } from "../_shared/mail.ts";
import { mailBody, operatorSection } from "../_shared/mail-body.ts";
import { addDays, formatDay, formatMoment, swedishDay } from "../_shared/stockholm-days.ts";
import { type Notice, numberOf, type RecordedNotice } from "./notice.ts";

/**
 * The dated acknowledgement of article 11a. Anyone can enter the address of someone else for a notice in
 * free text: the mail then says in our words what was declared, and nothing that was typed.
 */
export function acknowledgement(
  notice: RecordedNotice,
  outcome: "refunded" | "received",
  isOwnContract: boolean,
): Mail {
  const receivedAt = formatMoment(notice.receivedAt);
  return {
    to: notice.email,
    subject:
      outcome === "refunded"
        ? "Du har ångrat ditt köp hos Namnfynd"
        : "Vi har tagit emot din ångeranmälan",
    ...mailBody([
      {
        paragraphs: [
          "Hej!",
          `Vi tog emot din ångeranmälan den ${receivedAt}. Den har nummer ${numberOf(notice)}.`,
          isOwnContract
            ? ["Din anmälan:", ...contentOf(notice)]
            : "Du meddelar i den att du ångrar ett köp hos Namnfynd. Det du skrev står på kvittot som visades när du skickade anmälan. Svara på det här mejlet om du vill ha texten.",
        ],
      },
      { heading: "Det här händer nu", paragraphs: nextSteps(notice, outcome, isOwnContract) },
      operatorSection(),
    ]),
  };
}

function nextSteps(
  notice: RecordedNotice,
  outcome: "refunded" | "received",
  isOwnContract: boolean,
): readonly string[] {
  const lastDay = lastRefundDay(notice);
  if (outcome === "refunded") {
    return [
      `Avtalet är avslutat, och inget mer dras. Hela beloppet betalas tillbaka på samma sätt som du betalade. Pengarna är hos dig senast den ${lastDay}, oftast tidigare.`,
    ];
  }
  if (isOwnContract) {
    return [
      `Vi avslutar avtalet och betalar tillbaka manuellt, eftersom det inte gick att göra automatiskt. Pengarna betalas tillbaka på samma sätt som du betalade, senast den ${lastDay}. Du behöver inte göra något mer.`,
    ];
  }
  return [
    `Vi letar upp köpet och hör av oss. Gäller ångerrätten avslutar vi avtalet och betalar tillbaka hela beloppet, på samma sätt som du betalade och senast den ${lastDay}.`,
    "Var det inte du som skickade anmälan? Svara då på det här mejlet.",
  ];
}

/** Asks the operator to complete a withdrawal by hand. */
export function noticeToOperator(
  notice: RecordedNotice,
  user: { readonly id: string } | null,
): Mail {
  const lastDay = lastRefundDay(notice);
  return {
    to: null,
    subject: `Ångeranmälan att handlägga senast ${lastDay}`,
    ...mailBody([
      {
        paragraphs: [
          `En ångeranmälan kom in den ${formatMoment(notice.receivedAt)}. Den är inte slutförd: avsluta avtalet och betala tillbaka i Stripe senast den ${lastDay}, om ångerrätten gäller.`,
          contentOf(notice),
          [
            `Anmälan: ${numberOf(notice)} (${notice.id})`,
            user ? `Konto: ${user.id}` : "Konto: inte inloggad, så kontrollera vem som skrev.",
          ],
        ],
      },
    ]),
  };
}

/**
 * Sent once a day in place of further mails about single notices.
 *
 * @param open how many wait
 */
export function summaryToOperator(open: number): Mail {
  return {
    to: null,
    subject: `Många ångeranmälningar: ${open} väntar`,
    ...mailBody([
      {
        paragraphs: [
          `Ovanligt många ångeranmälningar har kommit i dag, så du får inget mer mejl om var och en förrän i morgon. ${open} väntar på svar. De står i tabellen withdrawals med outcome = 'received'.`,
        ],
      },
    ]),
  };
}

function lastRefundDay({ receivedAt }: RecordedNotice): string {
  return formatDay(addDays(swedishDay(receivedAt), WITHDRAWAL_REFUND_DAYS));
}

function contentOf({ name, email, contract }: Notice): readonly string[] {
  return [`Namn: ${name}`, `E-post: ${email}`, `Avtal: ${contract}`];
}
