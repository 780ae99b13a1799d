import { focusManager, onlineManager, QueryClient } from "@tanstack/react-query";

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
      // The backend's client already retries where that makes sense.
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

  // Starts following focus and network, which a provider would otherwise do.
  queryClient.mount();
}
