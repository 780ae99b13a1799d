import { TextField } from "@/ui/text-field.tsx";

interface EmailFieldProps {
  readonly value: string;
  readonly onChange: (email: string) => void;
}

/** The address to sign in with, as password managers know it. */
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
