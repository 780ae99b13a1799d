import type { ReactNode } from "react";
import { describeAccountError } from "@/lib/describe-error.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { TitledPanel } from "@/ui/titled-panel.tsx";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import { usePending } from "@/ui/use-pending.ts";
import { DeleteAccount } from "./delete-account.tsx";
import type { DeletableAccount } from "./deletion-form.tsx";
import { downloadOwnData, type OwnAccount } from "./own-data.ts";

interface OwnDataSectionProps {
  readonly account: OwnAccount & DeletableAccount;
  /** Fetches the subscription again. */
  readonly onCheckSubscription: () => void;
  /** Shown between the download and the deletion. */
  readonly children: ReactNode;
}

/** Downloads everything that is stored of the user, or deletes it. */
export function OwnDataSection({ account, onCheckSubscription, children }: OwnDataSectionProps) {
  const { isPending, run } = usePending();

  async function download() {
    try {
      if (await downloadOwnData(account)) showSuccess("Dina uppgifter är nedladdade");
    } catch (error) {
      showError(describeAccountError(error));
    }
  }

  return (
    <TitledPanel heading="Dina uppgifter">
      <p>
        Hämta en fil med det som är sparat om dig i kontot: profil, medlemskap, köp,
        ångeranmälningar, namnlistor, favoriter, dina svar i rum och API-nycklar.
      </p>
      <BusyButton
        variant="quiet"
        isBusy={isPending}
        onClick={() => void run(download)}
        className="mt-3"
      >
        Ladda ner mina uppgifter
      </BusyButton>
      {children}
      <div className="mt-5 border-t border-line pt-5">
        <p>
          Vill du inte vara med längre? Då raderar vi kontot med profil, namnlistor, favoriter, svar
          i rum och API-nycklar.
        </p>
        <DeleteAccount account={account} onCheckSubscription={onCheckSubscription} />
      </div>
    </TitledPanel>
  );
}
