import { Component, type ErrorInfo, type ReactNode } from "react";
import { reportError } from "@/lib/error-reports.ts";
import { PageLoadError } from "@/ui/lazy.tsx";
import { PageHeading } from "@/ui/page-heading.tsx";
import { ReloadNote } from "@/ui/reload-note.tsx";
import { HydrationMark } from "./hydration-mark.tsx";

interface State {
  readonly error: unknown;
  readonly hasFailed: boolean;
  readonly hasMountedAgain: boolean;
}

/**
 * Shows an error page in place of a page that failed, inside the header and footer. A page that fails is mounted again
 * once, since what others have changed in the document may be the cause. A page whose code could not be loaded is
 * tried again when the network returns, and on the next visit.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, hasFailed: false, hasMountedAgain: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, hasFailed: true };
  }

  override componentDidMount() {
    window.addEventListener("online", this.retry);
  }

  override componentWillUnmount() {
    window.removeEventListener("online", this.retry);
    this.forget();
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error("A page failed", error, componentStack);
    reportError(error);
    if (this.mayMountAgain()) this.setState({ hasFailed: false, hasMountedAgain: true });
  }

  private mayMountAgain() {
    return !this.state.hasMountedAgain && !(this.state.error instanceof PageLoadError);
  }

  private forget() {
    if (this.state.error instanceof PageLoadError) this.state.error.forget();
  }

  private readonly retry = () => {
    if (!(this.state.error instanceof PageLoadError)) return;
    this.forget();
    this.setState({ error: null, hasFailed: false });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    if (this.mayMountAgain()) return null;
    return this.state.error instanceof PageLoadError ? (
      <FailurePage
        heading="Sidan kunde inte laddas"
        text="Namnfynd har troligen uppdaterats, eller så är du offline. Ladda om sidan när du är uppkopplad."
      />
    ) : (
      <FailurePage
        heading="Något gick fel"
        text="Sidan stötte på ett oväntat fel. Favoriter som är sparade i webbläsaren finns kvar."
      />
    );
  }
}

function FailurePage({ heading, text }: { heading: string; text: string }) {
  return (
    <ReloadNote>
      <PageHeading>{heading}</PageHeading>
      <p className="text-ink-soft">{text}</p>
      <HydrationMark />
    </ReloadNote>
  );
}
