import { Suspense } from "react";
import { TypedField } from "@/features/generator/typed-field.tsx";
import type { AvailabilityHintProps } from "@/features/usernames/availability-hint.tsx";
import { generatorById } from "@/generators/registry.ts";
import { generator } from "@/generators/usernames.ts";
import { lazyAfterSuggestions } from "@/ui/lazy.tsx";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

const AvailabilityHint = lazyAfterSuggestions<AvailabilityHintProps>(
  () => import("@/features/usernames/availability-hint.tsx"),
  () => null,
);

function availabilityOf(name: string) {
  return (
    // As high as the hint.
    <div className="min-h-[4.36rem]">
      <Suspense>
        <AvailabilityHint name={name} />
      </Suspense>
    </div>
  );
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
