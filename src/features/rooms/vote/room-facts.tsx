import { Fragment, Suspense, use, useState } from "react";
import { describeFacts } from "@/name-parts/facts/describe-facts.ts";
import type { FactsLookup } from "@/names/facts/facts.ts";

let lookUp: Promise<FactsLookup> | null = null;

/** Newborns, bearers and name day; the names are useful without their facts. */
function loadFacts(): Promise<FactsLookup> {
  lookUp ??= Promise.all([
    import("@/names/facts/child-name-facts.ts"),
    import("@/names/facts/given-name-facts.ts"),
  ]).then(
    ([{ lookUpChildName }, { lookUpGivenName }]) =>
      (name) => ({ ...lookUpGivenName(name), ...lookUpChildName(name) }),
    (error: unknown) => {
      console.warn("The facts about the names failed to load", error);
      lookUp = null;
      return () => ({});
    },
  );
  return lookUp;
}

/** The facts about a name in a line or two, once they are loaded; the room for them is reserved. */
export function RoomFacts({ name }: { name: string }) {
  const [facts] = useState(loadFacts);
  return (
    <p className="vote-facts">
      <Suspense>
        <Facts name={name} facts={facts} />
      </Suspense>
    </p>
  );
}

function Facts({ name, facts }: { name: string; facts: Promise<FactsLookup> }) {
  const known = describeFacts(name, use(facts)(name));
  return known.map(({ before, text }, i) => (
    <Fragment key={text}>
      {i > 0 && " · "}
      <span>
        {before && `${before} `}
        {text}
      </span>
    </Fragment>
  ));
}
