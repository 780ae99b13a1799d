import { type FetchQueryOptions, hashKey, type QueryKey } from "@tanstack/react-query";
import { type ReactNode, Suspense, use, useEffect, useState } from "react";
import { isUnreachable } from "@/lib/backend-error.ts";
import { describeError } from "@/lib/describe-error.ts";
import { queryClient } from "@/lib/query-client.ts";
import { whenReachable } from "@/lib/when-reachable.ts";
import { Button } from "./button.tsx";
import { markHydrated, PrerenderedContent } from "./lazy.tsx";
import { SlowNote } from "./slow-note.tsx";
import { useIsHydrating } from "./use-is-hydrating.ts";

interface FetchedPartProps<Data, Key extends QueryKey> {
  readonly query: FetchQueryOptions<Data, Error, Data, Key>;
  /** Shown above the reserved room until the data is there, and above the message without it. */
  readonly heading?: ReactNode;
  /** Read once for each query: what else it depends on must be a hook inside. */
  readonly children: (data: Data) => ReactNode;
}

/**
 * A part of a page that needs data. On a prerendered page its HTML stays until the data is there, and
 * for good if it cannot be fetched; after a navigation a message then offers to try again, which also
 * happens when the network returns or answers. Until it is there it reserves the height of the window.
 */
export function FetchedPart<Data, Key extends QueryKey>(props: FetchedPartProps<Data, Key>) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Attempt
      key={`${hashKey(props.query.queryKey)} ${attempt}`}
      onRetry={() => setAttempt(attempt + 1)}
      {...props}
    />
  );
}

interface AttemptProps<Data, Key extends QueryKey> extends FetchedPartProps<Data, Key> {
  readonly onRetry: () => void;
}

function Attempt<Data, Key extends QueryKey>(props: AttemptProps<Data, Key>) {
  const { query, heading } = props;
  const isPrerendered = useIsHydrating();
  // A failure of an earlier attempt, or of fetching it in advance, says nothing about this one.
  useState(() => {
    const { queryKey } = query;
    // Removing looks at every query of the cache, which the build fills with those of all pages.
    if (queryClient.getQueryState(queryKey)?.status === "error") {
      queryClient.removeQueries({ queryKey, exact: true });
    }
  });
  // The element stays the same: React would throw away prerendered HTML that is rendered again
  // before it is hydrated.
  const [part] = useState(() => (
    <Suspense
      fallback={
        <>
          {heading}
          <div className="min-h-screen">
            <SlowNote />
          </div>
        </>
      }
    >
      <div data-deferred="" ref={markHydrated}>
        <Part {...props} isPrerendered={isPrerendered} />
      </div>
    </Suspense>
  ));
  return part;
}

interface PartProps<Data, Key extends QueryKey> extends AttemptProps<Data, Key> {
  readonly isPrerendered: boolean;
}

function Part<Data, Key extends QueryKey>(props: PartProps<Data, Key>) {
  const { query, heading, children, isPrerendered, onRetry } = props;
  // A component that suspends loses its state, so the data comes from the query cache. It is then kept
  // in state, because the cache removes queries without observers.
  const [data] = useState(() => queryClient.getQueryData<Data>(query.queryKey));
  if (data !== undefined) return children(data);

  const error = queryClient.getQueryState(query.queryKey)?.error;
  if (!error) {
    const settled = queryClient.fetchQuery(query).catch((failure: unknown) => {
      console.warn("A part of the page could not be fetched", failure);
    });
    return <Waiting settled={settled} part={<Part {...props} />} />;
  }
  // A page that cannot be prerendered must fail the build.
  if (import.meta.env.SSR) throw error;
  if (isPrerendered) return <PrerenderedContent />;
  return <LostPart heading={heading} error={error} onRetry={onRetry} />;
}

interface LostPartProps extends Pick<FetchFailureProps, "error" | "onRetry"> {
  readonly heading: ReactNode;
}

/** The network may answer only a while after the browser says that it is back, so it is not enough to try again then. */
function LostPart({ heading, error, onRetry }: LostPartProps) {
  useEffect(() => (isUnreachable(error) ? whenReachable(onRetry) : undefined), [error, onRetry]);
  return (
    <>
      {heading}
      <FetchFailure error={error} className="my-8" onRetry={onRetry} />
    </>
  );
}

/** Shows a part when its data can be in the cache, or is known not to come. */
function Waiting({ settled, part }: { settled: Promise<unknown>; part: ReactNode }) {
  use(settled);
  return part;
}

interface FetchFailureProps {
  readonly error: Error;
  readonly className: string;
  readonly onRetry: () => void;
}

/** In place of what could not be fetched: tries again when the button is pressed, and when the network returns. */
export function FetchFailure({ error, className, onRetry }: FetchFailureProps) {
  useEffect(() => {
    window.addEventListener("online", onRetry);
    return () => window.removeEventListener("online", onRetry);
  }, [onRetry]);
  return (
    <div role="alert" className={`grid justify-items-start gap-3 ${className}`}>
      <p>{describeError(error)}</p>
      <Button onClick={onRetry}>Försök igen</Button>
    </div>
  );
}
