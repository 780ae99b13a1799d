import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { useKeptInput } from "@/access/session/use-kept-input.ts";
import { PRODUCTS, WITHDRAWAL_REFUND_DAYS } from "@/config/commerce.ts";
import { site } from "@/config/site.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { describeError } from "@/lib/describe-error.ts";
import { formatDuration } from "@/lib/format.ts";
import { dropInput } from "@/lib/kept-input.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Button } from "@/ui/button.tsx";
import { EmailLink } from "@/ui/email-link.tsx";
import { HumanCheck } from "@/ui/human-check.tsx";
import { BulletList } from "@/ui/lists.tsx";
import { Panel } from "@/ui/panel.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { usePending } from "@/ui/use-pending.ts";
import { describeOutcome, formatAmount, type OwnContract, type Receipt } from "./contract.ts";
import {
  HUMAN_CHECK_CODES,
  KEPT_NOTICE,
  keptNotice,
  type Notice,
  type NoticeField,
} from "./notice.ts";
import { NoticeForm } from "./notice-form.tsx";
import { ReceivedAt } from "./received-at.tsx";

interface NoticeStepsProps {
  /** What is filled in from the start. */
  readonly known: Notice;
  readonly fields: readonly NoticeField[];
  /** The user's own contract; null for a purchase described in words. */
  readonly contract: OwnContract | null;
  /** Shown above the first step. */
  readonly children?: ReactNode;
  readonly onRefunded?: () => void;
}

type Step = "form" | "form again" | "confirm";

/** Withdraws in two steps: fill in, then confirm; the dated receipt follows. */
export function NoticeSteps(props: NoticeStepsProps) {
  const { known, fields, contract, children, onRefunded } = props;
  const isHydrating = useIsHydrating();
  const [typed, setTyped] = useState(() => (isHydrating ? null : keptNotice()) ?? known);
  const [step, setStep] = useState<Step>("form");
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  // What is known may change, as when another contract is chosen.
  const notice = { ...known, ...pick(typed, fields) };
  const isChanged = fields.some((field) => notice[field] !== known[field]);
  useKeptInput(KEPT_NOTICE, isChanged && !receipt ? notice : null);

  function accept(received: Receipt) {
    dropInput(KEPT_NOTICE);
    setReceipt(received);
    if (received.outcome !== "received") onRefunded?.();
  }

  if (receipt) {
    return <ReceiptPanel receipt={receipt} notice={notice} isOwnContract={contract !== null} />;
  }
  if (step === "confirm") {
    return (
      <Confirmation
        notice={notice}
        contract={contract}
        onReceipt={accept}
        onBack={() => setStep("form again")}
      />
    );
  }
  return (
    <div className="grid gap-5">
      {children}
      <NoticeForm
        notice={notice}
        onChange={setTyped}
        fields={fields}
        isReturn={step === "form again"}
        onContinue={() => setStep("confirm")}
      />
    </div>
  );
}

function pick(notice: Notice, fields: readonly NoticeField[]): Partial<Notice> {
  return Object.fromEntries(fields.map((field) => [field, notice[field]]));
}

interface ConfirmationProps {
  readonly notice: Notice;
  readonly contract: OwnContract | null;
  readonly onReceipt: (receipt: Receipt) => void;
  readonly onBack: () => void;
}

function Confirmation({ notice, contract, onReceipt, onBack }: ConfirmationProps) {
  const [failure, setFailure] = useState<string | null>(null);
  /** Whether the function has asked for a human check. */
  const [isChecked, setIsChecked] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const { isPending, run } = usePending();
  const headingId = useId();

  async function confirm() {
    if (isChecked && token === null) {
      setFailure("Visa först att du inte är en robot.");
      return;
    }
    setFailure(null);
    try {
      const { sendNotice } = await import("./withdrawal-api.ts");
      onReceipt(await sendNotice(notice, contract?.id ?? null, token));
    } catch (error) {
      const code = error instanceof BackendError ? error.code : null;
      if (HUMAN_CHECK_CODES.includes(code ?? "")) setIsChecked(true);
      setFailure(describeError(error));
      // A token is valid once, even for a notice that could not be sent.
      setToken(null);
    }
  }

  return (
    <Panel tone="honey" aria-labelledby={headingId} className="grid max-w-[46rem] gap-4 sm:p-6">
      <div>
        <StepHeading id={headingId}>Stämmer det här?</StepHeading>
        <NoticeFacts notice={notice} />
      </div>
      <div>
        <p className="mb-1.5 font-semibold">Det här händer när du bekräftar:</p>
        <BulletList>
          {nextSteps(contract).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </BulletList>
      </div>
      {failure !== null && (
        <p role="alert" className="border-l-3 border-falu pl-3">
          Anmälan är inte skickad. {failure} Du kan också mejla oss på{" "}
          <EmailLink address={site.supportEmail} />.
        </p>
      )}
      {isChecked && <HumanCheck isWanted token={token} onTokenChange={setToken} />}
      <div className="flex flex-wrap gap-3">
        <BusyButton isBusy={isPending} onClick={() => void run(confirm)}>
          Bekräfta att jag ångrar avtalet
        </BusyButton>
        {!isPending && (
          <Button variant="quiet" onClick={onBack}>
            Ändra
          </Button>
        )}
      </div>
    </Panel>
  );
}

function nextSteps(contract: OwnContract | null): readonly string[] {
  const refundTime = `inom ${formatDuration(WITHDRAWAL_REFUND_DAYS, "day")}`;
  const receipt =
    "Du får genast ett kvitto med datum och tid här på sidan, och en bekräftelse med e-post.";
  if (!contract) {
    return [
      receipt,
      "Vi letar upp köpet och hör av oss.",
      `Gäller ångerrätten avslutar vi avtalet och betalar tillbaka hela beloppet ${refundTime}.`,
    ];
  }
  return [
    PRODUCTS[contract.product].period === null
      ? "Avtalet avslutas, och planen slutar gälla direkt."
      : "Prenumerationen avslutas, och planen slutar gälla direkt.",
    `Hela beloppet, ${formatAmount(contract.amount)}, betalas tillbaka på samma sätt som du betalade, ${refundTime}. Har du betalat flera gånger får du tillbaka alltihop.`,
    receipt,
  ];
}

interface ReceiptPanelProps {
  readonly receipt: Receipt;
  readonly notice: Notice;
  readonly isOwnContract: boolean;
}

function ReceiptPanel({ receipt, notice, isOwnContract }: ReceiptPanelProps) {
  const headingId = useId();
  const { heading, text } = describeOutcome(receipt.outcome, isOwnContract);
  return (
    <Panel tone="pine" aria-labelledby={headingId} className="grid max-w-[46rem] gap-4 sm:p-6">
      <div>
        <StepHeading id={headingId}>{heading}</StepHeading>
        <p>
          <ReceivedAt receivedAt={receipt.receivedAt} /> {text}
        </p>
      </div>
      <NoticeFacts notice={notice} number={receipt.number} />
      <p>
        {receipt.isMailed
          ? "En bekräftelse är på väg till din e-post. Kommer den inte, skriv till "
          : "Just nu kan vi inte skicka någon bekräftelse med e-post, så spara det här kvittot. Undrar du något, skriv till "}
        <EmailLink address={site.supportEmail} />.
      </p>
      <div>
        <Button variant="quiet" onClick={() => window.print()}>
          Skriv ut eller spara kvittot
        </Button>
      </div>
    </Panel>
  );
}

interface NoticeFactsProps {
  readonly notice: Notice;
  /** Once it has been received. */
  readonly number?: string;
}

function NoticeFacts({ notice: { name, email, contract }, number }: NoticeFactsProps) {
  return (
    <dl className="grid gap-x-4 wrap-anywhere max-sm:[&>dd]:mb-1.5 sm:grid-cols-[auto_1fr] [&>dt]:font-semibold">
      {number !== undefined && (
        <>
          <dt>Nummer</dt>
          <dd>{number}</dd>
        </>
      )}
      <dt>Namn</dt>
      <dd>{name}</dd>
      <dt>E-post</dt>
      <dd>{email}</dd>
      <dt>Köp</dt>
      <dd>{contract}</dd>
    </dl>
  );
}

interface StepHeadingProps {
  readonly id: string;
  readonly children: string;
}

/** The heading of a step that replaces another one: it takes focus, which would be lost otherwise. */
function StepHeading({ id, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before anything is painted, so that focus is never seen to be lost.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className="mb-3 text-lg">
      {children}
    </h2>
  );
}
