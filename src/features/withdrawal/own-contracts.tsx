import { useState } from "react";
import {
  GUARANTEE_DAYS,
  GUARANTEE_REFUND_WORKING_DAYS,
  PRODUCTS,
  WITHDRAWAL_DAYS,
} from "@/config/commerce.ts";
import { site } from "@/config/site.ts";
import { describeError } from "@/lib/describe-error.ts";
import { formatDate, formatDuration } from "@/lib/format.ts";
import { EmailLink } from "@/ui/email-link.tsx";
import { Link } from "@/ui/link.tsx";
import { SelectField } from "@/ui/select-field.tsx";
import { SlowNote } from "@/ui/slow-note.tsx";
import { TitledPanel } from "@/ui/titled-panel.tsx";
import {
  describeContract,
  describeOutcome,
  type NoticeStatus,
  type OwnContract,
} from "./contract.ts";
import { NoticeSteps } from "./notice-steps.tsx";
import { ReceivedAt } from "./received-at.tsx";
import { useContracts } from "./use-contracts.ts";

interface OwnContractsProps {
  readonly user: { readonly id: string; readonly email: string };
  /** Called once the contract has been cancelled, with which the user's plan has ended. */
  readonly onRefunded: () => void;
}

/** Withdrawing from one of the signed-in user's own contracts. */
export default function OwnContracts({ user, onRefunded }: OwnContractsProps) {
  const { data, error } = useContracts(user.id);
  if (data && data.contracts.length > 0) {
    return <ChosenContract {...data} email={user.email} onRefunded={onRefunded} />;
  }
  if (!data && !error) {
    return (
      // About as high as what replaces it.
      <div className="min-h-60">
        <p role="status" className="text-ink-soft">
          Hämtar dina köp …
        </p>
        <SlowNote />
      </div>
    );
  }
  return (
    <NoticeSteps
      known={{ name: data?.fullName ?? "", email: user.email, contract: "" }}
      fields={["name", "email", "contract"]}
      contract={null}
    >
      {error ? (
        <p role="alert" className="max-w-[62ch]">
          Dina köp kunde inte hämtas. {describeError(error)} Du kan ändå ångra: skriv vilket köp det
          gäller.
        </p>
      ) : (
        <p className="max-w-[62ch]">
          Det finns inga köp att ångra på kontot {user.email}. Köpte du med ett annat konto? Logga
          in med det, eller beskriv köpet här.
        </p>
      )}
    </NoticeSteps>
  );
}

interface ChosenContractProps extends Pick<OwnContractsProps, "onRefunded"> {
  readonly contracts: readonly OwnContract[];
  readonly fullName: string;
  readonly email: string;
}

function ChosenContract({ contracts, fullName, email, onRefunded }: ChosenContractProps) {
  const [chosenId, setChosenId] = useState(contracts[0]?.id);
  const contract = contracts.find(({ id }) => id === chosenId);
  if (!contract) return null;
  const choice =
    contracts.length > 1 ? (
      <div className="max-w-xl">
        <SelectField
          label="Köp"
          name="contract"
          value={contract.id}
          options={contracts.map((option) => ({
            value: option.id,
            label: describeContract(option),
          }))}
          onChange={setChosenId}
        />
      </div>
    ) : (
      <p>
        <span className="font-semibold">Ditt köp:</span> {describeContract(contract)}
      </p>
    );

  if (contract.notice) {
    return (
      <div className="grid gap-5">
        {choice}
        <SentNotice notice={contract.notice} />
      </div>
    );
  }
  if (contract.phase !== "withdrawal") {
    return (
      <div className="grid gap-5">
        {choice}
        {contract.phase === "guarantee" ? (
          <Guarantee contract={contract} email={email} />
        ) : (
          <TooLate contract={contract} />
        )}
      </div>
    );
  }
  return (
    <NoticeSteps
      known={{ name: fullName, email, contract: describeContract(contract) }}
      fields={["name"]}
      contract={contract}
      onRefunded={onRefunded}
    >
      {choice}
      <p className="max-w-[62ch]">
        Du kan ångra köpet till och med den {lastDayOf(contract)}. Bekräftelsen skickas till{" "}
        <span className="font-semibold wrap-anywhere">{email}</span>.
      </p>
    </NoticeSteps>
  );
}

function SentNotice({ notice: { outcome, receivedAt } }: { notice: NoticeStatus }) {
  const { heading, text } = describeOutcome(outcome, true);
  return (
    <TitledPanel heading={heading} tone="pine" className="max-w-[46rem]">
      <p className="max-w-[62ch]">
        <ReceivedAt receivedAt={receivedAt} /> {text} Undrar du något, skriv till{" "}
        <EmailLink address={site.supportEmail} />.
      </p>
    </TitledPanel>
  );
}

function Guarantee({ contract, email }: { contract: OwnContract; email: string }) {
  return (
    <TitledPanel
      heading="Ångerrätten har gått ut, men garantin gäller"
      tone="honey"
      className="max-w-[46rem]"
    >
      <p className="max-w-[62ch]">
        Ångerrätten enligt lagen gäller i {formatDuration(WITHDRAWAL_DAYS, "day")}. Vår egen garanti
        gäller i {formatDuration(GUARANTEE_DAYS, "day")}, för dig till och med den{" "}
        {lastDayOf(contract)}. Skriv till <EmailLink address={site.supportEmail} /> från {email}, så
        får du pengarna tillbaka inom {GUARANTEE_REFUND_WORKING_DAYS.from}–
        {GUARANTEE_REFUND_WORKING_DAYS.to}
        &nbsp;arbetsdagar. Du behöver inte säga varför.
      </p>
    </TitledPanel>
  );
}

function TooLate({ contract }: { contract: OwnContract }) {
  return (
    <TitledPanel heading="Köpet går inte att ångra längre" tone="honey" className="max-w-[46rem]">
      <p className="max-w-[62ch]">
        Ångerrätten gäller i {formatDuration(WITHDRAWAL_DAYS, "day")} från köpet, och garantin gick
        ut den {lastDayOf(contract)}.{" "}
        {PRODUCTS[contract.product].period === null ? (
          "Basic är ett engångsköp, så det finns inget att säga upp."
        ) : (
          <>
            Prenumerationen kan du säga upp när du vill:{" "}
            <Link to="/premium" className="prose-link">
              hantera prenumeration
            </Link>
            . Du har kvar den till slutet av perioden som du har betalat för.
          </>
        )}
      </p>
    </TitledPanel>
  );
}

function lastDayOf({ lastDay }: OwnContract): string {
  return formatDate(new Date(`${lastDay}T12:00:00`));
}
