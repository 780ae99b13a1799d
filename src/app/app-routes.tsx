import { type ComponentType, Suspense, useEffect } from "react";
import { generatePath, Navigate, Route, Routes, useLocation, useParams } from "react-router-dom";
import { MISSING_PAGE } from "@/config/stand-ins.ts";
import { lazyPage } from "@/ui/lazy.tsx";
import { PreloadPage, preloadLinkedPages } from "@/ui/preload-page.ts";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { PageHead } from "./page-head.tsx";
import { type AppRoute, routes } from "./routes.ts";

const pages = routes.map((route) => ({ route, Page: lazyPage(route.page) }));

const preloadable = pages.map(({ route, Page }) => ({ path: route.path, preload: Page.preload }));

/** Loads a page in advance; one whose code or data is missing says so when it is opened. */
function preload(path: string) {
  import("./preload-page.ts")
    .then(({ preloadPage }) => preloadPage(preloadable, path))
    .catch((error: unknown) => console.info("A page could not be loaded in advance", error));
}

/**
 * The path pattern of the page that the server, or the service worker, has answered with instead of
 * that of the address, which may match a pattern of the routes.
 */
const standIn =
  typeof document === "undefined" ? undefined : document.getElementById("root")?.dataset.standIn;

const StandIn = pages.find(({ route }) => route.path === standIn)?.Page;

/** As high as the window, so that the footer stays out of sight while the page's chunk loads. */
const placeholder = <div data-page-loading="" className="min-h-screen" />;

/** Renders the page of the address. */
export function AppRoutes() {
  useEffect(() => preloadLinkedPages(preload), []);
  return (
    <PreloadPage value={preload}>
      <Routes>
        {pages.map(({ route, Page }) => (
          <Route
            key={route.path}
            path={route.path}
            element={<RoutePage route={route} page={Page} />}
          />
        ))}
      </Routes>
    </PreloadPage>
  );
}

function RoutePage({ route, page }: { route: AppRoute; page: ComponentType }) {
  const { pathname, key } = useLocation();
  const Replaced = key === "default" ? StandIn : undefined;
  const Page = Replaced ?? page;
  return (
    <>
      <PageHead route={route} />
      {Replaced && standIn === MISSING_PAGE && route.shell && (
        <RedirectToShell pattern={route.shell} />
      )}
      <ErrorBoundary key={pathname}>
        <Suspense fallback={placeholder}>
          {route.isShell && !Replaced ? <ShellPage page={Page} /> : <Page />}
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
  return useIsHydrating() ? placeholder : <Page />;
}

/** Marks the document as hydrated: from then on the page reacts to input. */
function HydrationMark() {
  useEffect(() => {
    document.getElementById("root")?.setAttribute("data-hydrated", "");
  }, []);
  return null;
}
