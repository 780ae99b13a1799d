import { serviceClient } from "./clients.ts";
import {
  GUARANTEE_DAYS,
  GUARANTEE_REFUND_WORKING_DAYS,
  PERIODS,
  PRODUCTS,
  type Product,
  TERMS_NOTICE_DAYS,
  WITHDRAWAL_DAYS,
  WITHDRAWAL_REFUND_DAYS,
} from "./commerce.ts";
import { type Contract, formatAmount, lastWithdrawalDay, listContracts } from "./contracts.ts";
import { accountOfCustomer } from "./customers.ts";
import { siteUrl } from "./environment.ts";
import { HttpError } from "./http.ts";
import { sendMail } from "./mail.ts";
import { type MailBody, type MailSection, mailBody, operatorSection } from "./mail-body.ts";
import { OPERATOR, type Operator } from "./operator.ts";
import { repeatWhenLost } from "./repeat.ts";
import { formatDay, formatMoment } from "./stockholm-days.ts";
import { RETRIES, withStripe } from "./stripe.ts";
import { withdrawalFormLines } from "./withdrawal-form.ts";

type Purchase = Pick<Contract, "product" | "amount" | "vat" | "boughtAt" | "isSwitch">;

/**
 * Sends the confirmations of what a user has bought that have not been sent, however it was paid. Safe to
 * repeat.
 *
 * @throws as {@link confirmPurchase}, after all others have been tried; StripeCallError
 */
export async function confirmPurchases(userId: string, customerId: string): Promise<void> {
  const contracts = await withStripe((stripe) => listContracts(stripe, customerId), RETRIES);
  const unconfirmed = await withoutConfirmation(userId, contracts);
  const user = unconfirmed.length > 0 ? await accountOfCustomer(customerId) : null;
  if (!user) return;
  const results = await Promise.allSettled(
    unconfirmed.map((contract) => confirmPurchase(contract, user)),
  );
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

/** Those of a user's contracts whose confirmation has not been sent. */
export async function withoutConfirmation(
  userId: string,
  contracts: readonly Contract[],
): Promise<readonly Contract[]> {
  const confirmed = await confirmedPurchases(userId);
  return contracts.filter(({ id }) => !confirmed.has(id));
}

/**
 * Sends the confirmation of a purchase, unless that was done before. Safe to repeat.
 *
 * @throws HttpError 503 while another call is sending it, which may fail
 * @throws MailError when the mail was not sent; a later call sends it
 */
export async function confirmPurchase(
  purchase: Contract,
  user: { readonly id: string; readonly email: string },
): Promise<void> {
  const claim = { session: purchase.id, account: user.id, claim: crypto.randomUUID() };
  const { data: state, error } = await repeatWhenLost(() =>
    serviceClient().rpc("claim_confirmation", claim),
  );
  if (error) throw error;
  if (state === "sent") return;
  if (state === "busy") throw new HttpError(503, "Bekräftelsen skickas just nu.");
  try {
    await sendMail({
      to: user.email,
      subject: `Bekräftelse: du har ${purchase.isSwitch ? "bytt till" : "köpt"} ${PRODUCTS[purchase.product].name} hos Namnfynd`,
      ...confirmationBody(purchase, await orderNumberOf(purchase), OPERATOR),
    });
  } catch (error) {
    // Otherwise a repetition before the claim lapses would be told to wait.
    await storeConfirmation(claim, { claim_id: null });
    throw error;
  }
  await storeConfirmation(claim, { sent_at: new Date().toISOString() });
}

/** The purchases of a user that were confirmed, by the ids of their contracts. */
export async function confirmedPurchases(userId: string): Promise<ReadonlySet<string>> {
  const { data, error } = await serviceClient()
    .from("purchase_confirmations")
    .select("session_id")
    .eq("user_id", userId)
    .not("sent_at", "is", null);
  if (error) throw error;
  return new Set(data.map(({ session_id }) => session_id));
}

async function orderNumberOf({ id }: Contract): Promise<number> {
  const { data, error } = await serviceClient()
    .from("purchase_confirmations")
    .select("order_number")
    .eq("session_id", id)
    .single();
  if (error) throw error;
  return data.order_number;
}

async function storeConfirmation(
  { session, claim }: { readonly session: string; readonly claim: string },
  change: { readonly claim_id: null } | { readonly sent_at: string },
): Promise<void> {
  const { error } = await repeatWhenLost(() =>
    serviceClient()
      .from("purchase_confirmations")
      .update(change)
      .match({ session_id: session, claim_id: claim }),
  );
  if (error) throw error;
}

/** The confirmation on a durable medium that chapter 2, section 14 of the act 2005:59 requires. */
export function confirmationBody(
  purchase: Purchase,
  orderNumber: number,
  operator: Operator,
): MailBody {
  return mailBody([
    purchaseSection(purchase, orderNumber),
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

function purchaseSection(
  { product, amount, vat, boughtAt, isSwitch }: Purchase,
  orderNumber: number,
): MailSection {
  const { name, period, price } = PRODUCTS[product];
  const per = period ? PERIODS[period].per : "";
  if (isSwitch) {
    return {
      paragraphs: [
        "Hej!",
        "Det här är bekräftelsen på att du har bytt betalningsperiod.",
        [
          `Du har bytt till: Namnfynd ${name}`,
          `Ordernummer: ${orderNumber}`,
          `Pris: ${formatAmount(price * 100)}${per}, inklusive moms`,
          `Betalt nu: ${formatAmount(amount)}, sedan det som var kvar av förra perioden har dragits av`,
          ...(vat > 0 ? [`Varav moms: ${formatAmount(vat)}`] : []),
          `Bytt: ${formatMoment(boughtAt)}`,
        ],
      ],
    };
  }
  return {
    paragraphs: [
      "Hej!",
      "Tack för ditt köp. Det här är bekräftelsen på vårt avtal.",
      [
        `Du har köpt: Namnfynd ${name}`,
        `Ordernummer: ${orderNumber}`,
        `Pris: ${formatAmount(amount)}${per}, inklusive moms`,
        ...(vat > 0 ? [`Varav moms: ${formatAmount(vat)}`] : []),
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
        ? `Prenumerationen förnyas automatiskt ${PERIODS[period].renews} tills du säger upp den, till det pris som gällde när du köpte, om vi inte meddelar en höjning. Det gör vi minst ${TERMS_NOTICE_DAYS}\u00a0dagar i förväg.${period === "year" ? " Vi påminner dig med e-post minst en månad innan den förnyas." : ""} Du säger upp när du vill: logga in, öppna Mitt konto eller ${siteUrl()}/premium och välj ”Hantera prenumeration”. Du har kvar det du har betalat för till periodens slut.`
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
