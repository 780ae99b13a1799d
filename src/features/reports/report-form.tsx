import { type FormEvent, useId, useState } from "react";
import { REPORT_LIMITS } from "@/config/limits.ts";
import { site } from "@/config/site.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { isEmail } from "@/lib/email.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { EmailLink } from "@/ui/email-link.tsx";
import { ErrorSummary } from "@/ui/error-summary.tsx";
import { HumanCheck } from "@/ui/human-check.tsx";
import { Link } from "@/ui/link.tsx";
import { TextAreaField, TextField } from "@/ui/text-field.tsx";
import { type FieldErrors, useFieldErrors } from "@/ui/use-field-errors.ts";
import { usePending } from "@/ui/use-pending.ts";
import { type ReportedContent, sendReport } from "./report-api.ts";

type TextName = "explanation" | "name" | "email";
type FieldName = TextName | "faith";

type Outcome = "unverified" | "failed" | "throttled" | "gone" | "thanks" | "thanks-mailed";

const EMPTY: Readonly<Record<TextName, string>> = { explanation: "", name: "", email: "" };

export interface ReportFormProps {
  readonly content: ReportedContent;
}

/** A report of something shared as unlawful: docs/specification.md, "Reports". */
export default function ReportForm({ content }: ReportFormProps) {
  const [texts, setTexts] = useState(EMPTY);
  const [isChildAbuse, setIsChildAbuse] = useState(false);
  const [isGoodFaith, setIsGoodFaith] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { form, errors, invalid, show } = useFieldErrors<FieldName>();
  const { isPending, run } = usePending();
  const faithErrorId = useId();

  /** The props that all text fields have. */
  function field(name: TextName) {
    return {
      name,
      maxLength: REPORT_LIMITS[name],
      readOnly: isPending,
      value: texts[name],
      onChange: (text: string) => setTexts({ ...texts, [name]: text }),
      error: errors[name],
    };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setOutcome(null);
    if (show(errorsOf(texts, { isChildAbuse, isGoodFaith }))) return;
    if (token) void run(() => send(token));
    else setOutcome("unverified");
  }

  async function send(passedCheck: string) {
    const [name, email, explanation] = [texts.name, texts.email, texts.explanation].map((text) =>
      text.trim(),
    );
    try {
      const isMailed = await sendReport(
        {
          content,
          isChildAbuse,
          explanation: explanation ?? "",
          name: name || null,
          email: email || null,
        },
        passedCheck,
      );
      setTexts(EMPTY);
      setOutcome(isMailed ? "thanks-mailed" : "thanks");
    } catch (error) {
      console.warn("The report could not be sent", error);
      setOutcome(failureOf(error));
    } finally {
      // A token is valid once, even for a report that could not be sent.
      setToken(null);
    }
  }

  if (outcome === "thanks" || outcome === "thanks-mailed") {
    return (
      // The pressed button is gone: focus goes on here, and the text is read out.
      <p
        role="status"
        tabIndex={-1}
        ref={focusOn}
        className="border-l-3 border-pine pl-3 font-semibold"
      >
        Tack! Vi har tagit emot din anmälan och läser den.
        {outcome === "thanks-mailed" && " Ett kvitto är på väg till din e-post."}
      </p>
    );
  }
  return (
    <form
      {...form}
      // The browser's own messages are in its language, not the page's.
      noValidate
      aria-label="Anmälan"
      onSubmit={submit}
      className="grid max-w-xl gap-4"
    >
      <p className="text-ink-soft">
        Anmäl det som du tror är olagligt eller strider mot{" "}
        <Link to="/villkor#delat" className="prose-link">
          reglerna för det som delas
        </Link>
        . En människa läser anmälan. Den som har delat får inte veta vem du är.
      </p>
      <ErrorSummary fields={invalid} />
      <TextAreaField
        label="Vad är olagligt, och varför?"
        isShort
        rows={4}
        required
        {...field("explanation")}
      />
      <label className="flex items-start gap-2.5 py-1">
        <input
          type="checkbox"
          name="abuse"
          checked={isChildAbuse}
          onChange={(event) => setIsChildAbuse(event.target.checked)}
          className="mt-1 size-5 shrink-0 accent-falu"
        />
        Det gäller sexuella övergrepp mot barn. Då behöver du inte säga vem du är.
      </label>
      <TextField
        label={isChildAbuse ? "Namn (valfritt)" : "Namn"}
        autoComplete="name"
        required={!isChildAbuse}
        {...field("name")}
      />
      <TextField
        label={isChildAbuse ? "E-post (valfritt)" : "E-post"}
        type="email"
        autoComplete="email"
        required={!isChildAbuse}
        hint="Hit skickar vi kvittot och svaret."
        {...field("email")}
      />
      <div>
        <label className="flex items-start gap-2.5 py-1">
          <input
            type="checkbox"
            id="report-faith"
            name="faith"
            required
            checked={isGoodFaith}
            onChange={(event) => setIsGoodFaith(event.target.checked)}
            aria-invalid={errors.faith ? true : undefined}
            aria-describedby={errors.faith ? faithErrorId : undefined}
            className="mt-1 size-5 shrink-0 accent-falu"
          />
          Uppgifterna stämmer och är fullständiga, så vitt jag vet.
        </label>
        {errors.faith && (
          <p id={faithErrorId} className="text-sm font-semibold text-falu">
            {errors.faith}
          </p>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        Så{" "}
        <Link to="/integritetspolicy" className="prose-link">
          hanterar vi det du skriver
        </Link>
        .
      </p>
      <HumanCheck isWanted token={token} onTokenChange={setToken} />
      <div>
        <BusyButton type="submit" isBusy={isPending} aria-disabled={!token || undefined}>
          Skicka anmälan
        </BusyButton>
      </div>
      {outcome && !(outcome === "unverified" && token) && (
        <p role="alert" className="border-l-3 border-falu pl-3">
          {FAILURES[outcome]}
          {(outcome === "failed" || outcome === "throttled") && (
            <>
              {" "}
              Du kan också mejla oss på <EmailLink address={site.legalEmail} />.
            </>
          )}
        </p>
      )}
    </form>
  );
}

const FAILURES: Readonly<Record<Exclude<Outcome, "thanks" | "thanks-mailed">, string>> = {
  unverified: "Vänligen verifiera att du inte är en robot.",
  gone: "Det du anmäler är inte delat längre.",
  throttled: "Det har skickats många anmälningar härifrån på kort tid. Vänta en stund.",
  failed:
    "Anmälan kunde inte skickas. Det du har skrivit står kvar. Visa en gång till att du inte är en robot och försök igen.",
};

function focusOn(element: HTMLElement | null): void {
  element?.focus();
}

interface Ticked {
  readonly isChildAbuse: boolean;
  readonly isGoodFaith: boolean;
}

function errorsOf(
  texts: Readonly<Record<TextName, string>>,
  { isChildAbuse, isGoodFaith }: Ticked,
): FieldErrors<FieldName> {
  const email = texts.email.trim();
  return {
    explanation: texts.explanation.trim() ? null : "Skriv vad som är olagligt, och varför.",
    name: isChildAbuse || texts.name.trim() ? null : "Skriv ditt namn.",
    email:
      (isChildAbuse && !email) || isEmail(email)
        ? null
        : "Skriv en hel e-postadress, som namn@exempel.se.",
    faith: isGoodFaith ? null : "Kryssa i att uppgifterna stämmer.",
  };
}

function failureOf(error: unknown): Outcome {
  if (!(error instanceof BackendError)) return "failed";
  if (error.code === "not_shared") return "gone";
  return error.failure === "throttled" ? "throttled" : "failed";
}
