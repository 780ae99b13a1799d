import { useRef, useState } from "react";
import { formatCount, formatQuantity } from "@/lib/format.ts";
import { Button } from "@/ui/button.tsx";
import { matchesOf } from "../room-names.ts";
import { keepAnswer } from "../room-store.ts";
import type { Answer, RoomName } from "../rooms-api.ts";
import { useShownLongEnough } from "../vote/use-shown-long-enough.ts";

interface StillYesProps {
  /** Of the member. */
  readonly secret: string;
  readonly names: readonly RoomName[];
  /** The matches that are to be asked about again. */
  readonly old: readonly string[];
}

/** Goes through the matches once more, one at a time. Offered after some weeks, and there to open before. */
export function StillYes({ secret, names, old }: StillYesProps) {
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const section = useRef<HTMLElement>(null);
  const matches = matchesOf(names);

  function open() {
    setAsked(old.length > 0 ? old : matches.map(({ name }) => name));
    takeFocus();
  }

  function close() {
    setAsked(null);
    takeFocus();
  }

  /** The pressed button goes, and its focus with it. */
  function takeFocus() {
    section.current?.focus({ preventScroll: true });
  }

  if (asked === null && matches.length === 0) return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Fortfarande ja?"
      className="mt-4 outline-none print:hidden"
    >
      {asked === null && old.length === 0 ? (
        <Button variant="quiet" className="text-sm" onClick={open}>
          Gå igenom namnen igen
        </Button>
      ) : (
        <div className="grid gap-3 rounded-card bg-honey-tint p-5">
          <h3 className="text-lg">Fortfarande ja?</h3>
          {asked === null ? (
            <>
              <p>
                Det har gått några veckor. Gå igenom {formatQuantity(old.length, "namn", "namn")} en
                gång till, så ser ni om {old.length === 1 ? "det" : "de"} håller.
              </p>
              <Button onClick={open} className="w-fit">
                Gå igenom
              </Button>
            </>
          ) : (
            <Cards
              secret={secret}
              asked={asked}
              matches={matches}
              onEnd={takeFocus}
              onClose={close}
            />
          )}
        </div>
      )}
    </section>
  );
}

interface CardsProps {
  readonly secret: string;
  /** The names to ask about, in this order. */
  readonly asked: readonly string[];
  readonly matches: readonly RoomName[];
  /** The last one is answered. */
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

function Cards({ secret, asked, matches, onEnd, onClose }: CardsProps) {
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  // The other member may put a name aside while this one goes through them.
  const open = asked.filter(
    (name) => !answered.has(name) && matches.some((match) => match.name === name),
  );
  const shown = matches.find(({ name }) => name === open[0]);
  const isShownLongEnough = useShownLongEnough(shown?.name ?? null);

  function answer(name: string, chosen: Answer | null) {
    if (!isShownLongEnough()) return;
    keepAnswer(secret, { name, answer: chosen });
    setAnswered(new Set([...answered, name]));
    if (open.length === 1) onEnd();
  }

  if (!shown) {
    const kept = asked.filter((name) => matches.some((match) => match.name === name)).length;
    return (
      <>
        <p role="status">
          Klart. {formatQuantity(kept, "namn", "namn")} är kvar
          {kept < asked.length && `, ${formatCount(asked.length - kept)} ligger åt sidan`}.
        </p>
        <Button variant="quiet" onClick={onClose} className="w-fit">
          Stäng
        </Button>
      </>
    );
  }
  const number = asked.length - open.length + 1;
  return (
    <>
      <p role="status" className="text-sm text-ink-soft">
        Namn {formatCount(number)} av {formatCount(asked.length)}
        <span className="sr-only">: {shown.name}</span>
      </p>
      <p
        translate="no"
        className="font-display text-2xl leading-[1.1] font-semibold tracking-[-0.02em] wrap-anywhere"
      >
        {shown.name}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => answer(shown.name, shown.answer)}>Ja, behåll</Button>
        <Button variant="quiet" onClick={() => answer(shown.name, "no")}>
          Inte längre
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Fortsätt senare
        </Button>
      </div>
    </>
  );
}
