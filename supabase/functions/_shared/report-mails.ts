/** The mails about a report of something that a user shares, and about what was decided. */
import { REPLY_HOURS } from "../../../src/config/commitments.ts";
import type { Database } from "./database.ts";
import { siteUrl } from "./environment.ts";
import type { Mail } from "./mail.ts";
import { mailBody, operatorSection } from "./mail-body.ts";
import { formatMoment } from "./stockholm-days.ts";

export type Report = Database["public"]["Tables"]["content_reports"]["Row"];

/** What is said to be broken: the law, or only the terms. */
type Ground = Database["public"]["Tables"]["list_takedowns"]["Row"]["ground"];

/** What the operator has decided, in words that the mails repeat. */
export interface Decision {
  readonly isTakenDown: boolean;
  readonly ground: Ground;
  readonly reason: string;
}

export function reportToOperator(report: Report): Mail {
  return {
    to: null,
    ...(report.email !== null && { replyTo: report.email }),
    subject: `Anmält innehåll: ${nameOf(report)}`,
    ...mailBody([
      {
        paragraphs: [
          `Avgör anmälan på ${siteUrl()}/admin inom ${REPLY_HOURS.legal} timmar.`,
          `Det som är anmält: ${report.address}`,
          ...(report.concerns_child_abuse
            ? ["Anmälan gäller sexuella övergrepp mot barn. Polisanmäl, och sprid det inte."]
            : []),
          [`Namn: ${report.name ?? "inte angivet"}`, `E-post: ${report.email ?? "inte angiven"}`],
          report.explanation.split("\n"),
        ],
      },
    ]),
  };
}

/**
 * The confirmation of receipt of article 16 (4). Without what was written: anybody can type the
 * address of somebody else.
 */
export function receiptToReporter(report: Report, email: string): Mail {
  return {
    to: email,
    subject: "Vi har tagit emot din anmälan",
    ...mailBody([
      {
        paragraphs: [
          "Hej!",
          `Vi tog emot din anmälan den ${formatMoment(new Date(report.received_at))}. Den gäller ${nameOf(report)}: ${report.address}`,
          `En människa läser den, och du får svar inom ${REPLY_HOURS.legal} timmar. Den som har delat det du anmäler får inte veta vem du är.`,
          "Var det inte du som anmälde? Svara då på det här mejlet.",
        ],
      },
      operatorSection(),
    ]),
  };
}

/** The decision and how to appeal, as article 16 (5) and (6) ask. */
export function decisionToReporter(report: Report, decision: Decision, email: string): Mail {
  return {
    to: email,
    subject: "Svar på din anmälan",
    ...mailBody([
      {
        paragraphs: [
          "Hej!",
          `Den ${formatMoment(new Date(report.received_at))} anmälde du ${nameOf(report)}: ${report.address}`,
          decision.isTakenDown
            ? removalOf(report)
            : "Vi har läst din anmälan och låter det vara kvar.",
        ],
      },
      { heading: "Skälet", paragraphs: [decision.reason.split("\n"), ...howDecided()] },
      operatorSection(),
    ]),
  };
}

function removalOf({ room_id }: Report): string {
  return room_id === null
    ? "Vi har tagit ner det, så länken visar inte längre något av innehållet."
    : "Vi har raderat rummet, med allt som fanns i det.";
}

/**
 * The statement of reasons of article 17. Of a room it does not say that somebody reported it: among
 * few members, that tells who.
 */
export function reasonsToOwner(report: Report, decision: Decision, email: string): Mail {
  return {
    to: email,
    subject: report.room_id === null ? "Din delade lista är nedtagen" : "Ett rum är borttaget",
    ...mailBody([
      {
        paragraphs: [
          "Hej!",
          report.room_id === null
            ? `Vi har tagit ner länken till en av dina namnlistor: ${report.address} Den som öppnar länken ser bara att listan är nedtagen. Du har kvar listan på Mina namnlistor.`
            : "Vi har tagit bort ett rum i Välj tillsammans som du är med i, med allt som fanns i det.",
          "Det gäller i alla länder och tills vidare.",
        ],
      },
      {
        heading: "Skälet",
        paragraphs: [
          decision.ground === "law"
            ? "Vi bedömer att innehållet strider mot lag."
            : `Vi bedömer att innehållet strider mot våra villkor: ${siteUrl()}/villkor#delat`,
          decision.reason.split("\n"),
          ...(report.room_id === null ? ["Vi prövade det efter en anmälan."] : []),
          ...howDecided(),
        ],
      },
      operatorSection(),
    ]),
  };
}

function howDecided(): readonly string[] {
  return [
    "En människa har fattat beslutet. Inget i det är automatiskt.",
    "Tycker du att det är fel? Svara på det här mejlet, så prövar vi saken igen. Du kan också gå till domstol.",
  ];
}

function nameOf({ room_id }: Report): string {
  return room_id === null ? "en delad namnlista" : "ett rum i Välj tillsammans";
}
