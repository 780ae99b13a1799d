import { type ReactNode, useId } from "react";
import { PasswordField } from "@/ui/password-field.tsx";
import { PasswordChecklist } from "./password-checklist.tsx";

interface NewPasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly error: ReactNode;
}

/** A new password, with a checklist of its rules. */
export function NewPasswordField({ label, value, onChange, error }: NewPasswordFieldProps) {
  const checklistId = useId();
  return (
    <div className="grid gap-2">
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        describedBy={checklistId}
        value={value}
        onChange={onChange}
        error={error}
      />
      <PasswordChecklist id={checklistId} password={value} />
    </div>
  );
}
