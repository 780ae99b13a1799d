import { useId } from "react";
import { PasswordField } from "@/ui/password-field.tsx";
import { PasswordRules } from "./password-rules.tsx";

interface NewPasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (password: string) => void;
}

/** A password to choose, with its rules marked while it is typed. */
export function NewPasswordField({ label, value, onChange }: NewPasswordFieldProps) {
  const rulesId = useId();
  return (
    <div className="grid gap-2">
      <PasswordField
        label={label}
        name="new-password"
        autoComplete="new-password"
        describedBy={rulesId}
        value={value}
        onChange={onChange}
      />
      <PasswordRules id={rulesId} password={value} />
    </div>
  );
}
