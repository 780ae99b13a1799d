import type { ComponentProps } from "react";
import { SEARCHED_NAME_MAX_LENGTH } from "@/config/limits.ts";

interface LookUpFormProps extends ComponentProps<"form"> {
  readonly placeholder?: string;
}

/** An ordinary form that opens the search of names, unless it is sent otherwise. */
export function LookUpForm({ placeholder, className = "", ...form }: LookUpFormProps) {
  return (
    <form action="/sok" className={`flex flex-wrap items-end gap-2 ${className}`} {...form}>
      <label className="min-w-0 grow basis-40">
        <span className="mb-1 block text-sm font-semibold">Slå upp ett namn</span>
        <input
          type="search"
          name="namn"
          required
          maxLength={SEARCHED_NAME_MAX_LENGTH}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="search"
          className="search-input"
        />
      </label>
      <button type="submit" className="button button-quiet">
        Slå upp
      </button>
    </form>
  );
}
