import { type FetchQueryOptions, hashKey, type QueryKey } from "@tanstack/react-query";
import { type ReactNode, Suspense, use, useState } from "react";
import { describeError } from "@/lib/describe-error.ts";
import { queryClient } from "@/lib/query-client.ts";
import { Button } from "./button.tsx";
import { markHydrated, PrerenderedContent } from "./lazy.tsx";
import { useIsHydrating } from "./use-is-hydrating.ts";

interface FetchedPartProps<Data, Key extends QueryKey> {
  readonly query: FetchQueryOptions<Data, Error, Data, Key>;
  /** Read once for each query: what else it depends on must be a hook inside. */
  readonly children: (data: Data) => ReactNode;
}

/**
 * A part of a page that needs data. On a prerendered page its HTML stays until the data is there, and
 * for good if it cannot be fetched; after a navigation a message then offers to try again. Until it
 * is there it reserves the height of the window.
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

type Outcome<Data> =
  | { readonly kind: "data"; readonly data: Data }
  | { readonly kind: "prerendered" }
  | { readonly kind: "failed"; readonly error: unknown };

function Attempt<Data, Key extends QueryKey>({
  query,
  children,
  onRetry,
}: FetchedPartProps<Data, Key> & { onRetry: () => void }) {
  const isHydrating = useIsHydrating();
  // The element stays the same: React would throw away prerendered HTML that is rendered again
  // before it is hydrated.
  const [part] = useState(() => {
    const outcome = fetchOutcome(query, isHydrating);
    return (
      <Suspense fallback={<div className="min-h-screen" />}>
        <div data-deferred="" ref={markHydrated}>
          <Part outcome={outcome} onRetry={onRetry}>
            {children}
          </Part>
        </div>
      </Suspense>
    );
  });
  return part;
}

async function fetchOutcome<Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
  isPrerendered: boolean,
): Promise<Outcome<Data>> {
  try {
    return { kind: "data", data: await queryClient.fetchQuery(query) };
  } catch (error) {
    // A page that cannot be prerendered must fail the build.
    if (import.meta.env.SSR) throw error;
    console.warn("A part of the page could not be fetched", error);
    return isPrerendered ? { kind: "prerendered" } : { kind: "failed", error };
  }
}

interface PartProps<Data> {
  readonly outcome: Promise<Outcome<Data>>;
  readonly children: (data: Data) => ReactNode;
  readonly onRetry: () => void;
}

function Part<Data>({ outcome, children, onRetry }: PartProps<Data>) {
  const result = use(outcome);
  if (result.kind === "data") return children(result.data);
  if (result.kind === "prerendered") return <PrerenderedContent />;
  return (
    <div role="alert" className="my-8 grid justify-items-start gap-3">
      <p>{describeError(result.error)}</p>
      <Button onClick={onRetry}>Försök igen</Button>
    </div>
  );
}
