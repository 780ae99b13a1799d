import { LATIN_LETTERS, type NameForm } from "@/names/form/name-form.ts";
import { Link } from "@/ui/link.tsx";

interface NoNameTextProps {
  readonly form: Exclude<NameForm, { kind: "name" }>;
  /** Where a name in Latin letters is looked up. */
  readonly addressOf: (name: string) => string;
}

/** Why a text has no figure. */
export function NoNameText({ form, addressOf }: NoNameTextProps) {
  if (form.kind !== "other-script") return "Det här är inget namn vi kan slå upp.";
  if (form.latin === null) return LATIN_LETTERS;
  return (
    <>
      {LATIN_LETTERS} Pröva{" "}
      <Link to={addressOf(form.latin)} className="prose-link" translate="no">
        {form.latin}
      </Link>
      .
    </>
  );
}
