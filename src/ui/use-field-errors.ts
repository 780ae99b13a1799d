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

/** A field that shows an error. */
export interface InvalidField {
  readonly id: string;
  readonly label: string;
}

interface ShownErrors<Name extends string> {
  /** Attributes of the form. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onChange: (event: FormEvent) => void;
  };
  readonly errors: FieldErrors<Name>;
  /** The fields that were wrong at the last submission, for {@link ErrorSummary}. */
  readonly invalid: readonly InvalidField[];
  /**
   * Replaces the errors of the last submission, its error toast too, and returns whether there is one. A
   * single invalid field is focused; the summary of several takes focus by itself.
   */
  readonly show: (errors: FieldErrors<Name>) => boolean;
  readonly clear: (name: Name) => void;
}

/** The errors that a form shows by its fields: each from a submission until its field is changed. */
export function useFieldErrors<Name extends string>(): ShownErrors<Name> {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [invalid, setInvalid] = useState<readonly InvalidField[]>([]);
  const [submissions, setSubmissions] = useState(0);

  useLayoutEffect(() => {
    if (submissions === 0) return;
    const fields = [...(ref.current?.elements ?? [])].filter(isInvalidField);
    setInvalid(fields.map(({ id, labels }) => ({ id, label: labels?.[0]?.textContent ?? "" })));
    // Once the error is there, so that it is read out with the field.
    if (fields.length === 1) fields[0]?.focus();
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
    if (isField(target)) clear(target.name);
  }

  return { form: { ref, onChange }, errors, invalid, show, clear };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function isField(element: EventTarget): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function isInvalidField(element: Element): element is Field {
  return isField(element) && element.getAttribute("aria-invalid") === "true";
}
