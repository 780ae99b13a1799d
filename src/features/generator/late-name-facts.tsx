import { memo, Suspense } from "react";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import { Link } from "@/ui/link.tsx";
import type { NameFactsProps } from "./name-facts.tsx";
import type { WithFacts } from "./use-facts.tsx";

const NameFacts = lazyWithFallback<NameFactsProps>(
  () => import("./name-facts.tsx"),
  // Which names have a page is lost as well; the name search knows every name.
  ({ name }) => (
    <Link to={`/sok?namn=${encodeURIComponent(name)}`} className="name-link">
      Mer om {name}
    </Link>
  ),
);

export interface LateNameFactsProps {
  readonly name: string;
  readonly WithFacts: WithFacts;
}

/**
 * The facts about a name in words; their code is loaded when they are first rendered. What the document contains stays
 * until then: React would throw it away if the part were rendered again before.
 */
export const LateNameFacts = memo(function LateNameFacts({ name, WithFacts }: LateNameFactsProps) {
  return (
    <Suspense>
      <WithFacts>{(lookUp) => <NameFacts name={name} known={lookUp(name)} />}</WithFacts>
    </Suspense>
  );
});
