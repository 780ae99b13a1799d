import { type KeyboardEvent, useEffect, useRef } from "react";
import { joinWords } from "@/names/form/join-words.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Button } from "@/ui/button.tsx";
import { mostQuestions, type RankingAnswer } from "./ranking-questions.ts";
import type { UnfinishedRanking } from "./use-ranking.ts";

interface QuestionsProps {
  readonly ranking: UnfinishedRanking;
  /** The rest is answered later. */
  readonly onPause: () => void;
}

/** One question at a time: which of two names is better. */
export function Questions({ ranking, onPause }: QuestionsProps) {
  const { names, answered, question, answer } = ranking;
  const group = useRef<HTMLFieldSetElement>(null);

  function focusGroup() {
    group.current?.focus({ preventScroll: true });
  }

  // The button that opened the questions is gone.
  useEffect(focusGroup, []);

  function chooseByKey(event: KeyboardEvent) {
    if (!question || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const better = { ArrowLeft: question[0], ArrowRight: question[1], ArrowDown: null }[event.key];
    if (better === undefined) return;
    // The arrows would scroll the page, or answer in the deck.
    event.preventDefault();
    event.stopPropagation();
    answer(better);
  }

  function undo() {
    // With the first answer, the button and its focus are gone.
    if (answered === 1) focusGroup();
    ranking.undo();
  }

  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-label="Vilket namn tycker du bäst om?"
      onKeyDown={chooseByKey}
      className="mt-2 min-w-0 outline-none"
    >
      <p role="status" className="text-sm text-ink-soft">
        {question && `Fråga ${answered + 1} av högst ${mostQuestions(names.length)}`}
        {question && <span className="sr-only">: {joinWords(question, "eller")}?</span>}
      </p>
      {question ? <Choices names={question} onChoose={answer} /> : <Sending ranking={ranking} />}
      <div className="mt-4 flex flex-wrap gap-3">
        {answered > 0 && !ranking.isSending && (
          <Button variant="quiet" onClick={undo}>
            Ångra senaste svaret
          </Button>
        )}
        <Button variant="quiet" onClick={onPause}>
          Fortsätt senare
        </Button>
      </div>
    </fieldset>
  );
}

interface ChoicesProps {
  readonly names: readonly [string, string];
  readonly onChoose: (better: RankingAnswer) => void;
}

function Choices({ names: [left, right], onChoose }: ChoicesProps) {
  return (
    <>
      <div className="rank-pair">
        <Choice name={left} onChoose={onChoose} />
        <p className="text-center text-ink-soft">eller</p>
        <Choice name={right} onChoose={onChoose} />
      </div>
      <p className="mt-3 text-center">
        <Button variant="quiet" onClick={() => onChoose(null)}>
          Lika bra
        </Button>
      </p>
      <p className="rank-keys mt-3 text-sm text-ink-soft">
        Det går också med piltangenterna: ← och → för ett namn, ↓ för lika bra.
      </p>
    </>
  );
}

function Choice({ name, onChoose }: { name: string; onChoose: (name: string) => void }) {
  return (
    <button
      type="button"
      onClick={() => onChoose(name)}
      translate="no"
      className="rank-name grid w-full place-items-center rounded-card border-[1.5px] border-edge bg-ground p-4 font-display text-2xl leading-[1.1] font-semibold tracking-[-0.02em] wrap-anywhere hover:border-falu hover:bg-falu-tint"
    >
      {name}
    </button>
  );
}

/** All questions are answered. */
function Sending({ ranking: { failure, isSending, sendAgain } }: { ranking: UnfinishedRanking }) {
  return (
    <div className="mt-2 grid justify-items-start gap-3">
      <p role="alert">
        {failure && `Din ordning kunde inte sparas, men finns kvar här. ${failure}`}
      </p>
      <BusyButton isBusy={isSending} busyContent="Sparar …" onClick={sendAgain}>
        Spara min ordning
      </BusyButton>
    </div>
  );
}
