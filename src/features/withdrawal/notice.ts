/** What someone writes to withdraw from a contract. */
import * as v from "valibot";
import { NOTICE_LIMITS } from "@/config/limits.ts";
import { isEmail } from "@/lib/email.ts";
import { readInput } from "@/lib/kept-input.ts";
import type { FieldErrors } from "@/ui/use-field-errors.ts";

const noticeSchema = v.object({
  name: v.string(),
  email: v.string(),
  /** Which purchase. */
  contract: v.string(),
});

export type Notice = Readonly<v.InferOutput<typeof noticeSchema>>;

/** The form of an unsent notice that is kept when the session ends. */
export const KEPT_NOTICE = "withdrawal";

/** The notice that was unsent when the session ended; null for none. */
export function keptNotice(): Notice | null {
  const { success, output } = v.safeParse(noticeSchema, readInput(KEPT_NOTICE));
  return success ? output : null;
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
