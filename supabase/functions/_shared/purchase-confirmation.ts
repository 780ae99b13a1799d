import type Stripe from "npm:stripe@23.1.0";
import { serviceClient } from "./clients.ts";
import {
  GUARANTEE_DAYS,
  GUARANTEE_REFUND_WORKING_DAYS,
  PERIODS,
  PRODUCTS,
  type Product,
  WITHDRAWAL_DAYS,
  WITHDRAWAL_REFUND_DAYS,
} from "./commerce.ts";
import {
  CONTRACT_FIELDS,
  type Contract,
  contractOf,
  formatAmount,
  lastWithdrawalDay,
} from "./contracts.ts";
import { siteUrl } from "./environment.ts";
import { sendMail } from "./mail.ts";
import { type MailBody, type MailSection, mailBody, operatorSection } from "./mail-body.ts";
import { OPERATOR, type Operator } from "./operator.ts";
import { formatDay, formatMoment } from "./stockholm-days.ts";
import { withdrawalFormLines } from "./withdrawal-form.ts";

type Purchase = Pick<Contract, "product" | "amount" | "boughtAt">;

/**
 * Sends the confirmation of a paid checkout session, unless that was done before. Safe to repeat.
 *
 * @throws MailError when the mail was not sent; a later call sends it
 */
export async function confirmPurchase(
  stripe: Stripe,
  session: { readonly id: string },
  user: { readonly id: string; readonly email: string },
): Promise<void> {
  const claim = await serviceClient().rpc("claim_confirmation", {
    session: session.id,
    account: user.id,
  });
  if (claim.error) throw claim.error;
  if (!claim.data) return;
  try {
    await send(stripe, session.id, user.email);
  } catch (error) {
    // Otherwise a repetition before the claim lapses would believe that the mail is on its way.
    await storeConfirmation(session.id, { claimed_at: new Date(0).toISOString() });
    throw error;
  }
  await storeConfirmation(session.id, { sent_at: new Date().toISOString() });
}

async function send(stripe: Stripe, sessionId: string, to: string): Promise<void> {
  const purchase = contractOf(
    await stripe.checkout.sessions.retrieve(sessionId, { expand: CONTRACT_FIELDS }),
  );
  await sendMail({
    to,
    subject: `Bekräftelse: du har köpt ${PRODUCTS[purchase.product].name} hos Namnfynd`,
    ...confirmationBody(purchase, OPERATOR),
  });
}

async function storeConfirmation(
  sessionId: string,
  change: { readonly claimed_at: string } | { readonly sent_at: string },
): Promise<void> {
  const { error } = await serviceClient()
    .from("purchase_confirmations")
    .update(change)
    .eq("session_id", sessionId);
  if (error) throw error;
}

/** The confirmation on a durable medium that chapter 2, section 14 of the act 2005:59 requires. */
export function confirmationBody(purchase: Purchase, operator: Operator): MailBody {
  return mailBody([
    purchaseSection(purchase),
    renewalSection(PRODUCTS[purchase.product]),
    withdrawalSection(purchase.boughtAt),
    {
      heading: "Nöjdgaranti",
      paragraphs: [
        `Garantin är vår egen och går längre än lagen. Är du inte nöjd får du pengarna tillbaka om du hör av dig inom ${GUARANTEE_DAYS}\u00a0dagar från köpet. Du behöver inte säga varför. Svara på det här mejlet, så återbetalar vi inom ${GUARANTEE_REFUND_WORKING_DAYS.from}–${GUARANTEE_REFUND_WORKING_DAYS.to}\u00a0arbetsdagar.`,
      ],
    },
    {
      heading: "Villkoren i korthet",
      paragraphs: [
        "Tjänsten är digital och startar direkt när du har betalat, så som du bad om i kassan. Vad planen ger står på " +
          `${siteUrl()}/premium.`,
        "Är det något fel på tjänsten har du rätt att klaga och få felet avhjälpt enligt konsumentköplagen (2022:260). Hör av dig till oss först. Kommer vi inte överens kan du få saken prövad av Allmänna reklamationsnämnden (www.arn.se), och Konsumentverket (www.hallakonsument.se) ger råd.",
        `Villkoren i sin helhet, som de lyder i dag, finns på ${siteUrl()}/villkor. Spara gärna det här mejlet.`,
      ],
    },
    {
      heading: "Standardblankett för utövande av ångerrätten",
      paragraphs: withdrawalFormLines(recipientOf(operator)),
    },
    operatorSection(operator),
  ]);
}

function purchaseSection({ product, amount, boughtAt }: Purchase): MailSection {
  const { name, period } = PRODUCTS[product];
  const per = period ? PERIODS[period].per : "";
  return {
    paragraphs: [
      "Hej!",
      "Tack för ditt köp. Det här är bekräftelsen på vårt avtal.",
      [
        `Du har köpt: Namnfynd ${name}`,
        `Pris: ${formatAmount(amount)}${per}, inklusive moms`,
        `Köpt: ${formatMoment(boughtAt)}`,
      ],
    ],
  };
}

function renewalSection({ period }: Product): MailSection {
  return {
    heading: period ? "Förnyelse och uppsägning" : "Ingen förnyelse",
    paragraphs: [
      period
        ? `Prenumerationen förnyas automatiskt ${PERIODS[period].renews} till samma pris, tills du säger upp den. Det gör du när du vill: logga in, öppna Mitt konto eller ${siteUrl()}/premium och välj ”Hantera prenumeration”. Du har kvar det du har betalat för till periodens slut.`
        : "Det är ett engångsköp. Det förnyas inte och behöver inte sägas upp.",
    ],
  };
}

function withdrawalSection(boughtAt: Date): MailSection {
  const lastDay = formatDay(lastWithdrawalDay(boughtAt));
  return {
    heading: "Ångerrätt",
    paragraphs: [
      `Du har enligt lag rätt att ångra köpet inom ${WITHDRAWAL_DAYS}\u00a0dagar, till och med den ${lastDay}, utan att säga varför.`,
      [
        `Ångra avtalet här: ${siteUrl()}/angra`,
        "Du kan också skriva till oss med egna ord eller med blanketten längre ner.",
      ],
      `Ångrar du dig avslutar vi avtalet och betalar tillbaka hela beloppet, på samma sätt som du betalade och senast ${WITHDRAWAL_REFUND_DAYS}\u00a0dagar efter att vi fick veta det. Du betalar ingenting för tiden du har använt tjänsten.`,
    ],
  };
}

function recipientOf({ legalName, postalAddress, email }: Operator): string {
  return [legalName || "Namnfynd", postalAddress, email].filter(Boolean).join(", ");
}
