import { useMemo } from "react";
import { createStoredNames } from "@/lib/stored-names.ts";
import { showWithAction } from "@/ui/toast-store.ts";
import { useNamesStore } from "@/ui/use-names-store.ts";

export interface HiddenNames {
  readonly names: readonly string[];
  readonly hide: (name: string) => void;
  readonly showAll: () => void;
}

/** The names a visitor never wants to see again on one page; stored in the browser only. */
export function useHiddenNames(pageId: string): HiddenNames {
  const store = useMemo(() => createStoredNames(`hidden-names-${pageId}`), [pageId]);
  const { names } = useNamesStore(store);
  return {
    names,
    hide(name) {
      store.write([...new Set([...store.read(), name])]);
      showWithAction("success", `${name} visas inte igen`, {
        label: "Ångra",
        spoken: `Ångra, så att ${name} kan visas igen`,
        run: () => store.write(store.read().filter((hidden) => hidden !== name)),
      });
    },
    showAll: () => store.write([]),
  };
}
