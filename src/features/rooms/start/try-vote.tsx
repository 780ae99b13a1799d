import { useRef, useState } from "react";
import { joinWords } from "@/names/form/join-words.ts";
import { Button } from "@/ui/button.tsx";
import { Icon } from "@/ui/icon.tsx";
import type { Answer } from "../rooms-api.ts";
import { VOTE_ANSWERS } from "../vote/vote-answers.ts";

const NAMES = ["Alma", "Folke", "Noor", "Ebbe", "Astrid"];

/** A vote to try without a room: nothing is sent or stored. */
export function TryVote() {
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const card = useRef<HTMLElement>(null);
  const name = NAMES[answers.length];

  function add(answers: readonly Answer[]) {
    setAnswers(answers);
    // The pressed button goes.
    if (answers.length === NAMES.length || answers.length === 0) card.current?.focus();
  }

  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label="Prova att svara"
      className="rounded-card bg-pine-tint p-5 text-center sm:p-6"
    >
      <p className="text-sm font-semibold text-pine">Prova här: det sparas inte</p>
      {name ? (
        <>
          <p
            role="status"
            className="my-6 font-display text-3xl leading-none font-semibold wrap-anywhere"
            translate="no"
          >
            {name}
          </p>
          <div className="flex flex-wrap justify-center gap-2">
            {VOTE_ANSWERS.map(({ answer, label, icon }) => (
              <Button
                key={answer}
                variant={answer === "yes" ? "primary" : "quiet"}
                onClick={() => add([...answers, answer])}
              >
                <Icon icon={icon} className="size-5" />
                {label}
              </Button>
            ))}
          </div>
          <p className="mt-4 text-sm text-ink-soft">
            Namn {answers.length + 1} av {NAMES.length}
          </p>
        </>
      ) : (
        <>
          <p role="status" className="my-5 text-left">
            {resultText(NAMES.filter((_, i) => answers[i] === "yes"))}
          </p>
          <Button variant="quiet" onClick={() => add([])}>
            Prova igen
          </Button>
        </>
      )}
    </section>
  );
}

function resultText(liked: readonly string[]): string {
  if (liked.length === 0) {
    return "Du sa inte ja till något. I ett rum hade den andra inte fått veta vad du sa nej till.";
  }
  return `Du sa ja till ${joinWords(liked)}. I ett rum ser ni bara de namn som ni båda gillar.`;
}
