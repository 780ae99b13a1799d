import { startAnalytics } from "./analytics.ts";
import { analyticsScript, sentryDsn } from "./env.ts";
import { startErrorReports } from "./error-reports.ts";

/** Starts what the site tells others of itself, as far as it is configured. */
export function startOutsideServices(): void {
  if (sentryDsn) startErrorReports(sentryDsn);
  if (analyticsScript) startAnalytics(analyticsScript);
}
