import { focusManager, onlineManager, QueryClient } from "@tanstack/react-query";

/**
 * What has been read from the backend, shared by the header and every page. It is passed to each
 * query by name, so that a page without an account needs no provider and none of the library.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a call fails, and its page says so; it must not wait in silence.
    mutations: { networkMode: "always" },
    queries: {
      networkMode: "always",
      // The backend's client has tried again already where that makes sense.
      retry: false,
      refetchOnWindowFocus: false,
      // What failed for want of a network is asked for again when that is back.
      refetchOnReconnect: true,
    },
  },
});

// The library looks at visibility alone; a window beside another is left without being hidden.
focusManager.setEventListener((onFocus) => {
  const listener = () => onFocus();
  window.addEventListener("visibilitychange", listener);
  window.addEventListener("focus", listener);
  return () => {
    window.removeEventListener("visibilitychange", listener);
    window.removeEventListener("focus", listener);
  };
});

// The library takes it that there is a network at first, and would not see one come back.
onlineManager.setOnline(navigator.onLine);

// A provider would do this: from now on the client hears of focus.
queryClient.mount();
