import {
  type ComponentType,
  createContext,
  memo,
  Suspense,
  useContext,
  useEffect,
  useState,
} from "react";
import { generatePath, Navigate, useLocation, useParams, useRoutes } from "react-router-dom";
import { MISSING_PAGE } from "@/config/stand-ins.ts";
import { afterSuggestions, lazyPage } from "@/ui/lazy.tsx";
import { LoadingPage } from "@/ui/loading-page.tsx";
import { PreloadPage } from "@/ui/preload-page.ts";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { HydrationMark } from "./hydration-mark.tsx";
import { PageHead } from "./page-head.tsx";
import { usePagePath } from "./page-path.tsx";
import { type AppRoute, routes } from "./routes.ts";

/** A page at two patterns is one component: what has been loaded at one is not waited for at the other. */
const components = new Map(routes.map(({ page }) => [page, lazyPage(page)]));

const pages = routes.flatMap((route) => {
  const Page = components.get(route.page);
  return Page ? { route, Page } : [];
});

const pageRoutes = pages.map(({ route, Page }) => ({
  path: route.path,
  // A choice of a filter changes the address: only what reads it is rendered again, not the whole page.
  element: <RoutePage route={route} page={memo(Page)} />,
}));

const preloadable = pages.map(({ route, Page }) => ({
  path: route.path,
  isPersonal: route.kind === "unlisted",
  preload: Page.preload,
}));

/** Loads a page in advance. */
async function preload(path: string): Promise<void> {
  const { preloadPage } = await import("./preload-page.ts");
  await preloadPage(preloadable, path, "code and data");
}

/** Loads linked pages in advance, after what the page itself shows. */
function preloadLinks(signal: AbortSignal) {
  afterSuggestions()
    .then(() => import("./preload-page.ts"))
    .then(({ preloadPage, preloadLinkedPages, preloadPagesInView }) => {
      // At once: Chrome holds back what waits for a module, even a loaded one, until 100 ms after a touch.
      preloadLinkedPages((path) => preloadPage(preloadable, path, "code and data"), signal);
      preloadPagesInView((path) => preloadPage(preloadable, path, "public code"), signal);
    })
    .catch((error: unknown) => console.info("Pages are not loaded in advance", error));
}

/**
 * The path pattern of the page that the server, or the service worker, has answered with instead of
 * that of the address, which may match a pattern of the routes.
 */
const standIn =
  typeof document === "undefined" ? undefined : document.getElementById("root")?.dataset.standIn;

const StandIn = pages.find(({ route }) => route.path === standIn)?.Page;

/** Renders the page of the address. */
export function AppRoutes() {
  useEffect(() => {
    const ending = new AbortController();
    preloadLinks(ending.signal);
    return () => ending.abort();
  }, []);
  const page = useRoutes(pageRoutes);
  const { key } = useLocation();
  const [firstKey] = useState(key);
  return (
    <PreloadPage value={preload}>
      <ShowsStandIn value={StandIn !== undefined && key === firstKey}>{page}</ShowsStandIn>
    </PreloadPage>
  );
}

/** Whether the server answered with a page other than that of the address, such as the offline page, and the visitor has not navigated since. */
const ShowsStandIn = createContext(false);

/** Follows the path, not the location: a choice of a filter renders neither this nor the head again. */
function RoutePage({ route, page }: { route: AppRoute; page: ComponentType }) {
  const pathname = usePagePath();
  const Replaced = useContext(ShowsStandIn) ? StandIn : undefined;
  const Page = Replaced ?? page;
  return (
    <>
      <PageHead route={route} isSuccessor={StandIn !== undefined && !Replaced} />
      {Replaced && standIn === MISSING_PAGE && route.shell && (
        <RedirectToShell pattern={route.shell} />
      )}
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<LoadingPage />}>
          {/* One element, which can be removed at once: browsers restyle what is left after each. */}
          <div>{route.isShell && !Replaced ? <ShellPage page={Page} /> : <Page />}</div>
          <HydrationMark />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

// These two wait for the end of hydration in components of their own: if they were rendered again
// with the page, before its parts are hydrated, React would throw away the prerendered HTML.

/** Leads from the document of missing addresses to the page that answers for all of a pattern. */
function RedirectToShell({ pattern }: { pattern: string }) {
  const params = useParams();
  return useIsHydrating() ? null : <Navigate to={generatePath(pattern, params)} replace />;
}

function ShellPage({ page: Page }: { page: ComponentType }) {
  return useIsHydrating() ? <LoadingPage /> : <Page />;
}
