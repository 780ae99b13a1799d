import { useStore } from "@nanostores/react";
import { Heart } from "lucide";
import { useState } from "react";
import { LateNameLink } from "@/name-parts/links/late-name-link.tsx";
import { joinWords } from "@/names/form/join-words.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Icon } from "@/ui/icon.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { PageHeading } from "@/ui/page-heading.tsx";
import { showError } from "@/ui/toast-store.ts";
import { usePending } from "@/ui/use-pending.ts";
import { describeRoomError } from "../describe-room-error.ts";
import { heartsLeft, heartsText } from "../room-names.ts";
import { isStorageBlocked, keepAnswer, unsentAnswers } from "../room-store.ts";
import { type GuestRoom, leaveRoom, roomProblemOf } from "../rooms-api.ts";
import { discardRoom } from "../use-room.ts";
import { GreetingForm } from "./greeting-form.tsx";

export interface GuestListProps {
  /** Of the guest. */
  readonly secret: string;
  readonly room: GuestRoom;
  /** What the guest should know about the connection; empty when nothing is wrong. */
  readonly status: string;
  /** The guest has changed something besides hearts. */
  readonly onChange: () => void;
}

/** The shortlist of the two who choose, with one heart for each name, or a few in all, and a greeting, until their link ends. */
export default function GuestList(props: GuestListProps) {
  return props.room.isOpen ? <OpenList {...props} /> : <EndedList {...props} />;
}

/** The two have closed the link, or replaced it: the names are not for this guest any more. */
function EndedList({ secret, room: { me } }: GuestListProps) {
  return (
    <div className="mx-auto max-w-xl">
      <PageHeading>Länken gäller inte längre</PageHeading>
      <p className="mt-3 text-ink-soft">
        De som frågade dig har stängt länken eller bytt ut den, så namnen visas inte här längre.
        Dina svar finns kvar hos dem tills du eller de tar bort dem.
      </p>
      {me.greeting && <p className="mt-5 wrap-anywhere">Din hälsning: {me.greeting}</p>}
      <Leave secret={secret} from="de som frågade dig" />
    </div>
  );
}

function OpenList({ secret, room, status, onChange }: GuestListProps) {
  const { from, sex, me } = room;
  const isBlocked = useStore(isStorageBlocked);
  const unsent = useStore(unsentAnswers)[secret] ?? [];
  const names = room.names.map(({ name, answer }) => {
    const newer = unsent.find((kept) => kept.name === name);
    return { name, answer: newer ? newer.answer : answer };
  });
  const hearts = heartsLeft({ sex, names });
  const deciders = joinWords(from);
  return (
    <div className="mx-auto max-w-xl">
      <PageHeading>Namn som {deciders} gillar</PageHeading>
      <p className="mt-3 text-ink-soft">
        Tryck på hjärtat vid dem du gillar. Du kan ändra dig så länge länken är öppen.
      </p>
      <ul aria-label="Namnen" className="mt-5 divide-y divide-line border-y border-line">
        {names.map(({ name, answer }) => {
          const isLiked = answer === "yes";
          return (
            <li key={name} className="flex min-h-18 items-center gap-4 py-2">
              <span className="min-w-0 grow font-display text-xl leading-[1.12] font-semibold wrap-anywhere">
                {sex === "companies" ? (
                  <span translate="no">{name}</span>
                ) : (
                  <LateNameLink name={name} kind="given name" />
                )}
              </span>
              <HeartButton
                name={name}
                isLiked={isLiked}
                isDisabled={hearts === 0 && !isLiked}
                onToggle={() => keepAnswer(secret, { name, answer: isLiked ? null : "yes" })}
              />
            </li>
          );
        })}
      </ul>
      {hearts !== null && (
        <p role="status" className="mt-3 font-semibold">
          {heartsText(hearts)}
        </p>
      )}
      {/* Rendered while empty: a live region that appears with its text may not be announced. */}
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {status}
      </p>
      {isBlocked && (
        <p role="alert" className="mt-3 text-sm text-ink-soft">
          Webbläsaren tillåter inte att något sparas. Dina svar skickas, men du kan bara ändra dem
          så länge sidan är öppen.
        </p>
      )}
      <GreetingForm secret={secret} greeting={me.greeting} to={deciders} onSent={onChange} />
      <Leave secret={secret} from={deciders} />
    </div>
  );
}

interface HeartButtonProps {
  readonly name: string;
  readonly isLiked: boolean;
  readonly isDisabled: boolean;
  readonly onToggle: () => void;
}

function HeartButton({ name, isLiked, isDisabled, onToggle }: HeartButtonProps) {
  return (
    <IconButton
      aria-label={`Hjärta till ${name}`}
      aria-pressed={isLiked}
      disabled={isDisabled}
      onClick={onToggle}
      className="border-[1.5px] border-edge"
    >
      <Icon icon={Heart} className={isLiked ? "fill-current" : ""} />
    </IconButton>
  );
}

function Leave({ secret, from }: { secret: string; from: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, run } = usePending();

  async function leave() {
    try {
      await leaveRoom(secret);
    } catch (error) {
      // One that is gone has been left already.
      if (roomProblemOf(error) !== "room_not_found") {
        showError(`Dina svar är inte borttagna. ${describeRoomError(error)}`);
        return;
      }
    }
    discardRoom(secret);
  }

  return (
    <>
      <button
        type="button"
        className="prose-link mt-8 min-h-11 text-sm"
        onClick={() => setIsAsking(true)}
      >
        Ta bort mina svar
      </button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Ta bort dina svar?"
        description={`Dina hjärtan och din hälsning försvinner hos ${from}. Det går inte att ångra.`}
      >
        <div className="flex flex-wrap gap-3">
          <BusyButton isBusy={isPending} onClick={() => void run(leave)}>
            Ta bort mina svar
          </BusyButton>
          <Button variant="quiet" onClick={() => setIsAsking(false)}>
            Avbryt
          </Button>
        </div>
      </Dialog>
    </>
  );
}
