import { operator } from "@/config/operator.ts";
import { site } from "@/config/site.ts";
import { withdrawalFormLines } from "../../../supabase/functions/_shared/withdrawal-form.ts";

const RECIPIENT = operator
  ? `${operator.legalName}, ${operator.postalAddress}, ${operator.email}`
  : `${site.name}, ${site.supportEmail}`;

/** The standard withdrawal form, as text to copy. */
export function WithdrawalForm() {
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-5 wrap-anywhere sm:p-6">
      {withdrawalFormLines(RECIPIENT).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
