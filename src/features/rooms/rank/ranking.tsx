import { type ReactNode, useId, useRef, useState } from "react";
import { formatCount } from "@/lib/format.ts";
import { joinWords } from "@/names/form/join-words.ts";
import { Button } from "@/ui/button.tsx";
import { Panel } from "@/ui/panel.tsx";
import { type CommonRoom, matchesOf } from "../room-names.ts";
import { ChooseNames } from "./choose-names.tsx";
import { CommonResult } from "./common-result.tsx";
import { Questions } from "./questions.tsx";
import { onlyNames, type Ranked } from "./ranking-questions.ts";
import { useRanking } from "./use-ranking.ts";

/** With fewer names that both like, a ranking says little. */
const FEWEST_MATCHES = 5;

/** With more names that both like, the visitor chooses which ones are ranked. */
const MOST_PRESELECTED = 12;

/** More names than this are counted, not listed. */
const MOST_LISTED = 5;

export interface RankingProps {
  /** Of the member. */
  readonly secret: string;
  readonly room: CommonRoom;
  /** The member has a new ranking. */
  readonly onChange: () => void;
}

/** Ranks what both like: questions about two names at a time, then the order of both together. */
export default function Ranking({ secret, room, onChange }: RankingProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const { unfinished, begin } = useRanking(secret, room, () => {
    close();
    onChange();
  });
  const matches = matchesOf(room.names).map(({ name }) => name);
  const isMatch = (name: string) => matches.includes(name);
  // Without the names that one of the two has said no to since.
  const mine = onlyNames(room.ranking.mine ?? [], isMatch);
  const theirs = onlyNames(room.ranking.theirs ?? [], isMatch);
  const ranked = [...mine.flat(), ...theirs.flat()];
  const isShared = mine.flat().some((name) => theirs.flat().includes(name));
  const canRank = matches.length >= FEWEST_MATCHES;
  if (!canRank && mine.length === 0) return null;

  const preselected =
    matches.length > MOST_PRESELECTED ? matches.filter((name) => ranked.includes(name)) : matches;
  const chosen = (picked ?? preselected).filter(isMatch);

  function close() {
    setIsAsking(false);
    // Focus would be lost with the questions.
    heading.current?.focus({ preventScroll: true });
  }

  function start() {
    setProblem(chosen.length < 2 ? "Välj minst två namn." : null);
    if (chosen.length < 2) return;
    // Without a new name, a finished order is made from the beginning.
    const isKnown = chosen.every((name) => mine.flat().includes(name));
    begin(chosen, unfinished?.ranked ?? (isKnown ? [] : mine));
    setPicked(null);
    setIsChoosing(false);
    setIsAsking(true);
  }

  function chooseOthers() {
    setPicked(unfinished?.names ?? null);
    setIsChoosing(true);
    // The pressed button is gone.
    heading.current?.focus({ preventScroll: true });
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
      {!isOpen && mine.length === 0 && (
        <Intro
          room={room}
          otherName={otherName}
          isChosenByEach={matches.length > MOST_PRESELECTED}
        />
      )}
      {!isOpen && mine.length > 0 && !isShared && (
        <OwnOrder
          order={mine}
          otherName={otherName}
          hasOtherRanked={theirs.length > 0}
          hasOtherLeft={hasLeft}
        />
      )}
      {!isOpen && isShared && <CommonResult mine={mine} theirs={theirs} otherName={otherName} />}
      {!isOpen && isShared && !hasLeft && (
        <MissingNames
          matches={matches}
          mine={mine.flat()}
          theirs={theirs.flat()}
          otherName={otherName}
        />
      )}
      {!isOpen && canRank && unfinished && !isChoosing && (
        <Buttons>
          <Button variant={mine.length > 0 ? "quiet" : "primary"} onClick={() => setIsAsking(true)}>
            Fortsätt rangordna
          </Button>
          <Button variant="quiet" onClick={chooseOthers}>
            Välj andra namn
          </Button>
        </Buttons>
      )}
      {!isOpen && canRank && (!unfinished || isChoosing) && (
        <>
          <ChooseNames
            names={matches}
            chosen={chosen}
            onChange={setPicked}
            isOpen={isChoosing || preselected.length === 0}
          />
          <p role="alert">{problem}</p>
          <Buttons>
            <Button variant={mine.length > 0 ? "quiet" : "primary"} onClick={start}>
              {mine.length > 0 ? "Rangordna igen" : "Börja rangordna"}
            </Button>
          </Buttons>
        </>
      )}
    </Panel>
  );
}

function Buttons({ children }: { children: ReactNode }) {
  return <div className="mt-4 flex flex-wrap gap-3">{children}</div>;
}

interface IntroProps {
  readonly room: CommonRoom;
  readonly otherName: string;
  /** Each of the two chooses among many names. */
  readonly isChosenByEach: boolean;
}

function Intro({ room, otherName, isChosenByEach }: IntroProps) {
  return (
    <p className="mt-2 max-w-[62ch]">
      Du får två namn i taget och väljer det som du tycker bäst om. Du kan sluta när du vill och
      fortsätta senare.{" "}
      {room.other?.hasRanked &&
        `${otherName} är redan klar, så efter dina svar ser ni er gemensamma ordning.`}
      {room.other?.hasRanked === false &&
        `När du och ${otherName} båda är klara ser ni er gemensamma ordning.`}
      {room.other && isChosenByEach && " Bara namn som ni båda väljer kommer med, så kom överens."}
      {room.left && `${otherName} har lämnat rummet, så ordningen blir din egen.`}
    </p>
  );
}

interface OwnOrderProps {
  /** Of the member. */
  readonly order: Ranked;
  readonly otherName: string;
  readonly hasOtherRanked: boolean;
  readonly hasOtherLeft: boolean;
}

function OwnOrder({ order, otherName, hasOtherRanked, hasOtherLeft }: OwnOrderProps) {
  const text = hasOtherRanked
    ? `Du och ${otherName} har inte rangordnat samma namn. Gör om det, så får ni en gemensam ordning.`
    : `Din ordning är sparad. När ${otherName} också är klar ser ni er gemensamma ordning här.`;
  return (
    <>
      <p className="mt-2">{hasOtherLeft ? "Din ordning är sparad." : text}</p>
      <ol aria-label="Namnen i din ordning" className="rank-order mt-3 grid gap-1">
        {order.map((place) => (
          <li key={place.join()} className="font-display text-lg font-semibold wrap-anywhere">
            <EqualNames names={place} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The names of one place. */
function EqualNames({ names }: { names: readonly string[] }) {
  return (
    <>
      <span translate="no">{joinWords(names)}</span>
      {names.length > 1 && (
        <span className="font-sans text-sm font-normal text-ink-soft"> lika bra</span>
      )}
    </>
  );
}

interface MissingNamesProps {
  readonly matches: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  readonly otherName: string;
}

/** The names that are not in the common order, and what it takes. */
function MissingNames({ matches, mine, theirs, otherName }: MissingNamesProps) {
  const unranked = matches.filter((name) => !mine.includes(name));
  const awaited = mine.filter((name) => !theirs.includes(name));
  return (
    <>
      {unranked.length > MOST_LISTED && (
        <p className="mt-3">
          {formatCount(unranked.length)} av era namn är inte med. Välj dem och rangordna igen, så
          kommer de med.
        </p>
      )}
      {unranked.length > 0 && unranked.length <= MOST_LISTED && (
        <p className="mt-3">
          Inte med än: <span translate="no">{joinWords(unranked)}</span>. Rangordna igen, så kommer{" "}
          {unranked.length === 1 ? "det" : "de"} med.
        </p>
      )}
      {awaited.length > 0 && (
        <p className="mt-3">
          <span translate="no">{joinWords(awaited)}</span> kommer med när {otherName} har rangordnat{" "}
          {awaited.length === 1 ? "det" : "dem"}.
        </p>
      )}
    </>
  );
}
