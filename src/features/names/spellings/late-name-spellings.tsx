import { Suspense } from "react";
import type { NameRecord } from "@/generators/name-search/name-files.ts";
import { lazyWithFallback, markHydrated, PrerenderedContent } from "@/ui/lazy.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";

const NameSpellings = lazyWithFallback(() => import("./name-spellings.tsx"), MissingChoice);

/** The choice to count spellings together, whose code comes after that of the page. */
export function LateNameSpellings({ record }: { record: NameRecord }) {
  return (
    <div className="mb-5">
      <Suspense fallback={<div className="min-h-11" />}>
        <div data-deferred="" ref={markHydrated}>
          <NameSpellings record={record} />
        </div>
      </Suspense>
    </div>
  );
}

/** The page stays per spelling. */
function MissingChoice() {
  return useIsHydrating() ? <PrerenderedContent /> : null;
}
