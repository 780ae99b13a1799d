import { useNavigate } from "react-router-dom";
import { SEARCHED_NAME_MAX_LENGTH } from "@/config/limits.ts";

/** Looks a name up from any page. Before hydration it is an ordinary form that opens the search. */
export function HeaderSearch() {
  const navigate = useNavigate();
  return (
    <search>
      <form
        action="/sok"
        onSubmit={(event) => {
          event.preventDefault();
          const name = new FormData(event.currentTarget).get("namn");
          navigate(`/sok?${new URLSearchParams({ namn: String(name) })}`);
          event.currentTarget.reset();
        }}
      >
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
