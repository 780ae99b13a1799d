import { useMutation } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { TitledPanel } from "@/ui/titled-panel.tsx";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import { type DeletableAccount, DeleteAccount } from "./delete-account.tsx";
import { downloadOwnData, type OwnAccount } from "./own-data.ts";

interface OwnDataSectionProps {
  readonly account: OwnAccount & DeletableAccount;
  /** What to tell the user of a failed call. */
  readonly describeError: (error: unknown) => string;
  /** Asks anew what the user has paid for. */
  readonly onCheckSubscription: () => void;
}

/** A copy of all that is stored of the user, and the end of it. */
export function OwnDataSection(props: OwnDataSectionProps) {
  const { account, describeError, onCheckSubscription } = props;
  const download = useMutation(
    {
      mutationFn: () => downloadOwnData(account),
      onSuccess: () => showSuccess("Dina uppgifter är nedladdade"),
      onError: (error) => showError(describeError(error)),
    },
    queryClient,
  );
  return (
    <TitledPanel heading="Dina uppgifter">
      <p>
        Hämta en fil med allt vi har sparat om dig: konto, profil, medlemskap, namnlistor och
        favoriter.
      </p>
      <BusyButton
        variant="quiet"
        isBusy={download.isPending}
        onClick={() => download.mutate()}
        className="mt-3"
      >
        Ladda ner mina uppgifter
      </BusyButton>
      <div className="mt-5 border-t border-line pt-5">
        <p>Vill du inte vara med längre? Då tar vi bort kontot och allt som hör till det.</p>
        <DeleteAccount
          account={account}
          describeError={describeError}
          onCheckSubscription={onCheckSubscription}
        />
      </div>
    </TitledPanel>
  );
}
