/** What someone writes to withdraw from a contract. */
import { NOTICE_LIMITS } from "@/config/limits.ts";
import { isEmail } from "@/lib/email.ts";
import type { FieldErrors } from "@/ui/use-field-errors.ts";

export interface Notice {
  readonly name: string;
  readonly email: string;
  /** Which purchase. */
  readonly contract: string;
}

/** Why a notice is refused until its sender has passed a human check. */
export const HUMAN_CHECK_CODES: readonly string[] = ["human_check_required", "not_human"];

export type NoticeField = keyof Notice;

const EMPTY: Readonly<Record<NoticeField, string>> = {
  name: "Skriv ditt namn.",
  email: "Skriv din e-postadress, så att vi kan bekräfta.",
  contract: "Skriv vilket köp du vill ångra.",
};

/** What is wrong with some of the fields. */
export function noticeErrors(
  notice: Notice,
  fields: readonly NoticeField[],
): FieldErrors<NoticeField> {
  return Object.fromEntries(fields.map((field) => [field, errorOf(field, notice[field].trim())]));
}

function errorOf(field: NoticeField, text: string): string | null {
  if (text === "") return EMPTY[field];
  if (text.length > NOTICE_LIMITS[field]) return "Texten är för lång.";
  if (field === "email") return isEmail(text) ? null : "Vänligen ange en giltig e-postadress.";
  return /:\/\/|www\./i.test(text) ? "Skriv utan länkar." : null;
}
