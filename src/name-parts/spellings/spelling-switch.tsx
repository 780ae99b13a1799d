import { useId, useRef } from "react";
import { describeError } from "@/lib/describe-error.ts";
import { setTogether, useChangeParams, useIsTogether } from "@/name-parts/files/address-params.ts";
import { Button } from "@/ui/button.tsx";

const CHOICES = [
  { label: "Per stavning", value: false },
  { label: "Stavningar tillsammans", value: true },
];

interface SpellingSwitchProps {
  /** What the figures of the page are, per spelling and together. */
  readonly apart: string;
  readonly together: string;
  /** The figures together. Without them the page keeps those per spelling. */
  readonly query: {
    readonly isSuccess: boolean;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
}

/** Chooses how the figures of the page count spellings, and says what they count. */
export function SpellingSwitch({ apart, together, query }: SpellingSwitchProps) {
  const name = useId();
  const isTogether = useIsTogether();
  const changeParams = useChangeParams();
  const { isSuccess, error, refetch } = query;
  const chosen = useRef<HTMLInputElement>(null);

  function retry() {
    // The button that has focus is removed.
    chosen.current?.focus();
    refetch();
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <fieldset className="flex flex-wrap rounded-control border-[1.5px] border-edge max-sm:w-full">
        <legend className="sr-only">Räkna namnen</legend>
        {CHOICES.map(({ label, value }) => (
          <label
            key={label}
            className="segment min-h-11 grow text-center max-sm:px-2 max-sm:text-sm max-sm:leading-5"
          >
            <input
              ref={isTogether === value ? chosen : undefined}
              type="radio"
              name={name}
              checked={isTogether === value}
              onChange={() => changeParams((params) => setTogether(params, value))}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <p role="status" className="text-sm text-ink-soft">
        {!isTogether && apart}
        {isTogether && isSuccess && together}
        {isTogether && !isSuccess && (error ? describeError(error) : "Räknar ihop stavningarna …")}
      </p>
      {isTogether && error && (
        <Button variant="quiet" className="text-sm" onClick={retry}>
          Försök igen
        </Button>
      )}
    </div>
  );
}
