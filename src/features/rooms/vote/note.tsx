import { Pencil } from "lucide";
import { ROOM_LIMITS } from "@/config/room-limits.ts";
import { Icon } from "@/ui/icon.tsx";
import { TextField } from "@/ui/text-field.tsx";

interface NoteProps {
  readonly note: string;
  readonly onChange: (note: string) => void;
}

/** A note that is saved with the answer. */
export function Note({ note, onChange }: NoteProps) {
  return (
    <details className="vote-note">
      <summary>
        <Icon icon={Pencil} className="size-5" />
        Skriv en anteckning
      </summary>
      <TextField
        label="Anteckning"
        maxLength={ROOM_LIMITS.note}
        autoComplete="off"
        value={note}
        onChange={onChange}
        hint="Sparas med ditt svar. Den andra ser den bara om ni båda gillar namnet."
      />
    </details>
  );
}
