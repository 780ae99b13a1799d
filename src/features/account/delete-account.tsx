import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { queryClient } from "@/lib/query-client.ts";
import { Button, LinkButton } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { deleteOwnAccount } from "./account-api.ts";
import { DeletionForm } from "./deletion-form.tsx";
import { forgetAccount } from "./forget-account.ts";

export interface DeletableAccount {
  /** The address to sign in with. */
  readonly email: string;
  readonly isSubscribed: boolean;
  /** Whether the subscription is known to be charged again. */
  readonly renews: boolean;
}

interface DeleteAccountProps {
  readonly account: DeletableAccount;
  /** What to tell the user of a failed call. */
  readonly describeError: (error: unknown) => string;
  /** Asks anew what the user has paid for. */
  readonly onCheckSubscription: () => void;
}

/** The button that leads to the end of the account, and the dialog that it opens. */
export function DeleteAccount({ account, describeError, onCheckSubscription }: DeleteAccountProps) {
  const [isOpen, setIsOpen] = useState(false);
  const deletion = useMutation(
    {
      mutationFn: deleteOwnAccount,
      onSuccess: (outcome) => {
        if (outcome === "deleted") forgetAccount();
        else onCheckSubscription();
      },
    },
    queryClient,
  );
  const isDeleted = deletion.data === "deleted";
  const renews = account.renews || deletion.data === "subscription-renews";

  function open() {
    deletion.reset();
    setIsOpen(true);
    // It may have been cancelled meanwhile, in the tab of the payment portal.
    if (account.renews) onCheckSubscription();
  }

  function close() {
    if (deletion.isPending) return;
    // The page below is of an account that is gone.
    if (isDeleted) leave();
    else setIsOpen(false);
  }

  return (
    <>
      <Button variant="quiet" className="mt-3" onClick={open}>
        Radera kontot
      </Button>
      <Dialog isOpen={isOpen} onClose={close} {...textsOf(isDeleted, renews)}>
        {isDeleted && (
          <LinkButton
            to="/"
            onClick={(event) => {
              event.preventDefault();
              leave();
            }}
          >
            Till startsidan
          </LinkButton>
        )}
        {!isDeleted && renews && <LinkButton to="/premium">Hantera prenumeration</LinkButton>}
        {!isDeleted && !renews && (
          <DeletionForm
            account={account}
            failure={deletion.error && describeError(deletion.error)}
            isBusy={deletion.isPending}
            onConfirm={() => deletion.mutate()}
            onCancel={close}
          />
        )}
      </Dialog>
    </>
  );
}

function textsOf(isDeleted: boolean, renews: boolean) {
  if (isDeleted) {
    return {
      title: "Kontot är raderat",
      description: "Ditt konto och allt som hörde till det är borta. Tack för den här tiden!",
    };
  }
  return {
    title: "Radera kontot?",
    description: renews
      ? "Avsluta prenumerationen först. Sedan kan du radera kontot."
      : "Kontot försvinner för alltid. Det går inte att ångra.",
  };
}

/** A page loaded anew holds nothing of the user any more. */
function leave() {
  window.location.assign("/");
}
