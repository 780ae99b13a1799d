import { type ReactNode, useId } from "react";
import { ROOM_LIMITS } from "@/config/room-limits.ts";
import { typedName } from "@/names/form/name-form.ts";
import { leftOutMessage, parseNameList } from "@/names/form/pasted-names.ts";
import { pasteWithCommas } from "@/ui/paste-with-commas.ts";
import { TextField } from "@/ui/text-field.tsx";
import type { SharedFamily } from "./rooms-api.ts";

/** Surname and siblings as the visitor types them. */
export interface TypedFamily {
  readonly surname: string;
  /** The siblings' names, separated by commas. */
  readonly siblings: string;
  /** Whether the other member sees surname and siblings. */
  readonly isShared: boolean;
}

export function parseFamily({ surname, siblings }: TypedFamily): SharedFamily {
  return {
    surname: typedName(surname),
    siblings: [...parseNameList(siblings).names],
  };
}

/** What is wrong with siblings; null when nothing is. The server has the same rule. */
export function siblingsProblem(siblings: readonly string[]): string | null {
  return siblings.length > ROOM_LIMITS.siblings
    ? `Här ryms ${ROOM_LIMITS.siblings}\u00a0syskon.`
    : null;
}

interface FamilyFieldsProps {
  readonly family: TypedFamily;
  readonly onChange: (family: TypedFamily) => void;
  /** What is wrong with the siblings. */
  readonly siblingsError: ReactNode;
}

/** What is heard beside the names, and whether the other hears it too. */
export function FamilyFields({ family, onChange, siblingsError }: FamilyFieldsProps) {
  const sharedId = useId();
  return (
    <>
      <TextField
        label="Efternamn"
        name="surname"
        autoComplete="family-name"
        placeholder="Valfritt"
        value={family.surname}
        onChange={(surname) => onChange({ ...family, surname })}
      />
      <TextField
        label="Syskon"
        name="siblings"
        autoComplete="off"
        placeholder="Valfritt"
        value={family.siblings}
        onPaste={pasteWithCommas}
        onChange={(siblings) => onChange({ ...family, siblings })}
        error={siblingsError}
        hint={
          leftOutMessage(parseNameList(family.siblings).leftOut) ??
          "Med komma emellan. Efternamn och syskon visas bredvid namnen, bara i din webbläsare om du inte delar dem."
        }
      />
      <label htmlFor={sharedId} className="flex min-h-11 items-center gap-3">
        <input
          id={sharedId}
          type="checkbox"
          checked={family.isShared}
          onChange={({ target }) => onChange({ ...family, isShared: target.checked })}
          className="size-5 shrink-0 accent-falu"
        />
        Dela efternamn och syskon med den andra
      </label>
    </>
  );
}
