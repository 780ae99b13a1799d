import { useQuery } from "@tanstack/react-query";
import { Heart } from "lucide";
import { useLayoutEffect, useRef, useState } from "react";
import { formatQuantity } from "@/lib/format.ts";
import { queryClient } from "@/lib/query-client.ts";
import { joinWords } from "@/names/form/join-words.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Icon } from "@/ui/icon.tsx";
import { describeRoomError } from "../describe-room-error.ts";
import { fetchGuestAnswers, type GuestAnswers } from "../rooms-api.ts";
import { Guests } from "./guests.tsx";

interface FamilyAnswersProps {
  /** Of the member. */
  readonly secret: string;
  /** How many guests there are by the open link. */
  readonly guests: number;
  /** Called when a guest has been removed. */
  readonly onChange: () => void;
  /** Called when the last guest is gone, and with it the button that had focus. */
  readonly onEmptied: () => void;
}

/** The guests' answers, hidden until the member asks for them, since they may influence the member's own. */
export function FamilyAnswers({ secret, guests, onChange, onEmptied }: FamilyAnswersProps) {
  const [isWanted, setIsWanted] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: ["family-answers", secret],
      queryFn: ({ signal }) => fetchGuestAnswers(secret, signal),
      enabled: isWanted,
    },
    queryClient,
  );
  const answers = isWanted ? data : undefined;

  function show() {
    if (isWanted) void refetch();
    else setIsWanted(true);
  }

  return (
    <div className="mt-5 border-t border-line pt-5">
      {!answers && (
        <p className="mb-3 text-sm text-ink-soft">
          {guests > 0
            ? `${formatQuantity(guests, "person har", "personer har")} öppnat länken. Svaren väntar om du vill bestämma dig själv först.`
            : "Här syns svaren när någon har svarat."}
        </p>
      )}
      <BusyButton variant="quiet" isBusy={isFetching} onClick={show}>
        {answers ? "Hämta svaren igen" : "Visa vad familjen tycker"}
      </BusyButton>
      <p role="status" className="sr-only">
        {answers && !isFetching && "Svaren visas nedanför knappen."}
      </p>
      <p role="alert" className="mt-3 empty:hidden">
        {error && !isFetching && `Svaren kunde inte hämtas. ${describeRoomError(error)}`}
      </p>
      {answers && (
        <Answers
          secret={secret}
          answers={answers}
          onRemoved={() => {
            void refetch();
            onChange();
          }}
          onEmptied={onEmptied}
        />
      )}
    </div>
  );
}

interface AnswersProps {
  readonly secret: string;
  readonly answers: readonly GuestAnswers[];
  readonly onRemoved: () => void;
  readonly onEmptied: () => void;
}

function Answers({ secret, answers, onRemoved, onEmptied }: AnswersProps) {
  const count = useRef(answers.length);

  useLayoutEffect(() => {
    if (answers.length === 0 && count.current > 0) onEmptied();
    count.current = answers.length;
  }, [answers.length, onEmptied]);

  const names = heartsByName(answers);
  const greetings = answers.filter(({ greeting }) => greeting !== null);
  if (answers.length === 0) return <p className="mt-4">Ingen har svarat.</p>;
  return (
    <div className="mt-4 grid gap-5">
      {names.length > 0 && (
        <ul aria-label="Hjärtan från familjen" className="divide-y divide-line">
          {names.map(({ name, guests }) => (
            <li key={name} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5">
              <span
                className="grow font-display text-lg font-semibold wrap-anywhere"
                translate="no"
              >
                {name}
              </span>
              <span className="flex items-center gap-1.5 text-falu">
                <Icon icon={Heart} className="size-4.5 fill-current" />
                {formatQuantity(guests.length, "hjärta", "hjärtan")}
              </span>
              <span className="basis-full text-sm text-ink-soft wrap-anywhere">
                {joinWords(guests)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {greetings.length > 0 && (
        <ul aria-label="Hälsningar" className="grid gap-3">
          {greetings.map(({ id, name, greeting }) => (
            <li key={id} className="rounded-control bg-honey-tint p-4 wrap-anywhere">
              <p>{greeting}</p>
              <p className="mt-1 text-sm text-ink-soft">{name}</p>
            </li>
          ))}
        </ul>
      )}
      <Guests secret={secret} guests={answers} onRemoved={onRemoved} />
    </div>
  );
}

/** A name with the guests who like it. */
interface LikedName {
  readonly name: string;
  /** What the guests are called. */
  readonly guests: readonly string[];
}

/** The names that guests like, the one with most hearts first and equals by the alphabet. */
function heartsByName(answers: readonly GuestAnswers[]): readonly LikedName[] {
  const names = [...new Set(answers.flatMap(({ hearts }) => hearts))];
  return names
    .map((name) => ({
      name,
      guests: answers.filter(({ hearts }) => hearts.includes(name)).map((guest) => guest.name),
    }))
    .sort((a, b) => b.guests.length - a.guests.length || a.name.localeCompare(b.name, "sv-SE"));
}
