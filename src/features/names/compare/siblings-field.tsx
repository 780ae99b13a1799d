import { FAMILY_MAX_LENGTH } from "@/config/limits.ts";
import { pasteWithCommas } from "@/ui/paste-with-commas.ts";
import { TypedTextField } from "@/ui/typed-text-field.tsx";
import { useAddressText } from "@/ui/use-address-text.ts";

/** The names of siblings to hear beside the names, which are kept in the page address. */
export function SiblingsField() {
  const [siblings, change] = useAddressText("syskon");
  return (
    <TypedTextField
      label="Syskon"
      placeholder="Alma, Ture"
      value={siblings}
      onSend={change}
      maxLength={FAMILY_MAX_LENGTH}
      autoCapitalize="words"
      onPaste={pasteWithCommas}
    />
  );
}
