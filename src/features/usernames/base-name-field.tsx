import { useId } from "react";

/** Longer than any base name that is used: spaces and accents drop out before the cut. */
const MAX_TYPED = 40;

interface BaseNameFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The visitor's own word to build usernames around. */
export function BaseNameField({ value, onChange }: BaseNameFieldProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="text-sm font-semibold text-ink-soft">
        Basnamn
      </label>
      <input
        id={id}
        type="text"
        value={value}
        placeholder="Valfritt"
        maxLength={MAX_TYPED}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 w-full rounded-control border-[1.5px] border-edge bg-ground px-3 py-2 text-base text-ink placeholder:text-ink-soft hover:border-falu"
      />
    </div>
  );
}
