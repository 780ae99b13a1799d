import { type ReactNode, useId } from "react";
import { LinkedNames } from "@/name-parts/links/linked-names.tsx";
import type { LinkedName } from "@/names/search/related-names.ts";

interface RelatedNamesProps {
  readonly heading: ReactNode;
  /** The rule by which the names were chosen. */
  readonly rule: ReactNode;
  readonly names: readonly LinkedName[];
}

/** Names that go with the one of the page, and the rule that chose them. */
export function RelatedNames({ heading, rule, names }: RelatedNamesProps) {
  const id = useId();
  if (names.length === 0) return null;
  return (
    <section className="related-names" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p>{rule}</p>
      <LinkedNames names={names} labelledBy={id} />
    </section>
  );
}
