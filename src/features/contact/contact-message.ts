import { isEmail } from "@/lib/email.ts";

/** What a visitor writes in the contact form. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

export const EMPTY_MESSAGE: ContactMessage = { name: "", email: "", subject: "", message: "" };

export type ContactField = keyof ContactMessage;

const MISSING: Readonly<Record<ContactField, string>> = {
  name: "Skriv ditt namn.",
  email: "Skriv din e-postadress.",
  subject: "Skriv vad det gäller.",
  message: "Skriv ditt meddelande.",
};

/** The error of each invalid field, in the order of the form. */
export function fieldErrors(message: ContactMessage): ReadonlyMap<ContactField, string> {
  const errors = new Map<ContactField, string>();
  for (const field of ["name", "email", "subject", "message"] as const) {
    if (!message[field].trim()) errors.set(field, MISSING[field]);
    else if (field === "email" && !isEmail(message.email.trim())) {
      errors.set(field, "Skriv en hel e-postadress, som namn@exempel.se.");
    }
  }
  return errors;
}

let draft = EMPTY_MESSAGE;

/** The unsent message, kept in memory while the visitor looks at other pages. */
export function currentDraft(): ContactMessage {
  return draft;
}

export function saveDraft(next: ContactMessage): void {
  draft = next;
}
