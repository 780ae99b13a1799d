import { type ComponentType, Suspense, useEffect } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { lazyPage } from "@/ui/lazy.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { PageHead } from "./page-head.tsx";
import { type AppRoute, routes } from "./routes.ts";

const pages = routes.map((route) => ({ route, Page: lazyPage(route.page) }));

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

function RoutePage({ route, page: Page }: { route: AppRoute; page: ComponentType }) {
  const { pathname } = useLocation();
  const page = (
    <Suspense fallback={placeholder}>
      <Page />
      <HydrationMark />
    </Suspense>
  );
  return (
    <>
      <PageHead route={route} />
      <ErrorBoundary key={pathname}>{page}</ErrorBoundary>
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
