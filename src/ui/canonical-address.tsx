import { Navigate, useLocation } from "react-router-dom";

/** Replaces another address of the same page by the one that search engines list. */
export function CanonicalAddress({ path }: { path: string }) {
  const { pathname, search, hash } = useLocation();
  // The router leaves letters other than a to z encoded.
  return decodeURI(pathname) === path ? null : (
    <Navigate to={{ pathname: path, search, hash }} replace />
  );
}
