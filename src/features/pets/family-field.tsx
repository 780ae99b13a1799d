import { FAMILY_MAX_LENGTH } from "@/config/limits.ts";
import { pasteWithCommas } from "@/ui/paste-with-commas.ts";
import { TypedTextField } from "@/ui/typed-text-field.tsx";
import { useAddressText } from "@/ui/use-address-text.ts";

/** The names that a pet will hear at home, which are kept in the page address. */
export default function FamilyField() {
  const [family, change] = useAddressText("familj");
  return (
    <TypedTextField
      label="Namn i familjen"
      placeholder="Molly, Anna"
      value={family}
      onSend={change}
      maxLength={FAMILY_MAX_LENGTH}
      autoCapitalize="words"
      onPaste={pasteWithCommas}
    />
  );
}
