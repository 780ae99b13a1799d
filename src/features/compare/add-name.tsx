import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { SIDE_BY_SIDE_NAMES, SIDE_BY_SIDE_TEXT_MAX_LENGTH } from "@/config/limits.ts";
import { describeError } from "@/lib/describe-error.ts";
import { queryClient } from "@/lib/query-client.ts";
import { NameCombobox } from "@/name-parts/name-combobox.tsx";
import { joinWords } from "@/names/form/join-words.ts";
import { nameForm, notANameMessage, otherScriptMessage } from "@/names/form/name-form.ts";
import { leftOutMessage, parseNameList } from "@/names/form/pasted-names.ts";
import { isMostlyGivenName } from "@/names/search/name-files.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { LabelledField } from "@/ui/labelled-field.tsx";
import { pasteWithCommas } from "@/ui/paste-with-commas.ts";
import { fieldClasses } from "@/ui/text-field.tsx";
import { usePending } from "@/ui/use-pending.ts";
import { comparedNameQuery, unknownText } from "./compared-name-api.ts";

interface AddNameProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** The names that are compared already. */
  readonly names: readonly string[];
  readonly onAdd: (names: readonly string[]) => void;
}

/** A field that adds a given name of the statistics, or a pasted list of them, to those that are compared. */
export function AddName({ field, names, onAdd }: AddNameProps) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const { isPending, run } = usePending();
  // While a name is looked up, another may be removed.
  const latest = useRef(onAdd);
  useLayoutEffect(() => {
    latest.current = onAdd;
  });

  async function add(added: string) {
    const list = parseNameList(added);
    const isList = list.names.length > 1;
    const leftOut = isList ? list.leftOut : [];
    const found: string[] = [];
    const refused: Refused[] = [];
    for (const name of isList ? list.names : [added]) {
      const answer = await findName(name, [...names, ...found]);
      if ("name" in answer) found.push(answer.name);
      else refused.push({ text: name, ...answer });
    }
    // The visitor has left the page, which a change of its address would bring back.
    if (!field.current) return;
    const problem = problemOf(refused, leftOut);
    setError(problem);
    if (problem) field.current.focus();
    if (found.length === 0) return;
    setTyped([...refused.map(({ text }) => text), ...leftOut].join(", "));
    latest.current(found);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(() => add(typed));
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="relative grid grid-cols-[1fr_auto] items-start gap-3"
    >
      <LabelledField label="Lägg till ett namn" isCompact error={error}>
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
            isSuggested={(name) => isMostlyGivenName(name) && !names.includes(name.name)}
            maxLength={SIDE_BY_SIDE_TEXT_MAX_LENGTH}
            onPaste={pasteWithCommas}
            className={`${fieldClasses} min-h-11`}
          />
        )}
      </LabelledField>
      <BusyButton type="submit" isBusy={isPending} className="mt-[1.65rem]">
        Lägg till
      </BusyButton>
    </form>
  );
}

/** Why a name cannot be compared: in sentences, and in few words after the name. */
interface Refusal {
  readonly error: string;
  readonly reason: string;
}

interface Refused extends Refusal {
  readonly text: string;
}

/** What was not added and why; null if all was. */
function problemOf(refused: readonly Refused[], leftOut: readonly string[]): string | null {
  const [only] = refused;
  if (!only) return leftOutMessage(leftOut);
  if (refused.length + leftOut.length === 1) return only.error;
  const parts = [...refused, ...leftOut.map((text) => ({ text, reason: NO_NAME }))];
  return `Vi la inte till ${joinWords(parts.map(({ text, reason }) => `”${text}” (${reason})`))}.`;
}

const NO_NAME = "inget namn";

/** The name as it is spelt in the statistics, or why it cannot be compared. */
async function findName(
  typed: string,
  names: readonly string[],
): Promise<{ name: string } | Refusal> {
  const form = nameForm(typed);
  if (form.kind === "empty") return { error: "Skriv ett namn.", reason: NO_NAME };
  if (form.kind === "no-name") return { error: notANameMessage(form.text), reason: NO_NAME };
  if (form.kind === "other-script") {
    return { error: otherScriptMessage(form), reason: "inte latinska bokstäver" };
  }
  const { name } = form;
  if (names.length >= SIDE_BY_SIDE_NAMES) {
    return {
      error: `Här ryms ${SIDE_BY_SIDE_NAMES}\u00a0namn. Ta bort ett först.`,
      reason: "ryms inte",
    };
  }
  try {
    const found = await queryClient.fetchQuery(comparedNameQuery(name));
    if (!found) return { error: unknownText(name), reason: "finns inte i statistiken" };
    const spelt = found.record.name;
    if (names.includes(spelt))
      return { error: `${spelt} finns redan här.`, reason: "finns redan här" };
    // Under its own name, so that the page shows it without waiting.
    queryClient.setQueryData(comparedNameQuery(spelt).queryKey, found);
    return { name: spelt };
  } catch (error) {
    return { error: describeError(error), reason: "kunde inte hämtas" };
  }
}
