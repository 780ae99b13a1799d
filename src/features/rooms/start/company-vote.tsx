import { type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { ROOM_LIMITS } from "@/config/room-limits.ts";
import { cleanText } from "@/lib/clean-text.ts";
import { formatQuantity } from "@/lib/format.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Panel } from "@/ui/panel.tsx";
import { useFieldErrors } from "@/ui/use-field-errors.ts";
import { usePending } from "@/ui/use-pending.ts";
import { describeRoomError } from "../describe-room-error.ts";
import { memberNameProblem } from "../member-name.ts";
import { MemberNameField } from "../member-name-field.tsx";
import { ROOMS_PATH } from "../room-links.ts";
import { keepDraft, keepRoom } from "../room-store.ts";
import { createRoom } from "../rooms-api.ts";

/** Creates a room whose deck is names of companies, among which each gives away a few hearts. */
export function CompanyVote({ names }: { names: readonly string[] }) {
  const headingId = useId();
  return (
    <Panel tone="pine" aria-labelledby={headingId} className="sm:p-6 print:hidden">
      <h2 id={headingId} className="text-xl">
        Fråga dina vänner
      </h2>
      {names.length < 2 ? (
        <p className="mt-2 max-w-[62ch]">Spara minst två namn, så kan ni rösta om dem.</p>
      ) : (
        <>
          <p className="mt-2 mb-4 max-w-[62ch]">
            Bjud in den du startar med, eller en vän, till ett rum med namnen. Ni har fem hjärtan
            var och ser vilka namn ni båda gillar. Ingen behöver konto.
          </p>
          {names.length > ROOM_LIMITS.firstNames && (
            <p className="mt-2 mb-4 max-w-[62ch]">
              Ett rum börjar med högst {ROOM_LIMITS.firstNames}&nbsp;namn. De första av dina{" "}
              {formatQuantity(names.length, "namn", "namn")} kommer med.
            </p>
          )}
          <RoomForm names={names.slice(0, ROOM_LIMITS.firstNames)} />
        </>
      )}
    </Panel>
  );
}

function RoomForm({ names }: { names: readonly string[] }) {
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const { form, errors, show } = useFieldErrors<"name">();
  const { isPending, run } = usePending();

  function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    if (!show({ name: memberNameProblem(name) })) void run(create);
  }

  async function create() {
    try {
      // Before the call: after a lost answer, the same room is asked for again.
      const { secret, invitation } = keepDraft("companies");
      await createRoom({
        secret,
        invitation,
        name: cleanText(name),
        sex: "companies",
        names,
        shared: null,
      });
      keepRoom({ secret, invitation, role: "decider" });
      navigate(ROOMS_PATH);
    } catch (error) {
      console.info("The room could not be created", error);
      setFailure(describeRoomError(error));
    }
  }

  return (
    <form {...form} noValidate onSubmit={submit} className="grid max-w-md gap-4">
      <MemberNameField value={name} onChange={setName} error={errors.name} invites />
      {failure && (
        <p role="alert" className="border-l-3 border-falu pl-3">
          {failure}
        </p>
      )}
      <BusyButton type="submit" isBusy={isPending} className="justify-self-start">
        {`Skapa rum med ${formatQuantity(names.length, "namn", "namn")}`}
      </BusyButton>
    </form>
  );
}
