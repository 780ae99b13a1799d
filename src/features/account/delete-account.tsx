import { useState } from "react";
import { forgetAccount } from "@/access/session/forget-account.ts";
import { site } from "@/config/site.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { describeAccountError } from "@/lib/describe-error.ts";
import { noteSignOut } from "@/lib/stored-session.ts";
import { Button, LinkButton } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { EmailLink } from "@/ui/email-link.tsx";
import { usePending } from "@/ui/use-pending.ts";
import { deleteOwnAccount } from "./account-api.ts";
import { type DeletableAccount, DeletionForm } from "./deletion-form.tsx";

interface DeleteAccountProps {
  readonly account: DeletableAccount;
  /** Fetches the subscription again. */
  readonly onCheckSubscription: () => void;
}

/** The button that starts the deletion of the account, and its dialog. */
export function DeleteAccount({ account, onCheckSubscription }: DeleteAccountProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [outcome, setOutcome] = useState<"deleted" | "subscription-renews" | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { isPending, run } = usePending();
  const isDeleted = outcome === "deleted";
  const renews = account.renews || outcome === "subscription-renews";

  function open() {
    setOutcome(null);
    setFailure(null);
    setIsOpen(true);
    // It may have been cancelled since, in the tab of the payment portal.
    if (account.renews) onCheckSubscription();
  }

  function close() {
    if (isPending) return;
    // The page behind the dialog is of an account that no longer exists.
    if (isDeleted) leave();
    else setIsOpen(false);
  }

  async function deleteAccount() {
    setFailure(null);
    try {
      const newOutcome = await deleteOwnAccount();
      setOutcome(newOutcome);
      if (newOutcome === "deleted") {
        noteSignOut();
        forgetAccount();
      } else onCheckSubscription();
    } catch (error) {
      setFailure(error);
    }
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
            failure={failure !== null && <Failure error={failure} />}
            isBusy={isPending}
            onConfirm={() => void run(deleteAccount)}
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
      description: "Ditt konto är borta, med profil, namnlistor, favoriter och API-nycklar.",
    };
  }
  return {
    title: "Radera kontot?",
    description: renews
      ? "Avsluta prenumerationen först. Sedan kan du radera kontot."
      : "Kontot försvinner för alltid. Det går inte att ångra.",
  };
}

function Failure({ error }: { error: unknown }) {
  const isCustomerUnknown = error instanceof BackendError && error.code === "customer-unknown";
  return (
    <>
      Kontot är inte raderat. {describeAccountError(error)}
      {isCustomerUnknown && (
        <>
          {" "}
          Skriv till <EmailLink address={site.supportEmail} />.
        </>
      )}
    </>
  );
}

/** A full page load, so that nothing of the user stays in memory. */
function leave() {
  window.location.assign("/");
}
