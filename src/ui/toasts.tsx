import { useStore } from "@nanostores/react";
import { X } from "lucide";
import { Suspense, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { lazyWithFallback } from "./lazy.tsx";
import { Link } from "./link.tsx";
import { dismissToast, dismissToastsOfPage, type ToastMessage, toasts } from "./toast-store.ts";
import { useRootMark } from "./use-root-mark.ts";

// The messages must be shown even when the toaster's chunk cannot be loaded.
const Toaster = lazyWithFallback(() => import("./toaster.tsx"), PlainToast);

/** Shows one toast at a time; the toaster is loaded with the first one. */
export function Toasts() {
  // A toast may be raised before the prerendered page, which has none, is hydrated.
  const message = useStore(toasts, { ssr: "initial" }).at(-1);
  useToastsOfPage();
  useRootMark("data-toast", message !== undefined);
  return (
    // An open dialog hides everything else from screen readers, except what was live before it.
    <div aria-live="off">
      {message && (
        <Suspense fallback={null}>
          <Toaster message={message} />
        </Suspense>
      )}
    </div>
  );
}

/** Dismisses the toasts of a page that is left, but not one that explains a redirect. */
function useToastsOfPage(): void {
  const { key } = useLocation();
  const isRedirect = useNavigationType() === "REPLACE";
  const lastKey = useRef(key);
  // Before the effects of the new page, which may show a toast of its own.
  useLayoutEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (!isRedirect) dismissToastsOfPage();
  }, [key, isRedirect]);
}

/** The fallback: without a timer. */
function PlainToast({ message }: { message: ToastMessage }) {
  const { id, action, link } = message;
  return (
    <div
      role="alert"
      className="toasts flex items-start gap-3 rounded-card border border-edge bg-surface p-4 shadow-card"
    >
      <div className="min-w-0 grow wrap-anywhere">
        {message.title && <strong className="block">{message.title}</strong>}
        <span>{message.text}</span>
        {link && (
          <Link to={link.to} className="prose-link block w-fit" onClick={() => dismissToast(id)}>
            {link.label}
          </Link>
        )}
      </div>
      {action && (
        <button
          type="button"
          className="prose-link"
          onClick={() => {
            dismissToast(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton aria-label="Stäng meddelandet" onClick={() => dismissToast(id)}>
        <Icon icon={X} />
      </IconButton>
    </div>
  );
}
