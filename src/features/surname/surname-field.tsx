import { TYPED_NAME_MAX_LENGTH } from "@/config/limits.ts";
import { typedName } from "@/names/form/name-form.ts";
import { TypedTextField } from "@/ui/typed-text-field.tsx";
import { useAddressText } from "@/ui/use-address-text.ts";

/** The surname to show beside the names, which is kept in the page address. */
export default function SurnameField() {
  const [surname, change] = useAddressText("efternamn");
  return (
    <TypedTextField
      label="Efternamn"
      value={surname}
      parse={typedName}
      onSend={change}
      maxLength={TYPED_NAME_MAX_LENGTH}
      autoComplete="family-name"
      autoCapitalize="words"
    />
  );
}
