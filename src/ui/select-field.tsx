import { ChevronDown } from "lucide";
import { useId } from "react";
import { Icon } from "./icon.tsx";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Shown after the label in the open list; the closed field has no room for it. */
  readonly detail?: string;
  /** Has no effect on the option that is chosen. */
  readonly isDisabled?: boolean;
}

interface SelectFieldProps {
  label: string;
  name: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
}

/** A native select with its visible label. */
export function SelectField({ label, name, value, options, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="text-sm font-semibold text-ink-soft">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="min-h-11 w-full appearance-none text-ellipsis rounded-control border-[1.5px] border-edge bg-ground py-2 pr-7 pl-2.5 text-base text-ink hover:border-falu"
        >
          {options.map((option) => {
            const isOther = option.value !== value;
            return (
              <option
                key={option.value}
                value={option.value}
                label={isOther && option.detail ? `${option.label} – ${option.detail}` : undefined}
                disabled={isOther && option.isDisabled}
              >
                {option.label}
              </option>
            );
          })}
        </select>
        <Icon
          icon={ChevronDown}
          className="pointer-events-none absolute top-1/2 right-1.5 size-5 -translate-y-1/2 text-ink-soft"
        />
      </div>
    </div>
  );
}
