import { type FormEvent, useLayoutEffect, useState } from "react";
import { NOTICE_LIMITS } from "@/config/limits.ts";
import { Button } from "@/ui/button.tsx";
import { ErrorSummary } from "@/ui/error-summary.tsx";
import { TextField } from "@/ui/text-field.tsx";
import { useFieldErrors } from "@/ui/use-field-errors.ts";
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
    example: "Till exempel: Premium, köpt den 3\u00a0november.",
  },
} as const;

/** The first step: who withdraws, and from what. */
export function NoticeForm(props: NoticeFormProps) {
  const { notice, onChange, fields, isReturn, onContinue } = props;
  const { form, errors, invalid, show } = useFieldErrors<NoticeField>();
  const [isHydrated, setIsHydrated] = useState(false);
  const { ref } = form;

  useLayoutEffect(() => {
    setIsHydrated(true);
    if (isReturn) ref.current?.querySelector("input")?.focus();
  }, [isReturn, ref]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!show(noticeErrors(notice, fields))) onContinue();
  }

  return (
    <form
      {...form}
      // The browser's own messages are in its language, not the page's.
      noValidate
      aria-label="Ångra avtalet"
      onSubmit={submit}
      className="grid max-w-xl justify-items-start gap-4 *:w-full"
    >
      <ErrorSummary fields={invalid} />
      {fields.map((name) => {
        const { label, ...field } = FIELDS[name];
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
            error={errors[name]}
            hint={"example" in field ? field.example : undefined}
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
