import { X } from "lucide";
import { useRef } from "react";
import { NameCombobox } from "@/name-parts/name-combobox.tsx";
import { Icon } from "@/ui/icon.tsx";
import { IconButton } from "@/ui/icon-button.tsx";

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The field of the name search. */
export function NameField({ value, onChange }: NameFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="relative">
      <NameCombobox
        ref={field}
        aria-label="Namn"
        name="namn"
        value={value}
        onChange={onChange}
        placeholder="Till exempel Astrid"
        enterKeyHint="search"
        className="min-h-18 w-full rounded-card border-2 border-edge bg-surface py-2 pr-14 pl-4 font-display text-2xl font-semibold text-ink placeholder:text-lg placeholder:text-ink-soft sm:placeholder:text-2xl hover:border-falu sm:pl-6"
      />
      {value !== "" && (
        <IconButton
          aria-label="Töm fältet"
          className="absolute inset-y-0 right-3 my-auto"
          onClick={() => {
            onChange("");
            field.current?.focus();
          }}
        >
          <Icon icon={X} />
        </IconButton>
      )}
    </div>
  );
}
