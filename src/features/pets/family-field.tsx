import { FAMILY_MAX_LENGTH, FILTER_TEXT_DEBOUNCE_MS } from "@/config/limits.ts";
import { FilterTextField } from "@/ui/text-field.tsx";
import { useTypedText } from "@/ui/use-typed-text.ts";
import { useFamily } from "./use-family.ts";

function cutFamily(typed: string): string {
  return typed
    .trim()
    .slice(0, FAMILY_MAX_LENGTH)
    .replace(/\p{Cs}$/u, "")
    .trim();
}

/** The names that a pet will hear at home, which are kept in the page address. */
export default function FamilyField() {
  const [family, change] = useFamily();
  const { typed, setTyped } = useTypedText(family, FILTER_TEXT_DEBOUNCE_MS, cutFamily, change);
  return (
    <FilterTextField
      label="Namn i familjen"
      placeholder="Molly, Anna"
      value={typed}
      onChange={setTyped}
      maxLength={FAMILY_MAX_LENGTH}
      autoCapitalize="words"
    />
  );
}
