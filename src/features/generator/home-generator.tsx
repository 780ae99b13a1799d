import { useMemo } from "react";
import { COMBINED_SUGGESTIONS, LONGEST_HOME_NAME } from "@/config/limits.ts";
import type { GeneratorDefinition } from "@/generators/engine/definition.ts";
import { choiceOf, defaultChoices } from "@/generators/engine/filters.ts";
import { combinedGenerator } from "@/generators/given-names/combined.ts";
import { CopyButton } from "@/ui/copy-button.tsx";
import { SlowNote } from "@/ui/slow-note.tsx";
import type { Access } from "./advanced-filters.tsx";
import { Generator, type GeneratorSlots, type LayoutProps } from "./generator.tsx";
import { LateNameFacts } from "./late-name-facts.tsx";
import type { LoadFacts } from "./use-facts.tsx";
import { useSuggestions } from "./use-suggestions.ts";
import { useKeptInput } from "./visit-memory.tsx";

const CATEGORIES = [
  { value: "barn", label: "Barn" },
  { value: "hund", label: "Hund" },
  { value: "katt", label: "Katt" },
] as const;

const SKELETON_ROWS = Array.from({ length: COMBINED_SUGGESTIONS }, (_, i) => i);

interface HomeSlots extends GeneratorSlots {
  readonly category: string;
  readonly onChoose: (category: string) => void;
}

interface HomeGeneratorProps {
  /** Whether the visitor's plan lets them add more suggestions to the page. */
  readonly canShowMore: Access;
  /** Loads the facts about the names of a category. */
  readonly loadFacts: LoadFacts;
  readonly slots: GeneratorSlots;
}

/** The generator of the home page: a category and four names, without further filters. */
export function HomeGenerator({ canShowMore, loadFacts, slots }: HomeGeneratorProps) {
  const [category, setCategory] = useKeptInput("barn");
  const definition = useMemo(() => withShortNames(combinedGenerator(category)), [category]);
  const choices = useMemo(
    () => ({ ...defaultChoices(definition.filters), kategori: category }),
    [definition, category],
  );
  const suggestions = useSuggestions({
    page: "hem",
    definition,
    choices,
    start: "load",
    count: COMBINED_SUGGESTIONS,
    onMissingNames: () => setCategory("barn"),
  });
  return (
    <Generator
      suggestions={suggestions}
      loadFacts={loadFacts}
      // Until another category has names, those of the one before are shown.
      kind={choiceOf(suggestions.subject?.choices ?? choices, "kategori")}
      // The page says elsewhere what a plan adds.
      canShowMore={canShowMore || null}
      describe={({ names }) => `${names.length}\u00a0namnförslag visas.`}
      Layout={HomeLayout}
      slots={{ ...slots, category, onChoose: setCategory }}
    />
  );
}

/** The suggestions as rows of a card. */
function HomeLayout(props: LayoutProps<HomeSlots>) {
  const { suggestions, slots, WithFacts } = props;
  const { shown, isPrinted, isGenerating } = suggestions;
  return (
    <section
      aria-label="Prova generatorn"
      className="rounded-panel border border-line bg-surface p-5 shadow-card sm:p-6.5"
    >
      <fieldset className="mb-3 flex flex-wrap gap-2">
        <legend className="sr-only">Vem ska få ett namn?</legend>
        {CATEGORIES.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === slots.category}
            onClick={() => slots.onChoose(value)}
            className="min-h-9 rounded-full bg-pine-tint px-4 text-sm text-pine hover:bg-falu-tint hover:text-falu aria-pressed:bg-pine aria-pressed:text-ground"
          >
            {label}
          </button>
        ))}
      </fieldset>
      {props.announcement}
      {isGenerating && <SlowNote />}
      <div ref={props.results} tabIndex={-1} className="scroll-mt-4 outline-none">
        {shown ? (
          <ul aria-label="Namnförslag" aria-busy={isGenerating} className="aria-busy:opacity-55">
            {shown.names.map((name) => (
              <li
                key={name}
                className={`${isPrinted ? "" : "name-arrives"} relative grid grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-2 ${row}`}
              >
                <p
                  className="font-display text-xl leading-[1.12] font-semibold tracking-[-0.015em] wrap-anywhere"
                  translate="no"
                >
                  {name}
                </p>
                {/* The link is as high as a target must be that lies close to the next button. */}
                <p className="min-h-6 text-sm leading-6 text-ink-soft tabular-nums *:block max-sm:col-span-2 max-sm:-mt-1 max-sm:mb-1">
                  {WithFacts && <LateNameFacts name={name} WithFacts={WithFacts} />}
                </p>
                <span className="col-start-2 row-start-1 flex sm:row-end-3">
                  {slots.actions(name)}
                  <CopyButton name={name} />
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <div aria-hidden>
            {SKELETON_ROWS.map((i) => (
              <div key={i} className={`grid content-center gap-2.5 ${row}`}>
                <div className="h-6 w-1/3 rounded-full bg-line" />
                <div className="h-3 w-1/2 rounded-full bg-line/60" />
              </div>
            ))}
          </div>
        )}
      </div>
      {props.repetition}
      {/* Beside the button where there is room, so that it comes late without moving anything. */}
      <div className="mt-4 flex flex-wrap gap-2 *:grow">
        {props.button}
        {props.more}
      </div>
    </section>
  );
}

/** The same generator with names that need one line on any phone, so that the next ones move nothing. */
function withShortNames(definition: GeneratorDefinition): GeneratorDefinition {
  return {
    ...definition,
    candidates: (choices, random) =>
      definition.candidates(choices, random).filter(({ name }) => name.length <= LONGEST_HOME_NAME),
  };
}

const row = "min-h-18 border-b border-line last:border-0 sm:py-1.5";
