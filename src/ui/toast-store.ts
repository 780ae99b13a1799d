/** Toasts waiting to be shown. A plain store, so that any code may raise one before the toaster's
 * own code has been loaded. */

export interface ToastMessage {
  readonly id: number;
  readonly tone: "success" | "error";
  readonly text: string;
}

let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly ToastMessage[]): void {
  messages = next;
  for (const listener of listeners) listener();
}

function add(tone: ToastMessage["tone"], text: string): void {
  lastId += 1;
  replace([...messages, { id: lastId, tone, text }]);
}

/** Tells the visitor that something was done; announced politely. */
export function showSuccess(text: string): void {
  add("success", text);
}

/** Tells the visitor that something failed, under the title "Fel"; announced at once. */
export function showError(text: string): void {
  add("error", text);
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
