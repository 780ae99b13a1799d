import { useState } from "react";

export interface Pending {
  readonly isPending: boolean;
  /** Runs a task, which handles its own errors. */
  readonly run: (task: () => Promise<void>) => Promise<void>;
}

/**
 * Whether a task is running, for the submit button of a form.
 *
 * Forms use this rather than React's actions and `useTransition`: while one of those is pending,
 * React holds back all other transitions, and the router navigates in transitions. A slow server
 * would keep visitors from leaving the page. React would also reset the form afterwards, and put an
 * inline script into prerendered pages, which the Content-Security-Policy forbids.
 */
export function usePending(): Pending {
  const [isPending, setIsPending] = useState(false);

  async function run(task: () => Promise<void>): Promise<void> {
    setIsPending(true);
    try {
      await task();
    } finally {
      setIsPending(false);
    }
  }

  return { isPending, run };
}
