import { type ReactNode, useRef, useState } from "react";
import { FAMILY_MAX_LENGTH } from "@/config/limits.ts";
import { joinWords } from "@/names/form/join-words.ts";
import { FetchFailure } from "@/ui/fetched-part.tsx";
import { pasteWithCommas } from "@/ui/paste-with-commas.ts";
import { SlowNote } from "@/ui/slow-note.tsx";
import { TypedTextField } from "@/ui/typed-text-field.tsx";
import { useAddressText } from "@/ui/use-address-text.ts";
import { AddName } from "./add-name.tsx";
import { Columns, type ColumnsProps } from "./columns.tsx";
import { Examples } from "./examples.tsx";
import { useComparedNames } from "./use-compared-names.ts";

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
        {isPending && (
          <>
            <p className="text-ink-soft">Hämtar namnen …</p>
            <SlowNote />
          </>
        )}
        {!isPending && names.length > 0 && (
          <Columns
            names={names}
            onRemove={remove}
            hasAllYears={hasAllYears}
            withSurname={withSurname}
          />
        )}
        {!isPending && names.length === 0 && <Examples />}
      </div>
    </>
  );
}

/** What is wrong with the names that are asked for, in sentences. */
function Problems({ problems }: { readonly problems: readonly string[] }) {
  return (
    <div role="status" className="print:hidden">
      {problems.length > 0 && (
        <div className="mb-6 grid gap-1 rounded-card bg-honey-tint p-5 wrap-anywhere">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
    </div>
  );
}

/** The names of siblings to hear beside the names, which are kept in the page address. */
function SiblingsField() {
  const [siblings, change] = useAddressText("syskon");
  return (
    <TypedTextField
      label="Syskon"
      placeholder="Alma, Ture"
      value={siblings}
      onSend={change}
      maxLength={FAMILY_MAX_LENGTH}
      autoCapitalize="words"
      onPaste={pasteWithCommas}
    />
  );
}
