import { focusManager, onlineManager, QueryClient } from "@tanstack/react-query";
import { isUnreachable } from "./backend-error.ts";
import { whenReachable } from "./when-reachable.ts";

/**
 * The cache of what has been fetched from the backend, shared by the header and every page. Hooks
 * pass it explicitly instead of reading it from a provider, so that a visitor's page does not load
 * the library.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Offline, a call must fail and be reported; by default it would wait for a network.
    mutations: { networkMode: "always" },
    queries: {
      networkMode: "always",
      // What cannot be reached is fetched again once it can be: see below.
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
    },
  },
});

// A page is prerendered without a window.
if (!import.meta.env.SSR) {
  // The library only follows visibility, but a window loses focus to another without being hidden.
  focusManager.setEventListener((onFocus) => {
    const listener = () => onFocus();
    window.addEventListener("visibilitychange", listener);
    window.addEventListener("focus", listener);
    return () => {
      window.removeEventListener("visibilitychange", listener);
      window.removeEventListener("focus", listener);
    };
  });

  // The library assumes a network at start; a browser that starts offline would never reconnect.
  onlineManager.setOnline(navigator.onLine);

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "error") return;
    if (isUnreachable(event.action.error)) whenReachable(fetchUnreachableAgain);
  });

  // Starts following focus and network, which a provider would otherwise do.
  queryClient.mount();
}

/** Fetches what the page shows, and what could not be reached. */
function fetchUnreachableAgain(): void {
  void queryClient.refetchQueries(
    { type: "active", predicate: ({ state }) => isUnreachable(state.error) },
    // What is being fetched already may be answered.
    { cancelRefetch: false },
  );
}
