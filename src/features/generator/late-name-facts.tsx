import { Suspense } from "react";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import type { NameFactsProps } from "./name-facts.tsx";

const NameFacts = lazyWithFallback<NameFactsProps>(() => import("./name-facts.tsx"));

/** The facts about a name in words; their code is loaded when they are first rendered. */
export function LateNameFacts(props: NameFactsProps) {
  return (
    <Suspense>
      <NameFacts {...props} />
    </Suspense>
  );
}
