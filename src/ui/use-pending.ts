import { useRef, useState } from "react";

export interface Pending {
  readonly isPending: boolean;
  /** Runs a task, which handles its own errors; none while another one is running. */
  readonly run: (task: () => Promise<void>) => Promise<void>;
}

/**
 * Whether a task is running, for the submit button of a form.
 *
 * Forms use this rather than React's actions and `useTransition`: while one of those is pending,
 * React holds back all other transitions, and a filter is chosen in one. A slow server would keep
 * visitors from using the page. React would also reset the form afterwards, and put an
 * inline script into prerendered pages, which the Content-Security-Policy forbids.
 */
export function usePending(): Pending {
  const [isPending, setIsPending] = useState(false);
  // A second press may come before the state is rendered.
  const isRunning = useRef(false);

  async function run(task: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsPending(true);
    try {
      await task();
    } finally {
      isRunning.current = false;
      setIsPending(false);
    }
  }

  return { isPending, run };
}
