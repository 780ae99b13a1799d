import { Eye, EyeOff } from "lucide-react";
import { useId, useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { fieldLook } from "./labelled-field.tsx";

interface PasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Tells a password manager whether to fill in what it knows or to suggest a new one. */
  readonly autoComplete: "current-password" | "new-password";
  readonly name: string;
  /** Id of what describes the field. */
  readonly describedBy?: string;
  readonly required?: boolean;
}

/** A password that can be shown while it is typed. */
export function PasswordField({ label, onChange, describedBy, ...input }: PasswordFieldProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          type={isShown ? "text" : "password"}
          aria-describedby={describedBy}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          className={`${fieldLook} pr-14`}
          {...input}
        />
        <IconButton
          aria-label="Visa lösenordet"
          aria-pressed={isShown}
          className="absolute top-1/2 right-0.5 -translate-y-1/2"
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      </div>
    </div>
  );
}
