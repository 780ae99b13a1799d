/** The welcome toast after signing in, which has to survive the reload that follows. */
import { showSuccess } from "@/ui/toast-store.ts";

const KEY = "greeting";

export function showWelcome(): void {
  showSuccess("Du är nu inloggad", "Välkommen!");
}

/** After the first sign-in with Google to an account that has a password. */
export function showGoogleLinked(): void {
  showSuccess(
    "Du är nu inloggad. Ditt konto har också kopplats till Google, så du kan logga in på båda sätten.",
    "Välkommen!",
  );
}

/** Makes the next page load of this tab show the welcome. */
export function scheduleWelcome(): void {
  try {
    window.sessionStorage.setItem(KEY, "true");
  } catch (error) {
    // Blocked storage: the header still shows who is signed in.
    console.warn("The welcome cannot be scheduled", error);
  }
}

/** Whether a welcome was scheduled; true only once. */
export function takeScheduledWelcome(): boolean {
  try {
    const isScheduled = window.sessionStorage.getItem(KEY) !== null;
    window.sessionStorage.removeItem(KEY);
    return isScheduled;
  } catch {
    return false;
  }
}
