import { type FormEvent, useState } from "react";
import { cleanText } from "@/lib/clean-text.ts";
import { formatCount } from "@/lib/format.ts";
import { namesMissingIn } from "@/names/form/pasted-names.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { SlowNote } from "@/ui/slow-note.tsx";
import { TextField } from "@/ui/text-field.tsx";
import { useFieldErrors } from "@/ui/use-field-errors.ts";
import { validateTitle } from "./list-validation.ts";
import type { NameList } from "./name-lists-api.ts";
import { type AddTarget, useAddNames } from "./use-add-names.ts";
import { useNameLists } from "./use-name-lists.ts";

interface AddToListDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

/** Adds names to one of the user's lists, or to a new one. */
export function AddToListDialog({ isOpen, title, names, onClose }: AddToListDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={names.length === 1 ? "Välj en lista, eller gör en ny." : names.join(", ")}
    >
      <ListChoice names={names} onClose={onClose} />
    </Dialog>
  );
}

function ListChoice({ names, onClose }: Pick<AddToListDialogProps, "names" | "onClose">) {
  const { data: lists, isFetching, refetch } = useNameLists();
  const { mutate, isPending } = useAddNames(names);

  function add(target: AddTarget) {
    mutate(target, { onSuccess: onClose });
  }

  if (!lists && isFetching) {
    return (
      <>
        <p className="text-ink-soft">Hämtar dina listor …</p>
        <SlowNote />
      </>
    );
  }
  if (!lists) {
    return (
      <div className="grid justify-items-start gap-4">
        <p>Vi kunde inte hämta dina namnlistor.</p>
        <Button onClick={() => refetch()}>Försök igen</Button>
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      {lists.length > 0 && <Choices lists={lists} names={names} isBusy={isPending} onAdd={add} />}
      <NewList isBusy={isPending} onAdd={add} />
    </div>
  );
}

interface TargetsProps {
  readonly isBusy: boolean;
  readonly onAdd: (target: AddTarget) => void;
}

interface ChoicesProps extends TargetsProps {
  readonly lists: readonly NameList[];
  readonly names: readonly string[];
}

function Choices({ lists, names, isBusy, onAdd }: ChoicesProps) {
  return (
    <ul aria-label="Dina listor" className="-m-1 grid max-h-[40vh] gap-2 overflow-y-auto p-1">
      {lists.map((list) => (
        <li key={list.id}>
          <button
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => onAdd({ id: list.id })}
            className="flex min-h-12 w-full items-baseline justify-between gap-4 rounded-control border-[1.5px] border-edge px-3.5 py-2 text-left hover:border-falu hover:bg-falu-tint"
          >
            <span className="line-clamp-2 min-w-0 font-display text-lg leading-snug font-semibold wrap-anywhere">
              {list.title}
            </span>
            <span className="shrink-0 text-sm text-ink-soft">
              {namesMissingIn(list.names, names).length === 0
                ? "Finns redan"
                : `${formatCount(list.names.length)}\u00a0namn`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function NewList({ isBusy, onAdd }: TargetsProps) {
  const [title, setTitle] = useState("");
  // The same when the button is pressed again, since an answer was lost.
  const [id] = useState(() => crypto.randomUUID());
  const { form, errors, show } = useFieldErrors<"title">();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!show({ title: validateTitle(title) })) onAdd({ id, title: cleanText(title) });
  }

  return (
    <form {...form} noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="Titel på en ny lista"
        name="title"
        autoComplete="off"
        aria-required
        error={errors.title}
        value={title}
        onChange={setTitle}
      />
      <BusyButton type="submit" isBusy={isBusy} className="justify-self-start">
        Skapa lista
      </BusyButton>
    </form>
  );
}
