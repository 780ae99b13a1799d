import { type SubmitEvent, Suspense, useState } from "react";
import { formatCount } from "@/lib/format.ts";
import { lazyOnPress } from "@/ui/lazy.tsx";
import { homeFigures } from "@/words/home-figures.ts";
import { LAST_NEWBORN_YEAR } from "@/words/statistics.ts";
import { FoundName } from "./found-name.tsx";
import type { LookUpAnswerProps } from "./look-up-answer.tsx";
import { LookUpForm } from "./look-up-form.tsx";

const LookUpAnswer = lazyOnPress<LookUpAnswerProps>(
  () => import("./look-up-answer.tsx"),
  "Namnet kunde inte slås upp. Kontrollera nätet och försök igen.",
);

/** Girls named Astrid in each of the last ten years. Source: SCB, nyfödda efter tilltalsnamn. */
const ASTRID = homeFigures.girls.Astrid.slice(-10);
const FIRST_YEAR = LAST_NEWBORN_YEAR - ASTRID.length + 1;

/**
 * A field that answers in place how many bear a name. Before hydration it is an ordinary form that opens the
 * search.
 */
export function LookUp() {
  const [name, setName] = useState("");

  function lookUp(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get("namn")));
  }

  return (
    <section
      aria-label="Slå upp ett namn"
      className="rounded-panel border border-line bg-surface p-4 shadow-card low:hidden sm:p-5 print:hidden"
    >
      <LookUpForm onSubmit={lookUp} placeholder="T.ex. Kim" />
      <div className="mt-3 min-h-22">
        {name === "" ? (
          <Example />
        ) : (
          <Suspense>
            <LookUpAnswer key={name} text={name} onClose={() => setName("")} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

function Example() {
  const [first = 0] = ASTRID;
  const last = ASTRID.at(-1) ?? 0;
  return (
    <FoundName name="Astrid" kind="given name" counts={ASTRID} path="/namn/astrid">
      {formatCount(first)}&nbsp;flickor {FIRST_YEAR}, {formatCount(last)} {LAST_NEWBORN_YEAR} (SCB).
    </FoundName>
  );
}
