import { TextField } from "@/ui/text-field.tsx";

/** Longer than any base name that is used: spaces and accents are dropped before it is cut. */
const MAX_TYPED_LENGTH = 40;

interface BaseNameFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The visitor's own word to build usernames around. */
export function BaseNameField({ value, onChange }: BaseNameFieldProps) {
  return (
    <TextField
      isCompact
      label="Basnamn"
      type="text"
      value={value}
      onChange={onChange}
      placeholder="Valfritt"
      maxLength={MAX_TYPED_LENGTH}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
