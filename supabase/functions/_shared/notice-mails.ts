/** The mails about a notice of withdrawal. */
import { WITHDRAWAL_REFUND_DAYS } from "./commerce.ts";
import type { Mail } from "./mail.ts";
import { type MailSection, mailBody, operatorSection } from "./mail-body.ts";
import { type Notice, numberOf, type StoredNotice, stateOf } from "./notice.ts";
import { addDays, formatDay, formatMoment, swedishDay } from "./stockholm-days.ts";

/** What the sender is to know now: the acknowledgement, or that the bank has refused the refund. */
export function mailToSender(notice: StoredNotice): Mail {
  return notice.isRefundFailed ? refusalToSender(notice) : acknowledgement(notice);
}

/** What the operator is to know now: what to do by hand, or that it is not needed any more. */
export function mailToOperator(notice: StoredNotice): Mail {
  switch (stateOf(notice)) {
    case "received":
      return noticeToOperator(notice);
    case "failed":
      return refusalToOperator(notice);
    case "refunded":
      return settledToOperator(notice);
  }
}

/** The dated acknowledgement of article 11a, with the content of the notice. */
function acknowledgement(notice: StoredNotice): Mail {
  const receivedAt = formatMoment(notice.receivedAt);
  return {
    to: notice.email,
    subject:
      notice.outcome === "received"
        ? "Vi har tagit emot din ångeranmälan"
        : "Du har ångrat ditt köp hos Namnfynd",
    ...mailBody([
      {
        paragraphs: [
          "Hej!",
          `Vi tog emot din ångeranmälan den ${receivedAt}. Den har nummer ${numberOf(notice)}.`,
          ...(notice.sessionId === null ? wordsOf(notice) : [ownNotice(notice)]),
        ],
      },
      { heading: "Det här händer nu", paragraphs: nextSteps(notice) },
      operatorSection(),
    ]),
  };
}

function nextSteps(notice: StoredNotice): readonly string[] {
  const lastDay = lastRefundDay(notice);
  if (notice.outcome !== "received") {
    return [
      `Avtalet är avslutat, och inget mer dras. Vi betalar tillbaka hela beloppet på samma sätt som du betalade, senast den ${lastDay}.`,
    ];
  }
  if (notice.sessionId !== null) {
    return [
      `Det gick inte att avsluta avtalet och betala tillbaka genast. Vi försöker igen automatiskt. Går det inte då heller gör vi det för hand. Vi betalar tillbaka på samma sätt som du betalade, senast den ${lastDay}. Du behöver inte göra något mer.`,
    ];
  }
  return [
    `Vi letar upp köpet och hör av oss. Gäller ångerrätten avslutar vi avtalet och betalar tillbaka hela beloppet, på samma sätt som du betalade och senast den ${lastDay}.`,
    "Var det inte du som skickade anmälan? Svara då på det här mejlet.",
  ];
}

function refusalToSender(notice: StoredNotice): Mail {
  return {
    to: notice.email,
    subject: "Återbetalningen kom inte fram",
    ...mailBody([
      {
        paragraphs: [
          "Hej!",
          `Du ångrade ditt köp hos Namnfynd den ${formatMoment(notice.receivedAt)}. Anmälan har nummer ${numberOf(notice)}. Vi har betalat tillbaka, men banken tog inte emot pengarna. Det händer till exempel när kortet är spärrat eller kontot avslutat.`,
          "Avtalet är avslutat, och inget mer dras. Du har rätt till pengarna: vi betalar tillbaka på ett annat sätt och hör av oss om hur. Svara gärna på det här mejlet. Skicka inga kortuppgifter.",
          // It may be the first mail about the notice that gets out.
          ownNotice(notice),
        ],
      },
      operatorSection(),
    ]),
  };
}

function refusalToOperator(notice: StoredNotice): Mail {
  return {
    to: null,
    subject: `En återbetalning nekades: ångeranmälan ${numberOf(notice)}`,
    ...mailBody([
      {
        paragraphs: [
          `Banken tog inte emot återbetalningen av ett ångrat köp, och pengarna är tillbaka hos Stripe. Betala tillbaka på ett annat sätt senast den ${lastRefundDay(notice)}, eller genast om den dagen har varit. Köparen har fått veta det. Sätt sedan settled_at till dagens datum på raden i tabellen withdrawals, så öppnas anmälan inte igen.`,
          contentOf(notice),
          idsOf(notice),
        ],
      },
    ]),
  };
}

function settledToOperator(notice: StoredNotice): Mail {
  return {
    to: null,
    subject: `Ångeranmälan ${numberOf(notice)} är slutförd`,
    ...mailBody([
      {
        paragraphs: [
          "Avtalet är nu avslutat och hela beloppet återbetalt, så du behöver inte göra något mer.",
          contentOf(notice),
          idsOf(notice),
        ],
      },
    ]),
  };
}

/** Asks the operator to complete a withdrawal by hand. */
function noticeToOperator(notice: StoredNotice): Mail {
  const lastDay = lastRefundDay(notice);
  const isOwnContract = notice.sessionId !== null;
  return {
    to: null,
    subject: `Ångeranmälan att handlägga senast ${lastDay}`,
    ...mailBody([
      {
        paragraphs: [
          `En ångeranmälan kom in den ${formatMoment(notice.receivedAt)}. Den är inte slutförd: avsluta avtalet och betala tillbaka i Stripe senast den ${lastDay}, om ångerrätten gäller.${isOwnContract ? " Sajten försöker själv igen vid nästa händelse eller besök, och du får ett mejl när det har gått." : ""}`,
          contentOf(notice),
          idsOf(notice),
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

function idsOf(notice: StoredNotice): readonly string[] {
  return [
    `Anmälan: ${numberOf(notice)} (${notice.id})`,
    notice.userId === null
      ? "Konto: inte inloggad, eller raderat, så kontrollera vem som skrev."
      : `Konto: ${notice.userId}`,
  ];
}

function lastRefundDay({ receivedAt }: StoredNotice): string {
  return formatDay(addDays(swedishDay(receivedAt), WITHDRAWAL_REFUND_DAYS));
}

/** What was declared by someone who may not have the mailbox: in our frame, and without the typed address. */
function wordsOf({ name, contract }: Notice): MailSection["paragraphs"] {
  return [
    "Anmälan säger att ett köp hos Namnfynd ångras. Så här står det i den, med avsändarens egna ord:",
    [
      `Namn: ${quotation(name)}`,
      "E-post: adressen som det här mejlet skickades till",
      `Köp: ${quotation(contract)}`,
    ],
  ];
}

/**
 * Words in a mail to an address that anyone can enter: a quotation that they cannot end, and in which a
 * mail program finds no markup and nothing to make a link of.
 */
function quotation(words: string): string {
  const harmless = words
    .normalize("NFKC")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
    .replace(/[”“„‟"«»]/g, "’")
    .replace(/[<>]/g, (sign) => (sign === "<" ? "‹" : "›"))
    .replace(/[.。@](?=\p{L})|:(?=\/\/)/gu, "[$&]");
  return `”${harmless}”`;
}

/** To its sender, whose account has the mailbox. */
function ownNotice(notice: Notice): readonly string[] {
  return ["Din anmälan:", ...contentOf(notice)];
}

function contentOf({ name, email, contract }: Notice): readonly string[] {
  return [`Namn: ${name}`, `E-post: ${email}`, `Avtal: ${contract}`];
}
