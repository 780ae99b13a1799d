import { useEffect, useState } from "react";
import { backendAddress } from "@/lib/env.ts";
import { showError } from "@/ui/toast-store.ts";
import { fetchSharedList, type SharedList } from "./shared-list-api.ts";

export type SharedListState =
  | { readonly status: "loading" | "missing" | "failed" }
  | { readonly status: "found"; readonly list: SharedList };

const MISSING: SharedListState = { status: "missing" };

/** The public list with a token, asked for again when a network comes back after a failure. The page of a token must be one of its own: see `key`. */
export function useSharedList(token: string): SharedListState {
  const [state, setState] = useState<SharedListState>(
    backendAddress ? { status: "loading" } : MISSING,
  );

  const [attempt, setAttempt] = useState(0);
  const hasFailed = state.status === "failed";

  useEffect(() => {
    if (!hasFailed) return;
    const tryAgain = () => setAttempt((count) => count + 1);
    window.addEventListener("online", tryAgain);
    return () => window.removeEventListener("online", tryAgain);
  }, [hasFailed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew.
  useEffect(() => {
    if (!backendAddress) return;
    const controller = new AbortController();
    fetchSharedList(backendAddress, token, controller.signal).then(
      (list) => setState(list ? { status: "found", list } : MISSING),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.error("The shared list cannot be read", error);
        setState({ status: "failed" });
        showError("Kunde inte hämta listan");
      },
    );
    return () => controller.abort();
  }, [token, attempt]);

  return state;
}
