/** Toasts waiting to be shown. A plain store, so that any code may raise one before the toaster's
 * own code has been loaded. */

/** Something that can be done about what a toast tells. */
export interface ToastAction {
  readonly label: string;
  /** What the button does, for somebody who hears of it without seeing the page. */
  readonly spoken: string;
  readonly run: () => void;
}

export interface ToastMessage {
  readonly id: number;
  /** A notice tells of what neither was asked for nor failed. */
  readonly tone: "success" | "error" | "notice";
  /** A line of its own above the text; none for a plain success. */
  readonly title: string | null;
  readonly text: string;
  /** The language of the text, when it is not Swedish. */
  readonly lang: "en" | undefined;
  readonly action: ToastAction | null;
}

let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly ToastMessage[]): void {
  messages = next;
  for (const listener of listeners) listener();
}

function add(message: Omit<ToastMessage, "id">): number {
  lastId += 1;
  replace([...messages, { id: lastId, ...message }]);
  return lastId;
}

/** Tells the visitor that something was done; announced politely. */
export function showSuccess(text: string, title: string | null = null): void {
  add({ tone: "success", title, text, lang: undefined, action: null });
}

/**
 * Tells of something that can be acted upon; a failure or a notice stands until that is done.
 *
 * @returns the id to dismiss it by
 */
export function showWithAction(
  tone: ToastMessage["tone"],
  text: string,
  action: ToastAction,
): number {
  return add({ tone, title: tone === "error" ? "Fel" : null, text, lang: undefined, action });
}

/** Tells the visitor that something failed; announced at once. */
export function showError(text: string, title = "Fel", lang?: "en"): void {
  add({ tone: "error", title, text, lang, action: null });
}

export function dismissToast(id: number): void {
  replace(messages.filter((message) => message.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly ToastMessage[] {
  return messages;
}
