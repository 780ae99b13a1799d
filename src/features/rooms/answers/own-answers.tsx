import { type FormEvent, useId, useState } from "react";
import { ROOM_LIMITS } from "@/config/room-limits.ts";
import { formatQuantity } from "@/lib/format.ts";
import { foldName } from "@/names/search/keys.ts";
import { Button } from "@/ui/button.tsx";
import { Disclosure } from "@/ui/disclosure.tsx";
import { SelectField } from "@/ui/select-field.tsx";
import { TextField } from "@/ui/text-field.tsx";
import { showSuccess } from "@/ui/toast-store.ts";
import { keepAnswer } from "../room-store.ts";
import type { Answer, RoomName } from "../rooms-api.ts";

export interface OwnAnswersProps {
  /** Of the member. */
  readonly secret: string;
  readonly names: readonly RoomName[];
  /** How many more names may have a Ja; null without a limit. */
  readonly hearts: number | null;
}

/** How many names are shown at first, and by each press on "Visa fler". */
const STEP = 20;

const ANSWERS = [
  { value: "yes", label: "Ja" },
  { value: "maybe", label: "Kanske" },
  { value: "no", label: "Nej" },
] as const;

const FILTERS = [{ value: "all", label: "Alla svar" }, ...ANSWERS];

/** What the member has answered, to search and to change. */
export default function OwnAnswers({ secret, names, hearts }: OwnAnswersProps) {
  const headingId = useId();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const count = names.filter(({ answer }) => answer !== null).length;
  if (count === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-10">
      <h2 id={headingId} className="text-xl">
        Dina svar
      </h2>
      <p className="matches-intro">
        Du kan ändra vilket svar som helst. Den andra ser bara om ett namn blir gemensamt, eller
        inte är det längre.
      </p>
      <Button
        variant="quiet"
        className="mt-3"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? "Dölj svaren" : `Visa ${formatQuantity(count, "svar", "svar")}`}
      </Button>
      <div id={listId}>
        {isOpen && <AnswerList secret={secret} names={names} hearts={hearts} />}
      </div>
    </section>
  );
}

function AnswerList({ secret, names, hearts }: OwnAnswersProps) {
  const [typed, setTyped] = useState("");
  const [filter, setFilter] = useState("all");
  const [shown, setShown] = useState(STEP);
  // A name stays where it is when its answer is changed, or the pressed button would be gone.
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const found = names
    .filter(({ name, answer }) => answer !== null && isSearched(name, typed))
    .filter(({ name, answer }) => filter === "all" || answer === filter || changed.has(name))
    .sort((a, b) => a.name.localeCompare(b.name, "sv-SE"));

  function search(change: () => void) {
    change();
    setShown(STEP);
    setChanged(new Set());
  }

  function answer(name: string, chosen: Answer) {
    setChanged(new Set([...changed, name]));
    keepAnswer(secret, { name, answer: chosen });
  }

  return (
    <>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <TextField
          isCompact
          type="search"
          label="Sök bland dina svar"
          autoComplete="off"
          value={typed}
          onChange={(text) => search(() => setTyped(text))}
        />
        <SelectField
          label="Visa"
          name="answer"
          value={filter}
          options={FILTERS}
          onChange={(value) => search(() => setFilter(value))}
        />
      </div>
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {found.length === 0
          ? "Inget av dina svar passar."
          : formatQuantity(found.length, "namn", "namn")}
      </p>
      <ul aria-label="Dina svar" className="mt-2 border-t border-line">
        {found.slice(0, shown).map((name) => (
          <AnswerItem
            key={name.name}
            name={name}
            canSayYes={hearts !== 0 || name.answer === "yes"}
            onAnswer={(chosen) => answer(name.name, chosen)}
            onNote={(note) => keepAnswer(secret, { name: name.name, answer: name.answer, note })}
          />
        ))}
      </ul>
      {found.length > shown && (
        <Button variant="quiet" className="mt-3" onClick={() => setShown(shown + STEP)}>
          Visa fler
        </Button>
      )}
    </>
  );
}

/** @param typed a part of a name, in any spelling of its letters */
function isSearched(name: string, typed: string): boolean {
  const folded = foldName(typed);
  // A name in another script has no folded form.
  return folded === ""
    ? name.toLowerCase().includes(typed.trim().toLowerCase())
    : foldName(name).includes(folded);
}

interface AnswerItemProps {
  readonly name: RoomName;
  readonly canSayYes: boolean;
  readonly onAnswer: (answer: Answer) => void;
  /** Null removes the note. */
  readonly onNote: (note: string | null) => void;
}

function AnswerItem(props: AnswerItemProps) {
  const { canSayYes, onAnswer, onNote } = props;
  const { name, answer, note } = props.name;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
      <p
        translate="no"
        className="min-w-0 grow basis-28 font-display text-lg font-semibold wrap-anywhere"
      >
        {name}
      </p>
      {/* Buttons and not radios: an arrow key would give the answers in between, and show them. */}
      <fieldset aria-label={`Ditt svar på ${name}`} className="flex min-w-0 flex-wrap gap-1.5">
        {ANSWERS.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={answer === value}
            disabled={value === "yes" && !canSayYes}
            onClick={() => answer !== value && onAnswer(value)}
            className="min-h-11 rounded-control border-[1.5px] border-edge px-3 hover:bg-falu-tint aria-pressed:border-pine aria-pressed:bg-pine aria-pressed:text-ground forced-colors:aria-pressed:border-4"
          >
            {label}
          </button>
        ))}
      </fieldset>
      <Disclosure
        label={
          <>
            {note ? `Din anteckning: ”${note}”` : "Skriv en anteckning"}
            <span className="sr-only"> till {name}</span>
          </>
        }
        className="basis-full text-sm"
      >
        <NoteForm note={note ?? ""} onNote={onNote} />
      </Disclosure>
    </li>
  );
}

function NoteForm({ note, onNote }: { note: string; onNote: AnswerItemProps["onNote"] }) {
  const [typed, setTyped] = useState(note);

  function submit(event: FormEvent) {
    event.preventDefault();
    onNote(typed.trim() || null);
    showSuccess("Anteckningen är sparad");
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3 pb-3">
      <TextField
        isCompact
        label="Anteckning"
        maxLength={ROOM_LIMITS.note}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        hint="Den andra ser den bara så länge ni båda gillar namnet."
      />
      <Button type="submit" variant="quiet" className="w-fit">
        Spara anteckningen
      </Button>
    </form>
  );
}
