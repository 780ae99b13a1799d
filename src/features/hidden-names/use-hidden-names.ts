import { useCallback, useMemo } from "react";
import { createStoredNames } from "@/lib/stored-names.ts";
import { showSuccess } from "@/ui/toast-store.ts";
import { useNames } from "@/ui/use-names.ts";

export interface HiddenNames {
  readonly names: readonly string[];
  hide(name: string): void;
  showAllAgain(): void;
}

/** The names a visitor does not want to see again on one page, kept in the browser alone. */
export function useHiddenNames(pageId: string): HiddenNames {
  const store = useMemo(() => createStoredNames(`hidden-names-${pageId}`), [pageId]);
  const { names } = useNames(store);

  const hide = useCallback(
    (name: string) => {
      store.update((hidden) => [...new Set([...hidden, name])]);
      showSuccess(`${name} visas inte igen`);
    },
    [store],
  );
  const showAllAgain = useCallback(() => store.update(() => []), [store]);

  return { names, hide, showAllAgain };
}
