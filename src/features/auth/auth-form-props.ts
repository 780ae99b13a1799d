/** What the forms of the auth page share. */
export interface AuthFormProps {
  /** Kept by the page, so that it stays when the visitor goes from one form to another. */
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
  /** Whether an attempt is under way. */
  readonly isBusy: boolean;
  readonly onBusyChange: (isBusy: boolean) => void;
}
