/**
 * Sends errors to Sentry, if that is configured; its code is loaded late, and errors that happen
 * before are queued.
 */
import { EARLY_ERRORS_LIMIT } from "@/config/limits.ts";
import { sentryDsn } from "./env.ts";
import { whenIdle } from "./when-idle.ts";

const queue: unknown[] = [];

let send = (error: unknown): void => {
  if (queue.length < EARLY_ERRORS_LIMIT) queue.push(error);
};

/** Reports a caught error; uncaught ones are reported automatically. */
export function reportError(error: unknown): void {
  if (sentryDsn) send(error);
}

/** Loads Sentry, if configured, once the page is idle, and reports uncaught errors. */
export function startErrorReports(): void {
  const dsn = sentryDsn;
  if (!dsn) return;
  // An event without an error comes from a script of another origin, which is not ours to report.
  window.addEventListener("error", ({ error }) => error && reportError(error));
  window.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
  whenIdle(() => {
    import("./sentry.ts").then(
      ({ connectToSentry }) => {
        send = connectToSentry(dsn);
        for (const error of queue.splice(0)) send(error);
      },
      (error: unknown) => console.warn("Sentry cannot be loaded", error),
    );
  });
}
