/** The site's own mails: the same content as plain text and as HTML. */
import { OPERATOR, type Operator } from "./operator.ts";

export interface MailSection {
  readonly heading?: string;
  /** Paragraphs; an array is one paragraph of several lines. */
  readonly paragraphs: readonly (string | readonly string[])[];
}

export interface MailBody {
  readonly text: string;
  readonly html: string;
}

export function mailBody(sections: readonly MailSection[]): MailBody {
  return { text: `${sections.map(asText).join("\n\n\n")}\n`, html: asHtml(sections) };
}

function asText({ heading, paragraphs }: MailSection): string {
  const blocks = paragraphs.map((paragraph) => [paragraph].flat().join("\n"));
  return [...(heading === undefined ? [] : [heading.toUpperCase()]), ...blocks].join("\n\n");
}

function asHtml(sections: readonly MailSection[]): string {
  const body = sections.map(
    ({ heading, paragraphs }) =>
      (heading === undefined
        ? ""
        : `<h2 style="font-size:18px;margin:28px 0 8px">${escapeHtml(heading)}</h2>`) +
      paragraphs
        .map(
          (paragraph) =>
            `<p style="margin:0 0 12px">${[paragraph].flat().map(lineAsHtml).join("<br>")}</p>`,
        )
        .join(""),
  );
  return (
    '<!doctype html><html lang="sv"><head><meta charset="utf-8"></head>' +
    '<body style="max-width:600px;margin:0 auto;padding:24px 16px;color:#2b2623;font:16px/1.6 system-ui,sans-serif">' +
    `${body.join("")}</body></html>`
  );
}

/** Links the site's own addresses, which are written out. */
function lineAsHtml(line: string): string {
  return escapeHtml(line).replace(
    /https?:\/\/[^\s<>&]*[^\s<>&.,?!]/g,
    (url) => `<a href="${url}" style="color:#8f2318">${url}</a>`,
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The operator's details, as the last section of every mail. */
export function operatorSection(operator: Operator = OPERATOR): MailSection {
  return { heading: "Företaget bakom Namnfynd", paragraphs: [operatorLines(operator)] };
}

/** The details in lines; they say so when the operator has not filled them in. */
export function operatorLines(operator: Operator): readonly string[] {
  const { legalName, organisationNumber, postalAddress, vatNumber, email, telephone } = operator;
  if (!legalName)
    return ["Namnfynd", "Företagets uppgifter är inte ifyllda i den här installationen."];
  return [
    legalName,
    `Organisationsnummer: ${organisationNumber}`,
    `Adress: ${postalAddress}`,
    `Momsregistreringsnummer: ${vatNumber}`,
    `E-post: ${email}`,
    `Telefon: ${telephone}`,
  ];
}
