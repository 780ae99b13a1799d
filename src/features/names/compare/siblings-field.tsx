import { FAMILY_MAX_LENGTH, FILTER_TEXT_DEBOUNCE_MS } from "@/config/limits.ts";
import { FilterTextField } from "@/ui/text-field.tsx";
import { useTypedText } from "@/ui/use-typed-text.ts";
import { useSiblings } from "./use-siblings.ts";

/** The names of siblings to hear beside the names, which are kept in the page address. */
export function SiblingsField() {
  const [siblings, change] = useSiblings();
  const { typed, setTyped } = useTypedText(siblings, FILTER_TEXT_DEBOUNCE_MS, cut, change);
  return (
    <FilterTextField
      label="Syskon"
      placeholder="Alma, Ture"
      value={typed}
      onChange={setTyped}
      maxLength={FAMILY_MAX_LENGTH}
      autoCapitalize="words"
    />
  );
}

function cut(typed: string): string {
  return typed
    .slice(0, FAMILY_MAX_LENGTH)
    .replace(/\p{Cs}$/u, "")
    .trim();
}
