import { X } from "lucide-react";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { IconButton } from "./icon-button.tsx";
import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  type ToastMessage,
} from "./toast-store.ts";

// Should the toaster's code be out of reach, the words still are said.
const Toaster = lazy(() => import("./toaster.tsx").catch(() => ({ default: PlainToasts })));

/** What a prerendered page shows, whatever has been raised before the browser takes it over. */
const NONE: readonly ToastMessage[] = [];

/** Shows the toasts; the toaster is loaded with the first one. */
export function Toasts() {
  const messages = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE);
  return (
    // An open dialog hides all else from screen readers, but for what is marked as live by then.
    <div aria-live="off">
      {messages.length > 0 && (
        <Suspense fallback={null}>
          <Toaster messages={messages} />
        </Suspense>
      )}
    </div>
  );
}

function PlainToasts({ messages }: { messages: readonly ToastMessage[] }) {
  const message = messages.at(-1);
  if (!message) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-md items-start gap-3 rounded-card border border-edge bg-surface p-4 shadow-card"
    >
      <div className="min-w-0 grow wrap-anywhere">
        {message.title && <strong className="block">{message.title}</strong>}
        <span lang={message.lang}>{message.text}</span>
      </div>
      <IconButton aria-label="Stäng meddelandet" onClick={() => dismissToast(message.id)}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
