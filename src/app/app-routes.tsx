import { type ComponentType, type ReactNode, Suspense } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { lazyPage } from "@/ui/lazy-part.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { PageHead } from "./page-head.tsx";
import { type AppRoute, routes } from "./routes.ts";

const pages = routes.map((route) => ({ route, Page: lazyPage(route.page) }));

/** As high as the window, so that the footer stays out of sight while the page's code comes. */
const place = <div data-page-waits="" className="min-h-screen" />;

/** Draws the page of the address. */
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
    <Suspense fallback={place}>
      <Page />
    </Suspense>
  );
  return (
    <>
      <PageHead route={route} />
      <ErrorBoundary key={pathname}>
        {route.kind === "personal" ? <InBrowser>{page}</InBrowser> : page}
      </ErrorBoundary>
    </>
  );
}

/** Left out of what the build draws: what depends on who is visiting. */
function InBrowser({ children }: { children: ReactNode }) {
  return useIsHydrating() ? place : children;
}
