import { type FormEvent, useId, useLayoutEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useKeptInput } from "@/access/session/use-kept-input.ts";
import { CONTACT_LIMITS } from "@/config/limits.ts";
import { site } from "@/config/site.ts";
import { BackendError } from "@/lib/backend-error.ts";
import type { ContactReceiver } from "@/lib/contact-settings.ts";
import { dropInput } from "@/lib/kept-input.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { EmailLink } from "@/ui/email-link.tsx";
import { ErrorSummary } from "@/ui/error-summary.tsx";
import { HumanCheck } from "@/ui/human-check.tsx";
import { Link } from "@/ui/link.tsx";
import { TextAreaField, TextField } from "@/ui/text-field.tsx";
import { useFieldErrors } from "@/ui/use-field-errors.ts";
import { useInView } from "@/ui/use-in-view.ts";
import { usePending } from "@/ui/use-pending.ts";
import { sendMessage } from "./contact-api.ts";
import {
  type ContactField,
  type ContactMessage,
  currentDraft,
  EMPTY_MESSAGE,
  KEPT_MESSAGE,
  keptMessage,
  messageErrors,
  saveDraft,
  subjectIn,
} from "./contact-message.ts";

/** The result of the last submission. */
type Outcome = "unverified" | "failed" | "throttled" | "thanks" | "thanks-priority";

/** A message to Namnfynd: docs/specification.md, "Contact form". */
export function ContactForm({ receiver }: { receiver: ContactReceiver }) {
  const [message, setMessage] = useState(currentDraft);
  const [token, setToken] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { form, errors, invalid, show } = useFieldErrors<ContactField>();
  const { ref } = form;
  const { isPending, run } = usePending();
  const [isFocused, setIsFocused] = useState(false);
  const [isHydrated, setIsHydrated] = useState(false);
  const isInView = useInView(ref);
  const subject = subjectIn(useSearchParams()[0]);
  const reasonId = useId();
  useKeptInput(KEPT_MESSAGE, message);

  useLayoutEffect(() => {
    // The visitor may have typed in the prerendered form before it was hydrated.
    if (ref.current) {
      const typed = typedMessage(ref.current) ?? keptMessage() ?? EMPTY_MESSAGE;
      setMessage({ ...typed, subject: typed.subject || subject });
    }
    setIsHydrated(true);
  }, [ref, subject]);

  function change(next: ContactMessage) {
    setMessage(next);
    saveDraft(next);
  }

  /** The props that all fields have. */
  function field(name: ContactField) {
    return {
      name,
      required: true,
      maxLength: CONTACT_LIMITS[name],
      // Text typed while the message is being sent would be cleared with it.
      readOnly: isPending,
      value: message[name],
      onChange: (text: string) => change({ ...message, [name]: text }),
      error: errors[name],
    };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setOutcome(null);
    if (show(messageErrors(message))) return;
    if (token) void run(() => send(token));
    else setOutcome("unverified");
  }

  async function send(passedCheck: string) {
    try {
      const { hasPriority } = await sendMessage(message, passedCheck, receiver);
      change(EMPTY_MESSAGE);
      dropInput(KEPT_MESSAGE);
      setOutcome(hasPriority ? "thanks-priority" : "thanks");
    } catch (error) {
      console.warn("The message could not be sent", error);
      const isThrottled = error instanceof BackendError && error.failure === "throttled";
      setOutcome(isThrottled ? "throttled" : "failed");
    } finally {
      // A token is valid once, even for a message that could not be sent.
      setToken(null);
    }
  }

  return (
    <form
      {...form}
      // The browser's own messages are in its language, not the page's.
      noValidate
      aria-label="Kontaktformulär"
      onSubmit={submit}
      onFocus={() => setIsFocused(true)}
      className="grid max-w-xl gap-4"
    >
      <p className="text-ink-soft">Alla fält behöver fyllas i.</p>
      <ErrorSummary fields={invalid} />
      <TextField label="Namn" autoComplete="name" {...field("name")} />
      <TextField label="E-post" type="email" autoComplete="email" {...field("email")} />
      <TextField label="Ämne" autoComplete="off" {...field("subject")} />
      <TextAreaField label="Meddelande" rows={7} {...field("message")} />
      <p className="text-sm text-ink-soft">
        Så{" "}
        <Link to="/integritetspolicy" className="prose-link">
          hanterar vi det du skriver
        </Link>
        .
      </p>
      <HumanCheck isWanted={isInView || isFocused} token={token} onTokenChange={setToken} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <BusyButton
          type="submit"
          isBusy={isPending}
          // Before hydration the browser would submit the form to the page's own address.
          disabled={!isHydrated}
          // It can still be pressed, which shows why nothing is sent.
          aria-disabled={!token || isPending || undefined}
          aria-describedby={reasonId}
        >
          Skicka meddelandet
        </BusyButton>
        <p id={reasonId} className="text-sm text-ink-soft">
          {!token && "Visa först att du inte är en robot."}
        </p>
      </div>
      <div className="min-h-21 sm:min-h-14">
        {/* Rendered while empty: a live region that appears with its text may not be announced. */}
        <div role="status">
          {(outcome === "thanks" || outcome === "thanks-priority") && (
            <p className="border-l-3 border-pine pl-3 font-semibold">
              Tack för ditt meddelande! Vi återkommer så snart som möjligt.
              {outcome === "thanks-priority" && " Det är märkt som prioriterat."}
            </p>
          )}
        </div>
        {outcome === "unverified" && !token && (
          <p role="alert" className="border-l-3 border-falu pl-3">
            Vänligen verifiera att du inte är en robot.
          </p>
        )}
        {outcome === "throttled" && (
          <p role="alert" className="border-l-3 border-falu pl-3">
            Det har skickats många meddelanden härifrån på kort tid. Det du har skrivit står kvar.
            Vänta en stund och försök igen, eller mejla oss på{" "}
            <EmailLink address={site.contactEmail} />.
          </p>
        )}
        {outcome === "failed" && (
          <p role="alert" className="border-l-3 border-falu pl-3">
            Meddelandet kunde inte skickas. Det du har skrivit står kvar. Visa en gång till att du
            inte är en robot och försök igen, eller mejla oss på{" "}
            <EmailLink address={site.contactEmail} />.
          </p>
        )}
      </div>
    </form>
  );
}

/** What the fields have; null while all are empty. */
function typedMessage({ elements }: HTMLFormElement): ContactMessage | null {
  const typed = (name: ContactField) => {
    const field = elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isText ? field.value : "";
  };
  const message = {
    name: typed("name"),
    email: typed("email"),
    subject: typed("subject"),
    message: typed("message"),
  };
  return Object.values(message).some(Boolean) ? message : null;
}
