/**
 * Errors on their way to the error reports. What happens before the code of the service has come is
 * kept for it. Without a configured service nothing of it is loaded, and nothing is kept.
 */
import { EARLY_ERRORS_LIMIT } from "@/config/limits.ts";
import { sentryDsn } from "./env.ts";
import { whenIdle } from "./when-idle.ts";

const early: unknown[] = [];

let send = (error: unknown): void => {
  if (early.length < EARLY_ERRORS_LIMIT) early.push(error);
};

/** Reports an error that was caught; one that nothing catches is reported by itself. */
export function reportError(error: unknown): void {
  if (sentryDsn) send(error);
}

/** Reports the errors that nothing catches, from now on. */
export function startErrorReports(dsn: string): void {
  // What fails in a script of another origin comes without an error, and is not ours to report.
  window.addEventListener("error", ({ error }) => error && reportError(error));
  window.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
  whenIdle(() => {
    import("./sentry.ts").then(
      ({ connectToSentry }) => {
        send = connectToSentry(dsn);
        for (const error of early.splice(0)) send(error);
      },
      (error: unknown) => console.warn("Errors cannot be reported", error),
    );
  });
}
