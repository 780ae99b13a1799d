/**
 * The toast on screen, which is the last one, and those that come back after it. A plain store, so
 * that any code can raise one before the toaster's own code has been loaded.
 */
import { atom } from "nanostores";

/** A button in a toast. */
export interface ToastAction {
  readonly label: string;
  /** What the button does, for someone who hears the toast without seeing the page. */
  readonly spoken: string;
  readonly run: () => void;
}

/** A link in a toast, to what can be reached in other ways too. */
export interface ToastLink {
  readonly label: string;
  readonly to: string;
}

export interface ToastMessage {
  readonly id: number;
  /** A notice reports what the visitor did not ask for and what is no failure. */
  readonly tone: "success" | "error" | "notice";
  /** A separate line above the text; none for a plain success. */
  readonly title: string | null;
  readonly text: string;
  readonly action: ToastAction | null;
  readonly link?: ToastLink;
}

export const toasts = atom<readonly ToastMessage[]>([]);

let lastId = 0;

/** Whether a toast stays until it is closed and has a button that exists nowhere else. */
function outlivesOthers({ tone, action }: ToastMessage): boolean {
  return tone !== "success" && action !== null;
}

/** Replaces the toast on screen. */
function add(message: Omit<ToastMessage, "id">): number {
  lastId += 1;
  toasts.set([...toasts.get().filter(outlivesOthers), { id: lastId, ...message }]);
  return lastId;
}

/** Reports a success; announced politely. */
export function showSuccess(text: string, title: string | null = null): void {
  add({ tone: "success", title, text, action: null });
}

/** Reports a failure, until it is closed or the page is left; announced at once. */
export function showError(text: string, title = "Fel"): void {
  add({ tone: "error", title, text, action: null });
}

/** Shows a toast with a link to where something can be done about it. */
export function showWithLink(tone: ToastMessage["tone"], text: string, link: ToastLink): void {
  add({ tone, title: titleOf(tone), text, action: null, link });
}

/**
 * Shows a toast with a button. A failure or a notice stays until it is closed or acted on.
 *
 * @returns the id to dismiss it by
 */
export function showWithAction(
  tone: ToastMessage["tone"],
  text: string,
  action: ToastAction,
): number {
  return add({ tone, title: titleOf(tone), text, action });
}

function titleOf(tone: ToastMessage["tone"]): string | null {
  return tone === "error" ? "Fel" : null;
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((message) => message.id !== id));
}

/** Dismisses an error that has been shown elsewhere since. */
export function dismissError(): void {
  toasts.set(toasts.get().filter((message) => message.tone !== "error" || outlivesOthers(message)));
}

/** Dismisses what belongs to the page that is left; a button may be wanted on the next one too. */
export function dismissToastsOfPage(): void {
  toasts.set(toasts.get().filter(({ action }) => action !== null));
}

export function currentToasts(): readonly ToastMessage[] {
  return toasts.get();
}
