/** Connects to Sentry. It imports a large library: import this lazily. */
import {
  BrowserClient,
  breadcrumbsIntegration,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  getCurrentScope,
  httpContextIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
} from "@sentry/react";
import { scrub } from "./scrub.ts";

/** Sends nothing about the visitor: no address, cookies, headers, bodies or queries. */
const NO_PERSONAL_DATA = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
};

/**
 * Without tracing, session replay and session counting.
 *
 * @returns a function that reports an error
 */
export function connectToSentry(dsn: string): (error: unknown) => void {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [
      // Leaves out the errors of advertisements and browser extensions.
      eventFiltersIntegration({ allowUrls: [window.location.origin] }),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      // The label of a clicked element may contain what the visitor typed.
      breadcrumbsIntegration({ dom: false }),
    ],
    dataCollection: NO_PERSONAL_DATA,
    enhanceFetchErrorMessages: "report-only",
    sendClientReports: false,
    beforeBreadcrumb: (breadcrumb) => scrub(breadcrumb),
    beforeSend: ({ sdkProcessingMetadata, ...event }) => ({
      ...scrub(event),
      // Not sent, and not plain data.
      ...(sdkProcessingMetadata && { sdkProcessingMetadata }),
    }),
  });
  getCurrentScope().setClient(client);
  client.init();
  return (error) => {
    client.captureException(error, {}, getCurrentScope());
  };
}
