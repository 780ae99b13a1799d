/** The mails to a buyer whose bank has taken back a payment of a subscription. */
import { siteUrl } from "./environment.ts";
import type { Mail } from "./mail.ts";
import { mailBody, operatorSection } from "./mail-body.ts";

type Content = Omit<Mail, "to">;

/** @param isRunning whether the cancelled subscription has time left, so that it can be resumed */
export function disputeOpenedMail(isRunning: boolean): Content {
  const what = isRunning ? "sagt upp" : "avslutat";
  const way = isRunning
    ? `Vill du ha kvar prenumerationen tar du tillbaka uppsägningen på ${siteUrl()}/premium, med knappen ”Hantera prenumeration”.`
    : `En ny prenumeration startar du på ${siteUrl()}/premium.`;
  return content("Din prenumeration är uppsagd", [
    `Din bank har meddelat att du bestrider en betalning till Namnfynd, och har tagit tillbaka pengarna. Därför har vi ${what} prenumerationen: inget mer dras. Planen gäller inte medan banken prövar ärendet.`,
    `Var det inte meningen? Svara på det här mejlet. ${way}`,
  ]);
}

/**
 * @param isRunning whether the subscription has time left
 * @param renews whether the buyer has resumed it meanwhile
 */
export function disputeWonMail(isRunning: boolean, renews: boolean): Content {
  const decision = "Banken har avgjort att betalningen som du bestred står fast.";
  const subject = "Betalningen till Namnfynd står fast";
  if (renews) {
    return content(subject, [
      decision,
      "Din plan gäller igen, och prenumerationen fortsätter som vanligt.",
    ]);
  }
  return content(subject, [
    decision,
    isRunning
      ? `Din plan gäller igen till slutet av perioden som du har betalat för. Prenumerationen är fortfarande uppsagd. Vill du fortsätta tar du tillbaka uppsägningen på ${siteUrl()}/premium, med knappen ”Hantera prenumeration”.`
      : `Prenumerationen är avslutad, och perioden som betalningen gällde har gått ut medan banken prövade ärendet. Svara på det här mejlet om du vill ha den tiden igen. En ny prenumeration startar du på ${siteUrl()}/premium.`,
  ]);
}

export function disputeLostMail(): Content {
  return content("Banken gav dig rätt om betalningen till Namnfynd", [
    "Banken har avgjort att du får tillbaka betalningen som du bestred. Prenumerationen är uppsagd, och inget mer dras.",
    `Vill du någon gång komma tillbaka är du välkommen på ${siteUrl()}/premium.`,
  ]);
}

function content(subject: string, paragraphs: readonly string[]): Content {
  return { subject, ...mailBody([{ paragraphs: ["Hej!", ...paragraphs] }, operatorSection()]) };
}
