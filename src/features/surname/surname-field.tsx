import { FILTER_TEXT_DEBOUNCE_MS, TYPED_NAME_MAX_LENGTH } from "@/config/limits.ts";
import { cleanName } from "@/generators/typed-name.ts";
import { FilterTextField } from "@/ui/text-field.tsx";
import { useTypedText } from "@/ui/use-typed-text.ts";
import { useSurname } from "./use-surname.ts";

/** The surname to show beside the names, which is kept in the page address. */
export default function SurnameField() {
  const [surname, change] = useSurname();
  const { typed, setTyped } = useTypedText(surname, FILTER_TEXT_DEBOUNCE_MS, cleanName, change);
  return (
    <FilterTextField
      label="Efternamn"
      value={typed}
      onChange={setTyped}
      maxLength={TYPED_NAME_MAX_LENGTH}
      autoComplete="family-name"
      autoCapitalize="words"
    />
  );
}
