/** The account that is paid, and whether the key fits the site. */
import type Stripe from "npm:stripe@23.1.0";
import { isLiveMode, siteUrl } from "../../../supabase/functions/_shared/environment.ts";
import type { Operator } from "../../../supabase/functions/_shared/operator.ts";
import { differences } from "../../../supabase/functions/_shared/prices.ts";
import { compared, type Finding, ok, wrong } from "../finding.ts";

/** Real money only with https, and a public site only with real money. */
export function checkMode(): Finding {
  const subject = "mode of the key";
  const isPublic = siteUrl().startsWith("https:");
  if (isLiveMode() === isPublic) return ok(subject, isPublic ? "live" : "test");
  return isPublic
    ? wrong(
        subject,
        "a test key on a public site: nothing can be bought",
        "set STRIPE_SECRET_KEY to a live key, with the live mode's prices, tax rate and webhook secret",
      )
    : wrong(
        subject,
        "a live key on a site without https",
        "correct SITE_URL, or set STRIPE_SECRET_KEY to a test key",
      );
}

export async function checkAccount(stripe: Stripe): Promise<readonly Finding[]> {
  const account = await stripe.accounts.retrieveCurrent();
  const activation = differences([
    ["details submitted", account.details_submitted, true],
    ["charges enabled", account.charges_enabled, true],
  ]);
  const isNamed = account.business_profile?.name && account.business_profile.support_email;
  return [
    compared(
      "account",
      activation,
      "activate the account, and answer what Stripe asks for (dashboard, Home)",
      `${account.id}, activated`,
    ),
    compared(
      "country of the account",
      differences([["country", account.country, "SE"]]),
      "use an account in Sweden: Swish and the VAT of the prices depend on it",
      "SE",
    ),
    compared(
      "public details",
      isNamed ? [] : ["no name or no address for support"],
      "Settings → Business → Public details",
      "name and address for support",
    ),
  ];
}

/** Whether the operator's VAT number is printed on every invoice, as the law requires. */
export async function checkTaxId(
  stripe: Stripe,
  { vatNumber }: Operator,
): Promise<readonly Finding[]> {
  const { settings } = await stripe.accounts.retrieveCurrent();
  const defaults = settings?.invoices?.default_account_tax_ids ?? [];
  const defaultIds = defaults.map((taxId) => (typeof taxId === "string" ? taxId : taxId.id));
  const known = await Array.fromAsync(stripe.taxIds.list({ limit: 100 }));
  const printed = known.filter(({ id, type }) => type === "eu_vat" && defaultIds.includes(id));
  const values = printed.map(({ value }) => value);
  const isPrinted = vatNumber === "" ? values.length > 0 : values.includes(vatNumber);
  return [
    compared(
      "VAT number on invoices",
      isPrinted ? [] : [`${values.join(", ") || "none"} instead of that of operator.ts`],
      "Settings → Billing → Invoices, Tax: add the VAT number and set it as default; Stripe prints it on later invoices",
      values.join(", "),
    ),
  ];
}
