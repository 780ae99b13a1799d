import { useEffect, useId, useRef, useState } from "react";
import type { GeneratorDefinition } from "@/generators/definition.ts";
import { choiceOf } from "@/generators/filters.ts";
import { meaningOf } from "@/generators/option-meanings.ts";
import { useFilterChoices } from "./use-filter-choices.ts";

export interface OptionMeaningsProps {
  /** Id of the generator. */
  readonly page: string;
  readonly definition: GeneratorDefinition;
}

/**
 * What each chosen option means, for the form around it. Only the meaning for the filter that the visitor was at last
 * is in sight, so that there is always room for it; every filter is described by its own.
 */
export default function OptionMeanings({ page, definition }: OptionMeaningsProps) {
  const { choices } = useFilterChoices(definition.filters);
  const ref = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState("");

  useEffect(() => {
    const form = ref.current?.closest("form");
    const follow = ({ target }: Event) =>
      target instanceof HTMLSelectElement && setLast(target.name);
    form?.addEventListener("focusin", follow);
    form?.addEventListener("change", follow);
    return () => {
      form?.removeEventListener("focusin", follow);
      form?.removeEventListener("change", follow);
    };
  }, []);

  const meanings = definition.filters.flatMap(({ id, options, defaultValue }) => {
    const option = options.find(({ value }) => value === choiceOf(choices, id));
    const text = option && meaningOf(page, id, option.value);
    if (!text) return [];
    const isChosen = option.value !== defaultValue;
    return [{ id, label: option.label.replace(/ \(.*/, ""), text, isChosen }];
  });
  const shown = meanings.find(({ id }) => id === last) ?? meanings.find(({ isChosen }) => isChosen);
  return (
    <div ref={ref} className="min-w-0 flex-1 text-sm leading-snug text-ink-soft">
      {meanings.map((meaning) => (
        <Meaning
          key={meaning.id}
          filter={meaning.id}
          label={meaning.label}
          text={meaning.text}
          isShown={meaning === shown}
        />
      ))}
    </div>
  );
}

interface MeaningProps {
  /** Id of the filter. */
  readonly filter: string;
  /** Of the option. */
  readonly label: string;
  readonly text: string;
  readonly isShown: boolean;
}

/** Ties itself to the field that it describes, which is drawn before it has loaded. */
function Meaning({ filter, label, text, isShown }: MeaningProps) {
  const textId = useId();
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const field = ref.current?.closest("form")?.elements.namedItem(filter);
    if (!(field instanceof HTMLSelectElement)) return;
    field.setAttribute("aria-describedby", textId);
    return () => field.removeAttribute("aria-describedby");
  }, [filter, textId]);
  return (
    <p id={textId} ref={ref} hidden={!isShown}>
      <span className="font-semibold">{label}:</span> {text}
    </p>
  );
}
