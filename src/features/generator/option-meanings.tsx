import { useEffect, useId, useRef, useState } from "react";
import { choiceOf, type Filter } from "@/generators/engine/filters.ts";
import { useFilterChoices } from "./use-filter-choices.ts";

export interface OptionMeaningsProps {
  readonly filters: readonly Filter[];
}

/**
 * What each chosen option means, for the form around it. Only the meaning for the filter that the visitor was at last
 * is in sight, so that there is always room for it; every filter is described by its own.
 */
export default function OptionMeanings({ filters }: OptionMeaningsProps) {
  const { choices } = useFilterChoices(filters);
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

  const meanings = filters.flatMap(({ id, options, defaultValue }) => {
    const option = options.find(({ value }) => value === choiceOf(choices, id));
    if (!option?.meaning) return [];
    const isChosen = option.value !== defaultValue;
    return [{ id, label: option.label.replace(/ \(.*/, ""), text: option.meaning, isChosen }];
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
