import { Suspense } from "react";
import { lazyWithFallback, markHydrated } from "@/ui/lazy.tsx";
import { SelectField } from "@/ui/select-field.tsx";
import type { CountedFilter } from "./counted-filters.ts";
import type { TypedFieldProps } from "./typed-field.tsx";

/** Few filters are typed into. */
const TypedField = lazyWithFallback<TypedFieldProps>(
  () => import("./typed-field.tsx"),
  () => <p role="alert">Fältet kunde inte laddas.</p>,
);

export interface FilterFieldProps {
  readonly filter: CountedFilter;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** A filter with its label: its options, or a text. */
export function FilterField({ filter, value, onChoose }: FilterFieldProps) {
  const { id, label, options, typing } = filter;
  return typing ? (
    // As high as the field.
    <Suspense fallback={<div className="h-17" />}>
      <div data-deferred="" ref={markHydrated} className="min-w-0">
        <TypedField label={label} typing={typing} value={value} onChoose={onChoose} />
      </div>
    </Suspense>
  ) : (
    <SelectField label={label} name={id} options={options} value={value} onChange={onChoose} />
  );
}
