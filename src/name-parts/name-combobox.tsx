import { useQuery } from "@tanstack/react-query";
import { useCombobox } from "downshift";
import type { ComponentProps, Ref } from "react";
import { SEARCH_DEBOUNCE_MS, SEARCHED_NAME_MAX_LENGTH } from "@/config/limits.ts";
import { formatCount } from "@/lib/format.ts";
import { queryClient } from "@/lib/query-client.ts";
import { suggestionsQuery } from "@/name-parts/files/name-files-api.ts";
import { bearersOf, type CountedName, isMostlyGivenName } from "@/names/search/name-files.ts";
import { useDebounced } from "@/ui/use-debounced.ts";

interface OwnProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when a suggestion is chosen, which is then in the field. */
  readonly onChoose?: (name: string) => void;
  /** Whether a name is suggested. */
  readonly isSuggested?: (name: CountedName) => boolean;
}

type NameComboboxProps = OwnProps & Omit<ComponentProps<"input">, "key" | keyof OwnProps>;

/**
 * A field for a name, which suggests names that begin with what is typed. The list is as wide as the
 * nearest positioned element around it.
 */
export function NameCombobox(props: NameComboboxProps) {
  const {
    ref,
    value,
    onChange,
    onChoose,
    isSuggested = () => true,
    maxLength = SEARCHED_NAME_MAX_LENGTH,
    ...input
  } = props;
  const typed = useDebounced(value, SEARCH_DEBOUNCE_MS);
  // The field works without suggestions, if they cannot be fetched.
  const { data: suggestions = [] } = useQuery(suggestionsQuery(typed), queryClient);
  const items = value === "" ? [] : suggestions.filter(isSuggested);
  const combobox = useCombobox<CountedName>({
    items,
    inputValue: value,
    selectedItem: null,
    itemToString: (item) => item?.name ?? "",
    onSelectedItemChange({ selectedItem, type }) {
      if (!selectedItem) return;
      onChange(selectedItem.name);
      // Leaving the field fills it in with the suggestion that the arrow keys led to.
      if (type !== useCombobox.stateChangeTypes.InputBlur) onChoose?.(selectedItem.name);
    },
    getA11yStatusMessage: ({ isOpen }) =>
      isOpen && items.length > 0 ? `${items.length}\u00a0förslag. Bläddra med piltangenterna.` : "",
  });
  const isOpen = combobox.isOpen && items.length > 0;
  return (
    <>
      <input
        {...combobox.getInputProps({
          ...input,
          ref,
          "aria-expanded": isOpen,
          // The label is connected by the id of the field.
          "aria-labelledby": undefined,
          // At once, since the position of the cursor would be lost otherwise.
          onChange: ({ currentTarget }) => onChange(currentTarget.value),
          onKeyDown({ key, nativeEvent }) {
            if (key !== "Enter" || combobox.highlightedIndex >= 0) return;
            // What is typed is submitted, as in any field.
            Object.assign(nativeEvent, { preventDownshiftDefault: true });
            combobox.closeMenu();
          },
        })}
        type="text"
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
      />
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
              <span className="font-display text-lg font-semibold" translate="no">
                {item.name}
              </span>{" "}
              <span className="text-sm text-ink-soft">{bearersText(item)}</span>
            </li>
          ))}
      </ul>
    </>
  );
}

function bearersText(item: CountedName): string {
  const kind = isMostlyGivenName(item) ? "förnamn" : "efternamn";
  return `${formatCount(bearersOf(item))} som ${kind}`;
}
