/** Hidden from users; shows password managers which account the new password belongs to. */
export function UsernameForPasswordManager({ email }: { email: string }) {
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden
      className="sr-only"
    />
  );
}
