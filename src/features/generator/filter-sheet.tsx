import { useDeferredValue, useEffect, useRef, useState } from "react";
import { createSearchParams, useSearchParams } from "react-router-dom";
import type { GeneratorDefinition, PageDefinition } from "@/generators/engine/definition.ts";
import { type Choices, choiceOf } from "@/generators/engine/filters.ts";
import { countMatching } from "@/generators/engine/relaxations.ts";
import { formatCount } from "@/lib/format.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import type { Access, AdvancedFiltersProps } from "./advanced-filters.tsx";
import { FilterField } from "./filter-field.tsx";
import { DraftParams, type FilterParams } from "./filter-params.ts";
import { useMoreFilters } from "./more-filters.tsx";
import { useCountedFilters } from "./use-counted-filters.ts";
import { useFilterChoices } from "./use-filter-choices.ts";
import { useOpening } from "./use-opening.ts";
import { withoutSharedNames } from "./use-shared-names.ts";

/**
 * The second press of a double press comes within this time, and finds the sheet in the place of the
 * button that has opened it.
 */
const DOUBLE_PRESS_MS = 500;

export interface FilterSheetProps {
  readonly entry: AdvancedFiltersProps["entry"];
  readonly definition: PageDefinition;
  readonly advancedFilters: Access;
  /** Names that the visitor has hidden. */
  readonly hidden: readonly string[];
  /** Called after the choices have been applied. */
  readonly onClose: () => void;
}

/** All filters of a generator together, on a phone. What is chosen applies when it closes. */
export default function FilterSheet({ onClose, ...fields }: FilterSheetProps) {
  // The sheet is painted before its fields are rendered, which takes a phone a moment.
  const isDrawn = useDeferredValue(true, false);
  const [params, setParams] = useSearchParams();
  // Only these: what is typed on the page may reach the address while the sheet is open.
  const [changes, setChanges] = useState<Changes>(new Map());
  // A text that is typed is chosen while the sheet closes.
  const latest = useRef(changes);
  const [openedAt] = useState(() => performance.now());
  const change: FilterParams[1] = (next) => {
    const current = withChanges(params, latest.current);
    const changed = createSearchParams(typeof next === "function" ? next(current) : next);
    latest.current = changesBetween(params, changed);
    setChanges(latest.current);
  };

  function close() {
    if (latest.current.size === 0 && performance.now() - openedAt < DOUBLE_PRESS_MS) return;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const { current } = latest;
    if (current.size > 0) {
      setParams((address) => withChanges(withoutSharedNames(address), current), {
        preventScrollReset: true,
      });
    }
    onClose();
  }

  return (
    <Dialog
      isOpen
      isSheet
      onClose={close}
      title="Alla filter"
      description="Namnen byts ut när du är klar."
    >
      {isDrawn ? (
        <DraftParams value={[withChanges(params, changes), change]}>
          <Fields {...fields} onShow={close} />
        </DraftParams>
      ) : (
        <Room filters={fields.definition.filters} />
      )}
    </Dialog>
  );
}

/** What parameters have become, null without a value. */
type Changes = ReadonlyMap<string, string | null>;

function changesBetween(before: URLSearchParams, after: URLSearchParams): Changes {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return new Map(
    [...keys]
      .filter((key) => before.get(key) !== after.get(key))
      .map((key) => [key, after.get(key)] as const),
  );
}

function withChanges(params: URLSearchParams, changes: Changes): URLSearchParams {
  const changed = new URLSearchParams(params);
  for (const [key, value] of changes) {
    if (value === null) changed.delete(key);
    else changed.set(key, value);
  }
  return changed;
}

/** Empty space as high as the fields, which are not rendered yet. */
function Room({ filters }: Pick<PageDefinition, "filters">) {
  return (
    <div aria-hidden>
      <div className="grid grid-cols-2 gap-3.5">
        {filters.map(({ id }) => (
          <div key={id} className="min-h-17" />
        ))}
      </div>
      {/* As high as the advanced filters and the buttons. */}
      <div className="h-31" />
    </div>
  );
}

interface FieldsProps extends Omit<FilterSheetProps, "onClose"> {
  readonly onShow: () => void;
}

function Fields({ entry, definition, advancedFilters, hidden, onShow }: FieldsProps) {
  const more = useMoreFilters(definition);
  const { choices, choose, reset } = useFilterChoices(more.used.filters);
  const { drawn } = useOpening(more.used, choices);
  const filters = useCountedFilters(more.used, definition.filters, choices, hidden, true);
  const matching = useMatching(drawn, choices, hidden);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // As in a dialog that has its content from the start.
    form.current?.querySelector<HTMLElement>("select, input")?.focus();
  }, []);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        onShow();
      }}
    >
      <div className="grid grid-cols-2 gap-3.5">
        {filters.map((filter) => (
          <FilterField
            key={filter.id}
            filter={filter}
            value={choiceOf(choices, filter.id)}
            onChoose={(value) => choose({ [filter.id]: value })}
          />
        ))}
      </div>
      <div className="mt-3">
        {more.render({ entry, access: advancedFilters, hidden, hasNames: true })}
      </div>
      <div className="sticky bottom-0 -mx-5 mt-4 grid grid-cols-[auto_1fr] gap-3 border-t border-line bg-surface px-5 py-3">
        <Button variant="quiet" onClick={reset}>
          Rensa
        </Button>
        <Button type="submit">
          <span aria-live="polite">{showText(matching)}</span>
        </Button>
      </div>
    </form>
  );
}

function showText(matching: number | null): string {
  if (matching === null) return "Visa namn";
  return matching === 0 ? "Inga namn passar" : `Visa ${formatCount(matching)}\u00a0namn`;
}

/** How many names match; null until they are counted, and for composed names, which have no number. */
function useMatching(
  definition: GeneratorDefinition,
  choices: Choices,
  hidden: readonly string[],
): number | null {
  const [matching, setMatching] = useState<number | null>(null);
  useEffect(() => {
    if (definition.isComposed) return;
    let isCurrent = true;
    const count = () => {
      if (!isCurrent) return;
      setMatching(countMatching(definition, choices, { random: Math.random, exclude: hidden }));
    };
    Promise.resolve(definition.late?.load(choices)).then(count, (error: unknown) => {
      // The names are shown without a number.
      console.warn("The matching names could not be counted", error);
    });
    return () => {
      isCurrent = false;
    };
  }, [definition, choices, hidden]);
  return matching;
}
