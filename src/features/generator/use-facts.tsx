import { type ComponentType, lazy, type ReactNode, useMemo, useState } from "react";
import type { FactsLookup } from "@/names/facts/facts.ts";

/** Loads the facts about the names of one kind. */
export type LoadFacts = (kind: string) => Promise<FactsLookup>;

/** Renders what is said about names; suspends until the facts have loaded. */
export type WithFacts = ComponentType<{
  readonly children: (lookUp: FactsLookup) => ReactNode;
}>;

const lostFacts: FactsLookup = () => ({ areLost: true });

/**
 * The facts about the names on the page; null while there are no names. Lost ones are requested once more.
 *
 * @param kind what `load` is called with, where it has several kinds of names to choose between
 * @param added what the visitor's choices add to the facts about a name
 */
export function useFacts(
  load: LoadFacts,
  hasNames: boolean,
  kind = "",
  added?: FactsLookup,
): WithFacts | null {
  const [loadedFacts] = useState(() => new Map<LoadFacts, Map<string, WithFacts>>());
  const Loaded = hasNames ? loadedOnce(loadedFacts, load, kind) : null;
  return useMemo(() => (Loaded && added ? withAdded(Loaded, added) : Loaded), [Loaded, added]);
}

/**
 * The component of a kind of names, made once per page. React discards memoised values when a transition suspends: made in
 * a memo, each attempt would suspend on a new component, and the transition would never finish.
 */
function loadedOnce(
  loaded: Map<LoadFacts, Map<string, WithFacts>>,
  load: LoadFacts,
  kind: string,
): WithFacts {
  const kinds = loaded.get(load) ?? new Map<string, WithFacts>();
  loaded.set(load, kinds);
  const Loaded = kinds.get(kind) ?? withFacts(requestFacts(load, kind));
  kinds.set(kind, Loaded);
  return Loaded;
}

async function requestFacts(load: LoadFacts, kind: string): Promise<FactsLookup> {
  // Draws them, and loads at the same time; the part that it is in reports what is lost.
  const code = import("./name-facts.tsx").catch(() => null);
  const lookUp = await load(kind)
    .catch(() => load(kind))
    .catch((error: unknown) => {
      // The names are useful without their facts.
      console.warn("The facts about the names failed to load", error);
      return lostFacts;
    });
  await code;
  return lookUp;
}

function withFacts(request: Promise<FactsLookup>): WithFacts {
  return lazy(async () => {
    const lookUp = await request;
    return { default: ({ children }) => children(lookUp) };
  });
}

function withAdded(Loaded: WithFacts, added: FactsLookup): WithFacts {
  return ({ children }) => (
    <Loaded>{(lookUp) => children((name) => ({ ...lookUp(name), ...added(name) }))}</Loaded>
  );
}
