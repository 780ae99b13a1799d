import { type FormEvent, useRef, useState } from "react";
import * as v from "valibot";
import { useKeptInput } from "@/access/session/use-kept-input.ts";
import { PROFILE_LIMITS } from "@/config/limits.ts";
import { describeAccountError } from "@/lib/describe-error.ts";
import { dropInput, readInput } from "@/lib/kept-input.ts";
import { queryClient } from "@/lib/query-client.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Button } from "@/ui/button.tsx";
import { SlowNote } from "@/ui/slow-note.tsx";
import { TextField } from "@/ui/text-field.tsx";
import { TitledPanel } from "@/ui/titled-panel.tsx";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import { usePending } from "@/ui/use-pending.ts";
import { type Profile, saveProfile } from "./account-api.ts";
import { profileQuery, useProfile } from "./use-profile.ts";

const FORM = "profile";

const typedSchema = v.object({ fullName: v.string(), email: v.string() });

interface ProfileSectionProps {
  readonly userId: string;
  /** The address to sign in with. */
  readonly signInEmail: string;
}

/** Shows and edits name and contact address. */
export function ProfileSection({ userId, signInEmail }: ProfileSectionProps) {
  const { data: profile, error, refetch } = useProfile(userId);
  const content = useRef<HTMLDivElement>(null);

  function tryAgain() {
    // The button that has focus is about to disappear.
    content.current?.focus();
    void refetch();
  }

  return (
    <TitledPanel heading="Profil">
      <div ref={content} tabIndex={-1} className="outline-none">
        {profile !== undefined && (
          <ProfileForm
            userId={userId}
            signInEmail={signInEmail}
            profile={profile ?? { fullName: "", email: signInEmail }}
          />
        )}
        {profile === undefined && !error && (
          // As high as the form that replaces it.
          <div className="min-h-72 sm:min-h-66">
            <p role="status" className="text-ink-soft">
              Hämtar din profil …
            </p>
            <SlowNote />
          </div>
        )}
        {profile === undefined && error && (
          <div className="grid justify-items-start gap-3">
            <p role="alert">Din profil kunde inte hämtas. {describeAccountError(error)}</p>
            <Button variant="quiet" onClick={tryAgain}>
              Försök igen
            </Button>
          </div>
        )}
      </div>
    </TitledPanel>
  );
}

interface ProfileFormProps extends ProfileSectionProps {
  readonly profile: Profile;
}

/** What was typed when the session ended; null for nothing. */
function typedProfile(): Profile | null {
  const { success, output } = v.safeParse(typedSchema, readInput(FORM));
  return success ? output : null;
}

function ProfileForm({ userId, signInEmail, profile }: ProfileFormProps) {
  const [typed] = useState(typedProfile);
  const [fullName, setFullName] = useState(typed?.fullName ?? profile.fullName);
  const [email, setEmail] = useState(typed?.email ?? profile.email);
  const isChanged = fullName !== profile.fullName || email !== profile.email;
  useKeptInput(FORM, isChanged ? { fullName, email } : null);
  const { isPending, run } = usePending();

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(save);
  }

  async function save() {
    const changed = { fullName, email };
    try {
      await saveProfile(userId, changed);
      dropInput(FORM);
      queryClient.setQueryData(profileQuery(userId).queryKey, changed);
      showSuccess("Profil uppdaterad");
    } catch (error) {
      showError(describeAccountError(error));
    }
  }

  return (
    <form onSubmit={submit} className="grid max-w-lg justify-items-start gap-4 *:w-full">
      <TextField
        label="Namn"
        name="name"
        autoComplete="name"
        maxLength={PROFILE_LIMITS.fullName}
        value={fullName}
        onChange={setFullName}
      />
      {/* Not type="email": the address is saved without validation. */}
      <TextField
        label="E-post"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={PROFILE_LIMITS.email}
        value={email}
        onChange={setEmail}
        hint={
          <span className="wrap-anywhere">
            Du loggar in med <strong className="font-semibold text-ink">{signInEmail}</strong> även
            om du ändrar här.
          </span>
        }
      />
      <BusyButton type="submit" isBusy={isPending} className="w-auto!">
        Spara profil
      </BusyButton>
    </form>
  );
}
