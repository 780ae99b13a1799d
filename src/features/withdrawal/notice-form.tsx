import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { NOTICE_LIMITS } from "@/config/limits.ts";
import { Button } from "@/ui/button.tsx";
import { TextField } from "@/ui/text-field.tsx";
import { type Notice, type NoticeField, noticeErrors } from "./notice.ts";

interface NoticeFormProps {
  readonly notice: Notice;
  readonly onChange: (notice: Notice) => void;
  /** The fields to fill in; the others are known. */
  readonly fields: readonly NoticeField[];
  /** Whether the form replaces another step, and so takes focus. */
  readonly isReturn: boolean;
  readonly onContinue: () => void;
}

const FIELDS = {
  name: { label: "Ditt namn", autoComplete: "name" },
  email: { label: "E-post", autoComplete: "email", type: "email" },
  contract: {
    label: "Vilket köp vill du ångra?",
    autoComplete: "off",
    example: "Till exempel: Premium, köpt den 3 november.",
  },
} as const;

/** The first step: who withdraws, and from what. */
export function NoticeForm(props: NoticeFormProps) {
  const { notice, onChange, fields, isReturn, onContinue } = props;
  const [showsErrors, setShowsErrors] = useState(false);
  const [isHydrated, setIsHydrated] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const errors = noticeErrors(notice);

  useLayoutEffect(() => {
    setIsHydrated(true);
    if (isReturn && form.current) firstInput(form.current)?.focus();
  }, [isReturn]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const invalid = fields.find((field) => errors.has(field));
    setShowsErrors(invalid !== undefined);
    if (invalid) firstInput(event.currentTarget, invalid)?.focus();
    else onContinue();
  }

  return (
    <form
      ref={form}
      // The browser's own messages are in its language, not the page's.
      noValidate
      aria-label="Ångra avtalet"
      onSubmit={submit}
      className="grid max-w-xl justify-items-start gap-4 *:w-full"
    >
      {fields.map((name) => {
        const { label, ...field } = FIELDS[name];
        const error = showsErrors ? errors.get(name) : undefined;
        const example = "example" in field ? field.example : undefined;
        return (
          <TextField
            key={name}
            label={label}
            name={name}
            type={"type" in field ? field.type : "text"}
            autoComplete={field.autoComplete}
            required
            maxLength={NOTICE_LIMITS[name]}
            value={notice[name]}
            onChange={(text) => onChange({ ...notice, [name]: text })}
            aria-invalid={error !== undefined}
            hint={error ? <FieldError text={error} /> : example}
          />
        );
      })}
      {/* Before hydration the browser would submit the form to the page's own address. */}
      <Button type="submit" disabled={!isHydrated} className="w-auto!">
        Fortsätt
      </Button>
    </form>
  );
}

function FieldError({ text }: { text: string }) {
  return (
    <span role="alert" className="font-semibold text-falu">
      {text}
    </span>
  );
}

function firstInput(form: HTMLFormElement, name?: NoticeField): HTMLInputElement | null {
  return form.querySelector(name === undefined ? "input" : `input[name="${name}"]`);
}
