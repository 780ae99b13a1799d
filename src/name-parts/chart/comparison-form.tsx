import { X } from "lucide";
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { COMPARED_NAMES } from "@/config/limits.ts";
import { describeError } from "@/lib/describe-error.ts";
import { queryClient } from "@/lib/query-client.ts";
import { useIsTogether } from "@/name-parts/files/address-params.ts";
import { nameQuery } from "@/name-parts/files/name-files-api.ts";
import { NameCombobox } from "@/name-parts/name-combobox.tsx";
import { countOf } from "@/name-parts/spellings/count.ts";
import { nameForm, notANameMessage, otherScriptMessage } from "@/names/form/name-form.ts";
import type { NameRecord } from "@/names/search/name-files.ts";
import { isMostlyGivenName } from "@/names/search/name-files.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Icon } from "@/ui/icon.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { LabelledField } from "@/ui/labelled-field.tsx";
import { Panel } from "@/ui/panel.tsx";
import { fieldClasses } from "@/ui/text-field.tsx";
import { usePending } from "@/ui/use-pending.ts";
import { ALL_YEARS, mainLine } from "./newborn-lines.ts";
import type { ComparedName } from "./use-comparison.ts";

interface ComparisonFormProps {
  readonly record: NameRecord;
  readonly compared: readonly ComparedName[];
  readonly onChange: (names: readonly string[]) => void;
}

/** A field that adds a name to the chart, and the names that were added. */
export function ComparisonForm({ record, compared, onChange }: ComparisonFormProps) {
  const heading = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [news, setNews] = useState("");
  const { isPending, run } = usePending();
  const isTogether = useIsTogether();
  const names = compared.map(({ name }) => name);
  const shown = [record.name, ...names];
  // While a name is looked up, another may be removed.
  const latest = useRef({ names, onChange });
  useLayoutEffect(() => {
    latest.current = { names, onChange };
  });

  async function add(added: string) {
    const answer = await findName(added, shown, isTogether);
    // The visitor has left the page, which a change of its address would bring back.
    if (!field.current) return;
    if ("error" in answer) {
      setError(answer.error);
      field.current.focus();
      return;
    }
    setTyped("");
    setNews(`${answer.name} finns nu i diagrammet.`);
    latest.current.onChange([...latest.current.names, answer.name]);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(() => add(typed));
  }

  function remove(removed: string) {
    setNews(`${removed} är borttaget ur diagrammet.`);
    setError(null);
    // The button that has focus is removed.
    field.current?.focus();
    onChange(names.filter((name) => name !== removed));
  }

  return (
    <Panel aria-labelledby={heading} className="mt-4 min-h-48 sm:min-h-33 sm:px-6">
      <form
        noValidate
        onSubmit={submit}
        className="flex flex-wrap items-start justify-between gap-x-10 gap-y-3"
      >
        <div>
          <h3 id={heading}>Jämför {record.name} med</h3>
          <p className="mt-1 text-sm text-ink-soft">
            Upp till {COMPARED_NAMES}&nbsp;namn i samma diagram.
          </p>
        </div>
        <div className="relative grid w-full grid-cols-[1fr_auto] items-start gap-3 sm:w-104">
          <LabelledField label="Ett annat namn" isCompact error={error}>
            {(attributes) => (
              <NameCombobox
                ref={field}
                {...attributes}
                value={typed}
                onChange={(value) => {
                  setTyped(value);
                  setError(null);
                }}
                onChoose={(name) => void run(() => add(name))}
                isSuggested={(other) => isMostlyGivenName(other) && !shown.includes(other.name)}
                className={`${fieldClasses} min-h-11`}
              />
            )}
          </LabelledField>
          <BusyButton type="submit" isBusy={isPending} className="mt-[1.65rem]">
            Jämför
          </BusyButton>
        </div>
      </form>
      {compared.length > 0 && (
        <ul
          aria-label={`Namn som jämförs med ${record.name}`}
          className="mt-3 flex flex-wrap gap-2"
        >
          {compared.map((other) => (
            <li
              key={other.name}
              className="inline-flex min-h-11 items-center rounded-full border border-line pl-4"
            >
              <span>
                <b className="font-display font-semibold" translate="no">
                  {other.name}
                </b>
                {other.note && <span className="text-sm text-ink-soft">: {other.note}</span>}
              </span>
              <IconButton
                aria-label={`Ta bort ${other.name} ur diagrammet`}
                className="rounded-full"
                onClick={() => remove(other.name)}
              >
                <Icon icon={X} className="size-4.5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </Panel>
  );
}

/**
 * The name as it is spelt in the statistics, or why it cannot be compared.
 *
 * @param isTogether whether its other spellings are counted with it, which have newborns
 */
async function findName(
  typed: string,
  shown: readonly string[],
  isTogether: boolean,
): Promise<{ name: string } | { error: string }> {
  const form = nameForm(typed);
  if (form.kind === "empty") return { error: "Skriv ett namn." };
  if (form.kind === "no-name") return { error: notANameMessage(form.text) };
  if (form.kind === "other-script") return { error: otherScriptMessage(form) };
  const { name } = form;
  if (shown.length === COMPARED_NAMES) {
    return { error: `Diagrammet rymmer ${COMPARED_NAMES}\u00a0namn. Ta bort ett först.` };
  }
  try {
    const { record } = await queryClient.fetchQuery(nameQuery(name));
    if (!record) return { error: `”${name}” finns inte i statistiken. Kontrollera stavningen.` };
    if (shown.includes(record.name)) return { error: `${record.name} finns redan i diagrammet.` };
    const hasOthers = isTogether && record.spellings.length > 0;
    if (hasOthers || mainLine(countOf(record), ALL_YEARS)) return { name: record.name };
    return {
      error: `${record.name} har för få nyfödda ${ALL_YEARS.first}–${ALL_YEARS.last} för en kurva.`,
    };
  } catch (error) {
    return { error: describeError(error) };
  }
}
