import { type ReactNode, useEffect, useMemo } from "react";
import { COMBINED_SUGGESTIONS } from "@/config/limits.ts";
import { combinedGenerator } from "@/generators/combined.ts";
import type { GeneratorDefinition } from "@/generators/definition.ts";
import { defaultChoices } from "@/generators/filters.ts";
import { CopyButton } from "@/ui/copy-button.tsx";
import { useKeptInput } from "./entry-memory.tsx";
import { GenerateButton } from "./generate-button.tsx";
import { LateNameFacts } from "./late-name-facts.tsx";
import { useCombinedNames } from "./use-combined-names.ts";
import { type LoadFacts, useFacts } from "./use-facts.ts";
import { useGeneration } from "./use-generation.ts";

const CATEGORIES = [
  { value: "barn", label: "Barn" },
  { value: "hund", label: "Hund" },
  { value: "katt", label: "Katt" },
] as const;

/** In letters. */
const LONGEST_NAME = 9;

const SKELETON_ROWS = Array.from({ length: COMBINED_SUGGESTIONS }, (_, i) => i);

interface HomeGeneratorProps {
  /** Loads the facts about the names of a category. */
  loadFacts: LoadFacts;
  /** Buttons of a suggestion besides the copy button. */
  actions: (name: string) => ReactNode;
  /** Called after the first suggestions have been rendered. */
  onFirstSuggestions: () => void;
}

/** The generator of the home page: a category and four names, without further filters. */
export function HomeGenerator({ loadFacts, actions, onFirstSuggestions }: HomeGeneratorProps) {
  const [category, setCategory] = useKeptInput("barn");
  const definition = useMemo(() => withShortNames(combinedGenerator(category)), [category]);
  const choices = useMemo(
    () => ({ ...defaultChoices(definition.filters), kategori: category }),
    [definition, category],
  );
  const areNamesLoaded = useCombinedNames(category, () => setCategory("barn"));
  const { generation, hasGenerated, isGenerating, generateAgain } = useGeneration(
    definition,
    choices,
    { count: COMBINED_SUGGESTIONS, areNamesLoaded },
  );
  const facts = useFacts(loadFacts, hasGenerated, category);
  const names = generation?.names;

  useEffect(() => {
    if (hasGenerated) onFirstSuggestions();
  }, [hasGenerated, onFirstSuggestions]);

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
            aria-pressed={value === category}
            onClick={() => setCategory(value)}
            className="min-h-9 rounded-full bg-pine-tint px-4 text-sm text-pine hover:bg-falu-tint hover:text-falu aria-pressed:bg-pine aria-pressed:text-ground"
          >
            {label}
          </button>
        ))}
      </fieldset>
      <p aria-live="polite" className="sr-only">
        {names && !isGenerating && `${names.length}\u00a0namnförslag visas.`}
      </p>
      {names ? (
        <ul
          aria-label="Namnförslag"
          aria-busy={isGenerating}
          className={`transition-opacity ${hasGenerated ? "aria-busy:opacity-55" : ""}`}
        >
          {names.map((name) => (
            <li
              key={name}
              className={`${hasGenerated ? "name-arrives" : ""} grid grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-2 ${row}`}
            >
              <p className="font-display text-xl leading-[1.12] font-semibold tracking-[-0.015em] wrap-anywhere">
                {name}
              </p>
              {/* The link is as high as a target must be that lies close to the next button. */}
              <p className="min-h-6 text-sm leading-6 text-ink-soft tabular-nums *:block *:truncate">
                {facts && <LateNameFacts name={name} facts={facts} />}
              </p>
              <span className="col-start-2 row-span-2 row-start-1 flex">
                {actions(name)}
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
      <div className="mt-4 grid">
        <GenerateButton isGenerating={isGenerating} onGenerate={generateAgain} />
      </div>
    </section>
  );
}

/** The same generator with names that need one line on any phone, so that the next ones move nothing. */
function withShortNames(definition: GeneratorDefinition): GeneratorDefinition {
  return {
    ...definition,
    candidates: (choices, random) =>
      definition.candidates(choices, random).filter(({ name }) => name.length <= LONGEST_NAME),
  };
}

const row = "min-h-18 border-b border-line py-1.5 last:border-0";
