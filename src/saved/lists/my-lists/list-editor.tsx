import { type FormEvent, useState } from "react";
import { useUserId } from "@/access/session/session-store.ts";
import { NAME_LIST_LIMITS } from "@/config/limits.ts";
import { cleanText } from "@/lib/clean-text.ts";
import { formatCount } from "@/lib/format.ts";
import { leftOutMessage, parseListedNames } from "@/names/form/pasted-names.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { ErrorSummary } from "@/ui/error-summary.tsx";
import { TextAreaField, TextField } from "@/ui/text-field.tsx";
import { useFieldErrors } from "@/ui/use-field-errors.ts";
import { validateNames, validateTitle } from "../list-validation.ts";
import type { NameList, UpdateResult } from "../name-lists-api.ts";
import { useNameLists } from "../use-name-lists.ts";
import { type Draft, discardDraft, draftKey, readDraft, saveDraft } from "./drafts.ts";
import { ListConflict } from "./list-conflict.tsx";
import { useSaveList } from "./use-save-list.ts";

type Conflict = Extract<UpdateResult, { status: "conflict" }>;

interface ListEditorProps {
  readonly isOpen: boolean;
  /** The list to change; null to create one. */
  readonly list: NameList | null;
  readonly onClose: () => void;
}

/** The dialog that creates or changes a list. */
export function ListEditor({ isOpen, list, onClose }: ListEditorProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={list ? "Ändra namnlista" : "Skapa namnlista"}
      description={
        list?.is_public
          ? "Listan är offentlig: alla som har länken ser ändringarna."
          : "Bara du ser listan, tills du gör den offentlig."
      }
    >
      <EditorForm list={list} onClose={onClose} />
    </Dialog>
  );
}

function EditorForm({ list, onClose }: Omit<ListEditorProps, "isOpen">) {
  const key = draftKey(list, useUserId());
  const { data: lists } = useNameLists();
  const [draft, setDraft] = useState(() => {
    const kept = readDraft(key);
    // A list that was created although its answer was lost would get the content of the next one.
    const isCreated = !list && lists?.some(({ id }) => id === kept?.id);
    return kept && !isCreated ? kept : draftOf(list);
  });
  const { form, errors, invalid, show } = useFieldErrors<"title" | "names">();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { mutate, isPending } = useSaveList(key, () => form.ref.current !== null);
  const { names, leftOut } = parseListedNames(draft.names, draft.read?.names);
  const content = { title: cleanText(draft.title), names };

  function change(next: Draft) {
    setDraft(next);
    saveDraft(key, next);
  }

  function discard() {
    discardDraft(key);
    onClose();
  }

  /** @param read the version that is replaced; null to create a list */
  function save(read: NameList | null) {
    mutate(
      { id: draft.id, content, read },
      { onSuccess: (result) => (result.status === "conflict" ? setConflict(result) : onClose()) },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = { title: validateTitle(draft.title), names: validateNames(content.names) };
    if (!show(found)) save(draft.read);
  }

  if (conflict) {
    return (
      <ListConflict
        own={content}
        current={conflict.current}
        isBusy={isPending}
        onKeep={() => save(conflict.current)}
        onDiscard={discard}
      />
    );
  }
  return (
    <form {...form} noValidate onSubmit={submit} className="grid gap-4">
      <ErrorSummary fields={invalid} />
      <TextField
        label="Titel"
        name="title"
        autoComplete="off"
        aria-required
        error={errors.title}
        value={draft.title}
        onChange={(title) => change({ ...draft, title })}
      />
      <TextAreaField
        label="Namn"
        name="names"
        rows={5}
        autoComplete="off"
        spellCheck={false}
        error={errors.names}
        hint={
          <span className="flex flex-wrap justify-between gap-x-4">
            {leftOutMessage(leftOut) ?? "Ett namn per rad. Dubbletter räknas en gång."}
            <span className="tabular-nums">
              {formatCount(content.names.length)} av {formatCount(NAME_LIST_LIMITS.names)}
            </span>
          </span>
        }
        value={draft.names}
        onChange={(text) => change({ ...draft, names: text })}
      />
      <div className="flex flex-wrap gap-3">
        <BusyButton type="submit" isBusy={isPending}>
          {list ? "Spara" : "Skapa lista"}
        </BusyButton>
        <Button variant="quiet" onClick={discard}>
          Avbryt
        </Button>
      </div>
    </form>
  );
}

function draftOf(list: NameList | null): Draft {
  return {
    id: list?.id ?? crypto.randomUUID(),
    title: list?.title ?? "",
    names: list?.names.join("\n") ?? "",
    read: list,
  };
}
