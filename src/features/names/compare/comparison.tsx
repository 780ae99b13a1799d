import { type ReactNode, Suspense, useRef, useState } from "react";
import { joinWords } from "@/lib/join-words.ts";
import { FetchFailure } from "@/ui/fetched-part.tsx";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import { SlowNote } from "@/ui/slow-note.tsx";
import { AddName } from "./add-name.tsx";
import type { ColumnsProps } from "./columns.tsx";
import { Examples } from "./examples.tsx";
import { Problems } from "./problems.tsx";
import { SiblingsField } from "./siblings-field.tsx";
import { useComparedNames } from "./use-compared-names.ts";

const Columns = lazyWithFallback<ColumnsProps>(
  () => import("./columns.tsx"),
  () => <p>Jämförelsen kunde inte laddas. Kontrollera nätet och ladda om sidan.</p>,
);

interface ComparisonProps extends Pick<ColumnsProps, "hasAllYears" | "withSurname"> {
  readonly surnameField: ReactNode;
}

/** Names beside each other, which are in the address, and fields to change what is compared. */
export function Comparison({ surnameField, hasAllYears, withSurname }: ComparisonProps) {
  const field = useRef<HTMLInputElement>(null);
  const [news, setNews] = useState("");
  const { names, isPending, problems, error, retry, change } = useComparedNames();
  const spelt = names.map(({ record }) => record.name);

  function add(added: readonly string[]) {
    setNews(`${joinWords(added)} är med i jämförelsen.`);
    change([...spelt, ...added]);
  }

  function remove(removed: string) {
    setNews(`${removed} är borttaget ur jämförelsen.`);
    // The button that has focus is removed.
    field.current?.focus();
    change(spelt.filter((name) => name !== removed));
  }

  const loading = (
    <>
      <p className="text-ink-soft">Hämtar namnen …</p>
      <SlowNote />
    </>
  );
  return (
    <>
      <div className="mt-6 mb-8 grid grid-cols-2 gap-4 sm:grid-cols-[2fr_1fr_1fr] print:hidden">
        <div className="max-sm:col-span-2">
          <AddName field={field} names={spelt} onAdd={add} />
        </div>
        {surnameField}
        <SiblingsField />
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
      {/* As high as the window: the names come after the page, and its footer must not jump. */}
      <div className="min-h-screen">
        <Problems problems={problems} />
        {error && <FetchFailure error={error} className="mb-6" onRetry={retry} />}
        {isPending && loading}
        {!isPending && names.length > 0 && (
          <Suspense fallback={loading}>
            <Columns
              names={names}
              onRemove={remove}
              hasAllYears={hasAllYears}
              withSurname={withSurname}
            />
          </Suspense>
        )}
        {!isPending && names.length === 0 && <Examples />}
      </div>
    </>
  );
}
