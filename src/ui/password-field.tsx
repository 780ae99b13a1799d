import { Eye, EyeOff } from "lucide";
import { type ReactNode, useState } from "react";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { LabelledField } from "./labelled-field.tsx";
import { fieldClasses } from "./text-field.tsx";

interface PasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether a password manager fills in a password or suggests a new one. */
  readonly autoComplete: "current-password" | "new-password";
  readonly name: string;
  /** What is wrong with the field. */
  readonly error?: ReactNode;
  /** Shown below the field, and read out with it. */
  readonly hint?: ReactNode;
  /** Id of an element elsewhere that describes the field, too. */
  readonly describedBy?: string;
  readonly required?: boolean;
}

/** A password field with a button that shows what has been typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, onChange, error, hint, describedBy, ...input } = props;
  const [isShown, setIsShown] = useState(false);
  return (
    <LabelledField label={label} error={error} hint={hint} describedBy={describedBy}>
      {(attributes) => (
        <div className="relative">
          <input
            {...attributes}
            type={isShown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            className={`${fieldClasses} min-h-12 pr-14`}
            {...input}
          />
          <IconButton
            aria-label="Visa lösenordet"
            aria-pressed={isShown}
            className="absolute top-1/2 right-0.5 -translate-y-1/2"
            onClick={() => setIsShown(!isShown)}
          >
            <Icon icon={isShown ? EyeOff : Eye} />
          </IconButton>
        </div>
      )}
    </LabelledField>
  );
}
