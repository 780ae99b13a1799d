import { Navigate } from "react-router-dom";
import { LoadingPage } from "./loading-page.tsx";

/** Sends the visitor on to another page. */
export function Redirect({ to }: { to: string }) {
  return (
    <LoadingPage>
      <Navigate to={to} replace />
    </LoadingPage>
  );
}
