import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToasts, subscribeToToasts, type ToastMessage } from "./toast-store.ts";

// Should the toaster's code be out of reach, the words still are said.
const Toaster = lazy(() => import("./toaster.tsx").catch(() => ({ default: PlainToasts })));

/** Shows the toasts; the toaster is loaded with the first one. */
export function Toasts() {
  const messages = useSyncExternalStore(subscribeToToasts, currentToasts);
  if (messages.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toaster messages={messages} />
    </Suspense>
  );
}

function PlainToasts({ messages }: { messages: readonly ToastMessage[] }) {
  return (
    <div role="alert" className="fixed inset-x-4 bottom-4 z-50 rounded-card bg-surface p-4">
      {messages.at(-1)?.text}
    </div>
  );
}
