import type { HiddenNames } from "./use-hidden-names.ts";

/** How many names are hidden on the page, with a button to show them again; nothing without any. */
export function HiddenNamesNote({ hiddenNames }: { hiddenNames: HiddenNames }) {
  const { names, store } = hiddenNames;
  if (names.length === 0) return null;
  return (
    <p className="px-5 text-sm text-ink-soft print:hidden">
      {names.length === 1 ? "Ett namn är dolt" : `${names.length}\u00a0namn är dolda`} här.{" "}
      <button type="button" className="prose-link" onClick={() => store.write([])}>
        Visa alla igen
      </button>
    </p>
  );
}
