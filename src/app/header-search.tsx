import { Search } from "lucide";
import { useContext } from "react";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router-dom";
import { SEARCHED_NAME_MAX_LENGTH } from "@/config/limits.ts";
import { Icon } from "@/ui/icon.tsx";

/** Looks a name up from any page. Before hydration it is an ordinary form that opens the search. */
export function HeaderSearch() {
  // As in Link: the router's own hook would render the form again at each change of the address.
  const { navigator } = useContext(NavigationContext);
  return (
    <search>
      <form
        action="/sok"
        onSubmit={(event) => {
          event.preventDefault();
          const name = new FormData(event.currentTarget).get("namn");
          navigator.push(`/sok?${new URLSearchParams({ namn: String(name) })}`);
          event.currentTarget.reset();
        }}
      >
        <Icon icon={Search} className="search-icon" />
        <input
          type="search"
          name="namn"
          aria-label="Hur många heter …?"
          placeholder="Sök namn"
          required
          maxLength={SEARCHED_NAME_MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="search"
          className="search-input"
        />
      </form>
    </search>
  );
}
