import { FilterTextField } from "@/ui/text-field.tsx";

/** Longer than any base name that is used: spaces and accents are dropped before it is cut. */
const MAX_TYPED_LENGTH = 40;

interface BaseNameFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The visitor's own word to build usernames around. */
export function BaseNameField({ value, onChange }: BaseNameFieldProps) {
  return (
    <FilterTextField
      label="Basnamn"
      value={value}
      onChange={onChange}
      maxLength={MAX_TYPED_LENGTH}
    />
  );
}
