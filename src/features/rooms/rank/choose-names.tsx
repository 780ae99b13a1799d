import { formatCount, formatQuantity } from "@/lib/format.ts";
import { Disclosure } from "@/ui/disclosure.tsx";
import { mostQuestions } from "./ranking-questions.ts";

interface ChooseNamesProps {
  /** All that can be ranked. */
  readonly names: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** Whether the names are shown before one asks for them. */
  readonly isOpen: boolean;
}

/** Which names are ranked, and how many questions they take. */
export function ChooseNames({ names, chosen, onChange, isOpen }: ChooseNamesProps) {
  return (
    <>
      <Disclosure
        label={<span className="font-semibold">Välj själv</span>}
        open={isOpen}
        className="mt-3"
      >
        <fieldset className="min-w-0">
          <legend className="sr-only">Namn att rangordna</legend>
          <ul className="flex flex-wrap gap-x-6">
            {names.map((name) => (
              <li key={name} className="min-w-0">
                <label className="flex min-h-11 items-center gap-3">
                  <input
                    type="checkbox"
                    checked={chosen.includes(name)}
                    onChange={({ target }) =>
                      onChange(
                        names.filter((it) => (it === name ? target.checked : chosen.includes(it))),
                      )
                    }
                    className="size-5 shrink-0 accent-falu"
                  />
                  <span translate="no" className="min-w-0 wrap-anywhere">
                    {name}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      </Disclosure>
      <p role="status" className="text-sm text-ink-soft">
        {formatCount(chosen.length)} av {formatQuantity(names.length, "namn", "namn")} valda
        {chosen.length > 1 &&
          `, högst ${formatQuantity(mostQuestions(chosen.length), "fråga", "frågor")}`}
      </p>
    </>
  );
}
