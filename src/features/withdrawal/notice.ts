/** What someone writes to withdraw from a contract. */
import { NOTICE_LIMITS } from "@/config/limits.ts";
import { isEmail } from "@/lib/email.ts";

export interface Notice {
  readonly name: string;
  readonly email: string;
  /** Which purchase. */
  readonly contract: string;
}

export type NoticeField = keyof Notice;

const EMPTY: Readonly<Record<NoticeField, string>> = {
  name: "Skriv ditt namn.",
  email: "Skriv din e-postadress, så att vi kan bekräfta.",
  contract: "Skriv vilket köp du vill ångra.",
};

const FIELDS = ["name", "email", "contract"] as const;

/** What is wrong with each field, in the order of the form. */
export function noticeErrors(notice: Notice): ReadonlyMap<NoticeField, string> {
  return new Map(
    FIELDS.flatMap((field) => {
      const error = errorOf(field, notice[field].trim());
      return error === null ? [] : [[field, error]];
    }),
  );
}

function errorOf(field: NoticeField, text: string): string | null {
  if (text === "") return EMPTY[field];
  if (text.length > NOTICE_LIMITS[field]) return "Texten är för lång.";
  if (field === "email") return isEmail(text) ? null : "Vänligen ange en giltig e-postadress.";
  return /:\/\/|www\./i.test(text) ? "Skriv utan länkar." : null;
}
