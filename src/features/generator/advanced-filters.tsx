import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { ENTITLEMENT_WAIT_MS } from "@/config/limits.ts";
import {
  type ExtendedDefinition,
  withAdvancedFilters,
} from "@/generators/engine/advanced-filters.ts";
import type { GeneratorDefinition } from "@/generators/engine/definition.ts";
import { type Choices, choiceOf, type Filter } from "@/generators/engine/filters.ts";
import type { GeneratorEntry } from "@/generators/registry.ts";
import type { NameFigures } from "@/names/facts/facts.ts";
import { LinkButton } from "@/ui/button.tsx";
import { BulletList } from "@/ui/lists.tsx";
import { FilterField } from "./filter-field.tsx";
import { useCountedFilters } from "./use-counted-filters.ts";
import { useFilterChoices } from "./use-filter-choices.ts";

/** Whether the visitor's plan has the filters; null until the plan is known. */
export type Access = boolean | null;

export interface AdvancedFiltersProps {
  /** What is known of the generator's names. */
  entry: Pick<GeneratorEntry, "id" | "figures" | "areHandles" | "nameKind">;
  definition: GeneratorDefinition;
  access: Access;
  /** Whether the address has such filters. */
  isAsked: boolean;
  isOpen: boolean;
  /** Called with the definition to use instead, or null to use the generator's own. */
  report: (extended: GeneratorDefinition | null | undefined) => void;
  /** Names that the visitor has hidden. */
  hidden: readonly string[];
  /** Whether suggestions have been generated. */
  hasNames: boolean;
}

/** The advanced filters below their button, and beside it what is chosen. */
export default function AdvancedFilters(props: AdvancedFiltersProps) {
  const { entry, definition, access, isAsked, isOpen, report, hidden, hasNames } = props;
  const figures = useNameFigures(entry.figures, definition);
  const isUnknown = access === null || figures === null;
  const hasWaited = useHasWaited(isAsked && isUnknown);
  const extended = useMemo(() => {
    if (figures === null || figures === "failed") return null;
    return withAdvancedFilters(definition, figures, entry);
  }, [definition, figures, entry]);

  // Without the plan, and when it cannot be known, the names are drawn as if there were none.
  const isWithout = access === false || figures === "failed" || hasWaited;
  const used = access && extended ? extended : isWithout ? null : undefined;
  useLayoutEffect(() => report(used), [report, used]);

  if (figures === "failed") return <p className="text-sm">Filtren kunde inte laddas.</p>;
  return (
    <>
      {extended && isAsked && <Note extended={extended} access={access} />}
      {isOpen && (
        <div className="min-h-20 basis-full pt-2">
          {extended && access && <Fields extended={extended} hidden={hidden} hasNames={hasNames} />}
          {extended && access === false && <Offer extended={extended} />}
          {access === null && <p>Vi kontrollerar om filtren ingår i din plan …</p>}
        </div>
      )}
    </>
  );
}

/** Of names that are in no statistics. */
async function noFigures(): Promise<NameFigures> {
  return {};
}

/** Null until they have loaded. */
function useNameFigures(
  load: GeneratorEntry["figures"] = noFigures,
  { late }: GeneratorDefinition,
): NameFigures | "failed" | null {
  const [figures, setFigures] = useState<NameFigures | "failed" | null>(null);
  useEffect(() => {
    // The options depend on every name.
    Promise.all([load(), late?.load()]).then(
      ([loaded]) => setFigures(loaded),
      (error: unknown) => {
        console.warn("The figures about the names failed to load", error);
        setFigures("failed");
      },
    );
  }, [load, late]);
  return figures;
}

/** Whether something has been awaited for so long that the page does without. */
function useHasWaited(isWaiting: boolean): boolean {
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setHasWaited(true), ENTITLEMENT_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return hasWaited;
}

/** How many filters are chosen, or that those of the address do not apply. */
function Note({ extended, access }: { extended: ExtendedDefinition; access: Access }) {
  const { choices } = useFilterChoices(extended.filters);
  const { length } = chosenFilters(extended, choices);
  if (length === 0) return null;
  const chosen = length === 1 ? "1 valt" : `${length} valda`;
  return <p className="text-sm">{access ? chosen : "Filtren i länken ingår i Premium"}</p>;
}

interface FieldsProps {
  readonly extended: ExtendedDefinition;
  readonly hidden: readonly string[];
  readonly hasNames: boolean;
}

function Fields({ extended, hidden, hasNames }: FieldsProps) {
  const { choices, choose } = useFilterChoices(extended.filters);
  const filters = useCountedFilters(extended, extended.advanced, choices, hidden, hasNames);
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(8.2rem,100%),1fr))] gap-3.5">
      <legend className="sr-only">Fler filter</legend>
      {filters.map((filter) => {
        const value = choiceOf(choices, filter.id);
        const onChoose = (value: string) => choose({ [filter.id]: value });
        return <FilterField key={filter.id} filter={filter} value={value} onChoose={onChoose} />;
      })}
    </fieldset>
  );
}

/** What the filters do, and where to get them. */
function Offer({ extended }: { extended: ExtendedDefinition }) {
  const { choices } = useFilterChoices(extended.filters);
  const chosen = chosenFilters(extended, choices).map((filter) => nameOfChoice(filter, choices));
  return (
    <div className="grid max-w-[62ch] justify-items-start gap-3">
      {chosen.length > 0 && (
        <p>
          Länken har filter som ingår i Premium ({chosen.join(", ")}). Namnen här är valda utan dem.
        </p>
      )}
      <p>Med avancerade filter, som ingår i Premium, väljer du också efter:</p>
      <BulletList>
        {extended.advanced.map(({ id, label, description }) => (
          <li key={id}>
            <span className="font-semibold">{label}</span> – {description}
          </li>
        ))}
      </BulletList>
      <LinkButton to="/premium">Se Premium</LinkButton>
    </div>
  );
}

function chosenFilters({ advanced }: ExtendedDefinition, choices: Choices): readonly Filter[] {
  return advanced.filter(({ id, defaultValue }) => choiceOf(choices, id) !== defaultValue);
}

/** "slutar på a", "stavelser 2". */
function nameOfChoice({ id, label, options }: Filter, choices: Choices): string {
  const value = choiceOf(choices, id);
  const chosen = options.find((option) => option.value === value)?.label ?? value;
  return `${label} ${chosen}`.toLowerCase();
}
