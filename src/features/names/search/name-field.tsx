import { useQuery } from "@tanstack/react-query";
import { useCombobox } from "downshift";
import { X } from "lucide";
import { useRef } from "react";
import { SEARCH_DEBOUNCE_MS, SEARCHED_NAME_MAX_LENGTH } from "@/config/limits.ts";
import { bearersOf, type CountedName } from "@/generators/name-search/name-files.ts";
import { formatCount } from "@/lib/format-count.ts";
import { queryClient } from "@/lib/query-client.ts";
import { Icon } from "@/ui/icon.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { useDebounced } from "@/ui/use-debounced.ts";
import { suggestionsQuery } from "../name-files-api.ts";

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The field of the name search, which suggests names that begin with what is typed. */
export function NameField({ value, onChange }: NameFieldProps) {
  const typed = useDebounced(value, SEARCH_DEBOUNCE_MS);
  // A failed request is reported with the answer; the field works without suggestions.
  const { data: suggestions = [] } = useQuery(suggestionsQuery(typed), queryClient);
  const items = value === "" ? [] : suggestions;
  const combobox = useCombobox<CountedName>({
    items: [...items],
    inputValue: value,
    selectedItem: null,
    itemToString: (item) => item?.name ?? "",
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.name),
    getA11yStatusMessage: ({ isOpen }) =>
      isOpen && items.length > 0 ? `${items.length} förslag. Bläddra med piltangenterna.` : "",
  });
  const field = useRef<HTMLInputElement>(null);
  const isOpen = combobox.isOpen && items.length > 0;
  return (
    <div className="relative">
      <input
        {...combobox.getInputProps({
          ref: field,
          "aria-label": "Namn",
          // At once, since the position of the cursor would be lost otherwise.
          onChange: ({ currentTarget }) => onChange(currentTarget.value),
          // The answer is there already.
          onKeyDown: ({ key }) => {
            if (key === "Enter" && combobox.highlightedIndex < 0) combobox.closeMenu();
          },
        })}
        type="text"
        name="namn"
        placeholder="T.ex. Astrid"
        maxLength={SEARCHED_NAME_MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        className="min-h-18 w-full rounded-card border-2 border-edge bg-surface py-2 pr-14 pl-4 font-display text-2xl font-semibold text-ink placeholder:text-ink-soft hover:border-falu sm:pl-6"
      />
      {value !== "" && (
        <IconButton
          aria-label="Töm fältet"
          className="absolute top-1/2 right-3 -translate-y-1/2"
          onClick={() => {
            onChange("");
            combobox.closeMenu();
            field.current?.focus();
          }}
        >
          <Icon icon={X} />
        </IconButton>
      )}
      <ul
        {...combobox.getMenuProps({ "aria-label": "Namnförslag" })}
        className={`absolute inset-x-0 top-full z-10 mt-1 overflow-hidden rounded-card border border-line bg-surface py-1 shadow-card ${isOpen ? "" : "hidden"}`}
      >
        {isOpen &&
          items.map((item, index) => (
            <li
              key={item.name}
              {...combobox.getItemProps({ item, index })}
              className="flex min-h-11 cursor-pointer items-baseline justify-between gap-4 px-4 py-2 aria-selected:bg-falu-tint sm:px-6"
            >
              <span className="font-display text-lg font-semibold">{item.name}</span>{" "}
              <span className="text-sm text-ink-soft">{bearersText(item)}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}

function bearersText(item: CountedName): string {
  const kind = item.givenNameBearers >= item.surnameBearers ? "förnamn" : "efternamn";
  return `${formatCount(bearersOf(item))} som ${kind}`;
}
