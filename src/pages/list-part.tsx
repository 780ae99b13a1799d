/**
 * The way from a generator into the user's name lists. Its code is handed over by the header once it
 * knows that the user's plan has lists, so that a generator page carries next to none of it.
 */
import { type ComponentType, Suspense, useSyncExternalStore } from "react";

interface ListPartProps {
  /** One name, or all favourites. */
  readonly names: readonly string[];
  readonly look: "corner" | "button";
}

type Part = ComponentType<ListPartProps> | null;

let part: Part = null;
const listeners = new Set<() => void>();

/** Called by who knows the user's plan; null when it has no lists. */
export function provideListPart(next: Part): void {
  part = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A button that puts names into a list; nothing for a user without lists. */
export function ListPart(props: ListPartProps) {
  const AddToList = useSyncExternalStore(
    subscribe,
    () => part,
    () => null,
  );
  return (
    AddToList &&
    props.names.length > 0 && (
      <Suspense fallback={null}>
        <AddToList {...props} />
      </Suspense>
    )
  );
}
