import { Fragment, type ReactNode } from "react";
import { operator } from "@/config/operator.ts";
import { site } from "@/config/site.ts";
import { withdrawalFormLines } from "../../../supabase/functions/_shared/withdrawal-form.ts";

const RECIPIENT = operator
  ? `${operator.legalName}, ${operator.postalAddress}, ${operator.email}`
  : `${site.name}, ${site.supportEmail}`;

/** The standard withdrawal form, as text to copy. */
export function WithdrawalForm() {
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-5 wrap-break-word sm:p-6">
      {withdrawalFormLines(RECIPIENT).map((line) => (
        <p key={line}>{breakable(line)}</p>
      ))}
    </div>
  );
}

/** The same line, which may break after the slash of "Konsumentens/konsumenternas". */
function breakable(line: string): ReactNode {
  return line.match(/.*?\w\/(?=\w)|.+/g)?.map((part, i) => (
    <Fragment key={part}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
