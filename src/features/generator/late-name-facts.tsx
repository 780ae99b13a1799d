import { Suspense } from "react";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import { Link } from "@/ui/link.tsx";
import type { NameFactsProps } from "./name-facts.tsx";

const NameFacts = lazyWithFallback<NameFactsProps>(
  () => import("./name-facts.tsx"),
  // Which names have a page is lost as well; the name search knows every name.
  ({ name }) => (
    <Link to={`/sok?namn=${encodeURIComponent(name)}`} className="name-link">
      Mer om {name}
    </Link>
  ),
);

/** The facts about a name in words; their code is loaded when they are first rendered. */
export function LateNameFacts(props: NameFactsProps) {
  return (
    <Suspense>
      <NameFacts {...props} />
    </Suspense>
  );
}
