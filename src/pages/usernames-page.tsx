import { memo, Suspense } from "react";
import { TypedField } from "@/features/generator/typed-field.tsx";
import type { AvailabilityHintProps } from "@/features/usernames/availability-hint.tsx";
import { generatorById } from "@/generators/registry.ts";
import { generator } from "@/generators/usernames/usernames.ts";
import { lazyAfterSuggestions } from "@/ui/lazy.tsx";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

const AvailabilityHint = lazyAfterSuggestions<AvailabilityHintProps>(
  () => import("@/features/usernames/availability-hint.tsx"),
  () => null,
);

const LateHint = memo(function LateHint({ name }: AvailabilityHintProps) {
  return (
    // As high as the hint.
    <div className="min-h-11">
      <Suspense>
        <AvailabilityHint name={name} />
      </Suspense>
    </div>
  );
});

function availabilityOf(name: string) {
  return <LateHint name={name} />;
}

/** /anvandarnamn */
export default function UsernamesPage() {
  return (
    <FilterGeneratorPage
      entry={generatorById("anvandarnamn")}
      definition={generator}
      slots={{ extra: availabilityOf, TypedField }}
    />
  );
}
