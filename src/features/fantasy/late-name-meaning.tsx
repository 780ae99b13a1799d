import { Suspense } from "react";
import { lazyAfterSuggestions } from "@/ui/lazy.tsx";
import type { NameMeaningProps } from "./name-meaning.tsx";

const NameMeaning = lazyAfterSuggestions<NameMeaningProps>(
  () => import("./name-meaning.tsx"),
  () => null,
);

interface LateNameMeaningProps extends NameMeaningProps {
  /** Whether the name is the visitor's own: nothing is loaded for a prerendered sample. */
  readonly isOwn: boolean;
}

/** The line of a fantasy name's meaning, which has its room from the start. */
export function LateNameMeaning({ name, isOwn }: LateNameMeaningProps) {
  return (
    <p className="min-h-8 text-sm text-ink-soft">
      {isOwn && (
        <Suspense>
          <NameMeaning name={name} />
        </Suspense>
      )}
    </p>
  );
}
