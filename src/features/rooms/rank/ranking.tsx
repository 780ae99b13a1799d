import { useId, useRef, useState } from "react";
import { formatCount } from "@/lib/format-count.ts";
import { formatQuantity } from "@/lib/format-quantity.ts";
import { joinWords } from "@/lib/join-words.ts";
import { Button } from "@/ui/button.tsx";
import { Panel } from "@/ui/panel.tsx";
import type { DeciderRoom } from "../rooms-api.ts";
import { CommonResult } from "./common-result.tsx";
import { namesToRank } from "./names-to-rank.ts";
import { Questions } from "./questions.tsx";
import { mostQuestions } from "./ranking-questions.ts";
import { useRanking } from "./use-ranking.ts";

export interface RankingProps {
  /** Of the member. */
  readonly secret: string;
  readonly room: DeciderRoom;
  /** The member has a new ranking. */
  readonly onChange: () => void;
}

/** Ranks what both like: questions about two names at a time, then the order of both together. */
export default function Ranking({ secret, room, onChange }: RankingProps) {
  const [isAsking, setIsAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const { unfinished, begin } = useRanking(secret, room, () => {
    close();
    onChange();
  });
  const names = namesToRank(room.names, room.room);
  const mine = stillMatched(room.ranking.mine, room);
  const theirs = stillMatched(room.ranking.theirs, room);
  const isShared = mine.some((name) => theirs.includes(name));
  if (names.length === 0 && mine.length === 0) return null;

  function close() {
    setIsAsking(false);
    // Focus would be lost with the questions.
    heading.current?.focus({ preventScroll: true });
  }

  function open() {
    if (!unfinished) begin(names, mine);
    setIsAsking(true);
  }

  const hasLeft = room.left !== null;
  const otherName = room.other?.name ?? room.left?.name ?? "den andra";
  const isOpen = isAsking && unfinished !== null;
  return (
    <Panel aria-labelledby={headingId} className="mt-10 sm:p-6">
      <h2 id={headingId} ref={heading} tabIndex={-1} className="text-xl outline-none">
        {isShared ? "Er gemensamma ordning" : "Från flera namn till ett"}
      </h2>
      {isOpen && <Questions ranking={unfinished} onPause={close} />}
      {!isOpen && mine.length === 0 && <Intro room={room} names={names} otherName={otherName} />}
      {!isOpen && mine.length > 0 && !isShared && (
        <OwnOrder
          names={mine}
          otherName={otherName}
          hasOtherRanked={theirs.length > 0}
          hasOtherLeft={hasLeft}
        />
      )}
      {!isOpen && isShared && <CommonResult mine={mine} theirs={theirs} otherName={otherName} />}
      {!isOpen && isShared && !hasLeft && (
        <NewNames names={names} mine={mine} theirs={theirs} otherName={otherName} />
      )}
      {!isOpen && names.length > 0 && (
        <Button variant={mine.length > 0 ? "quiet" : "primary"} className="mt-4" onClick={open}>
          {openText(unfinished !== null, mine.length > 0)}
        </Button>
      )}
    </Panel>
  );
}

function openText(isUnfinished: boolean, isRanked: boolean): string {
  if (isUnfinished) return "Fortsätt rangordna";
  return isRanked ? "Rangordna igen" : "Börja rangordna";
}

/** A ranking without the names that one of the two has said no to since. */
function stillMatched(
  ranking: readonly string[] | null,
  { names }: DeciderRoom,
): readonly string[] {
  const matches = new Set(names.filter(({ match }) => match !== null).map(({ name }) => name));
  return (ranking ?? []).filter((name) => matches.has(name));
}

interface IntroProps {
  readonly room: DeciderRoom;
  /** Those to rank. */
  readonly names: readonly string[];
  readonly otherName: string;
}

function Intro({ room, names, otherName }: IntroProps) {
  const matches = room.names.filter(({ match }) => match !== null);
  return (
    <div className="mt-2 grid max-w-[62ch] gap-2">
      <p>
        Du får två namn i taget och väljer det som du tycker bäst om, högst{" "}
        {formatQuantity(mostQuestions(names.length), "gång", "gånger")}.{" "}
        {room.other?.hasRanked &&
          `${otherName} är redan klar, så efter dina svar ser ni er gemensamma ordning.`}
        {room.other?.hasRanked === false &&
          `När du och ${otherName} båda är klara ser ni er gemensamma ordning.`}
        {room.left && `${otherName} har lämnat rummet, så ordningen blir din egen.`}
      </p>
      {matches.length > names.length && (
        <p className="text-sm text-ink-soft">
          Av era {formatCount(matches.length)}&nbsp;namn är {formatCount(names.length)} med: först
          de som ni båda har sagt ja till, och bland dem som är lika avgör lotten.
        </p>
      )}
    </div>
  );
}

interface OwnOrderProps {
  /** In the member's own order. */
  readonly names: readonly string[];
  readonly otherName: string;
  readonly hasOtherRanked: boolean;
  readonly hasOtherLeft: boolean;
}

function OwnOrder({ names, otherName, hasOtherRanked, hasOtherLeft }: OwnOrderProps) {
  const text = hasOtherRanked
    ? `Du och ${otherName} har inte rangordnat samma namn. Gör om det, så får ni en gemensam ordning.`
    : `Din ordning är sparad. När ${otherName} också är klar ser ni er gemensamma ordning här.`;
  return (
    <>
      <p className="mt-2">{hasOtherLeft ? "Din ordning är sparad." : text}</p>
      <ol aria-label="Namnen i din ordning" className="rank-order mt-3 grid gap-1">
        {names.map((name) => (
          <li
            key={name}
            translate="no"
            className="font-display text-lg font-semibold wrap-anywhere"
          >
            {name}
          </li>
        ))}
      </ol>
    </>
  );
}

interface NewNamesProps {
  /** Those that both would rank now. */
  readonly names: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  readonly otherName: string;
}

/** The names that came after the rankings. */
function NewNames({ names, mine, theirs, otherName }: NewNamesProps) {
  const unranked = names.filter((name) => !mine.includes(name));
  const awaited = names.filter((name) => mine.includes(name) && !theirs.includes(name));
  return (
    <>
      {unranked.length > 0 && (
        <p className="mt-3">
          Nytt sedan sist: <span translate="no">{joinWords(unranked)}</span>. Rangordna igen, så
          kommer {unranked.length === 1 ? "det" : "de"} med.
        </p>
      )}
      {awaited.length > 0 && (
        <p className="mt-3">
          <span translate="no">{joinWords(awaited)}</span> kommer med när {otherName} har rangordnat
          igen.
        </p>
      )}
    </>
  );
}
