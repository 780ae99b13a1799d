import * as Toast from "@radix-ui/react-toast";
import { Check, CircleAlert, Info, X } from "lucide";
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import { dismissToast, type ToastMessage } from "./toast-store.ts";

/** How long a toast is shown, in milliseconds. A failure or a notice must not vanish unseen. */
function durationOf({ tone, action, link }: ToastMessage): number {
  if (tone !== "success") return Number.POSITIVE_INFINITY;
  return action || link ? 10_000 : 6000;
}

const ICON = { success: Check, error: CircleAlert, notice: Info } as const;

/** Renders a toast; Radix adds the timer, its pause on hover and focus, and the keyboard shortcut. */
export default function Toaster({ message }: { message: ToastMessage }) {
  const toasts = useRef<Element>(null);
  const giveFocusBack = useFocusBefore(toasts);
  return (
    <div
      ref={(element) => {
        // Kept for the toast, which is removed after the reference.
        if (element) toasts.current = element;
      }}
    >
      <Toast.Provider label="Meddelande" swipeDirection="down">
        <SingleToast key={message.id} message={message} onGone={giveFocusBack} />
        <Toast.Viewport label="Meddelanden ({hotkey})" className="toasts outline-none" />
      </Toast.Provider>
    </div>
  );
}

const ACTION =
  "grid min-h-10 shrink-0 place-items-center rounded-control px-3 font-semibold underline underline-offset-4 hover:bg-current/15 focus-visible:outline-current";

/**
 * Remembers what had focus before it came to the toasts.
 *
 * @returns moves focus back there, or to the heading of the page, before a toast that has it is removed
 */
function useFocusBefore(toasts: RefObject<Element | null>): () => void {
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    function remember({ target }: FocusEvent) {
      if (target instanceof HTMLElement && !toasts.current?.contains(target)) {
        before.current = target;
      }
    }
    if (document.activeElement instanceof HTMLElement) before.current = document.activeElement;
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, [toasts]);

  return () => {
    const { activeElement } = document;
    if (!activeElement || !toasts.current?.contains(activeElement)) return;
    // A press with the mouse must not scroll the page.
    const preventScroll = !activeElement.matches(":focus-visible");
    const isThere = before.current?.isConnected && before.current !== document.body;
    const target = isThere ? before.current : document.querySelector("h1");
    target?.focus({ preventScroll });
  };
}

interface SingleToastProps {
  readonly message: ToastMessage;
  readonly onGone: () => void;
}

function SingleToast({ message, onGone }: SingleToastProps) {
  const isError = message.tone === "error";
  const isMounted = useIsMounted();
  useFieldInView();
  const gone = useEffectEvent(onGone);
  useLayoutEffect(() => {
    // React has given focus back to the list of a toast that this one replaces.
    gone();
    return () => gone();
  }, []);
  const { action, link } = message;
  return (
    <Toast.Root
      // Radix announces on its own, too: politely, unless something went wrong.
      type={isError ? "foreground" : "background"}
      duration={durationOf(message)}
      // A dialog that is opened later would let presses through to what is below the toast.
      style={{ pointerEvents: "auto" }}
      onOpenChange={(open) => {
        if (!open) dismissToast(message.id);
      }}
      className={
        "arrives flex items-start gap-3 rounded-card py-2 pr-2 pl-4 shadow-card " +
        (isError ? "bg-falu text-falu-ink" : "bg-ink text-ground")
      }
    >
      <Icon icon={ICON[message.tone]} className="mt-2.5 size-5 shrink-0" />
      {/* The text follows its live region: not every screen reader announces a region that is
          inserted with its text. */}
      <div className="min-w-0 grow">
        <div
          role={isError ? "alert" : "status"}
          data-radix-toast-announce-exclude=""
          className="min-h-10 py-2 wrap-anywhere"
        >
          {isMounted && message.title && <strong className="block">{message.title}</strong>}
          {isMounted && <span>{message.text}</span>}
        </div>
        {link && (
          <Toast.Close asChild>
            <Link to={link.to} className={`-ml-3 w-fit ${ACTION}`}>
              {link.label}
            </Link>
          </Toast.Close>
        )}
      </div>
      {action && (
        <Toast.Action altText={action.spoken} onClick={action.run} className={ACTION}>
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close
        aria-label="Stäng meddelandet"
        className="grid size-10 shrink-0 place-items-center rounded-control hover:bg-current/15 focus-visible:outline-current"
      >
        <Icon icon={X} className="size-5" />
      </Toast.Close>
    </Toast.Root>
  );
}

/** Scrolls the field in use out from under the toast; the scroll padding is in the style sheet. */
function useFieldInView(): void {
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement?.matches("input, textarea, select")) {
      activeElement.scrollIntoView({ block: "nearest" });
    }
  }, []);
}

function useIsMounted(): boolean {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return isMounted;
}
