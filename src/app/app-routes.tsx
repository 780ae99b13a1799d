import { type ComponentType, Suspense, useEffect } from "react";
import { generatePath, Route, Routes, useLocation, useParams } from "react-router-dom";
import { lazyPage } from "@/ui/lazy.tsx";
import { Redirect } from "@/ui/redirect.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { PageHead } from "./page-head.tsx";
import { type AppRoute, routes } from "./routes.ts";

const pages = routes.map((route) => ({ route, Page: lazyPage(route.page) }));

const MissingPage = pages.find(({ route }) => route.kind === "missing")?.Page;

/**
 * Whether the server has answered with the document of all addresses that do not exist. Such an
 * address may match a pattern of the routes.
 */
const isMissingDocument =
  typeof document !== "undefined" && document.getElementById("root")?.dataset.missing !== undefined;

/** As high as the window, so that the footer stays out of sight while the page's chunk loads. */
const placeholder = <div data-page-loading="" className="min-h-screen" />;

/** Renders the page of the address. */
export function AppRoutes() {
  return (
    <Routes>
      {pages.map(({ route, Page }) => (
        <Route
          key={route.path}
          path={route.path}
          element={<RoutePage route={route} page={Page} />}
        />
      ))}
    </Routes>
  );
}

function RoutePage({ route, page }: { route: AppRoute; page: ComponentType }) {
  const { pathname, key } = useLocation();
  const params = useParams();
  const isHydrating = useIsHydrating();
  const isMissing = isMissingDocument && key === "default" && MissingPage !== undefined;
  if (isMissing && !isHydrating && route.shell) {
    return <Redirect to={generatePath(route.shell, params)} />;
  }
  const Page = isMissing ? MissingPage : page;
  return (
    <>
      <PageHead route={route} />
      <ErrorBoundary key={pathname}>
        <Suspense fallback={placeholder}>
          {route.isShell && isHydrating ? placeholder : <Page />}
          <HydrationMark />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

/** Marks the document as hydrated: from then on the page reacts to input. */
function HydrationMark() {
  useEffect(() => {
    document.getElementById("root")?.setAttribute("data-hydrated", "");
  }, []);
  return null;
}
