import type { ReactNode } from "react";
import { TextField } from "@/ui/text-field.tsx";

interface EmailFieldProps {
  readonly value: string;
  readonly onChange: (email: string) => void;
  readonly error: ReactNode;
}

/** The address to sign in with; "username" is what password managers look for. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      label="E-post"
      type="email"
      name="email"
      autoComplete="username"
      aria-required
      {...props}
    />
  );
}
