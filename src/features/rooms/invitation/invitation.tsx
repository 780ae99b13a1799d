import { queryOptions, useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { cleanText } from "@/lib/clean-text.ts";
import { queryClient } from "@/lib/query-client.ts";
import { joinWords } from "@/names/form/join-words.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Button } from "@/ui/button.tsx";
import { NoticePage, WaitingPage } from "@/ui/notice-page.tsx";
import { useFieldErrors } from "@/ui/use-field-errors.ts";
import { usePending } from "@/ui/use-pending.ts";
import { describeRoomError } from "../describe-room-error.ts";
import { memberNameProblem } from "../member-name.ts";
import { MemberNameField } from "../member-name-field.tsx";
import { forgetDraft, keepRoom, type RoomDraft } from "../room-store.ts";
import { fetchLink, fetchRoom, joinRoom, type OpenLink, roomProblemOf } from "../rooms-api.ts";
import { MemberLink } from "./member-link.tsx";

export interface InvitationProps {
  readonly draft: RoomDraft;
}

/** A link that is open, or the role of a visitor who has already used it in this browser. */
interface OpenedLink {
  readonly link: OpenLink | null;
  readonly joined: "decider" | "guest" | null;
}

function linkQuery({ kind, invitation, secret }: RoomDraft) {
  return queryOptions({
    queryKey: ["room-link", kind, invitation],
    queryFn: async ({ signal }): Promise<OpenedLink> => {
      const link = await fetchLink(invitation, signal);
      // The address says what the visitor was sent, and the server knows it of one thing only.
      if (link?.kind === kind) return { link, joined: null };
      if (link || kind === "member") return { link: null, joined: null };
      // The answer to a press may have been lost.
      const room = await fetchRoom(secret, null, signal);
      return { link, joined: room && "role" in room ? room.role : null };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What a link opens, and a button. Only its press uses an invitation up, since messengers open links too. */
export default function Invitation({ draft }: InvitationProps) {
  const { data, error, refetch } = useQuery(linkQuery(draft), queryClient);
  const joined = data?.joined ?? null;
  useEffect(() => {
    if (joined) keepRoom({ secret: draft.secret, role: joined });
  }, [joined, draft.secret]);

  if (error) {
    return (
      <NoticePage
        heading={
          draft.kind === "member" ? "Rummet kunde inte hämtas" : "Inbjudan kunde inte hämtas"
        }
        text={describeRoomError(error)}
      >
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => refetch()}>Försök igen</Button>
          <Button variant="quiet" onClick={forgetDraft}>
            Inte nu
          </Button>
        </div>
      </NoticePage>
    );
  }
  if (!data || joined) return <WaitingPage heading="Välj tillsammans" text="Öppnar länken …" />;
  if (draft.kind === "member") return <MemberLink secret={draft.invitation} link={data.link} />;
  if (!data.link) return <UsedInvitation draft={draft} />;
  return <JoinForm draft={draft} from={joinWords(data.link.from)} />;
}

const USED =
  "Den är redan använd, stängd eller felskriven, och ett rum är bara för två. Var det du som använde den? Öppna din egen länk i stället. Annars får du fråga den som bjöd in dig.";

/** Of the link for the family, which works more than once. */
const CLOSED = "Länken är stängd eller felskriven. Fråga den som skickade den om det finns en ny.";

function UsedInvitation({ draft }: InvitationProps) {
  return (
    <NoticePage
      heading="Inbjudan går inte att använda"
      text={draft.kind === "family" ? CLOSED : USED}
    >
      <Button onClick={forgetDraft}>Till Välj tillsammans</Button>
    </NoticePage>
  );
}

/** @param from the deciders who invite */
function JoinForm({ draft, from }: InvitationProps & { readonly from: string }) {
  const [name, setName] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [isUsed, setIsUsed] = useState(false);
  const { form, errors, show } = useFieldErrors<"name">();
  const { isPending, run } = usePending();
  const kind = draft.kind === "family" ? "family" : "decider";
  const isFamily = kind === "family";

  function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    if (!show({ name: memberNameProblem(name) })) void run(join);
  }

  async function join() {
    const { secret, invitation } = draft;
    try {
      const role = await joinRoom({ kind, secret, invitation, name: cleanText(name) });
      // The same link, opened here again, leads to the room.
      keepRoom({ secret, role, [isFamily ? "familyInvitation" : "invitation"]: invitation });
    } catch (error) {
      console.info("The invitation could not be used", error);
      if (roomProblemOf(error) === "invitation_closed") setIsUsed(true);
      else setFailure(describeRoomError(error));
    }
  }

  if (isUsed) return <UsedInvitation draft={draft} />;
  return (
    <NoticePage
      heading={
        isFamily ? `${from} undrar vad du tycker` : `${from} vill välja namn tillsammans med dig`
      }
      text={
        isFamily
          ? "Du får se några namn och ger ett hjärta till dem du tycker om. Bara de två ser vad du svarar."
          : "Ni svarar var för sig, ett namn i taget. Ett nej visas aldrig. Ett ja visas bara när ni båda gillar namnet, och står sedan kvar för er båda. Du behöver inget konto."
      }
    >
      <form {...form} noValidate onSubmit={submit} className="grid w-full max-w-md gap-5">
        <MemberNameField value={name} onChange={setName} error={errors.name} />
        {failure && (
          <p role="alert" className="border-l-3 border-falu pl-3">
            {failure}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <BusyButton type="submit" isBusy={isPending}>
            {isFamily ? "Se namnen" : "Börja svara"}
          </BusyButton>
          <Button variant="quiet" onClick={forgetDraft}>
            Inte nu
          </Button>
        </div>
      </form>
    </NoticePage>
  );
}
