/** The error reports themselves. Imported only when they are wanted: it brings a large library. */
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

/** Nothing of the visitor but the error: no address, cookies, headers, bodies or queries. */
const NO_PERSONAL_DATA = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
};

/**
 * Connects to the project, without tracing, recordings of the page or counting of visits.
 *
 * @param dsn address of the project
 * @returns what sends an error there
 */
export function connectToSentry(dsn: string): (error: unknown) => void {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [
      // Advertisements and extensions have errors of their own.
      eventFiltersIntegration({ allowUrls: [window.location.origin] }),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      // What was pressed may bear what the visitor typed.
      breadcrumbsIntegration({ dom: false }),
    ],
    dataCollection: NO_PERSONAL_DATA,
    enhanceFetchErrorMessages: "report-only",
    sendClientReports: false,
    beforeBreadcrumb: (breadcrumb) => scrub(breadcrumb),
    beforeSend: ({ sdkProcessingMetadata, ...event }) => ({
      ...scrub(event),
      // Stays in the browser, and holds more than data.
      ...(sdkProcessingMetadata && { sdkProcessingMetadata }),
    }),
  });
  getCurrentScope().setClient(client);
  client.init();
  return (error) => {
    client.captureException(error, {}, getCurrentScope());
  };
}
