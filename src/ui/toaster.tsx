import * as Toast from "@radix-ui/react-toast";
import { Check, CircleAlert, Info, X } from "lucide-react";
import { useEffect, useState } from "react";
import { dismissToast, type ToastMessage } from "./toast-store.ts";

/** How long a toast is shown, in milliseconds; an error takes longer to read and act on. */
const DURATION = { success: 4000, error: 8000, notice: 8000 } as const;

/** The same for a toast with a button: a failure must not vanish unseen, with its way to recover. */
const DURATION_WITH_ACTION = {
  success: 10_000,
  error: Number.POSITIVE_INFINITY,
  notice: Number.POSITIVE_INFINITY,
} as const;

const ICON = { success: Check, error: CircleAlert, notice: Info } as const;

/** Renders the toasts; Radix adds the timers, the pause on hover and the keyboard shortcut. */
export default function Toaster({ messages }: { messages: readonly ToastMessage[] }) {
  return (
    <Toast.Provider label="Meddelande" swipeDirection="down">
      {messages.map((message) => (
        <SingleToast key={message.id} message={message} />
      ))}
      <Toast.Viewport
        label="Meddelanden ({hotkey})"
        className="fixed inset-x-4 bottom-[calc(var(--bar-height,0px)+1rem)] z-50 mx-auto grid max-w-md gap-2 outline-none"
      />
    </Toast.Provider>
  );
}

function SingleToast({ message }: { message: ToastMessage }) {
  const isError = message.tone === "error";
  const isMounted = useIsMounted();
  const { action } = message;
  const Icon = ICON[message.tone];
  return (
    <Toast.Root
      // Radix announces on its own, too: politely, unless something went wrong.
      type={isError ? "foreground" : "background"}
      duration={(action ? DURATION_WITH_ACTION : DURATION)[message.tone]}
      onOpenChange={(open) => {
        if (!open) dismissToast(message.id);
      }}
      className={
        "arrives flex items-start gap-3 rounded-card py-2 pr-2 pl-4 shadow-card " +
        (isError ? "bg-falu text-falu-ink" : "bg-ink text-ground")
      }
    >
      <Icon aria-hidden className="mt-2.5 size-5 shrink-0" />
      {/* The text follows its live region: not every screen reader announces a region that is
          inserted with its text. */}
      <div
        role={isError ? "alert" : "status"}
        data-radix-toast-announce-exclude=""
        className="min-h-10 min-w-0 grow py-2 wrap-anywhere"
      >
        {isMounted && message.title && <strong className="block">{message.title}</strong>}
        {isMounted && <span lang={message.lang}>{message.text}</span>}
      </div>
      {action && (
        <Toast.Action
          altText={action.spoken}
          onClick={action.run}
          className="min-h-10 shrink-0 rounded-control px-3 font-semibold underline underline-offset-4 hover:bg-current/15 focus-visible:outline-current"
        >
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close
        aria-label="Stäng meddelandet"
        className="grid size-10 shrink-0 place-items-center rounded-control hover:bg-current/15 focus-visible:outline-current"
      >
        <X aria-hidden className="size-5" />
      </Toast.Close>
    </Toast.Root>
  );
}

function useIsMounted(): boolean {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return isMounted;
}
