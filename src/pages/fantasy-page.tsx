import { memo, Suspense } from "react";
import type { NameMeaningProps } from "@/features/fantasy/name-meaning.tsx";
import { generator } from "@/generators/fantasy/fantasy.ts";
import { generatorById } from "@/generators/registry.ts";
import { lazyAfterSuggestions } from "@/ui/lazy.tsx";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

function meaningOf(name: string) {
  return <LateNameMeaning name={name} />;
}

/** /fantasy-namn */
export default function FantasyPage() {
  return (
    <FilterGeneratorPage
      entry={generatorById("fantasy-namn")}
      definition={generator}
      slots={{ extra: meaningOf }}
    />
  );
}

const NameMeaning = lazyAfterSuggestions<NameMeaningProps>(
  () => import("@/features/fantasy/name-meaning.tsx"),
  () => null,
);

/** The line of a fantasy name's meaning, which has its room from the start. */
const LateNameMeaning = memo(function LateNameMeaning({ name }: NameMeaningProps) {
  return (
    <p className="min-h-8 text-sm text-ink-soft">
      <Suspense>
        <NameMeaning name={name} />
      </Suspense>
    </p>
  );
});
