import { useStore } from "@nanostores/react";
import { X } from "lucide-react";
import { Suspense } from "react";
import { IconButton } from "./icon-button.tsx";
import { lazyWithFallback } from "./lazy.tsx";
import { dismissToast, type ToastMessage, toasts } from "./toast-store.ts";

// The messages must be shown even when the toaster's chunk cannot be loaded.
const Toaster = lazyWithFallback(() => import("./toaster.tsx"), PlainToasts);

/** Shows the toasts; the toaster is loaded with the first one. */
export function Toasts() {
  // A toast may be raised before the prerendered page, which has none, is hydrated.
  const messages = useStore(toasts, { ssr: "initial" });
  return (
    // An open dialog hides everything else from screen readers, except what was live before it.
    <div aria-live="off">
      {messages.length > 0 && (
        <Suspense fallback={null}>
          <Toaster messages={messages} />
        </Suspense>
      )}
    </div>
  );
}

/** The fallback: the latest message only, without timers. */
function PlainToasts({ messages }: { messages: readonly ToastMessage[] }) {
  const message = messages.at(-1);
  if (!message) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-[calc(var(--bar-height,0px)+1rem)] z-50 mx-auto flex max-w-md items-start gap-3 rounded-card border border-edge bg-surface p-4 shadow-card"
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
