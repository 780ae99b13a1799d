import type { ReactNode } from "react";
import { formatCount, formatQuantity } from "@/lib/format.ts";
import { joinWords } from "@/names/form/join-words.ts";
import { notANameMessage } from "@/names/form/name-form.ts";
import { leftOutMessage, namesMissingIn, parseNameList } from "@/names/form/pasted-names.ts";
import { Disclosure } from "@/ui/disclosure.tsx";
import { TextAreaField } from "@/ui/text-field.tsx";

/** With more names than this, what was read is shown at a press. */
const MOST_OPEN = 24;

/** More reasons than this are counted, not listed. */
const MOST_REASONS = 20;

const NOTHING: readonly string[] = [];

interface OwnNamesFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly error: ReactNode;
  readonly hint: string;
  /** The names that the room has already. */
  readonly known?: readonly string[];
}

/** Names that a member types or pastes from any list, with what is read of them and what is left out. */
export function OwnNamesField({ hint, known = NOTHING, value, ...field }: OwnNamesFieldProps) {
  const read = parseNameList(value);
  return (
    <div className="grid min-w-0 gap-2">
      <TextAreaField
        {...field}
        value={value}
        isShort
        rows={3}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        hint={leftOutMessage(read.leftOut) ?? hint}
      />
      <ReadNames read={read} known={known} />
    </div>
  );
}

interface ReadNamesProps {
  readonly read: ReturnType<typeof parseNameList>;
  readonly known: readonly string[];
}

function ReadNames({ read: { names, repeated, leftOut }, known }: ReadNamesProps) {
  const fresh = namesMissingIn(known, names);
  // The same part may be left out several times.
  const reasons = new Set([
    ...leftOut.map((part) => notANameMessage(part)),
    ...names.filter((name) => !fresh.includes(name)).map((name) => `${name} finns redan i rummet.`),
    ...repeated.map((name) => `${name} står flera gånger och räknas en gång.`),
  ]);
  const isList = names.length + leftOut.length > 1 || repeated.length > 0;
  return (
    <>
      {/* Rendered while empty: a live region that appears with its text may not be announced. */}
      <p role="status" className="text-sm font-semibold">
        {isList && `Vi läser ${formatQuantity(fresh.length, "namn", "namn")}.`}
      </p>
      {isList && (
        <Disclosure
          label="Så läste vi listan"
          open={names.length <= MOST_OPEN}
          className="min-w-0 text-sm"
        >
          <p translate="no" className="wrap-anywhere">
            {joinWords(fresh)}
          </p>
          {reasons.size > 0 && (
            <ul aria-label="Det här är inte med" className="mt-2 grid gap-1 wrap-anywhere">
              {[...reasons].slice(0, MOST_REASONS).map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
              {reasons.size > MOST_REASONS && (
                <li>Och {formatCount(reasons.size - MOST_REASONS)} till.</li>
              )}
            </ul>
          )}
        </Disclosure>
      )}
    </>
  );
}
