import { Navigate } from "react-router-dom";

/**
 * Sends the visitor on to another page. Until that has loaded it keeps the height of the window, and
 * the footer hidden, which would jump into view otherwise.
 */
export function Redirect({ to }: { to: string }) {
  return (
    <div data-page-loading="" className="min-h-screen">
      <Navigate to={to} replace />
    </div>
  );
}
