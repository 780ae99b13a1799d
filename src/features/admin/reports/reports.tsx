import { useState } from "react";
import { REPLY_HOURS } from "@/config/commitments.ts";
import { REPORT_LIMITS } from "@/config/limits.ts";
import { describeError } from "@/lib/describe-error.ts";
import { formatDuration } from "@/lib/format.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { SelectField } from "@/ui/select-field.tsx";
import { TextAreaField } from "@/ui/text-field.tsx";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import { usePending } from "@/ui/use-pending.ts";
import { type Decision, type Report, sendDecision } from "./reports-api.ts";
import { useOpenReports } from "./use-open-reports.ts";

/** "22 november 2026 kl. 05:14" */
const moments = new Intl.DateTimeFormat("sv-SE", { dateStyle: "long", timeStyle: "short" });

/** The reports that wait for a decision: docs/deployment.md, "Reports of what users share". */
export function Reports({ userId }: { userId: string }) {
  const { data: reports, isError, refetch } = useOpenReports(userId);
  return (
    <section aria-labelledby="reports" className="mt-8 grid justify-items-start gap-4">
      <h2 id="reports" className="text-lg">
        Anmälningar
      </h2>
      {!reports && !isError && <p className="text-ink-soft">Laddar...</p>}
      {reports?.length === 0 && <p className="text-ink-soft">Inga öppna anmälningar.</p>}
      {reports && reports.length > 0 && (
        <>
          <p className="max-w-[62ch]">
            Avgör var och en inom {formatDuration(REPLY_HOURS.legal, "hour")}. Den som anmälde, och
            den som äger det du tar ner, får skälet med e-post. Skriv inte vem som har anmält.
          </p>
          <ul aria-labelledby="reports" className="grid w-full gap-5">
            {reports.map((report) => (
              <li key={report.id}>
                <OpenReport report={report} onDecided={() => void refetch()} />
              </li>
            ))}
          </ul>
        </>
      )}
      {isError && (
        <>
          <p>Anmälningarna kunde inte hämtas.</p>
          <Button variant="quiet" onClick={() => void refetch()}>
            Försök igen
          </Button>
        </>
      )}
    </section>
  );
}

const GROUNDS = [
  { value: "law", label: "Strider mot lag" },
  { value: "terms", label: "Strider mot villkoren" },
] as const;

interface OpenReportProps {
  readonly report: Report;
  readonly onDecided: () => void;
}

function OpenReport({ report, onDecided }: OpenReportProps) {
  const [ground, setGround] = useState<Decision["ground"]>("law");
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, run } = usePending();
  const { id, address, room_id, concerns_child_abuse, explanation, name, email } = report;

  /** Whether there is a reason, which the field asks for otherwise. */
  function hasReason(): boolean {
    const isMissing = reason.trim() === "";
    setError(isMissing ? "Skriv skälet till beslutet." : null);
    return !isMissing;
  }

  /** A list that is taken down can be opened again; a room is gone, so this asks first. */
  function takeDown() {
    if (!hasReason()) return;
    if (room_id === null) decide(true);
    else setIsAsking(true);
  }

  function decide(isTakenDown: boolean) {
    void run(async () => {
      try {
        const unmailed = await sendDecision({
          report: id,
          isTakenDown,
          ground,
          reason: reason.trim(),
        });
        showSuccess(isTakenDown ? "Nedtaget" : "Anmälan avslagen");
        if (unmailed.length > 0) {
          const recipients = unmailed.map((one) => (one.includes("@") ? one : `kontot ${one}`));
          showError(
            `Mejlet gick inte fram till ${recipients.join(" och ")}. Vi försöker igen varje timme.`,
          );
        }
        onDecided();
      } catch (cause) {
        console.error("The report could not be decided", cause);
        showError(describeError(cause));
      }
    });
  }

  return (
    <article className="grid gap-3 rounded-panel border border-line bg-surface p-5 shadow-card">
      <h3 className="text-base wrap-anywhere">
        {room_id === null ? <a href={address}>{address}</a> : address}
      </h3>
      <p className="text-sm text-ink-soft">
        {moments.format(new Date(report.received_at))} av {name ?? "en anonym"}
        {email !== null && `, ${email}`}
      </p>
      {concerns_child_abuse && (
        <p className="font-semibold">
          Gäller sexuella övergrepp mot barn. Polisanmäl, och sprid det inte.
        </p>
      )}
      <p className="whitespace-pre-line wrap-anywhere">{explanation}</p>
      <TextAreaField
        label="Skäl"
        isShort
        rows={3}
        required
        maxLength={REPORT_LIMITS.reason}
        readOnly={isPending}
        value={reason}
        onChange={setReason}
        error={error}
        hint="Vad det är, och vilken lag eller regel det bryter mot, eller varför det får vara kvar."
      />
      <SelectField
        label="Grund, om det tas ner"
        name="ground"
        value={ground}
        options={GROUNDS}
        onChange={(value) => setGround(value === "terms" ? "terms" : "law")}
      />
      <div className="flex flex-wrap gap-3">
        <BusyButton isBusy={isPending} onClick={takeDown}>
          {room_id === null ? "Ta ner listan" : "Radera rummet"}
        </BusyButton>
        <Button
          variant="quiet"
          disabled={isPending}
          onClick={() => {
            if (hasReason()) decide(false);
          }}
        >
          Låt vara kvar
        </Button>
      </div>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Radera rummet?"
        description="Rummet försvinner för alltid, med alla namn, svar och anteckningar i det."
      >
        <div className="flex flex-wrap gap-3">
          <Button
            onClick={() => {
              setIsAsking(false);
              decide(true);
            }}
          >
            Radera rummet
          </Button>
          <Button variant="quiet" onClick={() => setIsAsking(false)}>
            Avbryt
          </Button>
        </div>
      </Dialog>
    </article>
  );
}
