import { Pencil, Undo2 } from "lucide";
import { type CSSProperties, useEffect, useId, useRef, useState } from "react";
import { ROOM_LIMITS } from "@/config/room-limits.ts";
import { joinWords } from "@/names/form/join-words.ts";
import { Icon } from "@/ui/icon.tsx";
import { TextField } from "@/ui/text-field.tsx";
import type { RoomParts } from "../passed-components.ts";
import { answerWord, heartsLeft, heartsText } from "../room-names.ts";
import { keepAnswer } from "../room-store.ts";
import type { Answer, DeciderRoom } from "../rooms-api.ts";
import { DeckEnd } from "./deck-end.tsx";
import { RoomFacts } from "./room-facts.tsx";
import { useShownLongEnough } from "./use-shown-long-enough.ts";
import { useSwipe } from "./use-swipe.ts";
import { VOTE_ANSWERS } from "./vote-answers.ts";
import { answerOfKey } from "./vote-keys.ts";

/** Letters that a short name has room for, and from which a name is divided into lines. */
const SHORT_NAME = 6;
const LONG_NAME = 16;

interface VoteProps {
  readonly secret: string;
  readonly room: DeciderRoom;
  readonly surname: string;
  readonly siblings: readonly string[];
  readonly parts: RoomParts;
}

interface GivenAnswer {
  readonly name: string;
  readonly answer: Answer;
}

/** One name at a time, to answer by button, key or swipe, until the deck ends. */
export function Vote({ secret, room, surname, siblings, parts }: VoteProps) {
  const { names } = room;
  const card = useRef<HTMLElement>(null);
  const heartsId = useId();
  const [shownName, setShownName] = useState<string | null>(null);
  const [given, setGiven] = useState<readonly GivenAnswer[]>([]);
  const [note, setNote] = useState("");
  // A newly fetched name must not replace the one on screen, which the member is reading.
  const isOpen = ({ answer }: (typeof names)[number]) => answer === null;
  const shown =
    names.find((name) => name.name === shownName && isOpen(name)) ?? names.find(isOpen) ?? null;
  if (shown && shown.name !== shownName) setShownName(shown.name);
  const isShownLongEnough = useShownLongEnough(shown?.name ?? null);
  const last = given.at(-1);
  const hearts = heartsLeft(room);

  function answer(chosen: Answer) {
    if (!shown || !isShownLongEnough()) return;
    if (chosen === "yes" && hearts === 0) return;
    keepAnswer(secret, {
      name: shown.name,
      answer: chosen,
      ...(note.trim() && { note: note.trim() }),
    });
    setGiven([...given, { name: shown.name, answer: chosen }]);
    setNote("");
  }

  function undo({ name }: GivenAnswer) {
    keepAnswer(secret, { name, answer: null });
    setShownName(name);
    setGiven(given.slice(0, -1));
    // The button of the first one goes.
    if (given.length === 1) card.current?.focus();
  }

  useVoteKeys(card, answer);
  const swipe = useSwipe(answer);

  if (!shown) {
    return (
      <DeckEnd secret={secret} room={room}>
        {last && <UndoButton last={last} onUndo={() => undo(last)} />}
      </DeckEnd>
    );
  }
  const { SurnameLine, NameCurve } = parts;
  const position = names.length - names.filter(isOpen).length + 1;
  return (
    <section ref={card} tabIndex={-1} aria-label="Namn att svara på" className="vote">
      <p role="status" className="sr-only">
        {shown.name}, namn {position} av {names.length}
      </p>
      <div key={shown.name} className="vote-name" {...swipe}>
        <h2
          translate="no"
          data-long={shown.name.length > LONG_NAME || undefined}
          style={{ "--letters": lettersToFit(shown.name) } as CSSProperties}
        >
          {shown.name}
        </h2>
        {(surname !== "" || siblings.length > 0) && (
          <div className="vote-family">
            {surname !== "" && <SurnameLine given={shown.name} surname={surname} />}
            {siblings.length > 0 && <p translate="no">{joinWords([...siblings, shown.name])}</p>}
          </div>
        )}
        {room.sex !== "companies" && (
          <>
            <RoomFacts name={shown.name} />
            <div className="vote-curve">
              <NameCurve name={shown.name} hasLastCount={false} />
            </div>
          </>
        )}
      </div>
      <div className="vote-buttons">
        {VOTE_ANSWERS.map(({ answer: value, label, icon }, i) => (
          <button
            key={value}
            type="button"
            data-answer={value}
            aria-keyshortcuts={String(i + 1)}
            // It keeps the focus that it has from the last heart.
            aria-disabled={(value === "yes" && hearts === 0) || undefined}
            aria-describedby={value === "yes" && hearts === 0 ? heartsId : undefined}
            className="aria-disabled:opacity-50"
            onClick={() => answer(value)}
          >
            <Icon icon={icon} />
            {label}
          </button>
        ))}
      </div>
      {hearts !== null && (
        <p id={heartsId} role="status" className="text-sm text-ink-soft">
          {heartsText(hearts)}
        </p>
      )}
      <div className="vote-undo">
        {last && <UndoButton last={last} onUndo={() => undo(last)} />}
      </div>
      <Note key={`note ${shown.name}`} note={note} onChange={setNote} />
    </section>
  );
}

/** How many letters a line has room for: the fewer, the larger they are. */
function lettersToFit({ length }: string): number {
  return Math.min(Math.max(length, SHORT_NAME), LONG_NAME);
}

function UndoButton({ last, onUndo }: { last: GivenAnswer; onUndo: () => void }) {
  return (
    <button type="button" onClick={onUndo}>
      <Icon icon={Undo2} className="size-5" />
      Ångra {last.name}: {answerWord(last.answer)}
    </button>
  );
}

/** Answers by key, unless something else on the page has the focus and may need the key itself. */
function useVoteKeys(
  card: { readonly current: HTMLElement | null },
  onAnswer: (answer: Answer) => void,
) {
  const listener = useRef(onAnswer);
  useEffect(() => {
    listener.current = onAnswer;
  });
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      const { target } = event;
      if (!(target instanceof HTMLElement) || target.matches("input, textarea, select")) return;
      const isFree = target === document.body || target.tagName === "H1";
      if (!isFree && !card.current?.contains(target)) return;
      const answer = answerOfKey(event);
      if (!answer) return;
      // The page does not scroll.
      event.preventDefault();
      listener.current(answer);
    }
    window.addEventListener("keydown", handle);
    return () => window.removeEventListener("keydown", handle);
  }, [card]);
}

interface NoteProps {
  readonly note: string;
  readonly onChange: (note: string) => void;
}

/** A note that is saved with the answer. */
function Note({ note, onChange }: NoteProps) {
  return (
    <details className="vote-note">
      <summary>
        <Icon icon={Pencil} className="size-5" />
        Skriv en anteckning
      </summary>
      <TextField
        label="Anteckning"
        maxLength={ROOM_LIMITS.note}
        autoComplete="off"
        value={note}
        onChange={onChange}
        hint="Sparas med ditt svar. Den andra ser den bara om ni båda gillar namnet."
      />
    </details>
  );
}
