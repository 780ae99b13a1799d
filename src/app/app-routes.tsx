import { Suspense } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { useDocumentHead } from "./document-head.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { type AppRoute, routes } from "./routes.tsx";

/** Draws the page of the address. */
export function AppRoutes() {
  return (
    <Routes>
      {routes.map((route) => (
        <Route key={route.path} path={route.path} element={<RoutePage route={route} />} />
      ))}
    </Routes>
  );
}

function RoutePage({ route }: { route: AppRoute }) {
  const { pathname } = useLocation();
  const isUnlisted = route.isUnlisted ?? false;
  useDocumentHead({
    title: route.title,
    description: route.description,
    canonicalPath: isUnlisted ? null : route.path,
    isListed: !isUnlisted,
  });
  return (
    <ErrorBoundary key={pathname}>
      {/* As high as the window, so that the footer stays put while the page's code comes. */}
      <Suspense fallback={<div className="min-h-screen" />}>{route.element}</Suspense>
    </ErrorBoundary>
  );
}
