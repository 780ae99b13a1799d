import { useSyncExternalStore } from "react";

interface VisitorsDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/** The visitor's date, which changes at midnight; null on the first render of a prerendered page. */
export function useToday(): VisitorsDay | null {
  const today = useSyncExternalStore(subscribe, dayOfVisitor, () => null);
  if (today === null) return null;
  return {
    year: Math.floor(today / 10_000),
    month: Math.floor(today / 100) % 100,
    day: today % 100,
  };
}

/** The date as one number: a snapshot must be the same value as long as nothing changes. */
function dayOfVisitor(): number {
  const now = new Date();
  return now.getFullYear() * 10_000 + (now.getMonth() + 1) * 100 + now.getDate();
}

function subscribe(onChange: () => void): () => void {
  let timer = setTimeout(check, untilMidnight());
  function check() {
    onChange();
    clearTimeout(timer);
    timer = setTimeout(check, untilMidnight());
  }
  // A timer stands still while the device sleeps.
  document.addEventListener("visibilitychange", check);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", check);
  };
}

/** Milliseconds to the visitor's next day, which begins an hour sooner or later when clocks change. */
function untilMidnight(): number {
  const now = new Date();
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return next.getTime() - now.getTime();
}
