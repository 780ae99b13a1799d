import { Fragment, useRef } from "react";
import type { NameKind } from "@/generators/registry.ts";
import { describeFacts } from "@/name-parts/facts/describe-facts.ts";
import { namePageAddress } from "@/name-parts/links/name-page-address.ts";
import type { NameFacts as FactsOfName } from "@/names/facts/facts.ts";
import { PrerenderedContent } from "@/ui/lazy.tsx";
import { Link } from "@/ui/link.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { usePreloadInView } from "@/ui/use-preload-in-view.ts";

export interface NameFactsProps {
  readonly name: string;
  readonly known: FactsOfName;
}

/**
 * The facts about a name, which lead to the page of the name. What the page says elsewhere is for
 * screen readers only. A name without facts has a page too, or an answer of the
 * name search.
 */
export default function NameFacts({ name, known }: NameFactsProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const address = namePageAddress(name, kindOf(known));
  usePreloadInView(link, address);
  const isHydrating = useIsHydrating();
  // What the document says is right.
  if (known.areLost && isHydrating) return <PrerenderedContent />;
  const facts = describeFacts(name, known);
  if (known.areLost || facts.length === 0) {
    // A line in words, or none: that there are no facts is no fact.
    return (
      <Link ref={link} to={address} className="name-link">
        <span className={known.areLost ? "" : "sr-only"}>Mer om {name}</span>
      </Link>
    );
  }
  return (
    <Link ref={link} to={address} className="name-link">
      <span className="sr-only">Mer om {name}: </span>
      {facts.map((fact, i) => (
        <Fragment key={fact.text}>
          {i > 0 && "\u00a0· "}
          <span>
            {fact.before && <span className="sr-only">{fact.before} </span>}
            {fact.short && <span aria-hidden>{fact.short}</span>}
            <span className={fact.short && "sr-only"}>{fact.text}</span>
            {fact.source && <span className="sr-only"> ({fact.source})</span>}
          </span>
        </Fragment>
      ))}
    </Link>
  );
}

function kindOf({ bearers, newborns, carried, surnameBearers }: FactsOfName): NameKind {
  if (surnameBearers !== undefined) return "surname";
  return bearers || newborns || carried ? "given name" : "any name";
}
