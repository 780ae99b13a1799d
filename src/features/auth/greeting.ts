/** The welcome after signing in, which is said on the page that is loaded anew. */

import { showSuccess } from "@/ui/toast-store.ts";

const KEY = "greeting";

/** Says welcome. */
export function greet(): void {
  showSuccess("Du är nu inloggad", "Välkommen!");
}

/** Has the next page of this tab say welcome. */
export function leaveGreeting(): void {
  try {
    window.sessionStorage.setItem(KEY, "true");
  } catch (error) {
    // Blocked storage: the header still shows who is signed in.
    console.warn("The greeting cannot be kept", error);
  }
}

/** Whether to say welcome; once. */
export function takeGreeting(): boolean {
  try {
    const isLeft = window.sessionStorage.getItem(KEY) !== null;
    window.sessionStorage.removeItem(KEY);
    return isLeft;
  } catch {
    return false;
  }
}
