import { useId } from "react";
import type { LinkedName } from "@/generators/name-search/related-names.ts";
import { NameChips } from "../name-chips.tsx";

interface RelatedNamesProps {
  readonly heading: string;
  /** The rule by which the names were chosen. */
  readonly rule: string;
  readonly names: readonly LinkedName[];
}

/** Names that go with the one of the page, and the rule that chose them. */
export function RelatedNames({ heading, rule, names }: RelatedNamesProps) {
  const id = useId();
  if (names.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {heading}
      </h2>
      <p className="mt-1 mb-3 max-w-[62ch] text-sm text-ink-soft">{rule}</p>
      <NameChips names={names} labelledBy={id} />
    </section>
  );
}
