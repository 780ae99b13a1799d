import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { dismissError } from "./toast-store.ts";

/** What is wrong with the fields of a form, by their names. */
export type FieldErrors<Name extends string> = { readonly [name in Name]?: ReactNode };

interface ShownErrors<Name extends string> {
  /** Attributes of the form. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onChange: (event: FormEvent) => void;
  };
  readonly errors: FieldErrors<Name>;
  /**
   * Replaces the errors of the last submission, its error toast too, focuses the first invalid field,
   * and returns whether there is one.
   */
  readonly show: (errors: FieldErrors<Name>) => boolean;
  readonly clear: (name: Name) => void;
}

/** The errors that a form shows by its fields: each from a submission until its field is changed. */
export function useFieldErrors<Name extends string>(): ShownErrors<Name> {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [submissions, setSubmissions] = useState(0);

  useLayoutEffect(() => {
    // Once the error is there, so that it is read out with the field.
    if (submissions > 0) ref.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [submissions]);

  function show(found: FieldErrors<Name>): boolean {
    dismissError();
    setErrors(found);
    setSubmissions((count) => count + 1);
    return Object.values(found).some(Boolean);
  }

  function clear(name: string) {
    setErrors((shown) => (name in shown ? { ...shown, [name]: null } : shown));
  }

  function onChange({ target }: FormEvent) {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      clear(target.name);
    }
  }

  return { form: { ref, onChange }, errors, show, clear };
}
