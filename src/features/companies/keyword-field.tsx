import { FILTER_TEXT_DEBOUNCE_MS, TYPED_NAME_MAX_LENGTH } from "@/config/limits.ts";
import { FilterTextField } from "@/ui/text-field.tsx";
import { useTypedText } from "@/ui/use-typed-text.ts";
import { useKeyword } from "./use-keyword.ts";

/** The word to build company names around, which is kept in the page address. */
export default function KeywordField() {
  const [keyword, change] = useKeyword();
  const { typed, setTyped } = useTypedText(
    keyword,
    FILTER_TEXT_DEBOUNCE_MS,
    (text) => text.trim(),
    change,
  );
  return (
    <FilterTextField
      label="Nyckelord"
      value={typed}
      onChange={setTyped}
      maxLength={TYPED_NAME_MAX_LENGTH}
    />
  );
}
